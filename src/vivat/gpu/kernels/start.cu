// The first state of a game, from the numbers of State.fields().

struct Count {
    int64_t *count;
    template <class T> void operator()(T &, int64_t, int64_t) { ++*count; }
};

struct Take {
    const int64_t *numbers;
    template <class T> void operator()(T &x, int64_t, int64_t) { x = T(*numbers++); }
};

// `sizes`: the bytes of a state, and how many numbers it has.
extern "C" __global__ void measure(int64_t *sizes) {
    Game game;
    game.init();
    sizes[0] = sizeof(Game);
    sizes[1] = 0;
    game.each(Count{sizes + 1});
}

extern "C" __global__ void prepare(const int64_t *numbers, Game *start) {
    start->init();
    start->each(Take{numbers});
}
