#include "spec/ko/ko_glance.h"

#include <string>

#include "spec/board/position.h"

namespace hotstone::spec {

bool MayHaveKos(const Position& board) {
  const std::string& cells = board.cells();
  const int cols = board.size().cols();
  const int points = board.size().points();
  // Calls see(neighbour) for the points adjacent to i.
  const auto around = [&](int i, const auto& see) {
    if (i % cols > 0) see(i - 1);
    if (i % cols + 1 < cols) see(i + 1);
    if (i >= cols) see(i - cols);
    if (i + cols < points) see(i + cols);
  };
  const auto cell = [&](int i) { return cells[static_cast<size_t>(i)]; };
  for (int i = 0; i < points; ++i) {
    if (cell(i) == '.') continue;
    int liberties = 0;
    int liberty = -1;
    int own = 0;
    int partner = -1;
    const auto look = [&](int n, int from) {
      if (cell(n) == '.' && n != liberty) {
        ++liberties;
        liberty = n;
      } else if (cell(n) == cell(i) && n != from) {
        ++own;
        partner = n;
      }
    };
    around(i, [&](int n) { look(n, -1); });
    if (own > 1 || liberties > 1) continue;
    if (own == 1) {
      own = 0;
      around(partner, [&](int n) { look(n, i); });
    }
    if (own > 0 || liberties != 1) continue;
    // The taker at the mouth must be left with one liberty: no empty point next to it, and no stone
    // of its own next to it either if it is to be a chain of one.
    bool closed = true;
    around(liberty,
           [&](int n) { closed &= cell(n) == cell(i) || (partner >= 0 && cell(n) != '.'); });
    if (closed) return true;
  }
  return false;
}

}  // namespace hotstone::spec
