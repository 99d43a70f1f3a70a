// One game behind a plain C interface: a shared library, or a WebAssembly module. Whoever calls hands over states as
// rows of numbers in the order of State.fields(), and the random source by its two words. Every function takes rows that
// it reads, then numbers, then at last the row it writes.
#include GAME

#ifdef __wasm__
#define VIVAT_OPEN(name) __attribute__((export_name(#name)))
#else
#define VIVAT_OPEN(name) __attribute__((visibility("default")))
#endif

template <class T> static void take(T &x, int64_t number, int64_t low, int64_t high) {
    x = vivat::held<T>(number, low, high);
}

static void load(Game &game, const int64_t *numbers) {
    game.init();
    game.each([&](auto &x, int64_t low, int64_t high) { take(x, *numbers++, low, high); });
}

template <class T> static void fill(vivat::Table<T> &table, const int64_t *bytes, int64_t size) {
    table.drop();
    table.make(size / int64_t(sizeof(T)));
    memcpy(table.cell, bytes, uintptr_t(size));
}

template <class T> static void widen(vivat::Table<T> &table, int64_t cells) {
    if (table.size == cells) return;
    table.drop();
    table.make(cells);
}

static Rng source(int64_t x, int64_t y) {
    Rng rng;
    rng.x = x;
    rng.y = y;
    return rng;
}

static int64_t bits_of(double x) {
    int64_t word;
    memcpy(&word, &x, 8);
    return word;
}

static double float_of(int64_t word) {
    double x;
    memcpy(&x, &word, 8);
    return x;
}

// ---- every state of a game ----

struct Writer {
    int64_t *out, most, written;
    void put(int64_t x) {
        if (written < most) out[written] = x;
        written++;
    }
    void put(Game &game) {
        game.each([&](auto &x, int64_t, int64_t) { put(int64_t(x)); });
    }
    void put_seen(Game &game, int32_t seat);  // its observation, word by word
};

#ifdef VIVAT_OBSERVE
void Writer::put_seen(Game &game, int32_t seat) {
    Game known;
    known.assign(game);
    known.forget(seat);
    Observation seen;
    seen.init();
    observe_observe(known, seat, seen);
    for (int64_t k = 0; k < seen.used; k++) put(seen.word.at(k));
}
#endif

// What a seat knows of a state, a world dealt from it, and how the judge sees the state.
static void look(Writer &to, Game &game, int32_t seat, Rng &rng) {
    Game known;
    known.assign(game);
    known.forget(seat);
    to.put(known);
    known.deal(rng);
    to.put(known);
    for (int32_t other = 0; other < game.seats; other++) {
#ifdef VIVAT_JUDGE
        to.put(bits_of(judge_value(game, other)));
#endif
        if (game.waiting_for >> other & 1) {
            int64_t options = game.legal_mask(other);
            to.put(options);
#ifdef VIVAT_JUDGE
            for (; options; options &= options - 1)
                to.put(bits_of(judge_weight(game, other, vivat::low(options))));
#endif
#ifdef VIVAT_OBSERVE
            to.put_seen(game, other);
#endif
        }
    }
}

