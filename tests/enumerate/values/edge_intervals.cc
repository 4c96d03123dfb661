#include "tests/enumerate/values/edge_intervals.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

absl::StatusOr<EdgeIntervals> EdgeIntervals::Solve(const Grid& grid, const LegalIndex& index,
                                                   const FiniteRules& rules, Progress* progress) {
  const auto stopped = [&](uint64_t done, uint64_t total, const char* what) {
    return (done & 0xFFFF) == 0 && !KeepGoing(progress, what, done, total);
  };
  const auto cancelled = [] {
    return absl::CancelledError("interrupted while solving for intervals");
  };
  if (index.size() > std::numeric_limits<uint32_t>::max()) {
    return absl::ResourceExhaustedError("intervals: more than 2^32 legal positions");
  }
  if (!KeepGoing(progress, "canonical positions", 0, index.size())) return cancelled();
  EdgeIntervals table(grid, index, rules);
  const uint32_t count = table.canonical_.size();

  const auto worst = static_cast<int8_t>(-grid.points());
  const auto best = static_cast<int8_t>(grid.points());
  table.entries_.assign(count, Entry{worst, worst, worst, best, best, best, kNoPoint, kNoPoint});
  for (uint32_t id = 0; id < count; ++id) {
    if (stopped(id, count, "plays")) return cancelled();
    table.first_play_.push_back(table.plays_.size());
    table.CollectPlays(id);
  }
  table.first_play_.push_back(table.plays_.size());
  table.ban_set_numbers_ = {};
  const auto total = static_cast<uint32_t>(count + table.ban_sets_.size());

  // Entries changed in the last sweep and in this one. The others need no update unless one of
  // their plays leads to a changed entry, and most entries settle early.
  std::vector<uint64_t> changed_before(total / 64 + 1, ~uint64_t{0});
  table.changed_.assign(total / 64 + 1, 0);
  for (bool changed = true; changed; ++table.sweeps_) {
    changed = false;
    for (uint32_t i = 0; i < count; ++i) {
      if (stopped(i, count, "interval sweep")) return cancelled();
      const uint32_t id = table.sweeps_ % 2 == 0 ? i : count - 1 - i;
      if (!table.NeedsUpdate(id, changed_before) || !table.Update(id)) continue;
      changed = true;
    }
    for (uint32_t number = count; number < total; ++number) changed |= table.UpdateBanSet(number);
    changed_before.swap(table.changed_);
    std::fill(table.changed_.begin(), table.changed_.end(), 0);
  }
  table.changed_ = {};
  return table;
}

void EdgeIntervals::CollectPlays(uint32_t id) {
  const Stones stones = canonical_.At(id);
  const Symmetries& symmetries = canonical_.symmetries();
  score_.push_back(static_cast<int8_t>(AreaDifference(grid_, stones)));
  other_mover_.push_back(canonical_.IdOf(symmetries.FindCanonical(Swapped(stones)).stones));
  Analysis analysis;
  Analyse(grid_, stones, analysis);
  for (BitBoard rest = LegalPlays(grid_, analysis, rules_); rest != 0; rest &= rest - 1) {
    const int at = FirstPoint(rest);
    const Resolved resolved = Resolve(grid_, analysis, BitAt(at));
    Play play{0, kNoPoint, static_cast<uint8_t>(at), EndsGame(resolved, rules_)};
    if (play.ends) {
      play.next = static_cast<uint32_t>(AreaDifference(grid_, resolved.after) + kMaxPoints);
    } else {
      const auto canonical = symmetries.FindCanonical(Swapped(resolved.after));
      play.next = canonical_.IdOf(canonical.stones);
      const BitBoard bans =
          symmetries.Map(canonical.symmetry, BansAfter(grid_, resolved, at, rules_));
      if (Count(bans) == 1) play.ban = static_cast<int8_t>(FirstPoint(bans));
      if (Count(bans) > 1) play.next = BanSetNumber(play.next, bans);
    }
    plays_.push_back(play);
  }
}

