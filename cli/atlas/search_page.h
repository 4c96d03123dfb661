// The atlas page that finds positions, clauses, claims and pages by a word.
#ifndef HOTSTONE_CLI_ATLAS_SEARCH_PAGE_H_
#define HOTSTONE_CLI_ATLAS_SEARCH_PAGE_H_

#include "absl/status/status.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// search.html and search-index.js, of all pages that the site has so far.
absl::Status AddSearchPage(Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_SEARCH_PAGE_H_
