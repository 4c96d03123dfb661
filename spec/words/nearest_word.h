// Finds the word that was meant: the accepted word nearest to what was typed.
//
// Distance is counted in typing slips: a letter omitted, inserted or replaced, or two neighbours
// swapped (Damerau 1964, without a second slip at the same place). `--bord` is one slip from
// `--board`.
#ifndef HOTSTONE_SPEC_WORDS_NEAREST_WORD_H_
#define HOTSTONE_SPEC_WORDS_NEAREST_WORD_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hotstone {

// The number of slips between two words. O(product of their lengths).
size_t Slips(std::string_view typed, std::string_view good);

// The nearest accepted word, the first of several; empty if even that is farther than a third of
// its letters, or three slips. Case differences are not slips.
std::optional<std::string> NearestWord(std::string_view typed,
                                       const std::vector<std::string>& good);

// "; did you mean WORD?" with that word, to append to an error; empty if there is none.
std::string DidYouMean(std::string_view typed, const std::vector<std::string>& good);

}  // namespace hotstone

#endif  // HOTSTONE_SPEC_WORDS_NEAREST_WORD_H_
