#include "answers/shown/terminal_style.h"

#include <unistd.h>

#include <cstdlib>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace hotstone::answers {

TerminalStyle StyleOf(bool terminal, const std::function<const char*(const char*)>& variable) {
  const auto value = [&](const char* name) {
    const char* const text = variable(name);
    return std::string(text == nullptr ? "" : text);
  };
  TerminalStyle style;
  const std::string kind = value("TERM");
  if (!terminal || kind.empty() || kind == "dumb") return style;
  style.colours = value("NO_COLOR").empty();
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (locale.empty()) locale = value(name);
  }
  absl::AsciiStrToUpper(&locale);
  style.lines =
      locale.find("UTF-8") != std::string::npos || locale.find("UTF8") != std::string::npos;
  return style;
}

const TerminalStyle& OutputStyle() {
  static const TerminalStyle style =
      StyleOf(isatty(STDOUT_FILENO) == 1, [](const char* name) { return std::getenv(name); });
  return style;
}

std::string Painted(std::string_view word, const TerminalStyle& style) {
  const std::string text(word);
  if (!style.colours) return text;
  const std::string bare(absl::StripAsciiWhitespace(text));
  const char* colour = bare == "holds"     ? "32"
                       : bare == "fails"   ? "31"
                       : bare == "unknown" ? "33"
                                           : nullptr;
  return colour == nullptr ? text : absl::StrCat("\033[", colour, "m", text, "\033[0m");
}

}  // namespace hotstone::answers
