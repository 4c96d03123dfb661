// The plan: the cells of a position become two sets of stones, one word per row, with an empty row
// above and below. For each colour StrongChains floods from the stones with two empty neighbours.
// FindWeakChains processes what the flood does not reach and counts the liberties of each chain up
// to two. A play is then legal at an empty point that touches an empty point, or an own chain with
// two liberties, or is the only liberty of an opposing chain.
//
// For example, in the rows .XX. above X.OX the black stones at A1 and B2 touch two empty points
// each, and C2 is connected to B2: these are strong. D1 is weak with the liberty D2, and so is
// White's stone at C1 with the liberty B1. So Black may play at B1 and captures one stone.
#include "enumerate/lanes/batch_plays.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstring>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {
namespace {

// Row r of the board is word r + 1; the words around it are empty.
using BatchRows = std::array<uint32_t, kMaxBatchSide + 2>;
constexpr size_t kMostPoints = size_t{kMaxBatchSide} * kMaxBatchSide;

struct BatchBoard {
  int cols;
  int rows;
  uint32_t full;  // a row of all points
  BatchRows empty;
  uint32_t Beside(const BatchRows& set, size_t row) const {
    return (set[row] << 1 | set[row] >> 1 | set[row - 1] | set[row + 1]) & full;
  }
};

struct WeakChain {
  int row;  // of the only liberty
  int col;
  int stones;
};

struct WeakChains {
  int count = 0;
  std::array<WeakChain, kMostPoints> chains;  // those with one liberty
  BatchRows liberties{};                      // of these
  BatchRows stones{};                         // of these
};

// The runs of `within` that have a bit of `set`, a subset of `within`. No run is longer than
// `cols`.
uint32_t FillRuns(uint32_t set, uint32_t within, int cols) {
  set |= within & ~(within + set);  // carries run from the lowest set bit to the end of its run
  uint32_t way = within;
  for (int step = 1; step < cols; step *= 2) {
    set |= way & (set >> step);
    way &= way >> step;
  }
  return set;
}

// The chains of `stones` in which some stone has two empty neighbours.
BatchRows StrongChains(const BatchBoard& board, const BatchRows& stones) {
  BatchRows strong{};
  const auto last = static_cast<size_t>(board.rows);
  for (size_t r = 1; r <= last; ++r) {
    const uint32_t left = board.empty[r] << 1, right = board.empty[r] >> 1;
    const uint32_t above = board.empty[r - 1], below = board.empty[r + 1];
    strong[r] = stones[r] & ((left & right) | (above & below) | ((left | right) & (above | below)));
  }
  bool first = true;
  for (bool changed = true; changed; first = false) {
    changed = false;
    const auto visit = [&](size_t r, uint32_t beside) {
      const uint32_t seeds = strong[r] | (beside & stones[r]);
      if (seeds == 0 || (!first && seeds == strong[r])) return;
      const uint32_t filled = FillRuns(seeds, stones[r], board.cols);
      changed |= filled != strong[r];
      strong[r] = filled;
    };
    for (size_t r = 1; r <= last; ++r) visit(r, strong[r - 1]);
    for (size_t r = last; r >= 1; --r) visit(r, strong[r + 1]);
  }
  return strong;
}

// A stone of a chain without a liberty.
struct DeadStone {
  int row = -1;  // none
  int col = 0;
};

// Processes the chains of `stones` that are not strong, which are mostly single stones.
DeadStone FindWeakChains(const BatchBoard& board, const BatchRows& stones, WeakChains& weak) {
  BatchRows left = stones;
  const BatchRows strong = StrongChains(board, stones);
  for (size_t r = 0; r < left.size(); ++r) left[r] &= ~strong[r];
  std::array<int16_t, kMostPoints> open;  // 32 * row + column
  for (int row = 0; row < board.rows; ++row) {
    while (left[static_cast<size_t>(row) + 1] != 0) {
      const int col = std::countr_zero(left[static_cast<size_t>(row) + 1]);
      int waiting = 0;
      const auto take = [&](int r, int c) {
        left[static_cast<size_t>(r) + 1] &= ~(uint32_t{1} << c);
        open[static_cast<size_t>(waiting++)] = static_cast<int16_t>(32 * r + c);
      };
      WeakChain chain{0, 0, 0};
      int liberties = 0;  // up to two
      const auto look = [&](int r, int c) {
        const uint32_t bit = uint32_t{1} << c;
        if ((board.empty[static_cast<size_t>(r) + 1] & bit) != 0) {
          if (liberties == 0) {
            chain.row = r;
            chain.col = c;
            liberties = 1;
          } else if (chain.row != r || chain.col != c) {
            liberties = 2;
          }
        } else if ((left[static_cast<size_t>(r) + 1] & bit) != 0) {
          take(r, c);
        }
      };
      BatchRows own{};
      take(row, col);
      while (waiting > 0) {
        const int here = open[static_cast<size_t>(--waiting)];
        const int r = here / 32, c = here % 32;
        own[static_cast<size_t>(r) + 1] |= uint32_t{1} << c;
        ++chain.stones;
        if (c > 0) look(r, c - 1);
        if (c + 1 < board.cols) look(r, c + 1);
        if (r > 0) look(r - 1, c);
        if (r + 1 < board.rows) look(r + 1, c);
      }
      if (liberties == 0) return {row, col};
      if (liberties > 1) continue;
      weak.chains[static_cast<size_t>(weak.count++)] = chain;
      weak.liberties[static_cast<size_t>(chain.row) + 1] |= uint32_t{1} << chain.col;
      for (size_t r = 0; r < own.size(); ++r) weak.stones[r] |= own[r];
    }
  }
  return {};
}

absl::Status NoCell(size_t number, const int8_t* cells, int cols) {
  size_t i = 0;
  while (cells[i] >= -1 && cells[i] <= 1) ++i;
  const auto width = static_cast<size_t>(cols);
  return absl::InvalidArgumentError(absl::StrCat(
      "position ", number, " has the value ", static_cast<int>(cells[i]), " in row ", i / width,
      ", column ", i % width, "; expected 1 for a black stone, -1 for a white one or 0"));
}

absl::Status NotLegal(size_t number, const char* color, const DeadStone& stone) {
  return absl::InvalidArgumentError(absl::StrCat("position ", number, " is not legal: the ", color,
                                                 " chain in row ", stone.row, ", column ",
                                                 stone.col, " has no liberty"));
}

}  // namespace

