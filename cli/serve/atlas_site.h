// What `hotstone serve` answers to a request, without a socket: the files of an atlas, and the values of
// stored tables.
//
//   /                the first page; every other file of the atlas under its name
//   /api/tables      the tables that there are
//   /api/value?...   a situation (stored_values.h)
//
// Anybody on the machine, and any page that a browser of this machine has open, can send a request, so
// nothing in one is trusted. Only paths that the atlas's list names are files here, held in memory since the
// start: a path is compared, never opened, and cannot lead out. A server of this machine alone answers those
// requests alone that were sent to it by such a name, so that no name of a stranger's can be made to mean
// this machine (DNS rebinding). All else is an error in JSON that says what would be right: 400 not
// understood, 403 another host's name, 404 not there, 405 another method than GET and HEAD, 413 a request
// with a body, 414 an address that is too long, 500 a damaged table.
#ifndef HOTSTONE_CLI_SERVE_ATLAS_SITE_H_
#define HOTSTONE_CLI_SERVE_ATLAS_SITE_H_

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/values/stored_values.h"

namespace hotstone::cli {

struct WebRequest {
  std::string method;
  std::string target;               // as it stands in the request
  std::optional<std::string> host;  // the Host header
  bool has_body = false;
};

struct WebAnswer {
  int status = 200;
  std::string type;
  std::string body;
};

// What goes with every answer: scripts, styles and pictures from here alone, compiled WebAssembly among
// them, no guessing of types, no frame of others, no name of the page for others.
const std::vector<std::pair<std::string, std::string>>& WebHeaders();

// An error as JSON: schema, error, status.
WebAnswer WebError(int status, const std::string& what);

class AtlasSite {
 public:
  static constexpr size_t kMostTarget = 4096;

  // Reads the files that the list of the atlas names. InvalidArgument if the folder holds no atlas, or a
  // file of it is not there, is no ordinary file, lies elsewhere by a link, or is larger than any of an
  // atlas.
  static absl::StatusOr<AtlasSite> Read(const std::string& folder, answers::StoredValues values);

  // Only requests to these names of this machine are answered; to any name if there are none.
  void AnswerOnlyTo(std::vector<std::string> hosts) { hosts_ = std::move(hosts); }

  // May be called from several threads.
  WebAnswer Answer(const WebRequest& request) const;

  size_t files() const { return files_.size(); }

 private:
  explicit AtlasSite(answers::StoredValues values) : values_(std::move(values)) {}
  WebAnswer Api(const std::string& path, const std::map<std::string, std::string>& question) const;

  std::map<std::string, std::string> files_;  // by their names, without a slash in front
  std::vector<std::string> hosts_;
  answers::StoredValues values_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_ATLAS_SITE_H_
