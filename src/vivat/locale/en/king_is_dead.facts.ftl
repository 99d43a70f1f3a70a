# What happened
king_is_dead-fact-set_up = The board is set up and { $first_seat } begins. Order of the regions: { $spaces }. Supply: { $supply }.
king_is_dead-fact-dealt = { $cards ->
    [none] { $seat } is dealt { $number } cunning cards.
   *[other] { $seat } is dealt { $number } cunning cards: { $cards }.
}
king_is_dead-fact-pass = { $seat } passes ({ $row } of { $needed } in a row).
king_is_dead-fact-played = { $seat } plays { $card } (action { $action }).
king_is_dead-fact-covered = { $seat } played a card that is covered by now (action { $action }).
king_is_dead-fact-copied = { $seat } copies { $card }, which lies on top of a pile ({ $from_seats }).
king_is_dead-fact-no_effect = { $card } has no effect.
king_is_dead-fact-placed = { $seat } places in { $region }: { $followers }.
king_is_dead-fact-returned = { $seat } returns from { $region } to the supply: { $followers }.
king_is_dead-fact-moved = { $seat } leads from { $from_region } to { $to_region }: { $followers }.
king_is_dead-fact-exchanged = { $seat } exchanges { $gave } of { $region } with { $answered } of { $other_region }.
king_is_dead-fact-negotiated = { $seat } exchanges two region cards: { $region } lies at space { $space } now, { $other_region } at space { $other_space }. The next struggle is in { $next_region }.
king_is_dead-fact-locked = { $seat } locks { $region } at space { $space }.
king_is_dead-fact-summoned = { $faction_id ->
    [scots] { $seat } summons a Scot from { $region }.
    [welsh] { $seat } summons a Welsh follower from { $region }.
   *[english] { $seat } summons an English follower from { $region }.
}
king_is_dead-fact-nobody_summoned = { $seat } can summon nobody: there is no follower on the map.
king_is_dead-fact-struggle = { $winner_id ->
    [none] Struggle { $number } in { $region }: { $followers }. Nobody has most: it becomes unstable ({ $unstable } of 3).
    [scots] Struggle { $number } in { $region }: { $followers }. The Scots take it.
    [welsh] Struggle { $number } in { $region }: { $followers }. The Welsh take it.
   *[english] Struggle { $number } in { $region }: { $followers }. The English take it.
}
king_is_dead-fact-invasion = Invasion! Three regions are unstable: { $regions }.
king_is_dead-fact-coronation = Coronation! Regions: { $controlled }. { $strongest_id ->
    [scots] The Scots are the strongest
    [welsh] The Welsh are the strongest
   *[english] The English are the strongest
}{ $by_last_won ->
    [yes] : tied, but they won a struggle most recently.
   *[no] .
}
king_is_dead-fact-plot = { $faction_id ->
    [scots] { $seat } shows Plot: it counts as one more Scot.
    [welsh] { $seat } shows Plot: it counts as one more Welsh follower.
   *[english] { $seat } shows Plot: it counts as one more English follower.
}
king_is_dead-fact-comparison = { $by_id ->
    [sets] Complete sets: { $each_value }.
    [last_action] Number of the last action, the latest wins: { $each_value }.
    [first_faction] Followers of the strongest faction ({ $faction }): { $each_value }.
    [second_faction] Followers of the second strongest faction ({ $faction }): { $each_value }.
    [plot] Plot: { $each_value }.
    [cards_played_first] { $each_value ->
        [none] None of them has played all cards.
       *[other] All cards played with action number, the first wins: { $each_value }.
    }
   *[acted_longest_ago] Number of the last action, the oldest wins: { $each_value }.
} { $left_seats_count ->
    [one] In the lead: { $left_seats }.
   *[other] Still equal: { $left_seats }.
}
king_is_dead-fact-verdict = { $shared ->
    [yes] { $winner_seats } share the win: nothing tells them apart.
   *[no] { $winner_seats_count ->
        [one] { $winner_seats } wins.
       *[other] { $winner_seats } win.
    } { $decided_by_id ->
        [sets] Complete sets: { $each_value }.
        [last_action] With equal sets the last to act wins; last actions: { $each_value }.
        [first_faction] Followers of the strongest faction ({ $faction }): { $each_value }.
        [second_faction] Equal in the strongest faction; of the second ({ $faction }): { $each_value }.
        [plot] Still equal, and Plot decides.
        [cards_played_first] Still equal; all cards played with action number: { $each_value }.
       *[other] Still equal; the oldest last action wins: { $each_value }.
    }
}
