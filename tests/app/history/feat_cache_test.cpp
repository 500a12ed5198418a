// The cache tells what it was told, and what is damaged, of another version or somebody else's is no cache.
#include "app/history/feat_cache.h"
#include "tests/app/support.h"

#include <QDir>

namespace
{

class KeptFeats : public testing::Test
{
protected:
    static GameFeats some()
    {
        GameFeats::Seat anna{0, {"double-out", "long-train"}, {{"longest-train", 14}, {"most-points", 0}}};
        return {"tactic", {"Anna \"A\"", "", "Бруно"}, {{3, "c0ffee", {anna, {1, {}, {{"longest-train", 2}}}}}}};
    }
    void keep(const QString& hash)
    {
        FeatCache cache(dir.path());
        cache.keep(hash, some());
        cache.save(false);
    }
    std::optional<GameFeats> found(const QString& hash) { return FeatCache(dir.path()).find(hash); }
    QString path() const { return FeatCache::fileIn(dir.path()); }

    const QTemporaryDir dir;
};

TEST_F(KeptFeats, TellsWhatItWasToldOfTheSameContent)
{
    EXPECT_FALSE(found("a"));
    keep("a");
    EXPECT_EQ(found("a"), some());
    EXPECT_FALSE(found("b"));
}

TEST_F(KeptFeats, WholeItForgetsWhatBelongsToNoRecord)
{
    keep("a");
    keep("b");
    EXPECT_TRUE(found("a"));
    FeatCache cache(dir.path());
    EXPECT_TRUE(cache.find("b"));
    cache.save(true);
    EXPECT_FALSE(found("a"));
    EXPECT_TRUE(found("b"));
}

TEST_F(KeptFeats, IsWrittenOnlyWhenThereIsNews)
{
    keep("a");
    FeatCache cache(dir.path());
    ASSERT_TRUE(cache.find("a"));
    ASSERT_TRUE(QFile::remove(path()));
    cache.save(true);
    EXPECT_FALSE(QFile::exists(path()));
}

TEST_F(KeptFeats, DamagedOrOfAnotherVersionItIsEmpty)
{
    keep("a");
    const QByteArray good = bytesOf(path());
    ASSERT_TRUE(found("a"));
    const QByteArray version = "\"version\":" + QByteArray::number(featsVersion);
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("["), QByteArray("\0\xff", 2), good.left(good.size() / 2),
          QByteArray(good).replace(version, "\"version\":0"), QByteArray(good).replace("\"seat\":0", "\"seat\":9"),
          QByteArray(good).replace("double-out", "heavy-load"), QByteArray(good).replace("14", "15")}) {
        ASSERT_NE(bytes, good);
        writeFile(path(), bytes);
        EXPECT_FALSE(found("a")) << bytes.left(60).toStdString();
        keep("a");
        EXPECT_EQ(found("a"), some()) << "and it is made anew";
    }
}

TEST_F(KeptFeats, WhatIsNotOursStays)
{
    ASSERT_TRUE(QDir().mkdir(path()));
    keep("a");
    EXPECT_TRUE(QFileInfo(path()).isDir());
}

} // namespace
