#include "tests/house/precondition_rules.h"

#include <algorithm>
#include <cctype>

namespace hotstone::house {
namespace {

bool IsNameCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

bool IsComment(const std::string& line) {
  const size_t start = line.find_first_not_of(' ');
  return start != std::string::npos && line.compare(start, 2, "//") == 0;
}

bool Checks(std::string_view text) {
  return text.find("assert(") != std::string_view::npos ||
         text.find("std::abort()") != std::string_view::npos;
}

// A comment that states a precondition: the line after it, and the function that it is about.
struct Stated {
  size_t line;           // from 1
  std::string function;  // empty: the whole file
};

std::vector<Stated> StatedIn(const std::vector<std::string>& lines) {
  std::vector<Stated> all;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (!IsComment(lines[i])) continue;
    bool states = false;
    for (; i < lines.size() && IsComment(lines[i]); ++i) {
      states = states || lines[i].find("Requires ") != std::string::npos ||
               lines[i].ends_with("Requires");
    }
    if (!states) continue;
    Stated stated{i + 1, {}};
    const bool file = i < lines.size() && lines[i].starts_with("#ifndef");
    for (size_t k = i; !file && k < lines.size() && stated.function.empty(); ++k) {
      const size_t open = IsComment(lines[k]) ? std::string::npos : lines[k].find('(');
      if (open == std::string::npos) continue;
      size_t begin = open;
      while (begin > 0 && IsNameCharacter(lines[k][begin - 1])) --begin;
      stated.function = lines[k].substr(begin, open - begin);
    }
    all.push_back(stated);
  }
  return all;
}

// The place after the bracket that closes the one at `open`.
size_t BehindBracket(std::string_view text, size_t open) {
  int depth = 0;
  for (size_t at = open; at < text.size(); ++at) {
    if (text[at] == '(') ++depth;
    if (text[at] == ')' && --depth == 0) return at + 1;
  }
  return text.size();
}

// Whether the text has a definition of the function with a check in it. A definition ends, as
// clang-format leaves it, at the first brace in the column where it begins.
bool ChecksIn(std::string_view text, const std::string& function) {
  const std::string call = function + "(";
  for (size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
    if (at > 0 && IsNameCharacter(text[at - 1])) continue;
    const size_t behind = BehindBracket(text, at + function.size());
    const size_t next = text.find_first_not_of(" \n", behind);
    if (next == std::string_view::npos) continue;
    const bool qualified = text.substr(next, 5) == "const" || text.substr(next, 2) == ": ";
    if (text[next] != '{' && !qualified) continue;
    const size_t body = text.find_first_of("{;", next);
    if (body == std::string_view::npos || text[body] == ';') continue;
    const size_t line = text.rfind('\n', at) + 1;  // 0 in the first line
    const size_t indent = text.find_first_not_of(' ', line) - line;
    const size_t line_end = text.find('\n', body);
    const bool one_line = line_end != std::string_view::npos && text[line_end - 1] == '}';
    const std::string brace = "\n" + std::string(indent, ' ') + "}";
    const size_t end = one_line ? line_end : text.find(brace, body);
    if (Checks(text.substr(body, end - body))) return true;
  }
  return false;
}

}  // namespace

size_t Preconditions(const SourceFile& header) { return StatedIn(Lines(header.text)).size(); }

std::vector<std::string> PreconditionSlips(const SourceFile& header, std::string_view source) {
  std::vector<std::string> slips;
  for (const auto& [line, function] : StatedIn(Lines(header.text))) {
    const bool checks = function.empty()
                            ? Checks(header.text) || Checks(source)
                            : ChecksIn(header.text, function) || ChecksIn(source, function);
    if (checks) continue;
    slips.push_back(Slip(
        header.path, line,
        (function.empty() ? "the file" : function) + " has a precondition that nothing asserts"));
  }
  return slips;
}

}  // namespace hotstone::house
