"""A decoder of ONNX, a token at a time for several beams; it remembers what came before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

# The logarithm of how likely a token comes next, in a beam.
Likely = Callable[[int, int], float]

_MASK: Final = "encoder_attention_mask"


class Steps:
    """`hidden`: the sound, as the encoder gives it.

    `logs`: of each beam, the logarithm of how likely each token comes next.
    """

    def __init__(self, decoder: Any, hidden: Any) -> None:
        inputs = {one.name: one.shape for one in decoder.get_inputs()}
        self._decoder = decoder
        self._hidden = hidden
        self._masked = _MASK in inputs
        self._kept = [name for name in inputs if name.startswith("past")]
        _, self._heads, _, self._width = inputs[self._kept[0]]
        given = (one.name for one in decoder.get_outputs() if one.name.startswith("present"))
        self._asked = ["logits", *given]
        self._past: dict[str, Any] = {}
        self.logs: Any = None

    def first(self, tokens: Sequence[int]) -> Likely:
        import numpy as np

        nothing = np.zeros((1, self._heads, 0, self._width), np.float32)
        return self._run([tokens], dict.fromkeys(self._kept, nothing), begun=False)

    def next(self, tokens: Sequence[int], rows: Sequence[int]) -> Likely:
        """`rows`: which of the beams before each of these goes on from."""
        import numpy as np

        past = {
            # What was heard is the same for all.
            name: kept[rows] if ".decoder." in name else np.repeat(kept[:1], len(rows), 0)
            for name, kept in self._past.items()
        }
        return self._run([[token] for token in tokens], past, begun=True)

    def _run(self, tokens: Sequence[Sequence[int]], past: dict[str, Any], begun: bool) -> Likely:
        import numpy as np

        fed = {
            "input_ids": np.array(tokens, np.int64),
            # Begun, it looks at what it has kept of it.
            "encoder_hidden_states": np.repeat(
                self._hidden[:, :1] if begun else self._hidden, len(tokens), 0
            ),
            "use_cache_branch": np.array([begun]),
            **past,
        }
        if self._masked:
            fed[_MASK] = np.ones((len(tokens), self._hidden.shape[1]), np.int64)
        logits, *kept = self._decoder.run(self._asked, fed)
        named = (f"past_key_values{name.removeprefix('present')}" for name in self._asked[1:])
        new = dict(zip(named, kept, strict=True))
        # Begun, it gives back nothing of what was heard: that has not changed.
        self._past = {
            name: past[name] if begun and ".encoder." in name else one for name, one in new.items()
        }
        last = logits[:, -1]
        highest = last.max(1, keepdims=True)
        logs = last - highest - np.log(np.exp(last - highest).sum(1, keepdims=True))
        self.logs = logs
        return lambda row, token: float(logs[row, token])
