// What makes playing easier for some: hints, forced moves by themselves, and what is said aloud.
#include "app/play/game_controller.h"

#include "app/words/hint_words.h"
#include "app/words/status_words.h"

// With many tiles in the hand and many trains it can take longer than a frame. What has changed since then is not
// spoken of any more.
bool GameController::hint()
{
    player_.flush();
    if (!looker_.mayMove)
        return false;
    advisor_.run([this, view = mt::viewOf(session_.state(), looker_.seat)](const mt::StopToken&) {
        return [this, view, hint = mt::hintFor(view)] {
            if (looker_.mayMove && mt::viewOf(session_.state(), looker_.seat) == view)
                showHint(hint);
        };
    });
    return true;
}

void GameController::showHint(const mt::Hint& hint)
{
    const bool says = !HintWords::sentence(hint, names()).isEmpty();
    if (says)
        session_.tellHint();
    note_ = says ? Note::hint : Note::none;
    hint_ = hint;
    if (hint.action.kind == mt::ActionKind::play && selectedTile() != hint.action.tile.index())
        select(hint.action.tile.index());
    emit hinted(hint.action.train);
    emit sentenceChanged();
    announce(sentence(), Concern::TheTurn);
}

// Where the human whose turn it is can do nothing else.
std::optional<mt::Action> GameController::onlyMove() const
{
    return active() && session_.isHumansTurn() ? session_.onlyMove() : std::nullopt;
}

void GameController::setAutoDraw(bool automatic)
{
    autoDraw_ = automatic;
    if (autoDraw_ && !waits_ && !player_.isBusy() && looker_.mayMove && onlyMove())
        autoMove_.start(0);
    else
        autoMove_.stop();
    // How far an undo goes depends on it.
    emit stateChanged();
}

void GameController::setWaiting(bool waits)
{
    if (waits_ == waits)
        return;
    waits_ = waits;
    ai_.cancel();
    autoMove_.stop();
    if (!waits_ && active() && !player_.isBusy())
        settle();
}

GameController::Concern GameController::concernOf(const mt::Event& event) const
{
    switch (event.kind) {
    case mt::EventKind::engineLaid:
    case mt::EventKind::lastTile:
    case mt::EventKind::roundEnded: return Concern::ThePlayer;
    default: break;
    }
    const bool isMine = looker_.seat >= 0 && (event.seat == looker_.seat || event.train == looker_.seat);
    return isMine ? Concern::ThePlayer : Concern::Anybody;
}

void GameController::announce(const QString& text, Concern concern)
{
    if (concern >= leastConcern_)
        emit announced(text);
}

QStringList GameController::tellStatus()
{
    if (!active() || curtain_)
        return {};
    const QStringList lines =
        StatusWords::lines(session_.game(), sentence(), looker_.seesHand ? table_.hand().rowCount() : -1, names());
    emit announced(lines.join(QLatin1Char(' ')));
    return lines;
}
