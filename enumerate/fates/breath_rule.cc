// The regions of a decision list are disjoint, so each takes the answer of most of its positions,
// and the score is a sum over regions. For each choice of the first steps the last one is found in
// one pass over the kinds that are left: for each count the positions are summed by its value, and
// all bounds are read off the sums.
#include "enumerate/fates/breath_rule.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace hotstone::enumerate {
namespace {

using Sums = std::array<uint64_t, 2>;
constexpr size_t kCounts = kBreathCountNames.size();
constexpr size_t kValues = 64;

Sums Minus(const Sums& a, const Sums& b) { return {a[0] - b[0], a[1] - b[1]}; }
bool MostlyOpen(const Sums& sums) { return sums[1] > sums[0]; }
uint64_t Majority(const Sums& sums) { return std::max(sums[0], sums[1]); }

Sums Total(const std::vector<CountedKind>& kinds) {
  Sums sums{};
  for (const CountedKind& kind : kinds) {
    sums[0] += kind.positions[0];
    sums[1] += kind.positions[1];
  }
  return sums;
}

// Calls visit(step without its answer, positions to which it applies) for every test that divides
// the kinds.
template <typename Visit>
void ForEachTest(const std::vector<CountedKind>& kinds, const Visit& visit) {
  const Sums total = Total(kinds);
  for (size_t count = 0; count < kCounts; ++count) {
    std::array<Sums, kValues> by_value{};
    uint8_t most = 0;
    for (const CountedKind& kind : kinds) {
      Sums& sums = by_value[kind.counts[count]];
      sums[0] += kind.positions[0];
      sums[1] += kind.positions[1];
      most = std::max(most, kind.counts[count]);
    }
    Sums below{};
    for (uint8_t bound = 0; bound < most; ++bound) {
      below = {below[0] + by_value[bound][0], below[1] + by_value[bound][1]};
      if (below == Sums{}) continue;
      visit(BreathStep{count, bound, true, MostlyOpen(below)}, below);
      const Sums above = Minus(total, below);
      visit(BreathStep{count, bound, false, MostlyOpen(above)}, above);
    }
  }
}

}  // namespace

BreathCounts CountBreaths(const KoPosition& position) {
  const auto count = [](BitBoard b) { return static_cast<uint8_t>(Count(b)); };
  uint8_t largest_ko = 0;
  for (const KoBetween& between : position.kos)
    largest_ko = std::max(largest_ko, count(between.ko.stones));
  uint8_t alive = 0, doubtful = 0, shared = 0;
  bool open_side[2] = {};
  // By what is counted of a group: least and greatest over the groups; 0 without groups.
  std::array<std::optional<uint8_t>, 5> fewest;
  std::array<uint8_t, 5> most{};
  for (const KoGroup& group : position.groups) {
    const BitBoard all = group.internal | group.ko | group.shared | group.external;
    const std::array<uint8_t, 5> of_group = {
        static_cast<uint8_t>(group.least_eyes), static_cast<uint8_t>(group.most_eyes),
        count(group.external), count(group.internal), count(all)};
    for (size_t i = 0; i < of_group.size(); ++i) {
      fewest[i] = std::min(fewest[i].value_or(of_group[i]), of_group[i]);
      most[i] = std::max(most[i], of_group[i]);
    }
    shared = std::max(shared, count(group.shared));
    alive = static_cast<uint8_t>(alive + (group.alive ? 1 : 0));
    doubtful = static_cast<uint8_t>(doubtful + (group.holds_stones ? 1 : 0));
    open_side[group.side == Side::kOwn ? 0 : 1] |= !group.alive;
  }
  const auto groups = static_cast<uint8_t>(position.groups.size());
  const auto least = [&](size_t i) { return fewest[i].value_or(0); };
  return {static_cast<uint8_t>(position.kos.size()),
          largest_ko,
          groups,
          alive,
          static_cast<uint8_t>(groups - alive),
          static_cast<uint8_t>((open_side[0] ? 1 : 0) + (open_side[1] ? 1 : 0)),
          least(0),
          most[0],
          least(1),
          most[1],
          least(2),
          most[2],
          least(3),
          most[3],
          shared,
          least(4),
          most[4],
          doubtful};
}

bool BreathRule::IsOpen(const BreathCounts& counts) const {
  for (const BreathStep& step : steps) {
    if (step.Applies(counts)) return step.open;
  }
  return otherwise;
}

BreathRule BestRule(const std::vector<CountedKind>& kinds, int length) {
  assert(length >= 0 && length <= 3);
  const Sums total = Total(kinds);
  BreathRule best{{}, MostlyOpen(total), Majority(total)};
  if (length == 0) return best;
  if (length == 1) {
    ForEachTest(kinds, [&](const BreathStep& step, const Sums& applies) {
      const Sums rest = Minus(total, applies);
      const uint64_t right = Majority(applies) + Majority(rest);
      if (right > best.right) best = {{step}, MostlyOpen(rest), right};
    });
    return best;
  }
  ForEachTest(kinds, [&](const BreathStep& step, const Sums& applies) {
    std::vector<CountedKind> rest;
    for (const CountedKind& kind : kinds) {
      if (!step.Applies(kind.counts)) rest.push_back(kind);
    }
    BreathRule after = BestRule(rest, length - 1);
    const uint64_t right = Majority(applies) + after.right;
    if (right <= best.right) return;
    after.steps.insert(after.steps.begin(), step);
    best = {std::move(after.steps), after.otherwise, right};
  });
  return best;
}

uint64_t RightOf(const BreathRule& rule, const std::vector<CountedKind>& kinds) {
  uint64_t right = 0;
  for (const CountedKind& kind : kinds) right += kind.positions[rule.IsOpen(kind.counts) ? 1 : 0];
  return right;
}

std::string StepText(const BreathStep& step) {
  return std::string(kBreathCountNames[step.count]) + ": " +
         (step.at_most ? "at most " + std::to_string(step.bound)
                       : "at least " + std::to_string(step.bound + 1));
}

}  // namespace hotstone::enumerate
