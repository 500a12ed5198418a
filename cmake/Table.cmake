# What the table's code and tests need of Qt. Included at the root, so that app/ and tests/ both see it.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Network Widgets PrintSupport Qml Quick QuickControls2 LinguistTools)
if(BUILD_TESTING)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Test QuickTest)
else()
  find_package(Qt6 6.4 QUIET OPTIONAL_COMPONENTS Test) # for tests/bench alone
endif()
find_package(ALSA) # sound is optional
qt_standard_project_setup()
# That call appends $ORIGIN to what programs are installed with, and CMake makes room for it in the built ones with empty
# entries, which mean the current directory: a library lying there would be run. Nothing of ours is linked at run time
# to what it is installed with; a Qt outside the system's folders is found where it was linked.
set(CMAKE_INSTALL_RPATH "")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)
# And it has every target looked through for what needs moc: also each of those that only hold resources.
set(CMAKE_AUTOMOC OFF)
set(CMAKE_AUTOUIC OFF)

# Newer versions of Qt warn until these are chosen; the older one does not know them.
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
  qt_policy(SET QTP0001 NEW) # where QML modules live: Rooms.cmake says it for each
endif()
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.8)
  qt_policy(SET QTP0004 NEW) # every folder of QML files has a qmldir of its own
endif()
option(MT_QML_AS_TEXT "Leave QML to Qt's interpreter: without the code that Qt writes for it a build is sooner done" OFF)
set(QT_QML_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/modules)

# CMake has moc read the standard library, too, which tells it nothing of ours and takes four fifths of its time; and the moc
# of Qt 6.4 cannot read <concepts>. Nobody else asks where that library is: the compiler knows.
list(FILTER CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES EXCLUDE REGEX "/c\\+\\+(/|$)")
