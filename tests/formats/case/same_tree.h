// Whether two JSON trees are equal in every field, for comparing the two readers of a line.
#ifndef HOTSTONE_TESTS_FORMATS_CASE_SAME_TREE_H_
#define HOTSTONE_TESTS_FORMATS_CASE_SAME_TREE_H_

#include <bit>
#include <cstdint>

#include "formats/case/case_json.h"

namespace hotstone::formats {

inline bool SameNode(const JsonNode& a, const JsonNode& b) {
  return a.kind == b.kind && a.boolean == b.boolean && a.integer == b.integer &&
         std::bit_cast<uint64_t>(a.number) == std::bit_cast<uint64_t>(b.number) &&
         a.text == b.text && a.offset == b.offset && a.parent == b.parent && a.first == b.first &&
         a.next == b.next && a.count == b.count && a.key == b.key && a.key_offset == b.key_offset &&
         a.index_in_parent == b.index_in_parent;
}

// Compares the node with this number and its whole subtree. Both trees must have it.
inline bool SameTree(const JsonTree& a, const JsonTree& b, int number = 0) {
  if (!SameNode(a.Node(number), b.Node(number))) return false;
  for (int child = a.Node(number).first; child >= 0; child = a.Node(child).next) {
    if (!SameTree(a, b, child)) return false;
  }
  return true;
}

// Whether JsonTree::Parse agrees with the full reader on a line: both accept it with the same tree,
// or both refuse it with the same error.
inline bool ReadersAgree(std::string_view line) {
  JsonTree fast;
  JsonTree full;
  JsonError fast_error;
  JsonError full_error;
  const bool fast_ok = fast.Parse(line, fast_error);
  if (fast_ok != full.ParseInFull(line, full_error)) return false;
  if (fast_ok) return SameTree(fast, full);
  return fast_error.offset == full_error.offset && fast_error.what == full_error.what;
}

}  // namespace hotstone::formats

#endif  // HOTSTONE_TESTS_FORMATS_CASE_SAME_TREE_H_
