// A border state: everything that later cells need to know of the cells placed so far, when a board
// is filled cell by cell, row after row.
//
// Source of the idea: J. Tromp and G. Farnebäck, "Combinatorics of Go", section on counting legal
// positions. Of a partly filled board only one cell per column matters, the last one filled. The
// state records whether it is empty or a stone, and whether the stone's chain already has a
// liberty. A chain with a liberty is settled, so its further shape is forgotten. A chain without
// one ("needy") must still get one, so the state records which needy stones of the border are
// connected. Chains cannot cross in the plane, so four kinds of stone (alone on the border, first,
// middle, last of its chain) suffice, like brackets.
//
// Code, four bits a column, column 0 lowest:
//
//   0 empty   1 the edge above the first row   otherwise 2 + 2*kind + colour
//   kind: 0 settled, 1 alone, 2 first, 3 middle, 4 last;  colour: 0 black, 1 white
//
// Codes are equal exactly if the states are. kMaxBorderWidth columns fit 64 bits.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_STATE_H_
#define HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_STATE_H_

#include <cstdint>
#include <optional>

namespace hotstone::enumerate {

using BorderCode = uint64_t;

inline constexpr int kMaxBorderWidth = 16;

enum class Cell { kEmpty, kBlack, kWhite };

// The border above the first row.
BorderCode EdgeBorder(int width);

// The border after `cell` is placed below the cell of column `column`; all columns to the left are
// filled up to the same row. Nothing if that leaves a chain without a liberty for good.
std::optional<BorderCode> PutCell(BorderCode border, int column, Cell cell);

// Whether every chain on the border has a liberty, as required at the end of the board.
bool IsSettled(BorderCode border);

// Of a state and its colour swap, the one whose first stone is black; both have equally many
// completions.
BorderCode ColorCanonical(BorderCode border);

// Exchanges left and right. Only at the end of a row have a state and its mirror equally many
// completions.
BorderCode Mirrored(BorderCode border, int width);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_STATE_H_
