// What the generated bindings stand on: numbers, fields and objects of Python, one shape for all games.
//
// A class of a game is a Python type whose objects hold the emitted struct. An object of the engine (a random source, a
// search) is Python's own: it is lent to emitted code by its fields, tables by their memory, and gets back what changed.
// Whatever comes from Python is held to the range that was proven for its place.
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>

namespace vivat {

struct Field {
    const char *name;
    char kind;     // as in Python's array: b B h i q f d; ? a bool, O an object
    int size;      // 0: one number or object; -1: a table that Python keeps; else the cells of a table
    bool changes;  // emitted code gives it values
    size_t at;     // in the struct
    int64_t low, high;
    Field *parts;  // of an object
    int many;
    PyObject *word;  // its name as Python's, once it was needed
};

inline PyObject *word_of(Field &field) {
    if (!field.word) field.word = PyUnicode_InternFromString(field.name);
    return field.word;
}

inline size_t width_of(char kind) {
    switch (kind) {
        case 'b': case 'B': return 1;
        case '?': return sizeof(bool);
        case 'h': return 2;
        case 'i': case 'f': return 4;
        default: return 8;
    }
}

// ---- numbers ----

inline bool whole(PyObject *from, const char *name, int64_t low, int64_t high, int64_t &to) {
    PyObject *number = PyNumber_Index(from);
    if (!number) return false;
    int beyond = 0;
    to = PyLong_AsLongLongAndOverflow(number, &beyond);
    Py_DECREF(number);
    if (!beyond && low <= to && to <= high) return true;
    PyErr_Format(PyExc_ValueError, "%s: %R is not %lld to %lld", name, from, (long long)low, (long long)high);
    return false;
}
inline bool floating(PyObject *from, double &to) {
    to = PyFloat_AsDouble(from);
    return to != -1.0 || !PyErr_Occurred();
}
inline bool truth(PyObject *from, bool &to) {
    int found = PyObject_IsTrue(from);
    to = found > 0;
    return found >= 0;
}

inline PyObject *give(bool x) { return PyBool_FromLong(x); }
inline PyObject *give(int32_t x) { return PyLong_FromLong(x); }
inline PyObject *give(int64_t x) { return PyLong_FromLongLong(x); }
inline PyObject *give(double x) { return PyFloat_FromDouble(x); }

inline PyObject *give(char kind, const char *cell) {
    switch (kind) {
        case 'b': return give(int32_t(*(const int8_t *)cell));
        case 'B': return give(int32_t(*(const uint8_t *)cell));
        case '?': return give(*(const bool *)cell);
        case 'h': return give(int32_t(*(const int16_t *)cell));
        case 'i': return give(*(const int32_t *)cell);
        case 'f': return give(double(*(const float *)cell));
        case 'd': return give(*(const double *)cell);
        default: return give(*(const int64_t *)cell);
    }
}

inline bool take(const Field &field, char *cell, PyObject *from) {
    int64_t x = 0;
    if (field.kind == 'f' || field.kind == 'd') {
        double y;
        if (!floating(from, y)) return false;
        if (field.kind == 'd') *(double *)cell = y;
        else *(float *)cell = float(y);
        return true;
    }
    if (!whole(from, field.name, field.low, field.high, x)) return false;
    switch (field.kind) {
        case 'b': case 'B': *(int8_t *)cell = int8_t(x); break;
        case '?': *(bool *)cell = x != 0; break;
        case 'h': *(int16_t *)cell = int16_t(x); break;
        case 'i': *(int32_t *)cell = int32_t(x); break;
        default: *(int64_t *)cell = x;
    }
    return true;
}

// ---- fields: a number, or a table as a list ----

inline PyObject *give_field(const Field &field, const char *it) {
    if (!field.size) return give(field.kind, it + field.at);
    PyObject *list = PyList_New(field.size);
    for (int i = 0; list && i < field.size; i++) {
        PyObject *cell = give(field.kind, it + field.at + size_t(i) * width_of(field.kind));
        if (!cell) Py_CLEAR(list);
        else PyList_SET_ITEM(list, i, cell);
    }
    return list;
}

inline bool take_table(const Field &field, char *to, PyObject *from) {
    PyObject *list = PySequence_Fast(from, "a table is a list of numbers");
    if (!list) return false;
    bool right = PySequence_Fast_GET_SIZE(list) == field.size;
    if (!right) PyErr_Format(PyExc_ValueError, "%s has %d numbers", field.name, field.size);
    for (int i = 0; right && i < field.size; i++)
        right = take(field, to + size_t(i) * width_of(field.kind), PySequence_Fast_GET_ITEM(list, i));
    Py_DECREF(list);
    return right;
}

inline bool take_field(const Field &field, char *it, PyObject *from) {
    if (!field.size) return take(field, it + field.at, from);
    size_t bytes = size_t(field.size) * width_of(field.kind);
    char *fresh = (char *)PyMem_Malloc(bytes);  // all or nothing
    if (!fresh) return PyErr_NoMemory(), false;
    bool right = take_table(field, fresh, from);
    if (right) memcpy(it + field.at, fresh, bytes);
    PyMem_Free(fresh);
    return right;
}

// ---- objects of a game's classes ----

template <class S> struct Held {
    PyObject_HEAD
    S it;
};
constexpr size_t HEAD = offsetof(Held<int64_t>, it);

template <class S> S &in(PyObject *object) { return ((Held<S> *)object)->it; }
inline char *inside(PyObject *object) { return (char *)object + HEAD; }
inline size_t size_of(PyObject *object) { return size_t(Py_TYPE(object)->tp_basicsize) - HEAD; }

inline bool is_of(PyObject *object, PyTypeObject *type, const char *name) {
    if (Py_IS_TYPE(object, type)) return true;
    PyErr_Format(PyExc_TypeError, "%s: a %s is needed, not %.100s", name, type->tp_name, Py_TYPE(object)->tp_name);
    return false;
}

inline PyObject *get_field(PyObject *self, void *field) { return give_field(*(Field *)field, inside(self)); }
inline int set_field(PyObject *self, PyObject *value, void *field) {
    if (!value) return PyErr_SetString(PyExc_TypeError, "a field cannot be deleted"), -1;
    return take_field(*(Field *)field, inside(self), value) ? 0 : -1;
}
inline void let_go(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free(self);
    Py_DECREF(type);
}
inline PyObject *clone(PyObject *self, PyObject *) {
    PyObject *copy = Py_TYPE(self)->tp_alloc(Py_TYPE(self), 0);
    if (copy) memcpy(inside(copy), inside(self), size_of(self));
    return copy;
}
inline PyObject *assign(PyObject *self, PyObject *other) {
    if (!is_of(other, Py_TYPE(self), "assign")) return nullptr;
    memcpy(inside(self), inside(other), size_of(self));
    Py_RETURN_NONE;
}
inline PyObject *fields(PyObject *self, Field *fields, int many) {
    PyObject *found = PyDict_New();
    for (int i = 0; found && i < many; i++) {
        PyObject *value = give_field(fields[i], inside(self));
        if (!value || PyDict_SetItem(found, word_of(fields[i]), value)) Py_CLEAR(found);
        Py_XDECREF(value);
    }
    return found;
}
inline PyObject *reduce(PyObject *self, Field *own, int many) {
    PyObject *state = PyImport_ImportModule("vivat.engine.state");
    PyObject *restore = state ? PyObject_GetAttrString(state, "restore") : nullptr;
    PyObject *told = restore ? fields(self, own, many) : nullptr;
    PyObject *found = told ? Py_BuildValue("O(OO)", restore, (PyObject *)Py_TYPE(self), told) : nullptr;
    Py_XDECREF(told);
    Py_XDECREF(restore);
    Py_XDECREF(state);
    return found;
}

inline PyTypeObject *new_type(PyObject *module, PyType_Spec &spec, PyObject *base) {
    PyObject *bases = base ? PyTuple_Pack(1, base) : nullptr;
    PyObject *type = bases || !base ? PyType_FromSpecWithBases(&spec, bases) : nullptr;
    Py_XDECREF(bases);
    if (type && PyModule_AddObjectRef(module, strrchr(spec.name, '.') + 1, type)) Py_CLEAR(type);
    return (PyTypeObject *)type;
}

// ---- what people call most of a State, for arguments that are right; the State of Python says what is wrong ----

inline bool small(PyObject *from, int64_t most, int64_t &to) {
    if (!PyLong_CheckExact(from)) return false;
    int beyond = 0;
    to = PyLong_AsLongLongAndOverflow(from, &beyond);
    return !beyond && 0 <= to && to < most;
}
template <class S> bool awaits(PyObject *self, PyObject *from, int64_t &seat) {
    S &it = in<S>(self);
    return small(from, it.seats, seat) && it.waiting_for >> seat & 1;
}
inline PyObject *as_python_does(PyObject *self, const char *name, PyObject *const *given, Py_ssize_t count) {
    PyObject *method = PyObject_GetAttrString((PyObject *)Py_TYPE(self)->tp_base, name);
    PyObject *all[3] = {self, count > 0 ? given[0] : nullptr, count > 1 ? given[1] : nullptr};
    if (count > 2) return Py_XDECREF(method), PyErr_Format(PyExc_TypeError, "%s() takes fewer arguments", name);
    PyObject *found = method ? PyObject_Vectorcall(method, all, size_t(count + 1), nullptr) : nullptr;
    Py_XDECREF(method);
    return found;
}
template <class F> PyObject *listed(int64_t mask, F each) {
    PyObject *list = PyList_New(count(mask));
    for (Py_ssize_t i = 0; list && mask; i++, mask &= mask - 1) {
        PyObject *item = each(low(mask));
        if (!item) Py_CLEAR(list);
        else PyList_SET_ITEM(list, i, item);
    }
    return list;
}

template <class S> PyObject *options(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int64_t seat;
    if (count != 1 || !awaits<S>(self, given[0], seat)) return as_python_does(self, "options", given, count);
    return listed(in<S>(self).legal_mask(int32_t(seat)), [](int32_t option) { return PyLong_FromLong(option); });
}
template <class S> PyObject *play(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int64_t seat, action;
    S &it = in<S>(self);
    bool right = count == 2 && awaits<S>(self, given[0], seat) && small(given[1], 62, action) &&
                 int64_t(it.legal_mask(int32_t(seat))) >> action & 1;
    if (!right) return as_python_does(self, "play", given, count);
    it.apply(int32_t(seat), int32_t(action));
    Py_RETURN_NONE;
}
template <class S, int64_t CHANCE> PyObject *chances(PyObject *self, PyObject *) {
    S &it = in<S>(self);
    return listed(it.waiting_for == CHANCE ? it.outcomes() : 0, [&](int32_t outcome) {
        return Py_BuildValue("iL", int(outcome), (long long)it.weight(outcome));
    });
}
template <class S, int64_t CHANCE> PyObject *befall(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int64_t outcome;
    S &it = in<S>(self);
    bool right = count == 1 && it.waiting_for == CHANCE && small(given[0], 62, outcome) &&
                 int64_t(it.outcomes()) >> outcome & 1;
    if (!right) return as_python_does(self, "befall", given, count);
    it.happen(int32_t(outcome));
    Py_RETURN_NONE;
}

// ---- objects of the engine ----

struct Lent {
    PyObject *object = nullptr;
    char *it = nullptr;
    Field *own = nullptr;
    int many = 0, tables = 0;
    Py_buffer table[32];

