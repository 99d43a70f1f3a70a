# Why a choice is good
artus-fact-hint_chair = Chair { $chair } is worth { $value } now: that is what leaving it would pay.
artus-fact-hint_points = { $card } pays { $points } so; your total would be { $total }.
artus-fact-hint_chairs = The chairs of your knights, worth { $before } together now, would be worth { $worth }.
artus-fact-hint_turn = The table would turn to the King on chair { $chair }; the knights’ chairs would then be worth: { $each_worth }.
artus-fact-hint_pile = { $left ->
    [one] The last card of that pile ({ $pile }).
   *[other] { $left } cards are left in that pile ({ $pile }); what you draw you must play one day.
}
