import QtQuick

/** What tst_later.qml has come later. */
Item {
    objectName: "the part"
}
