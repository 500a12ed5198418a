// The screen: opened, and drawn on.
#pragma once

#include <QStringList>

class QObject;

namespace Screen
{

/// While it exists, a screen that cannot be opened ends the program with one sentence on standard error and exit
/// code 1. By itself Qt aborts. What Qt says meanwhile is passed on when the screen is open.
class Opening
{
public:
    Opening();
    ~Opening();
    Opening(const Opening&) = delete;
    Opening& operator=(const Opening&) = delete;
};

/// Chooses Qt's software renderer where there is no graphics processor, or where OpenGL does not work; a line on
/// standard error says which. To be called before the first window. A renderer asked for by QT_QUICK_BACKEND or
/// QSG_RHI_BACKEND is left as it is.
void chooseRenderer();

/// What QCoreApplication::exec() returns when the window could not be drawn.
constexpr int cannotDraw = 75;

/// Has the event loop end with cannotDraw when the window, a QQuickWindow, cannot be drawn.
void watchDrawing(QObject* window);

/// Starts this program again with these arguments and the software renderer, in place of this one; does not return.
/// Returns the reason in a sentence if that renderer was in use already, or if it cannot be started.
QString startAgain(const QStringList& arguments);

} // namespace Screen
