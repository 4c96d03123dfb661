#include "enumerate/rules/completed_cycles.h"

#include <cstdlib>

#include "enumerate/rules/board_play.h"

namespace hotstone::enumerate {
namespace {

Stones SeenBy(Coloured position, bool white) {
  return white ? Stones{position.white, position.black} : Stones{position.black, position.white};
}

}  // namespace

bool CycleHistory::RemovesTheSame(size_t n, int at) const {
  const Grid& grid = disturbers_.grid();
  const bool white = line_[n - 1].after.white_to_move;
  const Stones before = SeenBy(line_[n - 1].after.position, white);
  const Stones after = SeenBy(line_[n].after.position, white);
  Analysis analysis;
  Analyse(grid, SeenBy(line_.back().after.position, line_.back().after.white_to_move), analysis);
  const Resolved now = Resolve(grid, analysis, BitAt(at));
  return now.captured == (before.opp & ~after.opp) &&
         now.removed == ((before.own | BitAt(at)) & ~after.own);
}

bool CycleHistory::IsSamePlay(size_t n, int at) const {
  const Situation& before = line_[n - 1].after;
  const Situation& now = line_.back().after;
  return line_[n].at == at && before.position == now.position &&
         (rules_.cycle_color == spec::CycleColor::kEither ||
          before.white_to_move == now.white_to_move);
}

bool CycleHistory::IsSamePlayIn(BitBoard place, size_t n, int at) const {
  const Situation& before = line_[n - 1].after;
  const Situation& now = line_.back().after;
  if (line_[n].at != at) return false;
  if (rules_.cycle_color == spec::CycleColor::kSame && before.white_to_move != now.white_to_move)
    return false;
  const BitBoard differs =
      (before.position.black ^ now.position.black) | (before.position.white ^ now.position.white);
  return (differs & place) == 0 && RemovesTheSame(n, at);
}

CycleVerdict CycleHistory::ClassOfLast() const {
  const size_t since = line_.back().since;
  BitCycle cycle{line_[since].after.position, line_.back().after.white_to_move, {}};
  bool has_play = false;
  for (size_t i = since + 1; i < line_.size(); ++i) {
    cycle.moves.push_back(line_[i].at);
    has_play |= line_[i].at != kNoPoint;
  }
  return has_play ? disturbers_.Of(cycle) : CycleVerdict();
}

BitBoard CycleHistory::PlaceOf(size_t last) const {
  const Coloured first = line_[last].after.position;
  BitBoard changed = 0;
  for (size_t i = line_[last].since + 1; i <= last; ++i) {
    const Coloured now = line_[i].after.position;
    changed |= (now.black ^ first.black) | (now.white ^ first.white);
  }
  return PlaceOfCycle(disturbers_.grid(), first, changed);
}

CycleHistory::Bond CycleHistory::OfStarter() const {
  const bool white = line_.back().after.white_to_move;
  return {{!white, white},
          rules_.start == spec::StarterPlays::kFirst,
          rules_.same == spec::SamePlay::kFight};
}

CycleHistory::Bond CycleHistory::ByClass() const {
  const CycleVerdict verdict = ClassOfLast();
  if (verdict.disturber.has_value()) {
    const bool white = *verdict.disturber == Side::kOpp;
    return {{!white, white},
            verdict.by_start && rules_.start == spec::StarterPlays::kFirst,
            rules_.same == spec::SamePlay::kFight};
  }
  const bool white_starts = line_.back().after.white_to_move;
  switch (rules_.unnamed) {
    case spec::Unnamed::kNobody:
      return {};
    case spec::Unnamed::kBothIfUnclassified:
      if (verdict.ko_class == KoClass::kFighting) return {};
      return {{true, true}, false, false};
    case spec::Unnamed::kBoth:
      return {{true, true}, false, false};
    case spec::Unnamed::kStarter:
      return {{!white_starts, white_starts}, false, false};
  }
  std::abort();  // not an enumerator
}

CycleHistory::Bond CycleHistory::BondOfLast() const {
  if (cycle_ != spec::Cycle::kDisturber && rules_.recycling == spec::Recycling::kDisturbing &&
      ClassOfLast().ko_class == KoClass::kFighting) {
    return {};
  }
  switch (cycle_) {
    case spec::Cycle::kSecondCycle:
      return {{true, true}, false, false};
    case spec::Cycle::kStarterFirst:
      return line_.back().first_time ? OfStarter() : Bond{};
    case spec::Cycle::kStarter:
      return OfStarter();
    case spec::Cycle::kDisturber:
      return ByClass();
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      break;
  }
  std::abort();  // looks at no completed cycle
}

bool CycleHistory::Forbids(int at) const {
  const bool player = line_.back().after.white_to_move;
  for (size_t n = 1; n < line_.size(); ++n) {
    if (line_[n].since == kNone || !line_[n].bond.players[player ? 1 : 0]) continue;
    if (HasPlay(n, player, at)) return true;
  }
  return false;
}

bool CycleHistory::HasPlay(size_t last, bool player, int at) const {
  const Bond& bond = line_[last].bond;
  const BitBoard place = bond.in_place ? PlaceOf(last) : 0;
  for (size_t ply = line_[last].since + 1; ply <= last; ++ply) {
    if (bond.first_only) {
      if (line_[ply].at == kNoPoint || line_[ply - 1].after.white_to_move != player) continue;
    } else if (line_[ply].at != at) {
      continue;
    }
    if (bond.in_place ? IsSamePlayIn(place, ply, at) : IsSamePlay(ply, at)) return true;
    if (bond.first_only) return false;
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
  if (cycle_ == spec::Cycle::kStarterFirst) {
    for (size_t n = 1; n + 1 < line_.size(); ++n) {
      if (line_[n].since != kNone && SameCycle(n, line_.size() - 1))
        line_.back().first_time = false;
    }
  }
  line_.back().bond = BondOfLast();
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
