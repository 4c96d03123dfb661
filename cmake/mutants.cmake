# Mutants: deliberately wrong implementations of a rule, each of which a named test must catch. "A
# verifier never seen to fail is unproven." How to add one: tests/mutants/README.md.
#
# hotstone_mutants(): the *.patch below this folder, by test program and source file. At build time
#   1. the patches of each source file are merged into one source that contains all its mutants,
#      none of them enabled (tests/mutants/merge_mutants; a patch that no longer applies fails the
#      build),
#   2. for each test program, the merged sources are compiled and linked in front of the libraries
#      with the objects of the test program, so that the linker takes their definitions and ignores
#      the files in the static libraries (libraries compiled as unity builds keep apart the files
#      that no one program mutates: hotstone_kin). The result is the program mutants_PROGRAM.
#
# The ctest `mutant.NAME` (label `mutants`) passes only if the named test fails by assertion with
# this mutant. The same run of the suite shows that the test passes with the unmodified sources.
# `unmutated.PROGRAM.TEST` (label `slow`; tests/mutants/expect_caught) shows that it passes in
# mutants_PROGRAM with no mutant enabled. One program per mutant would check the same with twice the
# objects and fifteen times the links.
#
# Only mutants of the law, the bit-boards and the checker of certificates are part of the default
# target. The others have the label `slow`, too: scripts/test mutants and scripts/test --slow build
# and run them.
#
# Program and file come from the patch's own header, so any floor may have mutants. The folder must
# be added after those of the test programs.
option(HOTSTONE_MUTANTS "Build the mutants of tests/mutants (preset ci does)" OFF)

function(hotstone_mutants)
  find_program(PATCH_PROGRAM patch REQUIRED)
  find_program(PYTHON3_PROGRAM python3 REQUIRED)
  # A Python version manager (pyenv) takes longer than merging: call the chosen Python directly.
  execute_process(COMMAND ${PYTHON3_PROGRAM} -c "import sys; print(sys.executable)"
                  OUTPUT_VARIABLE PYTHON3_PROGRAM
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB_RECURSE patches CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.patch)
  set(programs "")
  set(outer cli_tests tournament_tests conformance_tests formats_tests answers_tests tables_tests
            claims_tests search_tests solver_tests differential_tests)
  foreach(patch IN LISTS patches)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${patch})
    hotstone_patch_header(${patch} "Mutant:" words)
    hotstone_patch_header(${patch} "Caught by:" caught_by)
    hotstone_patch_header(${patch} "--- a/" file)
    if(NOT words OR NOT caught_by MATCHES "^([A-Za-z0-9_]+) ([A-Za-z0-9_]+\\.[A-Za-z0-9_]+)$")
      message(FATAL_ERROR "${patch}: needs \"Mutant: WORDS\" and \"Caught by: PROGRAM SUITE.TEST\"")
    endif()
    set(program ${CMAKE_MATCH_1})
    set(test ${CMAKE_MATCH_2})
    if(NOT TARGET ${program})
      message(FATAL_ERROR "${patch}: test program ${program} not found")
    endif()
    if(NOT file MATCHES "\\.cc$" OR NOT EXISTS ${PROJECT_SOURCE_DIR}/${file})
      message(FATAL_ERROR "${patch}: ${file} is not a .cc file of the repository")
    endif()
    list(APPEND programs ${program})
    list(APPEND files_of_${program} ${file})
    list(APPEND patches_of_${program}_${file} ${patch})

    get_filename_component(name ${patch} NAME_WE)
    add_test(NAME mutant.${name} COMMAND ${PROJECT_SOURCE_DIR}/tests/mutants/expect_caught ${name}
                                         $<TARGET_FILE:mutants_${program}> ${test})
    set(labels mutants)
    if(program IN_LIST outer)
      list(APPEND labels slow)
    endif()
    set_tests_properties(mutant.${name} PROPERTIES LABELS "${labels}" TIMEOUT 300)
    if(NOT TEST unmutated.${program}.${test})
      add_test(NAME unmutated.${program}.${test}
               COMMAND ${PROJECT_SOURCE_DIR}/tests/mutants/expect_caught --none
                                                         $<TARGET_FILE:mutants_${program}> ${test})
      set_tests_properties(unmutated.${program}.${test} PROPERTIES LABELS slow TIMEOUT 300)
    endif()
  endforeach()

  list(REMOVE_DUPLICATES programs)
  foreach(program IN LISTS programs)
    set(sources "")
    set(jobs "")
    set(inputs "")
    # like the tests, except code that compiles itself once for each instruction set
    set(together "")
    list(REMOVE_DUPLICATES files_of_${program})
    foreach(file IN LISTS files_of_${program})
      set(merged ${CMAKE_CURRENT_BINARY_DIR}/${program}/${file})
      get_filename_component(folder ${merged} DIRECTORY)
      file(MAKE_DIRECTORY ${folder})
      list(APPEND jobs -- ${PROJECT_SOURCE_DIR}/${file} ${merged} ${patches_of_${program}_${file}})
      list(APPEND inputs ${PROJECT_SOURCE_DIR}/${file} ${patches_of_${program}_${file}})
      list(APPEND sources ${merged})
      file(STRINGS ${PROJECT_SOURCE_DIR}/${file} several REGEX "hwy/foreach_target.h")
      if(NOT several)
        list(APPEND together ${merged})
      endif()
    endforeach()
    # One command for all sources: starting Python takes longer than merging. An output that does
    # not change keeps its time.
    list(POP_FRONT jobs)
    set(merge ${PROJECT_SOURCE_DIR}/tests/mutants/merge_mutants)
    add_custom_command(OUTPUT ${sources} COMMAND ${PYTHON3_PROGRAM} ${merge} ${jobs}
                       DEPENDS ${merge} ${inputs}
                       COMMENT "Merging the mutants of ${program}" VERBATIM)
    hotstone_mutants_program(${program} "${sources}" "${together}")
    if(program IN_LIST outer)
      set_target_properties(mutants_${program} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
  endforeach()
  list(TRANSFORM programs PREPEND mutants_)
  add_custom_target(mutants_tests DEPENDS ${programs})
endfunction()

# The text after `prefix` in the one line of the patch that starts with it.
function(hotstone_patch_header patch prefix out)
  file(STRINGS ${patch} lines REGEX "^${prefix}")
  list(LENGTH lines count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR
            "${patch}: needs exactly one line that starts with \"${prefix}\", has ${count}")
  endif()
  string(REGEX REPLACE "^${prefix}" "" text "${lines}")
  string(STRIP "${text}" text)
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

function(hotstone_mutants_program program sources together)
  add_executable(mutants_${program} ${sources} $<TARGET_OBJECTS:${program}>)
  hotstone_together(mutants_${program} ${together})
  get_target_property(libraries ${program} LINK_LIBRARIES)
  target_link_libraries(mutants_${program} PRIVATE ${libraries})
  target_include_directories(mutants_${program} PRIVATE ${PROJECT_SOURCE_DIR})
  # Each mutant runs once, on one test, so cheap to build beats fast. It may leave a variable
  # unused.
  target_compile_options(mutants_${program} PRIVATE -Og -w)
  hotstone_precompile(mutants_${program} precompiled_tests)
endfunction()
