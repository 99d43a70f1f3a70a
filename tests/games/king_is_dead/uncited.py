"""Rules that stand on no line of the code, each with the reason."""

UNCITED: dict[str, str] = {}
