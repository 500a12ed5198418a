#include "app/play/long_opening.h"

#include <QFileInfo>

#include <utility>

namespace
{

// A whole game of 13 rounds has some 60 KiB. At worst, of one action undone and redone, this much is read in 50 ms
// (release).
constexpr qint64 longBytes = 128 << 10;

} // namespace

bool LongOpening::isLong(const QString& record) { return QFileInfo(record).size() > longBytes; }

void LongOpening::begin(const std::shared_ptr<RecordOpening>& record)
{
    record_ = record;
    update(0);
    reader_.run([this, record](const mt::StopToken& stop) -> Background::Answer {
        record->read(stop,
                     [this, stop](int percent) { Background::meanwhile(stop, [this, percent] { update(percent); }); });
        return [this] {
            const auto read = std::exchange(record_, nullptr);
            update(0);
            emit done(read);
        };
    });
}

void LongOpening::cancel()
{
    if (!isBusy())
        return;
    reader_.stop();
    // The reader may hold on to the record for a moment; somebody may want to open it again at once.
    record_->lock.reset();
    record_ = nullptr;
    update(0);
    emit cancelled();
}

void LongOpening::update(int percent)
{
    facts_.begin();
    if (isBusy()) {
        file_ = record_->path;
        percent_ = percent;
    }
    facts_.tell();
}

#include "moc_long_opening.cpp"
