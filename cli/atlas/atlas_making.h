// Builds the whole atlas from the files of the project: for `hotstone atlas`, and for `hotstone
// serve`, which shows it.
#ifndef HOTSTONE_CLI_ATLAS_ATLAS_MAKING_H_
#define HOTSTONE_CLI_ATLAS_ATLAS_MAKING_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "cli/atlas/caption_pages.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// What --data is, for help.
inline constexpr char kDataWords[] =
    "project folder, which contains corpus/ and docs/; default: the current folder or, if it is "
    "none, what is installed with the program";

struct AtlasPlan {
  std::string out;
  // The project's folder, containing corpus/ and docs/. Empty: the current one or, if it is not
  // that, what is installed with the program.
  std::string data;
  std::string law;  // law.wasm; empty: packages/npm/hotstone-law/law.wasm below `data`
  std::vector<std::string> boards = {"1x1", "2x1", "3x1", "4x1", "5x1",
                                     "2x2", "3x2", "4x2", "3x3", "4x3"};
  std::vector<std::string> books;  // folders of hotstone book, besides those of docs/results
  std::string base;                // where the site will be, for previews of its links
  CaptionLimits captions;
};

// Writes the site; files that were not found are listed in `missing`. Errors of Site::Create and of
// the readers of mandatory files; InvalidArgument for boards of more than 12 points, before
// anything is written; Cancelled if `progress` says stop.
absl::StatusOr<Site> MakeAtlas(const AtlasPlan& plan, Progress& progress,
                               std::vector<std::string>& missing);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_ATLAS_MAKING_H_
