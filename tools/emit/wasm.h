// What WebAssembly without a C library lacks: memory, and a logarithm.
#pragma once
#include <stdint.h>
#include <wasm_simd128.h>

#define memcpy __builtin_memcpy  // instructions of the machine
#define memset __builtin_memset
extern "C" unsigned char __heap_base;

namespace vivat {

// ---- memory: taken from the end, never given back, so it is all zero ----

inline uintptr_t free_from = 0;

inline void *room(int64_t bytes) {
    if (!free_from) free_from = (uintptr_t(&__heap_base) + 15) & ~uintptr_t(15);
    uintptr_t found = free_from;
    free_from += (uintptr_t(bytes) + 15) & ~uintptr_t(15);
    int64_t missing = int64_t(free_from) - int64_t(__builtin_wasm_memory_size(0)) * 65536;
    if (missing > 0 && __builtin_wasm_memory_grow(0, uintptr_t(missing + 65535) / 65536) == uintptr_t(-1))
        __builtin_trap();
    return (void *)found;
}

// ---- log, rounded correctly: a sum of two floats carries twice the digits ----

struct Twice {
    double high, low;
};
inline Twice sum(double a, double b) {
    double s = a + b, part = s - a;
    return {s, (a - (s - part)) + (b - part)};
}
inline Twice halves(double a) {
    double c = 134217729.0 * a, high = c - (c - a);
    return {high, a - high};
}
inline Twice product(double a, double b) {
    double p = a * b;
    Twice x = halves(a), y = halves(b);
    return {p, ((x.high * y.high - p) + x.high * y.low + x.low * y.high) + x.low * y.low};
}
inline Twice add(Twice a, Twice b) {
    Twice s = sum(a.high, b.high);
    return sum(s.high, s.low + a.low + b.low);
}
inline Twice times(Twice a, Twice b) {
    Twice p = product(a.high, b.high);
    return sum(p.high, p.low + a.high * b.low + a.low * b.high);
}
inline Twice divided(Twice a, Twice b) {
    double q = a.high / b.high;
    Twice back = times({q, 0}, b), rest = add(a, {-back.high, -back.low});
    return sum(q, (rest.high + rest.low) / b.high);
}

// x = m * 2^e with m around 1; log m = 2 (s + s^3/3 + s^5/5 + ...) with s = (m - 1) / (m + 1).
inline double exact_log(double x) {
    uint64_t word;
    memcpy(&word, &x, 8);
    int e = int(word >> 52) - 1023;
    word = (word & 0xFFFFFFFFFFFFFULL) | 0x3FF0000000000000ULL;
    double m;
    memcpy(&m, &word, 8);
    if (m > 1.4142135623730951) m /= 2, e++;
    Twice s = divided({m - 1, 0}, sum(m, 1)), square = times(s, s), series = {0, 0};
    for (int k = 45; k > 0; k -= 2) series = add(times(series, square), divided({1, 0}, {double(k), 0}));
    Twice found = times({2 * s.high, 2 * s.low}, series);
    found = add(times({double(e), 0}, {0.6931471805599453, 2.3190468138462996e-17}), found);
    return found.high + found.low;
}

constexpr int LOGS = 1 << 16;
inline double logs[LOGS];  // of small whole numbers, once asked for

inline double log(double x) {
    int n = x >= 2 && x < LOGS ? int(x) : 0;
    if (n && double(n) == x) {
        if (logs[n] == 0) logs[n] = exact_log(x);
        return logs[n];
    }
    return x == 1 ? 0 : exact_log(x);
}

}  // namespace vivat
