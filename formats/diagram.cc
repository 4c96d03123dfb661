#include "formats/diagram.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "spec/board/position.h"
#include "spec/counting/area.h"

namespace hotstone::formats {
namespace {

using spec::BoardSize;
using spec::Point;

std::string Padded(const std::string& text, size_t width) {
  std::string padded(width - std::min(width, text.size()), ' ');
  padded.append(text);
  return padded;
}

// Cells in index order, each padded to `width` characters, with `line` between two points; `last`
// gets parentheses.
std::string Draw(const BoardSize& size, const std::vector<std::string>& cells, size_t width,
                 std::optional<Point> last, absl::string_view line = " ") {
  std::string columns = "   ";
  for (int col = 0; col < size.cols(); ++col) {
    const std::string name = spec::PointName({col, 0});
    absl::StrAppend(&columns, col == 0 ? "" : " ", Padded(name.substr(0, 1), width));
  }
  columns += '\n';
  std::string text = columns;
  for (int row = size.rows() - 1; row >= 0; --row) {
    text += Padded(absl::StrCat(row + 1), 2);
    absl::string_view between = " ";
    for (int col = 0; col < size.cols(); ++col) {
      const Point p{col, row};
      const bool marked = last == p;
      absl::StrAppend(&text, marked ? "(" : between,
                      Padded(cells[static_cast<size_t>(size.Index(p))], width));
      between = marked ? ")" : col + 1 < size.cols() ? line : " ";
    }
    absl::StrAppend(&text, between, row + 1, "\n");
  }
  return absl::StrCat(text, columns);
}

std::vector<std::string> Cells(const std::string& characters) {
  std::vector<std::string> cells;
  for (const char c : characters) cells.emplace_back(1, c);
  return cells;
}

// The line crossing at a point, by the directions that lead on from it.
const char* Crossing(const BoardSize& size, const Point& p) {
  // By column (left edge, inside, right edge, the only one) and row (top edge, inside, bottom
  // edge, the only one).
  static constexpr const char* kCrossings[4][4] = {
      {"\u250C", "\u251C", "\u2514", "\u2576"},   // corner, edge, corner, end of the only row
      {"\u252C", "\u253C", "\u2534", "\u2500"},   // edge, inside, edge, within the only row
      {"\u2510", "\u2524", "\u2518", "\u2574"},   // corner, edge, corner, other end of the only row
      {"\u2577", "\u2502", "\u2575", "\u00B7"}};  // within the only column; the only point
  const auto place = [](int at, int count) {
    if (count == 1) return 3;
    return at == 0 ? 0 : at == count - 1 ? 2 : 1;
  };
  return kCrossings[place(p.col, size.cols())][place(size.rows() - 1 - p.row, size.rows())];
}

}  // namespace

std::string Diagram(const spec::Position& position, const DiagramMarks& marks) {
  std::vector<std::string> cells = Cells(position.cells());
  for (const Point p : marks.banned)
    cells[static_cast<size_t>(position.size().Index(p))].assign(1, '#');
  return Draw(position.size(), cells, 1, marks.last);
}

std::string LinesDiagram(const spec::Position& position, const DiagramMarks& marks) {
  const BoardSize& size = position.size();
  std::vector<std::string> cells;
  for (int i = 0; i < size.points(); ++i) {
    const char stone = position.cells()[static_cast<size_t>(i)];
    cells.emplace_back(stone == 'X'   ? "\u25CF"
                       : stone == 'O' ? "\u25CB"
                                      : Crossing(size, {i % size.cols(), i / size.cols()}));
  }
  for (const Point p : marks.banned) cells[static_cast<size_t>(size.Index(p))].assign(1, '#');
  return Draw(size, cells, 1, marks.last, "\u2500");
}

std::string AreaDiagram(const spec::Position& position) {
  const std::string owners = spec::AreaMap(position);
  const bool empty_board = owners.find_first_not_of('.') == std::string::npos &&
                           position.cells().find_first_not_of('.') == std::string::npos;
  std::string cells = position.cells();
  for (size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] != '.' || empty_board) continue;
    cells[i] = owners[i] == 'X' ? 'x' : owners[i] == 'O' ? 'o' : '-';
  }
  return Draw(position.size(), Cells(cells), 1, std::nullopt);
}

std::string MoveDiagram(const spec::Position& start, const std::vector<spec::Move>& moves) {
  const BoardSize& size = start.size();
  std::vector<std::string> cells = Cells(start.cells());
  std::string list;
  for (size_t i = 0; i < moves.size(); ++i) {
    const spec::Move& move = moves[i];
    const std::string number = absl::StrCat(i + 1);
    absl::StrAppend(&list, number, " ", spec::Letter(move.player), " ", spec::MoveName(move));
    if (!move.IsPass()) {
      std::string& cell = cells[static_cast<size_t>(size.Index(*move.at))];
      if (cell == ".") {
        cell = number;
      } else {
        absl::StrAppend(&list, " (on ", cell, ")");
      }
    }
    list += i + 1 == moves.size() ? "\n" : i % 8 == 7 ? ",\n" : ", ";
  }
  size_t width = 1;
  for (const std::string& cell : cells) width = std::max(width, cell.size());
  return absl::StrCat(Draw(size, cells, width, std::nullopt), list);
}

}  // namespace hotstone::formats
