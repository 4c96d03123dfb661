# Finds the sources of the program of scripts/verify (cmake/only_verify.cmake).
#
# The sources are found, not listed: a file needs the headers that it includes, and a header brings
# the source of the same name; a source without such a header comes with the headers of its own
# folder that it includes. If that finds too little, the linker says so.

# hotstone_sources_reached(OUT FILE...): these sources and everything they need, as paths from the
# root.
function(hotstone_sources_reached out)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
       base/*.cc spec/*.cc certify/*.cc formats/*.cc enumerate/*.cc search/*.cc claims/*.cc
       answers/*.cc cli/terminal/*.cc cli/verify/*.cc)
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
  set(headers ${reached})
  list(FILTER headers INCLUDE REGEX "\\.h$")
  list(FILTER reached INCLUDE REGEX "\\.cc$")
  set(${out} ${reached} PARENT_SCOPE)
  set(${out}_headers ${headers} PARENT_SCOPE)
endfunction()

# The files of ours that a file includes.
function(hotstone_includes file out)
  file(STRINGS ${PROJECT_SOURCE_DIR}/${file} lines REGEX "^#include \"")
  string(REGEX REPLACE "#include \"([^\"]+)\"[^;]*" "\\1" included "${lines}")
  set(${out} ${included} PARENT_SCOPE)
endfunction()

# The sources of the program, and in OUT_headers its headers.
macro(hotstone_verify_sources out)
  hotstone_sources_reached(${out} cli/hotstone_main.cc cli/main.cc cli/all_commands.cc
                           cli/left_out/left_out_commands.cc
                           cli/verify/verify_command.cc cli/verify/rules_command.cc)
endmacro()
