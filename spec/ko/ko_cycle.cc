// Classifies a completed cycle and names the disturber.
//
// The moves are played with no rule but removal, and must lead back to the start. The ko positions
// on the board are found at each moment; those of different moments are the same if they share a
// stone that stays on the board throughout. Each play belongs to the ko position whose ko it takes,
// makes or fills, or to that of the play which removes its stone. The class then follows in this
// order. Self-removals decide if there are any. A play that belongs to no ko position leaves the
// cycle unclassified, or cyclic under one reading. A ko position that changes its class on the way
// leaves it unclassified. Otherwise a single ko position gives its class to the cycle; several must
// be settled and name the same disturber, or are recycled threats. Where removal decides, the fates
// of the lasting stones beside the plays take the place of all steps after the self-removals.
//
// For example, from
//
//    3 X X . X O O
//    2 . X X O O .
//    1 X X O . O O
//      A B C D E F
//
// the plies B:D1 W:C3 B:pass W:C1 B:D3 W:pass lead back. All four plays belong to the one ko
// position of C1 and D3. Both its groups are alive, with an eye each, so the cycle is disturbed
// life, and the disturber is Black, who started it.
#include "spec/ko/ko_cycle.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/single_hot_stone.h"
#include "spec/fates/fates_of.h"
#include "spec/fates/removal_class.h"
#include "spec/ko/cyclic_ko.h"

namespace hotstone::spec {
namespace {

// A ko position at a moment of the cycle: the index of the moment, and its index within that
// moment.
using Met = std::pair<size_t, size_t>;

struct Replay {
  std::vector<Position> positions;              // before each move; the last one after all of them
  std::vector<std::optional<BoardPlay>> plays;  // nothing: a pass
};

absl::StatusOr<Replay> PlayAll(const CompletedCycle& cycle) {
  if (!IsLegal(cycle.start))
    return absl::InvalidArgumentError("a cycle must start from a legal position");
  if (cycle.moves.size() < 2 || cycle.moves.size() % 2 != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("a cycle has an even number of moves, not ", cycle.moves.size()));
  }
  Replay replay{{cycle.start}, {}};
  Color to_move = cycle.starter;
  for (const Move& move : cycle.moves) {
    const Position& before = replay.positions.back();
    if (move.player != to_move) {
      return absl::InvalidArgumentError(
          absl::StrCat(ColorName(move.player), " ", MoveName(move), " is out of turn"));
    }
    if (!move.IsPass() && (!before.size().Contains(*move.at) || !before.IsEmpty(*move.at))) {
      return absl::InvalidArgumentError(absl::StrCat(MoveName(move), " is not an empty point"));
    }
    std::optional<BoardPlay> play;
    if (!move.IsPass()) play = PlayAt(before, move.player, *move.at);
    replay.positions.push_back(play.has_value() ? play->after : before);
    replay.plays.push_back(std::move(play));
    to_move = Opponent(to_move);
  }
  if (replay.positions.back() != cycle.start) {
    return absl::InvalidArgumentError("the moves do not lead back to the start");
  }
  return replay;
}

// The points whose stone stays throughout.
std::set<Point> LastingStones(const std::vector<Position>& positions) {
  std::set<Point> lasting;
  const BoardSize& size = positions[0].size();
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.At(i);
    const auto first = positions[0].At(p);
    if (first.has_value() && std::all_of(positions.begin(), positions.end(),
                                         [&](const Position& q) { return q.At(p) == first; })) {
      lasting.insert(p);
    }
  }
  return lasting;
}

std::set<Point> LastingOf(const KoPosition& position, const std::set<Point>& lasting) {
  std::set<Point> points;
  for (const KoGroup& group : position.groups) {
    for (const Point stone : group.stones) {
      if (lasting.contains(stone)) points.insert(stone);
    }
  }
  return points;
}

