"""The rules of Artus, in the order of docs/rules/artus.md.

A chair is 0 to 27, clockwise. A card is its number in `CARDS`; of two equal cards in one place the first leaves first.
A step's option is a chair, a card, a number of steps, a mode, a set of knights or a pile.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.bits import Byte, Small, Tiny
from vivat.engine.numbers import CHANCE, NOBODY, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games.artus.data import (
    ALL_CHAIRS,
    BACKWARD,
    CARDS_IN_USE,
    CARDS_OF_PILE,
    CARDS_PER_TURN,
    CARPET_CHAIRS,
    CHAIRS,
    COMBINATIONS,
    CROWN,
    CROWN_CHAIRS,
    CROWNING,
    DEAL,
    DECK,
    DRAW,
    FIRST_KING,
    FIRST_SEAT,
    FIXED_LOSS,
    GREEN,
    KNIGHT_CARDS,
    KNIGHTS,
    MOVE,
    MOVES,
    MOVES_KNIGHTS,
    OVER,
    PICK_FIGURE,
    PICK_KNIGHTS,
    PICK_MODE,
    PICK_PILE,
    PICK_PRINCE,
    PICK_STEPS,
    PILE_OF_CARD,
    PLACE_KNIGHT,
    PLATES,
    PLAY_CARD,
    RED,
    RING,
    RING_ANY,
    RING_SILVER,
    RINGS,
    RINGS_START,
    ROYAL_CROWNS,
    ROYALS_OF_CARD,
    SCORE_ALL,
    SCORE_CARPET,
    SCORE_REVERSED,
    SCORE_THREE_COLOURS,
    SCORE_WILD,
    SCORED,
    SECOND_RING,
    STARTING_CARDS,
    YELLOW,
)

ROYAL = 4  # a figure is the seat of a knight, 0 to 3, or this plus the number of a royal figure
KNIGHT_PILE = 0
KING_PILE = 1
ALL_MODES = 0b111


class Artus(State):
    def __init__(self) -> None:
        super().__init__()
        self.step: Byte = OVER
        self.taken = 0  # bit set of the occupied chairs
        self.level: Byte = 0
        self.turn: Byte = NOBODY  # the seat that is dealt to, places, or is in turn
        self.first: Byte = NOBODY  # the first seat; NOBODY until it is drawn
        self.remaining: Byte = 0  # cards to play, then to draw, in this turn, the current one included
        self.card: Byte = NOBODY  # the card being carried out
        self.figure: Byte = NOBODY  # the chair of the figure it moves
        self.source: Byte = NOBODY  # the pile a card is being drawn from
        self.king: Byte = FIRST_KING  # which royal figure is the King
        self.reserve: Byte = 0  # rings
        self.royal: Tiny = [0] * 4  # chair of each royal figure
        self.rings: Tiny = [0] * 4  # of each royal figure
        self.knights = [0] * 4  # bit set of chairs, by seat
        self.total: Small = [0] * 4  # prestige points, by seat: 0 at first (AR-3.4), signed, without limits (AR-5.10)
        self.hand = [0] * 4  # bit set of cards, by seat
        self.pile = [0] * 4  # bit set of the cards in the seat's piles
        self.held: Tiny = [0] * 12  # seat * 3 + pile: cards of that back in the hand, known to all (AR-R20)
        self.aside: Tiny = [0] * 88  # seat * 22 + i: the cards set aside, in the order played
        # the box, as it is or as its owner corrected it (box.py); it never changes
        self.plates: Tiny = [0] * 28  # AR-1.7: values, clockwise from the crown plate
        self.reach: Small = [0] * 8  # AR-1.17: by knight card: fewest chairs forward, and sixteen times the most
        self.second_ring: Byte = 0  # AR-1.17: the ring card there are two of
        self.carpet = [0] * 1  # AR-1.5: bit set of chairs
        self.crowns = [0] * 1  # AR-1.4: the crown chairs, the large crown first, five bits each

    # ---- section 3: set-up -------------------------------------------------------------------------------------------

    def begin(self, seats: int, level: int) -> None:
        """AR-3.2 to AR-3.5: the royal figures sit, every total is 0, the piles are full."""
        self.seats = seats
        self.level = level
        if self.second_ring == 0:
            self.open_box()
        self.reserve = RINGS
        for royal in range(4):
            chair = self.crowns[0] >> 5 * ROYAL_CROWNS[royal] & 31
            self.royal[royal] = chair  # AR-3.2; the King's has the large crown, so the crown plate faces it (AR-3.3)
            self.rings[royal] = RINGS_START[royal]
            self.reserve -= RINGS_START[royal]
            self.taken |= bits.one(chair)
        for seat in range(seats):
            self.pile[seat] = CARDS_IN_USE[level]  # AR-2.11, AR-3.5
        self.step = DEAL  # AR-3.6, AR-8.2
        self.turn = 0
        self.source = KNIGHT_PILE
        self.waiting_for = CHANCE

    def open_box(self) -> None:
        """Section 1: the table and the cards as we believe them to be (AR-R1 to AR-R4)."""
        for plate in range(CHAIRS):
            self.plates[plate] = PLATES[plate]
        for card in range(KNIGHT_CARDS):
            self.reach[card] = MOVES[card][0] + MOVES[card][1] * 16
        self.second_ring = RING_ANY
        for i in range(6):
            self.carpet[0] |= bits.one(CARPET_CHAIRS[i])
        for i in range(4):
            self.crowns[0] |= CROWN_CHAIRS[i] << 5 * i

    def deal_next(self) -> None:
        """AR-8.2: knight cards, then king cards, seat by seat; then the first seat is drawn."""
        if self.held[self.turn * 3 + self.source] < STARTING_CARDS[self.level]:  # AR-2.12
            return
        if self.source == KNIGHT_PILE:
            self.source = KING_PILE
        elif self.turn + 1 < self.seats:
            self.turn += 1
            self.source = KNIGHT_PILE
        else:
            self.step = FIRST_SEAT  # AR-3.7
            self.turn = NOBODY
            self.source = NOBODY

    def begin_placement(self, first: int) -> None:
        self.first = first
        self.step = PLACE_KNIGHT
        self.turn = first
        self.place_next()

    def place_next(self) -> None:
        """AR-3.8: counter-clockwise in every round (AR-R7), so that the first seat places last (of two: AR-R8)."""
        self.turn = (self.turn + self.seats - 1) % self.seats
        self.waiting_for = bits.one(self.turn)

    def place_knight(self, seat: int, chair: int) -> None:
        self.set_down(seat, chair)  # AR-3.9
        if seat == self.first and bits.count(self.knights[seat]) == KNIGHTS[self.seats]:
            self.begin_turn(self.first)  # AR-3.10
        else:
            self.place_next()

    # ---- section 4.1: the turn ---------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.step = PLAY_CARD
        self.remaining = CARDS_PER_TURN[self.level]  # AR-2.13
        self.waiting_for = bits.one(seat)

    def play_card(self, seat: int, card: int) -> None:
        self.set_aside(seat, card)
        self.card = card
        if card < RING_SILVER:
            self.step = PICK_FIGURE  # AR-4.10, AR-4.15
        elif card <= RING_ANY:
            self.step = PICK_PRINCE  # AR-4.20
        elif card == SCORE_WILD:
            self.step = PICK_MODE  # AR-4.32
        else:
            self.score(seat)

    def set_aside(self, seat: int, card: int) -> None:
        """AR-4.6: out of the game, face up for all (AR-R19)."""
        unplayed = self.hand[seat] | self.pile[seat]
        played = bits.count(CARDS_IN_USE[self.level] & ~unplayed)
        self.aside[seat * DECK + played] = card
        self.hand[seat] &= ~bits.one(self.lowest_copy(self.hand[seat], card))
        self.held[seat * 3 + PILE_OF_CARD[card]] -= 1

    def card_done(self, seat: int) -> None:
        """AR-7.1: the next card of the turn, or its draws, or the next seat."""
        self.card = NOBODY
        self.figure = NOBODY
        self.remaining -= 1
        if self.remaining > 0:
            self.step = PLAY_CARD  # AR-4.3, AR-4.4
        elif self.pile[seat]:
            self.step = PICK_PILE  # AR-4.2, AR-4.35
            self.remaining = CARDS_PER_TURN[self.level]  # AR-2.14
        else:
            self.end_turn()  # AR-4.37

    def end_turn(self) -> None:
        next_seat = (self.turn + 1) % self.seats  # AR-3.1, AR-3.10
        if self.cards_held(next_seat) > 0:
            self.begin_turn(next_seat)
        else:
            self.step = OVER  # AR-6.1
            self.turn = NOBODY
            self.waiting_for = 0

    def cards_held(self, seat: int) -> int:
        return self.held[seat * 3] + self.held[seat * 3 + 1] + self.held[seat * 3 + 2]

    # ---- sections 4.2, 4.3 and 5.2: moving and displacing ------------------------------------------------------------

    def movable(self, seat: int) -> int:
        """AR-4.10, AR-4.15, AR-4.32: the chairs of the figures the card may move."""
        chairs = self.chairs_of(ROYALS_OF_CARD[self.card])
        if MOVES_KNIGHTS[self.card]:
            chairs |= self.knights[seat]
        return chairs

    def chairs_of(self, royals: int) -> int:
        chairs = 0
        while royals:
            chairs |= bits.one(self.royal[bits.low(royals)])
            royals &= royals - 1
        return chairs

    def target(self, steps: int) -> int:
        """AR-1.1, AR-1.2: the chair so many steps from the chosen figure; each counts, taken or not (AR-4.12)."""
        if steps > BACKWARD:
            return (self.figure + CHAIRS + BACKWARD - steps) % CHAIRS
        return (self.figure + steps) % CHAIRS

    def move(self, seat: int, start: int, target: int) -> None:
        """AR-5.3, AR-R16: read the points, move, displace; the table turns with the King's chair (AR-5.2)."""
        self.total[seat] += self.value(start)  # AR-4.13, AR-4.18
        mover = self.lift(start)
        if self.taken >> target & 1:  # AR-4.14, AR-4.19, AR-5.4
            displaced = self.lift(target)
            self.set_down(displaced, self.empty_behind(target))  # AR-5.7: an empty chair, so nobody else is displaced
        self.set_down(mover, target)
        self.card_done(seat)

    def empty_behind(self, chair: int) -> int:
        """AR-5.5, AR-5.6: the next empty chair counter-clockwise, whichever way the mover came."""
        chair = (chair + CHAIRS - 1) % CHAIRS
        while self.taken >> chair & 1:
            chair = (chair + CHAIRS - 1) % CHAIRS
        return chair

    def lift(self, chair: int) -> int:
        """Take the figure from an occupied chair and tell which it is."""
        self.taken &= ~bits.one(chair)
        for seat in range(self.seats):
            if self.knights[seat] >> chair & 1:
                self.knights[seat] &= ~bits.one(chair)
                return seat
        return ROYAL + self.royal_on(chair)

    def set_down(self, figure: int, chair: int) -> None:
        self.taken |= bits.one(chair)
        if figure < ROYAL:
            self.knights[figure] |= bits.one(chair)
        else:
            self.royal[figure - ROYAL] = chair

    def royal_on(self, chair: int) -> int:
        for royal in range(3):
            if self.royal[royal] == chair:
                return royal
        return 3

    # ---- sections 4.4 and 5.3: rings and coronation ------------------------------------------------------------------

    def princes(self) -> int:
        """AR-4.20: the chairs of the princes the card allows, never the King's."""
        return self.chairs_of(ROYALS_OF_CARD[self.card] & ~bits.one(self.king))

    def give_ring(self, seat: int, chair: int) -> None:
        prince = self.royal_on(chair)
        self.total[seat] += self.value(chair)  # AR-4.21
        self.rings[prince] += 1  # AR-4.20
        self.reserve -= 1
        if self.rings[prince] == CROWNING:
            self.crown(prince)  # AR-4.23; nothing else crowns (AR-5.9)
        self.card_done(seat)

    def crown(self, prince: int) -> None:
        """AR-5.8: the old King keeps one ring; nobody moves, the table turns to the new King."""
        self.reserve += self.rings[self.king] - 1
        self.rings[self.king] = 1
        self.king = prince

    # ---- section 4.5: scoring cards ----------------------------------------------------------------------------------

    def score(self, seat: int) -> None:
        """AR-4.25 to AR-4.31: own knights, values of this moment."""
        if self.card == SCORE_ALL:
            self.total[seat] += self.worth(self.knights[seat])  # AR-4.26
        elif self.card == SCORE_REVERSED:
            self.total[seat] -= self.worth(self.knights[seat])  # AR-4.27
        elif self.sets(seat) == 0:
            self.total[seat] -= FIXED_LOSS[self.card]  # AR-4.31
        else:
            self.step = PICK_KNIGHTS  # AR-R10: who can fulfil must score
            return
        self.card_done(seat)  # AR-7.2: no further step

    def sets(self, seat: int) -> int:
        """How many sets of knights fulfil the card: AR-4.28 to AR-4.30."""
        if self.card == SCORE_THREE_COLOURS:
            if self.in_zone(seat, YELLOW) == 0:
                return 0
            return bits.count(self.in_zone(seat, GREEN)) * bits.count(self.in_zone(seat, RED))
        return COMBINATIONS[bits.count(self.fitting(seat))][SCORED[self.card]]

    def score_set(self, seat: int, number: int) -> None:
        """AR-R11: the chosen set scores, good or bad."""
        self.total[seat] += self.worth(self.set_of(seat, number))
        self.card_done(seat)

    def set_of(self, seat: int, number: int) -> int:
        """The knights of a set. Sets are numbered in the order of their chairs (AR-7.17)."""
        if self.card == SCORE_THREE_COLOURS:
            green = self.in_zone(seat, GREEN)
            red = self.in_zone(seat, RED)
            reds = bits.count(red)
            return subset(green, 1, number // reds) | subset(red, 1, number % reds)  # AR-R13: yellow is worth 0
        return subset(self.fitting(seat), SCORED[self.card], number)

    def fitting(self, seat: int) -> int:
        if self.card == SCORE_CARPET:
            return self.knights[seat] & self.carpet[0]  # AR-4.29
        return self.in_zone(seat, RED)  # AR-4.30

    def in_zone(self, seat: int, zone: int) -> int:
        """The seat's knights at plates of that zone."""
        found = 0
        rest = self.knights[seat]
        while rest:
            chair = bits.low(rest)
            if self.zone(chair) == zone:
                found |= bits.one(chair)
            rest &= rest - 1
        return found

    def pick_mode(self, seat: int, mode: int) -> None:
        """AR-4.32: exactly one of three."""
        if mode == MOVE:
            self.step = PICK_FIGURE
        elif mode == RING:
            self.step = PICK_PRINCE
        else:
            self.total[seat] += self.best_value(self.knights[seat])
            self.card_done(seat)

    def best_value(self, chairs: int) -> int:
        """AR-R14: the highest value, even if it is negative."""
        best = self.value(bits.low(chairs))
        while chairs:
            if self.value(bits.low(chairs)) > best:
                best = self.value(bits.low(chairs))
            chairs &= chairs - 1
        return best

    # ---- section 4.6: drawing ----------------------------------------------------------------------------------------

    def piles(self, seat: int) -> int:
        """AR-4.35: the seat's piles that have cards; the scoring pile from the first draw on (AR-R15)."""
        found = 0
        for pile in range(3):
            if self.pile[seat] & CARDS_OF_PILE[pile]:
                found |= bits.one(pile)
        return found

    def pick_pile(self, pile: int) -> None:
        self.source = pile
        self.step = DRAW
        self.waiting_for = CHANCE

    def draw(self, seat: int, card: int) -> None:
        self.take(seat, card)
        self.held[seat * 3 + self.source] += 1

    def take(self, seat: int, card: int) -> None:
        """From the pile into the hand."""
        drawn = bits.one(self.lowest_copy(self.pile[seat], card))
        self.pile[seat] &= ~drawn
        self.hand[seat] |= drawn

    def draw_done(self, seat: int) -> None:
        self.source = NOBODY
        self.remaining -= 1
        if self.remaining > 0:
            self.step = PICK_PILE  # AR-4.36: the drawn card is seen before
            self.waiting_for = bits.one(seat)
        else:
            self.end_turn()

    # ---- section 5.1: values and the turning table -------------------------------------------------------------------

    def plate(self, chair: int) -> int:
        """AR-1.6: the plate at a chair; the crown plate always faces the King (AR-5.2)."""
        return (chair + CHAIRS - self.royal[self.king]) % CHAIRS

    def value(self, chair: int) -> int:
        return self.plates[self.plate(chair)]  # AR-5.1

    def zone(self, chair: int) -> int:
        """AR-1.9: the crown plate is a zone of its own; the sign of the value tells the others."""
        if self.plate(chair) == 0:
            return CROWN
        if self.value(chair) == 0:
            return YELLOW
        return RED if self.value(chair) < 0 else GREEN

    def worth(self, chairs: int) -> int:
        """The sum of the values of some chairs."""
        points = 0
        while chairs:
            points += self.value(bits.low(chairs))
            chairs &= chairs - 1
        return points

    # ---- section 6: result -------------------------------------------------------------------------------------------

    def reward(self, seat: int) -> int:
        """AR-6.2, AR-6.3: the highest total wins, below 0 too (AR-R18); equal totals share."""
        winners = 0
        for other in range(self.seats):
            if self.total[other] > self.total[seat]:
                return 0
            if self.total[other] == self.total[seat]:
                winners += 1
        return WIN // winners

    # ---- section 7: decisions ----------------------------------------------------------------------------------------

    def legal_mask(self, seat: int) -> int:
        if self.step == PICK_STEPS:
            return self.allowed_steps()  # AR-7.14
        if self.step == PICK_FIGURE:
            return self.movable(seat)  # AR-7.13
        if self.step == PLAY_CARD:
            return self.kinds(self.hand[seat])  # AR-7.12, AR-4.5; a scoring card fulfilled or not (AR-R12)
        if self.step == PICK_PILE:
            return self.piles(seat)  # AR-7.18
        if self.step == PICK_PRINCE:
            return self.princes()  # AR-7.15
        if self.step == PLACE_KNIGHT:
            return ALL_CHAIRS & ~self.taken  # AR-7.11
        if self.step == PICK_KNIGHTS:
            return bits.one(self.sets(seat)) - 1  # AR-7.17
        return ALL_MODES  # AR-7.16

    def apply(self, seat: int, action: int) -> None:
        if self.step == PICK_STEPS:
            self.move(seat, self.figure, self.target(action))
        elif self.step == PICK_FIGURE:
            self.figure = action
            self.step = PICK_STEPS
        elif self.step == PLAY_CARD:
            self.play_card(seat, action)
        elif self.step == PICK_PILE:
            self.pick_pile(action)
        elif self.step == PICK_PRINCE:
            self.give_ring(seat, action)
        elif self.step == PLACE_KNIGHT:
            self.place_knight(seat, action)
        elif self.step == PICK_KNIGHTS:
            self.score_set(seat, action)
        else:
            self.pick_mode(seat, action)

    # ---- cards and options -------------------------------------------------------------------------------------------

    def kinds(self, cards: int) -> int:
        """AR-7.12: two equal ring cards are one option, named by the first."""
        if cards >> SECOND_RING & 1:
            return (cards | bits.one(self.second_ring)) & ~bits.one(SECOND_RING)
        return cards

    def kind_of(self, card: int) -> int:
        return self.second_ring if card == SECOND_RING else card

    def lowest_copy(self, cards: int, card: int) -> int:
        """Copies leave a pile and a hand in rising order, so equal situations are equal states."""
        if card != self.second_ring and card != SECOND_RING:
            return card
        return self.second_ring if cards >> self.second_ring & 1 else SECOND_RING

    def allowed_steps(self) -> int:
        """AR-4.11, AR-4.16, AR-4.32: forward from the fewest to the most, backward from 1 on; never 0."""
        card = self.card
        backward = bits.one(MOVES[card][2] + 1) - 2
        if card < KNIGHT_CARDS:
            forward = bits.one((self.reach[card] >> 4) + 1) - bits.one(self.reach[card] & 15)
        else:
            forward = bits.one(MOVES[card][1] + 1) - bits.one(MOVES[card][0])
        return forward | backward << BACKWARD

    # ---- section 8: chance -------------------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """AR-8.1: a pile has no order; its top card is drawn among all it holds."""
        if self.step == FIRST_SEAT:
            return bits.one(self.seats) - 1  # AR-8.11, AR-R5
        return self.kinds(self.pile[self.turn] & CARDS_OF_PILE[self.source])  # AR-8.12, AR-8.13

    def weight(self, outcome: int) -> int:
        """AR-8.2: the copies left in the pile."""
        if self.step != FIRST_SEAT and outcome == self.second_ring:
            return (self.pile[self.turn] >> outcome & 1) + (self.pile[self.turn] >> SECOND_RING & 1)
        return 1

    def happen(self, outcome: int) -> None:
        if self.step == FIRST_SEAT:
            self.begin_placement(outcome)
            return
        self.draw(self.turn, outcome)
        if self.step == DEAL:
            self.deal_next()
        else:
            self.draw_done(self.turn)

    # ---- section 9: hidden information -------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        """AR-9.12, AR-9.13: another hand goes back to its piles, unless the empty pile tells it (AR-9.2)."""
        for other in range(self.seats):
            for pile in range(3):
                if other != seat and self.pile[other] & CARDS_OF_PILE[pile]:
                    self.pile[other] |= self.hand[other] & CARDS_OF_PILE[pile]
                    self.hand[other] &= ~CARDS_OF_PILE[pile]

    def deal(self, rng: Rng) -> None:
        """AR-9.3: every split of the unplayed cards with the public counts is equally likely."""
        for seat in range(self.seats):
            for pile in range(3):
                missing = self.held[seat * 3 + pile] - bits.count(self.hand[seat] & CARDS_OF_PILE[pile])
                for _ in range(missing):
                    self.take(seat, rng.pick(self.pile[seat] & CARDS_OF_PILE[pile]))


# ---- sets ------------------------------------------------------------------------------------------------------------


def subset(chairs: int, size: int, number: int) -> int:
    """The set of that size with that number, sets counted in lexicographic order of their rising chairs."""
    chosen = 0
    while size:
        rest = chairs & (chairs - 1)
        with_lowest = COMBINATIONS[bits.count(rest)][size - 1]
        if number < with_lowest:
            chosen |= chairs ^ rest
            size -= 1
        else:
            number -= with_lowest
        chairs = rest
    return chosen
