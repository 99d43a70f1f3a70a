cimport cython

from vivat.engine cimport bits

cdef long long M32

@cython.final
cdef class Rng:
    cdef public long long x, y
    cpdef long long below(self, long long n) noexcept nogil
    cpdef long long pick(self, long long mask) noexcept nogil
