// What the emitted header needs of a C library, for a compiler that has none: NVRTC.
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#define INT64_MIN (-9223372036854775807LL - 1)
#define INT64_MAX 9223372036854775807LL
#define __builtin_popcount(x) __popc(x)
#define __builtin_popcountll(x) __popcll(x)
#define __builtin_ctz(x) (__ffs(int(x)) - 1)
#define __builtin_ctzll(x) (__ffsll((long long)(x)) - 1)
#define __builtin_sqrt(x) ::sqrt(x)
#define __builtin_floor(x) ::floor(x)
void *calloc(size_t, size_t) { return nullptr; }  // only searches make tables, and none runs here
