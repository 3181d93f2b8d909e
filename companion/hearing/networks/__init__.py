"""Networks of ONNX, held to the grammar."""
