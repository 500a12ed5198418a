import QtQuick
import MexicanTrain.Theme

/** A player's locomotive. Its picture is five wide and three high. */
TintedPicture {
    id: locomotive

    /** Where the steam comes from. */
    readonly property Item chimney: mouth

    picture: Theme.current.locomotive
    height: width * 0.6

    Item {
        id: mouth

        x: locomotive.width * (locomotive.mirrored ? 0.21 : 0.79)
        y: locomotive.height * 0.04
    }
}
