#include "app/words/tip_words.h"

QStringList TipWords::all()
{
    return {
        tr("Look for the longest chain in your hand before your first tile: from the end of your own train, tile after "
           "tile. What belongs to that chain is kept for your train; the rest goes elsewhere as soon as it can."),
        tr("As long as no marker stands on your train, nobody can take it from you. So play your loose tiles on other "
           "trains first and save your chain for later."),
        tr("Play doubles early, while you still hold a tile that can follow. A double at the end of the round is heavy "
           "and hard to get rid of."),
        tr("Keep a second tile of the same value with each double, so that you can follow it yourself."),
        tr("When others have few tiles left, think of the pips: a heavy tile out of the hand is worth more than a "
           "chain "
           "that you will not finish."),
        tr("Hold many different values rather than many tiles of one. Then something fits at almost every end."),
        tr("Remember where others had to draw: they had no tile of that value. Leave them an end with that value."),
        tr("A double that you cannot follow still holds up those who must close it. If you have to leave one open, do "
           "it "
           "with a value of which most tiles already lie on the table."),
        tr("If there is a marker on your train, get it off soon: others play there too, and the end that your chain "
           "needs may be gone."),
        tr("When two tiles fit equally well, play the one with more pips."),
    };
}

QString TipWords::one(int number)
{
    const QStringList tips = all();
    return tips[number % tips.size()];
}