// The ko position of `found` that has a ko for which `is_it` holds.
template <typename IsIt>
std::optional<size_t> WithKo(const std::vector<KoPosition>& found, const IsIt& is_it) {
  for (size_t i = 0; i < found.size(); ++i) {
    for (const KoBetween& between : found[i].kos) {
      if (is_it(between.ko)) return i;
    }
  }
  return std::nullopt;
}

// The ko position that a play belongs to by the kos before it and after it.
std::optional<Met> BelongsTo(const std::vector<std::vector<KoPosition>>& found, size_t move,
                             const BoardPlay& play) {
  const size_t after = (move + 1) % found.size();
  const auto taken = WithKo(found[move], [&](const Ko& ko) {
    return ko.holder != play.player && ko.mouth == play.at && ko.stones == play.captured;
  });
  if (taken.has_value()) return Met{move, *taken};
  const auto made = WithKo(found[after], [&](const Ko& ko) {
    return ko.holder == play.player &&
           std::find(ko.stones.begin(), ko.stones.end(), play.at) != ko.stones.end();
  });
  if (made.has_value()) return Met{after, *made};
  const auto filled = WithKo(
      found[move], [&](const Ko& ko) { return ko.holder == play.player && ko.mouth == play.at; });
  if (filled.has_value()) return Met{move, *filled};
  return std::nullopt;
}

// The play that removes the stone of a play; nothing if none does, as for a pass.
std::optional<size_t> RemovalOf(const Replay& replay, size_t move) {
  if (!replay.plays[move].has_value()) return std::nullopt;
  const size_t moments = replay.plays.size();
  for (size_t i = 1; i < moments; ++i) {
    const size_t later = (move + i) % moments;
    const auto& removal = replay.plays[later];
    if (removal.has_value() && std::find(removal->captured.begin(), removal->captured.end(),
                                         replay.plays[move]->at) != removal->captured.end()) {
      return later;
    }
  }
  return std::nullopt;
}

// A play whose stone is removed by a play of a ko position belongs to that ko position too: it has
// made a ko stone, though perhaps not yet the last of two. This continues from play to play, so the
// play with which the cycle begins makes no difference.
void FollowRemovals(const Replay& replay, std::vector<std::optional<size_t>>& belongs) {
  for (bool found = true; found;) {
    found = false;
    for (size_t m = 0; m < belongs.size(); ++m) {
      const auto removal = belongs[m].has_value() ? std::nullopt : RemovalOf(replay, m);
      if (!removal.has_value() || !belongs[*removal].has_value()) continue;
      belongs[m] = belongs[*removal];
      found = true;
    }
  }
}

KoVerdict UnclassifiedCycle(Unclear reason) {
  KoVerdict verdict;
  verdict.unclear = reason;
  return verdict;
}

// Combines the verdicts met along the cycle into one for the ko position.
KoVerdict Together(const CycleKoPosition& position) {
  if (position.lasting.empty()) return UnclassifiedCycle(Unclear::kNoLastingStone);
  KoVerdict together = position.verdicts[0];
  for (const KoVerdict& verdict : position.verdicts) {
    if (verdict.ko_class == KoClass::kUnclassified) return verdict;
  }
  for (const KoVerdict& verdict : position.verdicts) {
    if (verdict.ko_class != together.ko_class || verdict.disturbing != together.disturbing ||
        verdict.dead != together.dead || verdict.at_stake != together.at_stake) {
      return UnclassifiedCycle(Unclear::kChangesClass);
    }
    together.balanced &= verdict.balanced;
    together.score_open &= verdict.score_open;
    if (verdict.fighting == FightingKind::kDouble || together.fighting == FightingKind::kSingle) {
      together.fighting = verdict.fighting;
    }
  }
  return together;
}

