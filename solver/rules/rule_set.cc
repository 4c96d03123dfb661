#include "solver/rules/rule_set.h"

#include "absl/strings/str_cat.h"

namespace hotstone::solver {

absl::StatusOr<FiniteLaw> FiniteLawOf(const spec::RuleSet& rules) {
  const auto refuse = [&](std::string_view part) {
    return absl::UnimplementedError(
        absl::StrCat("formulas do not render ", std::string(part), " of ", spec::RuleSetName(rules)));
  };
  if (!rules.HasFiniteMemory()) return refuse("the cycle layer");
  if (rules.handicap != 0) return refuse("handicap passes");
  FiniteLaw law;
  law.self_removal = rules.self_removal;
  law.end_passes = rules.end_passes;
  law.capture_ends = rules.capture_ends;
  if (!rules.HotLawInForce().fighting_only.empty()) return refuse("hot_scope");
  for (const spec::HotKind kind : rules.HotKindsInForce()) {
    switch (kind) {
      case spec::HotKind::kSingle:
        law.single = true;
        break;
      case spec::HotKind::kDoubleAdd:
        law.double_add = true;
        break;
      case spec::HotKind::kDoubleAddAny:
        law.double_add_any = true;
        break;
      case spec::HotKind::kDoubleCapture:
        law.double_capture = true;
        break;
      case spec::HotKind::kTwin:
      case spec::HotKind::kTwinTriple:
        return refuse("twin hot stones");
      case spec::HotKind::kAnyKoStone:
        return refuse("any-ko-stone");
    }
  }
  return law;
}

}  // namespace hotstone::solver
