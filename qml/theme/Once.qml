import QtQuick

/**
 * A part that is made when it is first wanted, and stays: what few see should not make everybody wait for the first
 * picture. Not a Loader: that of Qt 6.4 cannot make parts that know the names around them (ComponentBehavior: Bound).
 */
FocusScope {
    id: once

    required property bool wanted
    default required property Component content

    /** The part, or null until it is made. */
    property Item part: null

    function make(): void {
        if (wanted && !part)
            part = content.createObject(once) as Item;
    }

    implicitWidth: part?.implicitWidth ?? 0
    implicitHeight: part?.implicitHeight ?? 0
    onWantedChanged: make()
    Component.onCompleted: make()
}
