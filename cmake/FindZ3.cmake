# Z3 as the target Z3::Z3, found by pkg-config: Debian 12 ships no CMake package for it.
find_package(PkgConfig QUIET REQUIRED)
pkg_check_modules(PC_Z3 QUIET z3)
find_path(Z3_INCLUDE_DIR z3++.h HINTS ${PC_Z3_INCLUDE_DIRS})
find_library(Z3_LIBRARY z3 HINTS ${PC_Z3_LIBRARY_DIRS})
set(Z3_VERSION ${PC_Z3_VERSION})
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Z3 REQUIRED_VARS Z3_LIBRARY Z3_INCLUDE_DIR VERSION_VAR Z3_VERSION)
mark_as_advanced(Z3_INCLUDE_DIR Z3_LIBRARY)
if(Z3_FOUND AND NOT TARGET Z3::Z3)
  add_library(Z3::Z3 UNKNOWN IMPORTED)
  set_target_properties(Z3::Z3 PROPERTIES IMPORTED_LOCATION ${Z3_LIBRARY}
                                          INTERFACE_INCLUDE_DIRECTORIES ${Z3_INCLUDE_DIR})
endif()
