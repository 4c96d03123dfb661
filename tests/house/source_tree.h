// The files of the repository, for the checks of the source tree.
//
// The project has rules that no compiler knows: which floor may include which, how long a file may
// get, what every header opens with, where the links of the documents lead. Each rule is a plain
// function from a file's path and text to the slips in it (include_rules.h, file_rules.h,
// link_rules.h). The tests show that it objects to wrong files; then it runs over the whole tree.
//
// Paths are relative to the root, with slashes. Build folders and hidden folders except .ci are
// left out.
#ifndef HOTSTONE_TESTS_HOUSE_SOURCE_TREE_H_
#define HOTSTONE_TESTS_HOUSE_SOURCE_TREE_H_

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hotstone::house {

struct SourceFile {
  std::string path;
  std::string text;
};

// Every file of the tree in alphabetical order, except for the fuzzers' inputs, which are arbitrary
// bytes.
const std::vector<SourceFile>& SourceTree();

// True if the path ends in .h or .cc.
bool IsCode(std::string_view path);

// The lines without their newlines. A text that ends in a newline has no empty line after it.
std::vector<std::string> Lines(std::string_view text);

// From each name to others.
using Arrows = std::map<std::string, std::set<std::string>>;

// What the arrows lead to from there, in one step or more.
std::set<std::string> Reached(const Arrows& arrows, const std::string& from);

// "path:line: what is wrong", line from 1.
std::string Slip(std::string_view path, size_t line, std::string_view what);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_SOURCE_TREE_H_
