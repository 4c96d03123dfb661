// perft below the first moves, in lanes (lane_board.h). Positions wait, depth by depth, until they
// fill the vectors; then all their moves are made at once. Two plies before the end nothing is
// written back: the moves are made in lanes and the plays that they leave are counted there, with
// each position before the last ply examined separately.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_PERFT_LANES_H_
#define HOTSTONE_ENUMERATE_NUMBERS_PERFT_LANES_H_

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "enumerate/lanes/lane_board.h"
#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

// A node of the tree: `plays` are those that the player to move may make.
struct LanePerftNode {
  Stones stones;
  BitBoard plays = 0;
  int passes = 0;
};

class LanePerft {
 public:
  // Whether lanes support the rules on that board: up to 5x5, no memory beyond the single hot
  // stone, no handicap, no captures that end the game.
  static bool Renders(const Grid& grid, const spec::RuleSet& rules);

  // Requires Renders. `keep_going` is called every few thousand subtrees; once it returns false,
  // counts are meaningless.
  LanePerft(const Grid& grid, const spec::RuleSet& rules, std::function<bool()> keep_going);

  // Sequences of `depth` >= 2 plies from the node, which has not ended.
  uint64_t Count(const LanePerftNode& node, int depth);

 private:
  // Positions of one depth that wait for their moves to be made.
  struct Waiting {
    size_t count = 0;
    std::array<LaneParent, kMaxLaneParents> parents;
    std::array<int, kMaxLaneParents> passes;
  };

  void Wait(const LaneParent& position, int passes, int depth);
  void MakeMoves(int depth);

  const LaneFrame frame_;
  const LaneRules rules_;
  const int end_passes_;
  const size_t together_;
  std::function<bool()> keep_going_;
  std::vector<Waiting> waiting_;  // by depth
  uint64_t count_ = 0;
  bool stopped_ = false;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_PERFT_LANES_H_
