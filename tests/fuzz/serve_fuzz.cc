// Bytes as a request to `hotstone serve`, without a socket: method, target, Host header (or none)
// and whether there is a body, one line each. Every request gets an answer with a known status; an
// answer that is not a file of the atlas is JSON in one line; a request to another host's name is
// refused; and the same request gets the same answer.
//
// The server has an atlas of two files and a stored table of 2x1.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_split.h"
#include "answers/values/stored_values.h"
#include "cli/atlas/site.h"
#include "cli/serve/atlas_site.h"
#include "cli/serve/request_target.h"
#include "cli/terminal/commands.h"
#include "tests/fuzz/caught_streams.h"
#include "tests/fuzz/is_json.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/scratch_folder.h"

namespace {

using hotstone::cli::AtlasSite;
using hotstone::cli::WebAnswer;
using hotstone::cli::WebRequest;
using hotstone::fuzz::Require;
using hotstone::fuzz::ScratchFolder;

constexpr int kStatuses[] = {200, 400, 403, 404, 405, 413, 414};

AtlasSite* NewSite() {
  namespace answers = hotstone::answers;
  namespace cli = hotstone::cli;
  const ScratchFolder& folder = ScratchFolder::Get();
  std::vector<std::string> words = {"hotstone",  "table", "build", "--board",           "2x1",
                                    "--threads", "1",     "--out", folder.Path("table")};
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  {
    hotstone::fuzz::CaughtStreams quiet("");
    Require(cli::Main(static_cast<int>(pointers.size()), pointers.data()) == 0, "a table");
  }
  auto site = cli::Site::Create(folder.Path("atlas"));
  Require(site.ok() && site->Add("index.html", "<p>first</p>").ok() &&
              site->Add("cycle/ko.js", "ko();").ok() && site->Finish().ok(),
          "an atlas");
  auto values = answers::StoredValues::Open({folder.Path("table")});
  Require(values.ok(), "values");
  auto served = AtlasSite::Read(folder.Path("atlas"), *std::move(values));
  Require(served.ok(), "a site");
  served->AnswerOnlyTo({"127.0.0.1", "localhost"});
  return new AtlasSite(*std::move(served));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const AtlasSite* const site = NewSite();
  const std::vector<std::string> lines = absl::StrSplit(
      std::string(reinterpret_cast<const char*>(data), size), absl::MaxSplits('\n', 3));
  WebRequest request{lines[0], lines.size() > 1 ? lines[1] : "", std::nullopt,
                     lines.size() > 3 && !lines[3].empty()};
  if (lines.size() > 2) request.host = lines[2];
  const WebAnswer answer = site->Answer(request);
  Require(
      std::find(std::begin(kStatuses), std::end(kStatuses), answer.status) != std::end(kStatuses),
      "a known status");
  Require(!answer.type.empty() && !answer.body.empty(), "an answer says something");
  if (answer.type == "application/json") {
    Require(hotstone::fuzz::IsJson(answer.body), "what is no file is JSON");
    Require(answer.body.find('\n') == answer.body.size() - 1, "in one line");
  }
  if (answer.status == 200) {
    Require(request.method == "GET" || request.method == "HEAD", "only reading is answered");
    const std::string host = hotstone::cli::HostName(request.host.value_or(""));
    Require(host == "localhost" || host == "127.0.0.1", "another host's name has no answer");
    Require(!request.has_body && request.target.size() <= AtlasSite::kMostTarget,
            "no body, no long address");
  }
  const WebAnswer again = site->Answer(request);
  Require(again.status == answer.status && again.body == answer.body,
          "the same request has the same answer");
  const auto target = hotstone::cli::ParseRequestTarget(request.target);
  if (target.ok()) {
    Require(target->path.front() == '/', "a path begins with a slash");
    for (const auto& [name, value] : target->values) Require(!name.empty(), "a value has a name");
  } else {
    Require(!target.status().message().empty() && answer.status != 200,
            "what is no target has no answer");
  }
  return 0;
}
