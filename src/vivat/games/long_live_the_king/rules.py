"""The rules of Long Live the King, in the order of docs/rules/long_live_the_king.md.

Set-up (3), the turn (4), confrontations (5.1), elections (5.2), the end (6), what a seat may know (9).

A county has courtiers of one player only, so they are counted by county (`courtiers`), and `court` says whose they are.
An option is the number 0 for what ends something, and else a county, a kind of card or a mixture of cards, as the step
says. Dice that lie on the table are counted by face, three bits a face; those put on cards by hand (LV-R8) are kept
in a row, three bits a die, from the highest card on.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.bits import Byte, Short, Small, Tiny
from vivat.engine.numbers import CHANCE, NOBODY, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State

from vivat.games.long_live_the_king.data import (  # isort: skip
    AFTER_FAILED_CROSSING, ALL_VOTES, ASKED, BANISH_DEFENDER, BANISH_INTRUDER, BY_HAND, CARD, COMMIT_CARDS,
    CONFRONTATION_ROLL, COUNTY, COURTIERS, COURTIER_ROLL, CROSS, CROSS_CARD, CROSS_ROLL, CROSS_TO, DIE_FACES, END,
    END_OF_TURN, FITS, IN_PLAY, KING_ROLL, MAJORITY, MAY_SETTLE, MIXTURES, MOST_DEALT, MOST_LAID, MOVE, NEIGHBOURS,
    NOT_LAID, NO_CARDS, ONWARD, ONWARD_AGAIN, OVER, PIECE_BONUS, PLACE, PLACE_DICE, PLACE_FREE, RANKING_ROLL,
    REDISTRIBUTION, ROLLS_FIRST, ROLL_FOR_COURTIER, SET, SET_SIZE, START, START_CARD, START_COURTIERS, SUCCESS, TAKE,
    TAKE_BACK, TIE_DICE, VOTES, WAITS_BETWEEN,
)  # fmt: skip

MANY_CARDS = 128  # more than any hand: votes count before cards


class LongLiveTheKing(State):
    def __init__(self) -> None:
        super().__init__()
        self.bonus_start: Byte = 0
        self.quiet_limit: Byte = 0  # LV-R18: so many quiet turns in a row call an election; 0: none do
        self.readings: Byte = 0  # LV-2.6 to LV-2.10: bit set of the readings that are played
        self.step: Byte = OVER
        self.active: Byte = 0  # the seat on turn; in a confrontation the intruder
        # the map
        self.baron: Tiny = [-1] * 5  # the county; NOBODY before the set-up
        self.court: Small = [0] * 5  # by seat: bit set of the counties with courtiers of his
        self.courtiers: Tiny = [0] * 13  # by county
        self.reserve: Tiny = [0] * 5
        # the cards
        self.hand: Tiny = [0] * 15  # seat * 3 + kind
        self.known: Tiny = [0] * 15  # what everybody knows to be in that hand; never more than is there
        self.size: Tiny = [0] * 5  # cards in hand
        self.spent: Tiny = [0] * 3  # the open part of the discard pile, by kind
        self.under: Tiny = [0] * 3  # its face-down part, left over from redistributions
        self.turned: Tiny = [0] * 3  # LV-R16: what of it lay open before, so that everybody remembers it
        # the turn
        self.used: Short = 0  # LV-4.20: bit set of the counties of this turn's journey
        self.through: Byte = NOBODY  # this turn's newest move: the county crossed or left,
        self.target: Byte = NOBODY  # the one it leads to, and the card paid;
        self.card: Byte = NOBODY  # also the card of a roll for a courtier
        self.came_from: Byte = NOBODY  # LV-R11: where the baron stood before he moved
        self.quiet: Byte = 0  # LV-R18: quiet turns in a row; -1 once this turn is not quiet
        # the confrontation
        self.contested: Byte = NOBODY  # the county
        self.defender: Byte = NOBODY
        self.winner: Byte = NOBODY
        self.laid: Tiny = [-1] * 5  # number of the mixture; NOT_LAID before the choice
        self.ones: Tiny = [0] * 5  # LV-5.10: 1s in the first roll
        self.sums: Small = [0] * 5  # the total of each seat's newest complete roll
        self.placed: Small = [0] * 5  # LV-R8: the dice put on cards by hand
        self.again: Byte = 0  # 1 when the tied roll again
        self.election_due: Byte = 0  # LV-5.21: a hand became empty
        # dice on the table
        self.rolling: Byte = 0  # bit set of the seats that are compared
        self.roller: Byte = 0  # the seat whose dice are rolled now; in the set-up the seat that draws
        self.dice_left: Byte = 0
        self.dice = [0] * 5  # by seat: how often each face lies there, three bits a face
        # elections
        self.elections: Short = 0
        self.resume: Byte = MOVE  # LV-5.29: the step at which play goes on
        self.votes: Tiny = [0] * 5  # county votes after the penalty, in the newest election
        self.rank: Tiny = [0] * 5  # seats placed above this one in it
        self.bonus: Tiny = [0] * 5
        self.deal_left: Byte = 0  # cards still to be dealt in the redistribution
        self.king: Byte = NOBODY
        # the box, as it is or as its owner corrected it (box.py); it never changes
        self.worth: Tiny = [0] * 13  # LV-1.5, LV-1.8: by county: its votes, and the most courtiers in it
        self.borders: Small = [0] * 13  # LV-1.8: by county: bit set of its neighbours
        self.start: Tiny = [0] * 5  # LV-1.14: the start counties for so many seats; the first begins

    # ---- 3. Set-up ---------------------------------------------------------------------------------------------------

    def begin(self, players: int, bonus_start: int, quiet_rounds: int, seat_order: int, readings: int) -> None:
        """LV-3.1 to LV-3.5, up to the first start card; all of it if the seats take them in order (LV-2.3)."""
        self.seats = players
        if self.worth[0] == 0:
            self.open_box(players)
        self.bonus_start = bonus_start
        self.quiet_limit = quiet_rounds * players
        self.readings = readings
        for seat in range(players):
            for kind in range(3):
                self.hand[seat * 3 + kind] = SET[kind]
                self.known[seat * 3 + kind] = SET[kind]
            self.size[seat] = SET_SIZE
            self.reserve[seat] = COURTIERS  # LV-1.2: the eighteenth is the marker
            self.bonus[seat] = bonus_start  # LV-3.4, LV-R20
        self.step = START_CARD
        self.waiting_for = CHANCE
        if seat_order:
            for seat in range(players):
                self.take_start_card(self.start[seat])

    def open_box(self, players: int) -> None:
        """LV-1.8, LV-1.14: the board and the start cards as we believe them to be (LV-R1)."""
        for county in range(13):
            self.worth[county] = VOTES[county]
            self.borders[county] = NEIGHBOURS[county]
        for card in range(5):
            self.start[card] = START[players - 3][card]

    def start_cards_left(self) -> int:
        left = 0
        for card in range(self.seats):
            left |= bits.one(self.start[card])
        for seat in range(self.roller):
            left &= ~bits.one(self.baron[seat])
        return left

    def take_start_card(self, county: int) -> None:
        """LV-3.3: the next seat puts his baron and two courtiers there."""
        seat = self.roller
        self.baron[seat] = county
        for _ in range(START_COURTIERS):
            self.add_courtier(seat, county)
        if county == self.start[0]:
            self.active = seat  # LV-3.5
        self.roller += 1
        if self.roller == self.seats:
            self.roller = 0
            self.start_turn()

    # ---- 1. Words ----------------------------------------------------------------------------------------------------

    def held(self, seat: int) -> int:
        """LV-1.3: the counties with a piece of his; LV-4.3: not one that his baron left without a courtier."""
        return self.court[seat] | bits.one(self.baron[seat])

    def enemy_counties(self) -> int:
        """LV-1.4, seen by the active player."""
        found = 0
        for other in range(self.seats):
            if other != self.active:
                found |= self.held(other)
        return found

    def open_to_entry(self, cards: int) -> int:
        """The counties the active player may enter; one that is not his or empty only with so many cards in hand."""
        barred = 0
        for other in range(self.seats):
            if other != self.active:
                theirs = self.held(other)
                if self.size[self.active] < cards or theirs & (theirs - 1) == 0:  # LV-1.6, LV-4.10: protected
                    barred |= theirs
        return IN_PLAY[self.seats - 3] & ~barred  # LV-1.10

    def add_courtier(self, seat: int, county: int) -> None:
        self.courtiers[county] += 1
        self.court[seat] |= bits.one(county)
        self.reserve[seat] -= 1

    # ---- 4.1 The turn ------------------------------------------------------------------------------------------------

    def actor(self) -> int:
        """Who decides: the active player, or the winner of the confrontation that is being settled."""
        return self.active if self.winner == NOBODY else self.winner

    def ask(self, step: int) -> None:
        self.step = step
        self.waiting_for = bits.one(self.actor())

    def wait_for_chance(self, step: int) -> None:
        self.step = step
        self.waiting_for = CHANCE

    def start_turn(self) -> None:
        self.used = bits.one(self.baron[self.active])  # LV-4.20, LV-R5
        self.through = NOBODY
        self.target = NOBODY
        self.card = NOBODY
        self.came_from = NOBODY
        self.ask(MOVE)

    def end_turn(self) -> None:
        """LV-4.1, LV-5.9 (f); LV-R18: quiet turns are counted."""
        if self.contested != NOBODY:
            for seat in range(self.seats):
                self.sums[seat] = 0
        self.contested = NOBODY
        self.defender = NOBODY
        self.winner = NOBODY
        self.quiet += 1
        if self.quiet < self.quiet_limit:
            self.next_turn()
        else:
            self.quiet = 0
            if self.quiet_limit:
                self.hold_election(MOVE)  # LV-5.20 (d)
            else:
                self.next_turn()

    def next_turn(self) -> None:
        self.active = (self.active + 1) % self.seats
        self.start_turn()

    def legal_mask(self, seat: int) -> int:
        """LV-7.1: legal choices only."""
        step = self.step
        if step == COMMIT_CARDS:
            return self.mixtures(seat)
        if step == MOVE:
            steps = self.borders[self.baron[seat]] & self.open_to_entry(1)  # LV-4.7, LV-4.11
            return bits.one(END) | steps << COUNTY | self.crossings() << CROSS  # LV-4.5: he may always stay
        if step == PLACE_FREE:
            return bits.one(END) | bits.one(PLACE)  # LV-4.23
        if step == ROLL_FOR_COURTIER:
            return bits.one(END) | self.kinds(seat) << CARD  # LV-4.24
        if step == CROSS_TO:
            return self.destinations(self.through) << COUNTY
        if step == CROSS_CARD:
            return self.kinds(seat) << CARD
        if step == AFTER_FAILED_CROSSING:
            return bits.one(END) | self.crossings() << CROSS  # LV-4.15
        if ONWARD <= step <= ONWARD_AGAIN:
            return bits.one(END) | self.destinations(self.baron[seat]) << COUNTY  # LV-4.17, LV-4.18
        if step == BANISH_DEFENDER:
            return self.court[self.defender] << COUNTY  # LV-5.14
        if step == BANISH_INTRUDER:
            return self.exile() << COUNTY
        if step == TAKE_BACK:
            return bits.one(END) | bits.one(TAKE)  # LV-5.10
        return self.faces_to_place(seat)

    def apply(self, seat: int, action: int) -> None:
        step = self.step
        if step == COMMIT_CARDS:
            self.commit(seat, action)
        elif step == MOVE:
            self.move(action)
        elif step == PLACE_FREE:
            self.place_free(action)
        elif step == ROLL_FOR_COURTIER:
            self.roll_for_courtier(action)
        elif step == CROSS_TO:
            self.target = action - COUNTY
            self.step = CROSS_CARD
        elif step == CROSS_CARD:
            self.pay(action - CARD)
            self.wait_for_chance(CROSS_ROLL)
        elif step == AFTER_FAILED_CROSSING:
            self.try_again(action)
        elif ONWARD <= step <= ONWARD_AGAIN:
            self.go_onward(action)
        elif step == BANISH_DEFENDER:
            self.baron[self.defender] = action - COUNTY
            self.banish()
        elif step == BANISH_INTRUDER:
            self.baron[self.active] = action - COUNTY
            self.banish()
        elif step == TAKE_BACK:
            self.take_back(seat, action)
        else:
            self.place_die(seat, action)
            self.place_dice()

    # ---- 4.2 Stay and step, 4.3 Cross --------------------------------------------------------------------------------

    def move(self, action: int) -> None:
        if action == END:
            self.settle()  # LV-4.6
        elif action >= CROSS:
            self.through = action - CROSS
            self.step = CROSS_TO
        else:
            self.through = self.baron[self.active]
            self.target = action - COUNTY
            self.go_there()  # LV-4.7: no card, no die
            if self.contested == NOBODY:
                self.settle()  # LV-4.8

    def crossings(self) -> int:
        """LV-4.12: neighbours, empty or own, behind which there is a county to go to."""
        if self.size[self.active] == 0:
            return 0  # LV-4.13, LV-4.21: the cards alone limit the attempts
        goal = self.open_to_entry(2) & ~self.used  # LV-4.16, LV-4.20
        ways = self.borders[self.baron[self.active]] & IN_PLAY[self.seats - 3] & ~self.enemy_counties() & ~self.used
        found = 0
        while ways:
            if self.borders[bits.low(ways)] & goal:
                found |= ways & -ways
            ways &= ways - 1
        return found

    def destinations(self, through: int) -> int:
        """LV-4.12, LV-4.18: the counties behind this one to which an attempt may lead."""
        if self.size[self.active] == 0:
            return 0
        return self.borders[through] & self.open_to_entry(2) & ~self.used  # LV-4.10, LV-4.16, LV-4.20

    def kinds(self, seat: int) -> int:
        """The kinds of cards in a hand."""
        hand = seat * 3
        return (self.hand[hand] > 0) | (self.hand[hand + 1] > 0) << 1 | (self.hand[hand + 2] > 0) << 2

    def pay(self, kind: int) -> None:
        """LV-4.13, LV-4.24: one card of the player who decides goes to the discard pile, whatever the die says."""
        self.card = kind
        self.take_from_hand(self.actor(), kind, 1)
        self.spent[kind] += 1
        self.quiet = -1

    def take_from_hand(self, seat: int, kind: int, number: int) -> None:
        """LV-9.6: cards of one kind are all alike, so those that are known leave first."""
        place = seat * 3 + kind
        self.hand[place] -= number
        self.size[seat] -= number
        self.known[place] = self.known[place] - number if self.known[place] > number else 0

    def succeeds(self, die: int) -> bool:
        return die * (self.card + 1) >= SUCCESS

    def cross_roll(self, die: int) -> None:
        """LV-4.13 to LV-4.19; LV-R3: who fails stays where he tried from, or waits in the county he wanted to cross."""
        if self.succeeds(die):
            self.go_there()
            if self.contested == NOBODY:  # LV-5.15: else no way on, and a card was left (LV-4.16), so no election
                self.check_election(ONWARD)
        elif self.used & (self.used - 1):  # LV-4.20: the journey has begun, so it was an onward crossing
            self.check_election(ONWARD if self.readings & MAY_SETTLE else ONWARD_AGAIN)
        elif self.readings & WAITS_BETWEEN:
            self.baron[self.active] = self.through
            self.used |= bits.one(self.through)
            self.check_election(ONWARD_AGAIN)
        else:
            self.check_election(AFTER_FAILED_CROSSING)

    def go_there(self) -> None:
        """LV-4.14, LV-4.20: the baron moves; LV-4.9, LV-4.19: into an enemy county is a confrontation."""
        self.came_from = self.baron[self.active]
        self.baron[self.active] = self.target  # LV-4.2: his own, and no courtier
        self.used |= bits.one(self.through) | bits.one(self.target)
        for other in range(self.seats):
            if other != self.active and self.held(other) >> self.target & 1:  # LV-5.19: a baron alone is enough
                self.start_confrontation(other)

    def try_again(self, action: int) -> None:
        """LV-4.15, LV-R4."""
        if action == END:
            self.end_turn()
        else:
            self.through = action - CROSS
            self.step = CROSS_TO

    def go_onward(self, action: int) -> None:
        """LV-4.17, LV-4.18: the county left is the one that is crossed."""
        if action == END:
            if self.step == ONWARD:
                self.settle()
            else:
                self.end_turn()
        else:
            self.through = self.baron[self.active]
            self.target = action - COUNTY
            self.step = CROSS_CARD

    # ---- 4.4 Placing courtiers ---------------------------------------------------------------------------------------

    def site(self) -> int:
        """Where courtiers are placed: the baron's county (LV-4.1), or the contested one (LV-5.16)."""
        return self.baron[self.active] if self.contested == NOBODY else self.contested

    def has_room(self) -> bool:
        """LV-4.22, LV-4.25."""
        return self.courtiers[self.site()] < self.worth[self.site()] and self.reserve[self.actor()] > 0

    def settle(self) -> None:
        """LV-4.23, LV-5.9 (c): the free courtier, if there is room; LV-R12: a winner without one places none."""
        if self.has_room():
            self.ask(PLACE_FREE)
        else:
            self.after_free_courtier(END_OF_TURN)

    def place_free(self, action: int) -> None:
        """LV-R6: who declines the free courtier has finished placing; LV-4.4: no movement follows."""
        if action == PLACE:
            self.add_courtier(self.actor(), self.site())
            self.quiet = -1
            self.after_free_courtier(ROLL_FOR_COURTIER)
        else:
            self.after_free_courtier(END_OF_TURN)

    def after_free_courtier(self, step: int) -> None:
        """LV-5.9 (d), LV-R15: after a confrontation the election comes before the rolls."""
        if self.election_due:
            self.election_due = 0
            self.hold_election(step)  # LV-5.20 (c)
        else:
            self.go_on(step)

    def roll_for_courtier(self, action: int) -> None:
        if action == END:
            self.finish()
        else:
            self.pay(action - CARD)
            self.wait_for_chance(COURTIER_ROLL)

    def courtier_roll(self, die: int) -> None:
        """LV-4.24."""
        if self.succeeds(die):
            self.add_courtier(self.actor(), self.site())
        self.check_election(ROLL_FOR_COURTIER)

    def go_on(self, step: int) -> None:
        """The turn goes on at this step; LV-5.29: after an election too."""
        if step == MOVE:
            self.next_turn()
        elif step == END_OF_TURN:
            self.finish()
        elif step == ROLL_FOR_COURTIER and not (self.has_room() and self.size[self.actor()] > 0):
            self.finish()  # LV-4.22, LV-4.24
        else:
            self.ask(step)

    def finish(self) -> None:
        """Nothing more is placed. LV-R7, LV-R15: with the rolls first the cards of a confrontation still lie there."""
        if self.laid[self.active] == NOT_LAID:
            self.end_turn()
        else:
            self.clear_cards()

    # ---- 5.1 Confrontation -------------------------------------------------------------------------------------------

    def start_confrontation(self, holder: int) -> None:
        """LV-5.1, LV-5.2: everybody chooses cards in secret."""
        self.contested = self.target
        self.defender = holder
        self.step = COMMIT_CARDS
        self.waiting_for = bits.one(self.seats) - 1

    def mixtures(self, seat: int) -> int:
        """LV-5.2, LV-R14: 1 to 5 cards of the hand; LV-R16: none of an empty one."""
        if self.size[seat] == 0:
            return bits.one(NO_CARDS)
        hand = seat * 3
        fits = FITS[0][few(self.hand[hand])] & FITS[1][few(self.hand[hand + 1])] & FITS[2][few(self.hand[hand + 2])]
        return fits & ~bits.one(NO_CARDS)

    def commit(self, seat: int, mixture: int) -> None:
        """LV-5.2, LV-7.2: all cards of a seat are one choice."""
        self.laid[seat] = mixture
        self.waiting_for &= ~bits.one(seat)
        if self.waiting_for == 0:
            self.show_cards()

    def show_cards(self) -> None:
        """LV-5.3, LV-5.4: the laid cards leave the hands, and all their owners roll."""
        for seat in range(self.seats):
            for kind in range(3):
                self.take_from_hand(seat, kind, MIXTURES[self.laid[seat]][kind])
            self.ones[seat] = 0
        self.quiet = -1
        self.again = 0
        self.roll_together(bits.one(self.seats) - 1, CONFRONTATION_ROLL)

    def number_of_dice(self, seat: int) -> int:
        """LV-5.4 in a confrontation, LV-5.27 and LV-6.2 in an election; none for those who do not roll."""
        if not self.rolling >> seat & 1:
            return 0
        return cards_in(self.laid[seat]) if self.step <= PLACE_DICE else TIE_DICE

    def first_roller(self) -> int:
        """LV-8.1: the intruder, in an election the lowest seat; clockwise from there."""
        return self.active if self.step <= PLACE_DICE else 0

    def roll_together(self, seats: int, step: int) -> None:
        self.wait_for_chance(step)
        self.rolling = seats
        for seat in range(self.seats):
            self.dice[seat] = 0
            self.placed[seat] = 0
        self.roller = self.first_roller()
        self.dice_left = self.number_of_dice(self.roller)
        if self.dice_left == 0:
            self.next_roller()

    def next_roller(self) -> None:
        """The next seat clockwise that has dice to roll; when all have rolled, the dice are compared."""
        while self.dice_left == 0:
            self.roller = (self.roller + 1) % self.seats
            if self.roller == self.first_roller():
                self.compare()
                return
            self.dice_left = self.number_of_dice(self.roller)

    def roll(self, die: int) -> None:
        self.dice[self.roller] += bits.one(3 * (die - 1))
        if die == 1 and self.step == CONFRONTATION_ROLL and not self.again:
            self.ones[self.roller] += 1  # LV-5.10: the first roll only
        self.dice_left -= 1
        if self.dice_left == 0:
            if self.readings & BY_HAND and self.step == CONFRONTATION_ROLL:
                self.place_dice()
            else:
                self.next_roller()

    def place_dice(self) -> None:
        """LV-R8: the roller is asked for one card after the other, as long as it matters; then the next one rolls."""
        seat = self.roller
        if self.may_place(seat):
            self.step = PLACE_DICE
            self.waiting_for = bits.one(seat)
            return
        rest = self.unplaced(seat)
        for face in range(6, 0, -1):
            for _ in range(rest >> 3 * (face - 1) & 7):
                self.place_die(seat, face)
        self.wait_for_chance(CONFRONTATION_ROLL)
        self.next_roller()

    def may_place(self, seat: int) -> bool:
        """Whether different dice are left, and cards that are not all alike."""
        lowest = value_at(self.laid[seat], cards_in(self.laid[seat]) - 1)
        faces = self.faces_to_place(seat)
        return faces & (faces - 1) != 0 and value_at(self.laid[seat], dice_in(self.placed[seat])) > lowest

    def place_die(self, seat: int, face: int) -> None:
        """On the highest card that is free."""
        self.placed[seat] |= face << 3 * dice_in(self.placed[seat])

    def unplaced(self, seat: int) -> int:
        """The dice that lie on no card, counted by face."""
        rest = self.dice[seat]
        for place in range(dice_in(self.placed[seat])):
            rest -= bits.one(3 * ((self.placed[seat] >> 3 * place & 7) - 1))
        return rest

    def faces_to_place(self, seat: int) -> int:
        rest = self.unplaced(seat)
        found = 0
        for face in range(1, 7):
            if rest >> 3 * (face - 1) & 7:
                found |= bits.one(face)
        return found

    def compare(self) -> None:
        self.roller = 0
        if self.step == CONFRONTATION_ROLL:
            self.compare_totals()
        elif self.step == RANKING_ROLL:
            self.rank_by_dice()
        else:
            self.crown(self.best_by_dice())

    def piece_bonus(self, seat: int) -> int:
        """LV-5.6: third players add nothing."""
        if seat == self.active:
            return PIECE_BONUS
        if seat != self.defender:
            return 0
        pieces = self.courtiers[self.contested]
        if self.baron[seat] == self.contested:
            pieces += 1
        return PIECE_BONUS * pieces

    def total(self, seat: int) -> int:
        """LV-5.5, LV-5.6; LV-R8: by hand, a die counts as soon as it lies on a card."""
        if self.readings & BY_HAND:
            return points_by_hand(self.placed[seat], self.laid[seat]) + self.piece_bonus(seat)
        return points(self.dice[seat], self.laid[seat]) + self.piece_bonus(seat)

    def compare_totals(self) -> None:
        """LV-5.7; LV-5.8, LV-R13: who is tied for the highest rolls again, the others are out. Intruders have a die, so
        a tie always has one (LV-R16)."""
        best = 0
        tied = 0
        for seat in range(self.seats):
            if self.rolling >> seat & 1:
                total = self.total(seat)
                self.sums[seat] = total
                if total > best:
                    best = total
                    tied = 0
                if total == best:
                    tied |= bits.one(seat)
        if tied & (tied - 1):
            self.again = 1
            self.roll_together(tied, CONFRONTATION_ROLL)
        else:
            self.rolling = 0
            self.win_confrontation(bits.low(tied))

    def win_confrontation(self, seat: int) -> None:
        """LV-5.9, LV-R7: first the cards, then banishment; with the rolls first, the cards come at the end."""
        self.winner = seat
        self.again = 0
        for other in range(self.seats):
            self.dice[other] = 0
            self.placed[other] = 0
            if cards_in(self.laid[other]) < 2:
                self.ones[other] = 0  # LV-R17: a single card never comes back
        if seat != self.defender:
            self.reserve[self.defender] += self.courtiers[self.contested]  # LV-5.12, LV-5.13
            self.courtiers[self.contested] = 0
            self.court[self.defender] &= ~bits.one(self.contested)
        if self.readings & ROLLS_FIRST:
            self.banish()
        else:
            self.clear_cards()

    def clear_cards(self) -> None:
        """LV-5.10: everybody takes cards back, and the rest is discarded; LV-R9: whoever may leave them is asked."""
        for seat in range(self.seats):
            if not (self.readings & ASKED and self.size[seat] == 0 and self.ones[seat] > 0):
                self.clear_cards_of(seat)
        self.ask_to_take_back()

    def ask_to_take_back(self) -> None:
        """LV-R9: clockwise from the intruder; when all cards are cleared, play goes on (LV-5.9)."""
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            if self.laid[seat] != NOT_LAID:
                self.step = TAKE_BACK
                self.waiting_for = bits.one(seat)
                return
        if self.readings & ROLLS_FIRST:
            self.after_free_courtier(END_OF_TURN)
        else:
            self.banish()

    def take_back(self, seat: int, action: int) -> None:
        """LV-5.10, LV-R9: all of them, or none."""
        if action == END:
            self.ones[seat] = 0
        self.clear_cards_of(seat)
        self.ask_to_take_back()

    def clear_cards_of(self, seat: int) -> None:
        """LV-5.10, LV-R9: as many come back as the 1s say, x1 first; the rest is discarded."""
        mixture = self.laid[seat]
        back = self.ones[seat]
        for kind in range(3):
            number = MIXTURES[mixture][kind]
            kept = back if back < number else number
            back -= kept
            self.hand[seat * 3 + kind] += kept
            self.known[seat * 3 + kind] += kept
            self.size[seat] += kept
            self.spent[kind] += number - kept
        if mixture != NO_CARDS and self.size[seat] == 0:
            self.election_due = 1  # LV-5.21: it became empty
        self.laid[seat] = NOT_LAID
        self.ones[seat] = 0

    def banish(self) -> None:
        """LV-5.11 to LV-5.14: first the defender's baron, then the intruder's; LV-R10: only those who are there."""
        if self.winner != self.defender and self.baron[self.defender] == self.contested:
            self.ask(BANISH_DEFENDER)
        elif self.winner != self.active and self.baron[self.active] == self.contested:
            self.ask(BANISH_INTRUDER)
        else:
            self.settle()

    def exile(self) -> int:
        """LV-5.14; LV-R11: an intruder without courtiers goes back to where he came from."""
        return self.court[self.active] if self.court[self.active] else bits.one(self.came_from)

    # ---- 5.2 Election ------------------------------------------------------------------------------------------------

    def check_election(self, step: int) -> None:
        """LV-5.20 (a), (b), LV-5.30: after every roll; only the player who paid can have become empty (LV-5.21). With
        the rolls first (LV-R15) not while the cards of a confrontation lie on the table."""
        if self.size[self.actor()] == 0 and self.laid[self.active] == NOT_LAID:
            self.hold_election(step)
        else:
            self.go_on(step)

    def hold_election(self, resume: int) -> None:
        """LV-5.22 to LV-5.26; LV-5.31, LV-6.1: nothing else makes a king."""
        self.resume = resume
        majority = 0
        for seat in range(self.seats):
            self.rank[seat] = 0
            votes = self.county_votes(seat)
            if self.size[seat] == 0:
                votes -= votes // 3  # LV-5.23
            self.votes[seat] = votes
            if votes + self.bonus[seat] >= MAJORITY[self.seats - 3]:  # LV-5.24, LV-5.25
                majority |= bits.one(seat)
        if majority:
            self.crown(self.best_of(majority))
        else:
            self.rank_by_map()

    def county_votes(self, seat: int) -> int:
        """LV-5.22."""
        votes = 0
        counties = self.held(seat)
        while counties:
            votes += self.worth[bits.low(counties)]
            counties &= counties - 1
        return votes

    def standing(self, seat: int) -> int:
        """LV-5.26, LV-5.27: county votes after the penalty, then cards in hand."""
        return self.votes[seat] * MANY_CARDS + self.size[seat]

    def rank_by_map(self) -> None:
        for seat in range(self.seats):
            for other in range(self.seats):
                if self.standing(other) > self.standing(seat):
                    self.rank[seat] += 1
        self.break_ties()

    def break_ties(self) -> None:
        """LV-5.27, LV-8.1: the best tied group rolls; when no two seats share a place, the bonus is given."""
        for place in range(self.seats):
            tied = 0
            for seat in range(self.seats):
                if self.rank[seat] == place:
                    tied |= bits.one(seat)
            if tied & (tied - 1):
                self.roll_together(tied, RANKING_ROLL)
                return
        self.rolling = 0
        self.give_bonus()

    def rank_by_dice(self) -> None:
        """LV-R19: by their sums; those equal again share a place and will roll again."""
        for seat in range(self.seats):
            for other in range(self.seats):
                both = self.rolling >> seat & self.rolling >> other & 1
                if both and eyes(self.dice[other]) > eyes(self.dice[seat]):
                    self.rank[seat] += 1
        self.break_ties()

    def give_bonus(self) -> None:
        """LV-5.26: as many votes as players for the first place, one less for each that follows."""
        self.elections += 1
        for seat in range(self.seats):
            self.bonus[seat] += self.seats - self.rank[seat]
            self.dice[seat] = 0
        self.redistribute()

    def redistribute(self) -> None:
        """LV-5.28: equal shares of the discard pile, 15 cards at most; LV-R16: or nothing at all. LV-9.4: what is left
        over lies face down."""
        pile = 0
        for kind in range(3):
            pile += self.spent[kind] + self.under[kind]
        share = pile // self.seats if pile < MOST_DEALT * self.seats else MOST_DEALT
        self.deal_left = share * self.seats
        for kind in range(3):
            self.turned[kind] = self.turned[kind] + self.spent[kind] if share == 0 else 0  # LV-R16: not shuffled
            self.under[kind] += self.spent[kind]
            self.spent[kind] = 0
        if share == 0:
            self.resume_turn()
        else:
            self.wait_for_chance(REDISTRIBUTION)

    def next_dealt(self) -> int:
        """LV-8.1: from seat 0 clockwise, round after round."""
        return (self.seats - self.deal_left % self.seats) % self.seats

    def deal_card(self, kind: int) -> None:
        seat = self.next_dealt()
        self.under[kind] -= 1
        self.hand[seat * 3 + kind] += 1
        self.size[seat] += 1
        self.deal_left -= 1
        if self.deal_left == 0:
            self.resume_turn()

    def resume_turn(self) -> None:
        """LV-5.29."""
        step = self.resume
        self.resume = MOVE
        self.go_on(step)

    # ---- 6. End of the game ------------------------------------------------------------------------------------------

    def best_of(self, seats: int) -> int:
        """LV-6.2, LV-R21: of those with a majority the most county votes; or the most votes in all, then those."""
        if not self.readings & ALL_VOTES:
            return self.best_by_map(seats)
        most = 0
        found = 0
        for seat in range(self.seats):
            if seats >> seat & 1:
                if self.votes[seat] + self.bonus[seat] > most:
                    most = self.votes[seat] + self.bonus[seat]
                    found = 0
                if self.votes[seat] + self.bonus[seat] == most:
                    found |= bits.one(seat)
        return self.best_by_map(found)

    def best_by_map(self, seats: int) -> int:
        """LV-6.2: of these the most county votes, then the most cards."""
        best = 0
        found = 0
        for seat in range(self.seats):
            if seats >> seat & 1:
                if self.standing(seat) > best:
                    best = self.standing(seat)
                    found = 0
                if self.standing(seat) == best:
                    found |= bits.one(seat)
        return found

    def best_by_dice(self) -> int:
        best = 0
        found = 0
        for seat in range(self.seats):
            if self.rolling >> seat & 1:
                if eyes(self.dice[seat]) > best:
                    best = eyes(self.dice[seat])
                    found = 0
                if eyes(self.dice[seat]) == best:
                    found |= bits.one(seat)
        return found

    def crown(self, seats: int) -> None:
        """LV-6.2: exactly one king; those still equal roll five dice."""
        if seats & (seats - 1):
            self.roll_together(seats, KING_ROLL)
            return
        self.king = bits.low(seats)
        self.elections += 1
        self.rolling = 0
        self.resume = MOVE
        self.step = OVER
        self.waiting_for = 0

    def reward(self, seat: int) -> int:
        """LV-6.3."""
        return WIN if seat == self.king else 0

    # ---- 8. Chance ---------------------------------------------------------------------------------------------------

    def outcomes(self) -> int:
        if self.step == START_CARD:
            return self.start_cards_left()  # LV-3.2
        if self.step == REDISTRIBUTION:
            return (self.under[0] > 0) | (self.under[1] > 0) << 1 | (self.under[2] > 0) << 2
        return DIE_FACES

    def weight(self, outcome: int) -> int:
        return self.under[outcome] if self.step == REDISTRIBUTION else 1

    def takes_long(self) -> bool:
        """The last die of a seat: after it dice are compared, and a confrontation or an election is settled."""
        return self.dice_left == 1

    def happen(self, outcome: int) -> None:
        if self.step == REDISTRIBUTION:
            self.deal_card(outcome)
        elif self.step == CROSS_ROLL:
            self.cross_roll(outcome)
        elif self.step == COURTIER_ROLL:
            self.courtier_roll(outcome)
        elif self.step == START_CARD:
            self.take_start_card(outcome)
        else:
            self.roll(outcome)

    # ---- 9. Hidden information ---------------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        """LV-9.2 to LV-9.4: what is not known of other hands, the face-down cards, what others chose in secret."""
        for kind in range(3):
            self.under[kind] = self.turned[kind]  # LV-R16: they were seen
        for other in range(self.seats):
            if other != seat:
                for kind in range(3):
                    self.hand[other * 3 + kind] = self.known[other * 3 + kind]
                if self.step == COMMIT_CARDS:
                    self.laid[other] = NOT_LAID
                    self.waiting_for |= bits.one(other)

    def missing(self, kind: int) -> int:
        """LV-12.1: the cards of a kind that are nowhere to be seen."""
        number = SET[kind] * self.seats - self.spent[kind] - self.under[kind]
        for seat in range(self.seats):
            number -= self.hand[seat * 3 + kind]
            if self.laid[seat] > NO_CARDS and self.step != COMMIT_CARDS:
                number -= MIXTURES[self.laid[seat]][kind]
        return number

    def deal(self, rng: Rng) -> None:
        """LV-9.7: every missing card is equally likely in every place that may hold one."""
        x1 = self.missing(0)
        x2 = self.missing(1)
        x3 = self.missing(2)
        for seat in range(self.seats):
            hand = seat * 3
            gaps = self.size[seat] - self.hand[hand] - self.hand[hand + 1] - self.hand[hand + 2]
            for _ in range(gaps):
                card = rng.below(x1 + x2 + x3)
                if card < x1:
                    x1 -= 1
                    self.hand[hand] += 1
                elif card < x1 + x2:
                    x2 -= 1
                    self.hand[hand + 1] += 1
                else:
                    x3 -= 1
                    self.hand[hand + 2] += 1
        self.under[0] += x1
        self.under[1] += x2
        self.under[2] += x3