uint32_t EdgeIntervals::BanSetNumber(uint32_t id, BitBoard bans) {
  const auto [it, is_new] = ban_set_numbers_.try_emplace(
      {id, bans}, static_cast<uint32_t>(canonical_.size() + ban_sets_.size()));
  if (is_new) {
    ban_sets_.push_back(
        {id, bans, static_cast<int8_t>(-grid_.points()), static_cast<int8_t>(grid_.points())});
  }
  return it->second;
}

// The value of passing, for L and H, unrolled until the passes end the game:
//   with 2 passes  L_pass(s) = -H_1(s')
//   with 4 passes  L_pass(s) = -H_1(s'), H_1(s') = max(plays, -L_2(s)),
//                  L_2(s) = max(plays, -H_3(s')),
// where s' is s with the other player to move, and the last one, H_{n-1}(s') = max(plays, score of
// s').
void EdgeIntervals::UpdatePasses(uint32_t id) {
  Entry& s = entries_[id];
  const Entry& other = entries_[other_mover_[id]];
  const int score = score_[id];
  int low = std::max<int>(other.high_best, -score);
  int high = std::max<int>(other.low_best, -score);
  for (int passes = rules_.end_passes; passes > 2; passes -= 2) {
    low = std::max<int>(other.high_best, -std::max<int>(s.low_best, -low));
    high = std::max<int>(other.low_best, -std::max<int>(s.high_best, -high));
  }
  s.low_pass = static_cast<int8_t>(-low);
  s.high_pass = static_cast<int8_t>(-high);
}

bool EdgeIntervals::NeedsUpdate(uint32_t id, const std::vector<uint64_t>& changed_before) const {
  for (uint64_t i = first_play_[id]; i < first_play_[id + 1]; ++i) {
    const Play& play = plays_[i];
    if (play.ends) continue;
    const uint64_t bits = changed_before[play.next >> 6] | changed_[play.next >> 6];
    if ((bits >> (play.next & 63) & 1) != 0) return true;
  }
  return sweeps_ == 0;
}

EdgeIntervals::Values EdgeIntervals::OfPlay(const Play& play) const {
  if (play.ends) {
    const int score = static_cast<int>(play.next) - kMaxPoints;
    return {score, score};
  }
  if (play.next >= canonical_.size()) {
    const BanSet& set = ban_sets_[play.next - canonical_.size()];
    const Entry& next = entries_[set.id];
    return {-std::max(set.high, next.high_pass), -std::max(set.low, next.low_pass)};
  }
  const Entry& next = entries_[play.next];
  return {-HighOf(next, play.ban), -LowOf(next, play.ban)};
}

EdgeIntervals::Values EdgeIntervals::OfPlaysOutside(uint32_t id, BitBoard bans) const {
  Values best{-grid_.points(), -grid_.points()};
  for (uint64_t i = first_play_[id]; i < first_play_[id + 1]; ++i) {
    if ((bans >> plays_[i].at & 1) != 0) continue;
    const Values values = OfPlay(plays_[i]);
    best.low = std::max(best.low, values.low);
    best.high = std::max(best.high, values.high);
  }
  return best;
}

// Also marks a change of the entry's own passes: the set does not list the entries that read them.
bool EdgeIntervals::UpdateBanSet(uint32_t number) {
  BanSet& set = ban_sets_[number - canonical_.size()];
  const Values now = OfPlaysOutside(set.id, set.bans);
  const bool changed = now.low != set.low || now.high != set.high;
  set.low = static_cast<int8_t>(now.low);
  set.high = static_cast<int8_t>(now.high);
  const bool pass_changed = (changed_[set.id >> 6] >> (set.id & 63) & 1) != 0;
  if (changed || pass_changed) MarkChanged(number);
  return changed;
}

