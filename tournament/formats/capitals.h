// A name without blanks and in capitals, which is how OpenGotha's files name the players of a game.
//
// The program that writes the file does it with the letters of all scripts. Here it is done for those that
// names of tournaments are mostly written in: the Latin letters with and without accents (U+0000 to U+017F,
// the German double s becomes two), the Greek and the Cyrillic ones. Other characters stay as they are; as
// both sides are brought to this form, a difference can come only from letters of other scripts that have
// capitals.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_CAPITALS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_CAPITALS_H_

#include <string>
#include <string_view>

namespace hotstone::tournament {

// Bytes that are not UTF-8 stay as they are. O(bytes).
std::string CapitalsWithoutBlanks(std::string_view name);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_CAPITALS_H_
