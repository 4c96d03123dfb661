#include "formats/sgf/sgf_lines.h"

#include <charconv>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/number_text.h"
#include "base/one_line.h"

namespace hotstone::formats {

std::string SgfLineName(const SgfLine& line) {
  return line.empty() ? "main" : absl::StrJoin(line, ".");
}

absl::StatusOr<SgfLine> ParseSgfLine(std::string_view name) {
  SgfLine line;
  if (name == "main") return line;
  const char* at = name.data();
  const char* const end = name.data() + name.size();
  while (true) {
    int choice = 0;
    const auto [stop, error] = std::from_chars(at, end, choice);
    if (error != std::errc() || choice < 1) break;
    line.push_back(choice);
    if (stop == end) return line;
    if (*stop != '.') break;
    at = stop + 1;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("line \"", std::string(TextStart(name, 20)),
                   "\" is not a line of variations, for example main or 1.2: the first variation "
                   "at the first branching, the second at the next"));
}

absl::StatusOr<std::vector<int>> SgfLineNodes(const SgfTree& tree, const SgfLine& line) {
  std::vector<int> nodes = {0};
  size_t taken = 0;
  while (true) {
    const std::vector<int>& children = tree.nodes[static_cast<size_t>(nodes.back())].children;
    if (children.empty()) break;
    size_t choice = 0;
    if (children.size() > 1 && taken < line.size()) {
      choice = static_cast<size_t>(line[taken++]) - 1;
      if (choice >= children.size()) {
        return absl::InvalidArgumentError(absl::StrCat("there is no line ", SgfLineName(line),
                                                       ": branching ", taken, " on its path has ",
                                                       children.size(), " variations"));
      }
    }
    nodes.push_back(children[choice]);
  }
  if (taken < line.size()) {
    return absl::InvalidArgumentError(absl::StrCat("there is no line ", SgfLineName(line),
                                                   ": its path has only ",
                                                   Counted(taken, "branching")));
  }
  return nodes;
}

absl::StatusOr<std::vector<SgfLine>> SgfLines(const SgfTree& tree) {
  struct Open {
    int node;
    size_t depth;     // nodes above it
    size_t branches;  // choices made above it
    int choice;       // the last of them, 0 for none
  };
  std::vector<SgfLine> lines;
  SgfLine line;
  size_t total = 0;
  std::vector<Open> open = {{0, 0, 0, 0}};
  while (!open.empty()) {
    Open at = open.back();
    open.pop_back();
    line.resize(at.branches);
    if (at.choice > 0) line.back() = at.choice;
    const std::vector<int>& children = tree.nodes[static_cast<size_t>(at.node)].children;
    if (children.empty()) {
      total += at.depth + 1 + line.size();
      if (total > kMaxSgfLineNodes) {
        return absl::ResourceExhaustedError(
            absl::StrCat("the lines of this game contain more than ", kMaxSgfLineNodes,
                         " nodes in total: choose one with --line"));
      }
      lines.push_back(line);
    }
    const bool splits = children.size() > 1;
    for (size_t i = children.size(); i-- > 0;) {
      open.push_back({children[i], at.depth + 1, at.branches + (splits ? 1 : 0),
                      splits ? static_cast<int>(i) + 1 : 0});
    }
  }
  return lines;
}

}  // namespace hotstone::formats
