# cmake --install: the programs and their manual pages. What a desktop needs to offer the table in its menu is installed by
# desktop/.
install(TARGETS mexican-train-cli RUNTIME)
install(FILES docs/man/mexican-train-cli.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
if(MT_GUI)
  install(TARGETS mexican-train RUNTIME)
  install(FILES docs/man/mexican-train.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
