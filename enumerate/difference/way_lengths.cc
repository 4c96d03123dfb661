#include "enumerate/difference/way_lengths.h"

#include <algorithm>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kMaxBytes = uint64_t{1} << 28;

// The plays of each position, own to move: ranks of the resulting positions, seen from the other
// player.
struct Steps {
  std::vector<uint64_t> first;
  std::vector<uint32_t> to;
  std::vector<uint32_t> swapped;  // the same position seen from the other player
};

Steps FindSteps(const Grid& grid, const LegalIndex& index, const FiniteRules& a,
                const FiniteRules& b) {
  Steps steps;
  Analysis analysis;
  index.ForEach(0, index.size(), [&](Stones stones) {
    steps.first.push_back(steps.to.size());
    steps.swapped.push_back(static_cast<uint32_t>(index.Rank(Swapped(stones))));
    Analyse(grid, stones, analysis);
    BitBoard open = LegalPlays(grid, analysis, a) & LegalPlays(grid, analysis, b);
    for (; open != 0; open &= open - 1) {
      const Stones after = Resolve(grid, analysis, open & (~open + 1)).after;
      steps.to.push_back(static_cast<uint32_t>(index.Rank(Swapped(after))));
    }
  });
  steps.first.push_back(steps.to.size());
  return steps;
}

// Breadth first over (position seen from the player to move, odd number of plies made).
std::vector<uint8_t> Row(const Steps& steps, uint32_t from) {
  const size_t size = steps.swapped.size();
  std::vector<uint8_t> row(size, WayLengths::kFar);
  std::vector<bool> known(2 * size);
  std::vector<uint32_t> level = {from * 2};
  std::vector<uint32_t> next;
  known[size_t{2} * from] = true;
  for (int plies = 0; !level.empty() && plies < WayLengths::kFar; ++plies) {
    next.clear();
    for (const uint32_t state : level) {
      const uint32_t here = state / 2;
      const uint32_t odd = state % 2;
      uint8_t& length = row[odd == 0 ? here : steps.swapped[here]];
      length = std::min(length, static_cast<uint8_t>(plies));
      const auto reach = [&](uint32_t to) {
        const uint32_t code = to * 2 + (1 - odd);
        if (known[code]) return;
        known[code] = true;
        next.push_back(code);
      };
      reach(steps.swapped[here]);
      for (uint64_t i = steps.first[here]; i < steps.first[here + 1]; ++i) reach(steps.to[i]);
    }
    level.swap(next);
  }
  return row;
}

}  // namespace

absl::StatusOr<WayLengths> WayLengths::Create(const Grid& grid, const LegalIndex& index,
                                              const FiniteRules& a, const FiniteRules& b,
                                              Progress* progress) {
  WayLengths lengths(grid, index);
  if (index.size() > kMaxBytes || index.size() * (index.size() / 4 + 1) > kMaxBytes) return lengths;
  const Steps steps = FindSteps(grid, index, a, b);
  bool stopped = false;
  uint64_t rank = 0;
  index.ForEach(0, index.size(), [&](Stones stones) {
    const uint64_t now = rank++;
    if (stopped || !lengths.symmetries_.IsCanonical(stones)) return;
    stopped = !KeepGoing(progress, "lengths of paths", now, index.size());
    lengths.row_of_.emplace(now, lengths.rows_.size());
    lengths.rows_.push_back(Row(steps, static_cast<uint32_t>(now)));
  });
  if (stopped) return absl::CancelledError("interrupted while finding the lengths of paths");
  return lengths;
}

}  // namespace hotstone::enumerate
