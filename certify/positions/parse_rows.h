// Reads a position as certificates of strategies, fates and endless games write it: X./.O.
#ifndef HOTSTONE_CERTIFY_POSITIONS_PARSE_ROWS_H_
#define HOTSTONE_CERTIFY_POSITIONS_PARSE_ROWS_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_split.h"
#include "spec/board/position.h"

namespace hotstone::certify {

// InvalidArgument if it is no position of this board.
inline absl::StatusOr<spec::Position> ParseRows(const std::string& text,
                                                const spec::BoardSize& board) {
  const auto position = spec::Position::FromRows(absl::StrSplit(text, '/'));
  if (position.ok() && position->size() != board)
    return absl::InvalidArgumentError("the rows are not of this board");
  return position;
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_PARSE_ROWS_H_
