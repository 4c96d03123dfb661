#include "cli/solve/solve_options.h"

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/whole_file.h"

namespace hotstone::cli {
namespace {

std::filesystem::path PlainPath(const std::string& path) {
  std::error_code error;
  const std::filesystem::path plain = std::filesystem::weakly_canonical(path, error);
  return error ? std::filesystem::path(path) : plain;
}

// Output must not overwrite input, nor two outputs each other.
absl::Status CheckPathsDiffer(const SolveOptions& options) {
  const std::vector<std::pair<const char*, std::string>> paths = {
      {"--out", options.out},
      {"--checkpoint", options.checkpoint},
      {"--table", options.guide.table},
      {"--plane", options.guide.plane}};
  for (size_t i = 0; i < paths.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (paths[i].second.empty() || paths[j].second.empty()) continue;
      if (PlainPath(paths[i].second) != PlainPath(paths[j].second)) continue;
      return absl::InvalidArgumentError(
          absl::StrCat("solve: ", paths[j].first, " and ", paths[i].first, " both name the file ",
                       paths[i].second, "; give two different files"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckSolveOptions(const SolveOptions& options, const SolveOptionsGiven& given) {
  const bool stored = !options.guide.table.empty() || !options.guide.plane.empty();
  if (given.by && stored) {
    return absl::InvalidArgumentError(
        "solve: --by cannot be combined with --table or --plane, which already tell what can be "
        "forced");
  }
  if (given.plies && (stored || options.guide.by != "search")) {
    return absl::InvalidArgumentError("solve: --plies requires --by search");
  }
  if (options.held && options.every_end) {
    return absl::InvalidArgumentError(
        "solve: --held cannot be combined with --every-end: one ends lines early, the other "
        "follows them");
  }
  if (options.held && options.rules != "basic-ko") {
    return absl::InvalidArgumentError("solve: --held requires --rules basic-ko");
  }
  RETURN_IF_ERROR(CheckPathsDiffer(options));
  if (options.checkpoint.empty()) {
    if (given.checkpoint_every) {
      return absl::InvalidArgumentError("solve: --checkpoint-every needs --checkpoint FILE");
    }
    if (!options.resume) return absl::OkStatus();
    return absl::InvalidArgumentError("solve: --resume needs --checkpoint FILE");
  }
  if (IsThere(options.checkpoint) == options.resume) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      options.checkpoint, options.resume
                              ? ": no checkpoint found; omit --resume to start a new search"
                              : ": holds the checkpoint of an earlier search; continue it with "
                                "--resume, or remove it"));
}

}  // namespace hotstone::cli
