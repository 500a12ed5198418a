// The letters of keyboards that write no Latin ones, and keys that are held down.
#include "app/platform/keyboard.h"

#include <QCoreApplication>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace
{

#ifdef Q_OS_WIN
constexpr quint32 first = 0;
#else
constexpr quint32 first = 8;
#endif
constexpr quint32 keyS = first + 31;
constexpr quint32 keyD = first + 32;
constexpr quint32 keyH = first + 35;
constexpr quint32 keyZ = first + 44;

/// Takes whatever comes.
class Receiver : public QObject
{
public:
    bool event(QEvent* event) override
    {
        got.append(event->type());
        return true;
    }

    QList<QEvent::Type> got;
};

class KeyboardTest : public testing::Test
{
protected:
    void SetUp() override { press(keyD, Qt::Key_D); }

    void press(quint32 scanCode, int key, Qt::KeyboardModifiers held = {}, quint32 symbol = 0)
    {
        QKeyEvent event(QEvent::ShortcutOverride, key, held, scanCode, symbol, 0);
        QCoreApplication::sendEvent(&receiver, &event);
    }
    /// Whether it arrives.
    bool hold(int key, bool isRepeated)
    {
        receiver.got.clear();
        for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
            QKeyEvent event(type, key, {}, QString(), isRepeated);
            QCoreApplication::sendEvent(&receiver, &event);
        }
        return receiver.got.size() == 2;
    }

    Keyboard& keyboard = Keyboard::only();
    Receiver receiver;
};

QString named(const char* keys) { return Keyboard::named(QLatin1String(keys)); }

TEST_F(KeyboardTest, LatinLettersAreAsTheyAre)
{
    EXPECT_EQ(named("D"), "D");
    EXPECT_EQ(named("Ctrl+Shift+Z"), "Ctrl+Shift+Z");
    press(keyD, Qt::Key_E); // of a Latin layout that has others at the places
    EXPECT_EQ(named("D"), "D");
    press(keyD, 0x011e); // a Latin letter all the same
    EXPECT_EQ(named("D"), "D");
    press(keyD, Qt::Key_Semicolon);
    EXPECT_EQ(named("D"), "D");
}

TEST_F(KeyboardTest, OneLetterTellsTheOthersOfAKnownLayout)
{
    QSignalSpy changed(&keyboard, &Keyboard::lettersChanged);
    press(keyD, 0x0412);
    EXPECT_EQ(named("D"), "В");
    EXPECT_EQ(named("H"), "Р");
    EXPECT_EQ(named("Shift+D"), "Shift+В");
    EXPECT_EQ(named("Ctrl+Shift+Z"), "Ctrl+Shift+Я");
    EXPECT_EQ(named("F1"), "F1");
    EXPECT_EQ(named("Escape"), "Escape");
    EXPECT_EQ(named("?"), "?");
    EXPECT_EQ(named(""), "");
    press(keyH, 0x0420);
    EXPECT_EQ(changed.size(), 1) << "nothing new";
    EXPECT_EQ(named("S"), "Ы");
    press(keyS, 0x0406);
    EXPECT_EQ(named("S"), "І") << "Ukrainian then";
    EXPECT_EQ(named("D"), "В");
    press(keyD, Qt::Key_D);
    EXPECT_EQ(named("S"), "S");
}

TEST_F(KeyboardTest, OfAnUnknownLayoutItKnowsWhatItHasSeen)
{
    press(keyD, 0x0534);
    press(keyH, 0x0540);
    EXPECT_EQ(named("D"), QString(QChar(0x0534)));
    EXPECT_EQ(named("H"), QString(QChar(0x0540)));
    EXPECT_EQ(named("S"), "S");
    press(keyS, 0x0534);
    EXPECT_EQ(named("S"), QString(QChar(0x0534)));
    EXPECT_EQ(named("D"), "D") << "no layout has it twice: this is another one";
}

TEST_F(KeyboardTest, WithCtrlQtSaysTheLatinLetterOfTheOtherLayout)
{
    press(keyD, 0x0412);
    press(keyZ, Qt::Key_Z, Qt::ControlModifier, 0x06d1);
    EXPECT_EQ(named("D"), "В") << "the keyboard writes Cyrillic letters all the same";
    press(keyZ, Qt::Key_Z, Qt::ControlModifier, 'z');
    EXPECT_EQ(named("D"), "D");
}

TEST_F(KeyboardTest, HeldDownAKeyDoesOneDeed)
{
    for (const int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Escape, Qt::Key_Delete}) {
        EXPECT_TRUE(hold(key, false)) << key;
        EXPECT_FALSE(hold(key, true)) << key;
    }
    for (const int key : {Qt::Key_Left, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Tab, Qt::Key_Backspace, Qt::Key_A})
        EXPECT_TRUE(hold(key, true)) << key;
}

} // namespace
