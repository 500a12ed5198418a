# How our own code is compiled: mt_own_code(TARGET) goes on every target that holds code of ours.

# Our own code alone is watched: what Qt generates and the tests themselves would take twice as long to compile.
if(MT_SANITIZE)
  set(mt_watched -fsanitize=${MT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${MT_SANITIZE})
endif()

# The rules count bits in every move. The first x86-64 processors could not do that in one instruction, and without being
# told a compiler takes care of them: a fifth more time for each random round (docs/packaging.md). x86-64-v2 is every PC
# since about 2009 and all that Debian 12 is likely to meet; no newer level, for a program must not stop with "illegal
# instruction".
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(MT_ARCH x86-64-v2 CACHE STRING "The processors to build for, as the compiler's -march calls them; empty: any")
  if(MT_ARCH)
    add_compile_options(-march=${MT_ARCH})
  endif()
endif()

find_program(MT_CCACHE ccache)
if(MT_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${MT_CCACHE})
endif()

# Beside what Qt and the engine do, some of our code hardly counts: what one waits for there is the compiler.
set(MT_LIGHT_OPTIMIZATION -O1 CACHE STRING "How a release optimises the code that hardly counts; empty: as all else")

# mt_hardly_counts(TARGET): that code.
function(mt_hardly_counts target)
  if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND MT_LIGHT_OPTIMIZATION)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:${MT_LIGHT_OPTIMIZATION}>)
  endif()
endfunction()

# Nobody has built with Microsoft's compiler yet (decision 21); it does not know the others' words.
if(MSVC)
  set(mt_own_flags /W3 /utf-8 $<$<BOOL:${MT_WERROR}>:/WX>)
else()
  set(mt_own_flags -Wall -Wextra -Wconversion)
  if(NOT CMAKE_UNITY_BUILD)
    list(APPEND mt_own_flags -Wshadow)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # In a batch a name may stand in another file, too; `dev` compiles file by file and sees the rest.
    list(APPEND mt_own_flags -Wshadow=local)
  endif()
  if(MT_WERROR)
    list(APPEND mt_own_flags -Werror)
  endif()
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Optimising, GCC 12 sees overlapping copies where strings are added up (its bug 105651).
  list(APPEND mt_own_flags -Wno-restrict)
endif()

function(mt_own_code target)
  target_compile_options(${target} PRIVATE ${mt_own_flags} ${mt_watched})
endfunction()

# The headers of libraries are most of what a small target reads: they are read once for each kind of target, and not in each
# of sixty. Only where files are compiled in batches: file by file, each must name what it uses.
option(MT_HEADERS_ONCE "Read the headers of libraries once for all targets" OFF)
set(mt_standard_headers
  <algorithm> <array> <filesystem> <functional> <map> <memory> <optional> <set> <span> <sstream> <string> <string_view>
  <variant> <vector>
)

# mt_headers_once(HOST [PROGRAM] FROM library... HEADERS header...): HOST is what reads them, a PROGRAM for programs and else
# a library for libraries: these differ in how their code may be moved. It is told of no library's definitions but
# Qt6::Core's, which all its users have, too: compilers refuse what was read with others.
function(mt_headers_once host)
  if(NOT MT_HEADERS_ONCE)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "PROGRAM" "" "FROM;HEADERS")
  set(file ${CMAKE_CURRENT_BINARY_DIR}/${host}.cpp)
  if(arg_PROGRAM)
    file(CONFIGURE OUTPUT ${file} CONTENT "int main() { return 0; }\n")
    add_executable(${host} ${file})
  else()
    file(CONFIGURE OUTPUT ${file} CONTENT "// Nothing but the headers.\n")
    add_library(${host} OBJECT ${file})
  endif()
  target_link_libraries(${host} PRIVATE Qt6::Core)
  foreach(library IN LISTS arg_FROM)
    target_include_directories(${host} SYSTEM PRIVATE $<TARGET_PROPERTY:${library},INTERFACE_INCLUDE_DIRECTORIES>)
    target_compile_options(${host} PRIVATE $<TARGET_PROPERTY:${library},INTERFACE_COMPILE_OPTIONS>)
  endforeach()
  target_precompile_headers(${host} PRIVATE ${arg_HEADERS})
  mt_own_code(${host})
endfunction()

# mt_use_headers(TARGET HOST): TARGET begins with what HOST has read.
function(mt_use_headers target host)
  if(TARGET ${host})
    target_precompile_headers(${target} REUSE_FROM ${host})
  endif()
endfunction()
