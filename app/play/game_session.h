// One game with its seats, from its first line on: what the window asks the engine, and the way of an action through
// the rules and onto the disk.
#pragma once

#include "app/play/record_observer.h"
#include "app/saving/game_store.h"
#include "app/setup/game_start.h"
#include "app/table/table_news.h"
#include "engine/game/memory.h"
#include "engine/record/deal_of_day.h"
#include "engine/record/replay.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

class GameSession
{
public:
    /// `folder`: where the records are. With `syncs` nothing waits for the disk: the store is syncing until what
    /// was done is there, or cannot be saved.
    explicit GameSession(const QString& folder, SyncQueue* syncs = nullptr, Disk& disk = Disk::system());
    GameSession(const GameSession&) = delete;
    GameSession& operator=(const GameSession&) = delete;
    ~GameSession() { close(false); }

    /// Who is told of every line from now on; nobody at first. It must outlive the session.
    void setObserver(RecordObserver* observer) { observer_ = observer; }

    bool isActive() const { return !seats_.empty(); }
    const mt::Game& game() const { return replay_.game(); }
    const mt::State& state() const { return game().round; }
    const mt::Table& table() const { return game().round.table; }
    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    QStringList seatNames() const;
    int humans() const;
    /// The seat of the one person who plays; -1: several do, or none.
    int onlyHuman() const;
    /// The seat to move, or -1 between rounds.
    int mover() const { return game().inRound ? table().turn : -1; }
    bool isHumansTurn() const { return game().inRound && seat(mover()).isHuman; }
    /// The human who acted last in this round, or -1.
    int lastHuman() const;
    bool isOver() const { return isActive() && !game().inRound && mt::isOver(game()); }
    /// How many actions of the round have been done, without those taken back.
    std::size_t actionCount() const { return replay_.actions().size(); }
    /// The first action of the round since that seat's last turn ended; in its turn, since the one before.
    /// actionCount(): none was done since.
    std::size_t firstSinceTurnOf(int seat) const;
    /// What the others did from there on; of no seat (-1) there is nothing.
    TableNews newsFor(int seat) const;
    /// The AI seats whose level cannot be played here: a record may name one of another version, or a program. Nobody
    /// acts for such a seat until handOver() gives it to a human or to a level that is known.
    std::vector<int> seatsWithoutLevel() const;
    /// What that seat may remember of the round; -1: what everybody may.
    mt::Memory memory(int seat) const { return mt::remember(replay_.stateAfter(0), replay_.actions(), seat); }
    /// The deal of the round, with its fingerprint.
    const mt::RoundLine& deal() const { return replay_.round(); }

    void start(const GameStart& start);
    /// What the round in play or just finished comes from: it has been played before, with these tiles. Nothing: nobody
    /// knew its tiles.
    const std::optional<mt::Again>& again() const { return replay_.header().again; }
    /// The deal of the day: which day; nothing: it is another game. Only with a game.
    std::optional<mt::Date> day() const { return mt::dayOf(replay_.header(), replay_.firstSeat()); }
    /// All its deals had been played before. Only with a game.
    bool isRepeat() const { return replay_.header().isRepeat; }
    /// One or the other. Only with a game.
    bool isPlayedBefore() const { return replay_.header().isPlayedBefore(); }
    /// How the round that has just ended would be played again, from its first move; `colours` by seat, as for open().
    GameStart sameTilesAgain(const std::vector<QString>& colours) const;
    using SharedOpening = std::shared_ptr<RecordOpening>;
    using Opening = std::variant<SharedOpening, StoreProblem>;
    /// Locks a record that is to be gone on with, or to be copied, while the game stays as it is. Its read() may be
    /// called in any thread.
    Opening beginOpening(const QString& path, bool isCopy = false);
    /// Goes on with that record, the last one that was begun, with which nothing is wrong; with a problem there is no
    /// game afterwards. `colours` of the locomotives, by seat.
    std::optional<StoreProblem> open(RecordOpening& record, const std::vector<QString>& colours);
    /// Leaves the game, if there is one; with `forget` the next start goes on with none.
    void close(bool forget);
    /// The same with `forget`, for a game that somebody ends; its record stays.
    void giveUp();
    /// Deals and begins the next round; the game must be between rounds and not over.
    void beginRound();
    /// What the seat to move may do; nothing between rounds and without a game. The rules are asked once after each
    /// change, for whoever wants to know.
    const mt::Moves& moves() const { return moves_; }
    /// Carries out the action and appends to `moments` what happened; it is written down when this returns, or
    /// the store is not saved. What the rules refuse is not done and never gets to the disk: the answer says why.
    std::optional<mt::Fault> perform(const mt::Action& action, std::vector<mt::Moment>* moments = nullptr);
    /// The draw or pass that is all the seat to move can do.
    std::optional<mt::Action> onlyMove() const;
    /// How many actions a human's last decision of the round and all after it are; 0: it cannot be taken back. Someone
    /// who plays against AI seats alone may take back everything; where several humans play, nothing that showed a
    /// human something: neither a draw of theirs, nor, when `seenSince`, what came after another's hand was looked at.
    /// With `toChoice` an only move is no decision: it would be done by itself at once.
    int undoCount(bool seenSince, bool toChoice = false) const;
    bool canRedo() const { return !undone_.empty(); }
    /// Takes back that many actions of the running round; count <= what undoCount() allows. Saved as
    /// perform() saves.
    void undo(int count);
    /// Does the last decision that was taken back again, up to the next one. Only where canRedo().
    void redo();
    /// From now on an AI of that level plays the seat, or a human when `level` is empty; the record says so. What was
    /// done before stays done: it cannot be taken back any more. The game must be active and not over.
    void handOver(int seat, const std::string& level);
    /// The seat to move is about to be shown a hint.
    void tellHint();
    /// Text that is another one for each decision of a game, and the same after a restart.
    std::string decisionSeed() const;

    /// The record on the disk, and the others there.
    GameStore& store() { return store_; }
    const GameStore& store() const { return store_; }
    /// Tries again to save what is not on the disk, if there is anything.
    void save();
    /// Called whenever what the store says may have become otherwise by itself.
    void setSavingListener(std::function<void()> changed) { savingChanged_ = std::move(changed); }
    /// That the rules refused what is no action, a fault in this program: once.
    std::optional<StoreProblem> takeRefusal();
    /// Empty where there is no game. Before anything could be saved, there may be no such file.
    QString recordPath() const { return store_.path(); }

private:
    std::optional<mt::Fault> take(const mt::RecordLine& line, std::vector<mt::Moment>* moments = nullptr);
    bool mustTake(const mt::RecordLine& line);
    void findMoves();
    void followStore();
    void tellSaved();
    void writeEnds();
    void followHands(); ///< who is away, after a seat changed hands
    bool isHumans(const mt::Action& action) const { return seat(action.seat).isHuman; }
    /// By its number in the round.
    bool wasOnlyMove(std::size_t action) const;

    mt::Replay replay_;
    mt::Moves moves_{}; ///< of the state that the replay is in
    std::vector<Seat> seats_;
    int firstSeat_ = 0; ///< of the first round
    std::function<void()> savingChanged_;
    GameStore store_;
    RecordObserver* observer_ = nullptr;
    std::optional<mt::Fault> refused_; ///< the last one, until it is told
    std::vector<mt::Action> undone_;   ///< what was taken back since the last new action, the first one last
};
