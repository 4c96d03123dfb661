// Atlas pages that show files of the project: captions, tables of results, conformance reports.
//
// Such a file is passed to the page unchanged, as a script (DataScript), and atlas/tables.js makes
// rows from it. Missing files are reported on the page and by the command.
#ifndef HOTSTONE_CLI_ATLAS_DATA_PAGES_H_
#define HOTSTONE_CLI_ATLAS_DATA_PAGES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// Captions, tables and reports, from files below `root`. Files that do not exist are added to
// `missing`.
absl::Status AddTables(const std::string& root, std::vector<std::string>& missing, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_DATA_PAGES_H_
