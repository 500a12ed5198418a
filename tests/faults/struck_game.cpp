#include "tests/faults/struck_game.h"

#include "engine/record/record_reader.h"
#include "tests/app/play/games.h"
#include "tests/faults/other_system.h"

#include <QDir>

#include <algorithm>
#include <sstream>
#include <utility>

namespace
{

struct GameToPlay {
    const char* spec;
    std::uint32_t lines; ///< the moment is among so many of its first lines
};

constexpr GameToPlay games[] = {
    {"rules=bigtable;set=6;seats=human:Anna,easy;first=1;rounds=3", 90},
    {"rules=tactic;seats=easy,human:Anna,easy;first=1;rounds=1", 110},
    // Its record takes several pages of a disk: one that is full goes on having room within the last one.
    {"rules=bigtable;set=12;seats=easy,human:Anna,easy,easy,easy,easy;first=1;rounds=3", 250},
};

const GameToPlay& gameFor(const Fault& fault, mt::Rng& luck)
{
    return games[fault.stops() ? std::size(games) - 1 : luck.below(std::size(games))];
}

std::string content(const QString& path)
{
    auto found = mt::readFile(QFileInfo(path).filesystemFilePath(), mt::maxRecordBytes);
    return std::holds_alternative<std::string>(found) ? std::get<std::string>(std::move(found)) : std::string();
}

} // namespace

StruckGame::StruckGame(const Places& places, Fault& fault, mt::Rng& luck, FaultCount& count)
    : places_(places), fault_(fault), luck_(luck), count_(count)
{
    const GameToPlay& game = gameFor(fault, luck);
    spec_ = QStringLiteral("%1;seed=%2").arg(QString::fromLatin1(game.spec)).arg(luck_.below(1U << 31U));
    line_ = 1 + luck_.below(game.lines);
    stage_ = static_cast<Stage>(luck_.below(4));
}

void StruckGame::run()
{
    start();
    begin(*game_, spec_);
    goOnUntil([this] {
        strikeAt(Stage::onTheDisk);
        return isStruck_;
    });
    // A game that is over sooner.
    if (!isStruck_) {
        line_ = 0;
        stage_ = Stage::onTheDisk;
        strikeAt(stage_);
    }
    const std::size_t enough = lines_.size() + luck_.below(8);
    goOnUntil([this, enough] { return lines_.size() > enough && (isSaid_ || !fault_.stops()); });
    const bool endsBefore = luck_.below(3) == 0;
    if (!endsBefore)
        cure();
    if (endsBefore || luck_.below(2) == 0)
        restart();
    goOnUntil([this, later = lines_.size() + luck_.below(40)] { return lines_.size() > later; });
    leave();
    judge();
}

void StruckGame::start()
{
    queue_ = std::make_unique<SyncQueue>();
    game_ = std::make_unique<GameController>(places_.data, queue_.get());
    game_->store().setRescuePlaces({places_.data, {places_.data, places_.rescue}});
    game_->setObserver(this);
    game_->setPace(0);
    QObject::connect(game_.get(), &GameController::settled, game_.get(), [this] { look(); });
}

// Or until the game is over. No progress for half a minute is a hang.
void StruckGame::goOnUntil(const std::function<bool()>& condition)
{
    bool isDone = false;
    for (std::size_t before = 0; !isDone;) {
        before = lines_.size();
        const bool goesOn = waitUntil([&] {
            doNext();
            isDone = condition() || (game_->gameOver() && !game_->session().store().awaitsDisk());
            return isDone || lines_.size() != before;
        });
        if (!goesOn) {
            complain(QStringLiteral("it hangs"));
            return;
        }
    }
}

void StruckGame::doNext()
{
    if (game_->myTurn())
        doFirstLegal(*game_);
    else if (game_->roundEnded() && !game_->gameOver() && !game_->session().store().isSyncing())
        game_->nextRound();
}

void StruckGame::strikeAt(Stage stage)
{
    const bool isNow = stage == Stage::onTheDisk ? lines_.size() >= line_ && !game_->session().store().awaitsDisk()
                                                 : lines_.size() == line_;
    if (isStruck_ || stage != stage_ || !isNow)
        return;
    // What strikes while a line is written is noticed with the next one.
    due_ = stage == Stage::beforeTheLine ? lines_.size() - 1 : lines_.size();
    if (stage == Stage::amidTheLine)
        OtherSystem::beforeNextChange(places_.data, [this] { strike(); });
    else
        strike();
}

void StruckGame::strike()
{
    if (!std::exchange(isStruck_, true))
        fault_.strike(game_->session());
}

