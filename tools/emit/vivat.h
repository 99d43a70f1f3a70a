// What the generated headers stand on: tables, bit sets, whole numbers as Python has them, traps.
//
//   VIVAT_CHECKED    every index, shift, width and declared bound is held to; whoever breaks one ends the program with
//                    the line of the Python source (overflow of sums and products is left to -fsanitize=undefined)
#pragma once
#include <stdint.h>

#ifdef VIVAT_CHECKED
#include <stdio.h>
#include <stdlib.h>
#endif
#ifdef _MSC_VER
#include <intrin.h>
#define VIVAT_SQRT ::sqrt
#define VIVAT_FLOOR ::floor
#else
#define VIVAT_SQRT __builtin_sqrt
#define VIVAT_FLOOR __builtin_floor
#endif
#ifdef __wasm__
#include "wasm.h"
#else
#include <math.h>
#include <stdlib.h>
#include <string.h>
#endif

namespace vivat {

#ifdef VIVAT_CHECKED
#define VIVAT_WHERE , const char *file = __builtin_FILE(), int line = __builtin_LINE()
#define VIVAT_HOLD(condition, ...)                                                                                     \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: ", file, line);                                                                    \
            fprintf(stderr, __VA_ARGS__);                                                                              \
            fputc('\n', stderr);                                                                                       \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)
#else
#define VIVAT_WHERE
#define VIVAT_HOLD(condition, ...) ((void)0)
#endif

// ---- widths ----

template <class T> constexpr int64_t lowest() { return -(int64_t(1) << (8 * sizeof(T) - 1)) ; }
template <> constexpr int64_t lowest<int64_t>() { return INT64_MIN; }
template <> constexpr int64_t lowest<bool>() { return 0; }
template <class T> constexpr int64_t highest() { return (int64_t(1) << (8 * sizeof(T) - 1)) - 1; }
template <> constexpr int64_t highest<int64_t>() { return INT64_MAX; }
template <> constexpr int64_t highest<bool>() { return 1; }
template <> constexpr int64_t lowest<uint8_t>() { return 0; }
template <> constexpr int64_t highest<uint8_t>() { return 255; }

// A number in a place with a declared bound.
template <class T> inline T held(int64_t x, int64_t low, int64_t high VIVAT_WHERE) {
    VIVAT_HOLD(low <= x && x <= high, "%lld is not %lld to %lld", (long long)x, (long long)low, (long long)high);
    return T(x);
}

// A number in a place that is narrower than the operation it comes from.
template <class T> inline T fit(int64_t x VIVAT_WHERE) {
    VIVAT_HOLD(lowest<T>() <= x && x <= highest<T>(), "%lld does not fit into %d bits", (long long)x, int(8 * sizeof(T)));
    return T(x);
}

// A whole number as a float, exactly.
inline double real(int64_t x VIVAT_WHERE) {
    VIVAT_HOLD(-(int64_t(1) << 53) <= x && x <= int64_t(1) << 53, "%lld is no exact float", (long long)x);
    return double(x);
}

// ---- tables ----

template <class T, int N> struct Row {
    T cell[N];
    inline T &at(int64_t i VIVAT_WHERE) {
        VIVAT_HOLD(0 <= i && i < N, "index %lld of %d cells", (long long)i, N);
        return cell[i];
    }
    constexpr const T &at(int64_t i VIVAT_WHERE) const {
        VIVAT_HOLD(0 <= i && i < N, "index %lld of %d cells", (long long)i, N);
        return cell[i];
    }
    void fill(T x) {
        for (int i = 0; i < N; i++) cell[i] = x;
    }
    template <class F> void each(F &f, int64_t low, int64_t high) {
        for (int i = 0; i < N; i++) f(cell[i], low, high);
    }
};

// ---- where the numbers of a state lie ----

#ifndef VIVAT_LANES  // in one piece; on a GPU the states of a warp lie word by word side by side (vivat/gpu/device.h)
#define VIVAT_FIELDS(...) __VA_ARGS__
#define VIVAT_NUMBER(T, name, place) T name;
#define VIVAT_ROW(T, N, name, place) vivat::Row<T, N> name;
template <class S> inline void clear(S &state) { memset((void *)&state, 0, sizeof(S)); }
template <class S> inline void copy(S &state, const S &other) { memcpy((void *)&state, &other, sizeof(S)); }
#endif

// A table whose size is known when the object is made; it lives as long as the object.
template <class T> struct Table {
    T *cell;
    int64_t size;
    void make(int64_t cells) {
        size = cells;
#ifdef __wasm__
        cell = (T *)room(cells * int64_t(sizeof(T)));
#else
        cell = (T *)calloc(size_t(cells), sizeof(T));
#endif
    }
    void drop() {
#ifndef __wasm__
        free(cell);
#endif
        cell = nullptr;
    }
    inline T &at(int64_t i VIVAT_WHERE) {
        VIVAT_HOLD(0 <= i && i < size, "index %lld of %lld cells", (long long)i, (long long)size);
        return cell[i];
    }
};

