// The fates that a table gives to the stones of any situation, and whether the plain law agrees:
// moves come from spec/, the fates of the situations behind them from the table.
//
// A table has entries for situations without a pass before, and without a ban or with a ko ban. All
// others follow from their moves: a situation with passes is only a few passes from the end.
//
// The *worth* of a stone orders all that may become of it, as its attacker likes it:
//
//     removed at stage n    hangs    kept at stage n
//     kGone - n             0        n - kGone
//
// The attacker chooses the greatest worth and the owner the least. A play brings the worth of what
// it leads to one nearer to 0; a pass costs nothing, except that the end of the game has stage 1. A
// table in which every entry follows so from its moves is right (enumerate/fates/fate_stages.h says
// why).
#ifndef HOTSTONE_TABLES_FATES_FATE_LAW_H_
#define HOTSTONE_TABLES_FATES_FATE_LAW_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/fates/fates.h"
#include "spec/board/board.h"
#include "tables/fates/fate_file.h"

namespace hotstone::spec {
struct Situation;
struct Successor;
}  // namespace hotstone::spec

namespace hotstone::tables {

inline constexpr int kGone = 1000;

// By point; of no meaning where there is no stone.
using StoneWorths = std::array<int, enumerate::OccupancyIndex::kMaxIndexedPoints>;

enumerate::Answer AnswerOf(int worth);

// "removed at stage 3", "kept at stage 1", "hangs".
std::string WorthText(int worth);

class FateLaw {
 public:
  // The table must outlive this object. One per thread.
  explicit FateLaw(const FateFile& table, uint64_t memory = 1 << 20);

  // The entry of a cell, in the frame of its block, where it has stones at `occupancy`.
  absl::StatusOr<StoneWorths> EntryOf(uint64_t cell, uint32_t occupancy);

  // The worths that follow from a situation's moves. Requires a legal position on the table's board
  // and fewer passes than end the game. Internal if the table has no entry for a situation that
  // play leads to.
  absl::StatusOr<StoneWorths> ByMoves(const spec::Situation& situation);

  struct Move {
    std::optional<spec::Point> at;
    StoneWorths worths;  // of the stones before it
  };
  // All legal moves, plays in index order, then the pass. Of such a situation, too.
  struct Answer {
    bool stored = false;  // the worths are the entry's; otherwise derived from the moves
    StoneWorths worths;
    std::vector<Move> moves;
  };
  absl::StatusOr<Answer> Probe(const spec::Situation& situation);

  uint64_t moves_seen() const { return moves_seen_; }

 private:
  absl::StatusOr<StoneWorths> OfMove(const spec::Situation& before, const spec::Successor& move);
  // Whether there is an entry; if so, it.
  absl::StatusOr<std::optional<StoneWorths>> Stored(const spec::Situation& situation);

  const FateFile& table_;
  FateCursor cursor_;
  uint64_t moves_seen_ = 0;
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_FATES_FATE_LAW_H_
