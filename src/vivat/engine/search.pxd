cimport cython
cimport libc.math as math

from vivat.engine cimport bits, native, playout
from vivat.engine.rng cimport Rng
from vivat.engine.state cimport State

cdef long long CHANCE, MEGABYTE, SLOT_BYTES, NODE_BYTES, EDGE_BYTES, KEPT_BYTES, LONGEST, TO_THE_END
cdef double WIN

@cython.final
cdef class Search:
    cdef long long[::1] key, kept_key
    cdef int[::1] first, taken, kept_first, action, next, visits, seen, path, path_side
    cdef double[::1] reward
    cdef State known
    cdef Rng rng
    cdef long long slot_mask, most_kept, used, free, root, rounds, length, grown, beyond, together, value_at, weight_at
    cdef long long chosen[16]
    cdef double worth[16]
    cdef double total[16]
    cdef readonly long long most_nodes, most_edges, nodes, edges, seat, simulations, decisions
    cdef readonly long long horizon, looks
    cdef public long long merged
    cdef public double exploration, secret
    cdef str package

    @cython.locals(known=State, work=State, mind=State, rng=Rng)
    cpdef run(self, long long simulations)
    cdef void clear(self, long long seat) noexcept nogil
    cdef void start(self, State known, State mind) noexcept nogil
    cdef void simulate(self, State known, State work, State mind, Rng rng) noexcept nogil
    cdef void all_choose(self, State work, State mind, Rng rng) noexcept nogil
    cdef long long choose(self, State work, State mind, long long seat, long long options, Rng rng) noexcept nogil
    cdef long long key_of(self, State mind, long long seat) noexcept nogil
    cdef long long slot_of(self, long long key) noexcept nogil
    cdef long long tried(self, long long slot, long long options) noexcept nogil
    cdef long long best_edge(self, long long slot, long long options, Rng rng) noexcept nogil
    cdef long long new_edge(self, long long slot, long long action) noexcept nogil
    cdef void thin_out(self) noexcept nogil
    cdef void drop(self, long long least) noexcept nogil
    cdef long long visits_of(self, long long slot) noexcept nogil
    cdef void let_go(self, long long slot) noexcept nogil
    cdef long long pick(self, State work, long long seat, long long options, Rng rng) noexcept nogil
    cdef void weigh(self, State work) noexcept nogil
    cdef void back_up(self) noexcept nogil
