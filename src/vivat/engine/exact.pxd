cimport cython

from vivat.engine cimport bits, native
from vivat.engine.state cimport State

cdef long long CHANCE, DEEPEST, SIDES
cdef double WIN, ALIKE, NOT_YET

@cython.final
cdef class Exact:
    cdef long long[::1] key, stack
    cdef int[::1] taken
    cdef double[::1] worth, value, option
    cdef long long slot_mask, width, allowed, failed
    cdef readonly long long most, looked

    @cython.locals(work=State, mind=State)
    cpdef bint solve(self, State state, long long seat, long long allowed) except *
    cdef void look(self, State work, State mind, long long depth) noexcept nogil
    cdef void pass_forced(self, State work) noexcept nogil
    cdef bint is_hidden(self, State work, State mind) noexcept nogil
    @cython.locals(best=cython.double, worth=cython.double)
    cdef void look_at_options(self, State work, State mind, long long depth) noexcept nogil
    @cython.locals(part=cython.double)
    cdef void look_at_outcomes(self, State work, State mind, long long depth) noexcept nogil
    cdef void add(self, long long depth, double part) noexcept nogil
    cdef long long slot_of(self, long long key) noexcept nogil
