# What gives every target the same warnings, sanitizers and tuning.
# Sources are globbed per folder, so that a new file needs no edit elsewhere.

add_library(hotstone_flags INTERFACE)
target_compile_options(hotstone_flags INTERFACE -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion
                                                -Wnon-virtual-dtor -Woverloaded-virtual)
if(HOTSTONE_WERROR)
  target_compile_options(hotstone_flags INTERFACE -Werror)
endif()
if(HOTSTONE_NATIVE)
  target_compile_options(hotstone_flags INTERFACE -march=native)
endif()
if(HOTSTONE_SANITIZE)
  target_compile_options(hotstone_flags INTERFACE -fsanitize=${HOTSTONE_SANITIZE} -fno-omit-frame-pointer
                                                  -fno-sanitize-recover=all
                                                  # g++ sees uninitialised use in std::regex once it is instrumented.
                                                  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(hotstone_flags INTERFACE -fsanitize=${HOTSTONE_SANITIZE})
endif()
if(HOTSTONE_SANITIZE OR HOTSTONE_COVERAGE)
  # For the few tests that look at the clock.
  target_compile_definitions(hotstone_flags INTERFACE HOTSTONE_INSTRUMENTED)
endif()
if(HOTSTONE_COVERAGE)
  target_compile_options(hotstone_flags INTERFACE --coverage)
  target_link_options(hotstone_flags INTERFACE --coverage)
endif()

# Headers compiled once for all, about a second a file. One for libraries and programs, one for tests.
# No file may rely on them: the other builds go without.
if(HOTSTONE_PRECOMPILE)
  set(precompiled_kinds precompiled)
  if(HOTSTONE_BUILD_TESTS)
    list(APPEND precompiled_kinds precompiled_tests)
  endif()
  set(precompiled algorithm array cstdint fstream functional iostream map memory optional set sstream string string_view
                  tuple utility vector absl/status/status.h absl/status/statusor.h absl/strings/str_cat.h
                  absl/strings/str_join.h absl/strings/str_split.h absl/container/flat_hash_map.h)
  set(precompiled_tests ${precompiled} gmock/gmock.h gtest/gtest.h)
  foreach(kind IN LISTS precompiled_kinds)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${kind}.cc CONTENT "")
    add_library(hotstone_${kind} OBJECT ${PROJECT_BINARY_DIR}/${kind}.cc)
    target_compile_features(hotstone_${kind} PUBLIC cxx_std_20)
    target_link_libraries(hotstone_${kind} PRIVATE hotstone_flags absl::flat_hash_map absl::status absl::statusor
                                                    absl::strings)
    list(TRANSFORM ${kind} REPLACE "(.+)" "<\\1>")
    target_precompile_headers(hotstone_${kind} PRIVATE ${${kind}})
  endforeach()
  if(HOTSTONE_BUILD_TESTS)
    target_link_libraries(hotstone_precompiled_tests PRIVATE GTest::gtest GTest::gmock)
    target_compile_options(hotstone_precompiled_tests PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
endif()

function(hotstone_precompile target kind)
  if(HOTSTONE_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM hotstone_${kind})
  endif()
endfunction()

# hotstone_library(NAME [DEPS...]): a static library of the *.cc of this folder and its wings. hotstone_FLOOR is hotstone::FLOOR to
# whoever links it, in this build and installed.
function(hotstone_library name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cc)
  list(FILTER sources EXCLUDE REGEX "_main\\.cc$")
  add_library(${name} STATIC ${sources})
  string(REGEX REPLACE "^hotstone_" "" floor ${name})
  add_library(hotstone::${floor} ALIAS ${name})
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${floor})
  target_include_directories(${name} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
                                            $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/hotstone>)
  target_compile_features(${name} PUBLIC cxx_std_20)
  target_link_libraries(${name} PUBLIC ${ARGN} PRIVATE $<BUILD_INTERFACE:hotstone_flags>)
  hotstone_precompile(${name} precompiled)
endfunction()

# hotstone_together(TARGET SOURCES...): the sources of a folder are compiled four at a time, each four as one file. Tests are
# small and include much the same, so that this halves what they cost. A helper of a test must therefore not have the name
# of another one beside it; the compiler says so.
function(hotstone_together target)
  set(folders "")
  foreach(source IN LISTS ARGN)
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH folder ${CMAKE_CURRENT_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER "in_${folder}" folder)
    list(APPEND folders ${folder})
    list(APPEND sources_of_${folder} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(SORT sources_of_${folder})
    set(place 0)
    foreach(source IN LISTS sources_of_${folder})
      math(EXPR group "${place} / 4")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${group})
      math(EXPR place "${place} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# hotstone_unchanged_together(TARGET [ALONE]): the same for those sources of a library that no mutant changes, where headers
# are precompiled: in builds made once and as a whole. A file with mutants stays alone, so that a linker that has its mutated
# copy leaves it, and nothing else, in the library; and so does what the regular expression ALONE matches.
function(hotstone_unchanged_together target)
  if(NOT HOTSTONE_PRECOMPILE)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  if(ARGN)
    list(FILTER sources EXCLUDE REGEX "${ARGN}")
  endif()
  file(GLOB patches CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/mutants/*.patch)
  foreach(patch IN LISTS patches)
    file(STRINGS ${patch} changed REGEX "^--- a/")
    string(REGEX REPLACE "^--- a/" "" changed "${changed}")
    list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/${changed})
  endforeach()
  hotstone_together(${target} ${sources})
endfunction()

# hotstone_tests(NAME LABEL [DEPS...]): one GoogleTest program of the *_test.cc of this folder and its wings.
# Tests whose suite name ends in "Slow" get the ctest label `slow` instead of LABEL.
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
  # A test spends its time in the libraries, which keep their optimisation; its own code is compiled more often than run.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  hotstone_precompile(${name} precompiled_tests)
  if(HOTSTONE_PRECOMPILE)
    # From a precompiled header g++ 12 forgets which code is the library's own, and its warnings about the inside of
    # std::string, which are mistaken, are no longer held back.
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-restrict -Wno-stringop-overflow
                                           -Wno-maybe-uninitialized>)
  endif()
  gtest_discover_tests(${name} TEST_FILTER "-*Slow.*" PROPERTIES LABELS ${label} DISCOVERY_TIMEOUT 60)
  gtest_discover_tests(${name} TEST_FILTER "*Slow.*" PROPERTIES LABELS slow TIMEOUT 7200 DISCOVERY_TIMEOUT 60)
endfunction()
