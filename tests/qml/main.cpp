// Runs the tst_*.qml files, in an application that is set up as the program's.
#include "tests/qml/drawn.h"
#include "tests/qml/test_games.h"

#include "app/program/kept_types.h"
#include "app/theme/fonts.h"

#include <QApplication>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QtQuickTest>

class Setup : public QObject
{
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/"));
        KeptTypes::keepOfWindow(*engine);
        KeptTypes::keepOfTable(*engine);
        games_.useEngine(engine);
        qmlRegisterSingletonInstance("MexicanTrain.Tests", 1, 0, "TestGames", &games_);
        qmlRegisterSingletonInstance("MexicanTrain.Tests", 1, 0, "Drawn", &drawn_);
    }

private:
    TestGames games_;
    Drawn drawn_;
};

int main(int argc, char* argv[])
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    Fonts::use();
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "qml_tests", nullptr, &setup);
}

#include "main.moc"
