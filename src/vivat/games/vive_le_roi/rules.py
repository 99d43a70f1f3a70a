"""The rules of Vive le Roi !, in the order of docs/rules/vive_le_roi.md.

Units and seats (0), set-up (3), the turn (4), election, count, ambition (5), the end (6), what a seat may know (9).

A seat is a person; a unit takes turns and votes: a lone seat, or a team of two neighbours whose speaker is asked. The
Emissary has a row of his own behind the last seat and behind the last unit. An option is a character, a floor, a vote
card or an ambition card, as the step says. Who is where stands in one table of bit sets: `at[place]`.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.bits import Byte, Short, Small, Tiny
from vivat.engine.numbers import CHANCE, NOBODY, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State

from vivat.games.vive_le_roi.data import (  # isort: skip
    ALL_AMBITIONS, ALL_FAVOURITES, AMBITIONS_DEALT, AMBITION_POINTS, BANNED, BOX, CAST_VOTE, CELL_1, CELL_3,
    CHOOSE_AMBITION, COMMON, COMPENSATED, COMPENSATION, CONSOLATION, CONSOLATION_BELOW, COURT, DEAL_AMBITIONS,
    DEAL_FAVOURITES, EMISSARY_MARKER_START, EMISSARY_SEAT, EMISSARY_UNIT, EMISSARY_VOTE, FAVOURITES_CARDS, FIRST_UNIT,
    FIVE_EACH, FLOOR_0, FLOOR_1, FLOOR_2, FLOOR_3, FLOOR_4, FLOOR_5, HEIGHTS, JESTER, JESTER_KING, JESTER_POINTS,
    KINGMAKER, LIMITS, MAN_KING, MARKER_START, MEN, MOVE_CHARACTER, NAMES, NEXT_ROUND, NO, NOT_FLOORS_0_1,
    NOT_FLOORS_2_3, NOT_FLOORS_4_5, NO_CARDS, NO_WC, NO_WC_NO_CELL, ONE_IN_CELLS, ONE_IN_WC, ONLY_YES_LEFT, OVER,
    PLACED, PLACE_CHARACTER, PLACE_FLOOR, POINTS, ROUNDS, SEATS_WITH_OWN_AMBITIONS, STOMACH_ACHE, STOMACH_ACHE_CARDS,
    STOP_FIRST, SUPPLY, THRONE, THRONE_SIDE, TWO_IN_CELLS, TWO_IN_WC, WC_3, WC_4, WOMAN_QUEEN, WOMEN, YES,
)  # fmt: skip


class ViveLeRoi(State):
    def __init__(self) -> None:
        super().__init__()
        # The units and the options of section 2; they never change.
        self.units: Byte = 0
        self.first_seat: Tiny = [0] * 9  # by unit: its seat named first; behind the last unit the number of seats
        self.unit_of: Tiny = [0] * 16  # by seat
        self.readings: Tiny = [0] * 1  # one bit set: FIVE_EACH (VR-R7), STOP_FIRST (VR-R12)
        self.limit: Byte = 0  # VR-0.7
        self.teams: Byte = 0
        self.ambition: Byte = 0
        self.banned: Byte = 0
        self.emissary: Byte = 0
        self.wedding: Byte = 0
        # The game.
        self.step: Byte = 0
        self.round: Byte = 1
        self.first: Byte = -1  # first unit of the round
        self.turn: Byte = -1  # unit in turn; in an election the one that moved the candidate
        self.speaker: Tiny = [0] * 8  # by unit: the seat that decides (VR-5.41)
        self.marker: Small = [0] * 17  # by seat, equal for partners with a common marker; then the Emissary's
        # The round.
        self.dealt: Byte = 0  # cards of the deal that is going on
        self.favourites: Tiny = [-1] * 17  # by seat: its favourites card; then the Emissary's
        self.offered = [0] * 16  # by seat: the ambition cards dealt to it, a bit set (more than 8 seats: to its unit)
        self.kept: Tiny = [-1] * 16  # by seat: its ambition card
        self.no: Tiny = [0] * 9  # by unit: no cards left; then the Emissary's
        self.ache: Tiny = [0] * 9  # and stomach-ache cards
        self.at: Small = [0] * 15  # by place: who is there, a bit set
        self.placed: Byte = 0  # characters placed by the units
        self.hand: Byte = -1  # the character about to be placed
        self.vote: Tiny = [-1] * 8  # by unit: the card chosen in this election
        self.kingmakers: Short = 0  # units that have moved a crowned character to the throne
        self.opener: Byte = -1  # the last of them (VR-5.16)
        self.poor = 0  # seats with favourites points below 11 at the last count (VR-R16)
        # The box, as it is or as its owner corrected it (box.py); it never changes.
        self.cards: Small = [0] * 26  # VR-1.4, VR-0.8: by favourites card: the names that count, a bit set
        self.seals = [0] * 4  # VR-1.4: the banned names by number, four bits a card, seven cards a cell
        self.women: Short = 0  # VR-1.2: bit sets
        self.men: Short = 0

    # ---- the contract ------------------------------------------------------------------------------------------------

    def legal_mask(self, seat: int) -> int:
        """VR-7.1: an option is offered also where it is the only one."""
        step = self.step
        if step == MOVE_CHARACTER:
            return self.movable()
        if step == CAST_VOTE:
            return self.cards_held(self.unit_of[seat])
        if step == PLACE_CHARACTER:
            return self.at[SUPPLY]  # VR-3.8: any character; VR-7.3: the last one may be left
        if step == PLACE_FLOOR:
            return self.open_floors()
        return self.offered[self.holder(seat)]

    def apply(self, seat: int, action: int) -> None:
        step = self.step
        if step == MOVE_CHARACTER:
            self.move(action)
        elif step == CAST_VOTE:
            self.cast_vote(seat, action)
        elif step == PLACE_CHARACTER:
            self.hand = action
            self.step = PLACE_FLOOR
        elif step == PLACE_FLOOR:
            self.place(action)
        else:
            self.choose_ambition(seat, action)

    def outcomes(self) -> int:
        """Section 8."""
        if self.step == EMISSARY_VOTE:
            return self.cards_held(EMISSARY_UNIT)
        if self.step == DEAL_FAVOURITES:
            return self.favourites_left()
        if self.step == DEAL_AMBITIONS:
            return self.ambitions_left()
        if self.step == NEXT_ROUND:
            return ALL_FAVOURITES  # the first card of the next round
        return bits.one(self.units) - 1  # VR-3.2, VR-R6

    def weight(self, outcome: int) -> int:
        if self.step == EMISSARY_VOTE:  # VR-8.1, VR-R21: uniform over the cards left in his pile; VR-8.2: nothing else
            if outcome == NO:
                return self.no[EMISSARY_UNIT]
            if outcome == STOMACH_ACHE:
                return self.ache[EMISSARY_UNIT]
        return 1

    def happen(self, outcome: int) -> None:
        if self.step == EMISSARY_VOTE:
            self.reveal(outcome)
        elif self.step == DEAL_FAVOURITES:
            self.deal_favourites(outcome)
        elif self.step == DEAL_AMBITIONS:
            self.deal_ambition(outcome)
        elif self.step == FIRST_UNIT:
            self.first = outcome  # VR-3.2
            self.set_up_round()
        else:
            self.round += 1  # VR-5.15
            self.first = self.opener  # VR-5.16
            self.set_up_round()
            self.deal_favourites(outcome)

    def side(self, seat: int) -> int:
        return self.unit_of[seat]

    # ---- 0. units and seats ------------------------------------------------------------------------------------------

    def partner(self, seat: int) -> int:
        """The other seat of the unit; a lone seat is its own partner (VR-5.40: nothing else sets it apart)."""
        unit = self.unit_of[seat]
        return self.first_seat[unit] + self.first_seat[unit + 1] - 1 - seat

    def names(self, seat: int) -> int:
        """VR-0.8: the favourites of a seat or of the Emissary."""
        return self.cards[self.favourites[seat]]

    def full(self, floor: int) -> bool:
        """VR-0.7."""
        return bits.count(self.at[floor]) >= self.limit

    def ask(self, step: int) -> None:
        """The unit in turn decides: one turn for a team (VR-5.36), and its speaker takes it (VR-R25)."""
        self.step = step
        self.waiting_for = bits.one(self.speaker[self.turn])

    def pass_speech(self) -> None:
        """VR-5.41: after each placement and each move of a team its partner speaks."""
        self.speaker[self.turn] = self.partner(self.speaker[self.turn])

    def next_unit(self) -> None:
        """Clockwise; the Emissary is no unit and has no turn (VR-5.25)."""
        self.turn += 1
        if self.turn == self.units:
            self.turn = 0

    # ---- 3. set-up ---------------------------------------------------------------------------------------------------

    def begin(
        self, units: int, pairs: int, teams: int, ambition: int, banned: int, emissary: int, wedding: int, readings: int
    ) -> None:
        """VR-3.1: the units take their places, `pairs` is the set of those with two seats; then the first is drawn."""
        self.units = units
        self.limit = LIMITS[units]
        self.teams = teams
        self.ambition = ambition
        self.banned = banned
        self.emissary = emissary
        self.wedding = wedding
        self.readings[0] = readings
        if self.women == 0:
            self.open_box()
        for unit in range(units):
            self.first_seat[unit] = self.seats
            self.speaker[unit] = self.seats  # VR-5.41
            for _ in range(1 + (pairs >> unit & 1)):
                self.unit_of[self.seats] = unit
                self.marker[self.seats] = MARKER_START
                self.seats += 1
        self.first_seat[units] = self.seats
        if emissary:
            self.marker[EMISSARY_SEAT] = EMISSARY_MARKER_START
        self.at[SUPPLY] = COURT
        self.at[FLOOR_3] = JESTER
        self.step = FIRST_UNIT
        self.waiting_for = CHANCE

    def open_box(self) -> None:
        """VR-1.2, VR-1.4: the characters and the favourites cards as we believe them to be."""
        self.women = WOMEN
        self.men = MEN
        for card in range(26):
            self.put_card(card, FAVOURITES_CARDS[card][NAMES], bits.low(FAVOURITES_CARDS[card][BANNED]))

    def put_card(self, card: int, names: int, seal: int) -> None:
        """VR-5.18, VR-R20: a banned name does not count."""
        self.cards[card] = names & ~bits.one(seal) if self.banned else names
        self.seals[card // 7] |= seal << 4 * (card % 7)

    def seal(self, card: int) -> int:
        return self.seals[card // 7] >> 4 * (card % 7) & 15

    def set_up_round(self) -> None:
        """VR-3.3: in each round VR-3.4 and VR-3.5; then the favourites are dealt."""
        for place in range(SUPPLY):
            self.at[place] = 0
        self.at[SUPPLY] = COURT
        self.at[FLOOR_3] = JESTER
        for unit in range(self.units):
            self.take_vote_set(unit)
        if self.emissary:
            self.take_vote_set(EMISSARY_UNIT)  # VR-5.30
        for seat in range(self.seats):
            self.favourites[seat] = NOBODY
            self.kept[seat] = NOBODY
        self.favourites[EMISSARY_SEAT] = NOBODY
        self.placed = 0
        self.kingmakers = 0
        self.opener = NOBODY
        self.poor = 0
        self.turn = self.first
        self.dealt = 0
        self.step = DEAL_FAVOURITES
        self.waiting_for = CHANCE

    def take_vote_set(self, unit: int) -> None:
        """VR-1.6. The one yes card needs no number: it is never lost."""
        self.no[unit] = NO_CARDS[self.emissary][self.units]
        self.ache[unit] = STOMACH_ACHE_CARDS

    def favourites_left(self) -> int:
        """The favourites cards nobody holds (VR-12.9)."""
        left = ALL_FAVOURITES
        for seat in range(self.seats):
            if self.favourites[seat] != NOBODY:
                left &= ~bits.one(self.favourites[seat])
        if self.favourites[EMISSARY_SEAT] != NOBODY:
            left &= ~bits.one(self.favourites[EMISSARY_SEAT])
        return left

    def deal_favourites(self, card: int) -> None:
        """VR-3.6, VR-8.3: the seats in order, each its own (VR-5.37), then the Emissary."""
        if self.dealt < self.seats:
            self.favourites[self.dealt] = card
        else:
            self.favourites[EMISSARY_SEAT] = card
        self.dealt += 1
        if self.dealt == self.seats + self.emissary:
            self.dealt = 0
            if self.ambition:
                self.step = DEAL_AMBITIONS  # VR-3.7
            else:
                self.ask(PLACE_CHARACTER)

    def to_place(self) -> int:
        """VR-3.9: how many characters the units place, all together."""
        return PLACED[self.readings[0] & FIVE_EACH][self.units]

    def counted(self) -> int:
        """VR-R7: who takes a place on a floor while the units place: not the Jester where two place six each."""
        return COURT if self.units == 2 and not self.readings[0] & FIVE_EACH else COURT | JESTER

    def open_floors(self) -> int:
        """VR-3.8: the floors 1 to 4 that have room."""
        counted = self.counted()
        floors = 0
        for floor in range(FLOOR_1, FLOOR_5):
            if bits.count(self.at[floor] & counted) < self.limit:
                floors |= bits.one(floor)
        return floors

    def place(self, floor: int) -> None:
        """VR-3.8, VR-3.9: the unit in turn places the character in hand."""
        self.at[SUPPLY] &= ~bits.one(self.hand)
        self.at[floor] |= bits.one(self.hand)
        self.hand = NOBODY
        self.placed += 1
        self.pass_speech()
        self.next_unit()
        if self.placed == self.to_place():
            self.finish_placement()
        else:
            self.ask(PLACE_CHARACTER)

    def finish_placement(self) -> None:
        """VR-3.10 to VR-3.12."""
        self.at[FLOOR_0] = self.at[SUPPLY]  # VR-3.11
        self.at[SUPPLY] = 0
        for last in range(1, COMPENSATED[self.units] + 1):
            unit = (self.first + self.units - last) % self.units  # VR-3.10
            for seat in range(self.first_seat[unit], self.first_seat[unit + 1]):
                self.marker[seat] += COMPENSATION  # VR-R9
        self.turn = self.first
        self.ask(MOVE_CHARACTER)

    # ---- 4. the turn -------------------------------------------------------------------------------------------------

    def movable(self) -> int:
        """VR-4.2: the characters that have a destination. VR-4.5, VR-5.8: nobody leaves a cell, the box or the side of
        the throne."""
        movable = self.at[FLOOR_5]  # to the throne
        for floor in range(FLOOR_0, FLOOR_5):
            if not self.full(floor + 1):
                movable |= self.at[floor]  # up
        for wc in range(WC_3, WC_4 + 1):
            floor = wc - WC_3 + FLOOR_3
            if not self.full(floor):
                movable |= self.at[wc]  # out of the WC
            elif self.at[wc] == 0:
                movable |= self.at[floor - 1]  # to the WC
        return movable

    def place_of(self, character: int) -> int:
        place = FLOOR_0
        while not self.at[place] >> character & 1:
            place += 1
        return place

    def destination(self, place: int) -> int:
        """VR-4.3: the one place to which a character that may move from here goes."""
        if place >= WC_3:
            return place - WC_3 + FLOOR_3  # VR-4.4
        if self.full(place + 1):
            return place + 1 - FLOOR_3 + WC_3
        return place + 1

    def move(self, character: int) -> None:
        """VR-4.1, VR-4.6."""
        origin = self.place_of(character)
        goal = self.destination(origin)
        self.at[origin] &= ~bits.one(character)
        self.at[goal] |= bits.one(character)
        self.pass_speech()
        if goal == THRONE:
            self.call_election()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """VR-4.8."""
        self.next_unit()
        self.ask(MOVE_CHARACTER)

    # ---- 5.1 election ------------------------------------------------------------------------------------------------

    def call_election(self) -> None:
        """VR-5.1, VR-5.2: every unit votes, all at the same time; a team once (VR-5.36)."""
        self.step = CAST_VOTE
        self.waiting_for = 0
        for unit in range(self.units):
            self.waiting_for |= bits.one(self.speaker[unit])

    def cards_held(self, unit: int) -> int:
        """VR-5.2, VR-5.3: the kinds of vote cards a unit or the Emissary still holds."""
        kinds = bits.one(YES)
        if self.no[unit]:
            kinds |= bits.one(NO)
        if self.ache[unit]:
            kinds |= bits.one(STOMACH_ACHE)
        return kinds

    def cast_vote(self, seat: int, card: int) -> None:
        self.vote[self.unit_of[seat]] = card
        self.waiting_for &= ~bits.one(seat)
        if self.waiting_for == 0:
            if self.emissary and not self.names(EMISSARY_SEAT) & self.at[THRONE]:  # VR-5.26
                self.step = EMISSARY_VOTE  # VR-R22: his card is turned up when all have voted
                self.waiting_for = CHANCE
            else:
                self.reveal(YES)

    def reveal(self, emissary_card: int) -> None:
        """VR-5.4. Without the Emissary, and for his favourites, his card is a yes that costs nothing."""
        revealed = self.show(EMISSARY_UNIT, emissary_card)  # VR-5.27: a vote like any other
        for unit in range(self.units):
            revealed |= self.show(unit, self.vote[unit])
            self.vote[unit] = NOBODY
        if revealed >> STOMACH_ACHE & 1:  # VR-R11: also beside a no
            self.cancel()
        elif revealed >> NO & 1:
            self.refuse()
        else:
            self.crown()

    def show(self, unit: int, card: int) -> int:
        """VR-5.5, VR-5.28: a no and a stomach-ache are lost, a yes goes back."""
        if card == NO:
            self.no[unit] -= 1
        elif card == STOMACH_ACHE:
            self.ache[unit] -= 1
        return bits.one(card)

    def send_candidate(self, place: int) -> None:
        self.at[place] |= self.at[THRONE]
        self.at[THRONE] = 0

    def cancel(self) -> None:
        """VR-5.6."""
        self.send_candidate(FLOOR_5)
        self.end_turn()

    def refuse(self) -> None:
        """VR-5.7, VR-5.9."""
        if self.at[THRONE] == JESTER:
            place = FLOOR_2
            while place > FLOOR_0 and self.full(place):
                place -= 1  # VR-R8: floor 0 takes him even when it is full
        else:
            place = CELL_3
            while place < BOX and self.at[place]:
                place += 1  # VR-R10: a refused Jester leaves no cell empty
        self.send_candidate(place)
        self.end_election()

    def end_election(self) -> None:
        """VR-R23: a wedding for which nobody is left ends the round."""
        if self.at[THRONE_SIDE] and not self.somebody_left():
            self.count(False, True)
            self.end_round()
        else:
            self.end_turn()

    def somebody_left(self) -> bool:
        """Somebody is on a floor or in a WC (VR-4.7)."""
        left = self.at[WC_3] | self.at[WC_4]
        for floor in range(FLOOR_0, FLOOR_5 + 1):
            left |= self.at[floor]
        return left != 0

    # ---- 5.2 coronation and count, 5.7 wedding -----------------------------------------------------------------------

    def crown(self) -> None:
        """VR-5.10; in a wedding VR-5.31 and VR-5.33."""
        self.kingmakers |= bits.one(self.turn)
        self.opener = self.turn
        if self.wedding and self.at[THRONE_SIDE] == 0:
            self.count(True, False)  # VR-5.34: without ambition cards
            self.send_candidate(THRONE_SIDE)  # VR-5.32: nothing else changes
            self.end_election()
        else:
            self.count(True, True)
            self.end_round()

    def count(self, favourites: bool, ambition: bool) -> None:
        """VR-5.13, VR-5.14: the markers move by what is counted now: favourites, ambition cards, or both."""
        if favourites:
            self.find_the_poor()
        for seat in range(self.seats):
            end = self.moved(self.marker[seat], seat, favourites, ambition)  # VR-5.38
            if self.teams == COMMON:
                other = self.moved(self.marker[seat], self.partner(seat), favourites, ambition)
                if other < end:
                    end = other  # VR-5.39
            self.marker[seat] = end
        if favourites and self.emissary:
            self.marker[EMISSARY_SEAT] = self.moved(self.marker[EMISSARY_SEAT], EMISSARY_SEAT, True, False)  # VR-5.29

    def find_the_poor(self) -> None:
        """VR-R16, before any ambition card is read."""
        self.poor = 0
        for seat in range(self.seats):
            if self.favourites_points(seat) < CONSOLATION_BELOW:
                self.poor |= bits.one(seat)

    def total(self, seat: int, favourites: bool, ambition: bool) -> int:
        total = 0
        if favourites:
            total += self.favourites_points(seat)
        if ambition and self.ambition and self.fulfilled(seat, self.kept[seat]):
            total += AMBITION_POINTS[self.kept[seat]]  # VR-5.22, VR-5.23
        return total

    def favourites_points(self, seat: int) -> int:
        """VR-5.11."""
        names = self.names(seat)
        points = 0
        for place in range(SUPPLY):
            points += bits.count(names & self.at[place]) * self.worth(place)
        return points

    def worth(self, place: int) -> int:
        """VR-5.12, VR-5.35: the Jester crowned now turns all signs round."""
        if self.at[THRONE] == JESTER:
            return JESTER_POINTS[place]
        return POINTS[place]

    def moved(self, start: int, seat: int, favourites: bool, ambition: bool) -> int:
        """VR-5.14: where a marker goes by the total of a seat, never below 0. VR-R12: in one net movement; with the
        other reading it stops before the ambition points are added."""
        if favourites and self.readings[0] & STOP_FIRST:
            return not_below_0(start + self.total(seat, True, False)) + self.total(seat, False, ambition)
        return not_below_0(start + self.total(seat, favourites, ambition))

    # ---- 5.3 next round ----------------------------------------------------------------------------------------------

    def end_round(self) -> None:
        """VR-5.15, VR-5.17. The board and the open cards stay until the next deal."""
        for seat in range(self.seats):
            self.offered[seat] = 0
        if self.round == ROUNDS:
            self.step = OVER
            self.waiting_for = 0
        else:
            self.step = NEXT_ROUND
            self.waiting_for = CHANCE

    # ---- 5.5 ambition ------------------------------------------------------------------------------------------------

    def shares_ambitions(self) -> bool:
        """VR-R19: two cards for every unit instead of every seat."""
        return self.seats > SEATS_WITH_OWN_AMBITIONS

    def holder(self, seat: int) -> int:
        """The seat before which the ambition cards offered to this seat lie."""
        if self.shares_ambitions():
            return self.first_seat[self.unit_of[seat]]
        return seat

    def chooser(self, seat: int) -> int:
        """The seat that decides which ambition card this seat keeps."""
        if self.shares_ambitions():
            return self.speaker[self.unit_of[seat]]
        return seat

    def ambitions_left(self) -> int:
        """The ambition cards offered to nobody (VR-12.9)."""
        left = ALL_AMBITIONS
        for seat in range(self.seats):
            left &= ~self.offered[seat]
        return left

    def receiver(self, number: int) -> int:
        """VR-8.3: two cards to each seat in order, with more than 8 seats to each unit (its seat named first)."""
        if self.shares_ambitions():
            return self.first_seat[number // AMBITIONS_DEALT]
        return number // AMBITIONS_DEALT

    def deal_ambition(self, card: int) -> None:
        """VR-5.20."""
        self.offered[self.receiver(self.dealt)] |= bits.one(card)
        self.dealt += 1
        receivers = self.units if self.shares_ambitions() else self.seats
        if self.dealt == receivers * AMBITIONS_DEALT:
            self.dealt = 0
            self.step = CHOOSE_AMBITION
            self.waiting_for = 0
            for seat in range(self.seats):
                self.waiting_for |= bits.one(self.chooser(seat))

    def choose_ambition(self, seat: int, card: int) -> None:
        """VR-5.20. VR-R19: where a team shares two, its seat named first gets this one, the partner the other."""
        first = self.holder(seat)
        self.kept[first] = card
        if self.shares_ambitions() and self.partner(first) != first:
            self.kept[self.partner(first)] = bits.low(self.offered[first] & ~bits.one(card))
        self.waiting_for &= ~bits.one(seat)
        if self.waiting_for == 0:
            self.ask(PLACE_CHARACTER)

    def fulfilled(self, seat: int, card: int) -> bool:
        """VR-1.7, read in the position of the count (VR-5.24); for a couple VR-R24."""
        crowned = self.at[THRONE] | self.at[THRONE_SIDE]
        unit = self.unit_of[seat]
        if card == JESTER_KING:
            return crowned & JESTER != 0
        if card == WOMAN_QUEEN:
            return crowned & self.women != 0
        if card == MAN_KING:
            return crowned & self.men != 0
        if card == ONLY_YES_LEFT:
            return self.no[unit] + self.ache[unit] == 0  # VR-R18
        if card == KINGMAKER:
            return self.kingmakers >> unit & 1 == 1  # VR-R17, VR-R18
        if card == CONSOLATION:
            return self.poor >> seat & 1 == 1
        return self.places_fit(self.names(seat), card)

    def places_fit(self, names: int, card: int) -> bool:
        """The ambition cards about the places of the favourites (VR-R14, VR-R15)."""
        if card == NOT_FLOORS_0_1:
            return names & (self.at[FLOOR_0] | self.at[FLOOR_1]) == 0
        if card == NOT_FLOORS_2_3:
            return names & (self.at[FLOOR_2] | self.at[FLOOR_3]) == 0
        if card == NOT_FLOORS_4_5:
            return names & (self.at[FLOOR_4] | self.at[FLOOR_5]) == 0
        in_wc = bits.count(names & (self.at[WC_3] | self.at[WC_4]))
        in_cells = 0
        for cell in range(CELL_3, CELL_1 + 1):
            in_cells += bits.count(names & self.at[cell])
        if card == NO_WC:
            return in_wc == 0
        if card == ONE_IN_WC:
            return in_wc == 1
        if card == TWO_IN_WC:
            return in_wc == 2
        if card == ONE_IN_CELLS:
            return in_cells == 1
        if card == TWO_IN_CELLS:
            return in_cells == 2
        if card == NO_WC_NO_CELL:
            return in_wc + in_cells == 0
        return in_cells == 3

    # ---- 6. end of the game ------------------------------------------------------------------------------------------

    def ranking_score(self, unit: int) -> int:
        """VR-6.1, VR-6.2: the lower marker; with a common marker both are the same."""
        one = self.marker[self.first_seat[unit]]
        other = self.marker[self.partner(self.first_seat[unit])]
        return one if one < other else other

    def height(self, seat: int) -> int:
        """VR-6.5."""
        names = self.names(seat)
        height = -1
        for place in range(SUPPLY):
            if names & self.at[place] and HEIGHTS[place] > height:
                height = HEIGHTS[place]
        return height

    def standing(self, unit: int) -> int:
        """VR-6.4: ranking score, then height, as one number to compare. VR-R29: the lower height of a team."""
        one = self.height(self.first_seat[unit])
        other = self.height(self.partner(self.first_seat[unit]))
        return self.ranking_score(unit) * 8 + (one if one < other else other) + 1

    def emissary_wins(self) -> bool:
        """VR-6.3, VR-R28: he must be ahead of everybody."""
        best = 0
        for unit in range(self.units):
            if self.ranking_score(unit) > best:
                best = self.ranking_score(unit)
        return self.emissary == 1 and self.marker[EMISSARY_SEAT] > best

    def reward(self, seat: int) -> int:
        """VR-6.6: equal standings share the victory (VR-R27)."""
        if self.emissary_wins():
            return 0
        own = self.standing(self.unit_of[seat])
        equal = 0
        for unit in range(self.units):
            other = self.standing(unit)
            if other > own:
                return 0
            if other == own:
                equal += 1
        return WIN // equal

    # ---- 9. hidden information ---------------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        if self.step == NEXT_ROUND or self.step == OVER:
            return  # everything lies open
        self.forget_votes(self.unit_of[seat])
        for other in range(self.seats):
            if other != seat:
                self.forget_ambitions(seat, other)
                if self.unit_of[other] != self.unit_of[seat] and self.kingmakers == 0:
                    self.favourites[other] = NOBODY  # VR-9.3

    def forget_votes(self, own: int) -> None:
        """Unrevealed votes of the other units are taken back; both partners know their own."""
        if self.step == EMISSARY_VOTE:
            self.step = CAST_VOTE
            self.waiting_for = 0
        if self.step == CAST_VOTE:
            for unit in range(self.units):
                if unit != own:
                    self.vote[unit] = NOBODY
                    self.waiting_for |= bits.one(self.speaker[unit])

    def forget_ambitions(self, seat: int, other: int) -> None:
        if self.unit_of[other] == self.unit_of[seat]:
            if self.shares_ambitions():
                return  # VR-R19: the two cards of a team are known to both
            if self.kept[seat] != NOBODY and self.kept[other] != NOBODY:
                self.offered[other] = bits.one(self.kept[other])  # VR-R26: but not the card given back
                return
        self.offered[other] = 0
        self.kept[other] = NOBODY
        if self.step == CHOOSE_AMBITION:
            self.waiting_for |= bits.one(self.chooser(other))

    def deal(self, rng: Rng) -> None:
        """VR-9.2: every deal of the cards not seen is equally likely."""
        if self.step == FIRST_UNIT:
            return
        holding = self.seats
        if self.step == DEAL_FAVOURITES and self.dealt < self.seats:
            holding = self.dealt
        left = self.favourites_left()
        for seat in range(holding):
            if self.favourites[seat] == NOBODY:
                self.favourites[seat] = rng.pick(left)
                left &= ~bits.one(self.favourites[seat])
        if self.ambition and self.step >= DEAL_AMBITIONS and self.step < NEXT_ROUND:
            self.imagine_offers(rng)
            if self.step > CHOOSE_AMBITION:
                self.imagine_kept(rng)

    def imagine_offers(self, rng: Rng) -> None:
        """Two ambition cards for everybody who gets some, in the middle of the deal as many as were dealt."""
        left = self.ambitions_left()
        rest = self.dealt
        for seat in range(self.seats):
            if self.holder(seat) == seat:
                number = AMBITIONS_DEALT
                if self.step == DEAL_AMBITIONS and rest < AMBITIONS_DEALT:
                    number = rest
                rest -= number
                while bits.count(self.offered[seat]) < number:
                    card = rng.pick(left)
                    self.offered[seat] |= bits.one(card)
                    left &= ~bits.one(card)

    def imagine_kept(self, rng: Rng) -> None:
        for seat in range(self.seats):
            if self.kept[seat] == NOBODY:
                first = self.holder(seat)
                self.kept[seat] = rng.pick(self.offered[first])
                if self.shares_ambitions() and self.partner(seat) != seat:
                    self.kept[self.partner(seat)] = bits.low(self.offered[first] & ~bits.one(self.kept[seat]))


def not_below_0(place: int) -> int:
    """VR-12.10: the score track begins at 0."""
    return place if place > 0 else 0
