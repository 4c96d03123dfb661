// The files of a book: everything as JSON, and the lines as a tree of variations in SGF.
//
// book.json is one object of the schema hotstone.book/1: `certificates` (file, side, at_least for
// that side, entries) and `nodes`, each with its number in the list:
//
//   {"line":"B:B2","rows":".../.X./...","to_move":"W","ban":null,"lo":9,"hi":9,"settled":false,
//    "at_least":"at-least-9.certificate","at_most":null,
//    "moves":[{"move":"A1","lo":9,"hi":9,"next":2,"listed":null},...]}
//
// `next` is the node after the move, in whatever image it has there; null if it is not followed.
// `listed` is null if the player has nothing to force, false if the move keeps the value but is not
// in the player's certificate.
//
// In the book of a solution `table_sha256` is null, and the certificate, which is not in the
// folder, has its `sha256`. A node has "held":true where the side holds the board, or does with its
// one move, which is not listed (null).
//
// In the SGF each node stands once in full, at its line; elsewhere a comment names it.
#ifndef HOTSTONE_ANSWERS_BOOK_BOOK_FILES_H_
#define HOTSTONE_ANSWERS_BOOK_BOOK_FILES_H_

#include <optional>
#include <string>

#include "answers/book/book.h"

namespace hotstone::answers {

struct BookOrigin {
  spec::RuleSet rules;
  std::optional<std::string> table_sha256;  // nothing: from a solution
};

std::string BookJson(const Book& book, const BookOrigin& origin);
std::string BookSgf(const Book& book, const spec::RuleSet& rules);

// "value 9" or "value 1..16".
std::string BookValue(int lo, int hi);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_BOOK_BOOK_FILES_H_
