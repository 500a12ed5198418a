"""The source archive has what building needs and nothing of git or of a build: source_archive_test.py ROOT BUILD CPACK.

Where there is git, it has every file that git knows; one that is not committed yet may be in it, too.
"""
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT, BUILD, CPACK = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]


def main():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([CPACK, "--config", BUILD / "CPackSourceConfig.cmake", "-G", "TGZ", "-B", folder], check=True,
                       capture_output=True)
        archive, = pathlib.Path(folder).glob("mexican-train-*.tar.gz")
        with tarfile.open(archive) as tar:
            names = {member.name.partition("/")[2] for member in tar if not member.isdir()}
    wrong = [f"{name} is in it" for name in sorted(names) if name.startswith((".git/", "build/")) or name == ".git"]
    wrong += [f"{name} is missing" for name in ("CMakeLists.txt", "LICENSE", "play", "tools/package") if name not in names]
    git = shutil.which("git") and subprocess.run(["git", "-C", ROOT, "ls-files", "--cached", "-z"], capture_output=True,
                                                 text=True, check=False)
    if git and git.returncode == 0:
        there = {name for name in git.stdout.split("\0") if name and (ROOT / name).is_file()}
        wrong += [f"{name} is missing" for name in sorted(there - names) if name != ".gitignore"]
    print(*wrong, f"{len(names)} files were looked at", sep="\n")
    sys.exit(1 if wrong else 0)


main()
