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
  static const std::vector<Floor> floors = {
      // Other programs, files, progress: nothing of Go.
      {"base", {""},
       {"base"}, {"absl", "sys"}, false},
      // The law.
      {"spec", {"board", "ko", "rules", "counting", "ko_race", "tournament", "clauses"},
       {"base", "spec"}, {"absl"}, true},
      {"formats", {"", "sgf", "case", "tournament"},
       {"base", "spec", "formats"}, {"absl", "nlohmann"}, false},
      // The checker shares nothing with what it checks.
      {"certify", {"drat", "positions", "robust", "solution", ""},
       {"base", "spec", "certify"}, {"absl"}, true},
      {"enumerate", {"rules", "index", "lanes", "numbers", "graph", "values", "robust", "history", "decided", "planes", "cycles", "difference", "tournament"},
       {"base", "spec", "certify", "enumerate"}, {"absl", "boost", "hwy", "sys"}, false},
      // Proofs for boards too large to enumerate.
      {"search", {"plays", "strategy", "captions", "decide", "solution"},
       {"base", "spec", "certify", "enumerate", "search"}, {"absl"}, false},
      {"claims", {"", "demands"},
       {"base", "spec", "certify", "enumerate", "search", "claims"}, {"absl"}, false},
      {"tables", {""},
       {"base", "spec", "certify", "enumerate", "tables"}, {"absl", "nlohmann", "openssl", "sys"}, false},
      {"distribute", {""},
       {"base", "spec", "certify", "enumerate", "distribute"}, {"absl"}, false},
      {"solver", {"query", "rules", "plays", "all_boards", "cycles", "ko_race", "ko_classes", "conflicts", "tournament", ""},
       {"base", "spec", "certify", "enumerate", "solver"}, {"absl"}, false},
      {"conformance", {"judge", "seeded", "ask", "play", "corpus"},
       {"base", "spec", "formats", "certify", "enumerate", "conformance"}, {"absl", "nlohmann", "openssl"},
       false},
      // Every question, and what its answer says.
      {"answers",
       {"shown", "asked", "runs", "kos", "verdicts", "numbers", "cycles", "difference", "captions", "proofs", "solve",
        "values", "records", "conformance"},
       whole_house, {"absl"}, false},
      // The doors. Commands:
      {"cli",
       {"terminal", "kos", "verify", "numbers", "values", "difference", "cycles", "records", "prove",
        "conformance", "captions", "conflicts", "solve", "tournament", "left_out", "ranks", "atlas", "serve", ""},
       with(whole_house, "cli"), {"absl", "CLI", "arpa", "sys"}, false},
      // The law for another machine: the referee behind exported functions, and what that machine's libraries lack.
      {"wasm", {"stand_in", "stand_in/absl/status", "stand_in/absl/strings", ""},
       {"base", "spec", "formats", "conformance", "wasm"}, {}, false},
      // Python.
      {"python", {""},
       with(whole_house, "python"), {"absl", "pybind11"}, false},
      {"tests", {},
       with(with(with(whole_house, "cli"), "wasm"), "tests"),
       {"absl", "arpa", "boost", "gtest", "gmock", "hwy", "nlohmann", "sys"}, false},
      // Programs of others, which have the library installed.
      {"examples", {""},
       whole_house, {}, true},
      {"bench", {},
       with(with(whole_house, "cli"), "bench"), {"absl", "boost", "benchmark", "hwy"}, false},
  };
  return floors;
}
// clang-format on

}  // namespace

const std::vector<Floor>& Floors() { return Table(); }

const Floor* FloorOf(std::string_view path) {
  const size_t slash = path.find('/');
  if (slash == std::string_view::npos) return nullptr;
  const auto floor = std::find_if(Floors().begin(), Floors().end(),
                                  [&](const Floor& f) { return f.name == path.substr(0, slash); });
  return floor == Floors().end() ? nullptr : &*floor;
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
