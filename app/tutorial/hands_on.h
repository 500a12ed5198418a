// What a player has in hand: the keyboard, or a mouse or the screen itself.
#pragma once

#include <QObject>

/// Follows all that the program is sent.
class HandsOn : public QObject
{
    Q_OBJECT

public:
    explicit HandsOn(QObject* parent = nullptr);

    /// The keyboard was used last, or a screen reader is there, whose users have no other.
    bool isKeyboard() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private:
    bool keyWasLast_ = false;
};
