"""What a program would need to reach a network, looked for in our code."""
import os
import re

FOLDERS = ("app", "cli", "cmake", "engine", "qml")
ENDINGS = (".cpp", ".h", ".qml", ".js", ".cmake", "CMakeLists.txt")
# Sockets between programs of one computer are none of these.
REACHES = re.compile(r"\b(?:Q(?:Abstract|Tcp|Udp|Ssl|Sctp)(?:Socket|Server)|QNetwork\w+|QDnsLookup|QHostInfo|QWebSocket\w*|"
                     r"Qt6::WebSockets|XMLHttpRequest|AF_INET6?|getaddrinfo|curl_\w+|openUrlExternally|QDesktopServices)\b"
                     r"|<netinet/|<winsock")


def places(root):
    """The lines of our code that reach out."""
    for folder in FOLDERS:
        for path, _, names in os.walk(os.path.join(root, folder)):
            for name in sorted(names):
                if name.endswith(ENDINGS):
                    with open(os.path.join(path, name), encoding="utf-8") as file:
                        for number, line in enumerate(file, 1):
                            if REACHES.search(line):
                                place = os.path.relpath(os.path.join(path, name), root)
                                yield f"{place}:{number}: {line.strip()}"
