#include "app/replay/fairness_words.h"

QString FairnessWords::promise()
{
    return tr(
        "All tiles of a round are shuffled before its first move and never touched again. The fingerprint below is "
        "worked out from their order and a secret word, the salt. While the round runs it gives nothing away; "
        "afterwards it proves that nothing was changed.");
}

QString FairnessWords::computerSeats(bool openHands)
{
    if (openHands)
        return tr(
            "A computer player sees what a person in its seat would see: the table and, as in this game all tiles "
            "lie face up, every hand. It does not know the order of the boneyard.");
    return tr(
        "A computer player sees what a person in its seat would see: its own tiles, the table, and how many tiles "
        "the others hold. It knows neither their tiles nor the order of the boneyard.");
}

QString FairnessWords::howToCheck()
{
    return tr("Anybody can check all rounds of this game with the tool that comes with it. The command plays the whole "
              "record by the rules again and compares every fingerprint:");
}

QString FairnessWords::sealed() { return tr("Running: the tiles and the salt stay sealed until the round is over."); }

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
    return tr("Of all tiles drawn, %1 could be played at once. Over a few rounds luck can be uneven; over many it "
              "evens out.")
        .arg(share(fitted, drawn));
}

QString FairnessWords::noRoundYet() { return tr("The luck of everybody is counted as soon as a round is finished."); }

QString FairnessWords::share(int part, int all)
{
    if (all == 0)
        return QString::number(0);
    //: %1: a part, %2: of the whole, %3: the same in percent
    return tr("%1 of %2 (%3 %)")
        .arg(QString::number(part), QString::number(all), QString::number((100 * part + all / 2) / all));
}
