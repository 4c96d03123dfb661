# The warnings, sanitizers and tuning of every target. Sources are globbed per folder, so a new file
# needs no edit elsewhere.

add_library(hotstone_flags INTERFACE)
target_compile_options(hotstone_flags INTERFACE -Wall -Wextra -Wshadow -Wconversion
                       -Wno-sign-conversion
                                                -Wnon-virtual-dtor -Woverloaded-virtual)
if(HOTSTONE_WERROR)
  target_compile_options(hotstone_flags INTERFACE -Werror)
endif()
if(HOTSTONE_NATIVE)
  target_compile_options(hotstone_flags INTERFACE -march=native)
endif()
if(HOTSTONE_SANITIZE)
  # g++ sees uninitialised use in std::regex once it is instrumented.
  target_compile_options(hotstone_flags
                         INTERFACE -fsanitize=${HOTSTONE_SANITIZE} -fno-omit-frame-pointer
                                   -fno-sanitize-recover=all
                                   $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(hotstone_flags INTERFACE -fsanitize=${HOTSTONE_SANITIZE})
endif()
if(HOTSTONE_SANITIZE OR HOTSTONE_COVERAGE)
  # For the few tests that check timing.
  target_compile_definitions(hotstone_flags INTERFACE HOTSTONE_INSTRUMENTED)
endif()
if(HOTSTONE_COVERAGE)
  target_compile_options(hotstone_flags INTERFACE --coverage)
  target_link_options(hotstone_flags INTERFACE --coverage)
endif()

# The Python module is a shared library made of our static ones, so their code must be relocatable.
# Forbidding symbol interposition keeps it as fast.
set(hotstone_relocatable "")
if(HOTSTONE_PYTHON)
  set(hotstone_relocatable -fPIC -fno-semantic-interposition)
endif()

# gold has a warning for each of the sanitizer's symbols
if(HOTSTONE_PRECOMPILE AND NOT HOTSTONE_BUILD_FUZZ)
  # Sixty programs are linked, each from everything below it: the alternative linker that Debian
  # ships saves half a minute.
  find_program(HOTSTONE_GOLD ld.gold)
  if(HOTSTONE_GOLD)
    target_link_options(hotstone_flags INTERFACE -fuse-ld=gold)
  endif()
endif()

# Headers compiled once for all, at about a second per file. One for libraries and programs, one for
# tests. No file may rely on them: the other builds do without.
if(HOTSTONE_PRECOMPILE)
  set(precompiled_kinds precompiled)
  if(HOTSTONE_BUILD_TESTS)
    list(APPEND precompiled_kinds precompiled_tests)
  endif()
  set(precompiled algorithm array cstdint fstream functional iostream map memory optional set
                  sstream string string_view tuple utility vector absl/status/status.h
                  absl/status/statusor.h absl/strings/str_cat.h absl/strings/str_join.h
                  absl/strings/str_split.h absl/container/flat_hash_map.h)
  set(precompiled_tests ${precompiled} gmock/gmock.h gtest/gtest.h)
  foreach(kind IN LISTS precompiled_kinds)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${kind}.cc CONTENT "")
    add_library(hotstone_${kind} OBJECT ${PROJECT_BINARY_DIR}/${kind}.cc)
    target_compile_features(hotstone_${kind} PUBLIC cxx_std_20)
    target_link_libraries(hotstone_${kind} PRIVATE hotstone_flags absl::flat_hash_map absl::status
                          absl::statusor
                                                    absl::strings)
    list(TRANSFORM ${kind} REPLACE "(.+)" "<\\1>")
    target_precompile_headers(hotstone_${kind} PRIVATE ${${kind}})
    if(kind STREQUAL "precompiled")
      target_compile_options(hotstone_${kind} PRIVATE ${hotstone_relocatable})
    endif()
  endforeach()
  if(HOTSTONE_BUILD_TESTS)
    target_link_libraries(hotstone_precompiled_tests PRIVATE GTest::gtest GTest::gmock)
    target_compile_options(hotstone_precompiled_tests PRIVATE $<$<CONFIG:Release>:-Og>)
  endif()
endif()

function(hotstone_precompile target kind)
  if(kind STREQUAL "precompiled")
    target_compile_options(${target} PRIVATE ${hotstone_relocatable})
  endif()
  if(HOTSTONE_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM hotstone_${kind})
  endif()
endfunction()

# hotstone_library(NAME [DEPS...]): a static library of the *.cc of this folder and its wings. Users
# link it as hotstone::FLOOR, an alias of hotstone_FLOOR, in this build and installed.
function(hotstone_library name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cc)
  list(FILTER sources EXCLUDE REGEX "_main\\.cc$")
  add_library(${name} STATIC ${sources})
  string(REGEX REPLACE "^hotstone_" "" floor ${name})
  add_library(hotstone::${floor} ALIAS ${name})
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${floor})
  target_include_directories(${name}
                             PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
                                    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/hotstone>)
  target_compile_features(${name} PUBLIC cxx_std_20)
  target_link_libraries(${name} PUBLIC ${ARGN} PRIVATE $<BUILD_INTERFACE:hotstone_flags>)
  hotstone_precompile(${name} precompiled)
  if(HOTSTONE_PRECOMPILE)
    hotstone_together(${name} ${sources})
  endif()
endfunction()

