// Whole random games, counted as `Tally` counts them: what number i adds up is what Python adds up from Rng(seed + i).
// 21 numbers each: games, decisions, chance, longest, checksum, the rewards of sixteen seats.

static const int COLUMNS = 21;

static void write(const Tally &tally, int64_t *out) {
    *out++ = tally.games;
    *out++ = tally.decisions;
    *out++ = tally.chance;
    *out++ = tally.longest;
    *out++ = tally.checksum;
    for (int k = 0; k < 16; k++) *out++ = tally.rewards.at(k);
}

#ifdef __CUDACC__
enum { X, Y, NUMBER, PLAYED, DECISIONS, CHANCE };  // the extra words of a game

static void count(int64_t *row, Game &game, int32_t decisions, int32_t chance) {  // Tally.add_game, behind its loop
    row[0]++;
    row[1] += decisions;
    row[2] += chance;
    if (decisions > row[3]) row[3] = decisions;
    int64_t checksum = (row[4] * 31 + decisions) & 0x3FFFFFFF;
    for (int32_t seat = 0; seat < game.seats; seat++) {
        int32_t reward = game.reward(seat);
        row[5 + seat] += reward;
        checksum = (checksum * 31 + reward) & 0x3FFFFFFF;
    }
    row[4] = checksum;
}

struct Playing {
    const Piece *start;
    int64_t seed, numbers;
    int32_t games;
    int64_t *tallies;

    int32_t begin(int32_t row) {
        fetch(game_of(row), start);
        extra(row, DECISIONS) = extra(row, CHANCE) = 0;
        return way_of(game_of(row));
    }
    int32_t bring(int32_t row) {
        int64_t number = int64_t(atomicAdd(&taken, 1)) * gridDim.x + blockIdx.x;
        if (number >= numbers) return DONE;
        for (int k = 0; k < COLUMNS; k++) tallies[number * COLUMNS + k] = 0;
        Rng rng = source(seed + number);
        extra(row, X) = uint32_t(rng.x);
        extra(row, Y) = uint32_t(rng.y);
        extra(row, NUMBER) = uint32_t(number);
        extra(row, PLAYED) = 0;
        return begin(row);
    }
    int32_t go_on(int32_t row, int32_t) {
        Game &game = game_of(row);
        Rng rng;
        rng.x = extra(row, X);
        rng.y = extra(row, Y);
        extra(row, playout_step(game, rng) ? DECISIONS : CHANCE)++;
        extra(row, X) = uint32_t(rng.x);
        extra(row, Y) = uint32_t(rng.y);
        if (game.waiting_for) return way_of(game);
        count(tallies + int64_t(extra(row, NUMBER)) * COLUMNS, game, extra(row, DECISIONS), extra(row, CHANCE));
        return ++extra(row, PLAYED) == games ? bring(row) : begin(row);
    }
};

extern "C" __global__ void __launch_bounds__(VIVAT_POOL, 1)
play(const Piece *start, int64_t seed, int64_t numbers, int32_t games, int64_t *tallies, int32_t rows) {
    Playing playing = {start, seed, numbers, games, tallies};
    work_off(playing, rows);
}
#else
extern "C" __global__ void play(const Piece *start, int64_t seed, int64_t, int32_t games, int64_t *tallies, int32_t) {
    Rng rng = source(seed + place());
    Tally tally;
    tally.init();
    Game &game = state(0);
    for (int32_t i = 0; i < games; i++) {
        fetch(game, start);
        tally.add_game(game, rng);
    }
    write(tally, tallies + place() * COLUMNS);
}
#endif
