# Vive le Roi !
vive_le_roi = Vive le Roi !
vive_le_roi-summary = Push your secret favourites up the castle, and vote down everybody else’s when they reach the throne.

# Places
vive_le_roi-floor_0 = Servants
vive_le_roi-floor_1 = Craftsmen
vive_le_roi-floor_2 = Merchants
vive_le_roi-floor_3 = Officers
vive_le_roi-floor_4 = Dignitaries
vive_le_roi-floor_5 = Nobles
vive_le_roi-throne = Throne room
vive_le_roi-throne_side = Beside the throne
vive_le_roi-wc_3 = WC of floor 3
vive_le_roi-wc_4 = WC of floor 4
vive_le_roi-cell_3 = Cell of floor 3
vive_le_roi-cell_2 = Cell of floor 2
vive_le_roi-cell_1 = Cell of floor 1
vive_le_roi-box = Box
vive_le_roi-supply = Beside the board

# Characters
vive_le_roi-anna = Anna
vive_le_roi-bridget = Bridget
vive_le_roi-eloise = Éloïse
vive_le_roi-foidvo = Foidvo
vive_le_roi-guenievre = Guinevere
vive_le_roi-hector = Hector
vive_le_roi-jeanne = Jeanne
vive_le_roi-leonardo = Leonardo
vive_le_roi-merlin = Merlin
vive_le_roi-ouaf = Ouaf
vive_le_roi-romeo = Romeo
vive_le_roi-tristan = Tristan
vive_le_roi-victoria = Victoria
vive_le_roi-jester = the Jester
vive_le_roi-kind-woman = woman
vive_le_roi-kind-man = man
vive_le_roi-kind-dog = dog
vive_le_roi-kind-jester = jester

# Vote cards
vive_le_roi-yes = Yes
vive_le_roi-no = No
vive_le_roi-stomach_ache = Stomach-ache

# Ambition cards: the title, and what it asks for
vive_le_roi-jester_king = Jester King
vive_le_roi-jester_king-text = 5 points if the Jester is crowned.
vive_le_roi-woman_queen = Woman Queen
vive_le_roi-woman_queen-text = 3 points if a woman is crowned (neither Ouaf nor the Jester is one).
vive_le_roi-man_king = Man King
vive_le_roi-man_king-text = 3 points if a man is crowned (neither Ouaf nor the Jester is one).
vive_le_roi-no_wc = No favourite in the WCs
vive_le_roi-no_wc-text = 5 points if none of your favourites is in a WC.
vive_le_roi-not_floors_2_3 = Not floors 2 and 3
vive_le_roi-not_floors_2_3-text = 3 points if none of your favourites is on floor 2 or floor 3.
vive_le_roi-not_floors_0_1 = Not floors 0 and 1
vive_le_roi-not_floors_0_1-text = 5 points if none of your favourites is on floor 0 or floor 1.
vive_le_roi-one_in_cells = 1 favourite in the cells
vive_le_roi-one_in_cells-text = 3 points if exactly one of your favourites is in the cells.
vive_le_roi-two_in_cells = 2 favourites in the cells
vive_le_roi-two_in_cells-text = 5 points if exactly two of your favourites are in the cells.
vive_le_roi-one_in_wc = 1 favourite in the WCs
vive_le_roi-one_in_wc-text = 3 points if exactly one of your favourites is in the WCs.
vive_le_roi-two_in_wc = 2 favourites in the WCs
vive_le_roi-two_in_wc-text = 5 points if both WCs hold one of your favourites.
vive_le_roi-only_yes_left = Only Yes left
vive_le_roi-only_yes_left-text = 3 points if your Yes is the only vote card you have left.
vive_le_roi-not_floors_4_5 = Not floors 4 and 5
vive_le_roi-not_floors_4_5-text = 5 points if none of your favourites is on floor 4 or floor 5.
vive_le_roi-three_in_cells = 3 favourites in the cells
vive_le_roi-three_in_cells-text = 8 points if all three cells hold one of your favourites.
vive_le_roi-no_wc_no_cell = No WC, no cell
vive_le_roi-no_wc_no_cell-text = 8 points if none of your favourites is in a WC or in a cell.
vive_le_roi-kingmaker = Kingmaker
vive_le_roi-kingmaker-text = 3 points if you moved the character who is crowned to the throne.
vive_le_roi-consolation = Consolation
vive_le_roi-consolation-text = 3 points if your favourites bring less than 11 points at this coronation.

