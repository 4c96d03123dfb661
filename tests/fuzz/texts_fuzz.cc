// Bytes as a short text of the kinds found on a command line or in a file: rule sets, boards,
// points, positions, moves, readings of tournament texts, an engine's command, lines in batches,
// the files of an atlas. The first byte, an index into kReaders, says which.
//
// For example, a zero byte and "aga-like,hot=none" are a rule set, whose name parses to the same
// rule set. Every text is parsed or refused with a message; a parsed text is written and read back
// as the same.
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/captions/demand_file.h"
#include "answers/kos/ko_answer.h"
#include "answers/numbers/census_file.h"
#include "base/read_input.h"
#include "claims/demands/demands.h"
#include "cli/atlas/conformance_pages.h"
#include "cli/atlas/site.h"
#include "cli/atlas/story_pages.h"
#include "cli/terminal/options.h"
#include "cli/terminal/situation_options.h"
#include "conformance/ask/engine_command.h"
#include "conformance/seeded/toy_engine.h"
#include "formats/sgf/sgf_charset.h"
#include "formats/sgf/sgf_lines.h"
#include "search/solution/solve_start.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/rule_set.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/scratch_folder.h"
#include "tournament/law/clock_rules.h"
#include "tournament/law/pair_go_rules.h"
#include "tournament/law/standings_system.h"

namespace {

using hotstone::fuzz::Require;
using hotstone::fuzz::ScratchFolder;
using namespace hotstone;  // NOLINT(google-build-using-namespace): a program of its own

void RequireWords(const absl::Status& status) {
  Require(status.ok() || !status.message().empty(), "an error says something");
}

// Written in full, it parses to the same.
template <typename Parse, typename Write>
void ReadBack(std::string_view text, Parse parse, Write write) {
  const auto read = parse(text);
  RequireWords(read.status());
  if (!read.ok()) return;
  const std::string written = write(*read);
  const auto again = parse(written);
  Require(again.ok() && *again == *read, "what was written is read as it was");
  Require(write(*again) == written, "the second writing is the first");
}

std::string Rows(const spec::Position& position) { return position.ToText(); }

const spec::BoardSize& Board() {
  static const spec::BoardSize size = *spec::BoardSize::Create(6, 5);
  return size;
}

void AsRules(std::string_view text) {
  const auto sets = spec::ParseRuleSets(text);
  RequireWords(sets.status());
  if (!sets.ok()) return;
  for (const spec::RuleSet& rules : *sets) {
    const std::string name = spec::RuleSetName(rules);
    const auto again = spec::ParseRuleSet(name);
    Require(again.ok() && spec::RuleSetName(*again) == name, "a rule set's name names it");
  }
}

void AsBoard(std::string_view text) {
  ReadBack(text, spec::ParseBoardSize, [](const spec::BoardSize& size) { return size.ToString(); });
}

void AsPoint(std::string_view text) {
  ReadBack(
      text, [](std::string_view name) { return spec::ParsePoint(name, Board()); },
      [](const spec::Point& p) { return spec::PointName(p); });
}

void AsPosition(std::string_view text) {
  ReadBack(
      text, [](std::string_view rows) { return answers::ParsePosition(std::string(rows)); }, Rows);
  ReadBack(text, spec::ParseCaptionPosition, Rows);
}

void AsMoves(std::string_view text) {
  ReadBack(
      text, [](std::string_view moves) { return spec::ParseCaptionMoves(moves, Board()); },
      [](const std::vector<spec::Move>& moves) {
        return absl::StrJoin(moves, " ", [](std::string* out, const spec::Move& move) {
          out->append(spec::PlayerAndMove(move));
        });
      });
  for (const char* const player : {"B", "W"}) {
    RequireWords(search::SolveStart(*spec::Position::FromRows({".XO.", "X.XO", ".XO."}), player,
                                    std::string(text))
                     .status());
  }
}

void AsGroups(std::string_view text) {
  const auto position = *spec::Position::FromRows({".XO.", "X.XO", ".XO."});
  const auto groups = spec::ParseCaptionGroups(text, position, 1, 3);
  RequireWords(groups.status());
  if (!groups.ok()) return;
  Require(!groups->empty() && groups->size() <= 3, "as many groups as are asked for");
  for (const spec::Point p : *groups) Require(!position.IsEmpty(p), "a group has a stone there");
}

void AsStandings(std::string_view text) {
  ReadBack(text, tournament::ParseStandingsSystem, tournament::StandingsSystemText);
}
void AsClock(std::string_view text) {
  ReadBack(text, tournament::ParseClockRules, tournament::ClockRulesText);
}
void AsPairGo(std::string_view text) {
  ReadBack(text, tournament::ParsePairGoRules, tournament::PairGoRulesText);
}

void AsEngine(std::string_view text) {
  const auto command =
      conformance::ParseEngineCommand(std::string(text.substr(0, text.find('\0'))));
  RequireWords(command.status());
  if (command.ok()) Require(!command->path.empty(), "an engine has a path");
}

void AsToy(std::string_view text) {
  const size_t cut = std::min(text.find('\n'), text.size());
  RequireWords(conformance::ParseToySetup(text.substr(0, cut),
                                          cut < text.size() ? text.substr(cut + 1) : "tromp-taylor")
                   .status());
}

void AsNumbers(std::string_view text) {
  const auto memory = answers::MemoryLimit(std::string(text));
  Require(memory.ok() ? *memory > 0 : !memory.status().message().empty(),
          "some memory, or a reason");
  int shard = 0;
  int shards = 0;
  const absl::Status read = answers::ParseShard(std::string(text), shard, shards);
  Require(read.ok() ? shard >= 1 && shard <= shards : !read.message().empty(),
          "a shard is one of them");
}

// A cycle of a ko position, with the readings of settled and cyclic, one line each.
void AsKos(std::string_view text) {
  const std::vector<std::string> lines =
      absl::StrSplit(std::string(text), absl::MaxSplits('\n', 2));
  const std::string cycle = lines[0];
  const answers::KoWords words{"", lines.size() > 1 ? lines[1] : "",
                               lines.size() > 2 ? lines[2] : "", ""};
  const auto rules = answers::KoRulesFrom(words, !cycle.empty());
  RequireWords(rules.status());
  if (!rules.ok()) return;
  const auto answer =
      answers::AskKos(*spec::Position::FromRows({".XO.", "X.XO", ".XO."}), *rules, cycle);
  RequireWords(answer.status());
  if (answer.ok()) Require(!ToJson(Describe(*answer)).empty(), "an answer is written");
}

void AsBan(std::string_view text) {
  const auto position = *spec::Position::FromRows({".XO.", "X.XO", ".XO."});
  for (const char* const rules : {"basic-only", "hot-only", "tromp-taylor"}) {
    for (const int passes : {0, 1}) {
      const auto situation = answers::SituationFrom(position, {"B", passes, std::string(text)},
                                                    *spec::ParseRuleSet(rules));
      RequireWords(situation.status());
      if (!situation.ok()) continue;
      for (const spec::Point p : situation->bans)
        Require(position.IsEmpty(p), "a ban is of an empty point");
    }
  }
}

// Lines in batches of a few bytes: the batches together are the text, in whole lines.
void AsLines(std::string_view text) {
  const int file = memfd_create("lines", MFD_CLOEXEC);
  Require(file >= 0 && write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()),
          "a file in memory");
  std::string all;
  int lines = 0;
  const auto read = ForEachBatchOfLines(
      "/proc/self/fd/" + std::to_string(file), {16, 40, 300}, "; split it",
      [&](const std::string& name, std::string_view batch, int first) {
        Require(!name.empty() && !batch.empty(), "a batch has lines");
        Require(first == lines + 1, "a batch begins where the last one ended");
        Require(all.empty() || all.back() == '\n', "only the last line lacks its end");
        all += batch;
        for (const char c : batch) lines += c == '\n' ? 1 : 0;
        return absl::OkStatus();
      });
  close(file);
  RequireWords(read);
  Require(text.substr(0, all.size()) == all, "what is handed on is the text");
  if (read.ok()) Require(all.size() == text.size(), "all of it");
  if (!read.ok()) Require(text.size() > 40, "a short text is not too long");
}

