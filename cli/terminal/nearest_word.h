// The word that was meant: of the words that are good, the one nearest to what was typed.
//
// Nearness is counted in slips of the fingers: a letter left out, added, replaced, or two neighbours swapped (Damerau
// 1964, without a second slip at the same place). `--bord` is one slip from `--board`.
#ifndef HOTSTONE_CLI_TERMINAL_NEAREST_WORD_H_
#define HOTSTONE_CLI_TERMINAL_NEAREST_WORD_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hotstone::cli {

// How many slips lie between two words. O(length of one times that of the other).
size_t Slips(std::string_view typed, std::string_view good);

// The nearest of the good words, the first of several; nothing if even it is more than a third of its letters away, or
// three slips. Capital or small is no slip.
std::optional<std::string> NearestWord(std::string_view typed, const std::vector<std::string>& good);

// Of a word that looks like the rows of a position, "; did you mean --position X/O? ..." with the form of
// one, for the end of a message; empty for any other word.
std::string PositionMeant(std::string_view word);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_NEAREST_WORD_H_
