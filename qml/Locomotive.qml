import QtQuick
import MexicanTrain

/** A player's locomotive. Its picture is five wide and three high. */
TintedPicture {
    picture: Theme.look.locomotive
    height: width * 0.6
}
