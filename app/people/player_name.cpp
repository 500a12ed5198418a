#include "app/people/player_name.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

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

bool isMark(char32_t code)
{
    const QChar::Category category = QChar::category(code);
    return category >= QChar::Mark_NonSpacing && category <= QChar::Mark_Enclosing;
}

// Neither a letter nor a sign: it is blank, or it only tells how others are to be written.
bool isUnseen(char32_t code)
{
    constexpr std::array<char32_t, 5> blanks{0x115f, 0x1160, 0x2800, 0x3164, 0xffa0};
    const QChar::Category category = QChar::category(code);
    return isMark(code) || category == QChar::Other_Format || QChar::isSpace(code) ||
           std::ranges::find(blanks, code) != blanks.end();
}

// One letter as readers count them, without what would be drawn far above, below or beside it.
QString bounded(const QString& letter)
{
    QString kept;
    int marks = 0;
    int codes = 0;
    for (const uint code : letter.toUcs4()) {
        if (++codes > PlayerName::mostCodes)
            break;
        if (isMark(code))
            ++marks;
        else if (QChar::category(code) != QChar::Other_Format)
            marks = 0;
        if (marks <= PlayerName::mostMarks)
            kept += QChar::fromUcs4(code);
    }
    return kept;
}

QString shortened(const QString& text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    QString kept;
    qsizetype beforeLast = 0;
    for (int count = 1; count <= PlayerName::longest; ++count) {
        const qsizetype from = finder.position();
        if (finder.toNextBoundary() < 0)
            return kept;
        beforeLast = kept.size();
        kept += bounded(text.mid(from, finder.position() - from));
    }
    return finder.position() == text.size() ? kept : kept.left(beforeLast) + QChar(0x2026);
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
    const QList<uint> codes = plain.toUcs4();
    if (std::all_of(codes.begin(), codes.end(), isUnseen))
        return {};
    plain = shortened(plain.simplified());
    return isRightToLeft(plain) ? QChar(firstStrongIsolate) + plain + QChar(popIsolate) : plain;
}
