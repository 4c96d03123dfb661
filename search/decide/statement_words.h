// The words of a statement: moves, groups and alternatives, read as the tables of captions write them.
#ifndef HOTSTONE_SEARCH_DECIDE_STATEMENT_WORDS_H_
#define HOTSTONE_SEARCH_DECIDE_STATEMENT_WORDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "search/captions/caption.h"
#include "spec/board/move.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::search {

// "B:D1 W:C3 B:pass", in turn. InvalidArgument says which word is wrong.
absl::StatusOr<std::vector<spec::Move>> ParseMoves(std::string_view text, const spec::BoardSize& size);

// "A1 F3": points with a stone. `count` of them; InvalidArgument otherwise.
absl::StatusOr<std::vector<spec::Point>> ParseGroups(std::string_view text, const spec::Position& position,
                                                     size_t least, size_t most);

// Rows from the top joined by '/', a legal position.
absl::StatusOr<spec::Position> ParseCaptionPosition(std::string_view text);

// Whether the word is one of those that '|' separates.
bool IsOneOf(std::string_view word, std::string_view alternatives);

// "line", "yields", "keeps", "by-turn", ...
std::string_view StatementKindName(StatementKind kind);

// "W:C3".
std::string PlayerAndMove(const spec::Move& move);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_STATEMENT_WORDS_H_
