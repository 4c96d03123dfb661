// Numbers of move sequences by depth, walked as a tree on bit-boards.
//
// PlayFinder finds where the player to move may play without analysing all chains: a point next to
// an empty one is always playable, so only enclosed points need a look at the chains around them.
// PerftCounter walks the tree. The last ply is counted, not made, and the plies of memoryless rule
// sets go to LanePerft, which follows many positions at once. Under a rule with a memory the
// history is kept with an undo, and at the last ply only plays that could repeat something are
// made: a quiet play leads to one stone more, and if no position on record has that many stones it
// is new. Perft distributes the first moves to threads.
//
// For example, on 2x1 with two passes ending the game there are three first moves. After a play at
// either point the other player captures or passes, two ways; after a pass all three moves are
// possible. So depth 1 has 3 sequences and depth 2 has 2 + 2 + 3 = 7.
#include "enumerate/numbers/perft.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "enumerate/numbers/perft_lanes.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/cycle_layer.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

// A node of the tree without its analysis. `stones.own` belong to the player to move.
struct Node {
  Stones stones;
  bool white = false;  // White is to move
  BitBoard bans = 0;
  int passes = 0;
  int handicap_owed = 0;
};

// Finds where the player to move may play, ignoring bans and history, without looking at irrelevant
// chains: a point next to an empty one is always playable, so only the empty points without an
// empty neighbour need a look at the chains around them.
class PlayFinder {
 public:
  PlayFinder(const Grid& grid, spec::SelfRemoval self_removal)
      : grid_(grid), self_removal_(self_removal) {}

  BitBoard Plays(Stones stones) const {
    const BitBoard empty = grid_.full() & ~(stones.own | stones.opp);
    if (self_removal_ == spec::SelfRemoval::kAny) return empty;
    BitBoard plays = empty;
    for (BitBoard shut = empty & ~grid_.Adjacent(empty); shut != 0; shut &= shut - 1) {
      const int p = FirstPoint(shut);
      if (RemovesItself(stones, empty, p)) plays &= ~BitAt(p);
    }
    return plays;
  }

 private:
  // Whether a play at p, which has no empty neighbour, is a self-removal that the option forbids.
  bool RemovesItself(Stones stones, BitBoard empty, int p) const {
    const BitBoard around = grid_.neighbours(p);
    const BitBoard elsewhere = empty & ~BitAt(p);
    for (BitBoard own = around & stones.own; own != 0; own &= own - 1) {
      if (self_removal_ == spec::SelfRemoval::kGroups) return false;  // not a single stone
      if (HasLiberty(own & (~own + 1), stones.own, elsewhere)) return false;
    }
    for (BitBoard opp = around & stones.opp; opp != 0; opp &= opp - 1) {
      if (!HasLiberty(opp & (~opp + 1), stones.opp, elsewhere)) return false;
    }
    return true;
  }

  // Whether the chain of `stone` touches one of `liberties`; stops at the first.
  bool HasLiberty(BitBoard chain, BitBoard stones, BitBoard liberties) const {
    for (;;) {
      const BitBoard around = grid_.Adjacent(chain);
      if ((around & liberties) != 0) return true;
      const BitBoard next = chain | (around & stones);
      if (next == chain) return false;
      chain = next;
    }
  }

  const Grid& grid_;
  spec::SelfRemoval self_removal_;
};

// State shared by the threads: the work done, and whether to stop.
class Reporter {
 public:
  explicit Reporter(Progress* progress) : progress_(progress) {}

  // Called after every few thousand positions. False once the work should stop.
  bool KeepGoing() {
    if (stopped_) return false;
    if (progress_ == nullptr) return true;
    const std::lock_guard lock(mutex_);
    if (!progress_->Report("perft, subtrees", ++reports_, 0)) stopped_ = true;
    return !stopped_;
  }
  bool stopped() const { return stopped_; }

 private:
  Progress* progress_;
  std::mutex mutex_;
  uint64_t reports_ = 0;  // guarded by mutex_
  std::atomic<bool> stopped_ = false;
};

class PerftCounter {
 public:
  PerftCounter(const Grid& grid, const spec::RuleSet& rules, const PerftStart& start, bool lanes,
               Reporter& reporter)
      : grid_(grid),
        rules_(rules),
        has_history_(!rules.HasFiniteMemory()),
        finite_(BoardPlayRules(rules)),
        finder_(grid, rules.self_removal),
        disturbers_(grid, rules.ReadingOfCycles()),
        history_(rules, start.position, start.white_to_move, disturbers_),
        reporter_(reporter) {
    if (lanes && LanePerft::Renders(grid, rules)) {
      lanes_.emplace(grid, rules, [&reporter] { return reporter.KeepGoing(); });
    }
  }

  // Board plays in point order, then the pass.
  std::vector<int> Moves(const Node& node) {
    std::vector<int> moves;
    if (node.passes >= rules_.end_passes) return moves;
    ForEachPlay(node, [&](const Resolved&, int p) { moves.push_back(p); });
    moves.push_back(kNoPoint);
    return moves;
  }

  // Sequences of `depth` >= 1 plies that begin with the move, one of Moves().
  uint64_t CountMove(const Node& node, int move, int depth) {
    if (depth == 1) return 1;
    if (move == kNoPoint) return AfterPass(node, depth);
    Analysis analysis;
    Analyse(grid_, node.stones, analysis);
    return AfterPlay(node, Resolve(grid_, analysis, BitAt(move)), move, depth);
  }

 private:
  static constexpr int kReportDepth = 4;

