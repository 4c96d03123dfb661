// A name in capitals without blanks, as OpenGotha's files name the players of a game.
//
// OpenGotha capitalises letters of all scripts when it writes the file. This function covers the
// scripts that tournament names mostly use: Latin letters with and without accents (U+0000 to
// U+017F, the German double s becomes two), Greek and Cyrillic. Other characters are unchanged.
// Both sides of a comparison are normalised this way, so a mismatch can come only from letters of
// other scripts that have capitals.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_CAPITALS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_CAPITALS_H_

#include <string>
#include <string_view>

namespace hotstone::tournament {

// Bytes that are not UTF-8 are unchanged. O(bytes).
std::string CapitalsWithoutBlanks(std::string_view name);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_CAPITALS_H_
