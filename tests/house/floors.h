// The order of the house: floors, and the wings of each floor, from the ground up.
//
// A floor is a folder, named by its path from the root: most are folders of the root, and the annex
// tournament/ has floors of its own. A wing is a folder below a floor, named by its path from there; files
// that lie in the floor's own folder are a wing, too, written "". An include leads to the same wing or
// to one that stands earlier in the table: no arrow runs up. Tests and benchmarks see everything, have no
// wings, and nobody sees them.
//
// This is the one place where the order is written down. docs/explanation/architecture.md tells
// what is where.
#ifndef HOTSTONE_TESTS_HOUSE_FLOORS_H_
#define HOTSTONE_TESTS_HOUSE_FLOORS_H_

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hotstone::house {

struct Floor {
  std::string name;
  std::vector<std::string> wings;   // from the ground up; none: not ordered
  std::set<std::string> sees;       // the floors whose headers it may include, its own among them
  std::set<std::string> libraries;  // first part of the path of an include
  bool plain;                       // no hash containers, no threads
};

// From the ground up.
const std::vector<Floor>& Floors();

// The innermost floor that a path from the root lies in; null if there is none.
const Floor* FloorOf(std::string_view path);

// The place of a path's wing among those of its floor; nothing if the floor knows no such wing.
std::optional<size_t> WingOf(const Floor& floor, std::string_view path);

// Everything up to the last slash; empty if there is none.
std::string FolderOf(std::string_view path);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_FLOORS_H_
