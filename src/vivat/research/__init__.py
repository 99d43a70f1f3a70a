"""Environments for those who study learning and play: docs/study/research.md. An extra: `pip install vivat[research]`."""
