// The atlas page that judges positions and records by the law itself, in WebAssembly.
#ifndef HOTSTONE_CLI_ATLAS_JUDGE_PAGE_H_
#define HOTSTONE_CLI_ATLAS_JUDGE_PAGE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// judge.html, with the law from this file; without the file, which is then added to `missing`, the
// page says so. InvalidArgument if the file is not WebAssembly. `law` comes from ReadWholeFile.
absl::Status AddJudge(const std::string& path, const absl::StatusOr<std::string>& law,
                      std::vector<std::string>& missing, Site& site);

// The scripts of a board that is judged; the law itself is loaded when it is needed.
std::vector<std::string> JudgeScripts();

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_JUDGE_PAGE_H_
