"""Rules of sections 3 to 9 that no line of the game enforces, each with the reason."""

UNCITED = {
    "LV-9.5": "players may show their hands and talk; it binds nobody, and the program offers no such choice",
}
