// Qt was not compiled for the sanitizer of threads. So that does not see that what one thread hands to another by way
// of Qt comes before what the other does with it, and would call every answer a race. Here the two hand-overs that we
// use are told to it, and no more: what threads share without one, or go on sharing after one, is found as before.
//
// Programs call these functions in place of Qt's own: by --wrap, see CMakeLists.txt, which names the same symbols.
#include <QObject>
#include <QThreadPool>

#include <sanitizer/tsan_interface.h>

// The function that others get, and the one that they asked for.
#define MT_WRAP(symbol) asm("__wrap_" symbol)
#define MT_REAL(symbol) asm("__real_" symbol)

// QMetaObject::invokeMethod() with something to be called.
namespace
{

class OrderedCall : public QtPrivate::QSlotObjectBase
{
public:
    explicit OrderedCall(QSlotObjectBase* call) : QSlotObjectBase(&OrderedCall::act), call_(call)
    {
        __tsan_release(this);
    }

private:
    static void act(int which, QSlotObjectBase* base, QObject* receiver, void** arguments, bool*)
    {
        auto* self = static_cast<OrderedCall*>(base);
        __tsan_acquire(self);
        if (which == Call) {
            self->call_->call(receiver, arguments);
            __tsan_release(self); // destroyed by whoever lets go of it last
        }
        if (which == Destroy) {
            self->call_->destroyIfLastRef();
            delete self;
        }
    }

    QSlotObjectBase* call_;
};

} // namespace

#if QT_VERSION < QT_VERSION_CHECK(6, 7, 0)
#define MT_INVOKE "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv"
bool qtInvoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, void* result)
    MT_REAL(MT_INVOKE);
bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, void* result)
    MT_WRAP(MT_INVOKE);
bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, void* result)
{
    return qtInvoke(receiver, new OrderedCall(call), type, result);
}
#else
#define MT_INVOKE                                                                                                      \
    "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeExPKPKvPKPKcPKPKNS" \
    "2_"                                                                                                               \
    "18QMetaTypeInterfaceE"
using Types = const QtPrivate::QMetaTypeInterface* const*;
bool qtInvoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, qsizetype count,
              const void* const* arguments, const char* const* names, Types types) MT_REAL(MT_INVOKE);
bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, qsizetype count,
            const void* const* arguments, const char* const* names, Types types) MT_WRAP(MT_INVOKE);
bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, qsizetype count,
            const void* const* arguments, const char* const* names, Types types)
{
    return qtInvoke(receiver, new OrderedCall(call), type, count, arguments, names, types);
}
#endif

// QThreadPool::start().
namespace
{

class OrderedRun : public QRunnable
{
public:
    explicit OrderedRun(QRunnable* run) : run_(run) { __tsan_release(this); }
    void run() override
    {
        __tsan_acquire(this);
        const bool isDone = run_->autoDelete();
        run_->run();
        if (isDone)
            delete run_;
    }

private:
    QRunnable* run_;
};

} // namespace

#define MT_START "_ZN11QThreadPool5startEP9QRunnablei"
void qtStart(QThreadPool* pool, QRunnable* run, int priority) MT_REAL(MT_START);
void start(QThreadPool* pool, QRunnable* run, int priority) MT_WRAP(MT_START);
void start(QThreadPool* pool, QRunnable* run, int priority) { qtStart(pool, new OrderedRun(run), priority); }

#if QT_VERSION < QT_VERSION_CHECK(6, 6, 0) // later it is inline, and calls the other one
void startFunction(QThreadPool* pool, std::function<void()> function, int priority)
    MT_WRAP("_ZN11QThreadPool5startESt8functionIFvvEEi");
void startFunction(QThreadPool* pool, std::function<void()> function, int priority)
{
    start(pool, QRunnable::create(std::move(function)), priority);
}
#endif
