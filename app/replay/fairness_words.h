// What the fairness page says.
#pragma once

#include "engine/record/luck.h"

#include <QCoreApplication>
#include <QString>

class FairnessWords
{
    Q_DECLARE_TR_FUNCTIONS(FairnessWords)

public:
    static QString promise();
    /// `openHands`: every hand lies face up.
    static QString computerSeats(bool openHands);
    static QString howToCheck();
    /// A round that is running, whose deal stays sealed.
    static QString sealed();
    /// A finished round whose fingerprint has been checked; one that never had a fingerprint.
    static QString verified();
    static QString withoutFingerprint();
    /// What follows the numbers of everybody's luck.
    static QString aboutLuck(const std::vector<mt::Luck>& luck);
    static QString noRoundYet();
    /// "12 of 30 (40 %)", or "0" where there were none.
    static QString share(int part, int all);
};
