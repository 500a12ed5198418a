"""No program of ours looks for libraries in a place that depends on where it is started: runpath_test.py READELF CMAKE
BUILD. An empty or relative entry of RPATH or RUNPATH means the current directory, so that whoever can put a file there
is run. Looks at every program that BUILD has made, and at those that an installation of it holds."""
import pathlib
import re
import subprocess
import sys
import tempfile

READELF, CMAKE, BUILD = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
ENTRIES = re.compile(r"\((?:RPATH|RUNPATH)\)[^\[]*\[(.*)\]")


def programs(folder):
    """The ELF files of a folder."""
    return [path for path in sorted(folder.iterdir()) if path.is_file() and path.open("rb").read(4) == b"\x7fELF"]


def faults(program):
    text = subprocess.run([READELF, "-d", program], check=True, capture_output=True, text=True).stdout
    entries = [entry for match in ENTRIES.finditer(text) for entry in match[1].split(":")]
    return [f'{program.name} looks for libraries in "{entry}"' for entry in entries if not entry.startswith("/")]


def main():
    built = programs(BUILD / "bin")
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run([CMAKE, "--install", BUILD, "--prefix", prefix], check=True, capture_output=True)
        installed = programs(pathlib.Path(prefix) / "bin")
        found = [fault for program in built + installed for fault in faults(program)]
    if not built or not installed:
        sys.exit("no programs were found")
    print(*found, f"{len(built)} programs built and {len(installed)} installed were looked at", sep="\n")
    sys.exit(1 if found else 0)


main()
