// What the fairness page says.
#pragma once

#include "engine/record/luck.h"

#include <QCoreApplication>
#include <QStringList>

class FairnessWords
{
    Q_DECLARE_TR_FUNCTIONS(FairnessWords)

public:
    /// How the tiles of a round get their order.
    static QString promise();
    /// In place of the promise, where a round is played again.
    static QString sameTilesAgain(int round);
    static QString dealOfDay(bool isRepeat);
    static QString fingerprintOfDay();
    /// In place of whatItShows().
    static QString fingerprintOfBefore();
    /// `openHands`: every hand lies face up.
    static QString computerSeats(bool openHands);
    /// What the record tells to whoever opens it.
    static QString openFile();
    /// What a fingerprint shows, and to whom.
    static QString whatItShows();
    /// What stands before the command that checks, and how that takes a fingerprint that somebody noted.
    static QString howToCheck();
    static QString howToCompare();
    /// A fingerprint in groups of four digits, as it is shown, read aloud and noted.
    static QStringList groups(const QString& fingerprint);
    /// A round that is running, of whose deal the page shows the fingerprint alone.
    static QString running();
    /// A finished round whose fingerprint has been checked; one that never had a fingerprint.
    static QString verified();
    static QString withoutFingerprint();
    /// What follows the numbers of everybody's luck.
    static QString aboutLuck(const std::vector<mt::Luck>& luck);
    static QString noRoundYet();
    /// "12 of 30 (40 %)", or "0" where there were none.
    static QString share(int part, int all);
};
