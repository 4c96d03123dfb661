#include "cli/serve/atlas_site.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "cli/atlas/site.h"
#include "cli/atlas/value_files.h"
#include "cli/serve/request_target.h"

namespace hotstone::cli {
namespace {

constexpr size_t kMostFile = size_t{64} << 20;

constexpr std::pair<const char*, const char*> kTypes[] = {{".html", "text/html; charset=utf-8"},
                                                          {".css", "text/css; charset=utf-8"},
                                                          {".js", "text/javascript; charset=utf-8"},
                                                          {".json", "application/json"},
                                                          {".svg", "image/svg+xml"},
                                                          {".png", "image/png"},
                                                          {".wasm", "application/wasm"}};

std::string TypeOf(const std::string& path) {
  for (const auto& [end, type] : kTypes) {
    if (absl::EndsWith(path, end)) return type;
  }
  return "application/octet-stream";
}

// The text of a file, provided that it really is inside the atlas.
absl::StatusOr<std::string> ReadWithin(const std::filesystem::path& root, const std::string& name) {
  std::error_code error;
  // Joined as text: path joining would let a name with a leading slash replace the root.
  const std::filesystem::path file = absl::StrCat(root.string(), "/", name);
  const std::filesystem::path real = std::filesystem::canonical(file, error);
  if (error || real != file || !std::filesystem::is_regular_file(real, error)) {
    return absl::InvalidArgumentError(absl::StrCat(
        file.string(), ": named in the list of the atlas, but not a regular file in this folder"));
  }
  auto text = ReadWholeFile(real.string(), kMostFile + 1);
  if (text.ok() && text->size() > kMostFile) {
    return absl::InvalidArgumentError(
        absl::StrCat(file.string(), ": larger than any file of an atlas"));
  }
  return text;
}

WebAnswer JsonAnswer(const answers::Shown& answer, int status = 200) {
  return {status, "application/json", ToJson(answer) + "\n"};
}

}  // namespace

const std::vector<std::pair<std::string, std::string>>& WebHeaders() {
  static const auto* const headers = new std::vector<std::pair<std::string, std::string>>{
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src "
       "'none'; "
       "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Cache-Control", "no-cache"},
      {"Accept-Ranges", "none"}};
  return *headers;
}

WebAnswer WebError(int status, const std::string& what) {
  return JsonAnswer(answers::Shown::Result("serve").Set("error", what).Set("status", status),
                    status);
}

absl::StatusOr<AtlasSite> AtlasSite::Read(const std::string& folder, answers::StoredValues values) {
  std::error_code error;
  const std::filesystem::path root = std::filesystem::canonical(folder, error);
  if (error)
    return absl::InvalidArgumentError(absl::StrCat("--atlas ", folder, ": ", error.message()));
  const auto names = Site::ReadList(root.string());
  if (!names.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--atlas ", folder, ": contains no atlas; hotstone atlas --out ", folder,
                     " writes one (", std::string(names.status().message()), ")"));
  }
  AtlasSite site(std::move(values));
  for (const std::string& name : *names) {
    ASSIGN_OR_RETURN(auto text, ReadWithin(root, name));
    site.files_.emplace(name, std::move(text));
  }
  // Replaces the atlas's own list, which is empty.
  site.files_[kServedTables] = ServedTablesScript(site.values_.List());
  return site;
}

WebAnswer AtlasSite::Api(const std::string& path,
                         const std::map<std::string, std::string>& question) const {
  if (path == "/api/tables" && question.empty()) {
    return JsonAnswer(answers::Shown::Result("serve").Set("tables", values_.List()));
  }
  if (path != "/api/value") {
    return WebError(404,
                    "unknown endpoint; known ones are /api/tables and "
                    "/api/value?board=4x4&position=...&to_move=B");
  }
  const auto answer = values_.Answer(question);
  if (answer.ok()) return JsonAnswer(*answer);
  const int status = answer.status().code() == absl::StatusCode::kNotFound          ? 404
                     : answer.status().code() == absl::StatusCode::kInvalidArgument ? 400
                                                                                    : 500;
  return WebError(status, std::string(answer.status().message()));
}

WebAnswer AtlasSite::Answer(const WebRequest& request) const {
  if (request.target.size() > kMostTarget) {
    return WebError(414, absl::StrCat("the address is longer than ", kMostTarget, " bytes"));
  }
  if (!hosts_.empty()) {
    if (!request.host.has_value()) return WebError(400, "the request has no Host header");
    if (std::find(hosts_.begin(), hosts_.end(), HostName(*request.host)) == hosts_.end()) {
      return WebError(403, absl::StrCat("this server only answers to ", absl::StrJoin(hosts_, ", "),
                                        "; use --address to listen at another address"));
    }
  }
  if (request.method != "GET" && request.method != "HEAD") {
    return WebError(405, "this server is read-only: use GET or HEAD");
  }
  if (request.has_body) return WebError(413, "requests to this server must not have a body");
  const auto target = ParseRequestTarget(request.target);
  if (!target.ok()) return WebError(400, std::string(target.status().message()));
  if (absl::StartsWith(target->path, "/api/")) return Api(target->path, target->values);
  const std::string name = target->path == "/" ? "index.html" : target->path.substr(1);
  const auto file = files_.find(name);
  if (file == files_.end()) {
    return WebError(
        404, "the atlas has no such file; start at /index.html, or see the list in /atlas.json");
  }
  return {200, TypeOf(name), file->second};
}

}  // namespace hotstone::cli
