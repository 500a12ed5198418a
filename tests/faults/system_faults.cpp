#include "tests/faults/system_faults.h"

#include "app/words/fault_words.h"
#include "tests/app/play/games.h"

#include <QDateTime>
#include <QFileInfo>

namespace
{

constexpr std::uint32_t secondsOfADay = 24 * 60 * 60;

bool isInUse(GameController& window, const QString& record)
{
    return window.saving()->problem() == FaultWords::problem({StoreProblem::Kind::inUse, record});
}

} // namespace

// --- The clock ------------------------------------------------------------------------------------------------------

ClockBack::ClockBack(const Places& places, mt::Rng& luck) : places_(places), isPutRight_(luck.below(2) == 0)
{
    constexpr std::uint32_t most[] = {2, 60 * 60, secondsOfADay, 3650 * secondsOfADay};
    back_ = std::chrono::seconds(1 + luck.below(most[luck.below(std::size(most))]));
}

void ClockBack::strike(const GameSession& game)
{
    const QDateTime before = QDateTime::currentDateTime();
    OtherSystem::setClockBack(back_);
    if (QDateTime::currentDateTime() >= before)
        wrong.append(QStringLiteral("the clock was not set back"));
    GameController other(places_.aside);
    if (bytesOf(game.recordPath()).isEmpty())
        return;
    if (other.open(game.recordPath()) || !isInUse(other, game.recordPath()))
        wrong.append(QStringLiteral("another window may have the record"));
}

void ClockBack::cure()
{
    if (isPutRight_)
        OtherSystem::setClockBack({});
}

void ClockBack::judge(const QString& record)
{
    OtherSystem::setClockBack({});
    const auto begun =
        QDateTime::fromString(QFileInfo(record).baseName().left(17), QStringLiteral("yyyy-MM-dd-HHmmss"));
    OtherSystem::setClockBack(std::chrono::seconds(begun.secsTo(QDateTime::currentDateTime())));
    const QByteArray before = bytesOf(record);
    GameController next(places_.data);
    begin(next, QStringLiteral("rules=tactic;seats=human:Bruno,easy;first=1"));
    if (next.session().recordPath() == record || bytesOf(record) != before)
        wrong.append(QStringLiteral("a game of the same second has taken its place"));
    if (next.session().store().current() != next.session().recordPath())
        wrong.append(QStringLiteral("the new game is not the one to go on with"));
}

// --- The windows ----------------------------------------------------------------------------------------------------

TwoWindows::TwoWindows(const Places& places, mt::Rng& luck) : places_(places), isOfTheSameFolder_(luck.below(2) == 0) {}

void TwoWindows::strike(const GameSession& game)
{
    const QString record = game.recordPath();
    other_ = std::make_unique<GameController>(isOfTheSameFolder_ ? places_.data : places_.aside);
    const bool isThere = QFileInfo::exists(record);
    if (other_->open(record))
        wrong.append(QStringLiteral("both windows have the record"));
    if (!isThere)
        return;
    if (isInUse(*other_, record))
        ++said;
    else
        ++unsaid;
    killFirst(record);
}

void TwoWindows::killFirst(const QString& record)
{
    const QString left = places_.aside + QStringLiteral("/killed.jsonl");
    const QByteArray lines = bytesOf(record);
    QDir().mkpath(places_.aside);
    writeFile(left, lines);
    QFile::copy(record + QStringLiteral(".lock"), left + QStringLiteral(".lock"));
    GameController next(places_.aside);
    if (!next.open(left))
        wrong.append(QStringLiteral("what a killed window left is not taken over: ") + next.saving()->problem());
    else if (!bytesOf(left).startsWith(lines))
        wrong.append(QStringLiteral("what a killed window left was changed"));
}

void TwoWindows::judge(const QString& record)
{
    const QByteArray before = bytesOf(record);
    if (!other_->open(record))
        wrong.append(QStringLiteral("the other window does not get it afterwards: ") + other_->saving()->problem());
    else if (!bytesOf(record).startsWith(before))
        wrong.append(QStringLiteral("the other window has changed it"));
}
