// What does not add up in the points of a round, in words.
#pragma once

#include "app/scorekeeper/score_check.h"

#include <QCoreApplication>
#include <QString>

class IssueWords
{
    Q_DECLARE_TR_FUNCTIONS(IssueWords)

public:
    static QString sentence(const ScoreIssue& issue, const SeatNames& names);
};
