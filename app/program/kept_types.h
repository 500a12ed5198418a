// The QML types that must not be forgotten while there is a window.
#pragma once

class QQmlEngine;

/// Holds, as long as the engine lives, the types that QML files name as parameters of functions and signals without
/// making any. Qt (6.4 and 6.8) gives such a type back when it tidies up what it has read, reads it anew for whoever
/// makes one, and goes on using the name of the first: the program then ends, now and then, as its window is made. To
/// be called before anything else is read; these types are read for the first window in any case.
void keepTypes(QQmlEngine& engine);
