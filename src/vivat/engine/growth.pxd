# The C side of growth.py.
cdef inline double grow(double x, long long squarings) noexcept nogil:
    cdef double y = 1.0 + x / (<long long> 1 << squarings)
    cdef long long i
    if y < 0.0:
        return 0.0
    for i in range(squarings):
        y = y * y
    return y
