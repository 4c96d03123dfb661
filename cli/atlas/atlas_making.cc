#include "cli/atlas/atlas_making.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "cli/atlas/book_pages.h"
#include "cli/atlas/caption_pages.h"
#include "cli/atlas/data_pages.h"
#include "cli/atlas/forced_pages.h"
#include "cli/atlas/front_page.h"
#include "cli/atlas/judge_page.h"
#include "cli/atlas/life_page.h"
#include "cli/atlas/search_page.h"
#include "cli/atlas/story_pages.h"
#include "cli/atlas/value_files.h"
#include "formats/case/case_reader.h"
#include "spec/board/board.h"

namespace hotstone::cli {
namespace {

constexpr const char* kAssets[] = {
    "atlas.css",     "favicon.svg", "link.js",   "board.js",       "player.js", "front.js",
    "search.js",     "tables.js",   "values.js", "value_table.js", "life.js",   "fate_table.js",
    "strategies.js", "sgf.js",      "kos.js",    "judge.js",       "book.js"};
constexpr char kCardText[] = "card.png.base64";

// The picture of previews; its file has Base64, since the build embeds text alone.
absl::Status AddCard(Site& site) {
  std::string card;
  if (!absl::Base64Unescape(std::string(EmbeddedText(kCardText)), &card))
    return absl::InternalError(absl::StrCat(kCardText, ": not Base64"));
  return site.Add("card.png", card);
}

std::string DataFolder(const std::string& named) {
  if (!named.empty()) return named;
  std::error_code error;
  const auto is_it = [&error](const std::filesystem::path& folder) {
    return std::filesystem::exists(folder / "corpus/named/named-positions.jsonl", error);
  };
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path().parent_path() / "share/hotstone";
  return !is_it(".") && is_it(installed) ? installed.string() : ".";
}

// And the books of docs/results/books that no other one replaces.
std::vector<std::string> WithKeptBooks(const std::string& data, std::vector<std::string> books) {
  std::error_code error;
  std::vector<std::string> kept;
  for (const auto& entry :
       std::filesystem::directory_iterator(data + "/docs/results/books", error)) {
    const auto same = [&](const std::string& book) {
      return BookName(book) == entry.path().filename();
    };
    if (std::none_of(books.begin(), books.end(), same)) kept.push_back(entry.path().string());
  }
  std::sort(kept.begin(), kept.end());
  books.insert(books.end(), kept.begin(), kept.end());
  return books;
}

// Checked before anything is written.
absl::Status CheckBoards(const std::vector<std::string>& boards) {
  constexpr int kMostPoints = 12;  // 13 would take 15 MB per rule set
  for (const std::string& name : boards) {
    ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(name));
    if (board.points() > kMostPoints) {
      return absl::InvalidArgumentError(
          absl::StrCat("--boards ", name, ": the atlas shows values of boards of up to ",
                       kMostPoints, " points; use hotstone table for larger boards"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Site> MakeAtlas(const AtlasPlan& plan, Progress& progress,
                               std::vector<std::string>& missing) {
  RETURN_IF_ERROR(CheckBoards(plan.boards));
  RETURN_IF_ERROR(CheckCaptions(plan.captions));
  const std::string data = DataFolder(plan.data);
  ASSIGN_OR_RETURN(const auto books, ReadBooks(WithKeptBooks(data, plan.books)));
  const std::string named = absl::StrCat(data, "/corpus/named/");
  auto cases = formats::ReadCaseFile(named + "named-positions.jsonl");
  if (!cases.ok()) {
    return absl::Status(
        cases.status().code(),
        absl::StrCat(std::string(cases.status().message()),
                     "; --data must name the project folder, which contains corpus/ and docs/"));
  }
  if (auto more = formats::ReadCaseFile(named + "more-positions.jsonl"); more.ok()) {
    cases->insert(cases->end(), more->begin(), more->end());
  } else {
    missing.push_back("corpus/named/more-positions.jsonl");
  }
  auto site = Site::Create(plan.out);
  if (!site.ok()) return site.status();
  const auto stop = [&](const char* what) {
    return progress.Report(what, 0, 0)
               ? absl::OkStatus()
               : absl::CancelledError("interrupted; the atlas is incomplete");
  };
  const std::string law_file =
      plan.law.empty() ? absl::StrCat(data, "/packages/npm/hotstone-law/law.wasm") : plan.law;
  const auto law = ReadWholeFile(law_file);
  site->SetLaw(law.ok());
  site->SetBase(plan.base);
  for (const char* const asset : kAssets) {
    RETURN_IF_ERROR(site->AddEmbedded(asset));
  }
  RETURN_IF_ERROR(AddCard(*site));
  RETURN_IF_ERROR(AddPositions(*cases, progress, *site));
  if (const auto examples = formats::ReadCaseFile(named + "text-examples.jsonl"); examples.ok()) {
    RETURN_IF_ERROR(AddExamples(*examples, *site));
  } else {
    return examples.status();
  }
  RETURN_IF_ERROR(stop("cycles"));
  ASSIGN_OR_RETURN(const auto catalogue,
                   ReadWholeFile(absl::StrCat(data, "/docs/results/cycle-catalogue.md")));
  RETURN_IF_ERROR(AddCycles(catalogue, *cases, *site));
  RETURN_IF_ERROR(AddEndless(progress, *site));
  RETURN_IF_ERROR(AddReadings(*site));
  RETURN_IF_ERROR(AddTables(data, missing, *site));
  RETURN_IF_ERROR(stop("captions"));
  RETURN_IF_ERROR(AddCaptions(plan.captions, &progress, *site));
  RETURN_IF_ERROR(stop("values"));
  RETURN_IF_ERROR(AddForced(plan.boards, &progress, *site));
  RETURN_IF_ERROR(AddValues(plan.boards, &progress, *site));
  RETURN_IF_ERROR(stop("life and death"));
  RETURN_IF_ERROR(AddLife(plan.boards, &progress, *site));
  RETURN_IF_ERROR(AddJudge(law_file, law, missing, *site));
  RETURN_IF_ERROR(AddBooks(books, *site));
  RETURN_IF_ERROR(AddFrontPages(plan.boards, books, missing, law.ok(), *site));
  RETURN_IF_ERROR(AddSearchPage(*site));
  RETURN_IF_ERROR(site->Finish());
  return site;
}

}  // namespace hotstone::cli
