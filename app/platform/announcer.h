// Says something to people who use a screen reader, wherever their focus is.
#pragma once

#include "app/platform/speech_queue.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QTimer>

/// Nothing that is seen. Screen readers say what a notification that appears is called; newer versions of Qt can also
/// tell them directly. A screen reader asks for the name after it was told that there is one, and it may have much to
/// do: so where texts are collected they take turns in a few places, and each stays in its own until all the others
/// have had one. People have one pair of ears: one of these that has something to say waits until those have spoken
/// that had something to say before it, wherever in the program they are.
class Announcer : public QQuickItem, private QAccessible::ActivationObserver
{
    Q_OBJECT
    QML_ELEMENT
    /// Said last.
    Q_PROPERTY(QString said READ said NOTIFY saidChanged)
    /// One for each place, which is to be the name of a notification there.
    Q_PROPERTY(QStringList texts READ texts NOTIFY textsChanged)
    /// Where the one said last is, the only one that is shown; -1: nothing is.
    Q_PROPERTY(int place READ place NOTIFY placeChanged)
    /// Screen readers are told by Qt: what is shown need be no notification, or it would be read twice.
    Q_PROPERTY(bool toldDirectly READ toldDirectly CONSTANT)
    /// What comes within a moment is said as one text; else only the last of it.
    Q_PROPERTY(bool collects READ collects WRITE setCollects NOTIFY collectsChanged)

public:
    explicit Announcer(QQuickItem* parent = nullptr);
    ~Announcer() override;

    QString said() const { return texts_.value(place_); }
    QStringList texts() const { return texts_; }
    int place() const { return place_; }
    static constexpr bool toldDirectly() { return QT_VERSION >= QT_VERSION_CHECK(6, 8, 0); }
    bool collects() const { return queue_.collects(); }
    void setCollects(bool collects);
    /// In a moment, and as soon as what was said before can have been read.
    Q_INVOKABLE void say(const QString& text);
    /// What was said, in other words, for whoever goes through the window; nobody is told. Of what still waits only
    /// these words are said.
    Q_INVOKABLE void rephrase(const QString& text);
    /// Says nothing of what still waits, and leaves nothing of what was said.
    Q_INVOKABLE void forget();

signals:
    void saidChanged();
    void textsChanged();
    void placeChanged();
    void collectsChanged();

private:
    /// A screen reader is there from now on: it hears what was said last.
    void accessibilityActiveChanged(bool active) override;
    SpeechQueue::Time now() const { return SpeechQueue::Time(clock_.elapsed()); }
    void goOn();
    bool queueUp();
    void leaveLine();
    void send(const QString& text);
    void put(const QString& text, int place);
    void setPlace(int place);

    QStringList texts_{QString()};
    int place_ = -1;
    std::optional<QString> rephrased_; ///< to be the text as soon as the one that was sent can have been read
    QString unheard_;                  ///< said last, while there was no screen reader
    SpeechQueue queue_;
    QElapsedTimer clock_;
    QTimer next_;
};
