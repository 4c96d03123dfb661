// What a file may include, according to its floor and wing.
//
// floors.h defines the order of floors and wings: an include points down, or stays within its wing.
// Libraries are restricted, too:
//
//   CLI11                   cli/terminal/command_line.cc, since it takes seconds to compile
//   Z3                      solver, tournament/proofs; no other floor sees it, or reaches it
//                           through a header
//   Boost, Highway          enumerate
//   zstd, MPI               .cc files of tables, of distribute
//   nlohmann-json, OpenSSL  .cc files of formats, tables, conformance
//   pugixml                 .cc files of tournament/formats
//
// The annex tournament/ is a separate subject: outside it and its tests only a few files may
// include its headers.
//
// Abseil's status and strings are open to all floors. Hash containers, Abseil's and the standard
// library's, and threads are closed to spec/ and certify/: the law and the checker must be plain
// enough that reading them settles whether they are right.
#ifndef HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_

#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The name between the delimiters of an #include line; empty for any other line.
std::string IncludeTarget(const std::string& line);

// The forbidden includes of one code file, as slips. A file on no floor, or in a folder that is no
// wing of its floor, is also a slip.
std::vector<std::string> IncludeSlips(const SourceFile& file);

// The files outside the annex and its tests that may include its headers.
const std::set<std::string>& AnnexDoors();

// The files of floors without Z3 that reach it through the headers they include, in tree order.
std::vector<std::string> Z3Slips(const std::vector<SourceFile>& tree);

// The .cc files that are recompiled when the header changes, in tree order: those that include it,
// directly or through other headers.
std::vector<std::string> SourcesThatSee(const std::vector<SourceFile>& tree,
                                        const std::string& header);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_
