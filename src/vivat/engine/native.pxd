# The C side of native.py. A key is taken from everything behind the object's head and the method table (see bits.pxd).
# A compiled judge lists the addresses of its functions in __pyx_capi__; the last argument is the compiler's own.
from vivat.engine.observation cimport Observation
from vivat.engine.state cimport State

cdef extern from *:
    """
    #include <string.h>
    static CYTHON_INLINE unsigned long long vivat_mix(unsigned long long h, unsigned long long word) {
        h = (h ^ word) * 0x9E3779B97F4A7C15ULL;
        return h ^ (h >> 32);
    }
    static CYTHON_INLINE long long vivat_key(void *state) {
        size_t head = sizeof(PyObject) + sizeof(void *);
        size_t words = ((size_t)Py_TYPE((PyObject *)state)->tp_basicsize - head) / 8, i = 0;
        const char *data = (const char *)state + head;
        unsigned long long lane[4] = {1, 2, 3, 4}, word, h = 5;
        for (; i + 4 <= words; i += 4) {
            int k;
            for (k = 0; k < 4; k++) {
                memcpy(&word, data + 8 * (i + k), 8);
                lane[k] = vivat_mix(lane[k], word);
            }
        }
        for (; i < words; i++) {
            memcpy(&word, data + 8 * i, 8);
            h = vivat_mix(h, word);
        }
        for (i = 0; i < 4; i++) h = vivat_mix(h, lane[i]);
        return (long long)(h >> 2);
    }
    static long long vivat_address(PyObject *judge, PyObject *name, const char *form) {
        PyObject *table = PyObject_GetAttrString(judge, "__pyx_capi__");
        PyObject *item = table ? PyObject_GetItem(table, name) : NULL;
        const char *found = item ? PyCapsule_GetName(item) : NULL;
        long long place = 0;
        if (found && strncmp(found, form, 8) == 0)
            place = (long long)(size_t)PyCapsule_GetPointer(item, found);
        else if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "not a function of a compiled judge");
        Py_XDECREF(item);
        Py_XDECREF(table);
        return place;
    }
    static CYTHON_INLINE double vivat_value(long long place, void *state, long long seat) {
        return ((double (*)(void *, long long, int))(size_t)place)(state, seat, 0);
    }
    static CYTHON_INLINE double vivat_weight(long long place, void *state, long long seat, long long action) {
        return ((double (*)(void *, long long, long long, int))(size_t)place)(state, seat, action, 0);
    }
    static CYTHON_INLINE void vivat_observe(long long place, void *state, long long seat, void *out) {
        ((void (*)(void *, long long, void *, int))(size_t)place)(state, seat, out, 0);
    }
    static CYTHON_INLINE long long vivat_action(long long place, void *state, long long seat, long long option) {
        return ((long long (*)(void *, long long, long long, int))(size_t)place)(state, seat, option, 0);
    }
    static CYTHON_INLINE long long vivat_points(long long place, void *state, long long seat) {
        return ((long long (*)(void *, long long, int))(size_t)place)(state, seat, 0);
    }
    static CYTHON_INLINE size_t vivat_bytes(void *state) {
        return (size_t)Py_TYPE((PyObject *)state)->tp_basicsize - sizeof(PyObject) - sizeof(void *);
    }
    static CYTHON_INLINE void vivat_save(void *state, long long *row) {
        memcpy(row, (char *)state + sizeof(PyObject) + sizeof(void *), vivat_bytes(state));
    }
    static CYTHON_INLINE void vivat_load(void *state, long long *row) {
        memcpy((char *)state + sizeof(PyObject) + sizeof(void *), row, vivat_bytes(state));
    }
    """
    void vivat_observe(long long place, void *state, long long seat, void *out) noexcept nogil
    long long vivat_action(long long place, void *state, long long seat, long long option) noexcept nogil
    long long vivat_points(long long place, void *state, long long seat) noexcept nogil
    size_t vivat_bytes(void *state) noexcept nogil
    void vivat_save(void *state, long long *row) noexcept nogil
    void vivat_load(void *state, long long *row) noexcept nogil
    long long vivat_key(void *state) noexcept nogil
    long long vivat_address(object judge, object name, const char *form) except 0
    double vivat_value(long long place, void *state, long long seat) noexcept nogil
    double vivat_weight(long long place, void *state, long long seat, long long action) noexcept nogil

cdef inline long long key(State state) noexcept nogil:
    return vivat_key(<void *> state)

cdef inline long long address(object judge, object name) except 0:
    return vivat_address(judge, name, b"double (")

cdef inline double value(long long place, State state, long long seat) noexcept nogil:
    return vivat_value(place, <void *> state, seat)

cdef inline double weight(long long place, State state, long long seat, long long action) noexcept nogil:
    return vivat_weight(place, <void *> state, seat, action)

cdef inline long long place_of(object observer, object name) except 0:
    return vivat_address(observer, name, b"void (st" if name == "observe" else b"PY_LONG_")

cdef inline void observe(long long place, State state, long long seat, Observation out) noexcept nogil:
    vivat_observe(place, <void *> state, seat, <void *> out)

cdef inline long long action(long long place, State state, long long seat, long long option) noexcept nogil:
    return vivat_action(place, <void *> state, seat, option)

cdef inline long long points(long long place, State state, long long seat) noexcept nogil:
    return vivat_points(place, <void *> state, seat)

cdef inline long long words(State state) noexcept nogil:
    return <long long> (vivat_bytes(<void *> state) + 7) // 8

cdef inline void save(State state, long long[::1] table, long long at) noexcept nogil:
    vivat_save(<void *> state, &table[at])

cdef inline void load(State state, long long[::1] table, long long at) noexcept nogil:
    vivat_load(<void *> state, &table[at])
