// One random game of every seed as one number: every number of every state, at every eighth step what a seat knows
// (`forget`), a world dealt from it (`deal`) and what everybody asked may do, at the end the rewards and the sides.

struct Mix {
    uint64_t *h;
    template <class T> void operator()(T &x, int64_t, int64_t) { *h = vivat::mix(*h, uint64_t(int64_t(x))); }
};

static void look(uint64_t *h, Game &game, int32_t seat, Rng &rng) {
    Game &known = state(1);
    known.assign(game);
    known.forget(seat);
    known.each(Mix{h});
    known.deal(rng);
    known.each(Mix{h});
    for (int32_t other = 0; other < game.seats; other++)
        if (game.waiting_for >> other & 1) *h = vivat::mix(*h, uint64_t(int64_t(game.legal_mask(other))));
}

extern "C" __global__ void follow(const Piece *start, int64_t seed, int64_t seeds, uint64_t *digests) {
    if (place() >= seeds) return;
    Rng rng = source(seed + place()), other = source(1);
    uint64_t h = 0;
    Game &game = state(0);
    fetch(game, start);
    for (int32_t step = 0; game.waiting_for; step++) {
        game.each(Mix{&h});
        if (step % 8 == 0 && game.waiting_for != playout_CHANCE) look(&h, game, step / 8 % game.seats, other);
        playout_step(game, rng);
    }
    game.each(Mix{&h});
    for (int32_t seat = 0; seat < game.seats; seat++) {
        h = vivat::mix(h, uint64_t(int64_t(game.reward(seat))));
        h = vivat::mix(h, uint64_t(int64_t(game.side(seat))));
    }
    digests[place()] = h;
}
