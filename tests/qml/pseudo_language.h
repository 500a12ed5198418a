// A language that only tests speak: English, two fifths longer, with accents, and with marks at its ends.
#pragma once

#include <QTranslator>

class PseudoLanguage : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source).replace(QLatin1String("(s)"), QLatin1String("s"));
        const QString longer = accented(text);
        // In words, so that lines can be broken as in any other language.
        QString more;
        while (more.size() * 5 < text.size() * 2)
            more += more.size() % 7 == 5 ? QLatin1Char(' ') : QLatin1Char('~');
        return QStringLiteral("⟦") + longer + more.trimmed() + QStringLiteral("⟧");
    }

private:
    static QString accented(QString text)
    {
        static const QString plain = QStringLiteral("AEIOUaeiouy");
        static const QString marked = QStringLiteral("ÅÉÎÖÛåéîöûÿ");
        for (QChar& letter : text)
            if (const qsizetype at = plain.indexOf(letter); at >= 0)
                letter = marked[at];
        return text;
    }
};
