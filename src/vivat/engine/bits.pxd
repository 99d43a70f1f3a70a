# The C side of bits.py. A copy takes everything behind the object's head and the method table.
cdef extern from *:
    """
    #include <string.h>
    #define VIVAT_HEAD (sizeof(PyObject) + sizeof(void *))
    static CYTHON_INLINE void vivat_copy(void *target, void *source) {
        memcpy((char *)target + VIVAT_HEAD, (char *)source + VIVAT_HEAD,
               (size_t)Py_TYPE((PyObject *)source)->tp_basicsize - VIVAT_HEAD);
    }
    #if defined(_MSC_VER)
    #include <intrin.h>
    static CYTHON_INLINE long long vivat_count(long long x) { return (long long)__popcnt64((unsigned long long)x); }
    static CYTHON_INLINE long long vivat_low(long long x) {
        unsigned long i; _BitScanForward64(&i, (unsigned long long)x); return i;
    }
    #else
    static CYTHON_INLINE long long vivat_count(long long x) { return __builtin_popcountll((unsigned long long)x); }
    static CYTHON_INLINE long long vivat_low(long long x) { return __builtin_ctzll((unsigned long long)x); }
    #endif
    #define vivat_one(k) (1LL << (k))
    """
    void vivat_copy(void *target, void *source) noexcept nogil
    long long count "vivat_count" (long long mask) noexcept nogil
    long long low "vivat_low" (long long mask) noexcept nogil
    long long one "vivat_one" (long long k) noexcept nogil

cdef inline void copy_block(object target, object source) noexcept nogil:
    vivat_copy(<void *> target, <void *> source)
