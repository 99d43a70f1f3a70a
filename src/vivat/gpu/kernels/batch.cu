// Many games side by side for learners: words of an observation in, one option of (step, option) out. Chance falls by
// itself and forced choices are made; a game that is over begins anew within the same call.

#if defined(VIVAT_JUDGE) && defined(VIVAT_OBSERVE)

struct Many {
    int64_t size;
    int32_t kinds;        // game i begins as start i % kinds
    int32_t columns;      // seats of the rows below
    int32_t width;        // words of an observation
    int32_t open;         // 1: perfect information; the seats see everything
    int32_t judged;       // 0: the judge is not asked; what is gained on the way is then 0
    const Piece *starts;
    Piece *states;        // game i from piece i * PIECES
    uint32_t *dice;       // the random source of each game: x at i, y at size + i
    int32_t *seen;        // by game: the words of the observation
    int8_t *seats;        // the seat that is asked
    uint8_t *over;        // the step ended a game, and a new one has begun; 2: no option, nothing happened
    float *win;           // by game and seat: 1 for a win of its own, 0 for an even share; 0 while a game runs
    float *gain;          // how the judge's estimate of it changed
    float *points;        // how far its points moved from the mean of the others
    float *standing;      // the estimate after this step
};

#define MANY_GIVEN                                                                                                     \
    int64_t size, int32_t kinds, int32_t columns, int32_t width, int32_t open, int32_t judged, const Piece *starts,    \
        Piece *states, uint32_t *dice, int32_t *seen, int8_t *seats, uint8_t *over, float *win, float *gain,           \
        float *points, float *standing
#define MANY_NAMES                                                                                                     \
    size, kinds, columns, width, open, judged, starts, states, dice, seen, seats, over, win, gain, points, standing
#define MANY_TAKEN {MANY_NAMES}

// Chance, and choices without an alternative, until there is a real one or the game is over.
static void go_on(Game &game, Rng &rng) {
    while (game.waiting_for) {
        if (game.waiting_for == playout_CHANCE) {
            game.happen(playout_random_outcome(game, rng));
        } else {
            int32_t seat = vivat::low(game.waiting_for);
            int64_t options = game.legal_mask(seat);
            if (options & (options - 1)) return;
            game.apply(seat, vivat::low(options));
        }
    }
}

static int32_t sides(Game &game) {
    int32_t found = 0;
    for (int32_t seat = 0; seat < game.seats; seat++)
        if (game.side(seat) >= found) found = int32_t(game.side(seat)) + 1;
    return found;
}

static float centred(double share, int32_t parts) { return float((share * parts - 1.0) / (parts - 1)); }

// Who stands how: the judge's estimate while the game runs, the result when it is over.
static float stands(const Many &many, Game &game, int32_t seat, int32_t parts) {
    if (game.waiting_for) return many.judged ? centred(judge_value(game, seat), parts) : 0.0f;
    return centred(game.reward(seat) / double(rules_WIN), parts);
}

// The game is kept, then the seat that is asked is shown what it knows: the state here is what it knows after that.
static void put_away(const Many &many, int64_t i, Game &game) {
    keep(game, many.states + i * PIECES);
    int32_t seat = vivat::low(game.waiting_for);
    many.seats[i] = int8_t(seat);
    Observation found;
    found.clear();
    if (!many.open) game.forget(seat);
    observe_observe(game, seat, found);
    for (int k = 0; k < many.width; k++) many.seen[i * many.width + k] = int32_t(found.word.at(k));
}

static void begin_anew(const Many &many, int64_t i, Game &game, Rng &rng) {
    fetch(game, many.starts + i % many.kinds * PIECES);
    go_on(game, rng);
    int32_t parts = sides(game);
    for (int32_t seat = 0; seat < many.columns; seat++)
        many.standing[i * many.columns + seat] = seat < game.seats ? stands(many, game, seat, parts) : 0.0f;
}

static void keep_dice(const Many &many, int64_t i, const Rng &rng) {
    many.dice[i] = uint32_t(rng.x);
    many.dice[many.size + i] = uint32_t(rng.y);
}

