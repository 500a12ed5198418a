#include "app/play/narrator.h"

#include "app/platform/plain_text.h"
#include "app/words/event_words.h"
#include "app/words/hint_words.h"
#include "app/words/level_words.h"
#include "app/words/refusal_words.h"
#include "app/words/result_words.h"
#include "app/words/rule_words.h"
#include "app/words/status_words.h"
#include "app/words/step_words.h"
#include "app/words/tile_words.h"
#include "app/words/turn_words.h"

#include <utility>

namespace
{

// What somebody decided to do; other events are what follows from it.
bool isDone(mt::EventKind kind)
{
    return kind == mt::EventKind::tilePlayed || kind == mt::EventKind::tileDrawn || kind == mt::EventKind::passed;
}

} // namespace

Narrator::Narrator(const GameSession& session, const SeatPrivacy& privacy, QObject* parent)
    : QObject(parent), session_(session), privacy_(privacy)
{
}

SeatNames Narrator::names() const
{
    return {session_.seatNames(), privacy_.viewpoint().seat, awayOf(session_.seats())};
}

bool Narrator::isRoundOver() const { return session_.isActive() && !tellsEvents_ && session_.mover() < 0; }

QString Narrator::words() const
{
    if (!session_.isActive())
        return {};
    const QString tile = refusal_.tile.exists() ? TileWords::text(refusal_.tile) : QString();
    switch (note_) {
    case Note::refusal: return RefusalWords::sentence(refusal_, names());
    case Note::severalPlaces: return TurnWords::chooseOne(refusal_.tile, session_.table(), session_.moves(), names());
    case Note::noPlace: return tr("%1 cannot be played anywhere now.").arg(tile);
    case Note::hint: return advice();
    case Note::quote: return quoted_;
    case Note::none: break;
    }
    if (tellsEvents_)
        return lastEvent_ ? EventWords::sentence(*lastEvent_, names()) : QString();
    if (isRoundOver())
        return session_.isOver() ? result() : roundSummary();
    if (privacy_.viewpoint().mayMove)
        return TurnWords::yourTurn(session_.state(), session_.moves(), names());
    if (const QString question = levelQuestion(); !question.isEmpty())
        return question;
    if (saysLast())
        return EventWords::sentence(*lastEvent_, names());
    const QString first = beginning();
    return first.isEmpty() ? othersTurn() : first;
}

QString Narrator::beginning() const
{
    if (!session_.isActive() || session_.mover() < 0 || session_.actionCount() > 0)
        return {};
    return StepWords::dealt(session_.game(), session_.deal().deal, names());
}

QString Narrator::othersTurn() const
{
    return TurnWords::othersTurn(session_.mover(), !session_.isHumansTurn(), names());
}

QString Narrator::advice() const
{
    const QString words = HintWords::sentence(hint_, names());
    return words.isEmpty() ? TurnWords::whyStuck(session_.state(), session_.moves()) : words;
}

// That an AI thinks stands at its plate; what was done last would be gone before anybody has read it. A tile that was
// drawn is named to nobody who may not see it any more.
bool Narrator::saysLast() const
{
    if (note_ != Note::none || tellsEvents_ || session_.mover() < 0 || session_.isHumansTurn() || !lastEvent_ ||
        !levelQuestion().isEmpty())
        return false;
    const bool namesTile = lastEvent_->kind == mt::EventKind::tileDrawn && names().isYou(lastEvent_->seat);
    return !namesTile || eyes() == lastEvent_->seat;
}

QString Narrator::ruleBehind() const
{
    if (!session_.isActive() || isRoundOver())
        return {};
    std::string_view rule;
    const bool isOfTurn = note_ == Note::none || (note_ == Note::hint && HintWords::sentence(hint_, names()).isEmpty());
    if (note_ == Note::refusal)
        rule = RuleWords::ruleOf(refusal_.reason, session_.game().rules.options);
    else if (note_ == Note::none && tellsEvents_)
        rule = lastEvent_ ? EventWords::rule(*lastEvent_) : std::string_view();
    else if (isOfTurn && privacy_.viewpoint().mayMove)
        rule = TurnWords::rule(session_.state(), session_.moves());
    return plainText(rule);
}

