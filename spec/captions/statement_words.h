// Parsers for the words of a statement: moves, groups and alternatives, as the tables of captions
// write them.
#ifndef HOTSTONE_SPEC_CAPTIONS_STATEMENT_WORDS_H_
#define HOTSTONE_SPEC_CAPTIONS_STATEMENT_WORDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/move.h"
#include "spec/captions/caption.h"

namespace hotstone::spec {

class Position;

// "B:D1 W:C3 B:pass", alternating. InvalidArgument names the wrong word.
absl::StatusOr<std::vector<Move>> ParseCaptionMoves(std::string_view text, const BoardSize& size);

// "A1 F3": points with a stone, `least` to `most` of them; InvalidArgument otherwise.
absl::StatusOr<std::vector<Point>> ParseCaptionGroups(std::string_view text,
                                                      const Position& position, size_t least,
                                                      size_t most);

// Rows from the top joined by '/'; the position must be legal.
absl::StatusOr<Position> ParseCaptionPosition(std::string_view text);

// Whether the word is one of those separated by '|'.
bool IsOneOf(std::string_view word, std::string_view alternatives);

// "line", "yields", "keeps", "by-turn", ...
std::string_view StatementKindName(StatementKind kind);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CAPTIONS_STATEMENT_WORDS_H_
