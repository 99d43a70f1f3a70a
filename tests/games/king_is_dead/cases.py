"""The option sets that the tests of every game go through."""

CASES = [{"players": players, "mode": mode} for players in (2, 3, 4) for mode in ("basic", "advanced")]
CASES.append({"players": 3, "mode": "advanced", "open_discards": True, "first_seat": 1})
CASES.append({"players": 2, "mode": "basic", "last_tie": "shared"})
CASES.append({"players": 4, "mode": "advanced", "team_finishes": "one_hand", "plot_to_play": True})
CASES.append({"players": 4, "mode": "advanced", "plot_to_play": True, "last_tie": "shared"})
SEEDS = 80
MOST_BYTES = 512
UNCITED: dict[str, str] = {}  # rules that stand on no line of the code, each with the reason
