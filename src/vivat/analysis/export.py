"""An analysis as a table in CSV: a line for every event, for spreadsheets and other programs. Shares go from 0 to 1."""

from __future__ import annotations

import csv
import io

from vivat.analysed import Analysed, Judged
from vivat.analysis.words import line


def as_csv(data: Analysed) -> str:
    sides = ["+".join(map(str, side["seats"])) for side in data["sides"]]
    decisions = {decision["step"]: decision for decision in data["decisions"]}
    worth = {point["steps"]: point["worth"] for point in data["curve"]}
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    named = [f"{name} {side}" for name in ("before", "change") for side in sides]
    writer.writerow(["step", "to step", "seat", "words", *named, "cost", "better", "line"])
    for event in data["events"]:
        parts = [*worth[event["step"] - 1], *event["change"]]
        who = "chance" if event["seat"] is None else event["seat"]
        head = [event["step"], event["to_step"], who, " ".join(event["words"])]
        shares = [share(part, data["whole"]) for part in parts]
        writer.writerow([*head, *shares, *judged(decisions.get(event["step"]), data["whole"])])
    return out.getvalue()


def judged(decision: Judged | None, whole: int) -> list[str]:
    if decision is None:
        return ["", "", ""]
    return [share(decision["cost"], whole), decision["better"] or "", line(decision["line"])]


def share(parts: int, whole: int) -> str:
    return f"{parts / whole:.6f}"
