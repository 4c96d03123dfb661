// The cycle layer of a rule set as a list: readings that hold side by side.
//
// The texts can be read as saying more than one thing about cycles at once: ING96-R3-board-play forbids
// recycling flatly, for anybody and in any class, and ING96-R5-disturbing-ko adds who must yield. So the layer
// is a list, written with a plus: `cycle=disturber+square`. Each member keeps its own memory of the game; a
// play is forbidden if any member forbids it; the first in the list that does gives the reason. The empty list
// is `none`.
//
// A play that a list permits, each of its members permits. So where one member ends every play, the list does
// (docs/explanation/termination.md).
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

  // One reading is a list of one, and `none` is a list of nothing: a conversion that cannot mislead.
  CycleList(Cycle cycle) {  // NOLINT(google-explicit-constructor)
    if (cycle != Cycle::kNone) members_.push_back(cycle);
  }

  // Adds a member behind the others. False, and nothing is changed, if it is `none` or there already.
  bool Add(Cycle cycle) {
    if (cycle == Cycle::kNone || Has(cycle)) return false;
    members_.push_back(cycle);
    return true;
  }

  const std::vector<Cycle>& members() const { return members_; }
  bool empty() const { return members_.empty(); }
  bool Has(Cycle cycle) const { return std::find(members_.begin(), members_.end(), cycle) != members_.end(); }

  // The only member, or `none` if there is none; nothing if there are several.
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
