# hotstone_expected_verdicts(TARGET): embeds the recorded expected verdicts in the program, so that
# `verify --expect` works wherever it is installed.
function(hotstone_expected_verdicts target)
  set(table ${PROJECT_SOURCE_DIR}/answers/verdicts/expected_verdicts.tsv)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
  file(READ ${table} expected_verdicts)
  string(REPLACE "\n" "\\n\"\n    \"" expected_verdicts "${expected_verdicts}")
  file(CONFIGURE OUTPUT expected_verdicts_table.cc @ONLY CONTENT
"namespace hotstone::answers {
extern const char* const kExpectedVerdictsTable;
const char* const kExpectedVerdictsTable =
    \"@expected_verdicts@\";
}  // namespace hotstone::answers
")
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/expected_verdicts_table.cc)
endfunction()
