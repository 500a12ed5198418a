import QtQuick
import QtTest
import MexicanTrain.Ui.Program
import ".."

/** A part of the window that comes later. */
TestCase {
    id: testCase

    name: "Later"
    when: windowShown

    function make(properties: var): Later {
        const later = createTemporaryObject(laterComponent, testCase, properties) as Later;
        verify(later);
        return later;
    }

    function init(): void {
        failOnWarning(/./);
    }

    function test_comesWhenItIsDue_notBefore(): void {
        const later = make({ due: false, properties: {} });
        compare(later.part, null);
        later.due = true;
        verify(later.part, "at once, in this thread");
        compare(later.part.objectName, "the part");
    }

    function test_isMadeOnce(): void {
        const later = make({ properties: {} });
        const part = later.part;
        verify(part);
        later.due = false;
        later.due = true;
        compare(later.part, part);
    }

    function test_getsWhatItRequires(): void {
        const later = make({ properties: { width: 12, height: 34 } });
        compare(later.part.width, 12);
        compare(later.part.height, 34);
    }

    function test_aPartThatIsNotThereIsTold(): void {
        ignoreWarning(/NoSuchPart\.qml.*/);
        const later = make({ file: Qt.resolvedUrl("NoSuchPart.qml"), properties: {} });
        compare(later.part, null);
    }

    Component {
        id: laterComponent

        Later {
            file: Qt.resolvedUrl("LaterPart.qml")
        }
    }
}
