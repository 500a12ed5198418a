"""A copy of the working tree, for what must not be tried in the tree itself."""

import pathlib
import subprocess


def copy_tree(root, target, instead=None):
    """Everything git knows or would know, below `target`; `instead`: other or new text for some paths. Only what differs
    is written, so that a build in there compiles only that anew; what is in the tree no more goes."""
    instead = instead or {}
    listed = subprocess.run(['git', 'ls-files', '-co', '--exclude-standard', '-z'], cwd=root, check=True,
                            capture_output=True).stdout.decode().split('\0')
    names = {name for name in listed if name and (root / name).is_file()}
    for name in sorted(names | set(instead)):
        write(target / name, instead[name].encode() if name in instead else (root / name).read_bytes())
        if name in names:
            (target / name).chmod((root / name).stat().st_mode)
    for path in [p for p in target.rglob('*') if p.is_file()]:
        name = str(path.relative_to(target))
        if not name.startswith('build/') and name not in names and name not in instead:
            path.unlink()


def write(path: pathlib.Path, data: bytes):
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
