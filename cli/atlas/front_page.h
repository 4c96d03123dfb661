// The first page of the atlas, and the list of all pages.
#ifndef HOTSTONE_CLI_ATLAS_FRONT_PAGE_H_
#define HOTSTONE_CLI_ATLAS_FRONT_PAGE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "cli/atlas/book_pages.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// index.html and pages.html. `boards` have fates; `missing` files are named on the first page.
absl::Status AddFrontPages(const std::vector<std::string>& boards,
                           const std::vector<BookPage>& books,
                           const std::vector<std::string>& missing, bool has_law, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_FRONT_PAGE_H_
