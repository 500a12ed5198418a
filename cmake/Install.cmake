# cmake --install: the programs and their manual pages. What a desktop needs to offer the table in its menu is installed by
# desktop/.
install(TARGETS mexican-train-cli RUNTIME)
install(FILES docs/man/mexican-train-cli.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
if(MT_GUI)
  install(TARGETS mexican-train RUNTIME BUNDLE DESTINATION .)
  mt_mac_deploy(mexican-train)
  install(FILES docs/man/mexican-train.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()

# cpack --config BUILD/CPackSourceConfig.cmake -G TGZ: all that building needs, and nothing that git or a build has left.
set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME ${PROJECT_NAME}-${PROJECT_VERSION})
# As regular expressions: a folder may be called c++.
set(mt_left_out ${PROJECT_SOURCE_DIR}/build ${PROJECT_BINARY_DIR})
list(TRANSFORM mt_left_out REPLACE "[][+.*()^$?|]" "[\\0]")
list(TRANSFORM mt_left_out REPLACE "(.+)" "^\\1/")
set(CPACK_SOURCE_IGNORE_FILES ${mt_left_out} "/\\.git(/|$)" "/__pycache__/" "/CMakeUserPresets\\.json$")
set(CPACK_VERBATIM_VARIABLES ON)
include(CPack)
