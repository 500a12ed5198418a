import QtQuick
import MexicanTrain.Theme

/** A board of the theme's wood. */
TexturedPanel {
    picture: Theme.look.wood
    colour: Theme.look.woodColour
    light: Theme.look.bevelLight
    shade: Theme.look.bevelShade
    outline: Theme.look.panelLine
}
