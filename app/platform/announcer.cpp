#include "app/platform/announcer.h"

#include <QAccessible>

#include <algorithm>
#include <utility>

namespace
{

constexpr bool isToldDirectly = QT_VERSION >= QT_VERSION_CHECK(6, 8, 0);
constexpr int placesOfMany = isToldDirectly ? 1 : 8;

} // namespace

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent)
{
    setSize({1, 1});
    clock_.start();
    next_.setSingleShot(true);
    next_.callOnTimeout(this, &Announcer::goOn);
}

void Announcer::setCollects(bool collects)
{
    if (queue_.collects() == collects)
        return;
    queue_.setCollecting(collects);
    texts_.resize(collects ? placesOfMany : 1);
    emit textsChanged();
    emit collectsChanged();
}

void Announcer::say(const QString& text)
{
    queue_.add(text, now());
    goOn();
}

void Announcer::rephrase(const QString& text)
{
    // What waits would be said in words that are not the ones any more.
    if (queue_.due()) {
        queue_.drop();
        queue_.add(text, now());
    } else if (!said().isEmpty()) {
        rephrased_ = text;
    }
    goOn();
}

void Announcer::forget()
{
    queue_.drop();
    rephrased_.reset();
    next_.stop();
    setPlace(-1);
    for (int place = 0; place < texts_.size(); ++place)
        put({}, place);
}

// Sends or changes what can be by now, and comes again for the rest.
void Announcer::goOn()
{
    if (const std::optional<QString> text = queue_.take(now())) {
        rephrased_.reset();
        send(*text);
    }
    const auto free = queue_.heldUntil();
    if (rephrased_ && !queue_.due() && free && *free <= now())
        put(*std::exchange(rephrased_, {}), place_);
    const auto due = queue_.due() ? queue_.due() : rephrased_ ? free : std::nullopt;
    if (due)
        next_.start(std::max(*due - now(), SpeechQueue::Time(0)));
    else
        next_.stop();
}

void Announcer::send(const QString& text)
{
    const int next = (place_ + 1) % static_cast<int>(texts_.size());
    // A notification has to appear anew each time.
    if (!isToldDirectly)
        setPlace(-1);
    put(text, next);
    setPlace(next);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, text);
    QAccessible::updateAccessibility(&event);
#endif
}

void Announcer::put(const QString& text, int place)
{
    if (texts_[place] == text)
        return;
    texts_[place] = text;
    emit textsChanged();
    if (place == place_)
        emit saidChanged();
}

void Announcer::setPlace(int place)
{
    if (place_ == place)
        return;
    place_ = place;
    emit placeChanged();
    emit saidChanged();
}

#include "moc_announcement.cpp"
#include "moc_announcer.cpp"
