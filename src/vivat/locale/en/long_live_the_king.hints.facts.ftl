# Why a choice is good
long_live_the_king-fact-hint_votes = { $needed ->
    [0] An election held then would give you { $total } votes, after { $before } now: the majority.
    [one] An election held then would give you { $total } votes, after { $before } now; one short of the majority.
   *[other] An election held then would give you { $total } votes, after { $before } now; { $needed } short of the majority.
}
long_live_the_king-fact-hint_king = { $king_seats } would be king.
long_live_the_king-fact-hint_enters = { $county } has { $votes } votes and is held by { $holder_seat }, who adds { $bonus } for the pieces there.
long_live_the_king-fact-hint_odds = With these cards you win { $percents } times in 100, if every other player lays { $lays ->
    [one] one card
   *[other] { $lays } cards
}.
long_live_the_king-fact-hint_spends = { $left ->
    [0] It would be your last cards: an election held with an empty hand costs you { $at_risk } votes.
    [one] One card would stay in your hand; an empty hand costs { $at_risk } votes at an election.
   *[other] { $left } cards would stay in your hand; an empty hand costs { $at_risk } votes at an election.
}
long_live_the_king-fact-hint_roll = { $card } succeeds with { $of_six } of six throws.
long_live_the_king-fact-hint_banish = { $county }, with { $votes } votes, keeps the banished baron far from where he does harm.
long_live_the_king-fact-hint_take_back = { $option_id ->
    [none] Leaving the cards empties your hand and calls the election; it costs you { $at_risk } votes.
   *[other] Taking the cards back keeps your hand from being empty, which would cost { $at_risk } votes.
}