QString Narrator::levelQuestion() const
{
    if (!session_.isActive() || isRoundOver())
        return {};
    const std::vector<int> seats = session_.seatsWithoutLevel();
    return seats.empty() ? QString() : LevelWords::question(seats, names());
}

QString Narrator::wentOut() const
{
    const bool isShown = tellsEvents_ && lastEvent_ && lastEvent_->kind == mt::EventKind::roundEnded &&
                         lastEvent_->reason == mt::RoundEndReason::out;
    return isShown ? ResultWords::wentOut(ResultWords::out(session_.game()), names()) : QString();
}

QString Narrator::roundSummary() const
{
    return isRoundOver() ? ResultWords::roundSummary(session_.game(), names()) : QString();
}

QString Narrator::result() const
{
    return isRoundOver() && session_.isOver() ? ResultWords::result(session_.game(), names()) : QString();
}

// The seat whose hand may be seen, or -1.
int Narrator::eyes() const { return privacy_.viewpoint().seesHand ? privacy_.viewpoint().seat : -1; }

void Narrator::say()
{
    const bool isRefusal = note_ == Note::refusal || note_ == Note::severalPlaces || note_ == Note::noPlace;
    said_ = {words(), isRefusal, ruleBehind()};
    saidTo_ = eyes();
}

void Narrator::forget()
{
    note_ = Note::none;
    tellsEvents_ = false;
    lastEvent_.reset();
    said_ = {};
    saidTo_ = -1;
    begun_ = 0;
    chosen_ = {};
    before_.clear();
    ofTurn_.clear();
    actor_ = -1;
}

void Narrator::tell(const mt::Event& event)
{
    tellsEvents_ = true;
    if (event.kind == mt::EventKind::turnStarted)
        announceRest();
    const QString text = EventWords::sentence(event, names());
    if (text.isEmpty())
        return;
    lastEvent_ = event;
    say();
    // What one drew oneself is heard with what can be done with it.
    const bool isTold = event.kind == mt::EventKind::tileDrawn && session_.mover() == event.seat &&
                        names().isYou(event.seat) && session_.state().drawn == event.tile;
    if (isTold)
        return;
    if (isDone(event.kind))
        actor_ = event.seat;
    if (event.kind == mt::EventKind::roundEnded || !isComputers(actor_))
        announce(text, levelOf(event));
    else if (levelOf(event) >= leastLevel_)
        ofTurn_.push_back(event);
}

void Narrator::announceBefore(const QString& text)
{
    before_ = text;
    ofTurn_.clear();
}

void Narrator::settle()
{
    tellsEvents_ = false;
    say();
}

void Narrator::wait()
{
    if (eyes() == saidTo_)
        return;
    said_ = {};
    if (tellsEvents_)
        say();
}

void Narrator::announceTurn()
{
    const bool isMine = privacy_.viewpoint().mayMove;
    const QString first = beginning();
    if (!first.isEmpty() && begun_ != session_.table().round) {
        begun_ = session_.table().round;
        before_ = first;
    }
    if (isMine)
        announce(isAsked() ? asked() : said_.sentence, Announcement::Level::TheTurn);
    else if (!before_.isEmpty())
        announce({}, Announcement::Level::ThePlayer);
}

QString Narrator::spoken() const
{
    const QString first = beginning();
    if (!isAsked())
        return noted();
    if (chosen_.exists())
        return TurnWords::chosen(chosen_, session_.table(), session_.moves(), names());
    return inOne(first, asked());
}

