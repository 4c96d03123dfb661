# The program with the commands `verify` and `rules` alone, which is what a first verdict needs: a quarter of the
# sources and a third of the packages (preset `verify`, scripts/verify). The other commands are there by name and say
# how they are built.
#
# The sources are not listed but found: a file needs the headers that it includes, and with a header comes the source of
# the same name; a source without such a header comes with the headers of its own folder that it includes.
# If that finds too little, the linker says so.

# hotstone_sources_reached(OUT FILE...): these sources and all that they need, as paths from the root.
function(hotstone_sources_reached out)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
       base/*.cc spec/*.cc certify/*.cc formats/*.cc enumerate/*.cc search/*.cc claims/*.cc cli/terminal/*.cc cli/verify/*.cc)
  list(FILTER sources EXCLUDE REGEX "_(main|command)\\.cc$")
  foreach(source IN LISTS sources)
    string(REGEX REPLACE "\\.cc$" ".h" header ${source})
    if(EXISTS ${PROJECT_SOURCE_DIR}/${header})
      list(APPEND sources_of_${header} ${source})
      continue()
    endif()
    get_filename_component(folder ${source} DIRECTORY)
    hotstone_includes(${source} included)
    list(FILTER included INCLUDE REGEX "^${folder}/[^/]+$")
    foreach(header IN LISTS included)
      list(APPEND sources_of_${header} ${source})
    endforeach()
  endforeach()

  set(waiting ${ARGN})
  set(reached "")
  while(waiting)
    list(POP_FRONT waiting file)
    if(file IN_LIST reached OR NOT EXISTS ${PROJECT_SOURCE_DIR}/${file})
      continue()
    endif()
    list(APPEND reached ${file})
    hotstone_includes(${file} included)
    list(APPEND waiting ${included} ${sources_of_${file}})
  endwhile()
  # A changed include may need another file.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${reached})
  list(FILTER reached INCLUDE REGEX "\\.cc$")
  set(${out} ${reached} PARENT_SCOPE)
endfunction()

# The files of ours that a file includes.
function(hotstone_includes file out)
  file(STRINGS ${PROJECT_SOURCE_DIR}/${file} lines REGEX "^#include \"")
  string(REGEX REPLACE "#include \"([^\"]+)\"[^;]*" "\\1" included "${lines}")
  set(${out} ${included} PARENT_SCOPE)
endfunction()

hotstone_sources_reached(sources cli/hotstone_main.cc cli/main.cc cli/left_out/left_out_commands.cc
                         cli/verify/verify_command.cc cli/verify/rules_command.cc)
list(LENGTH sources count)
message(STATUS "hotstone with the commands verify and rules alone: ${count} sources")
# The time of a run is spent in enumerate/; the rest takes longer to compile than to run. (The other way round, with more
# optimisation than the precompiled header has, g++ 12 falls over.)
set(cold ${sources})
list(FILTER cold EXCLUDE REGEX "^enumerate/|^search/")
set_source_files_properties(${cold} PROPERTIES COMPILE_OPTIONS -O1)
# Of search/ the claim `captions` needs all. It is many small files: a few at a time they cost half.
set(searched ${sources})
list(FILTER searched INCLUDE REGEX "^search/")
list(REMOVE_ITEM sources ${searched})
add_library(hotstone_searched OBJECT ${searched})
set_target_properties(hotstone_searched PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE 9)
target_compile_options(hotstone_searched PRIVATE -O1)
add_executable(hotstone ${sources})
target_link_libraries(hotstone PRIVATE hotstone_searched)
hotstone_expected_verdicts(hotstone)
set_target_properties(hotstone PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/cli)
foreach(part IN ITEMS hotstone_searched hotstone)
  target_include_directories(${part} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${part} PRIVATE absl::flat_hash_map absl::status absl::statusor absl::strings Boost::headers CLI11::CLI11
                                        nlohmann_json::nlohmann_json Threads::Threads hotstone_flags)
  hotstone_precompile(${part} precompiled)
endforeach()
