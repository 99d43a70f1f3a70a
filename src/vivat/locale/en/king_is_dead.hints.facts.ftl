# Why a choice is good
king_is_dead-fact-hint_pass = { $left ->
    [0] Your pass completes the row: { $region } is decided now, { $leader_id ->
        [none] and nobody takes it: it becomes unstable
       *[other] for the { $leader }
    }.
    [one] If one more player passes, { $region } is decided, { $leader_id ->
        [none] and becomes unstable
       *[other] for the { $leader }
    }.
   *[other] If { $left } more players pass, { $region } is decided, { $leader_id ->
        [none] and becomes unstable
       *[other] for the { $leader }
    }.
}
king_is_dead-fact-hint_region = { $region }: { $leader_id ->
    [none] nobody would lead any more, it would become unstable
   *[other] the { $leader } would lead by { $lead }
}{ $before_leader_id ->
    [none] , where nobody leads now
   *[other] , where the { $before_leader } lead now
}.
king_is_dead-fact-hint_next = { $region } would be decided next, { $leader_id ->
    [none] and become unstable
   *[other] for the { $leader }
}.
king_is_dead-fact-hint_strongest = At a coronation the { $faction } would rule with { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}; your court has { $mine } of them.
king_is_dead-fact-hint_winner = { $ending_id ->
    [invasion] If everybody passed from then on, France would invade and complete sets would count ({ $each_score }): { $winner_seats } would win.
   *[other] If everybody passed from then on, somebody would be crowned by those followers ({ $each_score }): { $winner_seats } would win.
}
