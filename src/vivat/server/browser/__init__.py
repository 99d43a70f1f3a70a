"""The server's core in a browser, under Pyodide: the same tables and messages, no network. See docs/build/site.md.

around.py      what the worker around it provides: a store, bots, ways to the pages
store.py       the durable log, in the browser's own store
thinking.py    bots, which think in WebAssembly
analysing.py   analyses, which are made in a worker of their own; analyst.py runs there
searching.py   the search in WebAssembly, as both of them call it
core.py        requests and sockets of pages
kept.py        all tables of this browser: listed, saved to a file, read from one
entry.py       started by the worker
"""
