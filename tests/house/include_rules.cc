#include "tests/house/include_rules.h"

#include <algorithm>
#include <set>

#include "tests/house/floors.h"

namespace hotstone::house {
namespace {

bool IsHashContainerOrThread(const std::string& target) {
  static const std::set<std::string> closed = {
      "unordered_map", "unordered_set", "thread",  "mutex", "shared_mutex", "atomic",
      "future",        "stop_token",    "barrier", "latch", "semaphore",    "condition_variable",
      "omp.h",         "pthread.h"};
  const auto starts_with = [&target](const std::string& start) {
    return target.rfind(start, 0) == 0;
  };
  return closed.count(target) > 0 || starts_with("absl/container/") || starts_with("absl/hash/") ||
         starts_with("absl/synchronization/");
}

std::string FirstPart(const std::string& path) {
  const size_t slash = path.find('/');
  return slash == std::string::npos ? "" : path.substr(0, slash);
}

bool IsHeader(const std::string& path) {
  return path.size() > 2 && path.substr(path.size() - 2) == ".h";
}

bool IsZ3(const std::string& target) { return target == "z3++.h" || target == "z3.h"; }

bool MaySeeZ3(const Floor& floor) {
  return floor.name == "solver" || floor.name == "tournament/proofs" || floor.name == "tests" ||
         floor.name == "bench";
}

bool LiesIn(const std::string& folder, const std::string& path) {
  return path.rfind(folder + "/", 0) == 0;
}

bool MaySeeAnnex(const std::string& path) {
  return LiesIn("tournament", path) || LiesIn("tests/tournament", path) ||
         LiesIn("tests/fuzz/tournament", path) || AnnexDoors().count(path) > 0;
}

// The includes of each file, by path.
Arrows IncludesOf(const std::vector<SourceFile>& tree) {
  Arrows includes;
  for (const SourceFile& file : tree) {
    if (!IsCode(file.path)) continue;
    for (const std::string& line : Lines(file.text)) {
      if (const std::string target = IncludeTarget(line); !target.empty())
        includes[file.path].insert(target);
    }
  }
  return includes;
}

// The wings of a floor as text, from the ground up.
std::string WingNames(const Floor& floor) {
  std::string names;
  for (const std::string& wing : floor.wings) {
    names += (names.empty() ? "" : ", ") + (wing.empty() ? "loose files" : wing);
  }
  return names;
}

// An include within a floor leads to the same wing or to one below it.
std::string WingObjection(const SourceFile& file, const Floor& floor, const std::string& target) {
  if (floor.wings.empty()) return "";
  const auto here = WingOf(floor, file.path);
  const auto there = WingOf(floor, target);
  if (!here.has_value()) return "";  // reported once, for the file itself
  if (!there.has_value())
    return "includes " + target + ", which stands in no wing of " + floor.name + "/";
  if (*there <= *here) return "";
  return FolderOf(file.path) + "/ lies below " + FolderOf(target) + "/ and must not include " +
         target;
}

// The objection to this include in this file; empty if there is none.
std::string Objection(const SourceFile& file, const Floor& floor, const std::string& target) {
  if (floor.plain && IsHashContainerOrThread(target)) {
    return floor.name + "/ does without hash containers and threads: " + target;
  }
  if (const Floor* const there = FloorOf(target); there != nullptr) {
    if (floor.sees.count(there->name) == 0) return floor.name + "/ must not include " + target;
    if (LiesIn("tournament", target) && !MaySeeAnnex(file.path)) {
      return "is no door of the annex and must not include " + target;
    }
    return there == &floor ? WingObjection(file, floor, target) : "";
  }
  if (IsZ3(target))
    return MaySeeZ3(floor) ? "" : "only solver/ and tournament/proofs/ see Z3: " + target;
  const std::string first = FirstPart(target);
  if (first.empty()) {
    // A standard library or system header; ours are named by their path from the root.
    const bool system = IsHeader(target);
    if (!system &&
        target.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789") == std::string::npos)
      return "";
    const bool sees_system = floor.name == "tests" || floor.name == "cli" ||
                             floor.name == "cli/terminal" || floor.name == "answers" ||
                             floor.name == "solver" || floor.name == "base" ||
                             floor.name == "conformance" || floor.name == "tables";
    if (target == "zstd.h") {
      return floor.name == "tables" && !IsHeader(file.path)
                 ? ""
                 : "zstd stays inside .cc files of tables/: " + target;
    }
    if (target == "mpi.h") {
      // The test counts the steps of MPI itself.
      const bool counts_steps = file.path == "tests/faults/mpi_step_library.cc";
      return counts_steps || (floor.name == "distribute" && !IsHeader(file.path))
                 ? ""
                 : "MPI stays inside .cc files of distribute/: " + target;
    }
    if (target == "httplib.h" && file.path != "cli/serve/http_server.cc") {
      return "only cli/serve/http_server.cc sees cpp-httplib: " + target;
    }
    if (system && sees_system && target.find(' ') == std::string::npos) return "";
    // Game records come in many character sets, which glibc converts.
    if (target == "iconv.h" && floor.name == "formats" && !IsHeader(file.path)) return "";
    // OpenGotha's tournament files are XML, which pugixml reads.
    if (target == "pugixml.hpp" && floor.name == "tournament/formats" && !IsHeader(file.path))
      return "";
    return floor.name + "/ must not include " + target;
  }
  if (floor.libraries.count(first) == 0) return floor.name + "/ must not include " + target;
  if (first == "CLI" && file.path != "cli/terminal/command_line.cc") {
    return "only cli/terminal/command_line.cc sees CLI11: " + target;
  }
  if (first == "nlohmann" && IsHeader(file.path))
    return "nlohmann-json stays inside .cc files: " + target;
  if (first == "openssl" && IsHeader(file.path)) return "OpenSSL stays inside .cc files: " + target;
  return "";
}

// Files for other people's source trees are on no floor, and must not include any of ours.
std::vector<std::string> SlipsAbroad(const SourceFile& file) {
  std::vector<std::string> slips;
  const std::vector<std::string> lines = Lines(file.text);
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string target = IncludeTarget(lines[i]);
    if (FloorOf(target) == nullptr && FirstPart(target) != "absl") continue;
    slips.push_back(Slip(file.path, i + 1, "is for other trees and must not include " + target));
  }
  return slips;
}

}  // namespace

std::string IncludeTarget(const std::string& line) {
  size_t at = line.find_first_not_of(" \t");
  if (at == std::string::npos || line[at] != '#') return "";
  at = line.find_first_not_of(" \t", at + 1);
  if (at == std::string::npos || line.compare(at, 7, "include") != 0) return "";
  const size_t begin = line.find_first_of("<\"", at);
  if (begin == std::string::npos)
    return line.substr(at);  // a macro names the file: refused below
                             // as unknown
  const size_t end = line.find_first_of(">\"", begin + 1);
  return line.substr(begin + 1, end == std::string::npos ? end : end - begin - 1);
}

std::vector<std::string> IncludeSlips(const SourceFile& file) {
  if (file.path.rfind("corpus/loaders/", 0) == 0) return SlipsAbroad(file);
  const Floor* const floor = FloorOf(file.path);
  if (floor == nullptr) return {Slip(file.path, 1, "stands on no floor")};
  std::vector<std::string> slips;
  if (!floor->wings.empty() && !WingOf(*floor, file.path).has_value()) {
    slips.push_back(Slip(
        file.path, 1, "stands in no wing of " + floor->name + "/, which has " + WingNames(*floor)));
  }
  const std::vector<std::string> lines = Lines(file.text);
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string target = IncludeTarget(lines[i]);
    if (target.empty()) continue;
    const std::string objection = Objection(file, *floor, target);
    if (!objection.empty()) slips.push_back(Slip(file.path, i + 1, objection));
  }
  return slips;
}