# Other things on the table
vive_le_roi-favourites = Favourites
vive_le_roi-favourites_card = Favourites card { $number }
vive_le_roi-banned = banned
vive_le_roi-ambition_card = Ambition card
vive_le_roi-unit = Unit { $number }
vive_le_roi-team = Team { $number }
vive_le_roi-the_emissary = Emissary of the Empire
vive_le_roi-marker = Marker

# Steps
vive_le_roi-step-first_unit = The first unit is drawn.
vive_le_roi-step-favourites = The favourites are dealt.
vive_le_roi-step-ambition = The ambition cards are dealt.
vive_le_roi-step-choose_ambition = Which ambition do you keep?
vive_le_roi-step-assign_ambitions = Which ambition does the first of you get? The other gets the other.
vive_le_roi-step-place_character = Whom do you place?
vive_le_roi-step-place_floor = On which floor?
vive_le_roi-step-move_character = Whom do you move up?
vive_le_roi-step-cast_vote = How do you vote?
vive_le_roi-step-emissary_vote = The Emissary’s card is turned up.
vive_le_roi-step-next_round = The round is over; a new one begins.
vive_le_roi-step-over = The game is over.

# Options
vive_le_roi-option-units = Units
vive_le_roi-option-teams = Teams
vive_le_roi-option-teams-off = None
vive_le_roi-option-teams-separate = With separate markers
vive_le_roi-option-teams-common = With a common marker
vive_le_roi-option-ambition = Ambition
vive_le_roi-option-banned = Banned favourite
vive_le_roi-option-emissary = Emissary of the Empire
vive_le_roi-option-wedding = Royal Wedding
vive_le_roi-option-placed_by_two = Placing with two players
vive_le_roi-option-placed_by_two-six_each = Six each: the Jester is not counted while placing
vive_le_roi-option-placed_by_two-five_each = Five each: the Jester takes a place on floor 3
vive_le_roi-option-stop_at_zero = Stop at 0
vive_le_roi-option-stop_at_zero-after_ambition = After the ambition points
vive_le_roi-option-stop_at_zero-before_ambition = Before the ambition points

# How a game was decided
vive_le_roi-ending-last_round = The last round is over
vive_le_roi-decided-score = The highest score wins.
vive_le_roi-decided-height = Equal scores: the favourite who stands higher in the castle decides.
vive_le_roi-decided-shared = Equal in everything: the victory is shared.
vive_le_roi-decided-emissary = The Emissary is ahead of everybody: he wins, and all others lose.

# Refusals: options
vive_le_roi-units-form = The option units cannot be “{ $word }”. Write how many seats each unit has, clockwise, 1 or 2, such as 2+2+1.
vive_le_roi-units-size = A unit of { $size } seats is not possible. A unit is a lone seat (1) or a team of two (2).
vive_le_roi-units-players = The units { $units } have { $seats } seats, but the number of players is { $players }. Make them the same, or leave one of the two out.
vive_le_roi-units-number = { $number ->
        [one] One unit is
       *[other] { $number } units are
    } not possible. There are 2 to 8 units; more than 8 people play in teams of two with teams=common.
vive_le_roi-teams-off = The units { $units } contain a team of two, but teams is off. Choose teams=separate or teams=common, or units of one seat only.
vive_le_roi-teams-none = The units { $units } contain no team of two, but teams is on. Make at least one unit a team (2), or choose teams=off.
vive_le_roi-emissary-needed = Two units cannot play without the Emissary of the Empire. Choose emissary=true, or play with 3 or more units.
vive_le_roi-emissary-refused = The Emissary of the Empire does not come to { $units } units. He comes to 2, 3, 4 or 5; choose emissary=false.
vive_le_roi-markers = Separate markers for everybody make { $markers } (the Emissary has one too), but there are only { $most }. Choose teams=common, or play with fewer people.
