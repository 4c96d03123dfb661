#include "enumerate/fates/ko_breaths.h"

#include <algorithm>
#include <vector>

namespace hotstone::enumerate {
namespace {

std::string BreathsOfGroup(const KoPosition& position, const KoGroup& group) {
  const auto count = [](BitBoard b) { return static_cast<char>(Count(b)); };
  int held = 0;
  int taken = 0;
  for (const KoBetween& between : position.kos) {
    held += (between.holders & group.stones) != 0 ? 1 : 0;
    taken += (between.takers & group.stones) != 0 ? 1 : 0;
  }
  return {count(group.internal),
          count(group.ko),
          count(group.shared),
          count(group.external),
          static_cast<char>(group.least_eyes),
          static_cast<char>(group.most_eyes),
          static_cast<char>(group.alive),
          static_cast<char>(group.holds_stones),
          static_cast<char>(held),
          static_cast<char>(taken)};
}

// The groups of a side, in an order that does not depend on where they are, and the sizes of the
// kos that it holds.
std::string BreathsOfSide(const KoPosition& position, Side side) {
  std::vector<std::string> groups;
  for (const KoGroup& group : position.groups) {
    if (group.side == side) groups.push_back(BreathsOfGroup(position, group));
  }
  std::sort(groups.begin(), groups.end());
  std::string kos;
  for (const KoBetween& between : position.kos) {
    if (between.ko.holder == side) kos += static_cast<char>(Count(between.ko.stones));
  }
  std::sort(kos.begin(), kos.end());
  std::string all = {static_cast<char>(groups.size())};
  for (const std::string& group : groups) all += group;
  return all + static_cast<char>(kos.size()) + kos;
}

int StonesIn(const Stones& stones) { return Count(stones.own | stones.opp); }

}  // namespace

std::string BreathsOf(const KoPosition& position) {
  const std::string own = BreathsOfSide(position, Side::kOwn);
  const std::string opp = BreathsOfSide(position, Side::kOpp);
  const auto mouths = static_cast<char>(Count(position.Mouths()));
  return mouths + std::min(own + opp, opp + own);
}

KoBreaths CollectKoBreaths(const FateTable& table) {
  KoBreaths breaths;
  table.ForEachPosition([&](Stones stones, const FateSets& fates, uint64_t images) {
    for (const KoPosition& position : FindKoPositions(table.grid(), stones)) {
      const bool open = (position.LastingStones() & fates.ByTurn()) != 0;
      SameBreaths& same = breaths[BreathsOf(position)];
      same.counts = CountBreaths(position);
      SameBreaths::Half& half = same.by_open[open ? 1 : 0];
      half.positions += images;
      if (!half.least.has_value() || StonesIn(stones) < StonesIn(*half.least)) half.least = stones;
    }
  });
  return breaths;
}

BreathScore ScoreOf(const KoBreaths& breaths) {
  BreathScore score;
  for (const auto& [key, same] : breaths) {
    const uint64_t all = same.by_open[0].positions + same.by_open[1].positions;
    score.positions += all;
    ++score.kinds;
    if (same.IsUndecided()) score.undecided += all;
    score.best += same.by_open[same.IsMostlyOpen() ? 1 : 0].positions;
  }
  return score;
}

std::vector<CountedKind> ByCounts(const KoBreaths& breaths) {
  std::map<BreathCounts, CountedKind> by_counts;
  for (const auto& [key, same] : breaths) {
    CountedKind& kind = by_counts[same.counts];
    kind.counts = same.counts;
    for (size_t open = 0; open < 2; ++open) kind.positions[open] += same.by_open[open].positions;
  }
  std::vector<CountedKind> kinds;
  for (const auto& [counts, kind] : by_counts) kinds.push_back(kind);
  return kinds;
}

std::optional<BreathPair> LeastPair(const KoBreaths& breaths) {
  std::optional<BreathPair> least;
  for (const auto& [key, same] : breaths) {
    if (!same.IsUndecided()) continue;
    const BreathPair pair{*same.by_open[0].least, *same.by_open[1].least};
    const auto size = [](const BreathPair& p) { return StonesIn(p.settled) + StonesIn(p.open); };
    if (!least.has_value() || size(pair) < size(*least)) least = pair;
  }
  return least;
}

BreathTransfer Apply(const KoBreaths& learned, const KoBreaths& other) {
  BreathTransfer transfer;
  for (const auto& [key, same] : other) {
    const uint64_t all = same.by_open[0].positions + same.by_open[1].positions;
    transfer.positions += all;
    const auto known = learned.find(key);
    if (known == learned.end()) continue;
    transfer.known += all;
    transfer.right += same.by_open[known->second.IsMostlyOpen() ? 1 : 0].positions;
  }
  return transfer;
}

}  // namespace hotstone::enumerate
