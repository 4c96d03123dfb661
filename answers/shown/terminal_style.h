// How results are shown to a person at a terminal: verdicts in colour, boards with lines. Nowhere else.
//
// What a program or a file reads is plain: text without colours, boards in letters. Where standard output is a terminal,
// "holds" is green, "fails" red and "unknown" yellow, unless NO_COLOR is set to anything (no-color.org) or TERM is
// "dumb" or missing; and boards are drawn with lines (board_picture.h) where the locale (LC_ALL, else LC_CTYPE, else LANG) is one of UTF-8.
#ifndef HOTSTONE_ANSWERS_SHOWN_TERMINAL_STYLE_H_
#define HOTSTONE_ANSWERS_SHOWN_TERMINAL_STYLE_H_

#include <functional>
#include <string>
#include <string_view>

namespace hotstone::answers {

struct TerminalStyle {
  bool colours = false;
  bool lines = false;
};

// `variable` gives an environment variable, or a null pointer.
TerminalStyle StyleOf(bool terminal, const std::function<const char*(const char*)>& variable);

// Of standard output, found out at the first call.
const TerminalStyle& OutputStyle();

// A word, which may be padded by blanks, in the colour of the verdict that it says; as it is if it says none.
std::string Painted(std::string_view word, const TerminalStyle& style = OutputStyle());

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_TERMINAL_STYLE_H_
