#include "app/tutorial/hands_on.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>

HandsOn::HandsOn(QObject* parent) : QObject(parent)
{
    if (QCoreApplication* program = QCoreApplication::instance())
        program->installEventFilter(this);
}

bool HandsOn::isKeyboard() const { return keyWasLast_ || QAccessible::isActive(); }

bool HandsOn::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    const bool isPointer = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin;
    if ((isKey && !keyWasLast_) || (isPointer && keyWasLast_)) {
        keyWasLast_ = isKey;
        emit changed();
    }
    return QObject::eventFilter(watched, event);
}

#include "moc_hands_on.cpp"
