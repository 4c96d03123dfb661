#include "tests/house/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace hotstone::house {
namespace {

namespace fs = std::filesystem;

std::vector<SourceFile> ReadTree() {
  const fs::path root = HOTSTONE_SOURCE_DIR;
  std::vector<SourceFile> files;
  for (auto at = fs::recursive_directory_iterator(root); at != fs::recursive_directory_iterator();
       ++at) {
    const std::string name = at->path().filename().string();
    if (at->is_directory()) {
      const bool hidden = name[0] == '.' && name != ".ci";
      if (hidden || name.rfind("build", 0) == 0 || name == "seeds" || name == "__pycache__" ||
          name == "node_modules") {
        at.disable_recursion_pending();
      }
      continue;
    }
    if (!at->is_regular_file() || name == ".git") continue;  // .git is a file in a linked work tree
    std::ifstream in(at->path(), std::ios::binary);
    files.push_back({at->path().lexically_relative(root).generic_string(),
                     std::string(std::istreambuf_iterator<char>(in), {})});
  }
  std::sort(files.begin(), files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

}  // namespace

const std::vector<SourceFile>& SourceTree() {
  static const std::vector<SourceFile> files = ReadTree();
  return files;
}

bool IsCode(std::string_view path) {
  const auto ends_with = [path](std::string_view end) {
    return path.size() >= end.size() && path.substr(path.size() - end.size()) == end;
  };
  return ends_with(".h") || ends_with(".cc");
}

std::vector<std::string> Lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::set<std::string> Reached(const Arrows& arrows, const std::string& from) {
  std::set<std::string> reached;
  std::vector<std::string> open = {from};
  while (!open.empty()) {
    const auto found = arrows.find(open.back());
    open.pop_back();
    if (found == arrows.end()) continue;
    for (const std::string& next : found->second) {
      if (reached.insert(next).second) open.push_back(next);
    }
  }
  return reached;
}

std::string Slip(std::string_view path, size_t line, std::string_view what) {
  return std::string(path) + ":" + std::to_string(line) + ": " + std::string(what);
}

}  // namespace hotstone::house
