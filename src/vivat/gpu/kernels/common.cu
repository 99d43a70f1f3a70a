// What all kernels share; stands behind the emitted header of a game. Nothing here knows a game: what a seed leads to is
// the same as in Python, because the random source and every step are the emitted code of the engine.

static Rng source(int64_t seed) {
    Rng rng;
    rng.init(int32_t(seed & 0x7FFFFFFF));
    return rng;
}

static int64_t place() { return int64_t(blockIdx.x) * blockDim.x + threadIdx.x; }

// Chance speaks until a seat is asked or the game is over.
static void settle(Game &game, Rng &rng) {
    while (game.waiting_for == playout_CHANCE) game.happen(playout_random_outcome(game, rng));
}
