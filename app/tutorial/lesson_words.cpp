#include "app/tutorial/lesson_words.h"

#include "app/platform/keyboard.h"
#include "app/words/tile_words.h"

namespace
{

QString hintKey() { return Keyboard::named(QStringLiteral("H")); }

} // namespace

QString LessonWords::request(Lesson lesson, const mt::Action& asked, const SeatNames& names, bool byKeys)
{
    const QString tile = TileWords::text(asked.tile);
    switch (lesson) {
    case Lesson::start: return (byKeys ? byKeyboard(lesson) : byMouse(lesson)).arg(tile);
    case Lesson::draw:
    case Lesson::pass: return byKeys ? byKeyboard(lesson) : byMouse(lesson);
    case Lesson::matching:
        return tr("Now your train goes on: the frame at its end shows the number that must match. Play %1.").arg(tile);
    case Lesson::mexican:
        return tr("The Mexican Train belongs to everybody. It is the place for a tile that your own train does not "
                  "want: play %1 there.")
            .arg(tile);
    case Lesson::layDouble:
        return tr("Play %1. It is a double: it lies across the track, and needs one more tile.").arg(tile);
    case Lesson::duty: return tr("Here is the tile that your double needs: %1 fits.").arg(tile);
    case Lesson::ownTrain:
        return tr("Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may play "
                  "tiles there any more.")
            .arg(tile);
    case Lesson::openTrain:
        return tr("A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.",
                  "%1: a tile, %2: on whose train")
            .arg(tile, names.ontoTrain(asked.train));
    case Lesson::closeDouble:
        return tr("A double lies open %2: it comes before everything else. Play %1 there.",
                  "%1: a tile, %2: on whose train")
            .arg(tile, names.onTrain(asked.train));
    case Lesson::out:
        return tr("%1 is your last tile. Play it %2: then you are out, and the round is over.",
                  "%1: a tile, %2: on whose train")
            .arg(tile, names.ontoTrain(asked.train));
    }
    return {};
}

QString LessonWords::byMouse(Lesson lesson)
{
    switch (lesson) {
    case Lesson::start:
        return tr("Below are your tiles. The first one of your train must match the double in the station. %1 does. "
                  "Frames show where it fits: drag it to the one at your train, or click it and then your train.");
    case Lesson::draw: return tr("No tile of yours fits. Draw one from the boneyard, at the bottom right.");
    case Lesson::pass:
        return tr("That one does not fit either: pass. Then a marker, the small locomotive, is put on your train, and "
                  "everybody may play tiles there until you play one there yourself.");
    default: return {};
    }
}

QString LessonWords::byKeyboard(Lesson lesson)
{
    switch (lesson) {
    case Lesson::start:
        return tr("Below are your tiles. The first one of your train must match the double in the station. %1 "
                  "does: Right to it, Enter, Up to your train, Enter.");
    case Lesson::draw:
        return tr("No tile of yours fits. Draw one from the boneyard: press %1.", "%1: the key")
            .arg(Keyboard::named(QStringLiteral("D")));
    case Lesson::pass:
        return tr(
            "That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small "
            "locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.");
    default: return {};
    }
}

QString LessonWords::aside(const mt::Action& done, const SeatNames& names)
{
    if (done.kind != mt::ActionKind::play)
        return tr("You passed instead: that is allowed, too, and Undo takes it back.");
    return tr("You played %1 %2 instead: that is allowed, too, and Undo takes it back.",
              "%1: a tile, %2: on whose train")
        .arg(TileWords::text(done.tile), names.ontoTrain(done.train));
}

QString LessonWords::goOn(bool byKeys)
{
    return byKeys ? tr("Your turn again: what would you do? The key %1 gives a hint.").arg(hintKey())
                  : tr("Your turn again: what would you do? The bulb at the top gives a hint.");
}

QString LessonWords::end()
{
    return tr("Now you know the game. Whoever plays their last tile ends the round; the pips that the others still "
              "hold are their points, and the fewest points win. The rules page tells you the rest.");
}

QString LessonWords::endOfPart(int missing, bool byKeys)
{
    if (byKeys)
        return tr("The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once "
                  "more, or play: the key %1 gives a hint.",
                  nullptr, missing)
            .arg(hintKey());
    return tr("The round is over. It went its own way, and %n lesson(s) did not come up. Take the tutorial once more, "
              "or play: the bulb at the top gives a hint.",
              nullptr, missing);
}
