#include "app/tutorial/lesson_words.h"

#include "app/words/tile_words.h"

QString LessonWords::request(Lesson lesson, const mt::Action& next, const SeatNames& names)
{
    const QString tile = TileWords::text(next.tile);
    const auto lays = [&](const QString& text) { return text.arg(tile); };
    switch (lesson) {
    case Lesson::start:
        return lays(tr("Below are your tiles. The first one of your train must match the double in the station. %1 "
                       "does: carry it to the frame behind the station, or click it and then your train."));
    case Lesson::matching:
        return lays(tr("Now your train goes on: the frame at its end shows the number that must match. Lay %1."));
    case Lesson::layDouble:
        return lays(tr("Lay %1. It is a double: it lies across the track, and wants one more tile."));
    case Lesson::duty: return lays(tr("Here is the tile that your double needs: %1 fits."));
    case Lesson::closeDouble:
        return tr("A double lies open %2: it comes before everything else. Lay %1 there.",
                  "%1: a tile, %2: on whose train")
            .arg(tile, names.onTrain(next.train));
    case Lesson::draw: return tr("No tile of yours fits. Draw one from the boneyard, at the bottom right.");
    case Lesson::pass:
        return tr("That one does not fit either: pass. Then a locomotive is put on your train, and everybody may lay "
                  "tiles there until you lay one there yourself.");
    case Lesson::openTrain:
        return tr("A locomotive stands at the end of another train: you may lay tiles there, too. Lay %1 %2.",
                  "%1: a tile, %2: on whose train")
            .arg(tile, names.ontoTrain(next.train));
    case Lesson::mexican:
        return lays(tr("The Mexican Train belongs to everybody. It is the place for a tile that your own train does "
                       "not want: lay %1 there."));
    }
    return {};
}

QString LessonWords::goOn() { return tr("Your turn again: what would you do? The bulb at the top gives a hint."); }

QString LessonWords::end()
{
    return tr("Now you know the game. Whoever lays their last tile ends the round; the pips that the others still hold "
              "are their points, and the fewest points win. The rules page tells you the rest.");
}
