// The answer of `hotstone book`: an opening book of a board, with values from a stored table and a
// certificate for each end of them, or from a solution; in a folder.
#ifndef HOTSTONE_ANSWERS_BOOK_BOOK_ANSWER_H_
#define HOTSTONE_ANSWERS_BOOK_BOOK_ANSWER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "answers/book/book.h"
#include "answers/shown/shown.h"

namespace hotstone::answers {

struct BookQuestion {
  static constexpr int kMostPointsWithoutTable = 12;

  std::string board;  // or a position, and moves from there
  std::string position;
  std::string to_move = "B";
  std::string moves;
  std::string solution;  // a certificate of this kind, with the start, instead of a table
  std::string table;     // empty: OUT/BOARD.table, built if it is not there
  std::string out;       // a folder without a book
  int plies = 30;
  uint64_t most = 10'000;  // nodes
  std::string memory;
};

struct BookAnswer {
  BookQuestion question;
  Book book;
  uint64_t bytes = 0;  // of all files but the table
  double seconds = 0;
};

// Writes book.json, book.sgf and the certificates, book.json last. InvalidArgument, with the
// command that makes the table, if one is needed or another; for a position that does not exist,
// and a folder that cannot be written or has a book. ResourceExhausted if a certificate needs too
// many positions; Cancelled; with a solution, errors of FollowSolution.
absl::StatusOr<BookAnswer> AskBook(const BookQuestion& question);

Shown Describe(const BookAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_BOOK_BOOK_ANSWER_H_