// Finds the ko positions of the cycle that plays belong to.
void FindPositions(const Replay& replay, const std::set<Point>& lasting, KoReading reading,
                   CycleVerdict& result) {
  const size_t moments = replay.plays.size();
  std::vector<std::vector<KoPosition>> found;
  for (size_t m = 0; m < moments; ++m) found.push_back(KoPositions(replay.positions[m]));
  // Those that share lasting stones are one; a number identifies each joined set.
  std::map<Met, size_t> number;
  std::vector<std::set<Point>> stones;
  for (size_t m = 0; m < moments; ++m) {
    for (size_t i = 0; i < found[m].size(); ++i) {
      std::set<Point> own = LastingOf(found[m][i], lasting);
      number[{m, i}] = stones.size();
      for (size_t n = 0; n < stones.size(); ++n) {
        const bool meet =
            std::any_of(own.begin(), own.end(), [&](Point p) { return stones[n].contains(p); });
        if (!meet) continue;
        own.merge(stones[n]);
        stones[n].clear();
        for (auto& [met, of] : number) {
          if (of == n) of = stones.size();
        }
      }
      stones.push_back(std::move(own));
    }
  }
  std::vector<std::optional<size_t>> belongs(moments);
  for (size_t m = 0; m < moments; ++m) {
    if (!replay.plays[m].has_value()) continue;
    const auto met = BelongsTo(found, m, *replay.plays[m]);
    if (met.has_value()) belongs[m] = number.at(*met);
  }
  FollowRemovals(replay, belongs);
  std::map<size_t, size_t> place;  // of each number: its place in the result
  for (size_t m = 0; m < moments; ++m) {
    if (!replay.plays[m].has_value()) continue;
    if (!belongs[m].has_value()) {
      result.outside.push_back(m);
      continue;
    }
    const size_t n = *belongs[m];
    if (place.try_emplace(n, result.positions.size()).second) {
      result.positions.push_back({{stones[n].begin(), stones[n].end()}, {}, {}});
    }
    result.positions[place.at(n)].plays.push_back(m);
  }
  for (size_t m = 0; m < moments; ++m) {
    for (size_t i = 0; i < found[m].size(); ++i) {
      const auto at = place.find(number.at({m, i}));
      if (at == place.end()) continue;
      auto& verdicts = result.positions[at->second].verdicts;
      const KoVerdict verdict = Classify(replay.positions[m], found[m][i], reading);
      if (std::find(verdicts.begin(), verdicts.end(), verdict) == verdicts.end())
        verdicts.push_back(verdict);
    }
  }
  const BoardSize& size = replay.positions[0].size();
  for (CycleKoPosition& position : result.positions) {
    std::sort(position.lasting.begin(), position.lasting.end(),
              [&](Point a, Point b) { return size.Index(a) < size.Index(b); });
  }
}

// Decides by self-removals; returns false if there are none.
bool DecideBySelfRemoval(const Replay& replay, CycleVerdict& result) {
  std::set<Color> own;  // who removes own stones
  bool captures = false;
  for (const auto& play : replay.plays) {
    if (!play.has_value()) continue;
    if (!play->self_removed.empty()) own.insert(play->player);
    captures |= !play->captured.empty();
  }
  if (own.empty()) return false;
  if (captures || own.size() == 2) {
    result.verdict = UnclassifiedCycle(Unclear::kSelfRemovalToo);
  } else {
    result.verdict.ko_class = KoClass::kDisturbing;
    result.verdict.disturbing = DisturbingKind::kSelfDisturbance;
    result.disturber = *own.begin();
  }
  return true;
}

// The side whose death makes it the disturber in a settled ko position; nothing: whoever starts.
std::optional<Color> DeadDisturber(const KoVerdict& settled, DisturberBy by) {
  switch (by) {
    case DisturberBy::kEyeless:
      return settled.dead;
    case DisturberBy::kInitiator:
      return std::nullopt;
  }
  std::abort();  // not an enumerator
}

