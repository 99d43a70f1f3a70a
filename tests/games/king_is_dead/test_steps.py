"""Section 7: the table of steps."""

from __future__ import annotations

from vivat.games.king_is_dead import data, steps, words

from .positions import act, match

OPEN = "Mo 1/0/1 St 2/0/0 La 0/2/1 No 1/1/1 Gw 0/2/0 Wa 0/1/2 Es 1/0/2 De=W supply 8/7/9"


def test_every_step_has_its_name_its_number_and_its_row() -> None:
    assert len(set(data.STEPS)) == len(data.STEPS) == len(data.STEP_TABLE)
    for number, (name, row) in enumerate(zip(data.STEPS, data.STEP_TABLE, strict=True)):
        assert getattr(data, name.upper()) == row[data.STEP] == number


def test_KD_7_3_the_steps_of_a_card_follow_one_another_and_keep_their_answers_apart() -> None:
    for row in data.STEP_TABLE:
        if row[data.THEN] != data.NO_STEP:
            after = data.STEP_TABLE[row[data.THEN]]
            assert after[data.RULE] == row[data.RULE]
        fields = [field for field, _ in steps.picks(row[data.STEP])]
        assert len(set(fields)) == len(fields)
    assert [data.STEPS[step] for step in steps.before(data.OUTMANOEUVRE_BUNDLE)] == [
        "outmanoeuvre_single_region", "outmanoeuvre_single_follower", "outmanoeuvre_other_region",
    ]  # fmt: skip
    assert steps.before(data.SUPPORT_REGION) == ()


def test_KD_7_16_what_was_picked_so_far_stands_in_the_position() -> None:
    game = act(match(OPEN, hands={0: ["outmanoeuvre"]}), "outmanoeuvre")
    picked: list[str] = []
    for word, name in (("La", "lancaster"), ("welsh", "welsh"), ("No", "northumbria")):
        assert game.position()["picks"] == picked
        act(game, word)
        picked.append(name)
    assert game.position()["picks"] == picked


def test_every_step_that_a_card_or_the_summoning_asks_rests_on_the_rule_of_the_table() -> None:
    assert words.RESTS_ON["support_region"] == steps.rule(data.SUPPORT_REGION) == "KD-4.20"
    assert words.RESTS_ON["summon_follower"] == steps.rule(data.SUMMON_FOLLOWER) == "KD-4.7"
    for card, rule in words.CARD_RULES.items():
        of_card = [step for step, rests_on in words.RESTS_ON.items() if rests_on == rule and ":" not in step]
        assert of_card and all(step.split("_")[0] in card for step in of_card)
