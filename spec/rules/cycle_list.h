// The cycle layer of a rule set as a list of readings that apply together.
//
// The texts can be read as saying more than one thing about cycles at once: ING96-R3-board-play
// forbids recycling outright, for any player and in any class, and ING96-R5-disturbing-ko adds who
// must yield. So the layer is a list, written with a plus: `cycle=disturber+square`. Each member
// keeps its own memory of the game. A play is forbidden if any member forbids it, and the first
// member that does gives the reason. The empty list is `none`.
//
// Every member permits each play that the list permits. So if one member ends every game, the list
// does too (docs/explanation/termination.md).
#ifndef HOTSTONE_SPEC_RULES_CYCLE_LIST_H_
#define HOTSTONE_SPEC_RULES_CYCLE_LIST_H_

#include <algorithm>
#include <optional>
#include <vector>

#include "spec/rules/cycle.h"

namespace hotstone::spec {

class CycleList {
 public:
  // `none`.
  CycleList() = default;

  // A single reading converts to a list of one, and `none` to the empty list; the conversion is
  // safe.
  CycleList(Cycle cycle) {  // NOLINT(google-explicit-constructor)
    if (cycle != Cycle::kNone) members_.push_back(cycle);
  }

  // Appends a member. Returns false and changes nothing if it is `none` or already present.
  bool Add(Cycle cycle) {
    if (cycle == Cycle::kNone || Has(cycle)) return false;
    members_.push_back(cycle);
    return true;
  }

  const std::vector<Cycle>& members() const { return members_; }
  bool empty() const { return members_.empty(); }
  bool Has(Cycle cycle) const {
    return std::find(members_.begin(), members_.end(), cycle) != members_.end();
  }

  // The only member, or `none` if the list is empty; nothing if there are several.
  std::optional<Cycle> Only() const {
    if (members_.size() > 1) return std::nullopt;
    return members_.empty() ? Cycle::kNone : members_.front();
  }

  friend bool operator==(const CycleList&, const CycleList&) = default;

 private:
  std::vector<Cycle> members_;  // each once, never kNone
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_LIST_H_
