// The games of one block, as many as its shared memory holds, each waiting for something to be done with it. Whatever
// most of them wait for is taken up by whole warps: so the lanes of a warp run the same code.
//
// Lane l has a column of its own: the games l, l + 32, l + 64, ... Whatever game of its column a lane takes, it keeps
// to its bank of shared memory.

#ifdef __CUDACC__
static const int EXTRA = 6;  // words that belong to a game beside its state
static const int SLOT = 4 * PIECES + EXTRA;
static const int WAYS = 62;       // of taking a step
static const int KINDS = 128;     // of things to do: twice as many, and what the kernel thinks of
static const int DONE = -1;       // nothing more to be done
static const int PATIENCE = 16;   // lanes that have the same to do once more do it at once
static const int NAP = 200;       // nanoseconds that a warp sleeps if nothing waits
static const unsigned ALL = 0xFFFFFFFF;

__shared__ uint32_t waiting[KINDS][VIVAT_LANES];  // by kind and column: the rows of the games
__shared__ int32_t many[KINDS];                   // how many they are
__shared__ int32_t running;                       // games that are not done with
__shared__ int32_t taken;                         // numbers that were given to games

// Games that are alike in this mostly run the same code. Two steps may share a number: that is slower, and not wrong.
static int32_t way_of(Game &game) { return (int32_t(game.step) + (game.takes_long() ? WAYS / 2 : 0)) % WAYS; }

static int32_t lane() { return threadIdx.x % VIVAT_LANES; }
static uint32_t place_of(int32_t row, int k) { return (row * SLOT + k) * VIVAT_LANES + lane(); }
static Game &game_of(int32_t row) { return *(Game *)uint64_t(4 * place_of(row, 0)); }
static uint32_t &extra(int32_t row, int k) { return vivat_memory[place_of(row, 4 * PIECES + k)]; }

static void put(int32_t row, int32_t kind) {
    __threadfence_block();
    atomicOr(&waiting[kind][lane()], 1u << row);
    atomicAdd(&many[kind], 1);
}

// What most games wait for, for the whole warp; -1 where none waits. The lanes of a warp are counted as served at once,
// so that other warps look for something else.
static int32_t most_wanted() {
    int32_t best = -1;
    for (int32_t k = lane(); k < KINDS; k += VIVAT_LANES) {
        int32_t here = ((volatile int32_t *)many)[k];
        if (here > 0) best = max(best, here * KINDS + k);
    }
    best = __reduce_max_sync(ALL, best);
    if (best < 0) return -1;
    if (lane() == 0) atomicSub(&many[best % KINDS], VIVAT_LANES);
    return best % KINDS;
}

// A game of this lane's column that waits for it, by its row; -1 where none does.
static int32_t take(int32_t kind) {
    uint32_t set = ((volatile uint32_t *)waiting[kind])[lane()];
    int32_t row = -1;
    while (set && row < 0) {
        uint32_t bit = set & -set;
        set = atomicAnd(&waiting[kind][lane()], ~bit);
        if (set & bit) row = __ffs(bit) - 1;
        set &= ~bit;
    }
    int32_t found = __popc(__ballot_sync(ALL, row >= 0));
    if (lane() == 0 && found < VIVAT_LANES) atomicAdd(&many[kind], VIVAT_LANES - found);
    __threadfence_block();
    return row;
}

static void open_pool() {
    for (int32_t kind = threadIdx.x / VIVAT_LANES; kind < KINDS; kind += blockDim.x / VIVAT_LANES) {
        waiting[kind][lane()] = 0;
        if (lane() == 0) many[kind] = 0;
    }
    if (threadIdx.x == 0) running = taken = 0;
    __syncthreads();
}

// `work.bring(row)` puts a game there and tells what is to be done with it, `work.go_on(row, kind)` does it and tells
// what is to be done then.
template <class Work> static void work_off(Work &work, int32_t rows) {
    open_pool();
    for (int32_t row = threadIdx.x / VIVAT_LANES; row < rows; row += blockDim.x / VIVAT_LANES) {
        int32_t kind = work.bring(row);
        if (kind == DONE) continue;
        atomicAdd(&running, 1);
        put(row, kind);
    }
    __syncthreads();
    while (true) {
        int32_t kind = most_wanted();
        if (kind < 0) {
            if (__all_sync(ALL, *(volatile int32_t *)&running <= 0)) return;
            __nanosleep(NAP);
            continue;
        }
        int32_t row = take(kind);
        bool again = row >= 0;
        do {
            if (again) {
                int32_t next = work.go_on(row, kind);
                again = next == kind;
                if (next == DONE) atomicSub(&running, 1);
                else if (!again) put(row, next);
            }
        } while (__popc(__ballot_sync(ALL, again)) >= PATIENCE);
        if (again) put(row, kind);
    }
}
#endif
