#include "app/history/statistics_model.h"

#include "app/history/statistics_journal.h"
#include "app/play/game_controller.h"
#include "app/words/fault_words.h"

#include <QDir>

#include <algorithm>

namespace
{

template <typename T>
void addOnce(std::vector<T>& list, const T& value)
{
    if (std::find(list.begin(), list.end(), value) == list.end())
        list.push_back(value);
}

// Row 0 asks for all.
template <typename T>
int rowOf(const std::vector<T>& list, const std::optional<T>& value)
{
    return value ? static_cast<int>(std::find(list.begin(), list.end(), *value) - list.begin()) + 1 : 0;
}

template <typename T>
std::optional<T> valueAt(const std::vector<T>& list, int row)
{
    return row >= 1 && row <= static_cast<int>(list.size()) ? std::optional(list[static_cast<std::size_t>(row) - 1])
                                                            : std::nullopt;
}

template <typename T>
void dropUnknown(std::optional<T>& choice, const std::vector<T>& list)
{
    if (choice && std::find(list.begin(), list.end(), *choice) == list.end())
        choice.reset();
}

} // namespace

StatisticsModel::StatisticsModel(Archive& archive, const QString& folder, std::function<bool()> hasFailed,
                                 QObject* parent)
    : QObject(parent), folder_(folder), hasFailed_(std::move(hasFailed)), watch_(archive)
{
    connect(&watch_, &ArchiveWatch::journalRead, this, &StatisticsModel::take);
    show();
}

void StatisticsModel::refresh()
{
    watch_.begin();
    emit changed();
}

void StatisticsModel::take(const Ledger& ledger)
{
    watch_.end();
    ledger_ = ledger;
    names_ = playersIn(ledger_);
    if (!names_.contains(choice_.player))
        choice_ = {names_.value(0)};
    listChoices();
    show();
}

// What the player's games differ in, whatever else is chosen.
void StatisticsModel::listChoices()
{
    kinds_.clear();
    for (const LedgerGame* game : gamesOf(ledger_, {choice_.player}))
        addOnce(kinds_, kindOf(*game));
    std::sort(kinds_.begin(), kinds_.end());
    dropUnknown(choice_.kind, kinds_);
    rulebooks_.clear();
    opponents_.clear();
    tables_.clear();
    for (const LedgerGame* game : gamesOf(ledger_, {choice_.player, choice_.kind})) {
        addOnce(rulebooks_, RulesKey{game->dealt->rulebook, game->dealt->hasOwnRules});
        addOnce(opponents_, opponentsOf(game->dealt->players));
        addOnce(tables_, static_cast<int>(game->dealt->players.size()));
    }
    std::sort(tables_.begin(), tables_.end());
    dropUnknown(choice_.rules, rulebooks_);
    dropUnknown(choice_.opponents, opponents_);
    dropUnknown(choice_.players, tables_);
}

void StatisticsModel::show()
{
    const Figures figures = figuresOf(ledger_, choice_, roundsShown);
    figures_.replaceRows(HistoryWords::figures(figures));
    bestRounds_.replaceRows(HistoryWords::bestRounds(figures));
    emit changed();
}

QStringList StatisticsModel::players() const
{
    QStringList players;
    for (const QString& name : names_)
        players.append(HistoryWords::player(name));
    return players;
}

void StatisticsModel::setPlayer(int row)
{
    if (row < 0 || row >= names_.size())
        return;
    choice_ = {names_[row]};
    listChoices();
    show();
}

QStringList StatisticsModel::kinds() const
{
    const auto count = [&](std::optional<GameKind> kind) {
        return static_cast<int>(gamesOf(ledger_, {choice_.player, kind}).size());
    };
    QStringList names{HistoryWords::allGames(count(std::nullopt))};
    for (const GameKind kind : kinds_)
        names.append(HistoryWords::kind(kind, count(kind)));
    return names;
}

int StatisticsModel::kind() const { return rowOf(kinds_, choice_.kind); }

void StatisticsModel::setKind(int row)
{
    choice_.kind = valueAt(kinds_, row);
    listChoices();
    show();
}

QStringList StatisticsModel::rulebooks() const
{
    QStringList names{tr("All rules")};
    for (const RulesKey& rules : rulebooks_)
        names.append(HistoryWords::rules(rules));
    return names;
}

int StatisticsModel::rulebook() const { return rowOf(rulebooks_, choice_.rules); }

void StatisticsModel::setRulebook(int row)
{
    choice_.rules = valueAt(rulebooks_, row);
    show();
}

QStringList StatisticsModel::opponents() const
{
    QStringList names{tr("All opponents")};
    for (const std::string& opponents : opponents_)
        names.append(HistoryWords::opponents(opponents));
    return names;
}

int StatisticsModel::opponent() const { return rowOf(opponents_, choice_.opponents); }

void StatisticsModel::setOpponent(int row)
{
    choice_.opponents = valueAt(opponents_, row);
    show();
}

QStringList StatisticsModel::tables() const
{
    QStringList names{tr("Any number of players")};
    for (const int players : tables_)
        names.append(tr("%n player(s)", "at the table", players));
    return names;
}

int StatisticsModel::table() const { return rowOf(tables_, choice_.players); }

void StatisticsModel::setTable(int row)
{
    choice_.players = valueAt(tables_, row);
    show();
}

QString StatisticsModel::problem() const
{
    const QString file = QDir::toNativeSeparators(StatisticsJournal::fileIn(folder_));
    if (hasFailed_())
        return tr("The file %1 cannot be written, so not everything is counted.").arg(file);
    if (ledger_.obstacle())
        return FaultWords::problem(unread(StatisticsJournal::fileIn(folder_), *ledger_.obstacle()));
    const auto damaged = static_cast<int>(ledger_.damagedLines().size());
    return damaged == 0 ? QString()
                        : tr("%n line(s) of the file %1 cannot be read and are left out.", "", damaged).arg(file);
}

#include "moc_statistics_model.cpp"
