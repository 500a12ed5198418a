// The letters of the player's own keyboard, and one deed for one press of a key.
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QQmlEngine>

/// Commands have Latin letters. A keyboard that writes Cyrillic, Greek or Hebrew has others at their places, and Qt
/// finds the Latin one only where the desktop has a Latin layout as well: alone, "ru" has no D anywhere. So whatever
/// letter a key is seen to write stands for the Latin one at its place, from that very press on: the sequences of the
/// shortcuts follow, and the texts that name the key. Which layout it is, no public part of Qt says before a key is
/// pressed, and on Wayland nothing else could: until then the letters are Latin, as keyboards have them printed beside
/// their own.
class Keyboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The letters that the keyboard writes at the places of A to Z.
    Q_PROPERTY(QString letters READ letters NOTIFY lettersChanged)

public:
    /// There is one, which sees every key of the program from its first use on.
    static Keyboard& only();
    static Keyboard* create(QQmlEngine*, QJSEngine*);

    const QString& letters() const { return letters_; }
    /// A key, or keys that are held together, whose letter is one of A to Z: "D" or "Shift+D", with one of those
    /// letters instead. Everything else is as it was.
    Q_INVOKABLE static QString named(const QString& keys, const QString& letters);
    static QString named(const QString& keys) { return named(keys, only().letters_); }

signals:
    void lettersChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Keyboard();
    void look(const QKeyEvent& pressed);
    void note(qsizetype place, QChar letter);

    QString letters_;
    QString seen_; ///< at each place a letter that the present layout has written there, or a blank
};
