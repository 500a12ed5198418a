// Dialogs that are windows of their own.
#pragma once

class QDialog;

namespace Dialogs
{

/// Opens `dialog` over the program's window, which waits for it; it is gone when it is closed. Without that window as
/// its own it would go on alone when the game is closed.
void open(QDialog* dialog);

} // namespace Dialogs
