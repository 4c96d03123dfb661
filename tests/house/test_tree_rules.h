// How tests/ is laid out, so that it can be browsed.
//
// A mutant is in the folder of the file it mutates, below tests/mutants:
// tests/mutants/spec/ko/*.patch mutate files such as spec/ko/ko_class.cc. A developer who changes a
// source finds its mutants together. No folder below tests/ has more than kMaxEntries files and
// folders; a browser shows that many on a few screens.
#ifndef HOTSTONE_TESTS_HOUSE_TEST_TREE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_TEST_TREE_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

inline constexpr size_t kMaxEntries = 150;

// Whether the path is a mutant: tests/mutants/**/*.patch.
bool IsMutant(const std::string& path);

// A mutant in a folder other than its rule says, or that names no file. Empty for other files.
std::vector<std::string> MutantSlips(const SourceFile& file);

// The folders of tests/ with more than kMaxEntries entries.
std::vector<std::string> FullFolderSlips(const std::vector<SourceFile>& tree);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_TEST_TREE_RULES_H_
