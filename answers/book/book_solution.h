// The book of a solution (certify/solution/solution.h): what its side plays against every answer.
//
// Where the side is to move, the moves are those that the file lists, in every image that it stands
// for and without those that are banned. Where the opponent is to move, they are all his legal
// moves. The end of the value that the side forces is the one of the header, in each node; the
// other end is the whole board's. Nodes without moves are those in which the side's stones settle
// the board or, if the header says held or next, hold it (held_board.h). If it says next, a node
// that is not listed has one move, the first that holds the board.
//
// The rules are basic-only, under which every kind of solution is valid. The file is not checked
// and not loaded: each node is looked up in it by bisection.
#ifndef HOTSTONE_ANSWERS_BOOK_BOOK_SOLUTION_H_
#define HOTSTONE_ANSWERS_BOOK_BOOK_SOLUTION_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/book/book.h"
#include "base/progress.h"

namespace hotstone::answers {

// The book from the start of the solution, with the file as its one certificate. InvalidArgument
// if the file is not a solution, or of a board with more than PositionKeys::kMostPoints; DataLoss
// with the position if the file lists no legal move where it must; NotFound; Cancelled.
absl::StatusOr<Book> FollowSolution(const std::string& path, const spec::RuleSet& rules,
                                    const BookLimits& limits, Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_BOOK_BOOK_SOLUTION_H_
