// The faces that letters come from, whatever the language.
#pragma once

namespace Fonts
{

/// For the whole application, which must exist.
void use();

} // namespace Fonts
