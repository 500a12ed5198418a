// The rules of all rulebooks in all languages as files, for somebody's web page.
#pragma once

#include "app/words/languages.h"

namespace RuleExport
{

/// Fills the folder, which is made if it is not there: LANGUAGE/mexican-train-rules-RULEBOOK.html and .pdf, each for as
/// many of four players as the rulebook takes, and index.html with links to all of them. Nothing is overwritten: a
/// folder with something in it is refused. What went wrong, in an English sentence; else empty. The language that is
/// spoken is the one of before in the end.
QString write(const QString& folder, const QStringList& languages = Languages::all());

} // namespace RuleExport
