// The colours of the pips: which value has which, in the palettes that a player can choose.
#pragma once

#include "app/theme/tile_choices.h"

#include <QColor>

/// Of a value 0..18. 0 has no pips, but its digit has a colour, too.
QColor pipColour(PipColours palette, int value);

/// The same, darkened, or on a dark face lightened, until pips are seen on it.
QColor pipColourOn(const QColor& face, PipColours palette, int value);
/// The same until a digit can be read on it: until its contrast to the face is `wanted`, or all that there is.
QColor digitColour(PipColours palette, int value, const QColor& face, double wanted);
