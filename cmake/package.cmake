# What CPack makes of the installation: Debian packages (scripts/package, docs/howto/packages.md).
# Lines of descriptions fit terminals of 80 columns, as lintian requires.
#   hotstone          the programs, their manual, completions, documents and the corpus
#   hotstone-mpi      the program for several processes, which needs an MPI
#   libhotstone-dev   static libraries, headers, examples
#   python3-hotstone  the Python module, if it was built (HOTSTONE_PYTHON)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hotstone)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(HOTSTONE_MAINTAINER "The Hotstone authors <hotstone@example.org>" CACHE
    STRING "Who answers for the packages")
set(CPACK_PACKAGE_CONTACT "${HOTSTONE_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL programs development)
if(TARGET hotstone-mpi)
  list(APPEND CPACK_COMPONENTS_ALL mpi)
endif()
if(HOTSTONE_PYTHON)
  list(APPEND CPACK_COMPONENTS_ALL python)
endif()

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_NAME hotstone)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_SUGGESTS "cadical, cvc5, gnugo, libhotstone-dev")
set(CPACK_DEBIAN_PROGRAMS_DESCRIPTION
    "what the rules of Go guarantee, settled by enumeration and proof
Hotstone asks of rule texts of the game of Go, above all of the ko rules of
Ing Chang-Ki, whether every game ends, which kos are fighting and which
disturbing, and what each side can force. Small boards are enumerated
position by position, some questions are proved for all boards.

It replays game records and names the clause behind every verdict, asks
engines whether they play by the rules, and is a GTP engine and referee
itself.")
set(CPACK_DEBIAN_MPI_PACKAGE_NAME hotstone-mpi)
set(CPACK_DEBIAN_MPI_PACKAGE_SECTION science)
set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS openmpi-bin)
set(CPACK_DEBIAN_MPI_DESCRIPTION "what the rules of Go guarantee: several processes (MPI)
The intervals, planes and situation graph of a board that is too much for one
process, shared out by MPI.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libhotstone-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "libabsl-dev, libboost-dev, libhwy-dev, libpugixml-dev, libssl-dev, libz3-dev, libzstd-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "what the rules of Go guarantee: the library
Static libraries and headers of Hotstone, for programs in C++ that judge plays
by rules of Go, classify kos, read game records or ask what is forced on small
boards; found by CMake and by pkg-config, with examples.")
set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-hotstone)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "${hotstone_python_needs}")
set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS python3-numpy)
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/packaging/python3/postinst
    ${PROJECT_SOURCE_DIR}/packaging/python3/prerm)
set(CPACK_DEBIAN_PYTHON_DESCRIPTION "what the rules of Go guarantee: the module for Python
Positions, games judged move by move with the clause behind each refusal, kos
and their classes, game records explained, values of small boards, verdicts
on rule sets, and plays of many positions at once on numpy arrays.")

# Debian's requirements on files: compressed pages, stripped programs, a copyright and a changelog
# in each package.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/packaging/finish_debian.cmake)
set(CPACK_HOTSTONE_PACKAGING ${PROJECT_SOURCE_DIR}/packaging)
set(CPACK_HOTSTONE_STRIP ${CMAKE_STRIP})
include(CPack)
