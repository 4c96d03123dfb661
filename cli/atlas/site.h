// A static site under construction: pages in a common frame, and other files, written into a
// folder.
//
// The frame, the style and the scripts are files of atlas/ that the build embeds in the program.
// Pages work from file://, so scripts are plain and run in order, and the data for a script comes
// as another script: atlasData("name", ...). Pages load nothing from other sites.
#ifndef HOTSTONE_CLI_ATLAS_SITE_H_
#define HOTSTONE_CLI_ATLAS_SITE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::cli {

// The text with & < > and " escaped for HTML.
std::string HtmlText(std::string_view text);

// JSON that is safe within a script of a page: no `<`, which could end the script.
std::string JsonInScript(const std::string& json);

// A script that passes a text to the page as JSON: atlasData("name", "text").
std::string DataScript(std::string_view name, std::string_view text);

std::string Base64(std::string_view bytes);

struct Page {
  std::string path;                  // below the site's folder, with '/'
  std::string title;                 // text
  std::string body;                  // HTML
  std::vector<std::string> scripts;  // below the site's folder, in order
  std::string about = {};            // text: a sentence for searches and previews
};

// What the page of searches finds, as texts.
struct SearchEntry {
  std::string kind;  // "position", "clause", ...; empty for a page of its own
  std::string title;
  std::string address;  // below the site's folder
  std::string words;
};

class Site {
 public:
  // Creates the folder. InvalidArgument if the path exists and is neither an empty folder nor an
  // atlas: a folder is an atlas if it has the list that Finish writes.
  static absl::StatusOr<Site> Create(const std::string& folder);

  // The files in the list of an atlas, including the list itself. Errors of ReadWholeFile, or
  // InvalidArgument.
  static absl::StatusOr<std::vector<std::string>> ReadList(const std::string& folder);

  // Whether the pages may link to the law in WebAssembly: between {{law}} and {{/law}} they have
  // what only makes sense with it. Not until this is called.
  void SetLaw(bool there) { law_ = there; }
  // The address of the site; previews need that of their picture in full.
  void SetBase(std::string base) {
    base_ = std::move(base);
    if (!base_.empty() && base_.back() != '/') base_ += '/';
  }

  absl::Status Add(const std::string& path, const std::string& text);
  // Also something to be found.
  absl::Status AddPage(const Page& page);
  void AddSearch(SearchEntry entry) { entries_.push_back(std::move(entry)); }
  const std::vector<SearchEntry>& search_entries() const { return entries_; }
  // Adds a file of atlas/ under its own name.
  absl::Status AddEmbedded(const std::string& name);

  // Removes only files that the older atlas listed and this one does not; then writes the last
  // file, the list of this atlas. A folder with that list may be overwritten.
  absl::Status Finish();

  size_t files() const { return files_.size(); }
  uint64_t bytes() const { return bytes_; }

 private:
  Site(std::string folder, std::vector<std::string> older)
      : folder_(std::move(folder)), older_(std::move(older)) {}

  std::string folder_;
  std::vector<std::string> older_;  // files of the atlas being overwritten
  std::vector<std::string> files_;
  std::vector<SearchEntry> entries_;
  std::string base_;
  bool law_ = false;
  uint64_t bytes_ = 0;
};

// The words of a name such as "h4-triple-ko": "Triple ko (H4)". Parts with a digit that come first
// are the number of a picture.
std::string TitleOf(std::string_view name);

// The text of a file of atlas/.
std::string_view EmbeddedText(std::string_view name);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_SITE_H_
