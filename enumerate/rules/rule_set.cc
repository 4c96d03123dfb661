#include "enumerate/rules/rule_set.h"

#include "absl/strings/str_cat.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::enumerate {

FiniteRules BoardPlayRules(const spec::RuleSet& rules) {
  FiniteRules finite;
  finite.hot = HotRules::From(rules.HotLawInForce());
  finite.forbid_single = rules.self_removal != spec::SelfRemoval::kAny;
  finite.forbid_groups = rules.self_removal == spec::SelfRemoval::kNone;
  finite.end_passes = rules.end_passes;
  finite.capture_ends = rules.capture_ends;
  return finite;
}

std::optional<std::string> NotEnumerated(const spec::RuleSet& rules) {
  if (!rules.cycle.Only().has_value()) return "cycle=" + spec::CycleNames(rules.cycle);
  if (rules.resume != spec::Resume::kFree) return "resume=dispute";
  return std::nullopt;
}

absl::StatusOr<FiniteRules> FiniteRules::From(const spec::RuleSet& rules) {
  if (!rules.HasFiniteMemory()) {
    return absl::UnimplementedError("rules that depend on history have no finite situation graph");
  }
  if (rules.handicap != 0)
    return absl::UnimplementedError("not implemented (situation graph with handicap passes)");
  return BoardPlayRules(rules);
}

}  // namespace hotstone::enumerate