QString Narrator::noted() const
{
    return note_ == Note::severalPlaces
               ? TurnWords::spokenChooseOne(refusal_.tile, session_.table(), session_.moves(), names())
               : said_.sentence;
}

bool Narrator::isAsked() const { return note_ == Note::none && privacy_.viewpoint().mayMove; }

QString Narrator::asked() const { return TurnWords::spokenTurn(session_.state(), session_.moves(), names()); }

void Narrator::announceChosen(mt::Tile tile)
{
    announce(TurnWords::chosen(tile, session_.table(), session_.moves(), names()), Announcement::Level::TheTurn);
    chosen_ = tile;
}

void Narrator::answer(Note note)
{
    note_ = note;
    say();
    announce(noted(), Announcement::Level::TheTurn);
}

void Narrator::refuse(const mt::Refusal& refusal)
{
    refusal_ = refusal;
    answer(Note::refusal);
}

void Narrator::refuseSeveralPlaces(mt::Tile tile)
{
    refusal_.tile = tile;
    answer(Note::severalPlaces);
}

void Narrator::refuseNoPlace(mt::Tile tile)
{
    refusal_.tile = tile;
    answer(Note::noPlace);
}

bool Narrator::hint(const mt::Hint& hint)
{
    hint_ = hint;
    const bool hasWords = !advice().isEmpty();
    answer(hasWords ? Note::hint : Note::none);
    return hasWords;
}

void Narrator::quote(const QString& line)
{
    note_ = Note::quote;
    quoted_ = line;
    say();
}

void Narrator::retranslate()
{
    if (isQuoting())
        dropNote();
    say();
}

QStringList Narrator::tellStatus(int tilesInHand)
{
    const bool isOthers = session_.mover() >= 0 && !privacy_.viewpoint().mayMove && levelQuestion().isEmpty();
    const bool isMine = privacy_.viewpoint().mayMove && !tellsEvents_ && levelQuestion().isEmpty();
    const QString turn = isMine ? TurnWords::wholeTurn(session_.state(), session_.moves(), names()) : QString();
    // A refusal or a hint stands there until something is done, and says neither whose turn it is nor what fits.
    const QString now = isOthers ? othersTurn() : isMine && note_ == Note::none ? turn : inOne(noted(), turn);
    return StatusWords::lines(session_.game(), now, tilesInHand, names());
}

Announcement::Level Narrator::levelOf(const mt::Event& event) const
{
    switch (event.kind) {
    case mt::EventKind::engineLaid:
    case mt::EventKind::lastTile:
    case mt::EventKind::roundEnded: return Announcement::Level::ThePlayer;
    default: break;
    }
    const int seat = privacy_.viewpoint().seat;
    const bool isMine = seat >= 0 && (event.seat == seat || event.train == seat);
    return isMine ? Announcement::Level::ThePlayer : Announcement::Level::Anybody;
}

bool Narrator::isComputers(int seat) const
{
    return seat >= 0 && !session_.seats()[static_cast<std::size_t>(seat)].isHuman;
}

// A voice takes its time: what somebody does in one turn is one text.
QString Narrator::takeTurnTold()
{
    QString told;
    for (const mt::Event& event : std::exchange(ofTurn_, {}))
        told = inOne(told, EventWords::sentence(event, names()));
    return told;
}

void Narrator::announceRest()
{
    if (!ofTurn_.empty())
        announce({}, Announcement::Level::TheTurn);
}

QString Narrator::inOne(const QString& first, const QString& second)
{
    return first.isEmpty() || second.isEmpty()
               ? first + second
               : tr("%1 %2", "two whole sentences, one after the other").arg(first, second);
}

// In one piece: where a text takes the place of the one before, that would not be heard.
void Narrator::announce(const QString& text, Announcement::Level level)
{
    const QString before = std::exchange(before_, {});
    chosen_ = {};
    if (level >= leastLevel_)
        emit announced(inOne(inOne(before, takeTurnTold()), text));
}

#include "moc_narrator.cpp"
