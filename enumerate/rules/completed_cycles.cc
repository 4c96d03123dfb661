#include "enumerate/rules/completed_cycles.h"

#include <cstdlib>

namespace hotstone::enumerate {

bool CycleHistory::IsSamePlay(size_t n, int at) const {
  const Situation& before = line_[n - 1].after;
  const Situation& now = line_.back().after;
  if (line_[n].at != at || before.position != now.position) return false;
  return color_ == spec::CycleColor::kEither || before.white_to_move == now.white_to_move;
}

bool CycleHistory::Binds(const Ply& last, bool player) const {
  switch (cycle_) {
    case spec::Cycle::kSecondCycle:
      return true;
    case spec::Cycle::kStarter:
      return last.after.white_to_move == player;
    case spec::Cycle::kStarterFirst:
      return last.after.white_to_move == player && last.first_time;
    case spec::Cycle::kDisturber:
      return last.bound[player ? 1 : 0];
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      break;
  }
  std::abort();  // no reading of this class
}

std::array<bool, 2> CycleHistory::BoundByClass() const {
  const size_t since = line_.back().since;
  const bool white_starts = line_.back().after.white_to_move;
  BitCycle cycle{line_[since].after.position, white_starts, {}};
  for (size_t i = since + 1; i < line_.size(); ++i) cycle.moves.push_back(line_[i].at);
  if (const auto disturber = naming_.disturbers->Of(cycle)) {
    return {*disturber == Side::kOwn, *disturber == Side::kOpp};
  }
  switch (naming_.unnamed) {
    case spec::Unnamed::kNobody:
      return {false, false};
    case spec::Unnamed::kBoth:
      return {true, true};
    case spec::Unnamed::kStarter:
      return {!white_starts, white_starts};
  }
  std::abort();  // not an enumerator
}

bool CycleHistory::Forbids(int at) const {
  const bool player = line_.back().after.white_to_move;
  for (size_t n = 1; n < line_.size(); ++n) {
    if (line_[n].since == kNone || !Binds(line_[n], player)) continue;
    if (HasPlay(n, player, at)) return true;
  }
  return false;
}

bool CycleHistory::HasPlay(size_t last, bool player, int at) const {
  const bool first_only = plays_ == spec::StarterPlays::kFirst &&
                          (cycle_ == spec::Cycle::kStarter || cycle_ == spec::Cycle::kStarterFirst);
  for (size_t ply = line_[last].since + 1; ply <= last; ++ply) {
    const bool own = line_[ply - 1].after.white_to_move == player;
    if (first_only && (!own || line_[ply].at == kNoPoint)) continue;
    if (IsSamePlay(ply, at)) return true;
    if (first_only) return false;
  }
  return false;
}

void CycleHistory::AfterPly(int at, Coloured after) {
  Ply ply{{after, !line_.back().after.white_to_move}, at, kNone, true, {}};
  for (size_t m = line_.size(); m-- > 0 && ply.since == kNone;) {
    if (line_[m].after == ply.after) ply.since = m;
  }
  line_.push_back(ply);
  if (ply.since == kNone) return;
  if (cycle_ == spec::Cycle::kDisturber) line_.back().bound = BoundByClass();
  if (cycle_ != spec::Cycle::kStarterFirst) return;
  for (size_t n = 1; n + 1 < line_.size(); ++n) {
    if (line_[n].since != kNone && SameCycle(n, line_.size() - 1)) line_.back().first_time = false;
  }
}

// Whether the cycles completed by plies m and n are rotations of each other.
bool CycleHistory::SameCycle(size_t m, size_t n) const {
  const size_t length = n - line_[n].since;
  if (m - line_[m].since != length) return false;
  for (size_t shift = 0; shift < length; ++shift) {
    size_t equal = 0;
    while (equal < length) {
      const Ply& a = line_[line_[m].since + 1 + equal];
      const Ply& b = line_[line_[n].since + 1 + (equal + shift) % length];
      if (a.after != b.after || a.at != b.at) break;
      ++equal;
    }
    if (equal == length) return true;
  }
  return false;
}

}  // namespace hotstone::enumerate
