// What the disk does, the clock, and a second window.
#pragma once

#include "app/play/game_controller.h"
#include "engine/base/random.h"
#include "tests/faults/fault.h"
#include "tests/faults/other_system.h"
#include "tests/faults/small_disk.h"

#include <QDir>

/// The data folder is a disk of its own.
class DiskFull : public Fault
{
public:
    DiskFull(const Places& places, mt::Rng& /*luck*/) : disk_(places.data) {}
    void strike(const GameSession& /*game*/) override { disk_.fill(); }
    bool stops() const override { return true; }
    void cure() override { disk_.free(); }

private:
    SmallDisk disk_;
};

/// The same, where nobody but its owner takes room.
class QuotaReached : public Fault
{
public:
    QuotaReached(const Places& places, mt::Rng& /*luck*/) : disk_(places.data) {}
    void strike(const GameSession& /*game*/) override { disk_.limit(); }
    bool stops() const override { return true; }
    void cure() override { disk_.liftLimit(); }

private:
    SmallDisk disk_;
};

class ReadOnly : public Fault
{
public:
    ReadOnly(const Places& places, mt::Rng& /*luck*/) : data_(places.data) {}
    ~ReadOnly() override { OtherSystem::setReadOnly({}); }
    void strike(const GameSession& /*game*/) override { OtherSystem::setReadOnly(data_); }
    bool stops() const override { return true; }
    void cure() override { OtherSystem::setReadOnly({}); }

private:
    QString data_;
};

/// By a second up to ten years. Others are kept away all the same, and another game of the same second gets a name of
/// its own.
class ClockBack : public Fault
{
public:
    ClockBack(const Places& places, mt::Rng& luck);
    ~ClockBack() override { OtherSystem::setClockBack({}); }
    void strike(const GameSession& game) override;
    void cure() override;
    void judge(const QString& record) override;

private:
    Places places_;
    std::chrono::seconds back_;
    bool isPutRight_;
};

/// Another window wants the same record: it is told that it cannot have it, and has it when the first one is gone. What
/// a window leaves that was killed is taken over.
class TwoWindows : public Fault
{
public:
    TwoWindows(const Places& places, mt::Rng& luck);
    void strike(const GameSession& game) override;
    void judge(const QString& record) override;

private:
    void killFirst(const QString& record);

    Places places_;
    bool isOfTheSameFolder_;
    std::unique_ptr<GameController> other_;
};
