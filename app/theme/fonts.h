// The faces that letters come from, whatever the language.
#pragma once

#include <QFont>
#include <QString>

namespace Fonts
{

/// For the whole application, which must exist.
void use();

/// How large the desktop writes, as a setting in per cent: what desktops begin with is 100.
int percentOf(const QFont& desktops);

/// Some font has the letters of that language.
bool canWrite(const QString& language);

} // namespace Fonts
