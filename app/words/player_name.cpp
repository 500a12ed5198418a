#include "app/words/player_name.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace
{

constexpr char16_t firstStrongIsolate = 0x2068;
constexpr char16_t popIsolate = 0x2069;

// The marks, embeddings, overrides and isolates of the bidirectional algorithm.
bool turnsDirection(QChar letter)
{
    const char16_t code = letter.unicode();
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool isRightToLeft(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
}

QString shortened(const QString& text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (int count = 0; count < PlayerName::longest - 1; ++count)
        if (finder.toNextBoundary() < 0)
            return text;
        else
            end = finder.position();
    return finder.toNextBoundary() < 0 || finder.position() == text.size() ? text : text.left(end) + QChar(0x2026);
}

} // namespace

QString PlayerName::shown(const QString& typed)
{
    QString plain;
    for (const QChar letter : typed) {
        if (turnsDirection(letter))
            continue;
        plain += letter.category() == QChar::Other_Control || letter == QChar::LineSeparator ||
                         letter == QChar::ParagraphSeparator
                     ? QChar(u' ')
                     : letter;
    }
    plain = shortened(plain.simplified());
    return isRightToLeft(plain) ? QChar(firstStrongIsolate) + plain + QChar(popIsolate) : plain;
}
