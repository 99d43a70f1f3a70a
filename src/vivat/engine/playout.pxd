cimport cython

from vivat.engine cimport bits
from vivat.engine.rng cimport Rng
from vivat.engine.state cimport State

cdef long long CHANCE

cdef long long random_outcome(State state, Rng rng) noexcept nogil
cdef long long step(State state, Rng rng) noexcept nogil
cpdef long long playout(State state, Rng rng) noexcept nogil

@cython.final
cdef class Tally:
    cdef public long long games, decisions, chance, longest, checksum
    cdef public long long rewards[16]
    cdef void add_game(self, State state, Rng rng) noexcept nogil

@cython.locals(work=State)
cpdef simulate(State start, long long games, Rng rng, Tally tally)
@cython.locals(seen=cython.longlong)
cpdef long long copies(State start, long long number)
