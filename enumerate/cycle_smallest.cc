#include "enumerate/cycle_smallest.h"

#include <algorithm>
#include <optional>

#include "absl/strings/str_cat.h"
#include "enumerate/cycle_search.h"

namespace hotstone::enumerate {
namespace {

const std::vector<EdgeKind>& PatternOf(CycleType type) {
  const auto& types = KnownCycleTypes();
  return std::find_if(types.begin(), types.end(), [&](const CycleTypeEntry& e) { return e.type == type; })
      ->pattern;
}

struct BoardAnswer {
  std::optional<CycleOnBoard> cycle;
  bool settled = true;
};

absl::StatusOr<BoardAnswer> OnBoard(int cols, int rows, CycleType type, const FiniteRules& rules,
                                    const SmallestOptions& options) {
  const auto grid = Grid::Create(cols, rows);
  if (!grid.ok()) return grid.status();
  const auto index = LegalIndex::Create(*grid);
  if (!index.ok()) return index.status();
  BoardAnswer answer;
  const auto visit = [&](const CycleWord& word) {
    const auto plies = PliesOf(*grid, rules, word);
    if (!plies.has_value() || TypeOf(*plies) != type) return true;
    if (options.with_other_stones && !HasOtherStones(*plies)) return true;
    std::vector<CycleStep> steps;
    for (const CyclePly& ply : *plies) {
      if (!ply.of_pair) steps.push_back({ply.black, ply.white, ply.player, ply.move});
    }
    answer.cycle = CycleOnBoard{cols, rows, FindCanonicalCycle(Symmetries(*grid), steps).word};
    return false;
  };
  answer.settled = FindPattern(*grid, *index, rules, PatternOf(type), options.progress, visit);
  return answer;
}

}  // namespace

absl::StatusOr<SmallestBoards> FindSmallest(CycleType type, const FiniteRules& rules,
                                            const SmallestOptions& options) {
  if (options.max_points < 1 || options.max_points > kMaxSmallestPoints) {
    return absl::InvalidArgumentError(
        absl::StrCat("a number of ", options.max_points, " points is not from 1 to ", kMaxSmallestPoints));
  }
  SmallestBoards result;
  for (int points = 1; points <= options.max_points; ++points) {
    const bool any_known = !result.any.empty();
    if (any_known && !result.two_rows.empty()) break;
    for (int rows = any_known ? 2 : 1; rows * rows <= points; ++rows) {
      if (points % rows != 0) continue;
      const auto answer = OnBoard(points / rows, rows, type, rules, options);
      if (!answer.ok()) return answer.status();
      if (!answer->settled) {
        result.complete = false;
        return result;
      }
      if (!answer->cycle.has_value()) continue;
      if (!any_known) result.any.push_back(*answer->cycle);
      if (rows > 1) result.two_rows.push_back(*answer->cycle);
    }
    result.searched_points = points;
  }
  return result;
}

}  // namespace hotstone::enumerate
