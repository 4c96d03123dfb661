// hotstone atlas: what is known of kos, as a static site.
//
// The named positions, examples and cycles are played through the law when the site is made; tables and
// reports are files of the project, shown as they are; the values of small boards are solved. What is not at
// hand is left out and said: on its page, and at the end of the run.
//
// For example hotstone atlas --out site writes site/index.html and some hundred pages, which a browser opens
// without a server.
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/read_file.h"
#include "cli/atlas/data_pages.h"
#include "cli/atlas/story_pages.h"
#include "cli/atlas/value_files.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/terminal_progress.h"

namespace hotstone::cli {
namespace {

struct AtlasOptions {
  std::string out;
  std::string data = ".";
  std::string law;
  bool json = false;
  std::vector<std::string> boards = {"1x1", "2x1", "3x1", "4x1", "5x1", "2x2", "3x2", "4x2", "3x3", "4x3"};
};

constexpr const char* kAssets[] = {"atlas.css", "board.js", "tables.js", "values.js", "judge.js"};

std::string IndexBody(const std::vector<std::string>& missing) {
  std::string html(EmbeddedText("index.html"));
  if (missing.empty()) return html;
  absl::StrAppend(&html, "<h2>Not in this copy</h2>\n<ul>\n");
  for (const std::string& path : missing)
    absl::StrAppend(&html, "<li><code>", HtmlText(path), "</code></li>\n");
  return html + "</ul>\n";
}

// Checked before anything is written.
absl::Status CheckBoards(const std::vector<std::string>& boards) {
  constexpr int kMostPoints = 12;  // 13 would be 15 MB a rule set
  for (const std::string& name : boards) {
    const auto board = spec::ParseBoardSize(name);
    if (!board.ok()) return board.status();
    if (board->points() > kMostPoints) {
      return absl::InvalidArgumentError(absl::StrCat("--boards ", name,
                                                     ": the atlas shows values of boards of up to ",
                                                     kMostPoints, " points; hotstone table has larger ones"));
    }
  }
  return absl::OkStatus();
}

// The whole site; what was not there is named in `missing`.
absl::StatusOr<Site> MakeAtlas(const AtlasOptions& options, TerminalProgress& progress,
                               std::vector<std::string>& missing) {
  if (auto status = CheckBoards(options.boards); !status.ok()) return status;
  const std::string named = absl::StrCat(options.data, "/corpus/named/");
  auto cases = formats::ReadCaseFile(named + "named-positions.jsonl");
  if (!cases.ok()) {
    return absl::Status(cases.status().code(),
                        absl::StrCat(std::string(cases.status().message()),
                                     "; --data names the project's folder, with corpus/ and docs/ in it"));
  }
  if (auto more = formats::ReadCaseFile(named + "more-positions.jsonl"); more.ok()) {
    cases->insert(cases->end(), more->begin(), more->end());
  } else {
    missing.push_back("corpus/named/more-positions.jsonl");
  }
  auto site = Site::Create(options.out);
  if (!site.ok()) return site.status();
  const auto stop = [&](const char* what) {
    return progress.Report(what, 0, 0) ? absl::OkStatus()
                                       : absl::CancelledError("interrupted; the atlas is not whole");
  };
  for (const char* const asset : kAssets) {
    if (auto status = site->AddEmbedded(asset); !status.ok()) return status;
  }
  if (auto status = stop("positions"); !status.ok()) return status;
  if (auto status = AddPositions(*cases, *site); !status.ok()) return status;
  if (const auto examples = formats::ReadCaseFile(named + "text-examples.jsonl"); examples.ok()) {
    if (auto status = AddExamples(*examples, *site); !status.ok()) return status;
  } else {
    return examples.status();
  }
  if (auto status = stop("cycles"); !status.ok()) return status;
  const auto catalogue = ReadWholeFile(absl::StrCat(options.data, "/docs/cycle-catalogue.md"));
  if (!catalogue.ok()) return catalogue.status();
  if (auto status = AddCycles(*catalogue, *site); !status.ok()) return status;
  if (auto status = AddEndless(progress, *site); !status.ok()) return status;
  if (auto status = AddReadings(*site); !status.ok()) return status;
  if (auto status = AddTables(options.data, missing, *site); !status.ok()) return status;
  if (auto status = stop("values"); !status.ok()) return status;
  if (auto status = AddValues(options.boards, &progress, *site); !status.ok()) return status;
  const std::string law =
      options.law.empty() ? absl::StrCat(options.data, "/packages/npm/hotstone-law/law.wasm") : options.law;
  if (auto status = AddJudge(law, missing, *site); !status.ok()) return status;
  if (auto status = site->AddPage({"index.html", "Ko atlas", IndexBody(missing), {}}); !status.ok())
    return status;
  if (auto status = site->Finish(); !status.ok()) return status;
  return site;
}

int Atlas(const AtlasOptions& options) {
  TerminalProgress progress;
  std::vector<std::string> missing;
  const auto site = MakeAtlas(options, progress, missing);
  progress.Clear();
  if (!site.ok()) return ReportError(site.status());
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "atlas").Set("out", options.out);
    line.Set("files", static_cast<uint64_t>(site->files()))
        .Set("bytes", site->bytes())
        .Set("missing", missing);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  std::cout << options.out << "/index.html: " << site->files() << " files, " << site->bytes() << " bytes\n";
  if (!missing.empty())
    std::cout << "not in it, since they were not there: " << absl::StrJoin(missing, ", ") << "\n";
  return kExitOk;
}

}  // namespace

void AddAtlasCommand(Command& app, int& exit_code) {
  Command& command = app.AddCommand("atlas", "Write what is known of kos as a static site to look through");
  const auto options = std::make_shared<AtlasOptions>();
  command.AddOption("--out", &options->out, "the folder to write; an older atlas there is replaced")
      .Required();
  command.AddOption("--data", &options->data, "the project's folder, with corpus/ and docs/").ShowDefault();
  command.AddOption(
      "--law", &options->law,
      "law.wasm for the page that judges; packages/npm/hotstone-law/law.wasm below --data if left out");
  command.AddOption("--boards", &options->boards, "the boards whose values are shown, of up to 12 points")
      .SplitAt(',')
      .ShowDefault();
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Example, in the project's folder: hotstone atlas --out site\n"
      "then open site/index.html in a browser; no server is needed.\n"
      "Exit codes: 0 written, 2 bad input, 3 stopped.");
  command.OnRun([options, &exit_code] { exit_code = Atlas(*options); });
}

}  // namespace hotstone::cli
