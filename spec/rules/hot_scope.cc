#include "spec/rules/hot_scope.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/ko/ko.h"

namespace hotstone::spec {
namespace {

bool HasKo(const KoPosition& position, const Ko& ko) {
  return std::any_of(position.kos.begin(), position.kos.end(),
                     [&](const KoBetween& between) { return between.ko == ko; });
}

std::optional<KoPosition> PositionOf(const Position& board, const Ko& ko) {
  for (KoPosition& position : KoPositions(board)) {
    if (HasKo(position, ko)) return std::move(position);
  }
  return std::nullopt;
}

// The ko positions before the play from which its ko position afterwards descends.
std::vector<KoPosition> Earlier(const BoardPlay& play, const std::optional<KoPosition>& after) {
  const Ko taken{Opponent(play.player), play.captured, play.at};
  std::vector<KoPosition> earlier;
  for (KoPosition& position : KoPositions(play.before)) {
    if (HasKo(position, taken) || (after.has_value() && HaveAStoneInCommon(position, *after))) {
      earlier.push_back(std::move(position));
    }
  }
  return earlier;
}

}  // namespace

KoClass ClassOfHotKo(const BoardPlay& play, const Ko& ko, HotClass class_of, KoReading reading) {
  const auto after = PositionOf(play.after, ko);
  if (class_of == HotClass::kAfter) {
    return after.has_value() ? Classify(play.after, *after, reading).ko_class
                             : KoClass::kUnclassified;
  }
  std::optional<KoClass> found;
  for (const KoPosition& position : Earlier(play, after)) {
    const KoClass one = Classify(play.before, position, reading).ko_class;
    if (found.has_value() && found != one) return KoClass::kUnclassified;
    found = one;
  }
  return found.value_or(KoClass::kUnclassified);
}

}  // namespace hotstone::spec
