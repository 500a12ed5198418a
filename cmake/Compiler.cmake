# How our own code is compiled: mt_own_code(TARGET) goes on every target whose sources are all ours; where Qt adds
# generated ones, mt_own_flags go on ours alone.

if(MT_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

find_program(MT_CCACHE ccache)
if(MT_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${MT_CCACHE})
endif()

set(mt_own_flags -Wall -Wextra -Wconversion -Wshadow)
if(MT_WERROR)
  list(APPEND mt_own_flags -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Optimising, GCC 12 sees overlapping copies where strings are added up (its bug 105651).
  list(APPEND mt_own_flags -Wno-restrict)
endif()

function(mt_own_code target)
  target_compile_options(${target} PRIVATE ${mt_own_flags})
endfunction()
