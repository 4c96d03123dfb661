#include "solver/rules/rule_set.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::solver {
namespace {

bool& Flag(HotFlags& flags, spec::HotKind kind) {
  switch (kind) {
    case spec::HotKind::kSingle:
      return flags.single;
    case spec::HotKind::kDoubleAdd:
      return flags.double_add;
    case spec::HotKind::kDoubleAddAny:
      return flags.double_add_any;
    case spec::HotKind::kDoubleCapture:
      return flags.double_capture;
    case spec::HotKind::kTwin:
      return flags.twin;
    case spec::HotKind::kTwinTriple:
      return flags.twin_triple;
    case spec::HotKind::kAnyKoStone:
      return flags.any_ko_stone;
  }
  std::abort();  // not a valid enumerator
}

}  // namespace

absl::StatusOr<FiniteLaw> FiniteLawOf(const spec::RuleSet& rules) {
  const auto refuse = [&](std::string_view part) {
    return absl::UnimplementedError(absl::StrCat("the formulas do not cover ", std::string(part),
                                                 " of ", spec::RuleSetName(rules)));
  };
  if (!rules.HasFiniteMemory()) return refuse("the cycle layer");
  if (rules.handicap != 0) return refuse("handicap passes");
  FiniteLaw law;
  law.self_removal = rules.self_removal;
  law.end_passes = rules.end_passes;
  law.capture_ends = rules.capture_ends;
  const spec::HotLaw hot = rules.HotLawInForce();
  if (!hot.fighting_only.empty() && hot.reading.class_by != spec::ClassBy::kBreath)
    return refuse("classes of kos by removal");
  for (const spec::HotKind kind : hot.kinds) {
    Flag(hot.fighting_only.contains(kind) ? law.fighting_only : law.hot, kind) = true;
  }
  law.scope.class_of = hot.class_of;
  law.scope.settled = hot.reading.settled;
  law.scope.settled_beyond_single =
      hot.fights == spec::HotFights::kLife ? spec::SettledBy::kLife : hot.reading.settled;
  law.scope.unclassified_is_hot = hot.unclassified == spec::HotUnclassified::kHot;
  return law;
}

}  // namespace hotstone::solver
