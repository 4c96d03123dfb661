#include "tests/differential/model_run.h"

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "tests/differential/model_murphi.h"
#include "tests/differential/model_promela.h"

namespace hotstone::models {
namespace {

// A temporary folder, deleted with the object.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "hotstone-model-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  bool ok() const { return !path_.empty(); }

  absl::Status Write(const std::string& name, const std::string& text) const {
    std::ofstream out(path_ + "/" + name);
    out << text;
    out.close();
    if (!out) return absl::InternalError(absl::StrCat("cannot write ", path_, "/", name));
    return absl::OkStatus();
  }

  // The command's output, run by the shell in this folder; an error if its exit status is not 0.
  absl::StatusOr<std::string> Run(const std::string& command) const {
    const std::string line = absl::StrCat("cd '", path_, "' && { ", command, "; } 2>&1");
    FILE* pipe = popen(line.c_str(), "r");
    if (pipe == nullptr) return absl::InternalError(absl::StrCat("cannot start: ", command));
    std::string output;
    std::array<char, 4096> buffer;
    for (size_t n; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
      output.append(buffer.data(), n);
    const int status = pclose(pipe);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
      return absl::InternalError(
          absl::StrCat("`", command, "` failed with status ", status, ":\n", output));
    }
    return output;
  }

 private:
  std::string path_;
};

absl::Status RequireTool(const ScratchFolder& folder, const std::string& tool) {
  if (!folder.ok()) return absl::InternalError("cannot make a folder for temporary files");
  if (folder.Run(absl::StrCat("command -v ", tool)).ok()) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("`", tool, "` is not installed; scripts/setup testing installs it"));
}

// The number in the pattern's only group; an error if it does not match.
absl::StatusOr<uint64_t> NumberIn(const std::string& output, const char* pattern) {
  std::smatch match;
  if (!std::regex_search(output, match, std::regex(pattern))) {
    return absl::InternalError(absl::StrCat("no `", pattern, "` in this output:\n", output));
  }
  return std::stoull(match[1]);
}

absl::Status RequireComplete(const std::string& output) {
  for (const char* sign : {"Search not completed", "max search depth too small", "out of memory"}) {
    if (output.find(sign) != std::string::npos) {
      return absl::InternalError(absl::StrCat("the search did not go through:\n", output));
    }
  }
  return absl::OkStatus();
}

// Searching a small graph takes less time than optimising the checker. The size up to which that
// holds differs between the checkers.
std::string PanOptimisation(const spec::BoardSize& size) {
  return size.points() <= 9 ? "-O0" : "-O2";
}
std::string RumurOptimisation(const spec::BoardSize& size) {
  return size.points() <= 6 ? "-O1" : "-O3";
}

// Writes game.pml and builds the checker `pan` from it.
absl::Status MakePan(const ScratchFolder& folder, const ModelRequest& request,
                     const std::string& compile_options) {
  for (const char* tool : {"spin", "gcc"}) {
    if (absl::Status status = RequireTool(folder, tool); !status.ok()) return status;
  }
  const auto model = PromelaModel(request);
  if (!model.ok()) return model.status();
  if (absl::Status status = folder.Write("game.pml", *model); !status.ok()) return status;
  return folder
      .Run(absl::StrCat("spin -a game.pml && gcc ", PanOptimisation(request.size),
                        " -w -DNOREDUCE ", compile_options, " -o pan pan.c"))
      .status();
}

struct SpinCount {
  uint64_t states = 0;
  uint64_t transitions = 0;
  uint64_t depth = 0;
};

// The figures of one breadth-first search.
absl::StatusOr<SpinCount> ReadSpinCount(const std::string& output) {
  if (absl::Status status = RequireComplete(output); !status.ok()) return status;
  const auto states = NumberIn(output, "([0-9]+) states, stored");
  const auto transitions = NumberIn(output, "([0-9]+) transitions \\(= stored\\+matched\\)");
  const auto depth = NumberIn(output, "depth reached ([0-9]+), errors: 0");
  for (const auto* figure : {&states, &transitions, &depth}) {
    if (!figure->ok()) return figure->status();
  }
  return SpinCount{*states, *transitions - 1, *depth};
}

std::optional<spec::Point> MoveOf(const std::string& word, const spec::BoardSize& size) {
  if (word == "pass") return std::nullopt;
  return size.At(std::stoi(word));
}

}  // namespace