absl::StatusOr<BatchPlays> BatchPlays::Create(int cols, int rows, const FiniteRules& rules) {
  if (cols < 1 || rows < 1 || cols > kMaxBatchSide || rows > kMaxBatchSide) {
    return absl::InvalidArgumentError(absl::StrCat("boards have 1 to ", kMaxBatchSide,
                                                   " rows and columns, not ", rows, " rows and ",
                                                   cols, " columns"));
  }
  return BatchPlays(cols, rows, rules);
}

absl::Status BatchPlays::Find(absl::Span<const int8_t> cells, absl::Span<const int8_t> players,
                              size_t first, absl::Span<uint8_t> legal,
                              absl::Span<int16_t> captured) const {
  assert(cells.size() == players.size() * points() && legal.size() == cells.size());
  assert(captured.empty() || captured.size() == cells.size());
  const auto width = static_cast<size_t>(cols_);
  const auto height = static_cast<size_t>(rows_);
  if (!captured.empty()) std::memset(captured.data(), 0, captured.size() * sizeof(int16_t));
  for (size_t i = 0; i < players.size(); ++i) {
    const size_t at = i * points();
    const size_t number = first + i;
    const int8_t player = players[i];
    BatchBoard board{cols_, rows_, (uint32_t{1} << cols_) - 1, {}};
    BatchRows own{}, opp{};
    unsigned wrong = 0;
    for (size_t r = 0; r < height; ++r) {
      const int8_t* const row = &cells[at + r * width];
      uint32_t mine = 0, theirs = 0;
      for (size_t c = 0; c < width; ++c) {
        mine |= static_cast<uint32_t>(row[c] == player) << c;
        theirs |= static_cast<uint32_t>(row[c] == -player) << c;
        wrong |= static_cast<unsigned>(row[c] < -1) | static_cast<unsigned>(row[c] > 1);
      }
      own[r + 1] = mine;
      opp[r + 1] = theirs;
      board.empty[r + 1] = board.full & ~(mine | theirs);
    }
    if (wrong != 0) return NoCell(number, &cells[at], cols_);
    WeakChains mine, theirs;
    const char* const color = player == 1 ? "black" : "white";
    const char* const other = player == 1 ? "white" : "black";
    if (const DeadStone dead = FindWeakChains(board, own, mine); dead.row >= 0) {
      return NotLegal(number, color, dead);
    }
    if (const DeadStone dead = FindWeakChains(board, opp, theirs); dead.row >= 0) {
      return NotLegal(number, other, dead);
    }
    BatchRows breath = board.empty;  // a play beside one of these has a liberty
    for (size_t r = 1; r <= height; ++r) breath[r] |= own[r] & ~mine.stones[r];
    for (size_t r = 1; r <= height; ++r) {
      uint32_t plays = board.Beside(breath, r) | theirs.liberties[r];
      if (!forbid_groups_) plays |= mine.liberties[r];
      if (!forbid_single_) plays = board.full;
      plays &= board.empty[r];
      uint8_t* const out = &legal[at + (r - 1) * width];
      for (size_t c = 0; c < width; ++c) out[c] = static_cast<uint8_t>(plays >> c & 1);
    }
    for (int k = 0; k < theirs.count; ++k) {
      const WeakChain& chain = theirs.chains[static_cast<size_t>(k)];
      int16_t& taken =
          captured[at + static_cast<size_t>(chain.row) * width + static_cast<size_t>(chain.col)];
      taken = static_cast<int16_t>(taken + chain.stones);
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::enumerate
