// The values that a table gives to any situation, and whether the plain law agrees: moves and
// results come from spec/, values and progress of the following situations from the table.
//
// A table has entries for situations with no previous pass and either no ban or a ko ban. All
// others follow by the law in a few plies: a situation with previous passes has the value of its
// best move, and passing leads to the end of the game after three more at most; any other ban
// leaves moves to situations without it.
//
// The same walk judges an entry. Values are the mover's: low, where endless play counts against the
// mover, and high, where it counts for the mover.
//
//   equations   low = the greatest of -high(next), high = the greatest of -low(next), over all
//               legal moves;
//   progress    an entry's place is (stage, number of stones): a lower stage comes before, and
//               within a stage more stones come before fewer. For low, some move that keeps the
//               value leads to an earlier place (of next's high); for high, all moves that keep it
//               do (of next's low). The end of the game comes before everything; a situation
//               without an entry is judged by its own moves, against the same place. An extreme,
//               low = -P or high = P, needs no progress.
//
// Equations and progress of all entries together prove every value. Take low > -P. The mover has a
// move to a situation whose high is -low, at an earlier place; the opponent's moves from there
// either keep the value and lead to an earlier place again, or are worse for the opponent. So along
// the play the value never gets worse for the mover, and while it stays the same the place falls.
// Values are finitely many, places are pairs of small numbers, and only a few passes lie between
// two entries: the play ends, with low at least. The equations also say that the opponent can hold
// the mover to low: each move leads to -high(next) <= low, and from there the opponent's answers
// keep the value; endless play of that kind counts -P <= low. With low = -P there is nothing to
// force. The argument for high is the same from the opponent's side. (These are the ranks of
// certify/check.h, with the pair as the rank.)
//
// Without progress, a value passed around a cycle satisfies all equations, as the greatest solution
// instead of the least: such a check is called consistency, not proof.
#ifndef HOTSTONE_TABLES_TABLE_LAW_H_
#define HOTSTONE_TABLES_TABLE_LAW_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "tables/cell_situations.h"
#include "tables/table_reader.h"

namespace hotstone::spec {
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::tables {

// The time at which a value was forced: sweep, and stones from many to few.
struct ForcedAt {
  int stage = 0;
  int stones = 0;
  bool Before(const ForcedAt& other) const {
    return stage < other.stage || (stage == other.stage && stones > other.stones);
  }
};

// For the mover.
struct LawValues {
  int low = 0;
  int high = 0;
  bool low_progress = true;   // as above; always true without a measure
  bool high_progress = true;  // ...
};

class TableLaw {
 public:
  // The table must outlive this object. One per thread.
  explicit TableLaw(const Table& table, uint64_t memory = 1 << 20);

  // The entry of a cell whose position has this many stones. Without the measure nothing precedes
  // its places.
  struct Entry {
    bool legal = false;
    int low = 0;
    int high = 0;
    ForcedAt low_at;
    ForcedAt high_at;
  };
  absl::StatusOr<Entry> EntryOf(uint64_t cell, int stones);

  // The values that follow from a situation's moves, by one ply of the law. Progress is tested
  // against the places `low_at` and `high_at`. Requires a legal position on the table's board and
  // fewer passes than end the game; Internal if the table has no entry for a situation that play
  // leads to.
  absl::StatusOr<LawValues> ByMoves(const spec::Situation& situation, const ForcedAt& low_at,
                                    const ForcedAt& high_at);

  // A move with its value to its player.
  struct Move {
    std::optional<spec::Point> at;
    LawValues values;  // progress: whether this move makes it
  };
  // All legal moves, plays in index order, then the pass. If the situation has an entry, progress
  // is tested against its places; otherwise every move that leads to a forced value makes progress.
  struct Answer {
    bool stored = false;  // low and high are the entry's; otherwise derived from the moves
    int low = 0;
    int high = 0;
    std::vector<Move> moves;
  };
  absl::StatusOr<Answer> Probe(const spec::Situation& situation);

  uint64_t moves_seen() const { return moves_seen_; }
  const Table& table() const { return table_; }

 private:
  absl::StatusOr<LawValues> OfMove(const spec::Situation& next, const ForcedAt& low_at,
                                   const ForcedAt& high_at);

  const Table& table_;
  TableCursor cursor_;
  uint64_t moves_seen_ = 0;
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_TABLE_LAW_H_
