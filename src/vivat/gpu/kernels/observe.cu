// What the seat that is asked knows, as `State.encode` gives it: one row of numbers a game.

struct Give {
    int64_t *numbers;
    template <class T> void operator()(T &x, int64_t, int64_t) { *numbers++ = int64_t(x); }
};

extern "C" __global__ void observe(int64_t size, const Piece *states, const int8_t *seats, int64_t numbers,
                                   int64_t *rows) {
    int64_t i = place();
    if (i >= size) return;
    Game &game = state(0);
    fetch(game, states + i * PIECES);
    game.forget(seats[i]);
    game.each(Give{rows + i * numbers});
}
