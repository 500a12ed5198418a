// One player's figures, reckoned from the ledger: a value for a choice of games.
#pragma once

#include "app/history/ledger.h"

#include <QStringList>

/// Games that were played straight through, those in which something was taken back (by undo or by going on from an
/// older copy of the record), and those in which a seat changed hands.
enum class GameKind { straight, withUndo, seatHanded };

/// Rules as statistics tell them apart.
struct RulesKey {
    std::string rulebook;     ///< id
    bool hasOwnRules = false; ///< something else than the number of rounds differs from it
    friend auto operator<=>(const RulesKey&, const RulesKey&) = default;
};

/// Whom a game was played against: the level of all its AI seats; several levels: `mixedLevels`; no AI: `onlyPeople`.
std::string opponentsOf(const std::vector<mt::RecordPlayer>& players);
inline constexpr std::string_view mixedLevels = "*";
inline constexpr std::string_view onlyPeople = "";

/// Which games of a player; what is not set is not asked.
struct StatisticsChoice {
    QString player; ///< a name as playersIn() says it
    std::optional<GameKind> kind{};
    std::optional<RulesKey> rules{};
    std::optional<std::string> opponents{}; ///< as opponentsOf() says it
    std::optional<int> players{};           ///< seats at the table
};

/// One round of the player's.
struct PlayedRound {
    RulesKey rules;
    QDateTime when;
    int points = 0;
    int opponents = 0;
    int othersPoints = 0; ///< of all others together
};

struct Figures {
    int begun = 0;
    int finished = 0;
    int won = 0;     ///< together with others or alone
    int jointly = 0; ///< of those: together with others
    int ranks = 0;   ///< the sum of the ranks in finished games; 1: won
    int rounds = 0;  ///< that were played to their end
    int points = 0;  ///< in those
    int wentOut = 0; ///< of those
    int longestTrain = 0;
    int hints = 0;  ///< shown to the player; older journals tell of none
    int streak = 0; ///< won one after another up to now; a game that was left counts as not won, the last one begun
                    ///< only when it is finished
    int longestStreak = 0;
    struct Game {
        int points = 0;
        int rounds = 0;
        QDateTime when{};
    };
    std::optional<Game> bestGame; ///< finished, fewest points a round
    /// Fewest points first, then against more opponents, then with more points for them.
    std::vector<PlayedRound> bestRounds;
};

GameKind kindOf(const LedgerGame& game);
/// The humans of games that count, the one who played last first; a name left empty is one, too.
QStringList playersIn(const Ledger& ledger);
/// The player's games that fit the choice, in the order in which they were dealt.
std::vector<const LedgerGame*> gamesOf(const Ledger& ledger, const StatisticsChoice& choice);
/// `bestRounds`: how many rounds are wanted at most.
Figures figuresOf(const Ledger& ledger, const StatisticsChoice& choice, std::size_t bestRounds);
