"""Rules of sections 3 to 9 that no line of the game enforces, each with the reason."""

UNCITED = {
    "AR-4.17": "derived from AR-1.13 and AR-4.12: the card can always be played, so there is nothing to forbid",
    "AR-4.22": "derived from AR-1.13 and AR-12.5: the card can always be played, so there is nothing to forbid",
}
