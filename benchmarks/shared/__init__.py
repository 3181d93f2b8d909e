"""Anchors, measuring and samples that several benchmarks share."""
