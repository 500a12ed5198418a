// Facts: properties of an object that it finds out all at once, for QML.
//
// `facts_.begin()`, then set each member that is known, then `facts_.tell()`: all facts change before the first of them
// is told, so they are of the same moment whenever somebody reads them.
#pragma once

#include <functional>
#include <utility>
#include <vector>

/// The facts of one object, which has it as its member `facts_` before them.
class FactList
{
public:
    /// Nothing is known until it is set.
    void begin()
    {
        for (AnyFact* fact : facts_)
            fact->forget();
    }
    /// Tells each fact that is not what it was.
    void tell() const
    {
        std::vector<const AnyFact*> changed;
        for (AnyFact* fact : facts_)
            if (fact->change())
                changed.push_back(fact);
        for (const AnyFact* fact : changed)
            fact->tell();
    }

private:
    class AnyFact
    {
    public:
        AnyFact(FactList& list, std::function<void()> tell) : tell_(std::move(tell)) { list.facts_.push_back(this); }
        AnyFact(const AnyFact&) = delete;
        AnyFact& operator=(const AnyFact&) = delete;
        virtual ~AnyFact() = default;

        virtual void forget() = 0;
        virtual bool change() = 0;
        void tell() const { tell_(); }

    private:
        std::function<void()> tell_;
    };
    template <typename T>
    friend class Fact;

    std::vector<AnyFact*> facts_;
};

template <typename T>
class Fact : private FactList::AnyFact
{
public:
    /// `unknown`: its value as long as nothing is known.
    Fact(FactList& list, T unknown, std::function<void()> tell)
        : AnyFact(list, std::move(tell)), unknown_(unknown), now_(unknown), next_(unknown)
    {
    }
    const T& now() const { return now_; }
    Fact& operator=(T value)
    {
        next_ = std::move(value);
        return *this;
    }

private:
    void forget() override { next_ = unknown_; }
    bool change() override
    {
        const bool isOther = now_ != next_;
        now_ = next_;
        return isOther;
    }

    T unknown_;
    T now_;
    T next_;
};

/// A fact of the class that it stands in: the property NAME with its getter, its signal and the member NAME_.
#define MT_FACT(TYPE, NAME, UNKNOWN)                                                                                   \
    Q_PROPERTY(TYPE NAME READ NAME NOTIFY NAME##Changed)                                                               \
public:                                                                                                                \
    TYPE NAME() const { return NAME##_.now(); }                                                                        \
    Q_SIGNAL void NAME##Changed();                                                                                     \
                                                                                                                       \
private:                                                                                                               \
    Fact<TYPE> NAME##_{facts_, UNKNOWN, [this] { emit NAME##Changed(); }};
