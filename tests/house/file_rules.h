// What every file must be like, whatever is in it: length, header guard, opening essay, and of what it may
// not speak.
//
// Files hold one idea each: about 300 lines is the aim, more than kMaxLines fails. A header is guarded by the
// name of its path (spec/board/board.h: HOTSTONE_SPEC_BOARD_H_) and opens with a comment that says what it is
// and why. Nothing in the repository names a folder of one particular machine, and the documents speak of the
// subject, not of how they came to be written.
#ifndef HOTSTONE_TESTS_HOUSE_FILE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_FILE_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

inline constexpr size_t kMaxLines = 500;
// The least that an opening comment must say, in characters: a line of text.
inline constexpr size_t kMinEssay = 30;

// For code: more than kMaxLines lines.
std::vector<std::string> LengthSlips(const SourceFile& file);

// For headers: no opening comment, one of less than kMinEssay characters, or a wrong guard.
std::vector<std::string> HeaderSlips(const SourceFile& file);

// For any file: a path that exists on one machine only, that is, one under the home of a user or of root or
// under the folder of a workplace.
std::vector<std::string> MachinePathSlips(const SourceFile& file);

// For any file: words about the making of the text. Some have a proper use in code and are looked for in
// documents (.md) only.
std::vector<std::string> WordSlips(const SourceFile& file);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_FILE_RULES_H_
