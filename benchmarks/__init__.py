"""How fast the games run: `python3 dev.py bench`.

    slices.py      what is measured, in slices of a tenth of a second
    worker.py      a process that answers slices: the same code, interpreted
    peers.py       OpenSpiel, if it is installed, driven the same way
    server.py      the server under load: `python3 dev.py bench --server`
    __main__.py    rounds of slices, medians, the table

All engines are measured in turn in every round, in CPU time, so that a busy machine slows them alike; a ratio is the
median of the ratios within the rounds. Trust ratios before rates.
"""
