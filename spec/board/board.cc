#include "spec/board/board.h"

#include <cassert>
#include <cctype>
#include <charconv>

#include "absl/strings/str_cat.h"

namespace hotstone::spec {
namespace {

constexpr std::string_view kColumnLetters = "ABCDEFGHJKLMNOPQRST";

// Reads all of `text` as a decimal number of one to three digits; -1 for anything else.
int ReadNumber(std::string_view text) {
  if (text.empty() || text.size() > 3) return -1;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 0) return -1;
  return value;
}

}  // namespace

absl::StatusOr<BoardSize> BoardSize::Create(int cols, int rows) {
  if (cols < 1 || rows < 1 || cols > kMaxSide || rows > kMaxSide) {
    return absl::InvalidArgumentError(absl::StrCat(
        "board ", cols, "x", rows, " is not between 1x1 and ", kMaxSide, "x", kMaxSide));
  }
  return BoardSize(cols, rows);
}

Neighbourhood BoardSize::Neighbours(Point p) const {
  Neighbourhood result;
  if (p.row > 0) result.Add({p.col, p.row - 1});
  if (p.col > 0) result.Add({p.col - 1, p.row});
  if (p.col + 1 < cols_) result.Add({p.col + 1, p.row});
  if (p.row + 1 < rows_) result.Add({p.col, p.row + 1});
  return result;
}

std::string BoardSize::ToString() const { return absl::StrCat(cols_, "x", rows_); }

absl::StatusOr<BoardSize> ParseBoardSize(std::string_view text) {
  const size_t x = text.find('x');
  const int cols = x == std::string_view::npos ? -1 : ReadNumber(text.substr(0, x));
  const int rows = x == std::string_view::npos ? -1 : ReadNumber(text.substr(x + 1));
  if (cols < 0 || rows < 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("board \"", std::string(text), "\" is not COLSxROWS, for example 4x3"));
  }
  return BoardSize::Create(cols, rows);
}

std::string PointName(Point p) {
  assert(0 <= p.col && p.col < kMaxSide && 0 <= p.row && p.row < kMaxSide);
  return absl::StrCat(std::string(1, kColumnLetters[static_cast<size_t>(p.col)]), p.row + 1);
}

absl::StatusOr<Point> ParsePoint(std::string_view text, const BoardSize& size) {
  const auto refuse = [&](const std::string& why) {
    return absl::InvalidArgumentError(absl::StrCat("point \"", std::string(text), "\" ", why));
  };
  if (text.size() < 2) return refuse("is not a column letter and a row number, for example C3");
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (letter == 'I') return refuse("names column I, which boards do not have: H is followed by J");
  const size_t col = kColumnLetters.find(letter);
  const int number = ReadNumber(text.substr(1));
  if (col == std::string_view::npos || number < 0) {
    return refuse("is not a column letter (A to T without I) and a row number, for example C3");
  }
  const Point p{static_cast<int>(col), number - 1};
  if (!size.Contains(p)) {
    return refuse(absl::StrCat("is not on the ", size.ToString(), " board (A1 to ",
                               PointName(Point{size.cols() - 1, size.rows() - 1}), ")"));
  }
  return p;
}

std::string PointNames(const std::vector<Point>& points) {
  if (points.empty()) return "-";
  std::string result;
  for (const Point p : points) absl::StrAppend(&result, result.empty() ? "" : " ", PointName(p));
  return result;
}

}  // namespace hotstone::spec
