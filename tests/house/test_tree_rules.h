// How tests/ is laid out, so that it can be looked through in a browser.
//
// A mutant is in the folder of the file it mutates, below tests/mutants: spec/ko/ko_class.cc is mutated by
// tests/mutants/spec/ko/*.patch. Who changes a source finds its mutants beside each other. And no folder below
// tests/ has more than kMaxEntries files and folders; a browser shows that many on a few screens.
#ifndef HOTSTONE_TESTS_HOUSE_TEST_TREE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_TEST_TREE_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

inline constexpr size_t kMaxEntries = 150;

// True if the path is that of a mutant: tests/mutants/**/*.patch.
bool IsMutant(const std::string& path);

// A mutant that is in another folder than its rule says, or names no file. Nothing for other files.
std::vector<std::string> MutantSlips(const SourceFile& file);

// The folders of tests/ with more than kMaxEntries entries.
std::vector<std::string> FullFolderSlips(const std::vector<SourceFile>& tree);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_TEST_TREE_RULES_H_
