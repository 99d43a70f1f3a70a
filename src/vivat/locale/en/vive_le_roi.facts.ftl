# What happened
vive_le_roi-fact-round = { $round ->
        [1] Round 1 begins. The lot falls on { $seats }.
       *[other] Round { $round } begins. { $seats } { $seats_count ->
            [one] opens
           *[other] open
        } it.
    } Vote cards for each: 1 Yes, { $no } No, { $stomach_ache } Stomach-ache.
vive_le_roi-fact-favourites = Favourites of { $seat }: { $names }{ $banned_id ->
        [none] .
       *[other] ; { $banned } is under the black seal.
    }
vive_le_roi-fact-emissary_favourites = The Emissary’s favourites lie open: { $names }{ $banned_id ->
        [none] .
       *[other] ; { $banned } is under the black seal.
    }
vive_le_roi-fact-dealt = Everybody gets a secret card with { $number } favourites.
vive_le_roi-fact-offered = Ambition cards for { $seats }: “{ $first_card }” and “{ $other_card }”.
vive_le_roi-fact-ambitions_dealt = { $shared ->
        [yes] Every unit gets two ambition cards; a team shares them out.
       *[no] Everybody gets two ambition cards, to keep one of them.
    }
vive_le_roi-fact-ambition_kept = { $card_id ->
        [none] { $seat } has chosen an ambition card.
       *[other] { $seat } keeps the ambition “{ $card }”{ $given_back_id ->
            [none] .
           *[other] { "" } and gives back “{ $given_back }”.
        }
    }
vive_le_roi-fact-ambitions_shared = { $first_card_id ->
        [none] { $seat } has shared out the ambition cards: one for { $first_seat }, one for { $other_seat }.
       *[other] { $seat } shares out the ambition cards: “{ $first_card }” for { $first_seat }, “{ $other_card }” for { $other_seat }.
    }
vive_le_roi-fact-placed = { $seat } places { $character } with the { $place }.
vive_le_roi-fact-left_over = Placed by nobody, so with the Servants: { $characters }.
vive_le_roi-fact-compensated = { $seats }: { $points } points for placing one character less, { $marker } on the track.
vive_le_roi-fact-moved = { $way_id ->
        [up] { $seat } moves { $character } up from the { $origin } to the { $place }.
        [to_wc] { $seat } moves { $character } from the { $origin } to the { $place }, for the floor is full.
        [out_of_wc] { $seat } lets { $character } out of the { $origin }, to the { $place }.
       *[to_throne] { $seat } brings { $character } up to the throne room.
    }
vive_le_roi-fact-candidate = Vote: { $character } for the throne? Cards against, still in hand: { $no } No, { $stomach_ache } Stomach-ache.
vive_le_roi-fact-voted = { $vote_id ->
        [none] { $seat } has voted.
       *[other] { $seat } votes { $vote }.
    }
vive_le_roi-fact-emissary_voted = { $free ->
        [yes] The Emissary votes { $vote } without a card: { $character } is one of his favourites.
       *[no] The Emissary turns up { $vote }.
    }
vive_le_roi-fact-vote = Vote on { $character }: { $each_vote }{ $emissary_vote_id ->
        [none] .
       *[other] , the Emissary { $emissary_vote }.
    } { $result_id ->
        [crowned] All agree.
        [refused] Refused.
       *[cancelled] Cancelled.
    }
vive_le_roi-fact-cards_lost = Cards lost: { $each_lost ->
        [none] the Emissary { $emissary_lost }
       *[other] { $each_lost }{ $emissary_lost_id ->
            [none] { "" }
           *[other] , the Emissary { $emissary_lost }
        }
    }. Left in hand, No: { $each_no }{ $emissary_no ->
        [none] { "" }
       *[other] , the Emissary { $emissary_no }
    }; Stomach-ache: { $each_stomach_ache }{ $emissary_stomach_ache ->
        [none] .
       *[other] , the Emissary { $emissary_stomach_ache }.
    }
vive_le_roi-fact-cancelled = Stomach-ache: { $character } goes back to the { $place }.
vive_le_roi-fact-refused = { $place_id ->
        [box] Refused, and all cells are taken: { $character } goes to the box, out of the round.
        [floor_0] Refused: { $character } goes down to the { $place }.
        [floor_1] Refused: { $character } goes down to the { $place }.
        [floor_2] Refused: { $character } goes down to the { $place }.
       *[cell] Refused: { $character } goes to the { $place }.
    }
vive_le_roi-fact-crowned = { $kind_id ->
        [woman] { $character } is crowned Queen
        [jester] The Jester is crowned King
       *[man] { $character } is crowned King
    }{ $consort_id ->
        [none] { "" }
       *[other] , beside { $consort }
    }, brought to the throne by { $seats }.
vive_le_roi-fact-signs_turned = The Jester rules: every place is worth the opposite.
vive_le_roi-fact-favourites_counted = { $seat }: { $points }{ $banned_id ->
        [none] .
       *[other] ; { $banned }, under the black seal, counts nothing.
    } Favourites: { $total }.
vive_le_roi-fact-emissary_counted = The Emissary: { $points }{ $banned_id ->
        [none] .
       *[other] ; { $banned }, under the black seal, counts nothing.
    } Favourites: { $total }, marker from { $start } to { $end }{ $stopped ->
        [yes] , never below 0.
       *[no] .
    }
vive_le_roi-fact-ambition_counted = { $seat }, ambition “{ $card }”: { $met ->
        [yes] fulfilled, { $points } points.
       *[no] not fulfilled.
    }
vive_le_roi-fact-marker = { $seats }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $seats_count ->
        [one] { "" }
       *[other] , the smaller of { $totals }
    }, marker from { $start } to { $end }{ $stopped ->
        [yes] { $end ->
            [0] , never below 0.
           *[other] : it stopped at 0 before the ambition points.
        }
       *[no] .
    }
vive_le_roi-fact-beside_throne = { $character_id ->
        [jester] The Jester takes his place
       *[other] { $character } has a place
    } beside the throne. The couple needs a second.
vive_le_roi-fact-no_couple = Nobody is left to be crowned: the round ends without a couple.
vive_le_roi-fact-round_over = Round { $round } is over. Markers: { $each_marker }{ $emissary_marker ->
        [none] .
       *[other] , the Emissary { $emissary_marker }.
    }
vive_le_roi-fact-compared = { $by_id ->
        [lower_marker] Markers: { $each_value }. The lower one of a team counts.
        [emissary] The Emissary has { $emissary_value }, the others: { $each_value }. { $left_seats_count ->
            [0] He is ahead of everybody.
           *[other] He is not ahead of everybody.
        }
        [height] Equal scores. Floor of the highest favourite: { $each_value }. Highest: { $left_seats }.
       *[score] Scores: { $each_value }. In front: { $left_seats }.
    }
vive_le_roi-fact-verdict = { $decided_by_id ->
        [emissary] The Emissary wins with { $score } points, and all others lose.
        [shared] { $winner_seats } share the victory: { $score } points each, and favourites equally high.
        [height] { $winner_seats } { $winner_seats_count ->
            [one] wins
           *[other] win
        } with { $score } points and the higher favourite.
       *[score] { $winner_seats } { $winner_seats_count ->
            [one] wins
           *[other] win
        } with { $score } points.
    }
