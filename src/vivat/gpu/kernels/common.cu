// What all kernels share; stands behind the emitted header of a game. Nothing here knows a game: what a seed leads to is
// the same as in Python, because the random source and every step are the emitted code of the engine.

static Rng source(int64_t seed) {
    Rng rng;
    rng.init(int32_t(seed & 0x7FFFFFFF));
    return rng;
}

static int64_t place() { return int64_t(blockIdx.x) * blockDim.x + threadIdx.x; }

// A state as it is kept: its bytes in one piece, filled up to pieces of 16.
struct alignas(16) Piece {
    uint32_t word[4];
};
static const int PIECES = (Game::BYTES + 15) / 16;

// The state number `slot` of this thread, in shared memory.
static Game &state(int slot) {
    uint32_t warp = slot * ((blockDim.x + VIVAT_LANES - 1) / VIVAT_LANES) + threadIdx.x / VIVAT_LANES;
    return *(Game *)uint64_t(4 * (warp * VIVAT_LANES * 4 * PIECES + threadIdx.x % VIVAT_LANES));
}

static void fetch(Game &game, const Piece *kept) {
#pragma unroll 4
    for (int k = 0; k < PIECES; k++) {
        Piece piece = kept[k];
        for (int j = 0; j < 4; j++) vivat::word(game, 4 * k + j) = piece.word[j];
    }
}

static void keep(const Game &game, Piece *kept) {
#pragma unroll 4
    for (int k = 0; k < PIECES; k++) {
        Piece piece;
        for (int j = 0; j < 4; j++) piece.word[j] = vivat::word(game, 4 * k + j);
        kept[k] = piece;
    }
}

// Chance speaks until a seat is asked or the game is over.
static void settle(Game &game, Rng &rng) {
    while (game.waiting_for == playout_CHANCE) game.happen(playout_random_outcome(game, rng));
}
