#include "enumerate/cycles/pass_only_starter.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/completed_cycles.h"
#include "enumerate/rules/self_removal.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

// The number of times a candidate's cycle is played: it has been completed once after the first
// round, every rotation of it after the second, and the third shows that nothing has been
// forbidden.
constexpr int kRounds = 3;

// Candidates tried for each number of stones removed.
constexpr size_t kTries = 200;

// A self-removal: the player who makes it (0 Black, 1 White), where, and which stones it removes.
struct SelfRemoval {
  BitBoard black;
  BitBoard white;
  int player;
  int at;
  BitBoard removed;
};

spec::RuleSet StarterFirst(spec::CycleColor color) {
  spec::RuleSet rules;
  rules.cycle = spec::Cycle::kStarterFirst;
  rules.cycle_color = color;
  return rules;
}

// The finite situation and the memory of the rule, advanced together.
class Line {
 public:
  Line(const Grid& grid, const FiniteRules& rules, spec::CycleColor color)
      : grid_(grid),
        rules_(rules),
        disturbers_(grid, {}),
        history_(StarterFirst(color), {}, false, disturbers_) {}

  // Returns false and changes nothing if the move is illegal or ends the game.
  bool Play(BitMove move) {
    bool found = false;
    BitSituation next;
    ForEachMove(grid_, rules_, now_, [&](BitMove m, const BitSituation& to, bool finished) {
      if (m != move || finished) return;
      found = true;
      next = to;
    });
    if (!found) return false;
    const Coloured after{next.black, next.white};
    if (move != kNoPoint && history_.Forbids(move)) return false;
    history_.AfterPly(move, after);
    now_ = next;
    return true;
  }
  bool PlayAll(const std::vector<BitMove>& moves) {
    return std::all_of(moves.begin(), moves.end(), [&](BitMove move) { return Play(move); });
  }
  const BitSituation& now() const { return now_; }

 private:
  const Grid& grid_;
  const FiniteRules& rules_;
  Disturbers disturbers_;  // not asked under starter-first
  CycleHistory history_;
  BitSituation now_;
};

// Places these stones one by one, Black first; a player without stones left passes.
void Place(BitBoard black, BitBoard white, std::vector<BitMove>& moves) {
  BitBoard left[2] = {black, white};
  while ((left[0] | left[1]) != 0) {
    BitBoard& mine = left[moves.size() % 2];
    moves.push_back(mine == 0 ? kNoPoint : FirstPoint(mine));
    mine &= mine - 1;
  }
}

// The cycle from the position before the self-removal (or after it), with the other player to move.
std::vector<BitMove> CycleOf(const SelfRemoval& removal, bool from_after) {
  std::vector<BitMove> moves;
  const auto add = [&moves](int at) {
    moves.push_back(kNoPoint);
    moves.push_back(at);
  };
  if (!from_after) add(removal.at);
  for (BitBoard rest = removal.removed & ~BitAt(removal.at); rest != 0; rest &= rest - 1)
    add(FirstPoint(rest));
  if (from_after) add(removal.at);
  return moves;
}

class Candidates {
 public:
  Candidates(const Grid& grid, const FiniteRules& rules, spec::CycleColor color)
      : grid_(grid), rules_(rules), color_(color) {}

  // A lasso for this self-removal, if one of the ways to enter its cycle works.
  std::optional<MoveLasso> Try(const SelfRemoval& removal) const {
    for (const bool from_after : {false, true}) {
      BitBoard stones[2] = {removal.black, removal.white};
      if (from_after) stones[removal.player] &= ~removal.removed;
      const std::vector<BitMove> cycle = CycleOf(removal, from_after);
      for (BitBoard last = stones[removal.player]; last != 0; last &= last - 1) {
        const BitBoard stone = last & (~last + 1);
        BitBoard others[2] = {stones[0], stones[1]};
        others[removal.player] &= ~stone;
        std::vector<BitMove> stem;
        Place(others[0], others[1], stem);
        if (static_cast<int>(stem.size() % 2) != removal.player) stem.push_back(kNoPoint);
        stem.push_back(FirstPoint(stone));
        if (auto lasso = Check(std::move(stem), cycle)) return lasso;
      }
      std::vector<BitMove> stem;
      Place(stones[0], stones[1], stem);
      if (static_cast<int>(stem.size() % 2) == removal.player) stem.push_back(kNoPoint);
      if (auto lasso = Check(std::move(stem), cycle)) return lasso;
    }
    return std::nullopt;
  }

 private:
  std::optional<MoveLasso> Check(std::vector<BitMove> stem,
                                 const std::vector<BitMove>& cycle) const {
    Line line(grid_, rules_, color_);
    if (!line.PlayAll(stem)) return std::nullopt;
    // The first round may begin after other passes than the later ones: then it is part of the
    // stem.
    BitSituation entered = line.now();
    if (!line.PlayAll(cycle)) return std::nullopt;
    if (line.now() != entered) {
      stem.insert(stem.end(), cycle.begin(), cycle.end());
      entered = line.now();
    }
    for (int round = 0; round < kRounds; ++round) {
      if (!line.PlayAll(cycle) || line.now() != entered) return std::nullopt;
    }
    return MoveLasso{std::move(stem), cycle};
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  spec::CycleColor color_;
};

}  // namespace

PassOnlyStarterSearch FindPassOnlyStarter(const Grid& grid, const LegalIndex& index,
                                          const FiniteRules& rules, spec::CycleColor color,
                                          uint64_t most_positions, Progress* progress) {
  PassOnlyStarterSearch search;
  const uint64_t last = std::min(most_positions, index.size());
  search.whole_board = last == index.size();
  // By stones removed, then stones on the board: the fewest first.
  std::map<std::pair<int, int>, std::vector<SelfRemoval>> found;
  uint64_t done = 0;
  bool stopped = false;
  index.ForEach(0, last, [&](Stones stones) {
    if (stopped) return;
    if ((done++ & 0xFFFF) == 0 && !KeepGoing(progress, "self-removals", done, last)) stopped = true;
    for (int player = 0; player < 2; ++player) {
      Analysis analysis;
      Analyse(grid, player == 0 ? stones : Swapped(stones), analysis);
      const BitBoard plays =
          FindSelfRemovals(grid, analysis).all & LegalPlays(grid, analysis, rules);
      for (BitBoard rest = plays; rest != 0; rest &= rest - 1) {
        const int at = FirstPoint(rest);
        ++search.self_removals;
        const BitBoard removed = Resolve(grid, analysis, BitAt(at)).removed;
        auto& same = found[{Count(removed), Count(stones.own | stones.opp)}];
        if (same.size() < kTries) same.push_back({stones.own, stones.opp, player, at, removed});
      }
    }
  });
  if (stopped) search.whole_board = false;
  const Candidates candidates(grid, rules, color);
  for (const auto& [size, removals] : found) {
    for (const SelfRemoval& removal : removals) {
      search.lasso = candidates.Try(removal);
      if (search.lasso.has_value()) return search;
    }
  }
  return search;
}

}  // namespace hotstone::enumerate
