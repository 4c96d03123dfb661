// The lines of a game tree: the ways from its root to its leaves, each named by the turns it takes.
//
// A line is the list of the variations chosen where a node has several, each counted from 1. The main line
// takes the first everywhere. Written with points, "1.2" is: the first variation at the first branching on
// the way, the second at the next. A tree without variations has one line, whose list is empty.
#ifndef HOTSTONE_FORMATS_SGF_SGF_LINES_H_
#define HOTSTONE_FORMATS_SGF_SGF_LINES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf.h"

namespace hotstone::formats {

using SgfLine = std::vector<int>;

// All lines of a tree with their nodes add up to at most this many, lest a small file make endless work.
inline constexpr size_t kMaxSgfLineNodes = 2'000'000;

// "1.2"; "main" for the empty list.
std::string SgfLineName(const SgfLine& line);

// Reads such a name. InvalidArgument if it is not one; whether the tree has that line is for SgfLineNodes.
absl::StatusOr<SgfLine> ParseSgfLine(std::string_view name);

// The nodes of a line, by number, from the root to a leaf. Where the list ends before the branchings do, the
// first variation is taken. InvalidArgument if it names a variation that is not there. O(nodes).
absl::StatusOr<std::vector<int>> SgfLineNodes(const SgfTree& tree, const SgfLine& line);

// Every line, the main line first, in the order written. ResourceExhausted above kMaxSgfLineNodes.
absl::StatusOr<std::vector<SgfLine>> SgfLines(const SgfTree& tree);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_LINES_H_
