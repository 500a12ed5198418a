// Somebody's rounds together: game by game what was play and what was luck with the tiles, and what that comes to.
// docs/skill.md says what the parts of a round are, and what of them stands here for the tiles.
#pragma once

#include "engine/ai/skill.h"

#include <QDateTime>
#include <QString>

#include <string>
#include <vector>

/// One round of one person, taken apart.
struct SkillRound {
    QString player; ///< a name as the statistics have it
    QString path;   ///< of the record
    QDateTime begun;
    std::string rulebook; ///< id
    mt::Skill skill;
};

/// A game of one person: means of its rounds, in hundredths of a point a round. Less is better for them.
struct SkillGame {
    QString path;
    QDateTime begun;
    std::string rulebook; ///< id
    int rounds = 0;
    int play = 0;
    int tiles = 0;

    friend bool operator==(const SkillGame&, const SkillGame&) = default;
};

/// Means over all rounds, in hundredths of a point a round, with the standard error that follows from how the rounds
/// differ.
struct SkillMeans {
    int rounds = 0;
    mt::Estimate play;
    mt::Estimate tiles;

    friend bool operator==(const SkillMeans&, const SkillMeans&) = default;
};

/// What the tiles came to: the deal and one's own draws. With fair tiles it is 0 in the mean, whoever sits where.
int tilesOf(const mt::Skill& skill);
/// Of one person's rounds, in any order: their games, the one begun first in front.
std::vector<SkillGame> skillGames(const std::vector<SkillRound>& rounds);
SkillMeans skillMeans(const std::vector<SkillRound>& rounds);
/// How far the truth may lie from a mean of so many rounds, five at least, to either side: further only in fewer than
/// one of twenty cases.
int doubtOf(const mt::Estimate& mean, int rounds);
