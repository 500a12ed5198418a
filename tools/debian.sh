# What tools that build for other systems share, read by them with '.': what they say, packages, and sources of Debian.
# Plain POSIX sh; as root, on Debian.
# shellcheck shell=sh

say() { printf '%s\n' "$*"; }
die() {
    say "$*" >&2
    exit 1
}

# installMissing PACKAGE...
installMissing() {
    missing=
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -q '^installed' || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    # A new system has no lists, and old ones name packages that are gone.
    apt-get -q update
    # A list of words.
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install $missing
}

# aptOfSources FOLDER WORD...: apt-get with the sources of the archives that this system reads; its lists are in FOLDER.
aptOfSources() {
    lists=$1
    shift
    # What the system reads no more is not to be read here either.
    rm -rf "$lists/parts"
    mkdir -p "$lists/parts" "$lists/lists/partial"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
        [ -f "$file" ] || continue
        sed -e 's/^Types: deb$/Types: deb-src/' -e 's/^deb /deb-src /' "$file" >"$lists/parts/$(basename "$file")"
    done
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$lists/parts" -o Dir::State::lists="$lists/lists" \
        -o APT::Sandbox::User=root "$@"
}
