"""The rules of The King is Dead, in the order of docs/rules/king_is_dead.md.

Set-up (3), the turn (4), the basic and the cunning cards (4.4, 4.5), exchanges and the undo ban (4.3, 5.2), the power
struggle (5.1), the endings (6), what a seat may know (9).

An option is a region, a faction, a bundle or a card, as the step says; at `turn` PASS is 0, a card its number plus 1.
Followers stand in one table: `followers[faction * 8 + region]`.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.bits import Byte, Short, Small, Tiny
from vivat.engine.numbers import CHANCE, NOBODY, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State

from vivat.games.king_is_dead.data import (  # isort: skip
    ACTED_LONGEST_AGO, ADJACENT, AID, AID_FACTION, AID_REGION, AMBUSH, AMBUSH_REGION, AMBUSH_RETURN, ANSWER, ANSWERER,
    ASSEMBLE, ASSEMBLE_SCOTS, ASSEMBLE_WELSH, BASIC, BASIC_HAND, BUNDLE_CODE, BUNDLE_FIRST, BUNDLE_SECOND, BUNDLE_SETS,
    BY_PLOT, CARDS_PLAYED_FIRST, COMMON_HAND, CORONATION, COURT_SIZE, CUNNING, CUNNING_EACH, DEAL, DISPUTE,
    DISPUTE_WELSH_REGION, DRAW_COURT, DRAW_REGION, EDICT, EDICT_SCOTS_REGION, ENDED, ENGLISH, ENGLISH_SUPPORT, FIRST,
    FIRST_FACTION, FOLLOWERS, GIFT, GIVER, HAND_SIZE, HOME, INFLUENCE, INFLUENCE_ENGLISH_REGION, INSTABILITY_DISCS,
    INVASION, KEPT, LAST_ACTION, LAY, MANOEUVRE, MANOEUVRE_REGION_1, MARCH, MARCH_BUNDLE, MARCH_FROM, MARCH_TO, MOVING,
    MUSTER_BUNDLE, MUSTER_REGION, NEARBY, NEGOTIATE, NEGOTIATE_DISC, NEGOTIATE_FIRST, NEGOTIATE_SECOND, NO_STEP,
    ONE_HAND, OUTMANOEUVRE, OUTMANOEUVRE_SINGLE_REGION, OVER, PAIRS, PART, PASS, PLOT, PLOT_TO_PLAY, QUELL,
    QUELL_BUNDLE, QUELL_REGION, REGION_SIZE, RESIST, RESIST_BUNDLE, RESIST_REGION, SCOTS, SECOND_ASSEMBLE,
    SECOND_FACTION, SETS, SET_UP, SHARED, SHARE_LAST_TIE, SINGLES, SPY, SPY_CARD, STEP_TABLE, SUMMON_FOLLOWER,
    SUMMON_REGION, SUPPORT_REGION, SUPPRESS, SUPPRESS_PLACE, SUPPRESS_REGION, SUPPRESS_RETURN, THEN, TURN, TURNING,
    WELSH, WITHOUT,
)  # fmt: skip

ALL_REGIONS = 255
SCOTS_PAIR = 3  # the bundle scots+scots
BUNDLE_KINDS = 9
EDICT_GIFTS = (8, 9, 1)  # scots+scots; both; scots: by level
FEW_CARDS = 524287  # the cards of a hand without the second Assemble: one bit each


class KingIsDead(State):
    def __init__(self) -> None:
        super().__init__()
        self.advanced: Byte = 0
        self.open_discards: Byte = 0
        self.step: Byte = OVER
        self.player: Byte = 0  # the seat on turn
        self.first: Byte = NOBODY  # the first player; NOBODY until drawn
        self.count: Byte = 0  # set-up: outcomes of this step so far
        self.followers: Tiny = [0] * 24  # faction * 8 + region
        self.supply: Tiny = [0] * 3  # during the set-up: the bag
        self.court: Tiny = [0] * 12  # seat * 3 + faction
        self.readings: Tiny = [0] * 1  # one bit set: ONE_HAND, PLOT_TO_PLAY (KD-R20), SHARE_LAST_TIE (KD-R21)
        self.hand = [0] * 4  # bit set of cards; the second Assemble has a bit of its own
        self.unseen: Tiny = [0] * 4  # forgotten cards of a hand; 0 in a true state
        self.box = 0  # bit set of undealt cunning cards
        self.pile: Tiny = [0] * 32  # seat * 8 + place, the newest last
        self.pile_size: Tiny = [0] * 4
        self.space: Tiny = [0] * 8  # the region whose card lies there
        self.disc_on: Tiny = [-1] * 4  # the region whose card carries the seat's negotiation disc; NOBODY: still owned
        self.controlled: Small = [0] * 3  # bit set of regions, by faction
        self.unstable: Short = 0  # bit set of regions
        self.struggles: Byte = 0
        self.passes: Byte = 0  # in an unbroken row
        self.actions: Byte = 0
        self.last_action: Tiny = [0] * 4  # number of the seat's last action, 0 for none
        self.played: Byte = NOBODY  # the card being played
        self.card: Byte = NOBODY  # the card whose effect is carried out; not the same for Spy
        self.level: Byte = 0
        self.pick_1: Byte = 0  # what the steps so far have chosen
        self.pick_2: Byte = 0
        self.pick_3: Byte = 0
        self.last_card: Byte = NOBODY  # the effect of the newest action, and who took it
        self.last_seat: Byte = NOBODY
        self.swap_from: Byte = 0  # its exchange: the two regions, and the change of the first one as a code of bundles
        self.swap_with: Byte = 0
        self.swap_change: Short = 0
        self.ending: Byte = 0
        self.winners: Byte = 0  # bit set of seats
        self.decided_by: Byte = 0
        self.leaders: Byte = 0  # at a coronation: bit set of the seats that led the comparison of courts

    # ---- 3. Set-up ---------------------------------------------------------------------------------------------------

    def begin(self, players: int, advanced: int, open_discards: int, first: int, readings: int) -> None:
        """KD-3.1, KD-3.2, KD-3.5 to KD-3.7: everything that is not drawn."""
        self.seats = players
        self.advanced = advanced
        self.open_discards = open_discards
        self.first = first
        self.readings[0] = readings
        self.box = CUNNING if advanced else 0
        for faction in range(3):
            self.supply[faction] = FOLLOWERS[players - 2] - 2  # KD-3.1
            self.followers[faction * 8 + HOME[faction]] = 2  # KD-3.2
        for seat in range(players):
            self.hand[seat] = COMMON_HAND if advanced else BASIC_HAND  # KD-3.6, KD-3.7
        self.step = DRAW_COURT
        self.waiting_for = CHANCE

    def outcomes(self) -> int:
        if self.step == DRAW_COURT or self.step == DRAW_REGION:  # KD-8.1, KD-8.2: from the bag
            return SINGLES & bundles(self.supply[0], self.supply[1], self.supply[2])
        if self.step == DEAL:
            return self.box >> SPY  # KD-8.4
        if self.step == LAY:  # KD-8.3
            laid = 0
            for space in range(self.count):
                laid |= bits.one(self.space[space])
            return ALL_REGIONS & ~laid
        return bits.one(self.seats) - 1  # KD-8.5

    def weight(self, outcome: int) -> int:
        """KD-8.6: a faction as often as it is left in the bag, everything else alike."""
        return self.supply[outcome] if self.step == DRAW_COURT or self.step == DRAW_REGION else 1

    def happen(self, outcome: int) -> None:
        """KD-8.6: the set-up goes on by one outcome."""
        count = self.count
        self.count = count + 1
        if self.step == DRAW_COURT:  # KD-3.3
            self.supply[outcome] -= 1
            self.court[count // COURT_SIZE * 3 + outcome] += 1
            if self.count == COURT_SIZE * self.seats:
                self.next_set_up_step(DRAW_REGION)
        elif self.step == DRAW_REGION:  # KD-3.4
            self.supply[outcome] -= 1
            self.followers[outcome * 8 + self.region_to_fill()] += 1
            if self.region_to_fill() == NOBODY:
                self.next_set_up_step(DEAL if self.advanced else LAY)
        elif self.step == DEAL:  # KD-3.7
            self.box &= ~bits.one(SPY + outcome)
            self.hand[count // CUNNING_EACH] |= bits.one(SPY + outcome)
            if self.count == CUNNING_EACH * self.seats:
                self.next_set_up_step(LAY)
        elif self.step == LAY:  # KD-3.8
            self.space[count] = outcome
            if self.count == 8:
                self.next_set_up_step(FIRST)
                if self.first != NOBODY:
                    self.start(self.first)
        else:
            self.first = outcome  # KD-3.9, KD-R2
            self.start(outcome)

    def region_to_fill(self) -> int:
        """KD-3.4: the first region with fewer than four followers."""
        for region in range(8):
            if self.people(region) < REGION_SIZE:
                return region
        return NOBODY

    def next_set_up_step(self, step: int) -> None:
        self.step = step
        self.count = 0

    def start(self, seat: int) -> None:
        self.count = 0
        self.player = seat
        self.ask(TURN)

    # ---- 1.6 Terms, and counting -------------------------------------------------------------------------------------

    def people(self, region: int) -> int:
        """All followers in a region."""
        return self.followers[region] + self.followers[8 + region] + self.followers[16 + region]

    def open_regions(self) -> int:
        """KD-1.8: regions without a disc."""
        decided = self.controlled[0] | self.controlled[1] | self.controlled[2] | self.unstable
        return ALL_REGIONS & ~decided

    def holding(self, least: int) -> int:
        """The regions with at least so many followers."""
        found = 0
        for region in range(8):
            if self.people(region) >= least:
                found |= bits.one(region)
        return found

    def regions_of(self, faction: int) -> int:
        """The regions with a follower of the faction."""
        found = 0
        for region in range(8):
            if self.followers[faction * 8 + region]:
                found |= bits.one(region)
        return found

    def factions_in(self, region: int) -> int:
        return SINGLES & self.bundles_in(region)

    def bundles_in(self, region: int) -> int:
        """KD-7.4: the bundles that can be picked from a region."""
        return bundles(self.followers[region], self.followers[8 + region], self.followers[16 + region])

    def in_supply(self) -> int:
        return self.supply[0] + self.supply[1] + self.supply[2]

    def near(self, faction: int) -> int:
        """KD-1.10: open regions that border a region the faction controls, or its home while that is open."""
        free = self.open_regions()
        base = self.controlled[faction] | (free & bits.one(HOME[faction]))  # KD-R5: both kinds, always
        found = 0
        while base:
            found |= ADJACENT[bits.low(base)]
            base &= base - 1
        return found & free  # KD-4.12

    def contested_region(self) -> int:
        """KD-1.11: the face-up card at the lowest space; the cards before it are face down."""
        return self.space[self.struggles]

    def playable(self, seat: int) -> int:
        """KD-1.12, KD-4.36: any card in hand except Plot."""
        return self.hand[seat] & ~bits.one(PLOT)

    # ---- moving followers --------------------------------------------------------------------------------------------

    def place(self, faction: int, region: int) -> None:
        """From the supply into a region."""
        self.supply[faction] -= 1
        self.followers[faction * 8 + region] += 1

    def take_back(self, faction: int, region: int) -> None:
        """From a region to the supply."""
        self.followers[faction * 8 + region] -= 1
        self.supply[faction] += 1

    def place_bundle(self, bundle: int, region: int) -> None:
        self.place(BUNDLE_FIRST[bundle], region)
        if BUNDLE_SECOND[bundle] >= 0:
            self.place(BUNDLE_SECOND[bundle], region)

    def move_bundle(self, bundle: int, source: int, target: int) -> None:
        self.followers[BUNDLE_FIRST[bundle] * 8 + source] -= 1
        self.followers[BUNDLE_FIRST[bundle] * 8 + target] += 1
        if BUNDLE_SECOND[bundle] >= 0:
            self.followers[BUNDLE_SECOND[bundle] * 8 + source] -= 1
            self.followers[BUNDLE_SECOND[bundle] * 8 + target] += 1

    # ---- 4. The turn -------------------------------------------------------------------------------------------------

    def ask(self, step: int) -> None:
        """KD-7.1: the seat on turn makes every step alone."""
        self.step = step
        self.waiting_for = bits.one(self.player)

    def legal_mask(self, seat: int) -> int:
        """KD-4.11, KD-7.2: all options through which a legal complete action at the compulsory level runs."""
        step = self.step
        if step == TURN:  # KD-4.1, KD-7.10: a pass always; KD-4.5: any playable card; KD-4.6: or none
            return 1 | (self.playable(seat) & FEW_CARDS) << 1
        if step == SUMMON_REGION:  # KD-7.27
            return self.holding(1)  # KD-4.7, KD-4.8
        if step == SUMMON_FOLLOWER:
            return self.factions_in(self.pick_1)
        part = STEP_TABLE[step][PART]
        if part == BASIC:
            return self.basic_options(step)
        if part == MOVING:
            return self.moving_options(step)
        if part == NEARBY:
            return self.near_options(step)
        return self.exchange_options(part)

    def apply(self, seat: int, action: int) -> None:
        step = self.step
        if step == TURN:
            if action == PASS:
                self.take_pass()
            else:
                self.play_card(action - 1)
        elif step == SUMMON_REGION:
            self.keep(step, action)
        elif step == SUMMON_FOLLOWER:
            self.followers[action * 8 + self.pick_1] -= 1
            self.court[seat * 3 + action] += 1
            self.end_turn()
        else:
            self.apply_effect(step, action)

    def apply_effect(self, step: int, action: int) -> None:
        part = STEP_TABLE[step][PART]
        if part == BASIC:
            self.apply_basic(step, action)
        elif part == MOVING:
            self.apply_moving(step, action)
        elif part == NEARBY:
            self.apply_near(step, action)
        elif part == ANSWER:
            self.apply_answer(action)
        else:
            self.keep(step, action)

    def keep(self, step: int, action: int) -> None:
        """The answer is kept where the table says, and the card's next step is asked (KD-7.3)."""
        place = STEP_TABLE[step][KEPT]
        if place == 1:
            self.pick_1 = action
        elif place == 2:
            self.pick_2 = action
        elif place == 3:
            self.pick_3 = action
        self.step = STEP_TABLE[step][THEN]

    def in_set_up(self) -> bool:
        return STEP_TABLE[self.step][PART] == SET_UP

    def in_action(self) -> bool:
        """After the `turn` step of an action, before its summoning is done."""
        part = STEP_TABLE[self.step][PART]
        return part != SET_UP and part != TURNING and part != ENDED

    def take_pass(self) -> None:
        """KD-4.2, KD-4.3, KD-R3: as many passes as players in an unbroken row bring a power struggle."""
        self.passes += 1
        if self.passes == self.seats:
            self.resolve_struggle()  # KD-5.1
        if self.ending == 0:
            self.end_turn()  # KD-5.6: to the left of the last one who passed

    def play_card(self, card: int) -> None:
        """KD-4.4: the card leaves the hand for good and its effect begins."""
        seat = self.player
        if card == ASSEMBLE and self.hand[seat] >> SECOND_ASSEMBLE & 1:
            self.hand[seat] &= ~bits.one(SECOND_ASSEMBLE)
        else:
            self.hand[seat] &= ~bits.one(card)
        self.actions += 1
        self.last_action[seat] = self.actions
        self.passes = 0  # KD-4.3
        self.played = card
        self.begin_effect(card)

    def begin_effect(self, card: int) -> None:
        """KD-4.10: find the highest possible level and ask its first step; without one, there is no effect."""
        self.card = card
        self.level = 1
        if card <= ENGLISH_SUPPORT:
            self.begin_if(self.supply[card] > 0 and self.near(card) != 0, SUPPORT_REGION)  # KD-4.20
        elif card == ASSEMBLE:
            self.assemble_from(ASSEMBLE_SCOTS)
        elif card == NEGOTIATE:
            free = self.free_cards()
            self.begin_if((free & (free - 1)) != 0, NEGOTIATE_FIRST)  # KD-4.23
        elif card == MANOEUVRE:
            self.begin_exchange(1, MANOEUVRE_REGION_1)
        elif card == OUTMANOEUVRE:
            self.begin_exchange(2, OUTMANOEUVRE_SINGLE_REGION)
        elif card == INFLUENCE:
            self.begin_exchange(2, INFLUENCE_ENGLISH_REGION)
        elif card == DISPUTE:
            self.begin_exchange(1, DISPUTE_WELSH_REGION)
        elif card == EDICT:
            self.begin_exchange(3, EDICT_SCOTS_REGION)
        else:
            self.begin_cunning(card)

    def begin_cunning(self, card: int) -> None:
        if card == SPY:
            self.begin_if(self.tops() != 0, SPY_CARD)  # KD-4.31, KD-R6
        elif card == AMBUSH:
            self.begin_if(self.ambush_regions() != 0, AMBUSH_REGION)
        elif card == MARCH:
            if self.march_sources() == 0:
                self.level = 2
            self.begin_if(self.march_sources() != 0, MARCH_FROM)
        elif card == AID:
            self.begin_if(self.in_supply() > 0, AID_FACTION)  # KD-4.38, KD-R9
        elif card == RESIST:
            strangers = self.supply[WELSH] + self.supply[ENGLISH]
            self.begin_if(strangers > 0 and self.near(SCOTS) != 0, RESIST_REGION)
        elif card == SUPPRESS:
            self.level = self.suppress_level()
            self.begin_if(self.level < 5, SUPPRESS_REGION)
        else:
            self.level = self.return_level(self.returned_faction())
            self.begin_if(self.level < 3, QUELL_REGION if card == QUELL else MUSTER_REGION)

    def begin_if(self, possible: bool, step: int) -> None:
        if possible:
            self.step = step
        else:
            self.finish()

    def finish(self) -> None:
        """The effect of a card that exchanged nothing is over."""
        self.remember_exchange(0, 0, 0)  # KD-5.13, KD-R14: any action lifts the ban, also one without effect
        self.finish_effect()

    def finish_effect(self) -> None:
        """KD-4.4: the card goes on top of the own pile, then a follower is summoned."""
        seat = self.player
        self.last_card = self.card  # KD-5.15: a spied card counts as that card
        self.last_seat = seat
        self.pile[seat * HAND_SIZE + self.pile_size[seat]] = self.played
        self.pile_size[seat] += 1
        self.played = NOBODY
        self.card = NOBODY
        self.level = 0
        self.pick_1 = 0
        self.pick_2 = 0
        self.pick_3 = 0
        if self.holding(1):
            self.step = SUMMON_REGION  # KD-4.7
        else:
            self.end_turn()  # KD-4.9, KD-R4

    def end_turn(self) -> None:
        self.pick_1 = 0
        self.player += 1
        if self.player == self.seats:
            self.player = 0
        self.ask(TURN)

    # ---- 4.4 The basic action cards ----------------------------------------------------------------------------------

    def basic_options(self, step: int) -> int:
        if step == SUPPORT_REGION:
            return self.near(self.card)  # KD-4.20, KD-7.11
        if step == NEGOTIATE_FIRST:  # KD-7.13
            return self.free_cards()
        if step == NEGOTIATE_SECOND:
            return self.free_cards() & ~bits.one(self.pick_1)
        if step == NEGOTIATE_DISC:  # KD-7.14
            return bits.one(self.pick_1) | bits.one(self.pick_2)
        return self.open_regions()  # KD-4.21, KD-7.12

    def apply_basic(self, step: int, action: int) -> None:
        if step == SUPPORT_REGION:
            number = 2 if self.supply[self.card] > 1 else 1  # KD-4.13
            for _ in range(number):
                self.place(self.card, action)  # KD-4.14: both in the same region
            self.finish()
        elif step == NEGOTIATE_FIRST:
            self.keep(step, action)
        elif step == NEGOTIATE_SECOND:
            self.keep(step, action)
            self.exchange_cards(self.pick_1, action)
            self.begin_if(self.disc_on[self.player] == NOBODY, NEGOTIATE_DISC)  # KD-4.32, KD-R7
        elif step == NEGOTIATE_DISC:
            self.disc_on[self.player] = action
            self.finish()
        else:
            self.place(assembled(step), action)
            self.assemble_from(STEP_TABLE[step][THEN])

    def assemble_from(self, step: int) -> None:
        """KD-4.21: the next faction that has a follower in the supply."""
        while step != NO_STEP and self.supply[assembled(step)] == 0:
            step = STEP_TABLE[step][THEN]
        self.begin_if(step != NO_STEP, step)

    def free_cards(self) -> int:
        """KD-4.22: region cards that are face up and carry no negotiation disc, as regions."""
        free = self.open_regions()
        for seat in range(self.seats):
            if self.disc_on[seat] != NOBODY:
                free &= ~bits.one(self.disc_on[seat])
        return free

    def exchange_cards(self, one: int, other: int) -> None:
        for space in range(8):
            if self.space[space] == one:
                self.space[space] = other
            elif self.space[space] == other:
                self.space[space] = one

    # ---- Exchanges: Manoeuvre, Outmanoeuvre, Influence, Dispute, Edict -----------------------------------------------
    #
    # A giver gives a bundle (the gift), another region answers with a bundle. Each question below is asked in terms of
    # the next one, so that no step leads into a dead end (KD-7.2), and a banned exchange counts as impossible (KD-R15).
    # pick_1 is the giver, pick_2 the gift where it is chosen, pick_3 the region that answers.

    def begin_exchange(self, levels: int, step: int) -> None:
        """KD-4.10: the highest level at which any exchange is allowed."""
        self.level = 1
        while self.level <= levels and not self.is_possible():
            self.level += 1
        self.begin_if(self.level <= levels, step)

    def is_possible(self) -> bool:
        """Whether any exchange is, at this level."""
        region = 0
        while region < 8 and not self.can_give(region):
            region += 1
        return region < 8

    def givers(self) -> int:
        """Regions that can give something another region can answer."""
        found = 0
        for region in range(8):
            if self.can_give(region):
                found |= bits.one(region)
        return found

    def can_give(self, giver: int) -> bool:
        possible = self.gift_kinds() & self.bundles_in(giver)
        while possible:
            if self.is_answered(giver, bits.low(possible)):
                return True
            possible &= possible - 1
        return False

    def gifts(self, giver: int) -> int:
        """Bundles of the giver that some region can answer."""
        found = 0
        possible = self.gift_kinds() & self.bundles_in(giver)
        while possible:
            if self.is_answered(giver, bits.low(possible)):
                found |= possible & -possible
            possible &= possible - 1
        return found

    def is_answered(self, giver: int, gift: int) -> bool:
        others = self.partners(giver)
        while others:
            if self.answers(giver, gift, bits.low(others)):
                return True
            others &= others - 1
        return False

    def answerers(self, giver: int, gift: int) -> int:
        """Regions that can answer this gift."""
        found = 0
        others = self.partners(giver)
        while others:
            if self.answers(giver, gift, bits.low(others)):
                found |= others & -others
            others &= others - 1
        return found

    def answers(self, giver: int, gift: int, other: int) -> int:
        """Bundles of the other region that may be exchanged for the gift; not banned ones (KD-5.14, KD-R15)."""
        found = self.answer_kinds(gift) & self.bundles_in(other)
        banned = self.banned_change(giver, other)
        if banned:
            rest = found
            while rest:
                if BUNDLE_CODE[bits.low(rest)] - BUNDLE_CODE[gift] == banned:  # KD-R13 (d)
                    found &= ~(rest & -rest)
                rest &= rest - 1
        return found

    def gift_kinds(self) -> int:
        """What the card lets a giver give."""
        if self.card == INFLUENCE:
            return bits.one(ENGLISH)  # KD-4.39
        if self.card == DISPUTE:
            return bits.one(WELSH)  # KD-4.40
        if self.card == EDICT:
            return EDICT_GIFTS[self.level - 1]  # KD-4.41
        return SINGLES  # KD-4.24, KD-4.25

    def answer_kinds(self, gift: int) -> int:
        """What the card lets another region answer."""
        if self.card == MANOEUVRE:
            return SINGLES  # KD-4.24
        if self.card == DISPUTE:
            return SINGLES & WITHOUT[WELSH]  # KD-4.40
        if self.card == EDICT:  # KD-4.41: two with two; one with two or two with one; one with one
            kinds = PAIRS if self.level == 1 or (self.level == 2 and gift == SCOTS) else SINGLES
            return kinds & WITHOUT[SCOTS]
        kinds = PAIRS if self.level == 1 else SINGLES  # KD-4.25, KD-4.39
        return kinds & WITHOUT[ENGLISH] if self.card == INFLUENCE else kinds

    def partners(self, region: int) -> int:
        """KD-1.13: always another region; a resolved one has nothing to exchange (KD-4.12)."""
        if self.card == OUTMANOEUVRE or self.card == EDICT:
            return ADJACENT[region]
        return ALL_REGIONS & ~bits.one(region)

    def banned_change(self, giver: int, other: int) -> int:
        """KD-5.10, KD-5.11: the change of the giver that would undo the newest action; 0 if there is none."""
        if self.swap_change == 0:  # KD-R13 (c)
            return 0
        if self.last_card != self.card or self.last_seat == self.player:  # KD-R13 (a), (b)
            return 0
        if self.card != MANOEUVRE and self.card != OUTMANOEUVRE:  # KD-5.15
            return 0
        if giver == self.swap_from and other == self.swap_with:
            return -self.swap_change
        if giver == self.swap_with and other == self.swap_from:
            return self.swap_change
        return 0

    def exchange_options(self, part: int) -> int:
        """KD-7.15, KD-7.16, KD-7.21, KD-7.22, KD-7.23: a region, its follower, another region, what it answers."""
        if part == GIVER:
            return self.givers()
        if part == GIFT:
            return self.gifts(self.pick_1)
        if part == ANSWERER:
            return self.edict_partners(self.pick_1) if self.card == EDICT else self.answerers(self.pick_1, self.gift())
        if self.card == EDICT:
            return self.edicts(self.pick_1, self.pick_3)
        return self.answers(self.pick_1, self.gift(), self.pick_3)

    def gift(self) -> int:
        """The follower to be given: fixed by Influence and Dispute, chosen before for the Manoeuvres."""
        if self.card == INFLUENCE:
            return ENGLISH
        return WELSH if self.card == DISPUTE else self.pick_2

    def edict_partners(self, giver: int) -> int:
        """Regions that can answer any gift of the giver."""
        found = 0
        gifts = self.gifts(giver)
        while gifts:
            found |= self.answerers(giver, bits.low(gifts))
            gifts &= gifts - 1
        return found

    def edicts(self, giver: int, other: int) -> int:
        """KD-7.23: number of Scots (one or two) with a bundle: the bundle, plus 9 for two Scots."""
        found = 0
        gifts = self.gifts(giver)
        if gifts & 1:
            found = self.answers(giver, SCOTS, other)
        if gifts >> SCOTS_PAIR & 1:
            found |= self.answers(giver, SCOTS_PAIR, other) << BUNDLE_KINDS
        return found

    def apply_answer(self, action: int) -> None:
        if self.card != EDICT:
            self.exchange(self.gift(), action)
        elif action < BUNDLE_KINDS:
            self.exchange(SCOTS, action)
        else:
            self.exchange(SCOTS_PAIR, action - BUNDLE_KINDS)

    def exchange(self, gift: int, answer: int) -> None:
        """KD-1.13: both bundles change places together."""
        self.move_bundle(gift, self.pick_1, self.pick_3)
        self.move_bundle(answer, self.pick_3, self.pick_1)
        change = BUNDLE_CODE[answer] - BUNDLE_CODE[gift]
        if change:
            self.remember_exchange(self.pick_1, self.pick_3, change)
        else:
            self.remember_exchange(0, 0, 0)  # KD-R13 (c): what changed nothing protects nothing
        self.finish_effect()

    def remember_exchange(self, one: int, other: int, change: int) -> None:
        """For the undo ban; KD-5.12: the summoning that follows is no part of it."""
        self.swap_from = one
        self.swap_with = other
        self.swap_change = change

    # ---- 4.5 The cunning action cards: Spy, Ambush, March, Aid -------------------------------------------------------

    def moving_options(self, step: int) -> int:
        if step == SPY_CARD:
            return self.tops()  # KD-7.17
        if step == AMBUSH_REGION:  # KD-7.18
            return self.ambush_regions()
        if step == AMBUSH_RETURN:
            return self.factions_in(self.pick_1)
        if step == MARCH_FROM:  # KD-7.19
            return self.march_sources()
        if step == MARCH_TO:
            return ADJACENT[self.pick_1] & self.open_regions()
        if step == MARCH_BUNDLE:
            return self.bundles_in(self.pick_1) & (PAIRS if self.level == 1 else SINGLES)
        if step == AID_FACTION:  # KD-7.20
            return self.most_in_supply()
        return self.open_regions()

    def apply_moving(self, step: int, action: int) -> None:
        if step == SPY_CARD:
            self.begin_effect(action)  # KD-4.30: as if it had been played from the hand
        elif step == AMBUSH_REGION:
            scots = self.supply[SCOTS]
            for _ in range(2 if scots > 1 else scots):
                self.place(SCOTS, action)
            self.keep(step, action)
        elif step == AMBUSH_RETURN:
            self.take_back(action, self.pick_1)
            self.finish()
        elif step == MARCH_BUNDLE:
            self.move_bundle(action, self.pick_1, self.pick_2)
            self.finish()
        elif step != AID_REGION:
            self.keep(step, action)
        else:
            number = 2 if self.supply[self.pick_1] > 1 else 1  # KD-R9
            for _ in range(number):
                self.place(self.pick_1, action)
            self.finish()

    def tops(self) -> int:
        """KD-4.30: the different cards on top of the other players' piles."""
        found = 0
        for seat in range(self.seats):
            if seat != self.player and self.pile_size[seat]:
                found |= bits.one(self.top(seat))
        return found

    def top(self, seat: int) -> int:
        """The card on top of a pile that is not empty."""
        return self.pile[seat * HAND_SIZE + self.pile_size[seat] - 1]

    def ambush_regions(self) -> int:
        """KD-4.33; KD-4.34, KD-R8: without Scots in the supply, regions that hold a follower."""
        return self.open_regions() if self.supply[SCOTS] else self.holding(1)

    def march_sources(self) -> int:
        """KD-4.35: regions with enough followers and a bordering open region."""
        found = 0
        free = self.open_regions()
        crowd = self.holding(3 - self.level)
        while crowd:
            if ADJACENT[bits.low(crowd)] & free:
                found |= crowd & -crowd
            crowd &= crowd - 1
        return found

    def most_in_supply(self) -> int:
        """KD-4.37: the factions with most followers in the supply."""
        most = max3(self.supply[0], self.supply[1], self.supply[2])
        found = 0
        for faction in range(3):
            if self.supply[faction] == most:
                found |= bits.one(faction)
        return found

    # ---- 4.5 The cunning action cards: Resist, Quell, Muster, Suppress -----------------------------------------------

    def near_options(self, step: int) -> int:
        if step == RESIST_REGION:
            return self.near(SCOTS)  # KD-4.42, KD-7.24
        if step == RESIST_BUNDLE:
            return self.from_supply(bundles(0, self.supply[WELSH], self.supply[ENGLISH]))
        if step == QUELL_REGION or step == MUSTER_REGION:  # KD-7.25
            faction = self.returned_faction()
            return self.near(faction) & (self.regions_of(faction) if self.level == 1 else ALL_REGIONS)  # KD-R11
        if step == QUELL_BUNDLE or step == MUSTER_BUNDLE:
            return self.from_supply(bundles(self.supply[0], self.supply[1], self.supply[2]))  # KD-4.46
        if step == SUPPRESS_REGION:  # KD-7.26
            return self.suppress_regions(self.level)
        if step == SUPPRESS_RETURN:
            return self.factions_in(self.pick_1)
        return SINGLES & bundles(self.supply[0], self.supply[1], self.supply[2])  # KD-4.46

    def apply_near(self, step: int, action: int) -> None:
        if step == RESIST_REGION:
            self.keep(step, action)
        elif step == QUELL_REGION or step == MUSTER_REGION:
            self.keep(step, action)
            if self.level == 1:
                self.take_back(self.returned_faction(), action)
        elif step == SUPPRESS_REGION:
            self.keep(step, action)
            if self.level < 3:
                self.take_back(ENGLISH, action)
            if self.level == 2 or self.level == 4:
                self.step = SUPPRESS_PLACE
        elif step == SUPPRESS_RETURN:
            self.keep(step, action)
            self.take_back(action, self.pick_1)
        else:
            self.place_bundle(action, self.pick_1)  # KD-4.14: where it began; KD-R10: into that region
            self.finish()

    def from_supply(self, possible: int) -> int:
        """KD-4.13: two followers, or one where only one can be had."""
        return possible & PAIRS if possible & PAIRS else possible

    def returned_faction(self) -> int:
        return WELSH if self.card == QUELL else SCOTS  # KD-4.43, KD-4.44

    def return_level(self, faction: int) -> int:
        """KD-4.43: the level of Quell or Muster."""
        near = self.near(faction)
        if near & self.regions_of(faction):
            return 1
        return 2 if near and self.in_supply() else 3

    def suppress_level(self) -> int:
        """KD-4.45: the first level that some region of Near(English) allows; 5 is no effect."""
        level = 1
        while level < 5 and self.suppress_regions(level) == 0:
            level += 1
        return level

    def suppress_regions(self, level: int) -> int:
        near = self.near(ENGLISH)
        if level == 1:
            return near & self.regions_of(ENGLISH) & self.holding(2)
        if level == 2:
            return near & self.regions_of(ENGLISH)  # KD-R12: every one of them is alone, or level 1 would apply
        if level == 3:
            return near & self.holding(1)
        return near if self.in_supply() else 0

    # ---- 5.1 Power struggle ------------------------------------------------------------------------------------------

    def resolve_struggle(self) -> None:
        """KD-5.1 to KD-5.7: the contested region is decided."""
        region = self.contested_region()
        winner = self.sole_leader(region)
        if winner == NOBODY:
            self.unstable |= bits.one(region)  # KD-5.3
        else:
            self.controlled[winner] |= bits.one(region)  # KD-5.2
        for faction in range(3):  # KD-5.4
            self.supply[faction] += self.followers[faction * 8 + region]
            self.followers[faction * 8 + region] = 0
        self.struggles += 1
        self.passes = 0  # KD-5.6
        if bits.count(self.unstable) == INSTABILITY_DISCS:  # KD-5.5, KD-6.1; KD-6.3, KD-R16: before KD-6.2
            self.end(INVASION)
        elif self.struggles == 8:
            self.end(CORONATION)  # KD-6.2

    def sole_leader(self, region: int) -> int:
        """KD-5.2: the faction that alone has most followers there (KD-6.7: Plot is none); NOBODY on a tie."""
        scots = self.followers[region]
        welsh = self.followers[8 + region]
        english = self.followers[16 + region]
        found = NOBODY  # at most one of the three leads; without branches, because nothing foretells which
        found += (SCOTS - NOBODY) * ((scots > welsh) & (scots > english))
        found += (WELSH - NOBODY) * ((welsh > scots) & (welsh > english))
        return found + (ENGLISH - NOBODY) * ((english > scots) & (english > welsh))

    # ---- 6. End of game and results ----------------------------------------------------------------------------------

    def end(self, ending: int) -> None:
        self.ending = ending
        self.step = OVER
        self.waiting_for = 0
        if ending == INVASION:
            self.decide_invasion()
        else:
            self.decide_coronation()

    def side(self, seat: int) -> int:
        """KD-6.4: a player, or with four players (always, KD-R1) a team of two opposite seats (KD-3.10)."""
        return seat & 1 if self.seats == 4 else seat

    def mates(self, side: int) -> int:
        """The seats of a side, as a bit set."""
        return bits.one(side) | bits.one(side + 2) if self.seats == 4 else bits.one(side)

    def sides_of(self, seats: int) -> int:
        """The sides these seats belong to, as a bit set."""
        found = 0
        while seats:
            found |= bits.one(self.side(bits.low(seats)))
            seats &= seats - 1
        return found

    def acted(self, side: int) -> int:
        """The number of the side's last action, 0 if it never acted."""
        last = 0
        seats = self.mates(side)
        while seats:
            if self.last_action[bits.low(seats)] > last:
                last = self.last_action[bits.low(seats)]
            seats &= seats - 1
        return last

    def win_by(self, sides: int, reason: int) -> None:
        """KD-6.19: every seat of a winning side wins; several sides share."""
        self.decided_by = reason
        self.winners = 0
        while sides:
            self.winners |= self.mates(bits.low(sides))
            sides &= sides - 1

    def sets(self, side: int) -> int:
        """KD-6.8: complete sets, partners together; Plot is of the faction with fewest followers (KD-6.6, KD-R17)."""
        scots = 0
        welsh = 0
        english = 0
        plot = 0
        seats = self.mates(side)
        while seats:
            seat = bits.low(seats)
            scots += self.court[seat * 3]
            welsh += self.court[seat * 3 + 1]
            english += self.court[seat * 3 + 2]
            plot |= self.hand[seat] >> PLOT & 1
            seats &= seats - 1
        if plot:
            faction = fewest(scots, welsh, english)
            scots += 1 if faction == SCOTS else 0
            welsh += 1 if faction == WELSH else 0
            english += 1 if faction == ENGLISH else 0
        return -max3(-scots, -welsh, -english)

    def in_courts(self, side: int, faction: int) -> int:
        found = 0
        seats = self.mates(side)
        while seats:
            found += self.court[bits.low(seats) * 3 + faction]
            seats &= seats - 1
        return found

    def plot_faction(self, seat: int) -> int:
        """KD-6.5, KD-6.6, KD-R17: what the seat's Plot counts as at the end; NOBODY without Plot."""
        if not self.hand[seat] >> PLOT & 1:
            return NOBODY
        if self.ending == CORONATION:
            return self.strongest()
        side = self.side(seat)
        return fewest(self.in_courts(side, SCOTS), self.in_courts(side, WELSH), self.in_courts(side, ENGLISH))

    def counted(self, seat: int, faction: int) -> int:
        """KD-6.5: followers of a faction in a court as they count at the end."""
        return self.court[seat * 3 + faction] + (1 if self.plot_faction(seat) == faction else 0)

    def decide_invasion(self) -> None:
        """KD-6.8, KD-6.9, KD-R18."""
        best = 0
        tied = 0
        for side in range(2 if self.seats == 4 else self.seats):
            found = self.sets(side)
            if tied == 0 or found > best:
                best = found
                tied = 0
            if found == best:
                tied |= bits.one(side)
        if tied & (tied - 1) == 0:
            self.win_by(tied, SETS)
        else:
            last = self.extreme(tied, 1)
            self.win_by(last, SHARED if last & (last - 1) else LAST_ACTION)

    def extreme(self, sides: int, latest: int) -> int:
        """Of these sides those whose last action is the latest (1) or the oldest (0) of all."""
        found = 0
        best = 0
        while sides:
            side = bits.low(sides)
            when = self.acted(side) if latest else -self.acted(side)
            if found == 0 or when > best:
                best = when
                found = 0
            if when == best:
                found |= bits.one(side)
            sides &= sides - 1
        return found

    def last_won(self, faction: int) -> int:
        """KD-6.11: the number of the newest struggle the faction won, 0 for none."""
        last = 0
        for space in range(self.struggles):
            if self.controlled[faction] >> self.space[space] & 1:
                last = space + 1
        return last

    def strength(self, faction: int) -> int:
        """KD-6.10, KD-6.11: regions controlled, then the newest struggle won; 0 for a faction that never won."""
        return bits.count(self.controlled[faction]) * 16 + self.last_won(faction)

    def strongest(self) -> int:
        return strongest_of(self.strength(SCOTS), self.strength(WELSH), self.strength(ENGLISH))

    def second_strongest(self) -> int:
        return second_of(self.strength(SCOTS), self.strength(WELSH), self.strength(ENGLISH))

    def most_followers(self, seats: int, faction: int) -> int:
        """Of these seats those with most followers of the faction."""
        best = 0
        found = 0
        while seats:
            seat = bits.low(seats)
            number = self.counted(seat, faction)
            if found == 0 or number > best:
                best = number
                found = 0
            if number == best:
                found |= bits.one(seat)
            seats &= seats - 1
        return found

    def decide_coronation(self) -> None:
        """KD-6.13: single players are compared, also in teams."""
        tied = self.most_followers(bits.one(self.seats) - 1, self.strongest())
        reason = FIRST_FACTION
        if self.several_sides(tied) and self.second_strongest() != NOBODY:  # KD-6.14
            tied = self.most_followers(tied, self.second_strongest())
            reason = SECOND_FACTION
        self.leaders = tied
        if not self.several_sides(tied):
            self.win_by(self.sides_of(tied), reason)  # KD-6.15
            return
        holder = self.plot_holder(tied)
        if holder != NOBODY:
            self.win_by(bits.one(self.side(holder)), BY_PLOT)  # KD-6.16
            return
        self.decide_by_cards(self.sides_of(tied))

    def several_sides(self, seats: int) -> bool:
        sides = self.sides_of(seats)
        return (sides & (sides - 1)) != 0

    def plot_holder(self, seats: int) -> int:
        while seats:
            if self.hand[bits.low(seats)] >> PLOT & 1:
                return bits.low(seats)
            seats &= seats - 1
        return NOBODY

    def decide_by_cards(self, tied: int) -> None:
        """KD-6.17; KD-6.18, KD-R21: if no tied side has played all its cards, the oldest last action, or all share."""
        first = self.first_finished(tied)
        if first != NOBODY:
            self.win_by(bits.one(first), CARDS_PLAYED_FIRST)
        elif self.readings[0] & SHARE_LAST_TIE:
            self.win_by(tied, SHARED)
        else:
            oldest = self.extreme(tied, 0)
            self.win_by(oldest, SHARED if oldest & (oldest - 1) else ACTED_LONGEST_AGO)

    def first_finished(self, sides: int) -> int:
        """Of these sides the one that was first to have played all its cards; NOBODY if none has."""
        found = NOBODY
        while sides:
            side = bits.low(sides)
            when = self.finished(side)
            if when and (found == NOBODY or when < self.finished(found)):
                found = side
            sides &= sides - 1
        return found

    def finished(self, side: int) -> int:
        """KD-6.17, KD-R20: the number of the action with which a side had played all its cards, 0 if it has not: both
        partners, or with the other reading one of them."""
        earliest = 0
        latest = 0
        unfinished = 0
        seats = self.mates(side)
        while seats:
            seat = bits.low(seats)
            when = self.last_action[seat]
            if self.to_play(seat):
                unfinished += 1
            elif earliest == 0 or when < earliest:
                earliest = when
            latest = when if when > latest else latest
            seats &= seats - 1
        if self.readings[0] & ONE_HAND:
            return earliest
        return 0 if unfinished else latest

    def to_play(self, seat: int) -> int:
        """KD-R20: the cards a seat has not played; Plot, which cannot be, only with the other reading."""
        return self.hand[seat] if self.readings[0] & PLOT_TO_PLAY else self.playable(seat)

    def reward(self, seat: int) -> int:
        """KD-6.20."""
        if not self.winners >> seat & 1:
            return 0
        return WIN // bits.count(self.sides_of(self.winners))

    def score(self, seat: int) -> int:
        """KD-6.21: for display."""
        if self.ending == CORONATION:
            return self.counted(seat, self.strongest())
        return self.sets(self.side(seat))

    # ---- 9. Hidden information ---------------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        """KD-9.3: cunning cards in other hands and in the box; everything else was seen by all."""
        for other in range(self.seats):
            if other != seat:
                hidden = self.hand[other] & CUNNING
                self.unseen[other] += bits.count(hidden)  # also of one who has forgotten another hand before
                self.hand[other] &= ~hidden
                self.box |= hidden

    def deal(self, rng: Rng) -> None:
        """The cards that were never seen are equally likely in every place that may hold one."""
        for seat in range(self.seats):
            while self.unseen[seat]:
                card = rng.pick(self.box)
                self.box &= ~bits.one(card)
                self.hand[seat] |= bits.one(card)
                self.unseen[seat] -= 1


