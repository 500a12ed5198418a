import QtQuick
import MexicanTrain.Theme

/** The cloth on the table, under the lamp. */
ClothItem {
    colourAbove: Theme.look.clothTop
    colourBelow: Theme.look.clothBottom
    felt: Theme.look.felt
    feltStrength: Theme.look.feltStrength
    lamplight: Theme.look.lamplight
}
