#include "spec/board/position.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/number_text.h"
#include "base/status_macros.h"

namespace hotstone::spec {
namespace {

// The first character of a text in UTF-8; one byte of any other text. Empty for an empty text.
std::string_view FirstCharacter(std::string_view text) {
  size_t end = text.empty() ? 0 : 1;
  while (end < text.size() && end < 4 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) {
    ++end;
  }
  return text.substr(0, end);
}

}  // namespace

Position::Position(BoardSize size) : size_(size), cells_(static_cast<size_t>(size.points()), '.') {}

absl::StatusOr<Position> Position::FromRows(const std::vector<std::string>& rows) {
  if (rows.empty()) return absl::InvalidArgumentError("a position needs at least one row");
  ASSIGN_OR_RETURN(const auto size, BoardSize::Create(static_cast<int>(rows[0].size()),
                                                      static_cast<int>(rows.size())));
  Position position(size);
  for (size_t r = 0; r < rows.size(); ++r) {
    if (rows[r].size() != rows[0].size()) {
      return absl::InvalidArgumentError(absl::StrCat("row ", r + 1, " has ",
                                                     Counted(rows[r].size(), "point"),
                                                     ", row 1 has ", rows[0].size()));
    }
    for (size_t c = 0; c < rows[r].size(); ++c) {
      const Point p{static_cast<int>(c), static_cast<int>(rows.size() - 1 - r)};
      const char cell = rows[r][c];
      if (cell == 'X') {
        position.Put(p, Color::kBlack);
      } else if (cell == 'O') {
        position.Put(p, Color::kWhite);
      } else if (cell != '.') {
        return absl::InvalidArgumentError(
            absl::StrCat("row ", r + 1, ", column ", c + 1, ": '",
                         std::string(FirstCharacter(std::string_view(rows[r]).substr(c))),
                         "' is not X, O or '.'"));
      }
    }
  }
  return position;
}

absl::StatusOr<Position> Position::FromText(std::string_view text) {
  return FromRows(absl::StrSplit(std::string(text), '/'));
}

void Position::Put(Point p, Color c) {
  cells_[static_cast<size_t>(size_.Index(p))] = c == Color::kBlack ? 'X' : 'O';
}

void Position::Remove(Point p) { cells_[static_cast<size_t>(size_.Index(p))] = '.'; }

int Position::StoneCount(Color c) const {
  return static_cast<int>(std::count(cells_.begin(), cells_.end(), c == Color::kBlack ? 'X' : 'O'));
}

std::vector<Point> Position::EmptyPoints() const {
  std::vector<Point> result;
  result.reserve(cells_.size());
  for (int i = 0; i < size_.points(); ++i) {
    if (IsEmpty(size_.At(i))) result.push_back(size_.At(i));
  }
  return result;
}

std::vector<std::string> Position::ToRows() const {
  std::vector<std::string> rows;
  const auto cols = static_cast<size_t>(size_.cols());
  for (int r = size_.rows() - 1; r >= 0; --r) {
    rows.push_back(cells_.substr(static_cast<size_t>(r) * cols, cols));
  }
  return rows;
}

std::string Position::ToText() const { return absl::StrJoin(ToRows(), "/"); }

Position ColorSwapped(const Position& position) {
  Position swapped(position.size());
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (const auto color = position.At(p)) swapped.Put(p, Opponent(*color));
  }
  return swapped;
}

}  // namespace hotstone::spec
