"""Environments for those who study play: docs/study/research.md. An extra: `pip install vivat[research]`."""
