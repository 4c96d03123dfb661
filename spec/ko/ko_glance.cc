#include "spec/ko/ko_glance.h"

#include <string>
#include <vector>

#include "spec/board/position.h"

namespace hotstone::spec {

bool MayHaveKos(const Position& board) {
  const std::string& cells = board.cells();
  const int cols = board.size().cols();
  const int points = board.size().points();
  const auto cell = [&](int i) { return cells[static_cast<size_t>(i)]; };
  // Calls see(neighbour) for the points adjacent to i.
  const auto around = [&](int i, const auto& see) {
    if (i % cols > 0) see(i - 1);
    if (i % cols + 1 < cols) see(i + 1);
    if (i >= cols) see(i - cols);
    if (i + cols < points) see(i + cols);
  };
  std::vector<bool> seen(static_cast<size_t>(points), false);
  std::vector<int> chain;
  for (int i = 0; i < points; ++i) {
    if (cell(i) == '.' || seen[static_cast<size_t>(i)]) continue;
    chain = {i};
    seen[static_cast<size_t>(i)] = true;
    int liberty = -1;
    bool several = false;
    for (size_t k = 0; k < chain.size(); ++k) {
      around(chain[k], [&](int n) {
        if (cell(n) == '.') {
          several |= liberty >= 0 && n != liberty;
          liberty = n;
        } else if (cell(n) == cell(i) && !seen[static_cast<size_t>(n)]) {
          seen[static_cast<size_t>(n)] = true;
          chain.push_back(n);
        }
      });
    }
    if (several || liberty < 0) continue;
    // The taker at the mouth must be left with one liberty, which is a point it vacates. A taker of
    // one stone must stand alone.
    const bool one = chain.size() == 1;
    bool closed = true;
    around(liberty, [&](int n) { closed &= one ? cell(n) == cell(i) : cell(n) != '.'; });
    if (closed) return true;
  }
  return false;
}

}  // namespace hotstone::spec
