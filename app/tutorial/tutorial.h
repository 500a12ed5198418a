// A small round on the real table in which a player learns the game: it asks for one thing after the other, as the
// round brings them, and tells the rule behind each.
//
// The round is a game of its own that is nowhere but in the window: nothing of it is saved, and the game on the table
// waits.
#pragma once

#include "app/play/game_controller.h"
#include "app/tutorial/lesson.h"

#include <memory>
#include <set>

class Tutorial : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")

    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    /// What to do now.
    Q_PROPERTY(QString request READ request NOTIFY lessonChanged)
    /// The rule behind it: its name and its words; empty: none in particular.
    Q_PROPERTY(QString rule READ rule NOTIFY lessonChanged)
    /// How many lessons have been taught, of how many.
    Q_PROPERTY(int taught READ taught NOTIFY lessonChanged)
    Q_PROPERTY(int lessons READ lessons CONSTANT)
    /// There is nothing more to learn here.
    Q_PROPERTY(bool finished READ finished NOTIFY lessonChanged)

public:
    explicit Tutorial(QObject* parent = nullptr) : QObject(parent) {}

    bool active() const { return game_ != nullptr; }
    QString request() const;
    QString rule() const;
    int taught() const { return static_cast<int>(taught_.size()); }
    static int lessons() { return static_cast<int>(allLessons.size()); }
    bool finished() const { return finished_; }

    /// The round that is played, or null.
    GameController* game() const { return game_.get(); }

    /// Deals the round, at that pace.
    void start(qreal pace);
    void stop();
    /// Asks for all words again, because another language is spoken.
    void retranslate();

signals:
    void activeChanged();
    void lessonChanged();

private:
    void follow();
    void teach();
    SeatNames names() const;

    std::unique_ptr<GameController> game_;
    std::set<Lesson> taught_;
    std::optional<Lesson> lesson_; ///< the one that is asked for now
    mt::Action next_;              ///< what it asks for
    std::size_t askedAt_ = 0;      ///< the decision it was asked at, as how many actions the round had
    bool finished_ = false;
};
