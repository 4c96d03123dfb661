// A book: the situations that best play reaches from a start, with the value of each and every best
// move, from a stored table of intervals.
//
// The value [lo, hi] is for Black. Of two moves the better one is that which keeps more of what its
// player forces; among equals, more of the other end. Every move that is best in this sense is
// followed, for both players. So a value in the book lies within that of the start, and equals it
// if lo = hi there.
//
// Situations that are equal up to symmetry are one node, in the image in which they are first
// reached. A node has no moves if the stones of one player settle the board
// (certify/solution/settled_board.h). A pass is named and not followed, since passes end the game.
#ifndef HOTSTONE_ANSWERS_BOOK_BOOK_H_
#define HOTSTONE_ANSWERS_BOOK_BOOK_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution_check.h"
#include "spec/rules/situation.h"

namespace hotstone::tables {
class Table;
}  // namespace hotstone::tables

namespace hotstone::answers {

struct BookMove {
  std::optional<spec::Point> at;  // nothing: a pass
  int lo = 0;                     // for Black, after the move
  int hi = 0;
  std::optional<size_t> next;  // the node; nothing: not followed
  // Whether the certificate of the player lists the move; nothing without a certificate.
  std::optional<bool> listed;
};

struct BookNode {
  spec::Situation situation;
  int ply = 0;       // at which it is first reached
  std::string line;  // the moves that lead to it: "B:C3 W:D3"
  int lo = 0;
  int hi = 0;
  bool settled = false;
  std::vector<BookMove> moves = {};  // plays in index order, then the pass

  // Numbers of the certificates that Black forces lo, and that White forces hi; nothing where an
  // end is what every game gives.
  std::optional<size_t> at_least = {};
  std::optional<size_t> at_most = {};
};

struct BookLimits {
  int plies = 0;
  size_t nodes = 0;
};

struct BookCertificate {
  std::string file;  // its name in the folder of the book
  certify::Solution solution;
  certify::SolutionChecked checked;
};

struct Book {
  std::vector<BookNode> nodes;  // the start, then by plies
  bool complete = true;         // no play was left out for the limits
  std::vector<BookCertificate> certificates;
};

// Follows the best moves. The start is on the table's board, without a preceding pass. Errors of
// the table's file; Cancelled if `progress` says stop.
absl::StatusOr<Book> FollowBestMoves(const tables::Table& table, const spec::Situation& start,
                                     const BookLimits& limits, Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_BOOK_BOOK_H_
