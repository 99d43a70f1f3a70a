"""Learning by self-play: docs/study/learning.md. An extra that needs PyTorch: `pip install vivat[learn]`."""