// Names the disturber of settled ko positions; false if they name different players.
bool NameDisturber(const std::vector<KoVerdict>& settled, Color starter, DisturberBy by,
                   CycleVerdict& result) {
  result.disturber.reset();
  result.by_start = true;
  for (const KoVerdict& verdict : settled) {
    const std::optional<Color> dead = DeadDisturber(verdict, by);
    const Color named = dead.value_or(starter);
    if (result.disturber.value_or(named) != named) {
      result.disturber.reset();
      result.by_start = false;
      return false;
    }
    result.disturber = named;
    result.by_start &= !dead.has_value();
  }
  return true;
}

// A fight while other kos cycle: the only side whose life is open recycles the threats.
void DecideByFights(const std::vector<KoVerdict>& fighting, CycleVerdict& result) {
  std::set<std::optional<Color>> at_stake;
  for (const KoVerdict& verdict : fighting) at_stake.insert(verdict.at_stake);
  result.verdict = KoVerdict();
  result.verdict.ko_class = KoClass::kDisturbing;
  result.verdict.disturbing = DisturbingKind::kRecycledThreats;
  if (at_stake.size() == 1 && at_stake.begin()->has_value()) {
    result.disturber = *at_stake.begin();
  } else {
    result.verdict = UnclassifiedCycle(Unclear::kThreatsNotNamed);
  }
}

// A cycle of ko stones in a shape without a class, whose starter disturbs. Ko positions in it that
// have a class also count.
void DecideCyclic(Color starter, DisturberBy by, CycleVerdict& result) {
  std::vector<KoVerdict> settled;
  std::vector<KoVerdict> fighting;
  for (const CycleKoPosition& position : result.positions) {
    const KoVerdict verdict = Together(position);
    if (verdict.ko_class == KoClass::kFighting) fighting.push_back(verdict);
    if (verdict.settled) settled.push_back(verdict);
  }
  if (!fighting.empty()) return DecideByFights(fighting, result);
  if (!NameDisturber(settled, starter, by, result) ||
      result.disturber.value_or(starter) != starter) {
    result.disturber.reset();
    result.by_start = false;
    result.verdict = UnclassifiedCycle(Unclear::kSeveralSides);
    return;
  }
  result.verdict = KoVerdict();
  result.verdict.ko_class = KoClass::kDisturbing;
  result.verdict.disturbing = DisturbingKind::kCyclic;
  result.disturber = starter;
}

void DecideByPositions(Color starter, DisturberBy by, CycleVerdict& result) {
  if (result.positions.empty()) {
    result.verdict = UnclassifiedCycle(Unclear::kNoKo);
    return;
  }
  if (!result.outside.empty()) {
    result.verdict = UnclassifiedCycle(Unclear::kOutsidePlay);
    return;
  }
  std::vector<KoVerdict> settled;
  std::vector<KoVerdict> fighting;
  for (const CycleKoPosition& position : result.positions) {
    const KoVerdict verdict = Together(position);
    if (verdict.ko_class == KoClass::kUnclassified) {
      result.verdict = verdict;
      return;
    }
    (verdict.settled ? settled : fighting).push_back(verdict);
  }
  if (result.positions.size() == 1) {
    result.verdict = settled.empty() ? fighting[0] : settled[0];
    if (!settled.empty()) NameDisturber(settled, starter, by, result);
    return;
  }
  if (fighting.empty()) {
    result.verdict = settled[0];
    if (!NameDisturber(settled, starter, by, result)) {
      result.verdict = UnclassifiedCycle(Unclear::kSeveralSides);
      return;
    }
    for (const KoVerdict& verdict : settled) {
      if (verdict.dead.has_value()) result.verdict = verdict;
      result.verdict.balanced &= verdict.balanced;
    }
    return;
  }
  DecideByFights(fighting, result);
}

// What a cycle fights with: a ko of several stones, one ko, or several.
FightingKind KindOfTakes(const Replay& replay) {
  std::set<std::set<Point>> kos;  // a stone and the point beside it from which it is taken
  for (const auto& play : replay.plays) {
    if (!play.has_value() || play->captured.empty()) continue;
    if (play->captured.size() > 1) return FightingKind::kDouble;
    kos.insert({play->at, play->captured[0]});
  }
  return kos.size() == 1 ? FightingKind::kSingle : FightingKind::kTwin;
}

