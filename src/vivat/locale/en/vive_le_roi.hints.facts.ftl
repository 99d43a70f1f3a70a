# Why a choice is good
vive_le_roi-fact-hint_place = { $favourite ->
    [yes] { $character } is one of your favourites and would count { $points } there: { $place }.
   *[no] { $character } is not one of your favourites: there ({ $place }) it takes room from others and tells nothing about your card.
}
vive_le_roi-fact-hint_move = { $favourite ->
    [yes] { $character } is one of your favourites: { $place } is worth { $gain } more, and your card would count { $total }.
   *[no] { $character } is not one of your favourites: your card stays at { $total }, and { $left } places are left for others there ({ $place }).
}
vive_le_roi-fact-hint_election = Your card would count { $crowned } if { $candidate } is crowned, { $refused } after a refusal, { $cancelled } after a stomach-ache.
vive_le_roi-fact-hint_stoppers = { $others ->
    [0] Nobody else can stop a candidate any more.
    [one] One other can still stop a candidate, with { $no } no and { $stomach_ache } stomach-ache.
   *[other] { $others } others can still stop a candidate, with { $no } no and { $stomach_ache } stomach-ache.
}
vive_le_roi-fact-hint_ambition = { $card } pays { $points }; { $met ->
    [yes] its condition holds as things stand.
   *[no] its condition does not hold yet.
}
