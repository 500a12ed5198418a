import QtQuick
import MexicanTrain.Theme

/** The cloth on the table, under the lamp. */
ClothItem {
    colourAbove: Theme.current.clothTop
    colourBelow: Theme.current.clothBottom
    felt: Theme.current.felt
    feltStrength: Theme.current.feltStrength
    lamplight: Theme.current.lamplight
}
