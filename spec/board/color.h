// The colours of the stones, black and white, which are also the names of the players (ING96-R12
// "Color", ZH-R12, TT-PLAYERS).
#ifndef HOTSTONE_SPEC_BOARD_COLOR_H_
#define HOTSTONE_SPEC_BOARD_COLOR_H_

#include <string>

namespace hotstone::spec {

enum class Color { kBlack, kWhite };

inline Color Opponent(Color c) { return c == Color::kBlack ? Color::kWhite : Color::kBlack; }
inline char ColorLetter(Color c) { return c == Color::kBlack ? 'B' : 'W'; }
inline std::string Letter(Color c) { return std::string(1, ColorLetter(c)); }
inline const char* ColorName(Color c) { return c == Color::kBlack ? "Black" : "White"; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_COLOR_H_
