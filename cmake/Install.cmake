# cmake --install: the programs, and what a desktop needs to offer the table in its menu.
include(GNUInstallDirs)

install(TARGETS mexican-train-cli RUNTIME)
if(MT_GUI)
  install(TARGETS mexican-train RUNTIME)
  install(FILES resources/mexican-train.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES resources/mexican-train.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES resources/mexican-train.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
