#include "tests/house/switch_rules.h"

#include "tests/house/floors.h"

namespace hotstone::house {
namespace {

// Whether this place of the line is inside a string literal.
bool InString(const std::string& code, size_t at) {
  bool inside = false;
  for (size_t i = 0; i < at; ++i) {
    if (code[i] == '\\') {
      ++i;
    } else if (code[i] == '"') {
      inside = !inside;
    }
  }
  return inside;
}

// Whether the line has the label, outside comments and message texts.
bool HasDefaultLabel(const std::string& line) {
  const std::string code = line.substr(0, line.find("//"));
  const std::string word = "default";
  for (size_t at = code.find(word); at != std::string::npos; at = code.find(word, at + 1)) {
    if (InString(code, at)) continue;
    const size_t end = code.find_first_not_of(" \t", at + word.size());
    if (end == std::string::npos || code[end] != ':') continue;
    if (code.compare(end, 2, "::") == 0) continue;
    const size_t before = code.find_last_not_of(" \t", at == 0 ? std::string::npos : at - 1);
    if (at == 0 || before == std::string::npos || before >= at) return true;
    if (std::string(";{}:").find(code[before]) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

const std::set<std::string>& SwitchesOverOthers() {
  static const std::set<std::string> files = {
      "answers/shown/exit_codes.cc",  // Abseil's status codes
      "solver/query/bit_blaster.cc",  // Z3's operators, and an error for any other
  };
  return files;
}

std::vector<std::string> DefaultSlips(const SourceFile& file) {
  const Floor* const floor = FloorOf(file.path);
  if (floor == nullptr || floor->wings.empty() || SwitchesOverOthers().count(file.path) > 0)
    return {};
  std::vector<std::string> slips;
  const std::vector<std::string> lines = Lines(file.text);
  for (size_t i = 0; i < lines.size(); ++i) {
    if (HasDefaultLabel(lines[i])) slips.push_back(Slip(file.path, i + 1, "decides by default:"));
  }
  return slips;
}

}  // namespace hotstone::house
