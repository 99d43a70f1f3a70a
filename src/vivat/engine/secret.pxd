cimport cython

from vivat.engine cimport bits, native, playout
from vivat.engine.rng cimport Rng
from vivat.engine.state cimport State

cdef long long CHANCE, OPTIONS, SEATS, SLOTS, MOST_NODES, FINE, EVEN
cdef double WIN

@cython.final
cdef class Secret:
    cdef long long[::1] key
    cdef double[::1] regret, mix, share, worth, brought
    cdef str package
    cdef State known, common
    cdef Rng rng, dice
    cdef long long value_at
    cdef long long slot[16]
    cdef long long chosen[16]
    cdef readonly long long nodes, seat, simulations

    @cython.locals(known=State, common=State, work=State, after=State, rng=Rng)
    cpdef run(self, long long simulations)
    cdef void clear(self, long long seat) noexcept nogil
    cdef void settle(self, State start, State work, State after, Rng rng, long long learners) noexcept nogil
    @cython.locals(left=cython.double, total=cython.double, part=cython.double)
    cdef void draw(self, State work, State mind, long long seat, Rng rng) noexcept nogil
    cdef long long slot_of(self, long long key) noexcept nogil
    @cython.locals(mean=cython.double)
    cdef void learn(self, State work, State after, long long seat, Rng rng) noexcept nogil
    cdef double outcome(self, State work, State after, long long seat, long long option, Rng rng) noexcept nogil
    cdef void note(self, State work) noexcept nogil
