// Tests that look at whole sentences: they are asked for in English, whose plural forms are words of their own.
#pragma once

#include "app/words/languages.h"

#include <gtest/gtest.h>

class InEnglish : public testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(languages.use(QStringLiteral("en"))); }

    Languages languages;
};

/// For a comparison that prints what it found.
inline std::string said(const QString& text) { return text.toStdString(); }
