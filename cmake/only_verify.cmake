# The program with only the commands `verify` and `rules`, which are all a first verdict needs: a
# quarter of the sources and a third of the packages (preset `verify`, scripts/verify). The other
# commands exist by name and say how to build them. cmake/only_verify_sources.cmake finds the
# sources.

include(only_verify_sources)
hotstone_verify_sources(sources)
# A changed include may require another file.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources} ${sources_headers})
list(LENGTH sources count)
message(STATUS "hotstone with the commands verify and rules alone: ${count} sources")
# A run spends its time in enumerate/; the rest takes longer to compile than to run. (With more
# optimisation for the rest than for the precompiled header, g++ 12 crashes.) Unity builds halve the
# cost of many small files.
set(cold ${sources})
list(FILTER cold EXCLUDE REGEX "^(enumerate|cli/left_out)/")
list(REMOVE_ITEM sources ${cold})
add_library(hotstone_rest OBJECT ${cold})
target_compile_options(hotstone_rest PRIVATE -O1)
add_executable(hotstone ${sources})
target_link_libraries(hotstone PRIVATE hotstone_rest)
list(TRANSFORM cold PREPEND ${PROJECT_SOURCE_DIR}/)
hotstone_together(hotstone_rest ${cold})
hotstone_expected_verdicts(hotstone)
set_target_properties(hotstone PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/cli)
foreach(part IN ITEMS hotstone_rest hotstone)
  target_include_directories(${part} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${part} PRIVATE absl::flat_hash_map absl::status absl::statusor
                                        absl::strings Boost::headers CLI11::CLI11
                                        nlohmann_json::nlohmann_json Threads::Threads
                                        hotstone_flags)
  hotstone_precompile(${part} precompiled)
endforeach()
