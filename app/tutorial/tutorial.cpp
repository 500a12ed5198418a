#include "app/tutorial/tutorial.h"

#include "app/setup/new_game_setup.h"
#include "app/tutorial/lesson_words.h"
#include "app/words/rule_words.h"

namespace
{

constexpr int learner = 0;
constexpr std::size_t never = static_cast<std::size_t>(-1);

} // namespace

// Two players, one round, the simplest rules and no price on the double blank. The seed is one of few whose deal has a
// lesson in each decision of whoever does what is asked, in the order of allLessons (course_test.cpp).
QString Tutorial::spec()
{
    return QStringLiteral(
        "rules=bigtable;set=9;rounds=1;engine=aside;starter=rotate;opening=single;mexicanTrain=any-turn;"
        "doubleDuty=non-double;drawnDouble=may;doubleBlank=0;seats=human,easy;first=1;seed=t10039");
}

Tutorial::Tutorial(QObject* parent) : QObject(parent)
{
    connect(&handsOn_, &HandsOn::changed, this, &Tutorial::cardChanged);
}

void Tutorial::start(qreal pace)
{
    stop();
    game_ = std::make_unique<GameController>(QString());
    game_->setPace(pace);
    NewGameSetup setup;
    setup.take(std::get<NewGameSpec>(parseNewGame(spec())));
    followed_ = never;
    connect(game_.get(), &GameController::settled, this, &Tutorial::follow);
    connect(game_.get(), &GameController::rephrased, this,
            [this](const QString& text) { emit rephrased(withCard(text)); });
    // Said when the round is in the window: the keyboard goes there first, and a screen reader says whereto.
    QString first;
    const auto hearing =
        connect(game_.get(), &GameController::announced, this, [&first](const QString& text) { first = text; });
    game_->startGame(setup.start());
    disconnect(hearing);
    emit activeChanged();
    emit rulesChanged();
    emit cardChanged();
    connect(game_.get(), &GameController::announced, this, &Tutorial::announce);
    announce(first);
}

void Tutorial::stop()
{
    if (!game_)
        return;
    // What shows it must have let go of it before it goes.
    GameController* game = game_.release();
    course_.reset();
    isNew_ = false;
    disconnect(game, nullptr, this, nullptr);
    emit activeChanged();
    game->abandonGame();
    game->deleteLater();
}

void Tutorial::retranslate()
{
    if (game_)
        game_->retranslate();
    emit rulesChanged();
    emit cardChanged();
}

// Only a settled table asks the player for something.
void Tutorial::follow()
{
    const GameSession& session = game_->session();
    if (!game_->isSettled() || followed_ == session.actionCount() || !(game_->roundEnded() || game_->myTurn()))
        return;
    followed_ = session.actionCount();
    course_.emplace(mt::startRound(session.game().rules, session.deal().deal), learner);
    const mt::Memory memory = session.memory(learner);
    for (const mt::Remembered& remembered : memory.done())
        course_->add(remembered.action);
    isNew_ = true;
    emit cardChanged();
    // Whose turn it is will be said next; of the end, all has been.
    if (finished())
        announce(game_->sentence());
}

// Two announcements at once would be one: the second.
void Tutorial::announce(const QString& text) { emit announced(std::exchange(isNew_, false) ? withCard(text) : text); }

QString Tutorial::withCard(const QString& text) const
{
    QStringList parts{text, aside(), request(), rule()};
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QString Tutorial::aside() const
{
    return course_ && course_->otherwise() ? LessonWords::aside(*course_->otherwise(), names()) : QString();
}

QString Tutorial::request() const
{
    if (!course_)
        return {};
    if (finished())
        return taught() == lessons() ? LessonWords::end()
                                     : LessonWords::endOfPart(lessons() - taught(), handsOn_.isKeyboard());
    const Course::Card& card = *course_->card();
    return card.lesson ? LessonWords::request(*card.lesson, card.action, names(), handsOn_.isKeyboard())
                       : LessonWords::goOn(handsOn_.isKeyboard());
}

QString Tutorial::rule() const
{
    if (!course_ || finished() || !course_->card()->lesson)
        return {};
    return paragraph(*course_->card()->lesson);
}

QStringList Tutorial::rules() const
{
    QStringList rules;
    for (const Lesson lesson : allLessons)
        if (game_)
            rules.append(paragraph(lesson));
    return rules;
}

QString Tutorial::paragraph(Lesson lesson) const
{
    return RuleWords::paragraph(ruleOf(lesson), game_->session().game().rules);
}

int Tutorial::taught() const
{
    if (!course_)
        return 0;
    const auto learned = static_cast<int>(course_->learned().size());
    return learned + (course_->card() && course_->card()->lesson ? 1 : 0);
}

SeatNames Tutorial::names() const { return {game_->session().seatNames(), game_->viewSeat()}; }

#include "moc_tutorial.cpp"
