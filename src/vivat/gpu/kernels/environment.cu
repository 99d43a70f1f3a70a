// Many games side by side, one step of each a call. Of several seats that choose in secret the lowest is asked first.

enum { RUNNING, OVER, REFUSED };

struct Batch {
    int64_t size;
    const Piece *start;
    Piece *states;     // game i from piece i * PIECES
    uint32_t *dice;    // the random source of each game: x at i, y at size + i
    uint64_t *masks;   // the options of the seat that is asked
    int8_t *seats;     // the seat that is asked
    int8_t *status;    // OVER: the step ended a game, and a new one has begun; REFUSED: no option, nothing happened
    int16_t *rewards;  // by game and seat: of the last game that was over
};

// A batch as the parameters of a kernel.
#define BATCH_GIVEN                                                                                                    \
    int64_t size, const Piece *start, Piece *states, uint32_t *dice, uint64_t *masks, int8_t *seats, int8_t *status,   \
        int16_t *rewards
#define BATCH_NAMES size, start, states, dice, masks, seats, status, rewards
#define BATCH_TAKEN {BATCH_NAMES}

static void ask(const Batch &batch, int64_t i, Game &game) {
    int32_t seat = vivat::low(game.waiting_for);
    batch.seats[i] = int8_t(seat);
    batch.masks[i] = uint64_t(game.legal_mask(seat));
}

// A game that is over is told, and begins anew.
static void end(const Batch &batch, int64_t i, Game &game) {
    for (int32_t seat = 0; seat < game.seats; seat++) batch.rewards[i * game.seats + seat] = int16_t(game.reward(seat));
    batch.status[i] = OVER;
    fetch(game, batch.start);
}

extern "C" __global__ void reset(BATCH_GIVEN, int64_t seed) {
    const Batch batch = BATCH_TAKEN;
    int64_t i = place();
    if (i >= batch.size) return;
    Rng rng = source(seed + i);
    Game &game = state(0);
    fetch(game, batch.start);
    settle(game, rng);
    ask(batch, i, game);
    keep(game, batch.states + i * PIECES);
    batch.dice[i] = uint32_t(rng.x);
    batch.dice[batch.size + i] = uint32_t(rng.y);
    batch.status[i] = RUNNING;
}

static bool is_option(const Batch &batch, int64_t i, int32_t action) {
    return action >= 0 && action <= 63 && (batch.masks[i] >> action & 1);
}

#ifdef __CUDACC__
enum { X, Y, NUMBER };                 // the extra words of a game
enum { ASKING = WAYS, MOVING = 127 };  // by way, the options are asked for; the game is put away, and another one comes

struct Stepping {
    const Batch &batch;
    const int32_t *actions;

    // The next game of this block, its choice waiting to be carried out.
    int32_t bring(int32_t row) {
        int64_t share = (batch.size + gridDim.x - 1) / gridDim.x;
        while (true) {
            int64_t number = atomicAdd(&taken, 1), i = blockIdx.x * share + number;
            if (number >= share || i >= batch.size) return DONE;
            if (is_option(batch, i, actions[i])) {
                Game &game = game_of(row);
                fetch(game, batch.states + i * PIECES);
                extra(row, X) = batch.dice[i];
                extra(row, Y) = batch.dice[batch.size + i];
                extra(row, NUMBER) = uint32_t(i);
                batch.status[i] = RUNNING;
                return way_of(game);
            }
            batch.status[i] = REFUSED;
        }
    }
    int32_t go_on(int32_t row, int32_t kind) {
        Game &game = game_of(row);
        int64_t i = extra(row, NUMBER);
        if (kind == MOVING) {
            keep(game, batch.states + i * PIECES);
            batch.dice[i] = extra(row, X);
            batch.dice[batch.size + i] = extra(row, Y);
            return bring(row);
        }
        if (kind >= ASKING) {
            ask(batch, i, game);
            return MOVING;
        }
        if (game.waiting_for == playout_CHANCE) {
            Rng rng;
            rng.x = extra(row, X);
            rng.y = extra(row, Y);
            game.happen(playout_random_outcome(game, rng));
            extra(row, X) = uint32_t(rng.x);
            extra(row, Y) = uint32_t(rng.y);
        } else {
            game.apply(vivat::low(game.waiting_for), actions[i]);
        }
        if (!game.waiting_for) end(batch, i, game);
        return way_of(game) + (game.waiting_for == playout_CHANCE ? 0 : ASKING);
    }
};

extern "C" __global__ void __launch_bounds__(VIVAT_POOL, 1)
step(BATCH_GIVEN, const int32_t *actions, int32_t rows) {
    const Batch batch = BATCH_TAKEN;
    Stepping stepping = {batch, actions};
    work_off(stepping, rows);
}
#else
extern "C" __global__ void step(BATCH_GIVEN, const int32_t *actions, int32_t) {
    const Batch batch = BATCH_TAKEN;
    int64_t i = place();
    batch.status[i] = REFUSED;
    if (!is_option(batch, i, actions[i])) return;
    batch.status[i] = RUNNING;
    Rng rng;
    rng.x = batch.dice[i];
    rng.y = batch.dice[batch.size + i];
    Game &game = state(0);
    fetch(game, batch.states + i * PIECES);
    game.apply(batch.seats[i], actions[i]);
    settle(game, rng);
    if (!game.waiting_for) {
        end(batch, i, game);
        settle(game, rng);
    }
    ask(batch, i, game);
    keep(game, batch.states + i * PIECES);
    batch.dice[i] = uint32_t(rng.x);
    batch.dice[batch.size + i] = uint32_t(rng.y);
}
#endif

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
