#include "tests/house/floors.h"

#include <algorithm>

namespace hotstone::house {
namespace {

// clang-format off
const std::vector<Floor>& Table() {
  static const std::set<std::string> whole_house = {
      "base",   "spec",       "formats", "certify",     "enumerate", "search", "claims",
      "tables", "distribute", "solver",  "conformance", "answers"};
  static const auto with = [](std::set<std::string> floors, const std::string& one) {
    floors.insert(one);
    return floors;
  };
  // With the doors and the annex.
  static const auto all_and = [](const std::string& one) {
    std::set<std::string> floors = with(with(with(whole_house, "cli/terminal"), "cli"), one);
    for (const char* wing : {"law", "formats", "courses", "proofs", "commands"}) {
      floors.insert(std::string("tournament/") + wing);
    }
    return floors;
  };
  static const std::vector<Floor> floors = {
      // Other programs, files, progress: independent of Go.
      {"base", {""},
       {"base"}, {"absl", "sys"}, false},
      // The law.
      {"spec", {"words", "board", "cycles", "fates", "ko", "rules", "counting", "ko_race",
        "clauses", "captions"},
       {"base", "spec"}, {"absl"}, true},
      {"formats", {"", "sgf", "case"},
       {"base", "spec", "formats"}, {"absl", "nlohmann"}, false},
      // The checker shares nothing with the code it checks.
      {"certify", {"drat", "positions", "solution", "", "endless", "fates", "area", "kinds"},
       {"base", "spec", "certify"}, {"absl"}, true},
      {"enumerate", {"rules", "index", "sweeps", "lanes", "numbers", "graph", "values", "robust",
        "decided", "planes", "fates", "circle", "cycles", "difference"},
       {"base", "spec", "certify", "enumerate"}, {"absl", "boost", "hwy", "sys"}, false},
      // Goal-directed: proves one thing, and visits only what it needs.
      {"search",
       {"proof_numbers", "history", "cycles", "values", "plays", "strategy", "decide", "solution",
        "deepening"},
       {"base", "spec", "certify", "enumerate", "search"}, {"absl"}, false},
      {"claims", {"plays", "", "demands", "promise"},
       {"base", "spec", "certify", "enumerate", "search", "claims"}, {"absl"}, false},
      {"tables", {"", "fates", "superko"},
       {"base", "spec", "certify", "enumerate", "tables"},
       {"absl", "nlohmann", "openssl", "sys"}, false},
      {"distribute", {""},
       {"base", "spec", "certify", "enumerate", "distribute"}, {"absl"}, false},
      {"solver", {"query", "rules", "plays", "all_boards", "cycles", "ko_race", "ko_classes",
        "conflicts", "circle", ""},
       {"base", "spec", "certify", "enumerate", "solver"}, {"absl"}, false},
      {"conformance", {"judge", "seeded", "ask", "play", "corpus", "trial"},
       {"base", "spec", "formats", "certify", "enumerate", "conformance"},
       {"absl", "nlohmann", "openssl"}, false},
      // Every question, and the content of its answer.
      {"answers",
       {"shown", "asked", "runs", "kos", "verdicts", "numbers", "cycles", "difference", "captions",
        "proofs", "solve", "values", "book", "life", "superko", "records", "conformance"},
       whole_house, {"absl"}, false},
      // The terminal interface, independent of the commands.
      {"cli/terminal", {""},
       {"base", "spec", "formats", "certify", "enumerate", "answers", "cli/terminal"},
       {"absl", "CLI", "sys"}, false},
      // The annex has the same floors inside; its law, its courses and its proofs share no rule
      // code.
      {"tournament/law", {""},
       {"base", "spec", "tournament/law"}, {"absl"}, true},
      {"tournament/formats", {""},
       {"base", "spec", "formats", "tournament/law", "tournament/formats"},
       {"absl", "nlohmann"}, false},
      {"tournament/courses", {""},
       {"base", "spec", "tournament/law", "tournament/courses"}, {"absl"}, false},
      {"tournament/proofs", {""},
       {"base", "spec", "certify", "solver", "tournament/law", "tournament/proofs"},
       {"absl"}, false},
      {"tournament/commands", {""},
       {"base", "spec", "formats", "answers", "cli/terminal", "tournament/law",
        "tournament/formats", "tournament/courses", "tournament/commands"},
       {"absl"}, false},
      {"cli",
       {"kos", "verify", "numbers", "values", "difference", "cycles", "records", "prove",
        "conformance", "captions", "conflicts", "solve", "left_out", "ranks", "atlas", "serve", ""},
       all_and("cli"), {"absl", "CLI", "arpa", "sys"}, false},
      // The law for WebAssembly: the referee and the kos behind exported functions, and stand-ins
      // for libraries missing there.
      {"wasm", {"stand_in", "stand_in/absl/status", "stand_in/absl/strings", ""},
       {"base", "spec", "formats", "conformance", "answers", "wasm"}, {"absl"}, false},
      // Python.
      {"python", {""},
       with(whole_house, "python"), {"absl", "pybind11"}, false},
      {"tests", {},
       with(all_and("wasm"), "tests"),
       {"absl", "arpa", "boost", "gtest", "gmock", "hwy", "nlohmann", "sys"}, false},
      // Other people's programs, which use the installed library.
      {"examples", {""},
       whole_house, {}, true},
      {"bench", {},
       all_and("bench"), {"absl", "boost", "benchmark", "hwy"}, false},
  };
  return floors;
}
// clang-format on

}  // namespace

const std::vector<Floor>& Floors() { return Table(); }

const Floor* FloorOf(std::string_view path) {
  const Floor* found = nullptr;
  for (const Floor& floor : Floors()) {
    const bool below = path.size() > floor.name.size() && path[floor.name.size()] == '/' &&
                       path.substr(0, floor.name.size()) == floor.name;
    if (below && (found == nullptr || floor.name.size() > found->name.size())) found = &floor;
  }
  return found;
}

std::string FolderOf(std::string_view path) {
  const size_t slash = path.rfind('/');
  return std::string(slash == std::string_view::npos ? "" : path.substr(0, slash));
}

std::optional<size_t> WingOf(const Floor& floor, std::string_view path) {
  const std::string folder = FolderOf(path);
  const std::string wing = folder == floor.name ? "" : folder.substr(floor.name.size() + 1);
  const auto place = std::find(floor.wings.begin(), floor.wings.end(), wing);
  if (place == floor.wings.end()) return std::nullopt;
  return static_cast<size_t>(place - floor.wings.begin());
}

}  // namespace hotstone::house
