// What is said of the game: the sentence above the holder, and what a player hears who does not see the table.
#pragma once

#include "app/people/seat_names.h"
#include "app/platform/announcement.h"
#include "app/play/game_session.h"
#include "app/play/seat_privacy.h"
#include "engine/ai/hint.h"

#include <QObject>

#include <vector>

class Narrator : public QObject
{
    Q_OBJECT

public:
    struct Said {
        QString sentence;
        bool isRefusal = false; ///< it says why something cannot be done
        QString rule;           ///< the one behind it, as rule_words.h names it; empty: none in particular
    };

    /// Both outlive it: who is to move, and for whose eyes the sentences are.
    Narrator(const GameSession& session, const SeatPrivacy& privacy, QObject* parent = nullptr);

    void setLeastLevel(Announcement::Level level) { leastLevel_ = level; }

    /// What was said last; empty without a game.
    const Said& said() const { return said_; }
    /// Which level shall play for the seats whose level is not here; empty where there are none, and between rounds.
    QString levelQuestion() const;
    /// Who is out, while that is shown; else empty.
    QString wentOut() const;
    /// How the round ended; empty before.
    QString roundSummary() const;
    /// How the game ended; empty before.
    QString result() const;

    /// It is another game, or none: nothing is said before settle().
    void forget();
    /// The event is shown now. Of some there is nothing to say: the sentence stays. What a computer player does is
    /// announced when its turn is over, as one text, or with whatever else is announced before.
    void tell(const mt::Event& event);
    /// Something is about to be done, or the game has come to a state without events: what was told last is over, and
    /// what was noted of an attempt or a hint does not hold any more; the sentence stays until there is another one.
    void begin()
    {
        dropNote();
        lastEvent_.reset();
    }
    /// All events have been shown: the sentence says whose turn it is, or how the round ended; while an AI is to move,
    /// what was told last. A note stays.
    void settle();
    /// All events have been shown, but nobody is asked yet: what was said last stays, unless it was for other eyes.
    void wait();
    /// It is the player's turn, and they hear it; once in each round, before that, how it begins, whoever does.
    void announceTurn();
    /// To be heard before whatever is announced next: what was taken back. What was done in the turn that it belongs to
    /// is not told any more.
    void announceBefore(const QString& text);
    /// How the round begins, as long as nobody has done anything in it; then empty.
    QString beginning() const;
    /// What was noted of an attempt or a hint does not hold any more; the sentence stays until there is another one.
    void dropNote() { note_ = Note::none; }

    /// What was announced last, as it would be now: of the sentence that stands there, with how the round begins, as
    /// long as it does, or where the chosen tile fits.
    QString spoken() const;
    /// That tile was chosen, which can be laid somewhere: where, is heard.
    void announceChosen(mt::Tile tile);

    // Until dropNote() the sentence is one of these, which is announced, too.
    void refuse(const mt::Refusal& refusal);
    void refuseSeveralPlaces(mt::Tile tile);
    void refuseNoPlace(mt::Tile tile);
    /// Where nothing is to be chosen, it says why. False: there are no words for this hint, and whose turn it is is
    /// said again.
    bool hint(const mt::Hint& hint);

    /// A line of what happened is the sentence, until something else is; it is not announced.
    void quote(const QString& line);
    bool isQuoting() const { return note_ == Note::quote; }

    /// How things stand, in lines. `tilesInHand`: -1 where no hand is shown. The game must be active.
    QStringList tellStatus(int tilesInHand);
    /// Says the same again, because another language is spoken; but no line that was quoted.
    void retranslate();

signals:
    void announced(const QString& text);

private:
    /// What the sentence says instead of whose turn it is.
    enum class Note { none, refusal, severalPlaces, noPlace, hint, quote };

    bool isRoundOver() const;
    bool isAsked() const;
    QString asked() const;
    SeatNames names() const;
    int eyes() const;
    void say();
    QString words() const;
    QString othersTurn() const;
    QString advice() const;
    QString noted() const; ///< said_.sentence, as ears need it
    bool saysLast() const;
    QString ruleBehind() const;
    void answer(Note note);
    Announcement::Level levelOf(const mt::Event& event) const;
    void announce(const QString& text, Announcement::Level level);
    bool isComputers(int seat) const;
    void announceRest();
    QString takeTurnTold();
    static QString inOne(const QString& first, const QString& second);

    const GameSession& session_;
    const SeatPrivacy& privacy_;
    Announcement::Level leastLevel_ = Announcement::Level::Anybody;
    Said said_;
    int saidTo_ = -1; ///< whose tiles it may name: as eyes() was then
    bool tellsEvents_ = false;
    std::optional<mt::Event> lastEvent_; ///< of those that there is something to say of
    Note note_ = Note::none;
    mt::Refusal refusal_;           ///< of Note::refusal; its tile is that of every other refusal
    mt::Hint hint_;                 ///< of Note::hint
    QString quoted_;                ///< of Note::quote
    int begun_ = 0;                 ///< the round whose beginning was announced
    mt::Tile chosen_;               ///< what was announced last is where it fits
    QString before_;                ///< what is to be announced with the next thing
    int actor_ = -1;                ///< who did what was told last; -1: nobody yet
    std::vector<mt::Event> ofTurn_; ///< what a computer player has done in the turn it is in, and nobody has heard
};
