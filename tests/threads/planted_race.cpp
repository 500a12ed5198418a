// Two threads that count in one number, without anything between them.
#include "app/platform/worker_thread.h"

#include <cstdio>

int main()
{
    int count = 0;
    {
        WorkerThread one;
        WorkerThread other;
        const auto work = [&count](const mt::StopToken&) {
            for (int i = 0; i < 100000; ++i)
                ++count;
        };
        one.start(work);
        other.start(work);
    }
    std::printf("%d\n", count);
}
