# What the trials of packages and installers share, read by them with '.': a table at a screen, and games that only grow.
# shellcheck shell=sh

# screenWords PICTURES SLOWNESS: what the scripts at a screen begin with. SLOWNESS: how many times as long as on a quiet
# machine they wait for what cannot be seen from outside.
screenWords() {
    cat <<END
set -eu
# Waits until there is a window and it is drawn; it gets the keyboard, for there is no window manager.
window() {
    tries=0
    until number=\$(xdotool search --onlyvisible --class mexican-train | head -n 1) && [ -n "\$number" ]; do
        tries=\$((tries + 1))
        [ \$tries -lt $((60 * $2)) ] || { echo "no window within $((30 * $2)) seconds" >&2; exit 1; }
        sleep 0.5
    done
    sleep $((6 * $2))
    xdotool windowfocus "\$number"
    sleep 1
}
# Three by the keyboard: the hint names a tile, Enter lays it.
turns() { for turn in 1 2 3; do xdotool key h sleep $((2 * $2)) key Return sleep $((4 * $2)); done; }
picture() { import -window root "$1/\$1.png"; }
END
}

# noted GAME: what it is now. grown GAME: it is more, and begins with what was noted last.
noted() {
    size=$(wc -c <"$1")
    sum=$(sha256sum "$1" | cut -c -64)
}
grown() { [ "$(wc -c <"$1")" -gt "$size" ] && [ "$(head -c "$size" "$1" | sha256sum | cut -c -64)" = "$sum" ]; }
