// Whole random games as play.cu plays them, but a block sorts its games by their step each round, so that the lanes of a
// warp do the same. States lie in shared memory, because any thread may take any game of its block.

static const int BINS = 64;
static const int STRIDE = sizeof(Game) / 8 % 2 ? sizeof(Game) : sizeof(Game) + 8;  // equal fields in different banks

struct Slot {
    uint32_t x, y;
    int32_t left, decisions, chance;
};

// Which game of the block this thread takes: they are ordered by key.
static int sorted_place(int key, int *bins, unsigned short *order) {
    int t = threadIdx.x;
    if (t < BINS) bins[t] = 0;
    __syncthreads();
    int rank = atomicAdd(&bins[key], 1);
    __syncthreads();
    if (t < 32) {
        int a = bins[2 * t], b = bins[2 * t + 1], sum = a + b, all = sum;
        for (int d = 1; d < 32; d <<= 1) {
            int other = __shfl_up_sync(0xFFFFFFFF, all, d);
            if (t >= d) all += other;
        }
        bins[2 * t] = all - sum;
        bins[2 * t + 1] = all - sum + a;
    }
    __syncthreads();
    order[bins[key] + rank] = (unsigned short)t;
    __syncthreads();
    return order[t];
}

static void count(int64_t *row, Game &game, int64_t decisions) {  // Tally.add_game, behind its loop
    row[0]++;
    row[1] += decisions;
    if (decisions > row[3]) row[3] = decisions;
    int64_t checksum = (row[4] * 31 + decisions) & 0x3FFFFFFF;
    for (int32_t seat = 0; seat < game.seats; seat++) {
        int64_t reward = game.reward(seat);
        row[5 + seat] += reward;
        checksum = (checksum * 31 + reward) & 0x3FFFFFFF;
    }
    row[4] = checksum;
}

extern __shared__ __align__(16) unsigned char memory[];

// `tallies`: zeros, 21 numbers a thread.
extern "C" __global__ void __launch_bounds__(VIVAT_BLOCK, VIVAT_BLOCKS)
sorted(const Game *start, int64_t seed, int64_t threads, int32_t games, int64_t *tallies) {
    __shared__ int bins[BINS];
    __shared__ unsigned short order[VIVAT_BLOCK];
    __shared__ Slot slots[VIVAT_BLOCK];
    int t = threadIdx.x;
    int64_t first = int64_t(blockIdx.x) * VIVAT_BLOCK;
    Rng made = source(seed + first + t);
    slots[t] = {uint32_t(made.x), uint32_t(made.y), first + t < threads ? games : 0, 0, 0};
    ((Game *)(memory + t * STRIDE))->assign(*start);
    while (__syncthreads_or(slots[t].left)) {
        int key = int(((Game *)(memory + t * STRIDE))->step) & (BINS - 1);
        int p = sorted_place(slots[t].left ? key : BINS - 1, bins, order);
        Game &game = *(Game *)(memory + p * STRIDE);
        Slot slot = slots[p];
        if (slot.left) {
            Rng rng;
            rng.x = slot.x;
            rng.y = slot.y;
            if (playout_step(game, rng))
                slot.decisions++;
            else
                slot.chance++;
            if (!game.waiting_for) {
                count(tallies + (first + p) * 21, game, slot.decisions);
                slot.decisions = 0;
                slot.left--;
                game.assign(*start);
            }
            slot.x = uint32_t(rng.x);
            slot.y = uint32_t(rng.y);
            slots[p] = slot;
        }
        __syncthreads();
    }
    if (first + t < threads) tallies[(first + t) * 21 + 2] = slots[t].chance;
}