// Decides by the fates of the stones beside the cycle that stay throughout.
void DecideByFates(const Replay& replay, const CompletedCycle& cycle, const CycleReading& reading,
                   CycleVerdict& result) {
  const auto fates = FatesOf(cycle.start.size());
  if (!fates.ok()) {
    result.verdict = UnclassifiedCycle(Unclear::kOutOfReach);
    return;
  }
  std::vector<RemovalMoment> moments;
  std::vector<Point> played;
  for (size_t m = 0; m < replay.plays.size(); ++m) {
    const auto& before = replay.plays[(m + replay.plays.size() - 1) % replay.plays.size()];
    const auto banned = before.has_value() ? SingleHotStoneBan(*before) : std::nullopt;
    moments.push_back({replay.positions[m], {}, cycle.moves[m].player, banned});
    if (cycle.moves[m].IsPass()) continue;
    moments.back().plays.push_back(cycle.moves[m]);
    played.push_back(*cycle.moves[m].at);
  }
  const RemovalVerdict found =
      ClassByRemoval(**fates, StonesBesideCycle(replay.positions, played), moments,
                     reading.class_by == ClassBy::kRemoval ? OpenBy::kTurn : OpenBy::kTake);
  result.verdict = KoVerdict();
  if (found.fighting) {
    result.verdict.ko_class = KoClass::kFighting;
    result.verdict.fighting = KindOfTakes(replay);
    result.verdict.at_stake = found.at_stake;
    return;
  }
  result.verdict.ko_class = KoClass::kDisturbing;
  result.verdict.settled = true;
  result.verdict.dead = found.disturber;
  result.verdict.disturbing = found.disturber.has_value() ? DisturbingKind::kDisturbedDeath
                                                          : DisturbingKind::kDisturbedLife;
  NameDisturber({result.verdict}, cycle.starter, reading.disturber_by, result);
}

// Whether the cycle is a cyclic ko, a class of the afterword that only one reading adopts.
bool IsCyclicKo(const Replay& replay, const std::set<Point>& lasting, const CycleReading& reading,
                const CycleVerdict& result) {
  switch (reading.cyclic) {
    case CyclicKos::kUnclassified:
      return false;
    case CyclicKos::kDisturbing:
      return !result.outside.empty() &&
             RemovesKoStonesRoundAndRound(replay.positions[0], replay.plays, lasting);
  }
  std::abort();  // not an enumerator
}

}  // namespace

absl::StatusOr<CycleVerdict> ClassifyCycle(const CompletedCycle& cycle,
                                           const CycleReading& reading) {
  ASSIGN_OR_RETURN(const auto replay, PlayAll(cycle));
  const std::set<Point> lasting = LastingStones(replay.positions);
  CycleVerdict result;
  FindPositions(replay, lasting, reading.OfKos(), result);
  const bool by_breath = reading.class_by == ClassBy::kBreath;
  if (DecideBySelfRemoval(replay, result) &&
      (by_breath || result.verdict.ko_class != KoClass::kUnclassified)) {
    return result;
  }
  if (!by_breath) {
    DecideByFates(replay, cycle, reading, result);
  } else if (IsCyclicKo(replay, lasting, reading, result)) {
    DecideCyclic(cycle.starter, reading.disturber_by, result);
  } else {
    DecideByPositions(cycle.starter, reading.disturber_by, result);
  }
  return result;
}

absl::StatusOr<std::optional<Color>> DisturberOf(const CompletedCycle& cycle,
                                                 const CycleReading& reading) {
  ASSIGN_OR_RETURN(const auto result, ClassifyCycle(cycle, reading));
  return result.disturber;
}

}  // namespace hotstone::spec
