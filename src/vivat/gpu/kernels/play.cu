// Whole random games, counted as `Tally` counts them: what thread i adds up is what Python adds up from Rng(seed + i).

#if VIVAT_TOGETHER
// The lanes of a warp whose games are at different steps would run one after the other. So each round only those go on
// whose step is the most common one: the others wait until enough of them have come to theirs.
static bool goes_on(int32_t step, bool playing) {
    const unsigned all = 0xFFFFFFFF;
    unsigned same = __match_any_sync(all, playing ? step : -2);
    int32_t votes = playing ? __popc(same) : 0;
    int32_t most = __reduce_max_sync(all, votes);
    int32_t leader = __ffs(__ballot_sync(all, votes == most)) - 1;
    return playing && (same >> leader & 1);
}

static void count(Tally &tally, Game &game, int32_t decisions) {  // Tally.add_game, behind its loop
    tally.games++;
    tally.decisions += decisions;
    if (decisions > tally.longest) tally.longest = decisions;
    tally.checksum = (tally.checksum * 31 + decisions) & 0x3FFFFFFF;
    for (int32_t seat = 0; seat < game.seats; seat++) {
        int32_t reward = game.reward(seat);
        tally.rewards.at(seat) += reward;
        tally.checksum = (tally.checksum * 31 + reward) & 0x3FFFFFFF;
    }
}
#endif

// 21 numbers a thread: games, decisions, chance, longest, checksum, the rewards of sixteen seats.
static void write(const Tally &tally, int64_t *out) {
    *out++ = tally.games;
    *out++ = tally.decisions;
    *out++ = tally.chance;
    *out++ = tally.longest;
    *out++ = tally.checksum;
    for (int k = 0; k < 16; k++) *out++ = tally.rewards.at(k);
}

extern "C" __global__ void __launch_bounds__(VIVAT_BLOCK, VIVAT_BLOCKS)
play(const Game *start, int64_t seed, int64_t threads, int32_t games, int64_t *tallies) {
    int64_t me = place();
    Rng rng = source(seed + me);
    Tally tally;
    tally.init();
    Game game;
    game.assign(*start);
#if VIVAT_TOGETHER
    int32_t decisions = 0, left = me < threads ? games : 0;
    while (__any_sync(0xFFFFFFFF, left > 0)) {
        if (goes_on(int32_t(game.step), left > 0)) {
            if (playout_step(game, rng))
                decisions++;
            else
                tally.chance++;
            if (!game.waiting_for) {
                count(tally, game, decisions);
                decisions = 0;
                left--;
                game.assign(*start);
            }
        }
    }
    if (me >= threads) return;
#else  // game by game, every lane at once
    if (me >= threads) return;
    for (int32_t i = 0; i < games; i++) {
        game.assign(*start);
        tally.add_game(game, rng);
    }
#endif
    write(tally, tallies + me * 21);
}
