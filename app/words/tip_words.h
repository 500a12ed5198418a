// Advice on playing well. It holds by all rules.
#pragma once

#include <QCoreApplication>
#include <QStringList>

class TipWords
{
    Q_DECLARE_TR_FUNCTIONS(TipWords)

public:
    static QStringList all();
    /// One of them; the same number always gives the same.
    static QString one(int number);
};
