# mt_mac_bundle(TARGET): TARGET becomes an application of macOS, with its icons and the kind of file that it opens; installed
# with the Qt that it needs, and so with the terms. Nothing on other systems. Never run by us (docs/packaging.md).
function(mt_mac_bundle target)
  if(NOT APPLE)
    return()
  endif()
  set(folder ${PROJECT_SOURCE_DIR}/resources/packaging/macos)
  set(beside ${folder}/mexican-train.icns ${folder}/record.icns
    ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/resources/third-party.txt)
  target_sources(${target} PRIVATE ${beside})
  set_source_files_properties(${beside} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
  get_property(catalogues GLOBAL PROPERTY MT_CATALOGUES)
  set(MT_PLIST_LANGUAGES "")
  foreach(catalogue IN LISTS catalogues)
    string(REGEX REPLACE ".*/mexican-train_([A-Za-z_]+)\\.qm$" "\\1" language ${catalogue})
    string(APPEND MT_PLIST_LANGUAGES "        <string>${language}</string>\n")
  endforeach()
  # Apple knows no underscore there.
  string(REPLACE _ - MT_PLIST_ID ${MT_APP_ID})
  set(description ${CMAKE_CURRENT_BINARY_DIR}/${target}.plist)
  configure_file(${folder}/Info.plist.in ${description} @ONLY)
  set_target_properties(${target} PROPERTIES MACOSX_BUNDLE TRUE MACOSX_BUNDLE_INFO_PLIST ${description})
endfunction()

# mt_mac_deploy(TARGET): at its installation the Qt that it needs is laid into it. After install(TARGETS).
function(mt_mac_deploy target)
  if(APPLE AND Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
    qt_generate_deploy_qml_app_script(TARGET ${target} OUTPUT_SCRIPT deploy)
    install(SCRIPT ${deploy})
  endif()
endfunction()
