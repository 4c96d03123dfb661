#include "tests/house/link_rules.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

namespace hotstone::house {
namespace {

// The lines with everything in fences or backticks blanked out.
std::vector<std::string> LinesWithoutCode(const std::string& text) {
  std::vector<std::string> lines = Lines(text);
  bool fenced = false;
  for (std::string& line : lines) {
    const size_t begin = line.find_first_not_of(' ');
    const bool fence = begin != std::string::npos && line.compare(begin, 3, "```") == 0;
    if (fence) fenced = !fenced;
    if (fence || fenced) {
      line.clear();
      continue;
    }
    bool code = false;
    for (char& c : line) {
      if (c == '`') {
        code = !code;
      } else if (code) {
        c = ' ';
      }
    }
  }
  return lines;
}

std::string AnchorOf(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || c == '-' || c == '_' || byte >= 0x80) {
      anchor += static_cast<char>(std::tolower(byte));
    } else if (c == ' ') {
      anchor += '-';
    }
  }
  return anchor;
}

// The targets in the parentheses of [text](target) and after [name]: at the start of a line.
std::vector<std::string> Targets(const std::string& line) {
  std::vector<std::string> targets;
  for (size_t at = line.find("]("); at != std::string::npos; at = line.find("](", at + 1)) {
    const size_t end = line.find_first_of(") ", at + 2);
    targets.push_back(line.substr(at + 2, end == std::string::npos ? end : end - at - 2));
  }
  if (!line.empty() && line[0] == '[' && line.rfind("[^", 0) != 0) {
    const size_t at = line.find("]: ");
    if (at != std::string::npos && line.find(']') == at) {
      targets.push_back(line.substr(at + 3, line.find(' ', at + 3) - at - 3));
    }
  }
  return targets;
}

// Whether "L7" names a line of this file, which is not a page.
bool NamesALine(const SourceFile& file, const std::string& anchor) {
  if (file.path.ends_with(".md") || anchor.size() < 2 || anchor.size() > 8 || anchor[0] != 'L')
    return false;
  if (anchor.find_first_not_of("0123456789", 1) != std::string::npos) return false;
  const size_t line = std::stoul(anchor.substr(1));
  return line >= 1 && line <= Lines(file.text).size();
}

}  // namespace

std::set<std::string> Anchors(const std::string& text) {
  std::set<std::string> anchors;
  std::map<std::string, int> times;
  bool fenced = false;
  for (const std::string& line : Lines(text)) {
    if (line.rfind("```", 0) == 0) fenced = !fenced;
    for (const std::string start : {"<a id=\"", "<a name=\""}) {
      for (size_t at = line.find(start); at != std::string::npos; at = line.find(start, at + 1)) {
        const size_t begin = at + start.size();
        anchors.insert(line.substr(begin, line.find('"', begin) - begin));
      }
    }
    const size_t level = line.find_first_not_of('#');
    if (fenced || level == 0 || level == std::string::npos || level > 6 || line[level] != ' ')
      continue;
    const std::string anchor = AnchorOf(line.substr(level + 1));
    const int before = times[anchor]++;
    anchors.insert(before == 0 ? anchor : anchor + "-" + std::to_string(before));
  }
  return anchors;
}

std::vector<std::string> LinkSlips(const SourceFile& document,
                                   const std::vector<SourceFile>& tree) {
  namespace fs = std::filesystem;
  std::vector<std::string> slips;
  const std::vector<std::string> lines = LinesWithoutCode(document.text);
  for (size_t i = 0; i < lines.size(); ++i) {
    for (const std::string& target : Targets(lines[i])) {
      if (target.find("://") != std::string::npos || target.rfind("mailto:", 0) == 0) continue;
      const size_t hash = std::min(target.find('#'), target.size());
      const std::string path = target.substr(0, hash);
      std::string goal = document.path;
      if (!path.empty())
        goal = (fs::path(document.path).parent_path() / path).lexically_normal().generic_string();
      if (!goal.empty() && goal.back() == '/') goal.pop_back();
      const auto file = std::find_if(tree.begin(), tree.end(),
                                     [&goal](const SourceFile& f) { return f.path == goal; });
      const bool folder = std::any_of(tree.begin(), tree.end(), [&goal](const SourceFile& f) {
        return goal == "." || f.path.rfind(goal + "/", 0) == 0;
      });
      if (path.rfind('/', 0) == 0 || (file == tree.end() && !folder)) {
        slips.push_back(Slip(document.path, i + 1, "leads nowhere: " + target));
        continue;
      }
      if (hash == target.size()) continue;
      const std::string anchor = target.substr(hash + 1);
      if (file == tree.end() ||
          (!NamesALine(*file, anchor) && Anchors(file->text).count(anchor) == 0)) {
        slips.push_back(Slip(document.path, i + 1, "names no heading: " + target));
      }
    }
  }
  return slips;
}

}  // namespace hotstone::house
