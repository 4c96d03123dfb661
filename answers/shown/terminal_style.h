// How results appear on a terminal: verdicts in colour, boards with lines.
//
// Output to programs and files is plain: no colours, boards in letters. If standard output is a
// terminal, "holds" is green, "fails" red and "unknown" yellow, unless NO_COLOR is set to anything
// (no-color.org) or TERM is "dumb" or missing. Boards are drawn with lines (board_picture.h) if the
// locale (LC_ALL, else LC_CTYPE, else LANG) uses UTF-8.
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

// `variable` returns an environment variable, or a null pointer.
TerminalStyle StyleOf(bool terminal, const std::function<const char*(const char*)>& variable);

// For standard output, determined at the first call.
const TerminalStyle& OutputStyle();

// A word, possibly padded with blanks, in the colour of the verdict it names; unchanged if it names
// none.
std::string Painted(std::string_view word, const TerminalStyle& style = OutputStyle());

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_TERMINAL_STYLE_H_
