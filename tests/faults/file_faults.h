// Somebody else's hands on the record, or on the folder that it is in.
#pragma once

#include "engine/base/random.h"
#include "tests/app/support.h"
#include "tests/faults/fault.h"

#include <QDir>
#include <QFileInfo>

#include <sys/stat.h>

class FileDeleted : public Fault
{
public:
    FileDeleted(const Places& /*places*/, mt::Rng& /*luck*/) {}
    void strike(const GameSession& game) override { QFile::remove(game.recordPath()); }
};

/// To another folder, or to another name beside it.
class FileMoved : public Fault
{
public:
    FileMoved(const Places& places, mt::Rng& luck) : places_(places), isBeside_(luck.below(2) == 0) {}
    void strike(const GameSession& game) override
    {
        before_ = bytesOf(game.recordPath());
        QDir().mkpath(places_.aside);
        moved_ = isBeside_ ? game.recordPath() + QStringLiteral(".old") : places_.aside + QStringLiteral("/moved");
        if (!QFile::rename(game.recordPath(), moved_))
            moved_.clear();
    }
    void judge(const QString& record) override
    {
        // A line may have been on its way into it.
        const QByteArray moved = moved_.isEmpty() ? before_ : bytesOf(moved_);
        if (!moved.startsWith(before_) || !bytesOf(record).startsWith(moved))
            wrong.append(QStringLiteral("the file that was moved away has changed"));
    }

private:
    Places places_;
    bool isBeside_;
    QString moved_; ///< empty: there was no record yet
    QByteArray before_;
};

class FileTruncated : public Fault
{
public:
    FileTruncated(const Places& /*places*/, mt::Rng& luck) : luck_(luck) {}
    void strike(const GameSession& game) override
    {
        QFile record(game.recordPath());
        if (record.size() > 0)
            record.resize(luck_.below(static_cast<std::uint32_t>(record.size())));
    }

private:
    mt::Rng& luck_;
};

class FileReplacedByAPipe : public Fault
{
public:
    FileReplacedByAPipe(const Places& /*places*/, mt::Rng& /*luck*/) {}
    void strike(const GameSession& game) override
    {
        pipe_ = QFile::encodeName(game.recordPath());
        QDir().mkpath(QFileInfo(game.recordPath()).path());
        QFile::remove(game.recordPath());
        if (::mkfifo(pipe_.constData(), 0600) != 0)
            wrong.append(QStringLiteral("there is no pipe"));
    }
    void judge(const QString& record) override
    {
        struct stat now = {};
        if (::stat(pipe_.constData(), &now) != 0 || !S_ISFIFO(now.st_mode))
            wrong.append(QStringLiteral("the pipe is gone"));
        if (QFile::encodeName(record) == pipe_)
            wrong.append(QStringLiteral("the pipe is called the record"));
    }

private:
    QByteArray pipe_;
};

/// The folder of the games or the whole data folder, deleted or moved away; or what was moved away comes back, and
/// until then something stands in its place.
class FolderGone : public Fault
{
public:
    FolderGone(const Places& places, mt::Rng& luck)
        : data_(places.data), aside_(places.aside), way_(static_cast<Way>(luck.below(4)))
    {
    }
    void strike(const GameSession& game) override
    {
        switch (way_) {
        case Way::gamesDeleted: QDir(QFileInfo(game.recordPath()).path()).removeRecursively(); break;
        case Way::deleted: QDir(data_).removeRecursively(); break;
        case Way::moved: QDir().rename(data_, aside_); break;
        case Way::away:
            QDir().rename(data_, aside_);
            writeFile(data_, "in its place");
            break;
        }
    }
    bool stops() const override { return way_ == Way::away; }
    void cure() override
    {
        if (way_ != Way::away)
            return;
        QFile::remove(data_);
        QDir().rename(aside_, data_);
    }

private:
    enum class Way { gamesDeleted, deleted, moved, away };
    QString data_;
    QString aside_;
    Way way_;
};
