// One game at pace 0, and a fault at one moment of it, chosen by chance.
#pragma once

#include "app/play/game_controller.h"
#include "app/play/record_observer.h"
#include "engine/base/random.h"
#include "tests/faults/fault.h"

#include <memory>
#include <vector>

/// What came of all moments of a fault.
struct FaultCount {
    int moments = 0;
    int actions = 0;   ///< in the games
    int said = 0;      ///< moments at which a problem was told
    int lost = 0;      ///< actions that are in a game and not in its record in the end
    int unsaid = 0;    ///< times that something was not on the disk when somebody was asked, and nobody said so
    QStringList wrong; ///< in words: these, and what else is not as it should be
};

class StruckGame : private RecordObserver
{
public:
    /// `folder`: an empty one.
    StruckGame(const Places& places, Fault& fault, mt::Rng& luck, FaultCount& count);

    /// Plays, has the fault come about and go, plays on, leaves the game and looks at its record.
    void run();

private:
    enum class Stage { beforeTheLine, amidTheLine, onItsWay, onTheDisk };
    struct Line {
        std::string text;
        bool isAction;
    };

    void start();
    void goOnUntil(const std::function<bool()>& condition);
    void doNext();
    void strikeAt(Stage stage);
    void strike();
    void look();
    void cure();
    void restart();
    void leave();
    void judge();
    std::string text() const;
    int actions(std::size_t from) const;
    void complain(const QString& what);
    void compare(const mt::RecordLine& line);

    void starting(bool /*isRandom*/) override { isLeft_ = !lines_.empty(); }
    RecordOpening::LineReader reading() override;
    void opened() override {}
    void appending(const mt::Replay& game, const mt::RecordLine& line) override;
    void appended(const mt::Replay& game, const mt::RecordLine& line, bool isSaved) override;
    void saved() override {}
    void hinting(const mt::Replay& /*game*/, int /*seat*/) override {}
    void givingUp(const mt::Replay& /*game*/) override {}

    const Places& places_;
    Fault& fault_;
    mt::Rng& luck_;
    FaultCount& count_;

    QString spec_;
    std::size_t line_ = 0; ///< the moment: so many lines of the record
    Stage stage_ = Stage::onTheDisk;

    std::unique_ptr<SyncQueue> queue_;
    std::unique_ptr<GameController> game_;
    QString record_;          ///< of the game that was left
    std::vector<Line> lines_; ///< of the game
    std::size_t read_ = 0;    ///< how many of them were there when it was opened again
    bool isStruck_ = false;
    bool isCured_ = false;
    bool isSaid_ = false;
    bool isLeft_ = false;
    std::size_t due_ = 0; ///< with more lines than these the program must have noticed what has happened last
};
