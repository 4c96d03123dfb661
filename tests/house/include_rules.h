// What a file may include, by the floor it stands on.
//
//   cli [4]        spec, formats, certify, enumerate, solver, cli; CLI11
//   solver [3]     spec, certify, enumerate, solver; Z3, which no other floor sees, nor reaches through
//                  a header of solver/
//   enumerate [2]  spec, certify, enumerate; Boost.Multiprecision, hash containers, threads
//   certify [1]    spec, certify: a wing, the checker shares nothing with what it checks
//   formats [1]    spec, formats; nlohmann-json, in .cc files only
//   spec [1]       spec: the law knows nothing but itself
//   tests, bench   everything, and each other's headers not
//
// An include points down or sideways within a folder, never up. Abseil's status and strings are open to all
// floors; its and the standard library's hash containers, and threads, are closed to spec/ and certify/: the
// law and the checker must stay so plain that reading them settles whether they are right.
#ifndef HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The forbidden includes of one file of code, as slips. A file on no floor is a slip too.
std::vector<std::string> IncludeSlips(const SourceFile& file);

// The files of cli/ that see Z3 through the headers that they include, in the order of the tree.
std::vector<std::string> Z3Slips(const std::vector<SourceFile>& tree);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_INCLUDE_RULES_H_
