// The characters as a ladder to climb: who has been beaten so far, whom one meets next, and a game against any of them.
// Nothing is locked: who just wants to choose, chooses.
#pragma once

#include "app/history/archive.h"
#include "app/platform/row_model.h"
#include "app/setup/game_start.h"
#include "engine/ai/character.h"

#include <functional>
#include <map>
#include <string>

class GameController;

/// A character on the ladder.
struct RungRow {
    Q_GADGET
    Q_PROPERTY(QString character MEMBER character)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isBeaten MEMBER isBeaten)
    Q_PROPERTY(bool isHelped MEMBER isHelped)
    Q_PROPERTY(bool isNext MEMBER isNext)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString character; ///< the id, also that of the portrait
    QString name;
    bool isBeaten = false;
    bool isHelped = false; ///< beaten, but never without taking something back
    bool isNext = false;   ///< the first who has not been beaten
    QString spoken;        ///< for a screen reader

    friend bool operator==(const RungRow&, const RungRow&) = default;
};

class Ladder : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    /// From the weakest to the strongest.
    Q_PROPERTY(RowList* rungs READ rungs CONSTANT)
    /// How far one has come, in words.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    /// The row that is looked at, and what is to be said of who stands there: in lines.
    Q_PROPERTY(int place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString story READ story NOTIFY changed)
    /// What play() would do, as a button says it.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    /// The saved games are being read: before that nothing is known of who has been beaten.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)

public:
    /// The game of a person against that character alone, by the rules that are set up.
    using Against = std::function<GameStart(const mt::Character&)>;

    /// `game`: on whose table it is played. Both objects must outlive this.
    Ladder(Archive& archive, GameController& game, Against against, QObject* parent = nullptr);

    RowList* rungs() { return &rungs_; }
    QString standing() const;
    int place() const { return place_; }
    void setPlace(int row);
    QString name() const;
    QString story() const;
    QString action() const;
    bool reading() const { return watch_.isReading(); }

    /// Somebody looks at it: the saved games are read anew, and the next one is shown.
    Q_INVOKABLE void open();
    /// Nobody does any more.
    Q_INVOKABLE void leave();
    /// A game against who is looked at is on the table afterwards. False: it is not, and the game's problem says why.
    Q_INVOKABLE bool play();
    void retranslate() { show(); }

    /// Who was beaten in that game, as ids: it is over, somebody who sat there from the first move to the last won it,
    /// nobody could know its tiles, and these played as they do at home and did not win it, too. Something may have
    /// been taken back.
    static std::vector<std::string> beatenIn(const RecordEntry& game);

signals:
    void changed();

private:
    struct Win {
        QDateTime begun;       ///< the first game in which that one was beaten
        bool isHelped = false; ///< in each such game something was taken back
    };

    const mt::Character& shown() const { return mt::allCharacters()[static_cast<std::size_t>(place_)]; }
    /// Null: that one has not been beaten.
    const Win* winOver(const mt::Character& character) const;
    int next() const; ///< the row of it; -1: all have been beaten
    void take(const std::vector<RecordEntry>& entries);
    void show();

    GameController& game_;
    Against against_;
    std::map<std::string, Win> beaten_; ///< by id
    std::map<std::string, Win> read_;   ///< as far as the games have been read
    int place_ = 0;
    RowModel<RungRow> rungs_;
    ArchiveWatch watch_; ///< on: somebody looks at the ladder
};
