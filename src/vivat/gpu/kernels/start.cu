// The first state of a game, from the numbers of State.fields().

struct Count {
    int64_t *count;
    template <class T> void operator()(T &, int64_t, int64_t) { ++*count; }
};

struct Take {
    const int64_t *numbers;
    template <class T> void operator()(T &x, int64_t, int64_t) { x = *numbers++; }
};

// `sizes`: the bytes of a state that is kept, how many numbers it has, the shared memory of a row of a pool.
extern "C" __global__ void measure(int64_t *sizes) {
    Game &game = state(0);
    game.init();
    sizes[0] = sizeof(Piece) * PIECES;
    sizes[1] = 0;
    game.each(Count{sizes + 1});
#ifdef __CUDACC__
    sizes[2] = 4 * SLOT * VIVAT_LANES;
#else
    sizes[2] = sizeof(Piece) * PIECES;
#endif
}

extern "C" __global__ void prepare(const int64_t *numbers, Piece *start) {
    Game &game = state(0);
    game.init();
    game.each(Take{numbers});
    keep(game, start);
}
