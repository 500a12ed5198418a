// What the C library keeps of freed memory.
#pragma once

/// Gives the system back what is free between things that are in use. With glibc; elsewhere nothing happens. To make a
/// window takes 2 to 3 MB more, for a moment, than the window then needs: drawings as they are read, types as they are
/// made.
void giveBackFreeMemory();
