// A static site in the making: pages in one frame, files beside them, written into a folder.
//
// The frame, the style and the scripts are files of atlas/ that the build puts into the program. Pages work
// from file://, so scripts are plain ones, one behind the other, and what a script needs of data comes as a
// script as well: atlasData("name", ...). Nothing of a page is loaded from elsewhere.
#ifndef HOTSTONE_CLI_ATLAS_SITE_H_
#define HOTSTONE_CLI_ATLAS_SITE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::cli {

// The text with & < > and " as HTML has them.
std::string HtmlText(std::string_view text);

// JSON as it may stand within a script of a page: no `<`, which could end the script.
std::string JsonInScript(const std::string& json);

// A text as JSON, and the script that hands it to the page: atlasData("name", "text").
std::string DataScript(std::string_view name, std::string_view text);

std::string Base64(std::string_view bytes);

struct Page {
  std::string path;                  // below the site's folder, with '/'
  std::string title;                 // text
  std::string body;                  // HTML
  std::vector<std::string> scripts;  // below the site's folder, in their order
};

class Site {
 public:
  // Makes the folder. InvalidArgument if something lies there that is no empty folder and no atlas: a folder
  // is an atlas if it has the list that Finish writes.
  static absl::StatusOr<Site> Create(const std::string& folder);

  // The files that the list of an atlas names, the list among them. Errors of ReadWholeFile, or
  // InvalidArgument.
  static absl::StatusOr<std::vector<std::string>> ReadList(const std::string& folder);

  absl::Status Add(const std::string& path, const std::string& text);
  absl::Status AddPage(const Page& page);
  // A file of atlas/ under its own name.
  absl::Status AddEmbedded(const std::string& name);

  // Takes away what the older atlas listed and this one has not, and nothing else; then writes the last file,
  // the list of this one. A folder with it may be written over.
  absl::Status Finish();

  size_t files() const { return files_.size(); }
  uint64_t bytes() const { return bytes_; }

 private:
  Site(std::string folder, std::vector<std::string> older)
      : folder_(std::move(folder)), older_(std::move(older)) {}

  std::string folder_;
  std::vector<std::string> older_;  // the files of the atlas that is written over
  std::vector<std::string> files_;
  uint64_t bytes_ = 0;
};

// The text of a file of atlas/.
std::string_view EmbeddedText(std::string_view name);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_SITE_H_
