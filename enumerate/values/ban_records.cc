#include "enumerate/values/ban_records.h"

#include <algorithm>
#include <compare>
#include <limits>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {
namespace {

// A record before it has a number. Ordered like the records.
struct Key {
  uint32_t block;
  uint32_t cell;
  uint32_t bans;
  friend auto operator<=>(const Key&, const Key&) = default;
};

// The least image, in the canonical block, of a position with its forbidden points.
Key KeyOf(const OccupancyIndex& index, uint32_t own, uint32_t occupancy, uint32_t bans) {
  const uint32_t block = index.BlockOf(occupancy);
  const uint32_t canonical = index.block(block).occupancy;
  Key least{block, std::numeric_limits<uint32_t>::max(), 0};
  for (int s = 0; s < index.symmetries().count(); ++s) {
    if (index.Map(s, occupancy) != canonical) continue;
    least = std::min(least, Key{block, PackBits(index.Map(s, own), canonical), index.Map(s, bans)});
  }
  return least;
}

// A play that leads to a record, before records have numbers.
struct PlayToKey {
  uint32_t cell;
  uint8_t empty;
  Key key;
};

// Calls visit(empty point's number, key) for each play of a position that leads to a record.
template <typename Visit>
void ForEachHotPlay(const OccupancyIndex& index, const FiniteRules& rules, Stones stones,
                    const Visit& visit) {
  const Grid& grid = index.grid();
  Analysis analysis;
  Analyse(grid, stones, analysis);
  for (BitBoard rest = LegalPlays(grid, analysis, rules); rest != 0; rest &= rest - 1) {
    const int at = FirstPoint(rest);
    const Resolved play = Resolve(grid, analysis, BitAt(at));
    if (EndsGame(play, rules)) continue;
    const BitBoard bans = BansAfter(grid, play, at, rules);
    if (bans == 0) continue;
    // Bans of a single ko alone have a ko cell.
    const int ko = rules.hot.single ? SingleKoPoint(grid, play, at) : kNoPoint;
    if (ko != kNoPoint && bans == BitAt(ko)) continue;
    const auto next = static_cast<uint32_t>(play.after.opp);
    const auto occupancy = static_cast<uint32_t>(play.after.own | play.after.opp);
    visit(static_cast<uint8_t>(Count(analysis.empty & (BitAt(at) - 1))),
          KeyOf(index, next, occupancy, static_cast<uint32_t>(bans)));
  }
}

}  // namespace

absl::StatusOr<BanRecords> BanRecords::Find(const OccupancyIndex& index, const FiniteRules& rules,
                                            Progress* progress) {
  BanRecords found;
  if (!rules.hot.BeyondSingle()) return found;
  std::vector<PlayToKey> plays;
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    found.first_play_.push_back(static_cast<uint32_t>(plays.size()));
    const OccupancyIndex::Block& block = index.block(number);
    if (!KeepGoing(progress, "bans", block.base, index.cells())) {
      return absl::CancelledError("interrupted while finding bans");
    }
    for (uint32_t cell = 0; cell < index.BlockCells(number); ++cell) {
      const uint32_t own = UnpackBits(cell, block.occupancy);
      const Stones stones{own, block.occupancy & ~own};
      if (!IsLegal(index.grid(), stones)) continue;
      ForEachHotPlay(index, rules, stones, [&](uint8_t empty, const Key& key) {
        plays.push_back({cell, empty, key});
      });
    }
    std::stable_sort(plays.begin() + found.first_play_.back(), plays.end(),
                     [](const PlayToKey& a, const PlayToKey& b) { return a.empty < b.empty; });
  }
  found.first_play_.push_back(static_cast<uint32_t>(plays.size()));

  std::vector<Key> keys;
  keys.reserve(plays.size());
  for (const PlayToKey& play : plays) keys.push_back(play.key);
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  for (const Key& key : keys) {
    while (found.first_record_.size() <= key.block) {
      found.first_record_.push_back(static_cast<uint32_t>(found.records_.size()));
    }
    found.records_.push_back({key.cell, key.bans});
  }
  found.first_record_.resize(index.block_count() + 1, static_cast<uint32_t>(found.records_.size()));
  for (const PlayToKey& play : plays) {
    const auto record = std::lower_bound(keys.begin(), keys.end(), play.key) - keys.begin();
    found.plays_.push_back(
        {play.cell, static_cast<uint32_t>(record), play.empty, index.block(play.key.block).layer});
  }
  return found;
}

std::optional<uint32_t> BanRecords::NumberOf(const OccupancyIndex& index, uint32_t own,
                                             uint32_t occupancy, uint32_t bans) const {
  const Key key = KeyOf(index, own, occupancy, bans);
  const std::span<const Record> records = Of(key.block);
  const auto at = std::lower_bound(
      records.begin(), records.end(), key, [](const Record& record, const Key& wanted) {
        return std::pair(record.cell, record.bans) < std::pair(wanted.cell, wanted.bans);
      });
  if (at == records.end() || at->cell != key.cell || at->bans != key.bans) return std::nullopt;
  return FirstOf(key.block) + static_cast<uint32_t>(at - records.begin());
}

}  // namespace hotstone::enumerate
