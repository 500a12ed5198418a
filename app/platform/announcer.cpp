#include "app/platform/announcer.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace
{

constexpr int placesOfMany = Announcer::toldDirectly() ? 1 : 8;

// Those that have something to say, the first to speak in front. All live in the window's thread.
std::vector<Announcer*> line;

} // namespace

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent)
{
    setSize({1, 1});
    clock_.start();
    next_.setSingleShot(true);
    next_.callOnTimeout(this, &Announcer::goOn);
    QAccessible::installActivationObserver(this);
}

Announcer::~Announcer()
{
    QAccessible::removeActivationObserver(this);
    leaveLine();
}

void Announcer::accessibilityActiveChanged(bool active)
{
    // Anything that waits is newer.
    if (active && !unheard_.isEmpty() && !queue_.due())
        say(std::exchange(unheard_, {}));
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
    unheard_.clear();
    next_.stop();
    setPlace(-1);
    for (int place = 0; place < texts_.size(); ++place)
        put({}, place);
    leaveLine();
}

// What waits has its place behind what others were given before. Whether nobody is before it.
bool Announcer::queueUp()
{
    if (std::find(line.begin(), line.end(), this) == line.end())
        line.push_back(this);
    return line.front() == this;
}

// Whoever is next speaks from its own timer: this may be the end of this one.
void Announcer::leaveLine()
{
    const auto place = std::find(line.begin(), line.end(), this);
    if (place == line.end())
        return;
    const bool wasFirst = place == line.begin();
    line.erase(place);
    if (wasFirst && !line.empty())
        line.front()->next_.start(0);
}

// Sends or changes what can be by now, and comes again for the rest.
void Announcer::goOn()
{
    // Whoever is before it will wake it up.
    if (queue_.due() && !queueUp())
        return;
    if (const std::optional<QString> text = queue_.take(now())) {
        rephrased_.reset();
        leaveLine();
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
    unheard_ = QAccessible::isActive() ? QString() : text;
    const int next = (place_ + 1) % static_cast<int>(texts_.size());
    // A notification has to appear anew each time.
    if (!toldDirectly())
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