# hotstone_cold(TARGET): a target that spends its time in the floors below, so that it takes longer
# to optimise than to run.
function(hotstone_cold target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# hotstone_together(TARGET SOURCES...): compiles the sources of a folder, or the tests and mutants
# of a program, as unity builds of six files. They include much the same headers, so this halves
# their cost. Names in an anonymous namespace must therefore not clash there; the compiler reports a
# clash. Tests are always compiled this way, libraries where headers are precompiled: in builds made
# once and as a whole.
#
# Six files go together only if they have the same kin (hotstone_kin). So a linker that has the
# mutated copies of one of them has those of all and ignores the object in the library; and the
# files that the program of scripts/verify needs are separate from those it does not need
# (tests/house/only_verify_test). Files that compile once per instruction set stay alone.
function(hotstone_together target)
  set(groups "")
  foreach(source IN LISTS ARGN)
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH folder ${CMAKE_CURRENT_SOURCE_DIR} ${folder})
    if(source MATCHES "_test\\.cc$" OR source MATCHES "/tests/mutants/")
      set(folder "")
    endif()
    hotstone_kin(${source} kin)
    if(kin STREQUAL "alone")
      continue()
    endif()
    string(MAKE_C_IDENTIFIER "in_${folder}__${kin}" group)
    list(APPEND groups ${group})
    list(APPEND sources_of_${group} ${source})
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    list(SORT sources_of_${group})
    set(place 0)
    foreach(source IN LISTS sources_of_${group})
      math(EXPR number "${place} / 6")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${number})
      math(EXPR place "${place} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# The key that separates sources that must not be compiled together: the test programs that have
# mutants of the source, and whether the program of scripts/verify needs it. "alone" if it goes with
# no other.
function(hotstone_kin source out)
  set(${out} "alone" PARENT_SCOPE)
  # A merged source of mutants is linked before all libraries, so it needs no kin.
  if(source MATCHES "/tests/mutants/[a-z_]+_tests/")
    set(${out} "" PARENT_SCOPE)
    return()
  endif()
  if(EXISTS ${source})
    file(STRINGS ${source} several REGEX "hwy/foreach_target.h")
    if(several)
      return()
    endif()
  endif()
  file(RELATIVE_PATH file ${PROJECT_SOURCE_DIR} ${source})
  get_property(kin GLOBAL PROPERTY hotstone_mutated_by_${file})
  get_property(needed GLOBAL PROPERTY hotstone_verify_needs)
  if(file IN_LIST needed)
    list(APPEND kin "verify")
  endif()
  string(JOIN "_" kin ${kin})
  set(${out} "${kin}" PARENT_SCOPE)
endfunction()

# Collects the data for hotstone_kin.
function(hotstone_find_kin)
  file(GLOB_RECURSE patches CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/mutants/*.patch)
  foreach(patch IN LISTS patches)
    file(STRINGS ${patch} lines REGEX "^(--- a/|Caught by:)")
    string(REGEX REPLACE ".*Caught by: *([A-Za-z0-9]+)_tests .*" "\\1" program "${lines}")
    string(REGEX REPLACE ".*--- a/([^;\t]+).*" "\\1" file "${lines}")
    get_property(programs GLOBAL PROPERTY hotstone_mutated_by_${file})
    list(APPEND programs ${program})
    list(REMOVE_DUPLICATES programs)
    list(SORT programs)
    set_property(GLOBAL PROPERTY hotstone_mutated_by_${file} ${programs})
  endforeach()
  include(only_verify_sources)
  hotstone_verify_sources(needed)
  set_property(GLOBAL PROPERTY hotstone_verify_needs ${needed})
endfunction()
if(NOT HOTSTONE_ONLY_VERIFY)
  hotstone_find_kin()
endif()

# hotstone_tests(NAME LABEL [DEPS...]): one GoogleTest program of the *_test.cc of this folder and
# its wings. Each suite is one test of ctest with the label LABEL (list_suites.cmake), but the tests
# of a suite whose name ends in "Slow" are tests by themselves, with the label `slow`.
function(hotstone_tests name label)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*_test.cc)
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  hotstone_together(${name} ${sources})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE HOTSTONE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${ARGN} GTest::gtest_main GTest::gmock hotstone_flags)
  # A test spends its time in the libraries below it, so cheap to build beats fast.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-Og>)
  hotstone_precompile(${name} precompiled_tests)
  if(HOTSTONE_PRECOMPILE)
    # From a precompiled header g++ 12 forgets which code belongs to the library, so its false
    # warnings about the inside of std::string are no longer suppressed.
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-restrict
                           -Wno-stringop-overflow
                                           -Wno-maybe-uninitialized>)
  endif()
  set(suites ${CMAKE_CURRENT_BINARY_DIR}/${name}_suites.cmake)
  add_custom_command(TARGET ${name} POST_BUILD
                     COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:${name}> -D LABEL=${label}
                             -D OUT=${suites} -P ${PROJECT_SOURCE_DIR}/cmake/list_suites.cmake
                     BYPRODUCTS ${suites} VERBATIM)
  set(included ${CMAKE_CURRENT_BINARY_DIR}/${name}_if_built.cmake)
  file(CONFIGURE OUTPUT ${included} CONTENT "include([=[${suites}]=] OPTIONAL)\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${included})
  gtest_discover_tests(${name} TEST_FILTER "*Slow.*" PROPERTIES LABELS slow TIMEOUT 7200
                       DISCOVERY_TIMEOUT 60)
endfunction()
