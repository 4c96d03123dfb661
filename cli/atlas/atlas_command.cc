// hotstone atlas: builds a static site with the project's results about kos.
//
// The named positions, examples and cycles are played through the law when the site is made; tables
// and reports are files of the project, shown unchanged; the values of small boards are solved.
// Missing inputs are left out and reported: on their page, and at the end of the run.
//
// For example hotstone atlas --out site writes site/index.html and about a hundred pages, which a
// browser opens without a server.
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "cli/atlas/atlas_making.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

struct AtlasOptions : AtlasPlan {
  bool json = false;
};

absl::StatusOr<int> Atlas(const AtlasOptions& options) {
  answers::TerminalProgress progress;
  std::vector<std::string> missing;
  ASSIGN_OR_RETURN(const auto site, MakeAtlas(options, progress, missing));
  progress.Clear();
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "atlas").Set("out", options.out);
    line.Set("files", static_cast<uint64_t>(site.files()))
        .Set("bytes", site.bytes())
        .Set("missing", missing);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  std::cout << options.out << "/index.html: " << site.files() << " files, " << site.bytes()
            << " bytes\n";
  if (!missing.empty())
    std::cout << "omitted because these files are missing: " << absl::StrJoin(missing, ", ")
              << "\n";
  return kExitOk;
}

}  // namespace

void AddAtlasCommand(Command& app) {
  Command& command =
      app.AddCommand("atlas", "Write the project's results as a static site to browse");
  const auto options = std::make_shared<AtlasOptions>();
  command.AddOption("--out", &options->out, "folder to write to; an older atlas there is replaced")
      .Required();
  command.AddOption("--data", &options->data, kDataWords);
  command.AddOption("--law", &options->law,
                    "law.wasm for the page that judges; default: "
                    "packages/npm/hotstone-law/law.wasm under --data");
  command
      .AddOption("--boards", &options->boards,
                 "boards whose values are shown, up to 12 points each")
      .SplitAt(',')
      .ShowDefault();
  command.AddOption("--books", &options->books, "folders of hotstone book; each becomes a page")
      .SplitAt(',');
  command
      .AddOption("--captions", &options->captions.only,
                 "ids of the captions to decide and show, such as Q5,S4; default: all")
      .SplitAt(',');
  command.AddOption("--base", &options->base,
                    "address where the site will be, such as https://example.org/atlas/, for the "
                    "picture in previews of its links");
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Example, run in the project folder: hotstone atlas --out site\n"
      "Then open site/index.html in a browser; no server is needed.\n"
      "Exit codes: 0 written, 2 bad input, 3 stopped.");
  command.OnRun([options] { return Atlas(*options); });
}

}  // namespace hotstone::cli
