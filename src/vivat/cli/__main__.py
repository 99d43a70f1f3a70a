"""`python -m vivat.cli` is `vivat`."""

from vivat.cli import main

raise SystemExit(main())
