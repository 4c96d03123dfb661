// What a table says of any situation, and whether the plain law agrees: moves and results of spec/, values
// and progress of the situations behind them from the table.
//
// A table has entries for situations with no pass before and no ban, or the ban of a ko. All others follow by
// the law in a few plies: a situation with passes before it is worth the best of its moves, and passing leads
// to the end of the game after three more at most; any other ban leaves moves to situations without it.
//
// The same walk judges an entry. Values are the mover's: low, where endless play counts against the mover,
// and high, where it counts for the mover.
//
//   equations   low = the greatest of -high(next), high = the greatest of -low(next), over all legal moves;
//   progress    an entry's place is (stage, number of stones), where a lower stage comes before, and in a
//               stage more stones come before fewer. For low, some move that keeps the value leads to an
//               earlier place (of next's high); for high, all moves that keep it do (of next's low). The
//               end of the game comes before everything; what has no entry is judged by its own moves,
//               against the same place. An extreme, low = -P or high = P, needs no progress.
//
// Why equations and progress of all entries together prove every value. Take low > -P. The mover has a move
// to a situation whose high is -low, at an earlier place; the opponent's moves from there either keep the
// value and lead to an earlier place again, or are worse for the opponent. So along the play the value never
// gets worse for the mover, and while it stays the same the place falls. Values are finitely many, places are
// pairs of small numbers, and what lies between two entries is a few passes: the play ends, with low at
// least. That the opponent can hold the mover to low is in the equations: each move leads to -high(next) <=
// low, and from there the opponent answers so that the value is kept; an endless play of that kind counts -P
// <= low. With low = -P there is nothing to force. The argument for high is the same seen by the opponent.
// (Ranks of certify/check.h, with the pair as the rank.)
//
// Without progress a value handed round a cycle satisfies all equations, the greatest solution taken for the
// least among them: such a check is called consistency, no proof.
#ifndef HOTSTONE_TABLES_TABLE_LAW_H_
#define HOTSTONE_TABLES_TABLE_LAW_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "tables/table_reader.h"

namespace hotstone::spec {
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::tables {

// The cell of a situation that has one: no pass before, no ban or that of a ko. The position must be legal.
std::optional<uint64_t> CellOfSituation(const enumerate::OccupancyIndex& index,
                                        const spec::Situation& situation);

// When a value was forced: sweep, and stones from many to few.
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
  // The table must outlive this. One a thread.
  explicit TableLaw(const Table& table, uint64_t memory = 1 << 20);

  // The entry of a cell of a position with so many stones. Without the measure nothing is before its places.
  struct Entry {
    bool legal = false;
    int low = 0;
    int high = 0;
    ForcedAt low_at;
    ForcedAt high_at;
  };
  absl::StatusOr<Entry> EntryOf(uint64_t cell, int stones);

  // What the moves of a situation give, by one ply of the law. `low_at` and `high_at` are the places that
  // progress is asked against. Requires a legal position on the table's board and fewer passes than end the
  // game; Internal if the table has no entry for a situation that play leads to.
  absl::StatusOr<LawValues> ByMoves(const spec::Situation& situation, const ForcedAt& low_at,
                                    const ForcedAt& high_at);

  // A move with what it is worth to who makes it.
  struct Move {
    std::optional<spec::Point> at;
    LawValues values;  // progress: whether the move itself makes it
  };
  // All legal moves, plays in index order, then the pass. If the situation has an entry, progress is asked
  // against its places, else every move that leads to a forced value makes it.
  struct Answer {
    bool stored = false;  // low and high are the entry's; otherwise they follow from the moves
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
