"""Stands in for the compiler's module when the engine runs interpreted: there is no lock to release."""

from contextlib import nullcontext

nogil = nullcontext()
