# Writes the ctest tests of a GoogleTest program, one for each suite, into OUT:
#   cmake -D PROGRAM=enumerate_tests -D LABEL=enumerate -D OUT=suites.cmake -P list_suites.cmake
#
# Starting a program takes longer than most tests do, so a test for each TEST would cost more than
# it tells: GoogleTest names the test that failed, and -R finds the suite. Suites whose name ends in
# "Slow" are left out; hotstone_tests lists their tests one by one.
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listed
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "[[;]|\\]" "" listed "${listed}")
string(REPLACE "\n" ";" listed "${listed}")
set(tests "")
foreach(line IN LISTS listed)
  if(line MATCHES "^([^ ]+)\\.( |$)")
    set(suite ${CMAKE_MATCH_1})
    if(NOT suite MATCHES "Slow$")
      string(APPEND tests "add_test([=[${suite}]=] [=[${PROGRAM}]=]"
                          " [=[--gtest_filter=${suite}.*]=])\n"
                          "set_tests_properties([=[${suite}]=] PROPERTIES LABELS ${LABEL})\n")
    endif()
  endif()
endforeach()
file(WRITE ${OUT} "${tests}")
