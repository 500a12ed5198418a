#include "app/coach/skill_model.h"

#include "app/history/history_words.h"

#include <algorithm>
#include <utility>

SkillModel::SkillModel(Archive& archive, const QString& folder, QObject* parent)
    : QObject(parent), reader_(archive, folder)
{
    connect(&reader_, &SkillReader::found, this, &SkillModel::take);
    connect(&reader_, &SkillReader::finished, this, &SkillModel::progressChanged);
}

QStringList SkillModel::players() const
{
    QStringList players;
    for (const QString& name : names_)
        players.append(HistoryWords::player(name));
    return players;
}

void SkillModel::setPlayer(int row)
{
    if (row < 0 || row >= names_.size())
        return;
    wanted_ = names_[row];
    show();
}

QString SkillModel::playMean() const { return means_.rounds == 0 ? QString() : SkillWords::playMean(means_); }

QString SkillModel::tilesMean() const { return SkillWords::tilesMean(means_); }

QString SkillModel::progress() const
{
    const auto known = static_cast<int>(rounds_.size());
    return reading() && left_ > 0 ? SkillWords::progress(known, known + left_) : QString();
}

void SkillModel::refresh()
{
    // What is shown stays until there is something to show instead.
    isStale_ = true;
    left_ = 0;
    reader_.start();
    emit progressChanged();
}

void SkillModel::leave()
{
    reader_.stop();
    emit progressChanged();
}

QString SkillModel::path(int row) const
{
    const auto count = static_cast<int>(games_.size());
    return row < 0 || row >= count ? QString() : games_[static_cast<std::size_t>(count - 1 - row)].path;
}

void SkillModel::take(const std::vector<SkillRound>& rounds, int left)
{
    if (std::exchange(isStale_, false))
        rounds_.clear();
    rounds_.insert(rounds_.end(), rounds.begin(), rounds.end());
    left_ = left;
    show();
    emit progressChanged();
}

void SkillModel::retranslate()
{
    show();
    emit progressChanged();
}

void SkillModel::show()
{
    std::vector<const SkillRound*> byTime;
    for (const SkillRound& round : rounds_)
        byTime.push_back(&round);
    std::ranges::stable_sort(byTime, std::greater(), &SkillRound::begun);
    names_.clear();
    for (const SkillRound* round : byTime)
        if (!names_.contains(round->player))
            names_.append(round->player);
    player_ = names_.contains(wanted_) ? wanted_ : names_.value(0);
    std::vector<SkillRound> own;
    std::ranges::copy_if(rounds_, std::back_inserter(own),
                         [this](const SkillRound& round) { return round.player == player_; });
    games_ = skillGames(own);
    means_ = skillMeans(own);
    std::vector<SkillGameRow> rows;
    for (auto game = games_.rbegin(); game != games_.rend(); ++game)
        rows.push_back(SkillWords::row(*game));
    rows_.setRows(std::move(rows));
    emit changed();
}

#include "moc_skill_model.cpp"