extern "C" {

VIVAT_OPEN(vivat_numbers) int64_t vivat_numbers() {
    Game game;
    game.init();
    int64_t count = 0;
    game.each([&](auto &, int64_t, int64_t) { count++; });
    return count;
}

VIVAT_OPEN(vivat_trace)
int64_t vivat_trace(const int64_t *start, int64_t x, int64_t y, int64_t every, int64_t most, int64_t *out) {
    Game game;
    load(game, start);
    Rng rng = source(x, y), other;
    other.init(1);
    Writer to = {out, most, 0};
    for (int64_t step = 0;; step++) {
        to.put(game);
        if (!game.waiting_for) break;
        if (step % every == 0 && game.waiting_for != playout_CHANCE) look(to, game, step / every % game.seats, other);
        playout_step(game, rng);
    }
    for (int32_t seat = 0; seat < game.seats; seat++) {
        to.put(game.reward(seat));
        to.put(game.side(seat));
    }
    return to.written;
}

VIVAT_OPEN(vivat_simulate)
int64_t vivat_simulate(const int64_t *start, int64_t x, int64_t y, int64_t games, int64_t *out) {
    Game first, game;
    load(first, start);
    Rng rng = source(x, y);
    Tally tally;
    tally.init();
    for (int64_t i = 0; i < games; i++) {
        game.assign(first);
        tally.add_game(game, rng);
    }
    *out++ = tally.games;
    *out++ = tally.decisions;
    *out++ = tally.chance;
    *out++ = tally.longest;
    *out++ = tally.checksum;
    for (int64_t number : tally.rewards.cell) *out++ = number;
    return tally.decisions;
}

#ifdef VIVAT_JUDGE

// ---- searches: several side by side, by number ----

struct Searching {
    Search search;
    Rng rng;
    Game known, work, mind;
    int64_t megabytes;
};
static Searching searches[16];

VIVAT_OPEN(vivat_search_new) void vivat_search_new(int64_t number, int64_t megabytes) {
    Searching &s = searches[number];
    if (s.megabytes == megabytes) return;  // it is there already, and `begin` clears it
    if (s.megabytes) s.search.drop();
    s.search.init(int32_t(megabytes));
    s.megabytes = megabytes;
}

VIVAT_OPEN(vivat_search_begin)
void vivat_search_begin(const int64_t *numbers, int64_t number, int64_t seat, int64_t keeps, int64_t x, int64_t y,
                        int64_t merged, int64_t horizon, int64_t looks, int64_t exploration,
                        int64_t secret) {  // both bits of floats
    Searching &s = searches[number];
    load(s.known, numbers);
    if (!keeps || seat != s.search.seat) s.search.clear(seat);
    s.search.merged = merged;
    s.search.horizon = horizon;
    s.search.looks = looks;
    s.search.exploration = float_of(exploration);
    s.search.secret = float_of(secret);
    s.rng = source(x, y);
    s.search.start(s.known, s.mind);
}

// ---- what a search asks: a learned network, its tables as bytes in the order of bots/learned.py ----

VIVAT_OPEN(vivat_network_table)
void vivat_network_table(const int64_t *bytes, int64_t number, int64_t table, int64_t size) {
    Network &network = searches[number].search.advice.network;
    switch (table) {
    case 0: return fill(network.members, bytes, size);
    case 1: return fill(network.largest, bytes, size);
    case 2: return fill(network.entry, bytes, size);
    case 3: return fill(network.entry_bias, bytes, size);
    case 4: return fill(network.out, bytes, size);
    case 5: return fill(network.out_bias, bytes, size);
    case 6: return fill(network.back, bytes, size);
    case 7: return fill(network.back_bias, bytes, size);
    case 8: return fill(network.policy, bytes, size);
    case 9: return fill(network.policy_bias, bytes, size);
    case 10: return fill(network.value_row, bytes, size);
    }
}

// From now on the search asks it; with a width of 0 it plays on at random again.
VIVAT_OPEN(vivat_network)
void vivat_network(int64_t number, int64_t width, int64_t blocks, int64_t words, int64_t value_bias,
                   int64_t temperature, int64_t belief) {  // these three as the bits of floats
    Search &search = searches[number].search;
    Advice &advice = search.advice;
    Network &network = advice.network;
    network.width = width;
    network.blocks = blocks;
    network.words = words;
    network.value_bias = float_of(value_bias);
    advice.temperature = float_of(temperature);
    search.belief = float_of(belief);
    if (!width) return;
    widen(advice.prior, search.tree.most_edges);
    widen(network.sums, width);
    widen(network.held, width);
    widen(network.inner, width);
}

VIVAT_OPEN(vivat_search_imagine) void vivat_search_imagine(const int64_t *world, int64_t number) {
    load(searches[number].known, world);
}

VIVAT_OPEN(vivat_search_run) int64_t vivat_search_run(int64_t number, int64_t simulations) {
    Searching &s = searches[number];
    int64_t before = s.search.decisions;
    for (int64_t i = 0; i < simulations; i++) s.search.simulate(s.known, s.work, s.mind, s.rng);
    return s.search.decisions - before;
}

// How curious it is from now on, as the bits of a float.
VIVAT_OPEN(vivat_search_explore) void vivat_search_explore(int64_t number, int64_t exploration) {
    searches[number].search.exploration = float_of(exploration);
}

// By side, what all simulations together were worth, as the bits of floats.
VIVAT_OPEN(vivat_search_totals) int64_t vivat_search_totals(int64_t number, int64_t *out) {
    for (double total : searches[number].search.total.cell) *out++ = bits_of(total);
    return searches[number].search.simulations;
}

// Three numbers for each option that was tried: action, visits, the sum of its rewards as the bits of a float.
VIVAT_OPEN(vivat_search_options) int64_t vivat_search_options(int64_t number, int64_t *out) {
    Search &search = searches[number].search;
    Tree &tree = search.tree;
    int64_t root = tree.slot_of(search.root), count = 0;
    for (int64_t edge = tree.key.at(root) ? tree.first.at(root) : 0; edge; edge = tree.next.at(edge)) {
        if (!tree.visits.at(edge)) continue;
        *out++ = tree.action.at(edge);
        *out++ = tree.visits.at(edge);
        *out++ = bits_of(tree.reward.at(edge));
        count += 3;
    }
    return count;
}

// ---- a secret choice: one at a time ----

struct Settling {
    Secret secret;
    Rng rng;
    Game known, common, work, after;
    bool made;
};
static Settling settling;

VIVAT_OPEN(vivat_secret_begin) void vivat_secret_begin(int64_t seat, int64_t x, int64_t y) {
    Settling &s = settling;
    if (!s.made) s.secret.init();
    s.made = true;
    s.secret.clear(seat);
    s.rng = s.secret.dice = source(x, y);
}

VIVAT_OPEN(vivat_secret_imagine) void vivat_secret_imagine(const int64_t *known, const int64_t *common) {
    load(settling.known, known);
    load(settling.common, common);
}

VIVAT_OPEN(vivat_secret_run) void vivat_secret_run(int64_t simulations) {
    Settling &s = settling;
    for (int64_t i = 0; i < simulations; i++) {
        s.secret.settle(s.known, s.work, s.after, s.rng, int64_t(1) << s.secret.seat);
        s.secret.note(s.work);
        s.secret.settle(s.common, s.work, s.after, s.rng, s.common.waiting_for);
    }
}

// For each option its share and its worth, as the bits of floats.
VIVAT_OPEN(vivat_secret_options) int64_t vivat_secret_options(int64_t *out) {
    Secret &secret = settling.secret;
    for (int64_t option = 0; option < secret.share.size; option++) {
        *out++ = bits_of(secret.share.at(option));
        *out++ = bits_of(secret.worth.at(option));
    }
    return 2 * secret.share.size;
}

#endif

#ifdef __wasm__
VIVAT_OPEN(vivat_room) void *vivat_room(int64_t bytes) { return vivat::room(bytes); }
#endif
}
