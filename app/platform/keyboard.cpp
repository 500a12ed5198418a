#include "app/platform/keyboard.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QInputMethodQueryEvent>

#include <algorithm>
#include <array>
#include <string_view>

namespace
{

// By the scan codes of Linux, which are those of Windows.
constexpr std::string_view places = "                QWERTYUIOP    ASDFGHJKL     ZXCVBNM";
#ifdef Q_OS_WIN
constexpr quint32 firstScanCode = 0;
#else
constexpr quint32 firstScanCode = 8; // X11 begins there, and Wayland does as X11
#endif

// At the places of A to Z: one letter seen tells the others, which a help page may name before they are pressed.
constexpr std::array<QStringView, 5> knownLayouts = {
    u"ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯ", // Russian
    u"ФИСВУАПРШОЛДЬТЩЗЙКІЕГМЦЧНЯ", // Ukrainian
    u"ФИСВУАПРШОЛДЬТЎЗЙКЫЕГМЦЧНЯ", // Belarusian
    u"ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠ;ΡΣΤΘΩΣΧΥΖ", // Greek
    u"שנבגקכעיןחלךצמםפ/רדאוה'סטז", // Hebrew
};
const QString latin = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const QString nothingSeen(latin.size(), u' ');

bool agrees(QStringView layout, QStringView seen)
{
    return std::equal(seen.begin(), seen.end(), layout.begin(), layout.end(),
                      [](QChar wanted, QChar has) { return wanted == u' ' || wanted == has; });
}

QString layoutOf(const QString& seen)
{
    if (seen == nothingSeen)
        return latin;
    const auto* known = std::find_if(knownLayouts.begin(), knownLayouts.end(),
                                     [&seen](QStringView layout) { return agrees(layout, seen); });
    if (known != knownLayouts.end())
        return known->toString();
    QString letters = seen;
    for (qsizetype place = 0; place < letters.size(); ++place)
        if (letters[place] == u' ')
            letters[place] = latin[place];
    return letters;
}

// As a key that moves something on is not: held down, these would do again what nobody has asked for twice.
bool doesOneDeed(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Escape ||
           key == Qt::Key_Delete;
}

bool isTyping()
{
    QInputMethodQueryEvent query(Qt::ImEnabled);
    return QGuiApplication::focusObject() != nullptr &&
           QCoreApplication::sendEvent(QGuiApplication::focusObject(), &query) && query.value(Qt::ImEnabled).toBool();
}

} // namespace

Keyboard::Keyboard() : letters_(latin), seen_(nothingSeen) { QCoreApplication::instance()->installEventFilter(this); }

Keyboard& Keyboard::only()
{
    static Keyboard keyboard;
    return keyboard;
}

Keyboard* Keyboard::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(&only(), QJSEngine::CppOwnership);
    return &only();
}

QString Keyboard::named(const QString& keys, const QString& letters)
{
    const qsizetype place = keys.isEmpty() ? -1 : latin.indexOf(keys.back());
    const bool isAlone = keys.size() == 1 || keys.endsWith(QLatin1Char('+') + keys.right(1));
    return place < 0 || !isAlone ? keys : keys.chopped(1) + letters[place];
}

// Qt asks first whether a press is a shortcut. A text field answers that it types with it, and gets it as before.
bool Keyboard::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
        look(*static_cast<const QKeyEvent*>(event));
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    return key->isAutoRepeat() && doesOneDeed(key->key()) && !isTyping();
}

void Keyboard::look(const QKeyEvent& pressed)
{
    const quint32 code = pressed.nativeScanCode() - firstScanCode;
    const qsizetype place = code < places.size() ? latin.indexOf(QLatin1Char(places[code])) : -1;
    if (place < 0)
        return;
    const int key = pressed.key();
    // With Ctrl, Qt says Z where the keyboard writes a Cyrillic letter and could write a Latin one.
    const bool isLatin = key >= Qt::Key_A && key <= Qt::Key_Z && pressed.nativeVirtualKey() < 0x100;
    const bool isOther = key < 0x10000 && QChar::script(static_cast<char32_t>(key)) > QChar::Script_Latin;
    if (isLatin)
        note(place, u' ');
    else if (isOther)
        note(place, QChar(static_cast<char16_t>(key)));
}

void Keyboard::note(qsizetype place, QChar letter)
{
    // Another layout than before.
    if (letter == u' ' || (seen_[place] != u' ' && seen_[place] != letter) ||
        (seen_[place] == u' ' && seen_.contains(letter)))
        seen_ = nothingSeen;
    seen_[place] = letter;
    const QString letters = layoutOf(seen_);
    if (letters == letters_)
        return;
    letters_ = letters;
    emit lettersChanged();
}

#include "moc_keyboard.cpp"