absl::StatusOr<Figures> RunSpin(const ModelRequest& request) {
  const ScratchFolder folder;
  if (absl::Status status = MakePan(folder, request, "-DBFS -DSAFETY"); !status.ok()) return status;
  std::array<SpinCount, 3> counts;
  const std::array<const char*, 3> probes = {"none", "finished", "ban"};
  for (size_t i = 0; i < probes.size(); ++i) {
    const auto output = folder.Run(absl::StrCat("PROBE=", probes[i], " ./pan -w18"));
    if (!output.ok()) return output.status();
    const auto count = ReadSpinCount(*output);
    if (!count.ok()) return count.status();
    counts[i] = *count;
  }
  const auto& [plain, finished, with_ban] = counts;
  if (finished.states != plain.states || with_ban.states != plain.states) {
    return absl::InternalError("a probe changed the number of states");
  }
  return Figures{plain.states, plain.transitions, finished.transitions - plain.transitions,
                 with_ban.transitions - plain.transitions, static_cast<int>(plain.depth)};
}

absl::StatusOr<Figures> RunRumur(const ModelRequest& request) {
  const ScratchFolder folder;
  for (const char* tool : {"rumur", "gcc"}) {
    if (absl::Status status = RequireTool(folder, tool); !status.ok()) return status;
  }
  const auto model = MurphiModel(request);
  if (!model.ok()) return model.status();
  if (absl::Status status = folder.Write("game.m", *model); !status.ok()) return status;
  const auto output = folder.Run(absl::StrCat(
      "rumur --quiet --deadlock-detection off --symmetry-reduction off --colour off --threads 1 "
      "--output game.c game.m && gcc -std=c11 ",
      RumurOptimisation(request.size),
      " -march=native -w -mcx16 -o game game.c -lpthread && ./game"));
  if (!output.ok()) return output.status();
  if (output->find("No error found.") == std::string::npos) {
    return absl::InternalError(absl::StrCat("the search did not go through:\n", *output));
  }
  const auto states = NumberIn(*output, "([0-9]+) states, [0-9]+ rules fired");
  const auto fired = NumberIn(*output, "[0-9]+ states, ([0-9]+) rules fired");
  const auto finished = NumberIn(*output, "cover \"finished\" hit ([0-9]+) times");
  const auto without_ban = NumberIn(*output, "cover \"without a ban\" hit ([0-9]+) times");
  for (const auto* figure : {&states, &fired, &finished, &without_ban}) {
    if (!figure->ok()) return figure->status();
  }
  return Figures{*states, *fired, *finished, *states - *without_ban, std::nullopt};
}

absl::StatusOr<std::optional<EndlessPlay>> SearchEndlessPlay(const ModelRequest& request) {
  const ScratchFolder folder;
  if (absl::Status status = MakePan(folder, request, "-DNOSTUTTER"); !status.ok()) return status;
  const auto output = folder.Run("PROBE=none ./pan -w18 -a -m2000000");
  if (!output.ok()) return output.status();
  if (output->find("acceptance cycle (at depth") == std::string::npos) {
    if (absl::Status status = RequireComplete(*output); !status.ok()) return status;
    if (const auto none = NumberIn(*output, "errors: (0)"); !none.ok()) return none.status();
    return std::optional<EndlessPlay>();
  }
  const auto trail = folder.Run("spin -t game.pml");
  if (!trail.ok()) return trail.status();
  EndlessPlay play;
  bool in_cycle = false;
  std::istringstream lines(*trail);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (line.find("<<<<<START OF CYCLE>>>>>") != std::string::npos) in_cycle = true;
    if (!std::regex_search(line, match, std::regex("^ *move ([0-9]+|pass)$"))) continue;
    (in_cycle ? play.cycle : play.stem).push_back(MoveOf(match[1], request.size));
  }
  if (play.cycle.empty())
    return absl::InternalError(absl::StrCat("no cycle in this trail:\n", *trail));
  return std::optional<EndlessPlay>(play);
}

absl::StatusOr<std::string> SpinVersion() {
  const ScratchFolder folder;
  if (absl::Status status = RequireTool(folder, "spin"); !status.ok()) return status;
  return folder.Run("spin -V");
}

absl::StatusOr<std::string> RumurVersion() {
  const ScratchFolder folder;
  if (absl::Status status = RequireTool(folder, "rumur"); !status.ok()) return status;
  return folder.Run("rumur --version");
}

}  // namespace hotstone::models
