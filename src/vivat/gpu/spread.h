// Where a state lies on a GPU. Stands before the emitted header, which writes the fields of a State as the macros below.
//
// The states of a warp lie in shared memory word by word: word k of lane l at 4 * (32 * k + l) behind the first. So
// each lane has a bank of its own, whatever it reads. `this` of a state is no address but its place in that memory, and
// every field works out from it where it is; a field takes no room itself.
#define VIVAT_LANES 32
extern __shared__ uint32_t vivat_memory[];

namespace vivat {

template <class T> inline T &byte_at(const void *state, uint32_t byte) {
    return *(T *)((char *)vivat_memory + uint32_t(uint64_t(state)) + (byte >> 2) * (4 * VIVAT_LANES) + (byte & 3));
}

// A number of eight bytes: two words that do not lie together.
struct Wide {
    const void *state;
    uint32_t byte;
    operator int64_t() const {
        return int64_t(uint64_t(byte_at<uint32_t>(state, byte + 4)) << 32 | byte_at<uint32_t>(state, byte));
    }
    int64_t operator=(int64_t x) {
        byte_at<uint32_t>(state, byte) = uint32_t(x);
        byte_at<uint32_t>(state, byte + 4) = uint32_t(uint64_t(x) >> 32);
        return x;
    }
};
template <class T> struct Cell {
    typedef T &type;
    static T &of(const void *state, uint32_t byte) { return byte_at<T>(state, byte); }
};
template <> struct Cell<int64_t> {
    typedef Wide type;
    static Wide of(const void *state, uint32_t byte) { return Wide{state, byte}; }
};

template <class T, int PLACE> struct Number {
    operator T() const { return Cell<T>::of(this, PLACE); }
    T operator=(T x) {
        Cell<T>::of(this, PLACE) = x;
        return x;
    }
};
template <class T, int N, int PLACE> struct Numbers {
    typename Cell<T>::type at(int32_t i) const { return Cell<T>::of(this, PLACE + i * uint32_t(sizeof(T))); }
    void fill(T x) {
        for (int i = 0; i < N; i++) at(i) = x;
    }
    template <class F> void each(F &f, int64_t low, int64_t high) {
        for (int i = 0; i < N; i++) {
            T x = at(i);
            f(x, low, high);
            at(i) = x;
        }
    }
};

template <class S> inline uint32_t &word(const S &state, int k) {
    return byte_at<uint32_t>(&state, 4 * k);
}
template <class S> inline void clear(S &state) {
    for (int k = 0; k < S::BYTES / 4; k++) word(state, k) = 0;
}
template <class S> inline void copy(S &state, const S &other) {
    for (int k = 0; k < S::BYTES / 4; k++) word(state, k) = word(other, k);
}

}  // namespace vivat

#define VIVAT_FIELDS(...) union { __VA_ARGS__ };
#define VIVAT_NUMBER(T, name, place) vivat::Number<T, place> name;
#define VIVAT_ROW(T, N, name, place) vivat::Numbers<T, N, place> name;
