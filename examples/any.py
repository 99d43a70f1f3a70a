"""Any option."""

from asked import answer, any_of

if __name__ == "__main__":
    answer(lambda view, whim: any_of(view["choices"], whim))
