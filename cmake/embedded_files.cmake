# hotstone_embedded_files(TARGET NAMESPACE FILES...): embeds text files in the program as
# NAMESPACE::kEmbeddedFiles, pairs of a file's name and its text, ended by a pair of null pointers.
function(hotstone_embedded_files target namespace)
  set(entries "")
  foreach(path IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${path})
    file(READ ${PROJECT_SOURCE_DIR}/${path} text)
    string(REPLACE "\\" "\\\\" text "${text}")
    string(REPLACE "\"" "\\\"" text "${text}")
    string(REPLACE "?" "\\?" text "${text}")  # two in a row would begin a trigraph
    string(REPLACE "\n" "\\n\"\n     \"" text "${text}")
    get_filename_component(name ${path} NAME)
    string(APPEND entries "    {\"${name}\",\n     \"${text}\"},\n")
  endforeach()
  file(CONFIGURE OUTPUT embedded_${target}.cc @ONLY CONTENT
"namespace @namespace@ {
struct EmbeddedFile {
  const char* name;
  const char* text;
};
extern const EmbeddedFile kEmbeddedFiles[];
const EmbeddedFile kEmbeddedFiles[] = {
@entries@    {nullptr, nullptr},
};
}  // namespace @namespace@
")
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/embedded_${target}.cc)
endfunction()
