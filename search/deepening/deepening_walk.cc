// Two functions that call each other, one for each player to move. Both list the moves with the
// positions they lead to, settle what the table of depths and the table of stone sets know of
// those, and try the rest in the order of their worth.
//
// For example on 3x1 within one play: B1 gives the stone two regions of one point each, so HoldsNow
// says yes. On 2x1 no set of stones holds the board, and the first look at the table of stone sets
// says no.
#include "search/deepening/deepening_walk.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/self_removal.h"
#include "search/solution/solution_plays.h"

namespace hotstone::search {

using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::FirstOf;
using enumerate::FirstPoint;
using enumerate::Resolved;
using enumerate::Stones;
using enumerate::Swapped;

namespace {

constexpr int kPass = DepthTable::kNoMove;
constexpr uint64_t kVisitsPerReport = 1 << 14;
constexpr float kMostTriedAfter = 1000;  // older tries count half, and so on
constexpr float kMostTriedAt = 10000;

}  // namespace

DeepeningWalk::DeepeningWalk(DeepeningShared& shared, int number, GoOn report)
    : shared_(shared), report_(std::move(report)) {
  for (Experience* experience : {&owner_, &opponent_}) {
    for (auto& last : experience->last) last = {kPass, kPass};
  }
  uint64_t random = static_cast<uint64_t>(number) * 0x9E3779B97F4A7C15;
  for (float& bias : bias_) {
    random = random * 6364136223846793005 + 1442695040888963407 * static_cast<uint64_t>(number);
    bias = static_cast<float>(random >> 40) * 0.1F / (1 << 24);
  }
}

void DeepeningWalk::Success::Count(bool was_decided, float most) {
  tried += 1;
  decided += was_decided ? 1 : 0;
  if (tried > most) {
    tried /= 2;
    decided /= 2;
  }
}

bool DeepeningWalk::Visit() {
  if (++visited_ % kVisitsPerReport == 0 && !report_(visited_)) shared_.halted = true;
  if (visited_ >= last_visit_) shared_.halted = true;
  return !shared_.halted.load(std::memory_order_relaxed);
}

void DeepeningWalk::Locate(const Node& node, Turn turn, Move& move) const {
  const BitBoard taken = (node.stones.own & ~move.after.own) | (node.stones.opp & ~move.after.opp);
  const bool plain = taken == 0 && move.bans == 0 && move.at != kPass;
  move.place = shared_.table.PlaceOf(plain ? shared_.keys.KeyAfter(node.images, move.at, turn)
                                           : KeyOf(After(node, move), turn));
  shared_.table.Fetch(move.place);
}

DeepeningWalk::Node DeepeningWalk::After(const Node& node, const Move& move) const {
  Node after{move.after, move.bans, node.images, move.at};
  shared_.keys.Step(node.stones, move.after, after.images);
  return after;
}

float DeepeningWalk::WorthOf(const Experience& experience, const Node& node, int at, bool captures,
                             int best, size_t ply) const {
  if (at == best) return 4;
  const auto point = static_cast<size_t>(at);
  const auto& last = experience.last[ply];
  float worth = (experience.at[point].rate() +
                 experience.after[static_cast<size_t>(node.came_by)][point].rate()) /
                    2 +
                bias_[point];
  if (captures) worth += 0.3F;
  if (at == last[0]) worth += 0.5F;
  if (at == last[1]) worth += 0.4F;
  return worth;
}

void DeepeningWalk::Learn(Experience& experience, const Node& node, int at, bool decided,
                          size_t ply) {
  if (at == kPass) return;
  const auto point = static_cast<size_t>(at);
  experience.after[static_cast<size_t>(node.came_by)][point].Count(decided, kMostTriedAfter);
  experience.at[point].Count(decided, kMostTriedAt);
  auto& last = experience.last[ply];
  if (decided && last[0] != at) last = {at, last[0]};
}

DeepeningWalk::Move& DeepeningWalk::BestFrom(Moves& moves, size_t from) {
  size_t best = from;
  for (size_t i = from + 1; i < moves.count; ++i) {
    if (moves.move[i].worth > moves.move[best].worth) best = i;
  }
  std::swap(moves.move[from], moves.move[best]);
  return moves.move[from];
}

void DeepeningWalk::Keep(const DepthTable::Place& place, int plays, bool reached, int image,
                         int at) {
  if (shared_.halted.load(std::memory_order_relaxed)) return;
  shared_.table.Keep(place, plays, reached, at == kPass ? kPass : shared_.keys.ToImage(image, at));
}

// As a capture may leave it. Nothing is hot then (held_board.h, settled_board.h).
bool DeepeningWalk::HoldsAlready(Stones stones, BitBoard bans) const {
  return bans == 0 && shared_.sets.Hold(stones.own);
}

// An empty point that makes the owner's stones hold the board may be played: his chain then has a
// liberty in one of its two vital regions, or the play takes the stones that fill them.
bool DeepeningWalk::HoldsNow(Stones stones, BitBoard bans) const {
  if (HoldsAlready(stones, bans)) return true;
  if (shared_.sets.StonesNeeded(stones.own) > 1) return false;
  BitBoard left = shared_.plays.grid().full() & ~(stones.own | stones.opp | bans);
  for (; left != 0; left &= left - 1) {
    if (shared_.sets.Hold(stones.own | FirstOf(left))) return true;
  }
  return false;
}

// After a pass of the opponent some point must do. If two do, only a capture can prevent it, or
// stones that other rules than basic ko call hot; if one does, the opponent can also play there.
bool DeepeningWalk::HoldsNext(Stones stones, BitBoard bans) const {
  if (shared_.sets.StonesNeeded(stones.own) > 1) return false;
  const enumerate::Grid& grid = shared_.plays.grid();
  const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
  BitBoard holding = 0;
  for (BitBoard left = empty; left != 0; left &= left - 1) {
    if (shared_.sets.Hold(stones.own | FirstOf(left))) holding |= FirstOf(left);
  }
  if (holding == 0) return false;
  Analysis analysis;
  Analyse(grid, Swapped(stones), analysis);
  const BitBoard points = empty & ~FindSelfRemovals(grid, analysis).single & ~bans;
  const bool all = shared_.plays.rules() != certify::GoodUnder::kBasicKo;
  BitBoard left = all ? points : points & analysis.opp.atari_points;
  if ((holding & (holding - 1)) == 0) left |= points & holding;
  for (; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    const Resolved answer = Resolve(grid, analysis, BitAt(at));
    const BitBoard banned = shared_.plays.OwnerBans(answer, at);
    if (answer.captured == 0 && (holding & ~BitAt(at) & ~banned) != 0) continue;
    if (!HoldsNow(Swapped(answer.after), banned)) return false;
  }
  return true;
}

bool DeepeningWalk::OwnerReaches(const Node& node, int plays, size_t ply) {
  assert(plays > 0 && ply < kMostPlies);
  const StoneSets& sets = shared_.sets;
  if (!Visit() || sets.StonesNeeded(node.stones.own) > plays) return false;
  if (plays == 1) return HoldsNow(node.stones, node.bans);
  if (HoldsAlready(node.stones, node.bans)) return true;
  if (sets.Live(node.stones.opp)) return false;
  const uint64_t key = KeyOf(node, Turn::kOwner);
  const DepthTable::Place place = shared_.table.PlaceOf(key);
  const DepthTable::Known known = shared_.table.Find(place);
  if (known.reached <= plays) return true;
  if (known.failed >= plays) return false;
  const int image = shared_.keys.ImageOf(node.images, node.bans, key);
  const int best = known.move == kPass ? kPass : shared_.keys.FromImage(image, known.move);

  Analysis analysis;
  const enumerate::Grid& grid = shared_.plays.grid();
  Analyse(grid, node.stones, analysis);
  Moves moves;
  BitBoard left = analysis.empty & ~FindSelfRemovals(grid, analysis).all & ~node.bans;
  for (; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    if (sets.StonesNeeded(node.stones.own | BitAt(at)) > plays - 1) continue;
    Move& move = moves.move[moves.count++];
    const Resolved play = Resolve(grid, analysis, BitAt(at));
    move.after = play.after;
    move.at = at;
    move.bans = shared_.plays.OpponentBans(play, at);
    if (sets.Hold(play.after.own)) {
      Keep(place, 1, true, image, at);
      return true;
    }
    move.worth = WorthOf(owner_, node, at, play.captured != 0, best, ply);
  }
  if (plays > 2) {
    for (size_t i = 0; i < moves.count; ++i) Locate(node, Turn::kOpponent, moves.move[i]);
    size_t open = 0;
    for (size_t i = 0; i < moves.count; ++i) {
      const DepthTable::Known after = shared_.table.Find(moves.move[i].place);
      if (after.reached <= plays - 1) {
        Keep(place, after.reached + 1, true, image, moves.move[i].at);
        return true;
      }
      if (after.failed < plays - 1) moves.move[open++] = moves.move[i];
    }
    moves.count = open;
  }
  for (size_t i = 0; i < moves.count; ++i) {
    const Move move = BestFrom(moves, i);
    const bool reached = plays == 2 ? HoldsNext(move.after, move.bans)
                                    : ReachesAgainst(After(node, move), plays - 1, ply + 1);
    if (shared_.halted.load(std::memory_order_relaxed)) return false;
    Learn(owner_, node, move.at, reached, ply);
    if (!reached) continue;
    Keep(place, plays, true, image, move.at);
    return true;
  }
  Keep(place, plays, false, image, moves.count == 0 ? kPass : moves.move[0].at);
  return false;
}

bool DeepeningWalk::ReachesAgainst(const Node& node, int plays, size_t ply) {
  assert(plays > 0 && ply < kMostPlies);
  if (plays == 1) return HoldsNext(node.stones, node.bans);
  if (!Visit()) return false;
  const StoneSets& sets = shared_.sets;
  const uint64_t key = KeyOf(node, Turn::kOpponent);
  const DepthTable::Place place = shared_.table.PlaceOf(key);
  const DepthTable::Known known = shared_.table.Find(place);
  if (known.reached <= plays) return true;
  if (known.failed >= plays) return false;
  const int image = shared_.keys.ImageOf(node.images, node.bans, key);
  const int best = known.move == kPass ? kPass : shared_.keys.FromImage(image, known.move);

  Analysis analysis;
  const enumerate::Grid& grid = shared_.plays.grid();
  Analyse(grid, Swapped(node.stones), analysis);
  Moves moves;
  BitBoard left = analysis.empty & ~FindSelfRemovals(grid, analysis).single & ~node.bans;
  for (; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    Move& move = moves.move[moves.count++];
    const Resolved answer = Resolve(grid, analysis, BitAt(at));
    move.after = Swapped(answer.after);
    move.at = at;
    move.bans = shared_.plays.OwnerBans(answer, at);
    if (sets.StonesNeeded(move.after.own) > plays || sets.Live(move.after.opp)) {
      Keep(place, plays, false, image, at);
      return false;
    }
    move.worth = WorthOf(opponent_, node, at, answer.captured != 0, best, ply);
  }
  moves.move[moves.count++] = {node.stones, {}, -1, kPass, 0};
  for (size_t i = 0; i < moves.count; ++i) Locate(node, Turn::kOwner, moves.move[i]);
  int longest = 1;
  size_t open = 0;
  for (size_t i = 0; i < moves.count; ++i) {
    const DepthTable::Known after = shared_.table.Find(moves.move[i].place);
    if (after.failed >= plays) {
      Keep(place, plays, false, image, moves.move[i].at);
      return false;
    }
    if (after.reached <= plays) {
      longest = std::max(longest, after.reached);
    } else {
      moves.move[open++] = moves.move[i];
    }
  }
  moves.count = open;
  for (size_t i = 0; i < moves.count; ++i) {
    const Move move = BestFrom(moves, i);
    const bool reached = OwnerReaches(After(node, move), plays, ply + 1);
    if (shared_.halted.load(std::memory_order_relaxed)) return false;
    Learn(opponent_, node, move.at, !reached, ply);
    if (reached) continue;
    Keep(place, plays, false, image, move.at);
    return false;
  }
  Keep(place, moves.count == 0 ? longest : plays, true, image, kPass);
  return true;
}

}  // namespace hotstone::search
