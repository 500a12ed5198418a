// The QML types that must not be forgotten while there is a window.
#pragma once

#include <QObject>
#include <qqmlregistration.h>

class QQmlEngine;

/// Holds, as long as the engine lives, the types that QML files name as parameters of functions and signals without
/// making any. Qt (6.4 and 6.8) gives such a type back when it tidies up what it has read, reads it anew for whoever
/// makes one, and goes on using the name of the first: the program then ends, now and then, as its window is made.
class KeptTypes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Those of every window, which are read for its first picture in any case. To be called before anything is read.
    static void keepOfWindow(QQmlEngine& engine);
    /// Those of the table. To be called before anything is read that shows one; more than once does no harm.
    static void keepOfTable(QQmlEngine& engine);
    Q_INVOKABLE void keepOfTable();

private:
    bool hasTable_ = false;
};
