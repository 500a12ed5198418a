import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Tests

/** What tests share that look whether words fit: where words are, and what is around them. */
TableCase {
    /** Where the words themselves are, in the scene. */
    function paintedIn(item: Item): rect {
        const x = item.horizontalAlignment === Text.AlignHCenter ? (item.width - item.contentWidth) / 2
                : item.horizontalAlignment === Text.AlignRight ? item.width - item.contentWidth - item.rightPadding : item.leftPadding;
        const y = item.verticalAlignment === Text.AlignVCenter ? (item.height - item.contentHeight) / 2
                : item.verticalAlignment === Text.AlignBottom ? item.height - item.contentHeight - item.bottomPadding : item.topPadding;
        const corner = item.mapToItem(root, x, y);
        return Qt.rect(corner.x, corner.y, item.contentWidth * item.scale, item.contentHeight * item.scale);
    }

    /** The nearest thing around the words that has an edge: a button, a field, a sheet; at last the window. */
    function boxOf(item: Item): Item {
        for (let each = item.parent; each; each = each.parent) {
            if (each === root || each.background !== undefined || each instanceof SheetPaper || each instanceof NamePlate)
                return each;
        }
        return root;
    }

    function isWithin(item: Item): bool {
        const box = boxOf(item);
        const corner = box.mapToItem(root, 0, 0);
        const words = paintedIn(item);
        const slack = 1.5;
        // What can be scrolled may be longer than what is seen of it, but not wider.
        return words.x >= corner.x - slack && words.x + words.width <= corner.x + box.width * box.scale + slack
               && (scrolls(item) || (words.y >= corner.y - slack && words.y + words.height <= corner.y + box.height * box.scale + slack));
    }

    function scrolls(item: Item): bool {
        for (let each = item; each; each = each.parent) {
            if (each instanceof Flickable)
                return true;
        }
        return false;
    }

    /** What is wrong with these texts, a line each; empty: no word is cut off, and none lies outside its box. */
    function misfits(texts: var): string {
        const wrong = texts.filter(item => item.truncated || !isWithin(item))
            .map(item => (item.truncated ? "cut off: " : "outside: ") + item.text + " [" + Math.round(item.contentWidth) + " in "
                         + Math.round(boxOf(item).width) + "]");
        return [...new Set(wrong)].join("\n");
    }

    /** What is seen of these words: where they are scrolled, not all may be. */
    function seenOf(item: Item): rect {
        let seen = paintedIn(item);
        for (let each = item.parent; each; each = each.parent) {
            if (!each.clip)
                continue;
            const corner = each.mapToItem(root, 0, 0);
            const left = Math.max(seen.x, corner.x);
            const top = Math.max(seen.y, corner.y);
            seen = Qt.rect(left, top, Math.min(seen.x + seen.width, corner.x + each.width) - left,
                           Math.min(seen.y + seen.height, corner.y + each.height) - top);
        }
        return seen;
    }

    /** The same without what the font leaves above and below the letters of a line: lines may share that. */
    function inkOf(item: Item): rect {
        const seen = seenOf(item);
        if (item.lineCount === 0 || item.scale !== 1)
            return seen;
        const ink = Drawn.ink(item.font, item.fontInfo.pixelSize, item.text);
        const top = item.mapToItem(root, 0, item.baselineOffset + ink.y).y;
        const furtherLines = item.contentHeight * (item.lineCount - 1) / item.lineCount;
        const bottom = Math.min(seen.y + seen.height, top + ink.height + furtherLines);
        const seenTop = Math.max(seen.y, top);
        return Qt.rect(seen.x, seenTop, seen.width, bottom - seenTop);
    }

    /** Which of these texts lie on one another, a line each pair. */
    function collisions(texts: var): string {
        const slack = 2;
        const seen = texts.map(item => ({ text: item.text, at: inkOf(item) })).filter(each => each.at.width > 0 && each.at.height > 0);
        const found = [];
        seen.forEach((one, index) => {
            for (const other of seen.slice(index + 1)) {
                if (one.at.x + slack < other.at.x + other.at.width && other.at.x + slack < one.at.x + one.at.width
                        && one.at.y < other.at.y + other.at.height && other.at.y < one.at.y + one.at.height)
                    found.push("on one another: " + one.text + " | " + other.text);
            }
        });
        return found.join("\n");
    }

    /** In which windows and with which letters that language is looked at. */
    function screens(language: string): var {
        // The least room with the largest letters is the hardest; what most people have is looked at with both, by turns.
        const usual = Qt.size(1280, 800);
        const smallest = [Qt.size(960, 600), Qt.size(800, 450)];
        if (TestGames.everySize()) {
            const others = [Qt.size(1366, 768), Qt.size(1024, 768), Qt.size(1920, 1080), Qt.size(3840, 2160)];
            const all = [...smallest, usual, ...others];
            return [...all.map(size => [size, 100]), ...all.map(size => [size, 150])];
        }
        const turn = languages.indexOf(language) % 2;
        const some = [[smallest[turn], 150], [usual, turn === 0 ? 100 : 150]];
        return language === "en" ? [...some, [smallest[0], 100], [smallest[1], 100]] : some;
    }

    /** Calls `look` in each language on each of its screens, with words that say which. */
    function everywhere(look: var): void {
        for (const language of languages) {
            program.language.current = language;
            for (const [size, letters] of screens(language)) {
                window.width = size.width;
                window.height = size.height;
                program.preferences.textSize = letters;
                look(language + ", " + size.width + "x" + size.height + ", letters " + letters + ": ");
            }
        }
    }

    /** A test that failed on its way through the languages leaves none to the next. */
    function cleanup(): void {
        if (program)
            program.language.current = "en";
        close();
    }
}
