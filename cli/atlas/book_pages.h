// The atlas pages of opening books: a page for each folder that `hotstone book` wrote, with its
// situations, values and best moves, and copies of its record and certificates.
#ifndef HOTSTONE_CLI_ATLAS_BOOK_PAGES_H_
#define HOTSTONE_CLI_ATLAS_BOOK_PAGES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

// A book as the atlas shows it, under the name of its folder.
struct BookPage {
  std::string name;
  std::string json;
  std::vector<std::pair<std::string, std::string>> files;  // names and bytes
};

// The name of a book's folder, the last part of its path.
std::string BookName(const std::string& folder);

// Reads the folders. InvalidArgument for one without a book, for two of one name, and for a
// certificate that the checker refuses; errors of ReadWholeFile.
absl::StatusOr<std::vector<BookPage>> ReadBooks(const std::vector<std::string>& folders);

// book-NAME.html and the files beside it.
absl::Status AddBooks(const std::vector<BookPage>& books, Site& site);

// HTML for index.html: links to the pages; empty without books.
std::string BookLinks(const std::vector<BookPage>& books);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_BOOK_PAGES_H_
