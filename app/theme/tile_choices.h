// What a player can choose about the look of tiles. QML knows each choice by its name, settings files by its number.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace TileChoices
{

Q_NAMESPACE
QML_ELEMENT

/// What stands on a half.
enum class Marks { Pips, Digits, PipsAndDigits };
Q_ENUM_NS(Marks)

/// Which value has which colour.
enum class Colours {
    Usual, ///< as domino players know them
    Safe,  ///< apart for every kind of eyes: found by resources/art/pip_colours.py
    OneInk
};
Q_ENUM_NS(Colours)

enum class Size { Normal, Large, Largest };
Q_ENUM_NS(Size)

} // namespace TileChoices

using TileMarks = TileChoices::Marks;
using PipColours = TileChoices::Colours;
using TileSize = TileChoices::Size;