def bundles(scots: int, welsh: int, english: int) -> int:
    """KD-7.4: the bundles that so many followers contain."""
    return BUNDLE_SETS[at_most_two(scots) * 9 + at_most_two(welsh) * 3 + at_most_two(english)]


def assembled(step: int) -> int:
    """The faction that a step of Assemble places."""
    if step == ASSEMBLE_SCOTS:
        return SCOTS
    return WELSH if step == ASSEMBLE_WELSH else ENGLISH


def at_most_two(number: int) -> int:
    return number if number < 2 else 2


def fewest(scots: int, welsh: int, english: int) -> int:
    """The faction with fewest followers, the first of equals."""
    if scots <= welsh and scots <= english:
        return SCOTS
    return WELSH if welsh <= english else ENGLISH


def strongest_of(scots: int, welsh: int, english: int) -> int:
    """KD-6.10, KD-6.11: by the strengths of all."""
    return fewest(-scots, -welsh, -english)


def second_of(scots: int, welsh: int, english: int) -> int:
    """NOBODY if the other two never won a struggle (KD-6.12, KD-R19)."""
    first = strongest_of(scots, welsh, english)
    scots = 0 if first == SCOTS else scots
    welsh = 0 if first == WELSH else welsh
    english = 0 if first == ENGLISH else english
    return strongest_of(scots, welsh, english) if scots + welsh + english else NOBODY


def max3(a: int, b: int, c: int) -> int:
    best = a if a > b else b
    return best if best > c else c
