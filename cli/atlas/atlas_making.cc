#include "cli/atlas/atlas_making.h"

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "cli/atlas/caption_pages.h"
#include "cli/atlas/data_pages.h"
#include "cli/atlas/forced_pages.h"
#include "cli/atlas/story_pages.h"
#include "cli/atlas/value_files.h"
#include "formats/case/case_reader.h"
#include "spec/board/board.h"

namespace hotstone::cli {
namespace {

constexpr const char* kAssets[] = {"atlas.css", "board.js", "tables.js",
                                   "values.js", "judge.js", "strategies.js"};

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

}  // namespace

absl::StatusOr<Site> MakeAtlas(const AtlasPlan& plan, Progress& progress, std::vector<std::string>& missing) {
  if (auto status = CheckBoards(plan.boards); !status.ok()) return status;
  if (auto status = CheckCaptions(plan.captions); !status.ok()) return status;
  const std::string named = absl::StrCat(plan.data, "/corpus/named/");
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
  auto site = Site::Create(plan.out);
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
  const auto catalogue = ReadWholeFile(absl::StrCat(plan.data, "/docs/results/cycle-catalogue.md"));
  if (!catalogue.ok()) return catalogue.status();
  if (auto status = AddCycles(*catalogue, *site); !status.ok()) return status;
  if (auto status = AddEndless(progress, *site); !status.ok()) return status;
  if (auto status = AddReadings(*site); !status.ok()) return status;
  if (auto status = AddTables(plan.data, missing, *site); !status.ok()) return status;
  if (auto status = stop("captions"); !status.ok()) return status;
  if (auto status = AddCaptions(plan.captions, &progress, *site); !status.ok()) return status;
  if (auto status = stop("values"); !status.ok()) return status;
  if (auto status = AddForced(plan.boards, &progress, *site); !status.ok()) return status;
  if (auto status = AddValues(plan.boards, &progress, *site); !status.ok()) return status;
  const std::string law =
      plan.law.empty() ? absl::StrCat(plan.data, "/packages/npm/hotstone-law/law.wasm") : plan.law;
  if (auto status = AddJudge(law, missing, *site); !status.ok()) return status;
  if (auto status = site->AddPage({"index.html", "Ko atlas", IndexBody(missing), {}}); !status.ok())
    return status;
  if (auto status = site->Finish(); !status.ok()) return status;
  return site;
}

}  // namespace hotstone::cli
