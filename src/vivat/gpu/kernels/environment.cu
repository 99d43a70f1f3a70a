// Many games side by side, one step of each a call. Of several seats that choose in secret the lowest is asked first.

enum { RUNNING, OVER, REFUSED };

struct Batch {
    int64_t size;
    const Game *start;
    uint64_t *words;   // the states, word by word: word k of game i at k * size + i
    uint32_t *dice;    // the random source of each game: x at i, y at size + i
    uint64_t *masks;   // the options of the seat that is asked
    int8_t *seats;     // the seat that is asked
    int8_t *status;    // OVER: the step ended a game, and a new one has begun; REFUSED: no option, nothing happened
    int16_t *rewards;  // by game and seat: of the last game that was over
};

// A batch as the parameters of a kernel.
#define BATCH_GIVEN                                                                                                    \
    int64_t size, const Game *start, uint64_t *words, uint32_t *dice, uint64_t *masks, int8_t *seats, int8_t *status,  \
        int16_t *rewards
#define BATCH_TAKEN {size, start, words, dice, masks, seats, status, rewards}

static const int WORDS = sizeof(Game) / 8;

static void load(const Batch &batch, int64_t i, Game &game) {
    for (int k = 0; k < WORDS; k++) memcpy((char *)&game + 8 * k, &batch.words[k * batch.size + i], 8);
}

static void store(const Batch &batch, int64_t i, const Game &game) {
    for (int k = 0; k < WORDS; k++) memcpy(&batch.words[k * batch.size + i], (const char *)&game + 8 * k, 8);
}

static void ask(const Batch &batch, int64_t i, Game &game) {
    int32_t seat = vivat::low(game.waiting_for);
    batch.seats[i] = int8_t(seat);
    batch.masks[i] = uint64_t(game.legal_mask(seat));
}

static void keep(const Batch &batch, int64_t i, const Rng &rng) {
    batch.dice[i] = uint32_t(rng.x);
    batch.dice[batch.size + i] = uint32_t(rng.y);
}

extern "C" __global__ void reset(BATCH_GIVEN, int64_t seed) {
    const Batch batch = BATCH_TAKEN;
    int64_t i = place();
    if (i >= batch.size) return;
    Rng rng = source(seed + i);
    Game game;
    game.assign(*batch.start);
    settle(game, rng);
    ask(batch, i, game);
    store(batch, i, game);
    keep(batch, i, rng);
    batch.status[i] = RUNNING;
}

extern "C" __global__ void __launch_bounds__(VIVAT_BLOCK, VIVAT_BLOCKS)
step(BATCH_GIVEN, const int32_t *actions) {
    const Batch batch = BATCH_TAKEN;
    int64_t i = place();
    if (i >= batch.size) return;
    int32_t action = actions[i];
    if (action < 0 || action > 63 || !(batch.masks[i] >> action & 1)) {
        batch.status[i] = REFUSED;
        return;
    }
    Rng rng;
    rng.x = batch.dice[i];
    rng.y = batch.dice[batch.size + i];
    Game game;
    load(batch, i, game);
    game.apply(batch.seats[i], action);
    settle(game, rng);
    bool over = !game.waiting_for;
    if (over) {
        for (int32_t seat = 0; seat < game.seats; seat++)
            batch.rewards[i * game.seats + seat] = int16_t(game.reward(seat));
        game.assign(*batch.start);
        settle(game, rng);
    }
    ask(batch, i, game);
    store(batch, i, game);
    keep(batch, i, rng);
    batch.status[i] = over ? OVER : RUNNING;
}

// A random option for every game, for measuring and comparing: stands where a policy stands.
extern "C" __global__ void choose(int64_t size, const uint64_t *masks, uint32_t *dice, int32_t *actions) {
    int64_t i = place();
    if (i >= size) return;
    Rng rng;
    rng.x = dice[i];
    rng.y = dice[size + i];
    actions[i] = rng.pick(int64_t(masks[i]));
    dice[i] = uint32_t(rng.x);
    dice[size + i] = uint32_t(rng.y);
}

extern "C" __global__ void sow(int64_t size, int64_t seed, uint32_t *dice) {
    int64_t i = place();
    if (i >= size) return;
    Rng rng = source(seed + i);
    dice[i] = uint32_t(rng.x);
    dice[size + i] = uint32_t(rng.y);
}
