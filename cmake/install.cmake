# `cmake --install` gives the binary, the static libraries, the headers and a package for find_package(hotstone).
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/hotstone)
install(TARGETS hotstone_base hotstone_spec hotstone_formats hotstone_enumerate hotstone_search hotstone_tables hotstone_certify hotstone_claims hotstone_solver
                hotstone_conformance
        EXPORT hotstoneTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS hotstone hotstone-certify RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET hotstone-mpi)
  install(TARGETS hotstone-mpi RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
foreach(floor base spec formats enumerate search claims tables certify solver conformance)
  install(DIRECTORY ${floor} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hotstone FILES_MATCHING PATTERN "*.h")
endforeach()
install(EXPORT hotstoneTargets NAMESPACE hotstone:: DESTINATION ${package_dir})
configure_package_config_file(cmake/hotstoneConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/hotstoneConfigVersion.cmake
              cmake/FindZ3.cmake
        DESTINATION ${package_dir})
