"""What only one kind of compiler or system understands stands where others pass it by: portable_test.py ROOT."""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv[1])
# A compiler's own words have a header, which says them in the words of others, too.
WORDS = re.compile(r"__builtin_\w+|__attribute__|\[\[gnu::\w+|__int128|#\s*pragma\s+(?:GCC|clang)|__typeof__")
HEADER = "engine/base/compiler.h"
POSIX = re.compile(r"#\s*include\s*<((?:sys|linux|netinet|arpa)/[\w/]+\.h|(?:unistd|poll|spawn|pthread|dlfcn|pwd|termios)\.h)>")
# Compiled on POSIX systems alone; and what is there on Windows, too, under the same name.
ONLY_POSIX = re.compile(r"_posix\.cpp$|^app/program/quit_signals\.cpp$|^tests/(cli/(living|bot_process_test)|app|faults|qml|threads|fuzz)")
GUARD = re.compile(r"#\s*(?:ifdef\s+(?:Q_OS_UNIX|Q_OS_LINUX|__linux__|__APPLE__|__unix__)|ifndef\s+(?:_WIN32|Q_OS_WIN))\b")
OTHER = re.compile(r"#\s*ifdef\s+(?:_WIN32|Q_OS_WIN)\b")
EVERYWHERE = {"sys/stat.h", "sys/types.h"}


def faults(name, text):
    """Sentences about that file."""
    guards = []  # for each condition that the line stands under: whether it is a system with POSIX; None: it says nothing of that
    for number, line in enumerate(text.splitlines(), 1):
        words = WORDS.search(line.split("//")[0])
        if words and name != HEADER:
            yield f"{name}:{number}: {words[0]} belongs into {HEADER}"
        if re.match(r"\s*#\s*if", line):
            guards.append(True if GUARD.match(line) else False if OTHER.match(line) else None)
        elif re.match(r"\s*#\s*else", line) and guards[-1] is not None:
            guards[-1] = not guards[-1]
        elif re.match(r"\s*#\s*endif", line):
            guards.pop()
        header = POSIX.match(line)
        if header and header[1] not in EVERYWHERE and True not in guards and not ONLY_POSIX.search(name):
            yield f"{name}:{number}: <{header[1]}> is not there on Windows"


class Portable(unittest.TestCase):
    def test_what_others_do_not_understand_is_kept_from_them(self):
        files = [file for room in ("engine", "cli", "app", "desktop", "tests") for end in ("h", "cpp") for file in (ROOT / room).rglob(f"*.{end}")]
        self.assertGreater(len(files), 300)
        found = [fault for file in files for fault in faults(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))]
        self.assertEqual(found, [])

    def test_what_is_wrong_is_seen(self):
        for line in ("int a = __builtin_popcount(b);", "[[gnu::noinline]] void f();", "#pragma GCC optimize(3)", "#include <unistd.h>",
                     "#include <sys/mman.h>", "#ifdef _WIN32\n#include <poll.h>\n#endif", "#ifdef NDEBUG\n#include <poll.h>\n#endif",
                     "#ifndef _WIN32\n#else\n#include <poll.h>\n#endif"):
            self.assertEqual(len(list(faults("app/a.cpp", line))), 1, line)

    def test_what_is_right_is_not(self):
        for name, text in ((HEADER, "__builtin_ctz(bits)"), ("app/a.cpp", "// not __builtin_ctz"), ("cli/a_posix.cpp", "#include <poll.h>"),
                           ("app/a.cpp", "#ifdef Q_OS_UNIX\n#include <unistd.h>\n#endif"), ("engine/a.cpp", "#include <sys/stat.h>"),
                           ("engine/a.cpp", "#ifdef _WIN32\n#else\n#include <poll.h>\n#endif")):
            self.assertEqual(list(faults(name, text)), [], text)


unittest.main(argv=sys.argv[:1])
