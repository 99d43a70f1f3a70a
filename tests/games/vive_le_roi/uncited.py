"""Rules of sections 3 to 9 and rulings that no line of the game enforces, each with the reason."""

UNCITED = {
    "VR-R13": "says that VR-5.12 counts and a misprinted example of the rulebook does not; there is nothing to enforce",
}
