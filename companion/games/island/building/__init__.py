"""L2.2: laying out an island by hand.

`tiles`: what there is to lay. `turnings`: the ways lakes and tiles of two can lie. `laid`: what
lies where. `knots`: their arrows. `hand`: what touches do. `problems`: what is wrong so far.
`fill`: the rest at random. `changes`: what a step has changed, for whoever keeps the steps.
"""
