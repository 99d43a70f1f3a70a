cimport cython

from vivat.engine cimport bits
from vivat.engine.rng cimport Rng

cdef long long CHANCE, OPTIONS, HEAP_TYPE

cdef class State:
    cdef public long long seats, waiting_for

    cdef long long legal_mask(self, long long seat) noexcept nogil
    cdef void apply(self, long long seat, long long action) noexcept nogil
    cdef long long outcomes(self) noexcept nogil
    cdef long long weight(self, long long outcome) noexcept nogil
    cdef void happen(self, long long outcome) noexcept nogil
    cdef void forget(self, long long seat) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef long long reward(self, long long seat) noexcept nogil
    cdef long long side(self, long long seat) noexcept nogil

    cdef void assign(self, State other) noexcept nogil
    @cython.locals(copy=State)
    cpdef State clone(self)
    @cython.locals(copy=State)
    cpdef State known_to(self, object seat)
    @cython.locals(copy=State)
    cpdef State imagined(self, Rng rng)
    cpdef bint awaits(self, object seat)

cdef list members(long long mask)
