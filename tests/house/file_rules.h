// Rules for every file, whatever its content: length, line width, header guard, opening essay, and
// banned words.
//
// A file holds one idea: about 300 lines is the aim, and more than kMaxLines fails. A header's
// guard is derived from its path (spec/board/board.h: HOTSTONE_SPEC_BOARD_H_), and it opens with a
// comment that says what it is and why. Nothing in the repository names a folder of one particular
// machine, and the documents discuss the subject, not how they were written.
#ifndef HOTSTONE_TESTS_HOUSE_FILE_RULES_H_
#define HOTSTONE_TESTS_HOUSE_FILE_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

inline constexpr size_t kMaxLines = 500;
// Columns of a line, counted in characters, not bytes: the ColumnLimit of .clang-format, which does
// not reach comments.
inline constexpr size_t kMaxColumns = 100;
// The minimum length of an opening comment, in characters: a line of text.
inline constexpr size_t kMinEssay = 30;

// For code: more than kMaxLines lines.
std::vector<std::string> LengthSlips(const SourceFile& file);

// For code, Python and CMake: lines of more than kMaxColumns columns. In C++ a line that is part of
// a raw string literal may be longer: its text is data.
std::vector<std::string> WidthSlips(const SourceFile& file);

// For headers: a missing opening comment, one shorter than kMinEssay characters, or a wrong guard.
std::vector<std::string> HeaderSlips(const SourceFile& file);

// For any file: a path that exists on one machine only, such as one under the home of a user or of
// root or under a workplace folder.
std::vector<std::string> MachinePathSlips(const SourceFile& file);

// For any file: words about how the text was made. Some have a proper use in code and are only
// checked in documents (.md).
std::vector<std::string> WordSlips(const SourceFile& file);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_FILE_RULES_H_
