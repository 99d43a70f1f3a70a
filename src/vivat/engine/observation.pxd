cimport cython

from vivat.engine cimport bits

cdef long long LOW

@cython.final
cdef class Observation:
    cdef public long long used
    cdef public long long word[128]
    cpdef void clear(self) noexcept nogil
    cpdef void put(self, long long word) noexcept nogil
    cpdef void put_wide(self, long long mask) noexcept nogil
    cpdef void put_one(self, long long member) noexcept nogil
