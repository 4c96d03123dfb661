// The two values of a situation for the player to move, L and H of intervals.h, in one cell of two
// bytes, and the arithmetic of the two phases of a solution.
//
//     15             8 7              0
//    | high (int8)    | low (int8)     |      0x8080: the cell is no legal position
//
// Phase `kValues`: the values themselves. L starts at -points and rises, H starts at +points and
// falls.
//
// Phase `kMeasure`: are they the right solution, and how fast is each forced? Values are doubled,
// and half a step added once a value is known to be forced in finite time:
//
//     low  = 2 L      not known yet     high = 2 H + 1   not known yet
//            2 L + 1  forced                   2 H       forced by the opponent
//
// Forced means that the player hurt by endless play has a terminating way to the value. A value is
// forced at L if some best move leads to a forced H, and at H if all best moves lead to a forced L;
// other moves of the opponent only improve the value. That is the same maximum over moves,
//
//     low = max(-high(next)) + step     high = max(-low(next)) + step
//
// with step 0 for values and 1 for the doubled ones, and a finished game is forced. So one piece of
// code serves both phases.
#ifndef HOTSTONE_ENUMERATE_VALUES_CELL_VALUES_H_
#define HOTSTONE_ENUMERATE_VALUES_CELL_VALUES_H_

#include <cstdint>

namespace hotstone::enumerate {

using CellValue = uint16_t;

inline constexpr CellValue kIllegalCell = 0x8080;

inline CellValue MakeCell(int low, int high) {
  return static_cast<CellValue>(static_cast<uint8_t>(low) | (static_cast<uint8_t>(high) << 8));
}
inline int8_t LowOf(CellValue cell) { return static_cast<int8_t>(cell & 0xFF); }
inline int8_t HighOf(CellValue cell) { return static_cast<int8_t>(cell >> 8); }

// Cells are read while another thread writes them: any value that was ever there is a right bound.
// Acquire and release: a thread that sees a value as forced also sees the sweep recorded before it.
inline CellValue LoadCell(const CellValue* cell) { return __atomic_load_n(cell, __ATOMIC_ACQUIRE); }
inline void StoreCell(CellValue* cell, CellValue value) {
  __atomic_store_n(cell, value, __ATOMIC_RELEASE);
}

enum class Phase : uint8_t { kValues, kMeasure };

// The arithmetic of a phase.
struct PhaseArithmetic {
  int step;        // added once a move
  int scale;       // of area differences
  int score_low;   // added to a scaled area difference where the game has ended, for `low`
  int score_high;  // ... for `high`

  static PhaseArithmetic Of(Phase phase) {
    return phase == Phase::kValues ? PhaseArithmetic{0, 1, 0, 0} : PhaseArithmetic{1, 2, 1, 0};
  }
};

// True if neither value will change: the bounds have met (values), or each is forced, or an extreme
// that needs no force (measure). Illegal cells count as settled in both phases.
inline bool IsSettledValue(CellValue cell) { return ((cell ^ (cell >> 8)) & 0xFF) == 0; }
inline bool IsSettledMeasure(int points, CellValue cell) {
  // Branch-free: this runs over all cells in every sweep, in vectors.
  const auto least = static_cast<unsigned>(-2 * points) & 0xFF;
  const auto most = static_cast<unsigned>(2 * points + 1) << 8;
  const unsigned low = (cell & 1U) | static_cast<unsigned>((cell & 0xFFU) == least);
  const unsigned high = (~cell >> 8 & 1U) | static_cast<unsigned>((cell & 0xFF00U) == most);
  return ((low & high) | static_cast<unsigned>(cell == kIllegalCell)) != 0;
}
inline bool IsSettled(Phase phase, int points, CellValue cell) {
  return phase == Phase::kValues ? IsSettledValue(cell) : IsSettledMeasure(points, cell);
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_CELL_VALUES_H_
