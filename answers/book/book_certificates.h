// The certificates of a book: solutions (certify/solution/solution.h) under basic ko in which Black
// forces at least lo, and White that it is at most hi.
//
// There is one file for each lo and one for each hi that occurs, unless it is what every game gives
// (lo = -points, hi = points). A file answers all moves of the other player in the nodes with
// that end, and lists the best moves of its own. A move that keeps the value without making
// progress may be impossible to list, since ranks must fall; so is one that removes own stones, or
// a pass before the area on the board suffices. Where that leaves no move, the
// node is not covered. A file begins with the first of its nodes that has no ban; if nothing can be
// listed there, there is no file.
#ifndef HOTSTONE_ANSWERS_BOOK_BOOK_CERTIFICATES_H_
#define HOTSTONE_ANSWERS_BOOK_BOOK_CERTIFICATES_H_

#include <cstdint>

#include "absl/status/status.h"
#include "answers/book/book.h"
#include "base/progress.h"

namespace hotstone::answers {

// Finds the certificates, lets the checker accept them, and notes in the nodes and moves what they
// cover. The table is the one of the book, with the measure. ResourceExhausted
// beyond `most` positions; Cancelled if `progress` says stop; errors of the table's file.
absl::Status CertifyBook(const tables::Table& table, uint64_t memory, uint64_t most,
                         Progress* progress, Book& book);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_BOOK_BOOK_CERTIFICATES_H_
