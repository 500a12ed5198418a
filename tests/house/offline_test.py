"""Nothing of ours reaches a network: offline_test.py ROOT. What would is found in a house into which it is planted."""
import os
import sys
import tempfile
import unittest

from offline import places

ROOT = sys.argv[1]
REACHING = ("#include <QTcpSocket>", "#include <QNetworkAccessManager>", "const request = new XMLHttpRequest();",
            "int socket = ::socket(AF_INET, SOCK_STREAM, 0);", "target_link_libraries(mt PRIVATE Qt6::WebSockets)",
            'Qt.openUrlExternally("https://example.org")')


class Offline(unittest.TestCase):
    def test_our_code_reaches_no_network(self):
        self.assertEqual(list(places(ROOT)), [])

    def test_what_reaches_one_is_found(self):
        for number, line in enumerate(REACHING):
            with tempfile.TemporaryDirectory() as root:
                os.makedirs(os.path.join(root, "app/play"))
                with open(os.path.join(root, "app/play/a.cpp"), "w", encoding="utf-8") as file:
                    file.write("// A file of a program.\n" + line + "\n")
                self.assertEqual(list(places(root)), [f"app/play/a.cpp:2: {line}"], f"line {number}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
