// The lines of a game tree: the paths from its root to its leaves, each named by its variations.
//
// A line is the list of the variations chosen at the nodes that have several, each counted from 1.
// The main line takes the first everywhere. Written with points, "1.2" means the first variation at
// the first branching on the path and the second at the next. A tree without variations has one
// line, with an empty list.
#ifndef HOTSTONE_FORMATS_SGF_SGF_LINES_H_
#define HOTSTONE_FORMATS_SGF_SGF_LINES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf.h"

namespace hotstone::formats {

using SgfLine = std::vector<int>;

// The lines of a tree may have at most this many nodes in total, so that a small file cannot cause
// endless work.
inline constexpr size_t kMaxSgfLineNodes = 2'000'000;

// "1.2"; "main" for the empty list.
std::string SgfLineName(const SgfLine& line);

// Reads such a name. InvalidArgument if it is malformed; SgfLineNodes checks whether the tree has
// the line.
absl::StatusOr<SgfLine> ParseSgfLine(std::string_view name);

// The nodes of a line, by index, from the root to a leaf. After the end of the list, the first
// variation is taken. InvalidArgument if the list names a nonexistent variation. O(nodes).
absl::StatusOr<std::vector<int>> SgfLineNodes(const SgfTree& tree, const SgfLine& line);

// Every line, the main line first, in written order. ResourceExhausted above kMaxSgfLineNodes.
absl::StatusOr<std::vector<SgfLine>> SgfLines(const SgfTree& tree);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_LINES_H_
