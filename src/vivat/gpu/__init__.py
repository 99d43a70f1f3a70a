"""Random games and batched environments on a GPU, from the same rules: docs/build/gpu.md.

An extra that needs CuPy (`pip install vivat[gpu]`); nothing else of Vivat needs it. Its modules import nothing of Vivat
until a game is asked for by name.
"""
