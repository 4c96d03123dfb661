// What a file may include, by the floor and the wing that it stands on.
//
// The order of floors and wings is floors.h's: an include points down, or stays within its wing. Libraries
// have their floors, too:
//
//   CLI11                   cli/terminal/command_line.cc, which takes seconds to compile for it
//   Z3                      solver, tournament/proofs; no other floor sees it, or reaches it through a header
//   Boost, Highway          enumerate
//   zstd, MPI               .cc files of tables, of distribute
//   nlohmann-json, OpenSSL  .cc files of formats, tables, conformance
//   pugixml                 .cc files of tournament/formats
//
// The annex tournament/ is another subject: outside of it and of its tests only a few files see its headers.
//
// Abseil's status and strings are open to all floors; its and the standard library's hash containers, and
// threads, are closed to spec/ and certify/: the law and the checker must stay so plain that reading them
// settles whether they are right.
#ifndef HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_

#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The name between the delimiters of an #include line; empty if the line is none.
std::string IncludeTarget(const std::string& line);

// The forbidden includes of one file of code, as slips. A file on no floor, or in a folder that is no wing of
// its floor, is a slip too.
std::vector<std::string> IncludeSlips(const SourceFile& file);

// The files outside the annex and its tests that may include its headers.
const std::set<std::string>& AnnexDoors();

// The files of floors without Z3 that see it through the headers that they include, in the order of the tree.
std::vector<std::string> Z3Slips(const std::vector<SourceFile>& tree);

// The .cc files that a change of the header compiles anew, in the order of the tree: those that include it, themselves
// or through other headers.
std::vector<std::string> SourcesThatSee(const std::vector<SourceFile>& tree, const std::string& header);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_