// Somebody is about to be asked.
void StruckGame::look()
{
    if (!isStruck_ || isLeft_ || lines_.size() <= due_ || game_->session().store().awaitsDisk())
        return;
    const bool isSaid = game_->saving()->state() == GameSaving::State::Unsaved && !game_->saving()->reason().isEmpty();
    isSaid_ = isSaid_ || isSaid;
    if (content(game_->session().recordPath()) == text())
        return;
    if (!isSaid) {
        ++count_.unsaid;
        complain(QStringLiteral("not on the disk, and nobody says so"));
    } else if (isCured_) {
        complain(QStringLiteral("not on the disk, and nothing is in its way any more"));
    }
}

void StruckGame::cure()
{
    fault_.cure();
    isCured_ = true;
    due_ = lines_.size();
}

// The program ends and is started again; what is to be cured is so in between.
void StruckGame::restart()
{
    const bool isNoteDue = isCured_ || !fault_.stops();
    if (!game_->store().saveAtLast())
        complain(QStringLiteral("neither saved nor rescued"));
    const QString record = game_->session().recordPath();
    const bool isOver = game_->gameOver();
    game_.reset();
    queue_.reset();
    if (!isCured_)
        cure();
    start();
    const QStringList rescued = game_->store().rescued();
    isSaid_ = isSaid_ || !rescued.isEmpty();
    const bool isThere = rescued.isEmpty() ? game_->resume() : game_->openRescued(rescued.front());
    if (!isThere && isNoteDue && !isOver)
        complain(QStringLiteral("not the game to go on with: ") + game_->saving()->problem());
    if (!isThere && !game_->open(record))
        complain(QStringLiteral("cannot be opened: ") + game_->saving()->problem());
}

// For another game, or with the program.
void StruckGame::leave()
{
    isSaid_ = isSaid_ || game_->saving()->state() == GameSaving::State::Unsaved;
    const bool isForAnother = luck_.below(2) == 0;
    if (isForAnother) {
        game_->saving()->tryAgain();
        awaitDisk(*game_);
        record_ = game_->session().recordPath();
        begin(*game_, QStringLiteral("rules=tactic;seats=human:Bruno,easy;first=1"));
        if (!waitUntil(
                [this] { return game_->session().recordPath() != record_ && !game_->session().store().awaitsDisk(); }))
            complain(QStringLiteral("no other game could be begun"));
    }
    if (!game_->store().saveAtLast())
        complain(QStringLiteral("neither saved nor rescued"));
    if (!isForAnother)
        record_ = game_->session().recordPath();
    game_.reset();
    queue_.reset();
}

void StruckGame::judge()
{
    std::istringstream in(content(record_));
    mt::RecordReader reader(in);
    std::size_t there = 0;
    while (there < lines_.size() && reader.next() && mt::lineText(reader.line()) == lines_[there].text)
        ++there;
    const int lost = actions(there);
    if (lost > 0)
        complain(QStringLiteral("%1 actions are not in %2").arg(lost).arg(record_));
    else if (content(record_) != text())
        complain(QStringLiteral("there is more or other in %1 than was played").arg(record_));
    fault_.judge(record_);
    for (const QString& wrong : fault_.wrong)
        complain(wrong);
    ++count_.moments;
    count_.actions += actions(0);
    count_.said += isSaid_ || fault_.said > 0 ? 1 : 0;
    count_.lost += lost;
    count_.unsaid += fault_.unsaid;
}

std::string StruckGame::text() const
{
    std::string text;
    for (const Line& line : lines_)
        text += line.text + '\n';
    return text;
}

int StruckGame::actions(std::size_t from) const
{
    return static_cast<int>(std::count_if(lines_.begin() + static_cast<std::ptrdiff_t>(from), lines_.end(),
                                          [](const Line& line) { return line.isAction; }));
}

void StruckGame::complain(const QString& what)
{
    count_.wrong.append(QStringLiteral("line %1, stage %2 of %3: %4")
                            .arg(QString::number(line_), QString::number(static_cast<int>(stage_)), spec_, what));
}

RecordOpening::LineReader StruckGame::reading()
{
    read_ = 0;
    return [this](const mt::Replay& /*game*/, const mt::RecordLine& line) { compare(line); };
}

void StruckGame::compare(const mt::RecordLine& line)
{
    if (read_ >= lines_.size() || mt::lineText(line) != lines_[read_].text)
        complain(QStringLiteral("line %1 is not what was played").arg(read_ + 1));
    ++read_;
}

void StruckGame::appending(const mt::Replay& /*game*/, const mt::RecordLine& line)
{
    if (isLeft_)
        return;
    lines_.push_back({mt::lineText(line), std::holds_alternative<mt::Action>(line)});
    strikeAt(Stage::beforeTheLine);
    strikeAt(Stage::amidTheLine);
}

void StruckGame::appended(const mt::Replay& /*game*/, const mt::RecordLine& /*line*/, bool /*isSaved*/)
{
    if (!isLeft_)
        strikeAt(Stage::onItsWay);
}