  // Sequences of `depth` >= 1 plies.
  uint64_t CountFrom(const Node& node, int depth) {
    if (node.passes >= rules_.end_passes) return 0;
    if (depth == 1) return LastPly(node);
    if (lanes_.has_value()) return lanes_->Count({node.stones, Plays(node), node.passes}, depth);
    if (depth >= kReportDepth) reporter_.KeepGoing();
    if (reporter_.stopped()) return 0;
    uint64_t total = 0;
    ForEachPlay(node,
                [&](const Resolved& play, int p) { total += AfterPlay(node, play, p, depth); });
    return total + AfterPass(node, depth);
  }

  template <class Visit>
  void ForEachPlay(const Node& node, const Visit& visit) {
    if (MustPass(node)) return;
    Analysis analysis;
    Analyse(grid_, node.stones, analysis);
    for (BitBoard plays = Plays(node); plays != 0; plays &= plays - 1) {
      const int p = FirstPoint(plays);
      const Resolved play = Resolve(grid_, analysis, BitAt(p));
      if (!Forbids(node, play, p)) visit(play, p);
    }
  }

  bool MustPass(const Node& node) const { return node.white && node.handicap_owed > 0; }

  BitBoard Plays(const Node& node) const {
    const BitBoard plays = finder_.Plays(node.stones);
    return plays & ~node.bans;
  }

  bool Forbids(const Node& node, const Resolved& play, int at) const {
    return has_history_ && history_.Forbids(at, ByColour(node.stones, node.white),
                                            ByColour(play.after, node.white), node.white);
  }

  uint64_t LastPly(const Node& node) {
    if (MustPass(node)) return 1;
    const BitBoard plays = Plays(node);
    if (!has_history_) return 1 + static_cast<uint64_t>(enumerate::Count(plays));
    Analysis analysis;
    Analyse(grid_, node.stones, analysis);
    // A play that removes nothing leads to one stone more; if no such position is on record, it is
    // new.
    const bool look_at_all =
        history_.MayForbid(enumerate::Count(node.stones.own | node.stones.opp) + 1);
    const BitBoard quiet =
        grid_.Adjacent(analysis.empty | analysis.own.strong) & ~analysis.opp.atari_points;
    BitBoard unsure = look_at_all ? plays : plays & ~quiet;
    uint64_t count = 1 + static_cast<uint64_t>(enumerate::Count(plays & ~unsure));
    for (; unsure != 0; unsure &= unsure - 1) {
      const BitBoard at = unsure & (~unsure + 1);
      if (!Forbids(node, Resolve(grid_, analysis, at), FirstPoint(at))) ++count;
    }
    return count;
  }

  uint64_t AfterPlay(const Node& node, const Resolved& play, int p, int depth) {
    if (rules_.capture_ends && (play.captured | play.removed) != 0) return 0;
    Node next{Swapped(play.after), !node.white, 0, 0, node.handicap_owed};
    if (!rules_.capture_ends) next.bans = BansAfter(grid_, play, p, finite_);
    if (!has_history_) return CountFrom(next, depth - 1);
    history_.AfterPlay(p, ByColour(node.stones, node.white), ByColour(play.after, node.white),
                       node.white);
    const uint64_t count = CountFrom(next, depth - 1);
    history_.Undo();
    return count;
  }

  uint64_t AfterPass(const Node& node, int depth) {
    Node next{Swapped(node.stones), !node.white, 0, node.passes, node.handicap_owed};
    if (MustPass(node)) {
      --next.handicap_owed;
    } else {
      ++next.passes;
    }
    if (!history_.RecordsPasses()) return CountFrom(next, depth - 1);
    history_.AfterPass(ByColour(next.stones, next.white), next.white);
    const uint64_t count = CountFrom(next, depth - 1);
    history_.Undo();
    return count;
  }

  const Grid& grid_;
  const spec::RuleSet& rules_;
  const bool has_history_;
  const FiniteRules finite_;
  PlayFinder finder_;
  Disturbers disturbers_;
  PlayHistory history_;
  Reporter& reporter_;
  std::optional<LanePerft> lanes_;
};

}  // namespace

absl::StatusOr<PerftResult> Perft(const Grid& grid, const spec::RuleSet& rules,
                                  const PerftStart& start, int depth, Progress* progress,
                                  PerftOptions options) {
  if (const auto missing = NotEnumerated(rules)) {
    return absl::UnimplementedError(absl::StrCat("rule set ", spec::RuleSetName(rules), " needs ",
                                                 *missing,
                                                 ", which is not implemented in the enumerator"));
  }
  if (depth < 0)
    return absl::InvalidArgumentError(absl::StrCat("the depth ", depth, " is negative"));
  if (options.threads < 1) return absl::InvalidArgumentError("perft needs at least one thread");
  const Stones stones{start.position.black, start.position.white};
  if (!IsLegal(grid, stones)) {
    return absl::InvalidArgumentError("the starting position is not legal: a chain has no liberty");
  }
  PerftResult result;
  if (depth == 0) {
    result.count = 1;
    return result;
  }
  const Node root{start.white_to_move ? Swapped(stones) : stones, start.white_to_move, 0, 0,
                  rules.handicap};
  Reporter reporter(progress);
  for (const int move : PerftCounter(grid, rules, start, false, reporter).Moves(root)) {
    result.moves.push_back({move, 0});
  }
  Portions portions(0, result.moves.size(), 1);
  FanOut(std::min<uint64_t>(static_cast<uint64_t>(options.threads), portions.count()), [&](size_t) {
    PerftCounter counter(grid, rules, start, options.lanes, reporter);
    for (Portion p = portions.Take(); !p.empty(); p = portions.Take()) {
      PerftMove& move = result.moves[p.first];
      move.count = counter.CountMove(root, move.point, depth);
    }
  });
  if (reporter.stopped()) return absl::CancelledError("perft was stopped before it finished");
  for (const PerftMove& move : result.moves) result.count += move.count;
  return result;
}

}  // namespace hotstone::enumerate
