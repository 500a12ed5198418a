"""Nobody promises what nothing stands behind: an English text of the program and a piece of README.md that holds a
number, "never", "always", "nothing", "every", "exactly" or "proves" has its row in docs/promises.md; what rows say is
still said, and the tests and commands they name are there.

promises_test.py ROOT: ROOT is the project's folder.
"""
import sys

from promises import Promises

found = Promises(sys.argv[1])
wrong = found.wrong()
print(*wrong, sep="\n")
print(f"{len(found.texts)} texts and {len(found.rows)} rows were looked at")
# A catalogue or a page that was not understood would hold no claims.
sys.exit(1 if wrong or len(found.texts) < 500 or len(found.rows) < 20 else 0)
