#include "tests/house/test_tree_rules.h"

#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "tests/house/floors.h"

namespace hotstone::house {
namespace {

const std::string kMutants = "tests/mutants/";

// The file that a patch changes; empty if the patch does not name it.
std::string MutatedFile(const std::string& text) {
  const std::string mark = "--- a/";
  for (const std::string& line : Lines(text)) {
    if (!line.starts_with(mark)) continue;
    return line.substr(mark.size(), line.find_first_of("\t ", mark.size()) - mark.size());
  }
  return "";
}

}  // namespace

bool IsMutant(const std::string& path) {
  return path.starts_with(kMutants) && path.ends_with(".patch");
}

std::vector<std::string> MutantSlips(const SourceFile& file) {
  if (!IsMutant(file.path)) return {};
  const std::string mutated = MutatedFile(file.text);
  if (mutated.empty()) return {Slip(file.path, 1, "has no line \"--- a/FILE\"")};
  const std::string folder = kMutants + FolderOf(mutated);
  if (FolderOf(file.path) == folder) return {};
  return {Slip(file.path, 1, absl::StrCat("belongs in ", folder, "/: run tests/mutants/place"))};
}

std::vector<std::string> FullFolderSlips(const std::vector<SourceFile>& tree) {
  std::map<std::string, std::set<std::string>> entries;
  for (const SourceFile& file : tree) {
    for (std::string path = file.path; path.starts_with("tests/"); path = FolderOf(path)) {
      entries[FolderOf(path)].insert(path);
    }
  }
  std::vector<std::string> slips;
  for (const auto& [folder, inside] : entries) {
    if (inside.size() <= kMaxEntries) continue;
    slips.push_back(
        absl::StrCat(folder, "/ has ", inside.size(), " entries, of at most ", kMaxEntries));
  }
  return slips;
}

}  // namespace hotstone::house
