// The answers of `hotstone serve` to requests, without a socket: the files of an atlas, and the
// values of stored tables.
//
//   /                the first page; every other file of the atlas under its name
//   /api/tables      the list of tables
//   /api/value?...   a situation (stored_values.h)
//
// Any user of the machine, and any page open in one of its browsers, can send a request, so
// requests are not trusted. Only paths in the atlas's list are files here, held in memory since
// startup: a path is compared, never opened, and cannot escape. A server for this machine only
// answers requests that were sent to it under a name of this machine, so that a foreign name cannot
// be made to resolve to it (DNS rebinding). Everything else is a JSON error that says what would be
// right: 400 not understood, 403 another host's name, 404 not found, 405 a method other than GET
// and HEAD, 413 a request with a body, 414 address too long, 500 a damaged table.
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
  std::string target;               // exactly as in the request
  std::optional<std::string> host;  // the Host header
  bool has_body = false;
};

struct WebAnswer {
  int status = 200;
  std::string type;
  std::string body;
};

// Headers of every answer: scripts (compiled WebAssembly included), styles and pictures only from
// this server, no type sniffing, no framing by other sites, no referrer to other sites.
const std::vector<std::pair<std::string, std::string>>& WebHeaders();

// An error as JSON: schema, error, status.
WebAnswer WebError(int status, const std::string& what);

class AtlasSite {
 public:
  static constexpr size_t kMostTarget = 4096;

  // Reads the files in the atlas's list. InvalidArgument if the folder holds no atlas, or if one of
  // its files is missing, is not a regular file, is a link to another place, or is larger than any
  // file of an atlas.
  static absl::StatusOr<AtlasSite> Read(const std::string& folder, answers::StoredValues values);

  // Answers only requests to these names of this machine; with an empty list, requests to any name.
  void AnswerOnlyTo(std::vector<std::string> hosts) { hosts_ = std::move(hosts); }

  // Thread-safe.
  WebAnswer Answer(const WebRequest& request) const;

  size_t files() const { return files_.size(); }

 private:
  explicit AtlasSite(answers::StoredValues values) : values_(std::move(values)) {}
  WebAnswer Api(const std::string& path, const std::map<std::string, std::string>& question) const;

  std::map<std::string, std::string> files_;  // by name, without a leading slash
  std::vector<std::string> hosts_;
  answers::StoredValues values_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_ATLAS_SITE_H_
