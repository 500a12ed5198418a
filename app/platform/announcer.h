// Says something to people who use a screen reader, wherever their focus is.
#pragma once

#include <QQuickItem>

/// Nothing that is seen. Screen readers say what a notification that appears is called; newer versions of Qt can also
/// tell them directly.
class Announcer : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// Said last; to be the accessible name.
    Q_PROPERTY(QString said READ said NOTIFY saidChanged)

public:
    explicit Announcer(QQuickItem* parent = nullptr);

    QString said() const { return said_; }
    Q_INVOKABLE void say(const QString& text);
    /// What was said, in other words, for whoever goes through the window; nobody is told.
    Q_INVOKABLE void rephrase(const QString& text);

signals:
    void saidChanged();

private:
    QString said_;
};