void AsSgfWords(std::string_view text) {
  ReadBack(text, formats::ParseSgfLine, formats::SgfLineName);
  RequireWords(formats::FindSgfCharset(text).status());
}

// Answers that `hotstone conflicts` kept.
void AsAnswers(std::string_view text) {
  const ScratchFolder& folder = ScratchFolder::Get();
  // The first line names the tables of captions of this version.
  const std::string none = answers::DemandAnswersText(claims::DemandAnswers());
  const std::string first = none.substr(0, none.find('\n'));
  folder.Write("answers",
               text.substr(0, 1) == "h" ? std::string(text) : first + "\n" + std::string(text));
  claims::DemandAnswers answers;
  const absl::Status read = answers::ReadDemandAnswers(folder.Path("answers"), &answers);
  RequireWords(read);
  if (!read.ok()) return;
  folder.Write("again", answers::DemandAnswersText(answers));
  claims::DemandAnswers again;
  Require(answers::ReadDemandAnswers(folder.Path("again"), &again).ok() &&
              again.size() == answers.size(),
          "and read back");
}

// The list of an atlas, and the files from which its pages are made.
void AsAtlas(std::string_view text) {
  const ScratchFolder& folder = ScratchFolder::Get();
  folder.Renew();
  std::filesystem::create_directory(folder.Path("atlas"));
  folder.Write("atlas/atlas.json", std::string(text));
  RequireWords(cli::Site::ReadList(folder.Path("atlas")).status());
}

void AsCatalogue(std::string_view text) {
  const ScratchFolder& folder = ScratchFolder::Get();
  folder.Renew();
  auto site = cli::Site::Create(folder.Path("site"));
  Require(site.ok(), "a site");
  RequireWords(cli::AddCycles(text.substr(0, 600), {}, *site));
}

void AsReport(std::string_view text) {
  const ScratchFolder& folder = ScratchFolder::Get();
  folder.Renew();
  auto site = cli::Site::Create(folder.Path("site"));
  Require(site.ok(), "a site");
  RequireWords(cli::AddConformancePage("report", "report.jsonl", std::string(text), *site));
}

constexpr void (*kReaders[])(std::string_view) = {
    AsRules, AsBoard,    AsPoint,   AsPosition, AsMoves,     AsGroups, AsStandings,
    AsClock, AsPairGo,   AsEngine,  AsToy,      AsNumbers,   AsKos,    AsBan,
    AsLines, AsSgfWords, AsAnswers, AsAtlas,    AsCatalogue, AsReport};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  kReaders[data[0] % std::size(kReaders)]({reinterpret_cast<const char*>(data) + 1, size - 1});
  return 0;
}
