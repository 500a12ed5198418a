// A small round on the real table in which a player learns the game: it asks for one thing after the other, and tells
// the rule behind each.
//
// The round is a game of its own that is nowhere but in the window: nothing of it is saved, and the game on the table
// waits.
#pragma once

#include "app/play/game_controller.h"
#include "app/tutorial/course.h"
#include "app/tutorial/hands_on.h"

#include <memory>

class Tutorial : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")

    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    /// What the player did last, where that was something else than was asked for; else empty.
    Q_PROPERTY(QString aside READ aside NOTIFY cardChanged)
    /// What to do now.
    Q_PROPERTY(QString request READ request NOTIFY cardChanged)
    /// The rule behind it: its name and its words; empty: none in particular.
    Q_PROPERTY(QString rule READ rule NOTIFY cardChanged)
    /// Those of all lessons.
    Q_PROPERTY(QStringList rules READ rules NOTIFY rulesChanged)
    /// The number of the lesson that is asked for now; where none is, how many have been learned.
    Q_PROPERTY(int taught READ taught NOTIFY cardChanged)
    Q_PROPERTY(int lessons READ lessons CONSTANT)
    /// The round is over.
    Q_PROPERTY(bool finished READ finished NOTIFY cardChanged)

public:
    explicit Tutorial(QObject* parent = nullptr);

    bool active() const { return game_ != nullptr; }
    QString aside() const;
    QString request() const;
    QString rule() const;
    QStringList rules() const;
    int taught() const;
    static int lessons() { return static_cast<int>(allLessons.size()); }
    bool finished() const { return course_ && !course_->card(); }

    /// The round that is played, or null.
    GameController* game() const { return game_.get(); }

    /// What the round is, as an argument of --new.
    static QString spec();
    /// Deals the round, at that pace.
    void start(qreal pace);
    void stop();
    /// Asks for all words again, because another language is spoken.
    void retranslate();

signals:
    void activeChanged();
    void cardChanged();
    void rulesChanged();
    /// What a player of this round who sees nothing should hear: a new card in one piece with what brought it.
    void announced(const QString& text);
    /// Another language is spoken: what was announced last would now be this.
    void rephrased(const QString& text);

private:
    void follow();
    void announce(const QString& text);
    QString paragraph(Lesson lesson) const;
    QString withCard(const QString& text) const;
    SeatNames names() const;

    HandsOn handsOn_;
    std::unique_ptr<GameController> game_;
    std::optional<Course> course_; ///< up to the last decision of the player, or to the round's end
    std::size_t followed_ = 0;     ///< so many actions of the round
    bool isNew_ = false;           ///< the card has not been announced yet
};