// ---- whole numbers as Python has them ----

template <class T> inline T shl(int64_t a, int64_t k VIVAT_WHERE) {
    VIVAT_HOLD(0 <= k && k < 64, "shift by %lld", (long long)k);
    VIVAT_HOLD(int64_t(uint64_t(a) << k) >> k == a, "%lld << %lld leaves 64 bits", (long long)a, (long long)k);
    return T(uint64_t(a) << k);
}
template <class T> inline T shr(T a, int64_t k VIVAT_WHERE) {
    VIVAT_HOLD(0 <= k && k < 64, "shift by %lld", (long long)k);
    return T(a >> k);
}
template <class T> inline T divide(T a, T b VIVAT_WHERE) {
    VIVAT_HOLD(b > 0, "division by %lld", (long long)b);
    return T(a / b);
}
template <class T> inline T remainder(T a, T b VIVAT_WHERE) {
    VIVAT_HOLD(b > 0, "division by %lld", (long long)b);
    return T(a % b);
}
template <class T> inline T floor_divide(T a, T b VIVAT_WHERE) {
    VIVAT_HOLD(b != 0, "division by 0");
    T found = a / b;
    return found - (a % b != 0 && ((a < 0) != (b < 0)));
}
template <class T> inline T floor_remainder(T a, T b VIVAT_WHERE) {
    VIVAT_HOLD(b != 0, "division by 0");
    T found = a % b;
    return found != 0 && ((found < 0) != (b < 0)) ? found + b : found;
}
template <class T> inline T min(T a, T b) { return a < b ? a : b; }
template <class T> inline T max(T a, T b) { return a > b ? a : b; }
template <class T> inline T abs(T a) { return a < 0 ? -a : a; }

// ---- bit sets ----

template <class T> inline T one(int64_t k VIVAT_WHERE) {
    VIVAT_HOLD(0 <= k && k < 63, "no set has the member %lld", (long long)k);
    return T(int64_t(1) << k);
}
#ifdef _MSC_VER
inline int32_t ones(uint64_t mask) { return int32_t(__popcnt64(mask)); }
inline int32_t zeros(uint64_t mask) {
    unsigned long place;
    _BitScanForward64(&place, mask);
    return int32_t(place);
}
#else
inline int32_t ones(uint32_t mask) { return __builtin_popcount(mask); }
inline int32_t ones(uint64_t mask) { return __builtin_popcountll(mask); }
inline int32_t zeros(uint32_t mask) { return __builtin_ctz(mask); }
inline int32_t zeros(uint64_t mask) { return __builtin_ctzll(mask); }
#endif
inline int32_t count(int32_t mask) { return ones(uint32_t(mask)); }
inline int32_t count(int64_t mask) { return ones(uint64_t(mask)); }
inline int32_t low(int32_t mask VIVAT_WHERE) {
    VIVAT_HOLD(mask != 0, "the lowest member of an empty set");
    return zeros(uint32_t(mask));
}
inline int32_t low(int64_t mask VIVAT_WHERE) {
    VIVAT_HOLD(mask != 0, "the lowest member of an empty set");
    return zeros(uint64_t(mask));
}

// The member that k others are smaller than. Random choices ask for it, and no processor foresees where a loop would end
// that looks for it: so the members are counted in all bytes at once, and a table tells the place in the byte.
#ifdef __CUDACC__  // by halves: all lanes take the same way
inline int32_t nth(int64_t mask, int64_t k) {
    uint32_t left = uint32_t(k), low = uint32_t(mask), found = ones(low), part = low, at = 0;
    if (left >= found) {
        left -= found;
        part = uint32_t(uint64_t(mask) >> 32);
        at = 32;
    }
    for (uint32_t half = 16; half; half >>= 1) {
        uint32_t below = ones(part & ((1u << half) - 1));
        bool above = left >= below;
        left -= above ? below : 0;
        at += above ? half : 0;
        part = above ? part >> half : part;
    }
    return int32_t(at);
}
#else
struct Places {
    uint8_t cell[8][256] = {};  // of the member k of a byte
    constexpr Places() {
        for (int byte = 0; byte < 256; byte++)
            for (int place = 0, k = 0; place < 8; place++)
                if (byte >> place & 1) cell[k++][byte] = uint8_t(place);
    }
};
constexpr Places places;

