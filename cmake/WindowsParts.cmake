# mt_windows_parts(TARGET TITLE [icon...]): what Windows shows of a program, and that its arguments and files' names are
# UTF-8. Nothing on other systems.
if(WIN32)
  enable_language(RC)
endif()

function(mt_windows_parts target title)
  if(NOT WIN32)
    return()
  endif()
  set(MT_RC_FOLDER ${PROJECT_SOURCE_DIR}/resources/packaging/windows)
  set(MT_RC_TITLE ${title})
  set(MT_RC_NAME ${target})
  string(REPLACE . , MT_RC_VERSION ${PROJECT_VERSION}.0)
  set(MT_RC_ICONS "")
  # The first is the program's; by this name Qt finds it for the windows.
  set(name IDI_ICON1)
  set(number 1)
  foreach(icon IN LISTS ARGN)
    string(APPEND MT_RC_ICONS "${name} ICON \"${MT_RC_FOLDER}/${icon}\"\n")
    math(EXPR number "${number} + 1")
    set(name ${number})
  endforeach()
  configure_file(${MT_RC_FOLDER}/program.rc.in ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc @ONLY)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc)
  # Its linker would add another manifest.
  target_link_options(${target} PRIVATE $<$<CXX_COMPILER_ID:MSVC>:/MANIFEST:NO>)
endfunction()
