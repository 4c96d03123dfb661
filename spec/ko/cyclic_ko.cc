#include "spec/ko/cyclic_ko.h"

#include <algorithm>
#include <cassert>

namespace hotstone::spec {

bool RemovesKoStonesRoundAndRound(const Position& start,
                                  const std::vector<std::optional<BoardPlay>>& plays,
                                  const std::set<Point>& lasting) {
  assert(std::all_of(plays.begin(), plays.end(), [](const auto& play) {
    return !play.has_value() || play->self_removed.empty();
  }));
  // The owners of a lasting group next to removed stones of the other side, in its mouth.
  std::set<Color> mouths;
  for (const auto& play : plays) {
    if (!play.has_value()) continue;
    const Color owner = play->player;  // of a mouth in which the opponent's stones are removed
    const bool beside = std::any_of(play->captured.begin(), play->captured.end(), [&](Point stone) {
      const auto around = start.size().Neighbours(stone);
      return std::any_of(around.begin(), around.end(),
                         [&](Point p) { return lasting.contains(p) && start.At(p) == owner; });
    });
    if (beside) mouths.insert(owner);
  }
  return mouths.size() == 2;
}

}  // namespace hotstone::spec
