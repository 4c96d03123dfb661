// The plays of a board, each found once and kept.
//
// A search returns to the same positions again and again after different moves. Positions are
// numbered in the order in which they are met. For each position and player, the bit-boards of
// enumerate/ find the plays on the first request, with what they remove and what they make hot. The
// caller handles what the cycle layer forbids and what is hot now, since these depend on how play
// reached the position.
//
// Points are numbered as in spec::BoardSize; player 0 is Black, 1 White. The table is looked up by
// a hash and decided by equality.
#ifndef HOTSTONE_SEARCH_PLAYS_BOARD_PLAYS_H_
#define HOTSTONE_SEARCH_PLAYS_BOARD_PLAYS_H_

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/rule_set.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::search {

using enumerate::BitBoard;
using PositionId = uint32_t;

struct Play {
  int at = 0;
  PositionId after = 0;
  BitBoard bans = 0;     // points banned for the opponent's next play
  BitBoard removed = 0;  // stones of either colour removed by the play; not the stone played
};

class BoardPlays {
 public:
  // InvalidArgument for handicaps, and for capture_ends, under which the game is over before a
  // group can be kept.
  static absl::Status Admits(const spec::RuleSet& rules);

  // The hot layer and the self-removal of these rules; ignores their cycle layer. InvalidArgument
  // for boards without bit-boards, and for rules that are not admitted.
  static absl::StatusOr<BoardPlays> Create(const spec::RuleSet& rules, const spec::BoardSize& size);

  const enumerate::Grid& grid() const { return grid_; }
  const spec::BoardSize& size() const { return size_; }

  PositionId IdOf(enumerate::Coloured position);
  enumerate::Coloured At(PositionId id) const { return positions_[id]; }
  spec::Position SpecAt(PositionId id) const;
  size_t positions() const { return positions_.size(); }

  // The player's plays, ignoring hot stones and the cycle layer, in the order of the points. The
  // reference stays valid.
  const std::vector<Play>& PlaysOf(PositionId id, int player);

 private:
  BoardPlays(const enumerate::Grid& grid, const spec::BoardSize& size,
             const enumerate::FiniteRules& rules)
      : grid_(grid), size_(size), rules_(rules) {}

  enumerate::Grid grid_;
  spec::BoardSize size_;
  enumerate::FiniteRules rules_;
  absl::flat_hash_map<std::pair<BitBoard, BitBoard>, PositionId> ids_;
  std::vector<enumerate::Coloured> positions_;
  std::deque<std::optional<std::vector<Play>>> plays_[2];  // by player; found on the first request
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_PLAYS_BOARD_PLAYS_H_
