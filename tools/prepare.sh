# What ./play and ./check share, read by both with '.': installing packages, and configuring a preset.
# They set $root, the folder of the checkout, first. Plain POSIX sh, so that it runs wherever somebody tries it.
# shellcheck shell=sh disable=SC2154,SC1091,SC3013

say() { printf '%s\n' "$*"; }

die() {
    printf '%s\n' "$*" >&2
    exit 1
}

# The Debian release as a number: 12, or 13 for that and all later ones. Nothing on other systems.
debianRelease() {
    [ -r /etc/os-release ] || return 0
    (
        ID='' VERSION_ID=''
        . /etc/os-release
        [ "$ID" = debian ] || exit 0
        # Testing and unstable have no number.
        [ "${VERSION_ID:-13}" -gt 13 ] && VERSION_ID=13
        printf %s "${VERSION_ID:-13}"
    )
}

# wantedPackages RELEASE KIND...
wantedPackages() {
    wantedFor=$1
    shift
    awk -v kinds=" $* " -v release="$wantedFor" '
        /^#/ || NF == 0 { next }
        !index(kinds, " " $1 " ") { next }
        NF == 2 || $3 == release { print $2 }' "$root/tools/packages"
}

# missingPackages PACKAGE...
missingPackages() {
    installed=" $(dpkg-query -W -f '${db:Status-Status}=${Package} ' "$@" 2>/dev/null || true) "
    for package in "$@"; do
        case $installed in
        *" installed=$package "*) ;;
        *) printf '%s ' "$package" ;;
        esac
    done
}

# installPackages PACKAGES LATER: returns when PACKAGES, words in one argument, are there. Those in LATER go on being
# installed, by the same run, so that nobody is asked for a password twice: awaitPackages waits for them.
installPackages() {
    log=$root/build/packages.log
    there=$root/build/packages.there
    mkdir -p "$root/build"
    rm -f "$there"
    # The lists are words of their own there.
    # shellcheck disable=SC2016
    script='export DEBIAN_FRONTEND=noninteractive
        get() {
            apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120 "$@"
        }
        get update && { [ -z "$1" ] || get --no-install-recommends install $1; } && : >"$3" &&
            { [ -z "$2" ] || get --no-install-recommends install $2; }'
    if [ "$(id -u)" = 0 ]; then
        become=
    elif command -v sudo >/dev/null 2>&1; then
        become=sudo
    else
        die "Missing packages, and installing them takes root. As root, run
    apt-get install --no-install-recommends $1 $2
and then start this again."
    fi
    say "Installing what is missing: $1 $2"
    $become sh -c "$script" sh "$1" "$2" "$there" >"$log" 2>&1 </dev/null &
    installing=$!
    until [ -e "$there" ] || ! kill -0 $installing 2>/dev/null; do sleep 0.2; done
    [ -e "$there" ] || awaitPackages
}

# Nothing is missing afterwards, or the program has ended.
awaitPackages() {
    [ -n "$installing" ] || return 0
    wait "$installing" || {
        tail -n 15 "$log" >&2
        die "The packages could not be installed; everything that apt-get said is in $log"
    }
    installing=
    rm -f "$there"
}

# On other systems nothing is installed. The libraries are found, or not, when the build is configured.
checkTools() {
    absent=
    have() { command -v "$1" >/dev/null 2>&1; }
    have cmake && cmake --version | awk 'NR == 1 { split($3, v, "."); exit !(v[1] > 3 || v[1] == 3 && v[2] >= 25) }' ||
        absent="$absent CMake,"
    have ninja || absent="$absent Ninja,"
    have pkg-config || absent="$absent pkg-config,"
    have "${CXX:-c++}" || absent="$absent a C++ compiler,"
    [ -z "$absent" ] || dieOfNeeds "Missing or too old:${absent%,}." "$forTests"
}

dieOfNeeds() {
    die "$1
This is not Debian 12 or newer, so install these yourself, then start this again:
  a C++20 compiler (GCC 12, Clang 14), CMake 3.25, Ninja, pkg-config,
  nlohmann-json 3.11, CLI11 2.1, libsodium 1.0.18,
  Qt 6.4 with Core, Widgets, Quick, Quick Controls, SVG and the Linguist tools,
  for sound, if it is wanted, ALSA$2"
}

# prepare play, prepare check or prepare check long: everything that these need is there afterwards, or the program has ended.
# What the table shows itself with may still be coming, if nothing but "play" is meant: awaitPackages.
prepare() {
    release=$(debianRelease)
    installing=
    forTests=
    [ "$1" = play ] || forTests=',
  for the tests also GoogleTest, clang, xvfb-run and dbus-run-session, for ./check --long also clang-tidy'
    if [ "${release:-0}" -lt 12 ]; then
        checkTools
        return
    fi
    # All of these are lists of words: package names.
    # shellcheck disable=SC2046
    {
        missing=$(missingPackages $(wantedPackages "$release" play))
        later=$(missingPackages $(wantedPackages "$release" show))
        if [ "$1" != play ]; then
            missing="$missing$later$(missingPackages $(wantedPackages "$release" "$@"))"
            later=
        fi
    }
    [ -z "$missing$later" ] || installPackages "$missing" "$later"
    [ -n "$later" ] || awaitPackages
}

# configure PRESET: only when it was never done, the presets are newer, or the checkout was moved. Otherwise the build
# itself notices what changed.
configure() {
    folder=$root/build/$1
    if [ -f "$folder/build.ninja" ] && ! [ "$root/CMakePresets.json" -nt "$folder/build.ninja" ] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        return
    fi
    mkdir -p "$root/build"
    (cd "$root" && cmake --fresh --preset "$1") >"$folder.log" 2>&1 && return
    sed -n '/^CMake Error/,$p' "$folder.log" | head -n 20 >&2
    [ -n "$release" ] || dieOfNeeds "The build could not be configured, most likely for want of what is named above." "$forTests"
    die "The build could not be configured; everything that cmake said is in $folder.log"
}
