# Mutants: deliberately wrong renderings of a rule, each of which a named test must catch. "A verifier never
# seen to fail is unproven." How to add one: tests/mutants/README.md.
#
# hotstone_mutants(): for every *.patch of this folder, at build time
#   1. the patch is applied to a copy of the one source file that it names (a patch that no longer applies
#      fails the build),
#   2. the copy is compiled and linked in front of the libraries with the objects of the test program, so that
#      the linker takes the mutant's definitions and leaves the file in the static library alone,
# and the ctest `mutant.NAME` (label `mutants`) passes only if the named test passes in the test program itself
# and fails by assertion in the mutant (tests/mutants/expect_caught).
#
# Program and file come from the patch's own header, so that any floor may have mutants. The folder must be added
# after those of the test programs.
option(HOTSTONE_MUTANTS "Build the mutants of tests/mutants" ON)

function(hotstone_mutants)
  find_program(PATCH_PROGRAM patch REQUIRED)
  file(GLOB patches CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.patch)
  foreach(patch IN LISTS patches)
    hotstone_mutant(${patch})
  endforeach()
endfunction()

# The text after `prefix` in the one line of the patch that starts with it.
function(hotstone_patch_header patch prefix out)
  file(STRINGS ${patch} lines REGEX "^${prefix}")
  list(LENGTH lines count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "${patch}: needs exactly one line that starts with \"${prefix}\", has ${count}")
  endif()
  string(REGEX REPLACE "^${prefix}" "" text "${lines}")
  string(STRIP "${text}" text)
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

function(hotstone_mutant patch)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${patch})
  get_filename_component(name ${patch} NAME_WE)
  hotstone_patch_header(${patch} "Mutant:" words)
  hotstone_patch_header(${patch} "Caught by:" caught_by)
  hotstone_patch_header(${patch} "--- a/" file)
  if(NOT words OR NOT caught_by MATCHES "^([A-Za-z0-9_]+) ([A-Za-z0-9_]+\\.[A-Za-z0-9_]+)$")
    message(FATAL_ERROR "${patch}: needs \"Mutant: WORDS\" and \"Caught by: PROGRAM SUITE.TEST\"")
  endif()
  set(program ${CMAKE_MATCH_1})
  set(test ${CMAKE_MATCH_2})
  if(NOT TARGET ${program})
    message(FATAL_ERROR "${patch}: there is no test program ${program}")
  endif()
  set(original ${PROJECT_SOURCE_DIR}/${file})
  if(NOT file MATCHES "\\.cc$" OR NOT EXISTS ${original})
    message(FATAL_ERROR "${patch}: ${file} is not a .cc file of the repository")
  endif()

  set(mutated ${CMAKE_CURRENT_BINARY_DIR}/${name}/${file})
  get_filename_component(folder ${mutated} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(
    OUTPUT ${mutated}
    COMMAND ${PATCH_PROGRAM} --silent --forward --fuzz=0 --reject-file=- --output=${mutated}.new ${original} ${patch}
    COMMAND ${CMAKE_COMMAND} -E rename ${mutated}.new ${mutated}
    DEPENDS ${original} ${patch}
    COMMENT "Mutating ${file}: ${name}"
    VERBATIM)
  add_executable(mutant_${name} ${mutated} $<TARGET_OBJECTS:${program}>)
  get_target_property(libraries ${program} LINK_LIBRARIES)
  target_link_libraries(mutant_${name} PRIVATE ${libraries})
  target_include_directories(mutant_${name} PRIVATE ${PROJECT_SOURCE_DIR})
  # Mutants are run once, on one test: cheap to build beats fast. A mutant may leave a variable unused.
  target_compile_options(mutant_${name} PRIVATE -O1 -w)
  hotstone_precompile(mutant_${name} precompiled_tests)
  add_test(NAME mutant.${name} COMMAND ${PROJECT_SOURCE_DIR}/tests/mutants/expect_caught $<TARGET_FILE:mutant_${name}>
                                       $<TARGET_FILE:${program}> ${test})
  set_tests_properties(mutant.${name} PROPERTIES LABELS mutants TIMEOUT 300)
endfunction()
