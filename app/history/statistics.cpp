#include "app/history/statistics.h"

#include "app/people/player_name.h"
#include "engine/game/game.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace
{

QString shownName(const mt::RecordPlayer& player) { return PlayerName::shown(QString::fromStdString(player.name)); }

// The player's seat, or -1; of two humans by the same name the first.
int seatOf(const DealtEntry& dealt, const QString& player)
{
    for (std::size_t seat = 0; seat < dealt.players.size(); ++seat)
        if (dealt.players[seat].kind == mt::PlayerKind::human && shownName(dealt.players[seat]) == player)
            return static_cast<int>(seat);
    return -1;
}

RulesKey rulesOf(const LedgerGame& game) { return {game.dealt->rulebook, game.dealt->hasOwnRules}; }

bool isChosen(const LedgerGame& game, const StatisticsChoice& choice)
{
    return game.counts() && seatOf(*game.dealt, choice.player) >= 0 && (!choice.kind || kindOf(game) == *choice.kind) &&
           (!choice.rules || rulesOf(game) == *choice.rules) &&
           (!choice.opponents || opponentsOf(game.dealt->players) == *choice.opponents) &&
           (!choice.players || static_cast<int>(game.dealt->players.size()) == *choice.players);
}

bool hasWon(const FinishedEntry& finished, int seat)
{
    return std::find(finished.winners.begin(), finished.winners.end(), seat) != finished.winners.end();
}

// By fewer points, or by the rulebook's tie-break. How a game by rules of its own parts them, the journal does not say.
bool isBefore(const LedgerGame& game, std::size_t one, std::size_t other)
{
    const std::vector<int>& totals = game.finished->totals;
    const mt::Rulebook* const book = game.dealt->hasOwnRules ? nullptr : mt::findRulebook(game.dealt->rulebook);
    if (totals[one] != totals[other] || book == nullptr)
        return totals[one] < totals[other];
    mt::Game both;
    both.rules.options = book->options;
    both.rules.players = 2;
    for (const auto& [number, round] : game.rounds)
        both.scores.push_back({round.scores[one], round.scores[other]});
    const bool isWhole = mt::totals(both) == std::vector{totals[one], totals[other]};
    return isWhole && mt::resultOf(both).winners == std::vector{0};
}

// Behind the winners, whoever they are.
int rankOf(const LedgerGame& game, int seat)
{
    if (hasWon(*game.finished, seat))
        return 1;
    int before = 0;
    for (int other = 0; other < static_cast<int>(game.finished->totals.size()); ++other)
        before += hasWon(*game.finished, other) ||
                  isBefore(game, static_cast<std::size_t>(other), static_cast<std::size_t>(seat));
    return before + 1;
}

void addRounds(Figures& figures, const LedgerGame& game, int seat)
{
    const auto at = static_cast<std::size_t>(seat);
    for (const auto& [number, round] : game.rounds) {
        const int points = round.scores[at];
        const int all = std::accumulate(round.scores.begin(), round.scores.end(), 0);
        ++figures.rounds;
        figures.points += points;
        figures.wentOut += std::find(round.out.begin(), round.out.end(), seat) != round.out.end();
        figures.longestTrain = std::max(figures.longestTrain, round.trains[at]);
        figures.bestRounds.push_back({rulesOf(game), game.roundEnds.at(number), points,
                                      static_cast<int>(round.scores.size()) - 1, all - points});
    }
}

void addFinished(Figures& figures, const LedgerGame& game, int seat)
{
    const FinishedEntry& finished = *game.finished;
    const Figures::Game played{finished.totals[static_cast<std::size_t>(seat)], static_cast<int>(game.rounds.size()),
                               game.finishedAt};
    ++figures.finished;
    figures.won += hasWon(finished, seat);
    figures.jointly += hasWon(finished, seat) && finished.winners.size() > 1;
    figures.ranks += rankOf(game, seat);
    const auto isBetter = [](const Figures::Game& one, const Figures::Game& other) {
        return one.points * other.rounds < other.points * one.rounds;
    };
    if (played.rounds > 0 && (!figures.bestGame || isBetter(played, *figures.bestGame)))
        figures.bestGame = played;
}

void addToStreak(Figures& figures, bool won)
{
    figures.streak = won ? figures.streak + 1 : 0;
    figures.longestStreak = std::max(figures.longestStreak, figures.streak);
}

bool isBetter(const PlayedRound& one, const PlayedRound& other)
{
    return std::tuple(one.points, -one.opponents, -one.othersPoints) <
           std::tuple(other.points, -other.opponents, -other.othersPoints);
}

} // namespace

GameKind kindOf(const LedgerGame& game)
{
    if (game.seatHanded)
        return GameKind::seatHanded;
    return game.withUndo ? GameKind::withUndo : GameKind::straight;
}

std::string opponentsOf(const std::vector<mt::RecordPlayer>& players)
{
    std::string all(onlyPeople);
    for (const mt::RecordPlayer& player : players) {
        if (player.kind == mt::PlayerKind::human || player.level == all)
            continue;
        if (!all.empty())
            return std::string(mixedLevels);
        all = player.level;
    }
    return all;
}

QStringList playersIn(const Ledger& ledger)
{
    QStringList players;
    for (auto game = ledger.games().rbegin(); game != ledger.games().rend(); ++game) {
        if (!game->counts())
            continue;
        for (const mt::RecordPlayer& player : game->dealt->players)
            if (const QString name = shownName(player); player.kind == mt::PlayerKind::human && !players.contains(name))
                players.append(name);
    }
    return players;
}

std::vector<const LedgerGame*> gamesOf(const Ledger& ledger, const StatisticsChoice& choice)
{
    std::vector<const LedgerGame*> games;
    for (const LedgerGame& game : ledger.games())
        if (isChosen(game, choice))
            games.push_back(&game);
    return games;
}

Figures figuresOf(const Ledger& ledger, const StatisticsChoice& choice, std::size_t bestRounds)
{
    Figures figures;
    const std::vector<const LedgerGame*> games = gamesOf(ledger, choice);
    for (const LedgerGame* game : games) {
        const int seat = seatOf(*game->dealt, choice.player);
        ++figures.begun;
        addRounds(figures, *game, seat);
        figures.hints += static_cast<int>(std::ranges::count(game->hints, seat, &HintEntry::seat));
        if (game->finished)
            addFinished(figures, *game, seat);
        if (game->finished || game != games.back())
            addToStreak(figures, game->finished && hasWon(*game->finished, seat));
    }
    std::stable_sort(figures.bestRounds.begin(), figures.bestRounds.end(), isBetter);
    figures.bestRounds.resize(std::min(figures.bestRounds.size(), bestRounds));
    return figures;
}
