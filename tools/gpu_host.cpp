// The kernels on a machine without a GPU: the same text, its threads one after the other. For references and tests.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define __global__
#define __launch_bounds__(...)
struct Index {
    int64_t x;
};
static Index blockIdx, threadIdx, blockDim = {1};

#define __shared__
#pragma GCC diagnostic ignored "-Wunknown-pragmas"
#include "spread.h"

#include HEADER
#include "common.cu"
uint32_t vivat_memory[2 * 4 * PIECES * VIVAT_LANES];  // two states of a thread
#include "start.cu"
#include "play.cu"
#include "follow.cu"
#include "environment.cu"
#include "observe.cu"
#include "batch.cu"

#define THREADS(number) for (blockIdx.x = 0; blockIdx.x < (number); blockIdx.x++)

extern "C" {
void host_play(const Piece *start, int64_t seed, int64_t numbers, int32_t games, int64_t *tallies, int32_t rows) {
    THREADS(numbers) play(start, seed, numbers, games, tallies, rows);
}
void host_follow(const Piece *start, int64_t seed, int64_t seeds, uint64_t *digests) {
    THREADS(seeds) follow(start, seed, seeds, digests);
}
void host_reset(BATCH_GIVEN, int64_t seed) {
    THREADS(size) reset(BATCH_NAMES, seed);
}
void host_step(BATCH_GIVEN, const int32_t *actions, int32_t rows) {
    THREADS(size) step(BATCH_NAMES, actions, rows);
}
void host_choose(int64_t size, const uint64_t *masks, uint32_t *dice, int32_t *actions) {
    THREADS(size) choose(size, masks, dice, actions);
}
void host_sow(int64_t size, int64_t seed, uint32_t *dice) { THREADS(size) sow(size, seed, dice); }
void host_observe(int64_t size, const Piece *states, const int8_t *seats, int64_t numbers, int64_t *rows) {
    THREADS(size) observe(size, states, seats, numbers, rows);
}
#if defined(VIVAT_JUDGE) && defined(VIVAT_OBSERVE)
void host_batch_reset(MANY_GIVEN, int64_t seed, int32_t ahead) {
    THREADS(size) batch_reset(MANY_NAMES, seed, ahead);
}
void host_batch_step(MANY_GIVEN, const int64_t *chosen) {
    THREADS(size) batch_step(MANY_NAMES, chosen);
}
void host_batch_any(int64_t size, int32_t width, const int32_t *seen, int64_t turn, int64_t *chosen) {
    THREADS(size) batch_any(size, width, seen, turn, chosen);
}
void host_batch_expand(int64_t rows, int32_t width, int32_t features, const int32_t *seen, const int64_t *which,
                       const int32_t *word, const int32_t *bit, const float *unit, uint16_t *out) {
    THREADS(rows * features) batch_expand(rows, width, features, seen, which, word, bit, unit, out);
}
void host_batch_mask(int64_t rows, int32_t width, int32_t options, const int32_t *seen, const int64_t *which,
                     uint8_t *out) {
    THREADS(rows * options) batch_mask(rows, width, options, seen, which, out);
}
#endif
}
