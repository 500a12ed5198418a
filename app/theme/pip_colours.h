// The colours of the pips: which value has which, in the palettes that a player can choose.
#pragma once

#include <QColor>

/// Stored in settings and asked for by QML as its number.
enum class PipColours {
    usual, ///< as domino players know them
    safe,  ///< apart for every kind of eyes: found by resources/art/pip_colours.py
    oneInk
};
constexpr int pipColourings = 3;

/// Of a value 0..18. 0 has no pips, but its digit has a colour, too.
QColor pipColour(PipColours palette, int value);

/// The same, darkened until a digit can be read on that face.
QColor digitColour(PipColours palette, int value, const QColor& face);
