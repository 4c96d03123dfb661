// A book: the situations that play reaches from a start, with the value of each and moves there.
//
// The value [lo, hi] is for Black. The moves are the best ones of a stored table of intervals, or
// those of a solution (book_solution.h). In a table the better of two moves is that which keeps
// more of what its player forces; among equals, more of the other end. Every move that is best in
// this sense is followed, for both players. So a value in the book lies within that of the start,
// and equals it if lo = hi there.
//
// Situations that are equal up to symmetry are one node, in the image in which they are first
// reached. A node has no moves if the stones of one player settle the board
// (certify/solution/settled_board.h). A pass is named and not followed, since passes end the game;
// but in the book of a solution its side answers a pass, unless it follows its own.
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
  bool held = false;  // by the side of a solution, now or with the play that is the only move
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
  std::string file;  // its name, in the folder of the book
  certify::Solution solution;
  certify::SolutionChecked checked;
  std::optional<std::string> sha256 = {};  // only of one that stays elsewhere, unchecked
};

struct Book {
  std::vector<BookNode> nodes;  // the start, then by plies
  bool complete = true;         // no play was left out for the limits
  std::vector<BookCertificate> certificates;
};

// Where the values and moves of nodes come from.
class BookSource {
 public:
  virtual ~BookSource() = default;
  // Sets the value, settled, held and the moves with their values, of a node without them.
  virtual absl::Status Fill(BookNode& node) = 0;
  // Whether the book goes on after a pass there.
  virtual bool FollowsPass(const BookNode& node) const = 0;
};

// Follows the moves of the source, by the rules. Its errors; InvalidArgument for boards of more
// than PositionKeys::kMostPoints; Cancelled if `progress` says stop.
absl::StatusOr<Book> FollowMoves(BookSource& source, const spec::RuleSet& rules,
                                 const spec::Situation& start, const BookLimits& limits,
                                 Progress* progress);

// Follows the best moves. The start is on the table's board, without a preceding pass. Errors of
// the table's file; Cancelled if `progress` says stop.
absl::StatusOr<Book> FollowBestMoves(const tables::Table& table, const spec::Situation& start,
                                     const BookLimits& limits, Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_BOOK_BOOK_H_
