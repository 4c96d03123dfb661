#include "enumerate/rules/hot_scope.h"

#include <algorithm>

namespace hotstone::enumerate {
namespace {

bool Has(const KoPosition& position, const Ko& ko) {
  return std::any_of(position.kos.begin(), position.kos.end(),
                     [&](const KoBetween& between) { return between.ko == ko; });
}

}  // namespace

bool HotScopeOfPlay::IsHot(BitBoard stones, BitBoard mouth, KoReading reading) {
  if (!after_.has_value()) after_ = FindKoPositions(grid_, play_.after);
  const Ko ko{Side::kOwn, stones, mouth};
  const auto with_ko = std::find_if(after_->begin(), after_->end(),
                                    [&](const KoPosition& position) { return Has(position, ko); });
  const KoPosition* after = with_ko == after_->end() ? nullptr : &*with_ko;
  std::optional<KoClass> ko_class;
  switch (scope_.class_of) {
    case HotClass::kAfter:
      if (after != nullptr) ko_class = Classify(grid_, play_.after, *after, reading).ko_class;
      break;
    case HotClass::kBefore:
      ko_class = ClassBefore(after, reading);
      break;
  }
  switch (ko_class.value_or(KoClass::kUnclassified)) {
    case KoClass::kFighting:
      return true;
    case KoClass::kDisturbing:
      return false;
    case KoClass::kUnclassified:
      break;
  }
  return scope_.unclassified_hot;
}

std::optional<KoClass> HotScopeOfPlay::ClassBefore(const KoPosition* after,
                                                   KoReading reading) const {
  const Stones stones{play_.after.own & ~at_, play_.after.opp | play_.captured};
  const Ko taken{Side::kOpp, play_.captured, at_};
  std::optional<KoClass> ko_class;
  for (const KoPosition& position : FindKoPositions(grid_, stones)) {
    if (!Has(position, taken) && (after == nullptr || !ShareAGroup(position, *after))) continue;
    const KoClass found = Classify(grid_, stones, position, reading).ko_class;
    if (ko_class.has_value() && *ko_class != found) return std::nullopt;
    ko_class = found;
  }
  return ko_class;
}

}  // namespace hotstone::enumerate
