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
  const std::vector<std::pair<const char*, std::string>> paths = {{"--out", options.out},
                                                                  {"--checkpoint", options.checkpoint},
                                                                  {"--table", options.guide.table},
                                                                  {"--plane", options.guide.plane}};
  for (size_t i = 0; i < paths.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (paths[i].second.empty() || paths[j].second.empty()) continue;
      if (PlainPath(paths[i].second) != PlainPath(paths[j].second)) continue;
      return absl::InvalidArgumentError(absl::StrCat("solve: ", paths[j].first, " and ", paths[i].first,
                                                     " name one file, ", paths[i].second, "; give two"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckSolveOptions(const SolveOptions& options, const SolveOptionsGiven& given) {
  const bool stored = !options.guide.table.empty() || !options.guide.plane.empty();
  if (given.by && stored) {
    return absl::InvalidArgumentError(
        "solve: --by has no use with --table or --plane, from which it is known what can be forced");
  }
  if (given.plies && (stored || options.guide.by != "search")) {
    return absl::InvalidArgumentError("solve: --plies is for --by search");
  }
  if (options.held && options.every_end) {
    return absl::InvalidArgumentError("solve: --held ends lines early, --every-end follows them; give one");
  }
  if (options.held && options.rules != "basic-ko") {
    return absl::InvalidArgumentError("solve: a board is held under --rules basic-ko alone");
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
      options.checkpoint, options.resume ? ": there is no checkpoint; leave --resume out to begin"
                                         : ": the checkpoint of an earlier search is there; take it up with "
                                           "--resume, or remove it"));
}

}  // namespace hotstone::cli
