// A double as a small picture for paper.
#pragma once

#include <QImage>

#include <map>

/// Makes each picture once.
class EnginePicture
{
public:
    /// The double of that value, lying.
    const QImage& of(int value);

private:
    std::map<int, QImage> made_;
};
