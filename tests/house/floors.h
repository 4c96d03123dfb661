// The order of the source tree: floors, and the wings of each floor, from the ground up.
//
// A floor is a folder, named by its path from the root. Most are folders of the root; the annex
// tournament/ has floors of its own. A wing is a folder below a floor, named by its path from
// there; files directly in the floor's folder also form a wing, written "". An include may lead to
// the same wing or to an earlier one in the table, never upwards. Tests and benchmarks may include
// everything, have no wings, and may not be included.
//
// This is the only place where the order is written down. docs/explanation/architecture.md
// describes what each floor contains.
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
  std::vector<std::string> wings;   // from the ground up; empty: not ordered
  std::set<std::string> sees;       // the floors whose headers it may include, including its own
  std::set<std::string> libraries;  // first path component of an include
  bool plain;                       // no hash containers, no threads
};

// From the ground up.
const std::vector<Floor>& Floors();

// The innermost floor containing a path from the root; null if there is none.
const Floor* FloorOf(std::string_view path);

// The index of a path's wing in its floor; empty if the floor has no such wing.
std::optional<size_t> WingOf(const Floor& floor, std::string_view path);

// Everything up to the last slash; empty if there is none.
std::string FolderOf(std::string_view path);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_FLOORS_H_
