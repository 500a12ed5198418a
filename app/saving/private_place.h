// A folder for what running programs of one user say to each other.
#pragma once

#include <QString>

/// An existing folder that belongs to this user and that nobody else can write to: the desktop's own for running
/// programs, or the temporary one where each user has their own. Empty: there is none.
QString privatePlace();
