#include "app/platform/announcer.h"

#include <QAccessible>

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent)
{
    setSize({1, 1});
    setVisible(false);
}

void Announcer::say(const QString& text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    said_ = text;
    emit saidChanged();
    setVisible(true);
    QAccessibleAnnouncementEvent event(this, text);
    QAccessible::updateAccessibility(&event);
#else
    // It has to appear anew each time.
    setVisible(false);
    said_ = text;
    emit saidChanged();
    setVisible(true);
#endif
}

void Announcer::rephrase(const QString& text)
{
    if (said_.isEmpty())
        return;
    said_ = text;
    emit saidChanged();
}

#include "moc_announcement.cpp"
#include "moc_announcer.cpp"
