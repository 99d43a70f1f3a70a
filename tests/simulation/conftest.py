"""What the table and server tests are made with is used here too."""

import sys
from pathlib import Path

for folder in ("table", "server"):
    sys.path.append(str(Path(__file__).parent.parent / folder))
