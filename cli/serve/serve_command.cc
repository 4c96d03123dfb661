// hotstone serve: the atlas in a browser, with stored tables behind its page of values.
//
// The atlas is built in a temporary folder, read into memory, and the folder removed; with --atlas
// an existing one is used. Then requests are answered (atlas_site.h) until a signal comes. The line
// with the address appears on standard output once a browser can connect, so a script may wait for
// it.
//
// For example hotstone serve --table 4x4.table --port 0 prints http://127.0.0.1:40123/ and the page
// of values has 4x4 among its boards.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/runs/temporary_folder.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/stored_values.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/atlas/atlas_making.h"
#include "cli/serve/atlas_site.h"
#include "cli/serve/http_server.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

struct ServeOptions {
  AtlasPlan plan;
  std::string atlas;
  std::string address = "127.0.0.1";
  int port = 8080;
  std::vector<std::string> tables;
  bool json = false;
};

absl::StatusOr<AtlasSite> TheSite(const ServeOptions& options, answers::StoredValues values,
                                  answers::TerminalProgress& progress,
                                  std::vector<std::string>& missing) {
  if (!options.atlas.empty()) return AtlasSite::Read(options.atlas, std::move(values));
  ASSIGN_OR_RETURN(const auto folder, answers::TemporaryFolder::Create());
  AtlasPlan plan = options.plan;
  plan.out = folder.path();
  ASSIGN_OR_RETURN(const auto made, MakeAtlas(plan, progress, missing));
  return AtlasSite::Read(plan.out, std::move(values));
}

std::string UrlOf(const std::string& address, int port) {
  const bool six = absl::StrContains(address, ':');
  return absl::StrCat("http://", six ? "[" : "", address, six ? "]" : "", ":", port, "/");
}

void SayReady(const ServeOptions& options, const std::string& url, const AtlasSite& site,
              const std::vector<std::string>& missing) {
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "serve").Set("url", url);
    line.Set("files", static_cast<uint64_t>(site.files()))
        .Set("tables", options.tables)
        .Set("missing", missing)
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n" << std::flush;
    return;
  }
  if (!missing.empty())
    std::cout << "left out of the atlas, because these files are missing: "
              << absl::StrJoin(missing, ", ") << "\n";
  std::cout << "the atlas is at " << url << " (" << site.files() << " files, "
            << Counted(options.tables.size(), "table") << "); press Ctrl-C to stop\n"
            << std::flush;
}

absl::StatusOr<int> Serve(const ServeOptions& options) {
  ASSIGN_OR_RETURN(const auto local, IsLocalAddress(options.address));
  ASSIGN_OR_RETURN(auto values, answers::StoredValues::Open(options.tables));
  answers::TerminalProgress progress;
  std::vector<std::string> missing;
  ASSIGN_OR_RETURN(auto site, TheSite(options, std::move(values), progress, missing));
  progress.Clear();
  if (local) {
    std::vector<std::string> hosts = {"127.0.0.1", "localhost", "[::1]"};
    if (std::find(hosts.begin(), hosts.end(), options.address) == hosts.end() &&
        options.address != "::1") {
      hosts.push_back(options.address);
    }
    site.AnswerOnlyTo(std::move(hosts));
  } else {
    std::cerr << "hotstone: --address " << options.address
              << ": anyone who can reach this address can read the atlas and the tables\n";
  }
  ASSIGN_OR_RETURN(const auto server, HttpServer::Listen(options.address, options.port,
                                                         [&site](const WebRequest& request) {
                                                           return site.Answer(request);
                                                         }));
  SayReady(options, UrlOf(options.address, server->port()), site, missing);
  if (!std::cout)
    return kExitOk;  // nobody could be told the address: the program reports the
                     // error, and ends
  while (!answers::TerminalProgress::Interrupted())
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  std::cerr << "hotstone: the server has stopped\n";
  return kExitOk;
}

}  // namespace

void AddServeCommand(Command& app) {
  Command& command =
      app.AddCommand("serve", "Serve the atlas to a browser, with values from stored tables");
  const auto options = std::make_shared<ServeOptions>();
  command
      .AddOption("--port", &options->port, "port to listen at; 0: any free one, which is printed")
      .Range(0, 65535)
      .ShowDefault();
  command
      .AddOption("--address", &options->address,
                 "address to listen at; beyond the loopback address anyone on the network can read")
      .ShowDefault();
  const auto& atlas = command.AddOption(
      "--atlas", &options->atlas, "folder written by hotstone atlas; default: write a new atlas");
  command.AddOption("--data", &options->plan.data, kDataWords).Excludes(atlas);
  command
      .AddOption(
          "--boards", &options->plan.boards,
          "boards whose values the atlas shows, up to 12 points each; fewer boards start faster")
      .SplitAt(',')
      .ShowDefault()
      .Excludes(atlas);
  command
      .AddOption("--captions", &options->plan.captions.only,
                 "ids of the captions to decide and show, such as Q5,S4; default: all")
      .SplitAt(',')
      .Excludes(atlas);
  command
      .AddOption("--table", &options->tables,
                 "table from hotstone table build, whose board the page of values also shows; may "
                 "be repeated")
      .GatherOneEach();
  command.AddFlag("--json", &options->json, "print one JSON object as soon as the server is ready");
  AddProgressOption(command);
  command.SetFooter(
      "Example, run in the project folder:\n"
      "  hotstone table build --board 4x4 --out 4x4.table\n"
      "  hotstone serve --table 4x4.table\n"
      "Then open the address that it prints. docs/howto/atlas.md lists the other requests.\n"
      "Exit codes: 0 ended by Ctrl-C or a signal, 2 bad input or the port is not available, 3 "
      "stopped "
      "before it began.");
  command.OnRun([options] { return Serve(*options); });
}

}  // namespace hotstone::cli
