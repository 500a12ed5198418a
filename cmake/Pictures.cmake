# How drawings (SVG) come into the program: as they are where Qt can show them, else as dots. Their names in it stay, so
# nothing that shows one need know; what reads them looks at what is in them.
option(MT_DRAWINGS_AS_DOTS "Drawings are made into dots by rsvg-convert when the program is built: for a Qt without SVG" OFF)
if(MT_DRAWINGS_AS_DOTS)
  find_program(MT_RSVG_CONVERT rsvg-convert REQUIRED)
else()
  find_package(Qt6 6.4 REQUIRED COMPONENTS Svg)
endif()

# mt_drawings(TARGET NAME [TINTED] FILES file...): /NAME/FILE in the program. TINTED: they have a place for a colour, #ff00ff.
function(mt_drawings target name)
  cmake_parse_arguments(PARSE_ARGV 2 arg "TINTED" "" "FILES")
  if(NOT MT_DRAWINGS_AS_DOTS)
    qt_add_resources(${target} ${name}_drawings PREFIX /${name} BASE ${PROJECT_SOURCE_DIR}/resources/${name} FILES ${arg_FILES})
    return()
  endif()
  set(made "")
  foreach(file IN LISTS arg_FILES)
    cmake_path(GET file FILENAME alias)
    if(arg_TINTED)
      _mt_dots(made ${file} ${name}/${alias} "s/#ff00ff/#000000/g")
      _mt_dots(made ${file} ${name}/${alias}.white "s/#ff00ff/#ffffff/g")
    else()
      _mt_dots(made ${file} ${name}/${alias} "")
    endif()
  endforeach()
  qt_add_resources(${target} ${name}_drawings PREFIX /${name} FILES ${made})
endfunction()

# Four times as high as the highest of them is meant to be, and every one of them a whole number of dots wide, so that what
# lies side by side has no seams.
set(mt_dots_height 432)
function(_mt_dots list file alias change)
  set(dots ${CMAKE_CURRENT_BINARY_DIR}/dots/${alias}.png)
  cmake_path(GET dots PARENT_PATH folder)
  file(MAKE_DIRECTORY ${folder})
  cmake_path(GET alias FILENAME name)
  add_custom_command(OUTPUT ${dots} DEPENDS ${file} VERBATIM
    COMMAND sh -c "sed \"$1\" \"$2\" | \"$3\" --height ${mt_dots_height} --output \"$4\"" sh
            "${change}" ${file} ${MT_RSVG_CONVERT} ${dots})
  set_source_files_properties(${dots} PROPERTIES QT_RESOURCE_ALIAS ${name})
  set(${list} ${${list}} ${dots} PARENT_SCOPE)
endfunction()
