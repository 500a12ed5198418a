#include "app/replay/fairness_words.h"

QString FairnessWords::promise()
{
    return tr("Before the first move of a round all its tiles are shuffled. In the order that this gives they are "
              "dealt and drawn, to the end of the round.");
}

QString FairnessWords::sameTilesAgain(int round)
{
    return tr("These are the same tiles again, those of round %1 of an earlier game, dealt and drawn in the same "
              "order. "
              "Whoever played that round, or looked at its replay, may know them; computer players do not.")
        .arg(round);
}

QString FairnessWords::dealOfDay(bool isRepeat)
{
    const QString all =
        tr("This is a deal of the day: its tiles and their order follow from the date, so they are the same for "
           "everybody who plays the game of that day. They are dealt and drawn in that order to the end of the round.");
    return isRepeat ? tr("%1 It is played once more here: you may know the tiles, the computer players do not.",
                         "%1: sentences")
                          .arg(all)
                    : all;
}

QString FairnessWords::fingerprintOfDay()
{
    return tr("The fingerprint of the deal follows from the date as well: whoever plays the game of this day has the "
              "same one, and you can compare them.");
}

QString FairnessWords::fingerprintOfBefore()
{
    return tr("The fingerprint of the deal is the one that it had then, and could be known before this round began: it "
              "shows that the tiles are the same, and not that nobody knew them.");
}

QString FairnessWords::computerSeats(bool openHands)
{
    if (openHands)
        return tr("A computer player sees what any player in its seat would see: the table and every hand, as all "
                  "hands lie face up in this game. It does not know the order of the boneyard.");
    return tr("A computer player sees what any player in its seat would see: its own tiles, the table, and how many "
              "tiles the others hold. It knows neither their tiles nor the order of the boneyard.");
}

QString FairnessWords::openFile()
{
    return tr(
        "The saved game is a file on this computer, and it is not locked: whoever opens it can read all tiles, of this "
        "round and of the rounds to come. At one computer, fair play is a matter of trust.");
}

QString FairnessWords::whatItShows()
{
    return tr("The fingerprint of a deal is worked out from the order of its tiles and a random text, the salt. Note "
              "it down or photograph it, preferably before the first move: then you can check later that the deal has "
              "not been changed since. To everybody else it shows only that the saved game agrees with itself.");
}

QString FairnessWords::howToCheck()
{
    return tr("The tool that comes with the game plays the whole saved game again by the rules and compares the "
              "fingerprints:");
}

QString FairnessWords::howToCompare()
{
    return tr("To compare a fingerprint that you noted, add %1 to the command: the number of the round, a colon, and "
              "at "
              "least the first four groups of the fingerprint.")
        .arg(QStringLiteral("--fingerprint \"ROUND:HEX\""));
}

QStringList FairnessWords::groups(const QString& fingerprint)
{
    constexpr int digits = 4;
    QStringList groups;
    for (qsizetype at = 0; at < fingerprint.size(); at += digits)
        groups.append(fingerprint.mid(at, digits));
    return groups;
}

QString FairnessWords::running()
{
    return tr("This round is still being played: its tiles and its salt are shown here when it is over.");
}

QString FairnessWords::verified() { return tr("Checked: the fingerprint belongs to these tiles and this salt."); }

QString FairnessWords::withoutFingerprint() { return tr("This deal was recorded without a fingerprint."); }

QString FairnessWords::aboutLuck(const std::vector<mt::Luck>& luck)
{
    int drawn = 0;
    int fitted = 0;
    for (const mt::Luck& seat : luck) {
        drawn += seat.drawn;
        fitted += seat.fitted;
    }
    //: %1: so many of so many, with a percentage
    return tr("Drawn tiles that could be played at once: %1. Over a few rounds luck can be uneven; over many it evens "
              "out.")
        .arg(share(fitted, drawn));
}

QString FairnessWords::noRoundYet() { return tr("Everybody’s luck is counted as soon as a round is finished."); }

QString FairnessWords::share(int part, int all)
{
    if (all == 0)
        return QString::number(0);
    //: %1: a part, %2: of the whole, %3: the same in percent
    return tr("%1 of %2 (%3%)")
        .arg(QString::number(part), QString::number(all), QString::number((100 * part + all / 2) / all));
}
