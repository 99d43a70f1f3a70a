cimport cython

from vivat.engine cimport bits, native, playout
from vivat.engine.observation cimport Observation
from vivat.engine.rng cimport Rng
from vivat.engine.state cimport State

cdef long long CHANCE, GOING, OVER, REFUSED, PLANE, MOST
cdef double WIN

@cython.final
cdef class Batch:
    cdef long long[::1] starts, states, dice
    cdef int[:, ::1] seen
    cdef signed char[::1] seats
    cdef unsigned char[::1] over
    cdef float[:, ::1] win, gain, points, standing
    cdef State work, mind
    cdef Rng rng
    cdef Observation out
    cdef long long words, observe_at, action_at, points_at, value_at
    cdef readonly long long size, kinds, width, columns
    cdef public long long open, forced, games

    @cython.locals(work=State, mind=State, rng=Rng, out=Observation, i=cython.longlong, first=cython.longlong, last=cython.longlong)
    cpdef reset(self, long long seed, long long ahead, long long first, long long last)
    @cython.locals(work=State, mind=State, rng=Rng, out=Observation, moves="long long[::1]", i=cython.longlong)
    cpdef step(self, object chosen, long long first, long long last)
    @cython.locals(found=State)
    cpdef State put_back(self, long long i)
    cdef void step_one(self, State work, State mind, Rng rng, Observation out, long long i, long long chosen) noexcept nogil
    cdef long long is_legal(self, long long i, long long spot) noexcept nogil
    cdef void begin(self, State work, Rng rng, long long i) noexcept nogil
    cdef void go_on(self, State work, Rng rng) noexcept nogil
    cdef void look(self, State work, State mind, Observation out, long long i) noexcept nogil
    cdef void keep(self, State work, Rng rng, long long i) noexcept nogil
    cdef void note_points(self, State work, long long i) noexcept nogil
    @cython.locals(total=cython.double, now=cython.double)
    cdef void pay(self, State work, long long i) noexcept nogil
    cdef long long sides(self, State work) noexcept nogil
    cdef double estimate(self, State work, long long seat, long long sides) noexcept nogil
    cdef void stand(self, State work, long long i) noexcept nogil

cdef double centred(double share, long long parts) noexcept nogil
@cython.locals(given="int[:, ::1]", words="int[::1]", places="int[::1]", units="float[::1]", found="float[:, ::1]", i=cython.longlong, k=cython.longlong, rows=cython.longlong, columns=cython.longlong)
cpdef expand(object seen, object word, object bit, object unit, object out)
@cython.locals(given="int[:, ::1]", found="unsigned char[:, ::1]", i=cython.longlong, k=cython.longlong, rows=cython.longlong, columns=cython.longlong, first=cython.longlong)
cpdef mask(object seen, object out)
