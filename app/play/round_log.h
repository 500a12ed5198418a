// What happened in the running round, line by line, for the seat that is looking.
#pragma once

#include "app/platform/row_model.h"
#include "app/play/game_session.h"
#include "app/play/seat_privacy.h"

struct LogRow {
    Q_GADGET
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int train MEMBER train)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(bool isNew MEMBER isNew)

public:
    QString sentence;
    int seat = -1;      ///< who did it, from 0; -1: nobody
    QString colour;     ///< of that seat's locomotive, or empty
    int train = -1;     ///< where a tile was laid, or -1
    int tile = -1;      ///< the id of the tile that was laid, or -1
    bool isNew = false; ///< since the last turn of the seat that is looking ended

    friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// The first line tells of the deal. What is not shown on the table yet is not in it.
class RoundLog : public ROW_MODEL(LogRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a game.")
    /// Somebody reads it; else it has no rows.
    Q_PROPERTY(bool isRead READ isRead WRITE setRead NOTIFY isReadChanged)
    /// How many lines are new, all at the end.
    Q_PROPERTY(int newCount READ newCount NOTIFY newCountChanged)

public:
    /// Both outlive it.
    RoundLog(const GameSession& session, const SeatPrivacy& privacy, QObject* parent = nullptr);

    bool isRead() const { return isRead_; }
    void setRead(bool isRead);
    int newCount() const { return newCount_; }
    /// What that action of the round was, from 0, in a sentence, also where nobody reads or the table does not show it
    /// yet.
    QString sentenceOf(std::size_t action) const;
    /// What is new, also where nobody reads; the deal, where nothing is.
    std::vector<LogRow> news() const;
    /// The table shows all that the session has.
    void follow();
    /// Says the same again, because another language is spoken.
    void retranslate() { show(); }

signals:
    void isReadChanged();
    void newCountChanged();

private:
    void show();
    std::vector<LogRow> lines() const;
    int eyes() const;
    SeatNames names() const { return {session_.seatNames(), eyes()}; }

    const GameSession& session_;
    const SeatPrivacy& privacy_;
    std::size_t shown_ = 0; ///< so many actions of the round are on the table
    bool isRead_ = false;
    int newCount_ = 0;
};