def few(number: int) -> int:
    """No more than can be laid."""
    return number if number < MOST_LAID else MOST_LAID


def cards_in(mixture: int) -> int:
    return MIXTURES[mixture][0] + MIXTURES[mixture][1] + MIXTURES[mixture][2]


def best_dice(dice: int, number: int) -> int:
    """The sum of the highest so many dice."""
    total = 0
    for face in range(6, 0, -1):
        there = dice >> 3 * (face - 1) & 7
        if there > number:
            there = number
        total += there * face
        number -= there
    return total


def eyes(dice: int) -> int:
    return best_dice(dice, TIE_DICE)


def points(dice: int, mixture: int) -> int:
    """LV-5.5, LV-R8: the highest die on the highest card. All dice count once, those on x2 and x3 again, those on x3
    again."""
    threes = MIXTURES[mixture][2]
    twos = MIXTURES[mixture][1] + threes
    return best_dice(dice, MOST_LAID) + best_dice(dice, twos) + best_dice(dice, threes)


def value_at(mixture: int, place: int) -> int:
    """The value of a card of a mixture, counted from the highest on."""
    if place < MIXTURES[mixture][2]:
        return 3
    return 2 if place < MIXTURES[mixture][2] + MIXTURES[mixture][1] else 1


def dice_in(row: int) -> int:
    """How many dice lie in a row of three bits each."""
    number = 0
    while row >> 3 * number:
        number += 1
    return number


def points_by_hand(row: int, mixture: int) -> int:
    """LV-5.5, LV-R8: each die times the card it was put on."""
    total = 0
    for place in range(dice_in(row)):
        total += (row >> 3 * place & 7) * value_at(mixture, place)
    return total
