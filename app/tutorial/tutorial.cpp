#include "app/tutorial/tutorial.h"

#include "app/setup/new_game_setup.h"
#include "app/tutorial/lesson_words.h"
#include "app/words/rule_words.h"
#include "engine/ai/hint.h"

namespace
{

// A double-6 set, two players, one round, the simplest rules; dealt so that whoever follows the requests comes to
// every lesson (tests/app/tutorial_test.cpp).
const auto tutorialGame =
    QStringLiteral("rules=bigtable;set=6;rounds=1;engine=aside;starter=rotate;opening=single;mexicanTrain=any-turn;"
                   "doubleDuty=non-double;drawnDouble=may;seats=human,easy;first=1;seed=a349");

constexpr std::size_t never = static_cast<std::size_t>(-1);

} // namespace

void Tutorial::start(qreal pace)
{
    stop();
    game_ = std::make_unique<GameController>(GameController::Unkept());
    game_->setPace(pace);
    NewGameSetup setup;
    setup.take(std::get<NewGameSpec>(parseNewGame(tutorialGame)));
    taught_.clear();
    lesson_.reset();
    askedAt_ = never;
    finished_ = false;
    connect(game_.get(), &GameController::settled, this, &Tutorial::follow);
    game_->startGame(setup.start());
    emit activeChanged();
    emit lessonChanged();
}

void Tutorial::stop()
{
    if (!game_)
        return;
    // What shows it must have let go of it before it goes.
    GameController* game = game_.release();
    lesson_.reset();
    disconnect(game, nullptr, this, nullptr);
    emit activeChanged();
    game->abandonGame();
    game->deleteLater();
}

void Tutorial::retranslate()
{
    if (game_)
        game_->retranslate();
    emit lessonChanged();
}

// Only a settled table asks the player for something.
void Tutorial::follow()
{
    if (finished_ || !game_->isSettled())
        return;
    if (game_->roundEnded()) {
        lesson_.reset();
        finished_ = true;
        emit lessonChanged();
    } else if (game_->myTurn() && askedAt_ != game_->session().actionCount()) {
        askedAt_ = game_->session().actionCount();
        teach();
    }
}

void Tutorial::teach()
{
    const mt::State& state = game_->session().state();
    next_ = mt::hintFor(mt::viewOf(state, game_->viewSeat())).action;
    lesson_.reset();
    for (const Lesson lesson : allLessons)
        if (!lesson_ && !taught_.contains(lesson) && isUsefulNow(lesson, state, next_))
            lesson_ = lesson;
    if (lesson_)
        taught_.insert(*lesson_);
    finished_ = !lesson_ && taught_.size() == allLessons.size();
    emit lessonChanged();
}

QString Tutorial::request() const
{
    if (finished_)
        return LessonWords::end();
    return lesson_ ? LessonWords::request(*lesson_, next_, names()) : LessonWords::goOn();
}

QString Tutorial::rule() const
{
    return lesson_ ? RuleWords::paragraph(ruleOf(*lesson_), game_->session().game().rules) : QString();
}

SeatNames Tutorial::names() const { return {game_->session().seatNames(), game_->viewSeat()}; }

#include "moc_tutorial.cpp"