// `ahead`: so many random steps at most are made before, so that games are not all at the same place.
extern "C" __global__ void batch_reset(MANY_GIVEN, int64_t seed, int32_t ahead) {
    const Many many = MANY_TAKEN;
    int64_t i = place();
    if (i >= many.size) return;
    Rng rng = source(seed + i);
    Game &game = state(0);
    begin_anew(many, i, game, rng);
    for (int32_t left = ahead ? int32_t(rng.below(ahead)) : 0; left > 0; left--) {
        playout_step(game, rng);
        go_on(game, rng);
        if (!game.waiting_for) begin_anew(many, i, game, rng);
    }
    int32_t parts = sides(game);
    for (int32_t seat = 0; seat < game.seats; seat++)
        many.standing[i * many.columns + seat] = stands(many, game, seat, parts);
    put_away(many, i, game);
    keep_dice(many, i, rng);
    many.over[i] = 0;
}

extern "C" __global__ void batch_step(MANY_GIVEN, const int64_t *chosen) {
    const Many many = MANY_TAKEN;
    int64_t i = place();
    if (i >= many.size) return;
    const int32_t *head = many.seen + i * many.width;
    int64_t spot = chosen[i] - head[0];
    uint64_t legal = uint64_t(head[1]) | uint64_t(head[2]) << 31;
    if (spot < 0 || spot > 61 || !(legal >> spot & 1)) {
        many.over[i] = 2;
        return;
    }
    Rng rng;
    rng.x = many.dice[i];
    rng.y = many.dice[many.size + i];
    Game &game = state(0);
    fetch(game, many.states + i * PIECES);
    int32_t seat = many.seats[i], n = int32_t(game.seats), parts = sides(game);
    int64_t before[16], all = 0;
    for (int32_t k = 0; k < n; k++) all -= before[k] = observe_points(game, k);
    game.apply(seat, int32_t(observe_action(game, seat, int32_t(spot))));
    go_on(game, rng);
    for (int32_t k = 0; k < n; k++) all += observe_points(game, k);
    bool ended = !game.waiting_for;
    for (int32_t k = 0; k < many.columns; k++) {
        int64_t at = i * many.columns + k;
        if (k < n) {
            float now = stands(many, game, k, parts);
            int64_t own = observe_points(game, k) - before[k];
            many.win[at] = ended ? now : 0.0f;
            many.gain[at] = now - many.standing[at];
            many.points[at] = float(own) - float(all - own) / float(n - 1);
            many.standing[at] = now;
        } else {
            many.win[at] = many.gain[at] = many.points[at] = many.standing[at] = 0.0f;
        }
    }
    if (ended) begin_anew(many, i, game, rng);
    put_away(many, i, game);
    keep_dice(many, i, rng);
    many.over[i] = ended;
}

// For comparing: an option of each game that depends on the game and on `turn` alone.
extern "C" __global__ void batch_any(int64_t size, int32_t width, const int32_t *seen, int64_t turn, int64_t *chosen) {
    int64_t i = place();
    if (i >= size) return;
    const int32_t *head = seen + i * width;
    int64_t legal = int64_t(head[1]) | int64_t(head[2]) << 31;
    for (int64_t k = (i * 7919 + turn * 104729) % vivat::count(legal); k > 0; k--) legal &= legal - 1;
    chosen[i] = head[0] + vivat::low(legal);
}

// Features of some observations as bf16, from a table: for each its word, and its bit or -1 for a number with its unit.
extern "C" __global__ void batch_expand(int64_t rows, int32_t width, int32_t features, const int32_t *seen,
                                        const int64_t *which, const int32_t *word, const int32_t *bit,
                                        const float *unit, uint16_t *out) {
    int64_t at = place();
    if (at >= rows * features) return;
    int64_t row = at / features;
    int32_t k = int32_t(at - row * features);
    int32_t found = seen[(which ? which[row] : row) * width + word[k]];
    float x = bit[k] < 0 ? float(found) * unit[k] : float(found >> bit[k] & 1);
    uint32_t raw;
    memcpy(&raw, &x, 4);
    out[at] = uint16_t((raw + 0x7FFF + (raw >> 16 & 1)) >> 16);
}

extern "C" __global__ void batch_mask(int64_t rows, int32_t width, int32_t options, const int32_t *seen,
                                      const int64_t *which, uint8_t *out) {
    int64_t at = place();
    if (at >= rows * options) return;
    int64_t row = at / options;
    const int32_t *head = seen + (which ? which[row] : row) * width;
    int32_t spot = int32_t(at - row * options) - head[0];
    out[at] = spot >= 0 && spot < 62 && (spot < 31 ? head[1] >> spot & 1 : head[2] >> (spot - 31) & 1);
}

#endif