bool EdgeIntervals::Update(uint32_t id) {
  const Entry before = entries_[id];
  const auto worst = static_cast<int8_t>(-grid_.points());
  Entry now = before;
  now.low_best = now.low_other = now.high_best = now.high_other = worst;
  now.low_at = now.high_at = kNoPoint;
  const auto offer = [](int value, uint8_t at, int8_t& best, int8_t& other, int8_t& best_at) {
    if (value > best || best_at == kNoPoint) {
      other = best;
      best = static_cast<int8_t>(value);
      best_at = static_cast<int8_t>(at);
    } else if (value > other) {
      other = static_cast<int8_t>(value);
    }
  };
  for (uint64_t i = first_play_[id]; i < first_play_[id + 1]; ++i) {
    const Play& play = plays_[i];
    const Values values = OfPlay(play);
    offer(values.low, play.at, now.low_best, now.low_other, now.low_at);
    offer(values.high, play.at, now.high_best, now.high_other, now.high_at);
  }
  entries_[id] = now;
  UpdatePasses(id);
  const uint32_t other = other_mover_[id];
  const Entry other_before = entries_[other];
  UpdatePasses(other);
  bool changed = false;
  for (const auto& [number, old] : {std::pair{id, before}, {other, other_before}}) {
    if (entries_[number] == old) continue;
    MarkChanged(number);
    changed = true;
  }
  return changed;
}

Interval EdgeIntervals::ForMover(Stones stones, int passes, BitBoard bans) const {
  const auto canonical = canonical_.symmetries().FindCanonical(stones);
  const uint32_t id = canonical_.IdOf(canonical.stones);
  const Entry& s = entries_[id];
  if (passes == 0) {
    const BitBoard mapped = canonical_.symmetries().Map(canonical.symmetry, bans);
    if (Count(mapped) > 1) {
      const Values plays = OfPlaysOutside(id, mapped);
      return {std::max<int>(plays.low, s.low_pass), std::max<int>(plays.high, s.high_pass)};
    }
    const int ban = mapped == 0 ? kMaxPoints : FirstPoint(mapped);
    return {LowOf(s, ban), HighOf(s, ban)};
  }
  // Count back from the last pass: the player who would make it is the mover if the number left is
  // odd.
  const Entry& other = entries_[other_mover_[id]];
  const int left = rules_.end_passes - passes;
  const bool mover_is_last = left % 2 == 1;
  int low = mover_is_last ? score_[id] : -score_[id];
  int high = low;
  for (int i = 0; i < left; ++i) {
    const bool mover = (i % 2 == 0) == mover_is_last;
    // `low` and `high` are for the player who passes now: the value of passing, then of the
    // situation.
    const Entry& e = mover ? s : other;
    const int new_low = std::max<int>(e.low_best, low);
    const int new_high = std::max<int>(e.high_best, high);
    low = i + 1 < left ? -new_high : new_low;
    high = i + 1 < left ? -new_low : new_high;
  }
  return {low, high};
}

Interval EdgeIntervals::ForBlack(const BitSituation& situation) const {
  if (situation.player == 0)
    return ForMover({situation.black, situation.white}, situation.passes, situation.bans);
  const Interval mover =
      ForMover({situation.white, situation.black}, situation.passes, situation.bans);
  return {-mover.hi, -mover.lo};
}

Interval EdgeIntervals::ForBlackOrFinal(const BitSituation& situation) const {
  if (situation.passes < rules_.end_passes) return ForBlack(situation);
  const int score = AreaDifference(grid_, {situation.black, situation.white});
  return {score, score};
}

uint64_t EdgeIntervals::CountUndetermined() const {
  uint64_t count = 0;
  for (uint32_t id = 0; id < canonical_.size(); ++id) {
    const Stones stones = canonical_.At(id);
    const Interval interval = ForBlack({stones.own, stones.opp, 0, 0, 0});
    if (interval.lo < interval.hi)
      count += static_cast<uint64_t>(canonical_.symmetries().OrbitSize(stones));
  }
  return count;
}

}  // namespace hotstone::enumerate