    ~Lent() {
        while (tables) PyBuffer_Release(&table[--tables]);
    }
    bool take(PyObject *from, void *to, Field *fields, int number) {
        object = from, it = (char *)to, own = fields, many = number;
        return take_all(from, it, own, many);
    }
    bool give_back() { return give_all(object, it, own, many); }

    bool take_all(PyObject *from, char *to, Field *fields, int number) {
        for (int i = 0; i < number; i++) {
            PyObject *value = PyObject_GetAttr(from, word_of(fields[i]));
            if (!value) return false;
            bool right = take_one(value, to, fields[i]);
            Py_DECREF(value);
            if (!right) return false;
        }
        return true;
    }
    bool take_one(PyObject *value, char *to, Field &field) {
        if (field.kind == 'O') return take_all(value, to + field.at, field.parts, field.many);
        return field.size < 0 ? borrow(value, to, field) : take_field(field, to, value);
    }
    bool borrow(PyObject *value, char *to, Field &field) {
        if (tables == int(sizeof table / sizeof table[0])) return PyErr_SetString(PyExc_SystemError, "tables"), false;
        Py_buffer &held = table[tables];
        if (PyObject_GetBuffer(value, &held, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (field.changes ? PyBUF_WRITABLE : 0)))
            return false;
        tables++;
        bool floats = field.kind == 'f' || field.kind == 'd';
        bool same = size_t(held.itemsize) == width_of(field.kind) && floats == !!strchr("fd", held.format[0]);
        if (!same || strlen(held.format) != 1)
            return PyErr_Format(PyExc_TypeError, "%s: another table is needed", field.name), false;
        Table<int64_t> &found = *(Table<int64_t> *)(to + field.at);  // all tables have one form
        found.cell = (int64_t *)held.buf;
        found.size = held.len / held.itemsize;
        return true;
    }
    bool give_all(PyObject *to, const char *from, Field *fields, int number) {
        for (int i = 0; i < number; i++)
            if (fields[i].changes && fields[i].size >= 0 && !give_one(to, from, fields[i])) return false;
        return true;
    }
    bool give_one(PyObject *to, const char *from, Field &field) {
        PyObject *value = field.kind == 'O' ? PyObject_GetAttr(to, word_of(field)) : give_field(field, from);
        bool right = value && (field.kind == 'O' ? give_all(value, from + field.at, field.parts, field.many)
                                                 : !PyObject_SetAttr(to, word_of(field), value));
        Py_XDECREF(value);
        return right;
    }
};

// ---- calls ----

// Arguments by place or by name, as many as there are names.
inline bool arguments(const char *function, const char *const *names, int many, PyObject *const *given,
                      Py_ssize_t count, PyObject *named, PyObject **to) {
    Py_ssize_t further = named ? PyTuple_GET_SIZE(named) : 0;
    bool right = count + further == many;
    for (int i = 0; right && i < many; i++) to[i] = i < count ? given[i] : nullptr;
    for (Py_ssize_t k = 0; right && k < further; k++) {
        int i = int(count);
        while (i < many && PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(named, k), names[i])) i++;
        right = i < many && !to[i];
        if (right) to[i] = given[count + k];
    }
    if (!right) PyErr_Format(PyExc_TypeError, "%s() takes %d arguments, by place or by name", function, many);
    return right;
}

inline bool add_calls(PyObject *type, PyMethodDef *calls) {
    PyObject *machine = PyDict_New();
    for (; machine && calls->ml_name; calls++) {
        PyObject *call = PyCFunction_New(calls, nullptr);
        if (!call || PyDict_SetItemString(machine, calls->ml_name, call)) Py_CLEAR(machine);
        Py_XDECREF(call);
    }
    bool right = machine && !PyObject_SetAttrString(type, "machine", machine);
    Py_XDECREF(machine);
    return right;
}

}  // namespace vivat
