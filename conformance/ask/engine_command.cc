#include "conformance/ask/engine_command.h"

#include <wordexp.h>

#include "absl/strings/str_cat.h"
#include "base/spawn.h"

namespace hotstone::conformance {
namespace {

constexpr char kGames[] = "/usr/games/";

// wordexp() expands unquoted text, so the characters that would be looked up are quoted first.
std::string WithoutLookUps(const std::string& text) {
  std::string quoted;
  bool single = false;
  bool twice = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\'' && !twice) single = !single;
    if (c == '"' && !single) twice = !twice;
    const bool pattern = !twice && (c == '*' || c == '?' || c == '[' || c == ']' || c == '~');
    if (!single && (c == '$' || pattern)) quoted += '\\';
    quoted += c;
    if (c == '\\' && !single && i + 1 < text.size()) quoted += text[++i];
  }
  return quoted;
}

}  // namespace

absl::StatusOr<EngineCommand> ParseEngineCommand(const std::string& text) {
  wordexp_t words{};
  const int error = wordexp(WithoutLookUps(text).c_str(), &words, WRDE_NOCMD | WRDE_UNDEF);
  const auto refused = [&text](const std::string& why) {
    return absl::InvalidArgumentError(absl::StrCat("engine '", text, "': ", why));
  };
  if (error == WRDE_NOSPACE) {
    wordfree(&words);
    return refused("out of memory");
  }
  if (error != 0) {
    return refused(error == WRDE_SYNTAX ? "a quotation mark is not closed"
                                        : "one of | & ; < > ( ) { } ` or a line break is outside "
                                          "quotation marks, but no shell runs the command");
  }
  std::vector<std::string> list(words.we_wordv, words.we_wordv + words.we_wordc);
  wordfree(&words);
  if (list.empty()) return refused("it names no program");
  const std::string name = list.front();
  list.erase(list.begin());
  auto path = FindProgram(name);
  if (!path.ok() && name.find('/') == std::string::npos) {
    const auto game = FindProgram(kGames + name);
    if (game.ok()) path = game;
  }
  if (!path.ok()) return path.status();
  return EngineCommand{*path, list, text};
}

}  // namespace hotstone::conformance
