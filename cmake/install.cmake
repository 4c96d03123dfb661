# `cmake --install` installs the programs with their manual pages and completions, the static
# libraries and headers for find_package(hotstone) and pkg-config, the corpus, and the documents
# (docs/howto/library.md, docs/howto/packages.md). The three components are Debian packages:
# programs, mpi, development.
include(CMakePackageConfigHelpers)
include(package_manual)

# The floors that an outside program may use. Each builds on the ones before it.
set(installed_floors base spec formats certify enumerate search claims tables solver conformance
    tournament/law tournament/formats tournament/courses tournament/proofs)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/hotstone)
list(TRANSFORM installed_floors PREPEND hotstone_ OUTPUT_VARIABLE installed_libraries)
list(TRANSFORM installed_libraries REPLACE "/" "_")
install(TARGETS ${installed_libraries}
        EXPORT hotstoneTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(TARGETS hotstone hotstone-certify RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
        COMPONENT programs)
if(TARGET hotstone-mpi)
  install(TARGETS hotstone-mpi RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT mpi)
endif()
foreach(floor IN LISTS installed_floors)
  get_filename_component(above ${floor} DIRECTORY)
  install(DIRECTORY ${floor} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hotstone/${above}
          COMPONENT development FILES_MATCHING PATTERN "*.h")
endforeach()
install(EXPORT hotstoneTargets NAMESPACE hotstone:: DESTINATION ${package_dir}
        COMPONENT development)
configure_package_config_file(cmake/hotstoneConfig.cmake.in
                              ${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfig.cmake
        ${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfigVersion.cmake
              cmake/FindZ3.cmake
        DESTINATION ${package_dir} COMPONENT development)

# For programs built without CMake. It finds the installation relative to itself, so the
# installation can be moved.
set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH pkgconfig_to_prefix /${pkgconfig_dir} /)
string(REGEX REPLACE "/$" "" pkgconfig_to_prefix "${pkgconfig_to_prefix}")
list(REVERSE installed_libraries)
list(TRANSFORM installed_libraries PREPEND -l)
list(JOIN installed_libraries " " pkgconfig_libraries)
configure_file(packaging/hotstone.pc.in ${CMAKE_CURRENT_BINARY_DIR}/hotstone.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/hotstone.pc DESTINATION ${pkgconfig_dir}
        COMPONENT development)

# Documents, and cases for other programs.
install(FILES README.md CHANGELOG.md LICENSE CITATION.cff DESTINATION ${CMAKE_INSTALL_DOCDIR}
        COMPONENT programs)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT programs)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)
install(DIRECTORY corpus DESTINATION ${CMAKE_INSTALL_DATADIR}/hotstone COMPONENT programs
        PATTERN node_modules EXCLUDE PATTERN .gitignore EXCLUDE PATTERN __pycache__ EXCLUDE)

# What `hotstone atlas` shows where there is no clone, in the same folders as there; the law for
# browsers where scripts/wasm has built it.
set(shown ${CMAKE_INSTALL_DATADIR}/hotstone)
install(DIRECTORY docs/results DESTINATION ${shown}/docs COMPONENT programs)
install(FILES docs/reference/law.md DESTINATION ${shown}/docs/reference COMPONENT programs)
install(FILES answers/verdicts/expected_verdicts.tsv DESTINATION ${shown}/answers/verdicts
        COMPONENT programs)
install(FILES packages/npm/hotstone-law/law.wasm DESTINATION ${shown}/packages/npm/hotstone-law
        PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ COMPONENT programs OPTIONAL)

include(package)
