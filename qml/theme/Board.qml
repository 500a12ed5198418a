import QtQuick
import MexicanTrain.Theme

/** A board of the theme's wood. */
TexturedPanel {
    picture: Theme.current.wood
    colour: Theme.current.woodColour
    light: Theme.current.bevelLight
    shade: Theme.current.bevelShade
    outline: Theme.current.panelLine
}
