"""docs/promises.md and what it is about: sentences that claim something, and what stands behind each of them."""
import os
import re
import xml.etree.ElementTree

PAGE = "docs/promises.md"
README = "README.md"
CATALOGUE = "translations/mexican-train_en.ts"

NUMBERS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifty|hundreds?|thousands?"
CLAIM = re.compile(rf"[0-9]+|\b(?:never|always|nothing|every|exactly|proves?|proofs?|{NUMBERS})\b", re.IGNORECASE)
PLACEHOLDER = re.compile(r"%(?:L?[0-9]+|n)")
# What a row says instead of naming a test; the reason follows.
NO_PROMISE = "no promise: "


def read(root, name):
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


def paragraphs(text):
    """The page in pieces that a sentence does not leave, each in one line: paragraphs, items, rows, lines of code."""
    piece, is_code = [], False
    for line in text.splitlines() + [""]:
        if line.startswith("```"):
            is_code = not is_code
        if piece and (is_code or not line.strip() or line.startswith(("- ", "|", "#", "```"))):
            yield " ".join(piece)
            piece = []
        if line.strip() and not line.startswith("```"):
            piece.append(line.strip())


class Row:
    """A row of the page: where it is said, what is said, and what stands behind it."""

    def __init__(self, number, cells):
        self.place = f"{PAGE}:{number}"
        self.where = [name.strip() for name in cells[0].split(",")]
        self.says, self.behind = cells[1], cells[2]
        is_pattern = re.fullmatch(r"`(.+)`", self.says)
        self.pattern = re.compile(is_pattern.group(1) if is_pattern else re.escape(self.says))
        self.names = re.findall(r"`([^`]+)`", self.behind)

    def spans(self, where, text):
        return [match.span() for match in self.pattern.finditer(text)] if where in self.where else []


def rows(page):
    for number, line in enumerate(page.splitlines(), 1):
        cells = [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 3 and not set(cells[0]) <= set("-: ") and cells[0] != "where":
            yield Row(number, cells)


class Promises:
    """A project's texts, its rows, and what is wrong with them."""

    def __init__(self, root):
        self.root = root
        self.rows = list(rows(read(root, PAGE)))
        self.texts = [(README, text) for text in paragraphs(read(root, README))]
        for context in xml.etree.ElementTree.fromstring(read(root, CATALOGUE)).iter("context"):
            for message in context.iter("message"):
                self.texts.append((context.findtext("name"), message.findtext("source")))
        self.tests = set(self.find_tests())

    def find_tests(self):
        """All tests by the names that a row may call them: Suite.Name, folder.name, qml.file.test_function."""
        for path, _, names in os.walk(os.path.join(self.root, "tests")):
            folder = os.path.basename(path)
            for name in names:
                if name.endswith(".cpp"):
                    text = read(path, name)
                    yield from map(".".join, re.findall(r"^TEST(?:_[FP])?\((\w+), (\w+)\)", text, re.MULTILINE))
                elif name.endswith("_test.py"):
                    yield f"{folder}.{name[:-len('_test.py')]}"
                elif name.startswith("tst_"):
                    test = "qml." + name[len("tst_"):-len(".qml")]
                    yield test
                    for function in re.findall(r"^    function (test_\w+)\(", read(path, name), re.MULTILINE):
                        yield f"{test}.{function}"

    def is_command(self, name):
        """A script of ours, or a command of the headless tool."""
        tool = re.match(r"mexican-train-cli (\w+)", name)
        if tool:
            sources = [f"cli/{folder}{tool.group(1)}_command.cpp" for folder in ("", "laboratory/")]
            return any(os.path.isfile(os.path.join(self.root, file)) for file in sources)
        path = os.path.join(self.root, name.split()[0])
        return os.path.isfile(path) and os.access(path, os.X_OK)

    def without_a_row(self):
        for where, text in self.texts:
            covered = [span for row in self.rows for span in row.spans(where, text)]
            bare = PLACEHOLDER.sub(lambda match: "_" * len(match.group()), text)
            claims = [claim.group() for claim in CLAIM.finditer(bare)
                      if not any(begin <= claim.start() and claim.end() <= end for begin, end in covered)]
            if claims:
                yield f'{where}: "{", ".join(claims)}" wants a row in {PAGE}: {text}'

    def stale(self):
        for row in self.rows:
            if not any(row.spans(where, text) for where, text in self.texts):
                yield f"{row.place}: nobody says so any more: {row.says}"

    def without_a_test(self):
        for row in self.rows:
            if row.behind.startswith(NO_PROMISE):
                if len(row.behind.split()) < 5:
                    yield f"{row.place}: the reason is missing"
                continue
            found = [name for name in row.names if name in self.tests or self.is_command(name)]
            for name in row.names:
                if name not in found and not os.path.exists(os.path.join(self.root, name)):
                    yield f"{row.place}: there is no {name}"
            if not found:
                yield f"{row.place}: it names no test and no command"

    def wrong(self):
        return [*self.without_a_row(), *self.stale(), *self.without_a_test()]
