// The atlas page about life and death by removal, and the board with which the atlas opens.
//
// The page shows the fates of all stones (fate_files.h) under basic-only, and lets its reader play
// them out.
#ifndef HOTSTONE_CLI_ATLAS_LIFE_PAGE_H_
#define HOTSTONE_CLI_ATLAS_LIFE_PAGE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "base/progress.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// A position that the page offers to open.
struct LifeExample {
  const char* name;
  const char* rows;   // as Position::FromText takes them
  const char* stone;  // the one to look at
  const char* fate;   // of this stone: a FateName
};
const std::vector<LifeExample>& LifeExamples();

// life.html and fates/*.js for these boards, whose files of values the page reads, too. Errors of
// FateFile.
absl::Status AddLife(const std::vector<std::string>& boards, Progress* progress, Site& site);

// HTML for the top of index.html, with the board of the first example if its size is among
// `boards`, and the scripts that it needs.
Page LifeOpening(const std::vector<std::string>& boards);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_LIFE_PAGE_H_
