# The QML files and pictures of the module MexicanTrain, for the qt_add_qml_module call in app/.
# Themes are data: every file in themes/ is found by itself.

set(MT_QML_SINGLETONS ${CMAKE_CURRENT_LIST_DIR}/Theme.qml)
set_source_files_properties(${MT_QML_SINGLETONS} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)

set(MT_QML_FILES
    Boneyard.qml
    Cloth.qml
    DragLayer.qml
    Engraved.qml
    FlightLayer.qml
    HandTile.qml
    HeaderBar.qml
    HiddenTileFlight.qml
    Holder.qml
    LandingPlace.qml
    Locomotive.qml
    Main.qml
    Metrics.qml
    NamePlate.qml
    PushButton.qml
    Rails.qml
    SeatBadge.qml
    SentenceBoard.qml
    Shadow.qml
    SignalMast.qml
    Station.qml
    Table.qml
    TileFlight.qml
    TileView.qml
    Track.qml
    TrackTile.qml)
list(TRANSFORM MT_QML_FILES PREPEND ${CMAKE_CURRENT_LIST_DIR}/)
list(APPEND MT_QML_FILES ${MT_QML_SINGLETONS})

file(GLOB MT_QML_THEMES CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/themes/*.qml)
list(APPEND MT_QML_FILES ${MT_QML_THEMES})
file(GLOB MT_QML_ART CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/../resources/art/*.svg
     ${CMAKE_CURRENT_LIST_DIR}/../resources/art/*.png ${CMAKE_CURRENT_LIST_DIR}/../resources/art/*.jpg)

# The files stand outside app/: say where they belong in the module.
foreach(file IN LISTS MT_QML_FILES)
  file(RELATIVE_PATH name ${CMAKE_CURRENT_LIST_DIR} ${file})
  set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
endforeach()
foreach(file IN LISTS MT_QML_ART)
  cmake_path(GET file FILENAME name)
  set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS art/${name})
endforeach()

set(MT_QML_CPP
    tile_art.cpp
    tile_art.h
    tile_item.cpp
    tile_item.h
    painted_items.cpp
    painted_items.h
    theme.cpp
    theme.h)