const std::set<std::string>& AnnexDoors() {
  static const std::set<std::string> doors = {
      "bench/standings_bench.cc",
      "cli/all_commands.cc",                // its commands
      "cli/left_out/left_out_commands.cc",  // and just their names
      "cli/prove/prove_command.cc",         // its obligations
      "tests/fuzz/texts_fuzz.cc",
  };
  return doors;
}

std::vector<std::string> Z3Slips(const std::vector<SourceFile>& tree) {
  Arrows includes = IncludesOf(tree);
  std::vector<std::string> slips;
  for (const SourceFile& file : tree) {
    if (const Floor* const floor = FloorOf(file.path); floor == nullptr || MaySeeZ3(*floor))
      continue;
    std::set<std::string> seen = Reached(includes, file.path);
    seen.insert(file.path);
    for (const std::string& path : seen) {
      for (const std::string& target : includes[path]) {
        if (IsZ3(target)) slips.push_back(Slip(file.path, 1, "sees Z3 through " + path));
      }
    }
  }
  return slips;
}

std::vector<std::string> SourcesThatSee(const std::vector<SourceFile>& tree,
                                        const std::string& header) {
  const Arrows includes = IncludesOf(tree);
  std::vector<std::string> sources;
  for (const SourceFile& file : tree) {
    if (!IsCode(file.path) || IsHeader(file.path)) continue;
    if (Reached(includes, file.path).contains(header)) sources.push_back(file.path);
  }
  return sources;
}

}  // namespace hotstone::house
