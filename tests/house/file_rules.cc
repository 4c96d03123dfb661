#include "tests/house/file_rules.h"

#include <algorithm>
#include <cctype>

namespace hotstone::house {
namespace {

bool EndsWith(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

std::string GuardOf(const std::string& path) {
  std::string guard = "HOTSTONE_";
  for (const char c : path) {
    guard += std::isalnum(static_cast<unsigned char>(c)) ? static_cast<char>(std::toupper(c)) : '_';
  }
  return guard + "_";
}

bool IsWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// True if `words` occurs in the line with no letter, digit or underscore on either side; a final s
// may follow.
bool HasWords(const std::string& line, const std::string& words) {
  for (size_t at = line.find(words); at != std::string::npos; at = line.find(words, at + 1)) {
    size_t end = at + words.size();
    if (end < line.size() && line[end] == 's') ++end;
    if ((at == 0 || !IsWordCharacter(line[at - 1])) &&
        (end == line.size() || !IsWordCharacter(line[end])))
      return true;
  }
  return false;
}

std::string LowerCase(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// Characters of UTF-8 text: every byte except the continuation bytes.
size_t Columns(const std::string& line) {
  return static_cast<size_t>(std::count_if(line.begin(), line.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

// Python scripts may have no ending.
bool IsPythonOrCMake(const SourceFile& file) {
  for (const char* const end : {".py", ".pyi", ".cmake", "CMakeLists.txt"}) {
    if (EndsWith(file.path, end)) return true;
  }
  return file.text.starts_with("#!/usr/bin/env python3\n");
}

// Follows raw string literals from line to line.
class RawStrings {
 public:
  // True if a part of this line lies in a raw string literal. Lines are given in order.
  bool Reach(const std::string& line) {
    bool reached = !end_.empty();
    size_t at = 0;
    while (true) {
      if (end_.empty()) {
        const size_t open = line.find("R\"", at);
        if (open == std::string::npos) return reached;
        const size_t text = line.find('(', open);
        if (text == std::string::npos) return reached;
        reached = true;
        end_ = ")" + line.substr(open + 2, text - open - 2) + "\"";
        at = text + 1;
      }
      const size_t close = line.find(end_, at);
      if (close == std::string::npos) return reached;
      at = close + end_.size();
      end_.clear();
    }
  }

 private:
  std::string end_;  // what closes the literal that is open, or empty
};

}  // namespace

std::vector<std::string> LengthSlips(const SourceFile& file) {
  const size_t lines = Lines(file.text).size();
  if (lines <= kMaxLines) return {};
  return {Slip(file.path, lines,
               std::to_string(lines) + " lines, of at most " + std::to_string(kMaxLines))};
}

std::vector<std::string> WidthSlips(const SourceFile& file) {
  const bool code = IsCode(file.path);
  if (!code && !IsPythonOrCMake(file)) return {};
  std::vector<std::string> slips;
  const std::vector<std::string> lines = Lines(file.text);
  RawStrings raw_strings;
  for (size_t i = 0; i < lines.size(); ++i) {
    const bool data = code && raw_strings.Reach(lines[i]);
    const size_t columns = Columns(lines[i]);
    if (columns > kMaxColumns && !data) {
      slips.push_back(
          Slip(file.path, i + 1,
               std::to_string(columns) + " columns, of at most " + std::to_string(kMaxColumns)));
    }
  }
  return slips;
}

std::vector<std::string> HeaderSlips(const SourceFile& file) {
  std::vector<std::string> slips;
  const std::vector<std::string> lines = Lines(file.text);
  size_t at = 0;
  size_t essay = 0;
  for (; at < lines.size() && lines[at].rfind("//", 0) == 0; ++at) essay += lines[at].size() - 2;
  if (essay < kMinEssay)
    slips.push_back(Slip(file.path, 1, "does not open with a comment on what it is and why"));
  while (at < lines.size() && lines[at].empty()) ++at;
  const std::string guard = GuardOf(file.path);
  const bool opens = at + 1 < lines.size() && lines[at] == "#ifndef " + guard &&
                     lines[at + 1] == "#define " + guard;
  if (!opens) slips.push_back(Slip(file.path, at + 1, "needs the guard " + guard));
  if (lines.empty() || lines.back() != "#endif  // " + guard) {
    slips.push_back(Slip(file.path, lines.size(), "ends without #endif  // " + guard));
  }
  return slips;
}

std::vector<std::string> MachinePathSlips(const SourceFile& file) {
  std::vector<std::string> slips;
  const std::vector<std::string> lines = Lines(file.text);
  for (size_t i = 0; i < lines.size(); ++i) {
    for (const std::string folder : {"work", "root", "home", "Users"}) {
      const std::string path = "/" + folder;
      for (size_t at = lines[i].find(path); at != std::string::npos;
           at = lines[i].find(path, at + 1)) {
        // Absolute, and not part of a longer name: "docs/work" and "/workshop" are different.
        const char before = at == 0 ? ' ' : lines[i][at - 1];
        const size_t end = at + path.size();
        const bool absolute =
            !IsWordCharacter(before) && std::string("./}-~*").find(before) == std::string::npos;
        const bool whole =
            end == lines[i].size() || !(IsWordCharacter(lines[i][end]) || lines[i][end] == '-');
        if (absolute && whole)
          slips.push_back(Slip(file.path, i + 1, "names a folder of one machine: " + path));
      }
    }
  }
  return slips;
}

std::vector<std::string> WordSlips(const SourceFile& file) {
  // Concatenated, so that this file itself passes the check.
  static const std::vector<std::string> anywhere = {
      std::string("sub") + "agent", std::string("co") + "pilot", std::string("chat") + "gpt",
      std::string("language ") + "model", std::string("lead ") + "engineer"};
  static const std::vector<std::string> documents = {"session",  "helper agent", "assistant",
                                                     "prompt",   "llm",          "another worker",
                                                     "worktree", "the brief",    "claude"};
  std::vector<std::string> slips;
  const bool document = EndsWith(file.path, ".md");
  const std::vector<std::string> lines = Lines(file.text);
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string line = LowerCase(lines[i]);
    for (const auto* list : {&anywhere, &documents}) {
      if (list == &documents && !document) continue;
      for (const std::string& words : *list) {
        if (HasWords(line, words))
          slips.push_back(Slip(file.path, i + 1, "speaks of \"" + words + "\""));
      }
    }
  }
  return slips;
}

}  // namespace hotstone::house