inline int32_t nth(int64_t mask, int64_t k VIVAT_WHERE) {
    VIVAT_HOLD(0 <= k && k < count(mask), "member %lld of a set of %d", (long long)k, count(mask));
    constexpr uint64_t each = 0x0101010101010101, high = 0x80 * each;
    uint64_t set = uint64_t(mask), upto = set - (set >> 1 & 0x55 * each);
    upto = (upto & 0x33 * each) + (upto >> 2 & 0x33 * each);
    upto = ((upto + (upto >> 4)) & 0x0f * each) * each;  // in each byte: the members up to its end
    int32_t at = 8 * ones(((uint64_t(k) * each | high) - upto) & high);
    return at + places.cell[k - int64_t((upto << 8) >> at & 0xff)][set >> at & 0xff];
}
#endif

// ---- floats ----

inline double quotient(double a, double b VIVAT_WHERE) {
    VIVAT_HOLD(b != 0, "division by 0");
    return a / b;
}
inline double sqrt(double x VIVAT_WHERE) {
    VIVAT_HOLD(x >= 0, "the square root of %g", x);
    return VIVAT_SQRT(x);
}
#ifndef __wasm__
inline double log(double x VIVAT_WHERE) {
    VIVAT_HOLD(x > 0, "the logarithm of %g", x);
    return ::log(x);
}
#endif

// ---- rows of a network: native.add_row, native.dot, native.rounded ----

inline void add_row(Table<int32_t> &to, Table<int16_t> &rows, int64_t at, int64_t times VIVAT_WHERE) {
    VIVAT_HOLD(0 <= at && at + to.size <= rows.size, "row at %lld of %lld", (long long)at, (long long)rows.size);
    const int16_t *row = rows.cell + at, by = fit<int16_t>(times);
    int32_t *sum = to.cell;
#ifdef __wasm_simd128__  // the one loop there that is long enough
#pragma clang loop vectorize(enable)
#endif
    for (int64_t j = 0; j < to.size; j++) {
        VIVAT_HOLD(fit<int32_t>(int64_t(row[j]) * by + sum[j]) || true, "a sum");
        sum[j] += int32_t(row[j]) * by;
    }
}
inline int32_t dot(Table<int16_t> &rows, int64_t at, Table<int16_t> &given VIVAT_WHERE) {
    VIVAT_HOLD(0 <= at && at + given.size <= rows.size, "row at %lld of %lld", (long long)at, (long long)rows.size);
    const int16_t *row = rows.cell + at, *other = given.cell;
#ifdef VIVAT_CHECKED
    int64_t sum = 0;
#else
    int32_t sum = 0;
#endif
    int64_t j = 0;
#ifdef __wasm_simd128__  // the compiler does not find this instruction by itself
    v128_t sums = wasm_i32x4_splat(0);
    for (; j + 8 <= given.size; j += 8)
        sums = wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(wasm_v128_load(row + j), wasm_v128_load(other + j)));
    sum = wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) + wasm_i32x4_extract_lane(sums, 2) +
          wasm_i32x4_extract_lane(sums, 3);
#endif
    for (; j < given.size; j++) sum += int32_t(row[j]) * other[j];
    return fit<int32_t>(sum);
}
inline int32_t rounded(double x, int64_t most) {
    double found = VIVAT_FLOOR(x + 0.5);
    return int32_t(found > double(most) ? most : found < double(-most) ? -most : int64_t(found));
}

// ---- states in tables: native.words, native.save, native.load ----

template <class S> constexpr int32_t words(const S &) { return int32_t(sizeof(S) / 8); }
template <class S> inline void save(const S &state, Table<int64_t> &table, int64_t at VIVAT_WHERE) {
    VIVAT_HOLD(0 <= at && at + words(state) <= table.size, "word %lld of %lld", (long long)at, (long long)table.size);
    memcpy(table.cell + at, &state, sizeof(S));
}
template <class S> inline void load(S &state, Table<int64_t> &table, int64_t at VIVAT_WHERE) {
    VIVAT_HOLD(0 <= at && at + words(state) <= table.size, "word %lld of %lld", (long long)at, (long long)table.size);
    memcpy((void *)&state, table.cell + at, sizeof(S));
}

// ---- the key of a state: native.key ----

inline uint64_t mix(uint64_t h, uint64_t word) {
    h = (h ^ word) * 0x9E3779B97F4A7C15ULL;
    return h ^ (h >> 32);
}
template <class S> inline int64_t key(const S &state) {
    static_assert(sizeof(S) % 8 == 0, "a state is made of whole words");
    constexpr int words = sizeof(S) / 8;
    uint64_t lane[4] = {1, 2, 3, 4}, word, h = 5;
    const char *data = (const char *)&state;
    constexpr int even = words / 4 * 4;
    for (int i = 0; i < even; i += 4)
        for (int k = 0; k < 4; k++) {
            memcpy(&word, data + 8 * (i + k), 8);
            lane[k] = mix(lane[k], word);
        }
    for (int i = even; i < words; i++) {
        memcpy(&word, data + 8 * i, 8);
        h = mix(h, word);
    }
    for (int i = 0; i < 4; i++) h = mix(h, lane[i]);
    return int64_t(h >> 2);
}

}  // namespace vivat
