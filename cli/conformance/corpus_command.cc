// hotstone corpus: writes, lists and verifies test cases for other programs.
//
// Write checks rule sets, boards and the target before the work, makes the corpus in memory and
// writes the folder atomically; --quick makes the quick set instead. `small` among the boards means
// every board of up to six points. Verify compares a folder with its manifest and names each file
// that is missing, altered or extra. List adds up the files, cases and bytes of each group, and
// prints the command that made the corpus.
//
// For example hotstone corpus --rules all --boards small --out made writes the folder `made`;
// hotstone corpus --verify made then says how many files match the manifest, and how many cases
// they have, and exits with code 0. After a byte of one file is changed it names that file with
// both digests and exits with code 1.
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/asked/limits.h"
#include "answers/conformance/corpus_answer.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/plain_number.h"
#include "cli/terminal/show.h"
#include "conformance/corpus/folder.h"
#include "conformance/corpus/generate.h"
#include "conformance/corpus/groups.h"

namespace hotstone::cli {
namespace {

struct CorpusCommandOptions {
  std::vector<std::string> rules;
  std::vector<std::string> boards;
  std::string out;
  std::string verify;
  std::string list;
  std::string seed;
  bool quick = false;
  bool json = false;
};

// The boards of the bundled corpus (corpus/generated), and the rule sets of its quick set.
constexpr char kStandardBoards[] = "1x1;2x1;3x1;4x1;5x1;6x1;2x2;3x2;3x3;5x5;9x9;13x13;19x19";
constexpr char kQuickRules[] =
    "basic-only,self_removal=none;basic-only;tromp-taylor;simplified-ing,self_removal=none;aga-"
    "like;ing-1996";

// COLSxROWS separated by semicolons; `small` means every board of up to six points.
absl::StatusOr<std::vector<spec::BoardSize>> ParseBoards(const std::vector<std::string>& texts) {
  std::vector<spec::BoardSize> boards;
  const auto add = [&boards](const spec::BoardSize& board) {
    if (std::find(boards.begin(), boards.end(), board) == boards.end()) boards.push_back(board);
  };
  for (const std::string& text : texts) {
    for (const std::string& word : std::vector<std::string>(absl::StrSplit(text, ';'))) {
      if (word != "small") {
        const auto board = spec::ParseBoardSize(word);
        if (!board.ok()) {
          return absl::InvalidArgumentError(
              absl::StrCat("--boards: ", std::string(board.status().message()),
                           "; or small, for every board of up to six points"));
        }
        add(*board);
        continue;
      }
      for (int points = 1; points <= conformance::kWholeBoardPoints; ++points) {
        for (int rows = 1; rows <= points; ++rows) {
          if (points % rows == 0) add(*spec::BoardSize::Create(points / rows, rows));
        }
      }
    }
  }
  return boards;
}

absl::StatusOr<int> Verify(const CorpusCommandOptions& options) {
  ASSIGN_OR_RETURN(const auto findings, conformance::VerifyCorpus(options.verify));
  for (const conformance::CorpusFinding& finding : findings)
    Show(answers::Describe(finding), options.json);
  ASSIGN_OR_RETURN(const auto manifest, conformance::ReadManifest(options.verify));
  return Show(answers::DescribeVerified(manifest, findings.size()), options.json);
}

absl::StatusOr<int> List(const CorpusCommandOptions& options) {
  ASSIGN_OR_RETURN(const auto manifest, conformance::ReadManifest(options.list));
  if (!options.json) std::cout << "group          files    cases      bytes\n";
  for (const auto& group : answers::DescribeGroups(manifest)) Show(group, options.json);
  if (!options.json) std::cout << "made by: " << manifest.command << "\n";
  return kExitOk;
}

absl::StatusOr<int> Write(const CorpusCommandOptions& options) {
  if ((options.rules.empty() && !options.quick) || options.out.empty()) {
    return absl::InvalidArgumentError(
        "corpus needs --rules and --out, or --verify DIR or --list DIR (try hotstone corpus "
        "--help)");
  }
  if (options.quick && !options.boards.empty()) {
    return absl::InvalidArgumentError("--quick chooses its own boards: omit --boards");
  }
  conformance::CorpusOptions wanted;
  wanted.quick = options.quick;
  ASSIGN_OR_RETURN(wanted.rules, answers::CollectRuleSets(
                                     options.rules.empty() ? std::vector<std::string>{kQuickRules}
                                                           : options.rules));
  const bool given = !options.boards.empty() || options.quick;
  ASSIGN_OR_RETURN(wanted.boards,
                   ParseBoards(given ? options.boards : std::vector<std::string>{kStandardBoards}));
  if (!options.seed.empty() && !ReadPlainWhole(options.seed, &wanted.seed)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--seed \"", options.seed, "\" is not a whole number from 0 to 18446744073709551615",
        AboutZerosInFront(options.seed)));
  }
  RETURN_IF_ERROR(conformance::CheckCorpusTarget(options.out));
  answers::TerminalProgress progress;
  const auto corpus = conformance::GenerateCorpus(wanted, &progress);
  progress.Clear();
  if (absl::IsCancelled(corpus.status())) {
    return absl::CancelledError("interrupted; nothing was written");
  }
  if (!corpus.ok()) return corpus.status();
  RETURN_IF_ERROR(conformance::WriteCorpus(*corpus, options.out, &progress));
  progress.Clear();
  return Show(answers::DescribeWritten(*corpus, options.out), options.json);
}

absl::StatusOr<int> CorpusMain(const CorpusCommandOptions& options) {
  const bool writing = options.quick || !options.rules.empty() || !options.boards.empty() ||
                       !options.out.empty() || !options.seed.empty();
  const int modes =
      (writing ? 1 : 0) + (options.verify.empty() ? 0 : 1) + (options.list.empty() ? 0 : 1);
  if (modes > 1) {
    return absl::InvalidArgumentError(
        "--verify and --list cannot be combined with --rules, --boards, --quick, --seed or --out");
  }
  if (!options.verify.empty()) return Verify(options);
  if (!options.list.empty()) return List(options);
  return Write(options);
}

}  // namespace

void AddCorpusCommand(Command& app) {
  Command& command = app.AddCommand(
      "corpus", "Write test cases for other programs, or check a corpus against its manifest");
  const auto options = std::make_shared<CorpusCommandOptions>();
  command.AddOption("--rules", &options->rules,
                    "PRESET[,key=value...]; several separated by semicolons, or `all`");
  command.AddOption(
      "--boards", &options->boards,
      "COLSxROWS, several separated by semicolons; small: every board of up to six points; "
      "default: those of corpus/generated");
  command.AddFlag("--quick", &options->quick,
                  "the quick set: 73 to 149 cases per rule set; without --rules, "
                  "those of corpus/quick");
  command.AddOption("--out", &options->out,
                    "folder to write to: new, empty, or holding a corpus, which is replaced");
  command.AddOption("--seed", &options->seed, "seed of the random games; default: 1");
  command.AddOption("--verify", &options->verify,
                    "check the files of this corpus against its manifest");
  command.AddOption("--list", &options->list,
                    "list the groups of this corpus with their files, cases and bytes");
  command.AddFlag("--json", &options->json, "print JSON objects, one per line");
  AddProgressOption(command);
  command.SetFooter(
      "Boards of up to six points are covered completely; on larger ones cases are chosen for "
      "coverage. "
      "The same\n"
      "command always writes the same bytes; if it is interrupted, it writes nothing. "
      "docs/howto/corpus.md\n"
      "describes the files. Exit codes: 0 written, or all files match the manifest; 1 they do not; "
      "2 bad "
      "input\n"
      "or no corpus there; 3 interrupted.\n"
      "Example:\n"
      "  hotstone corpus --rules 'tromp-taylor;basic-only' --boards '2x2;3x2;9x9' --out cases\n"
      "  hotstone corpus --rules tromp-taylor --out tromp-taylor    everything for one rule set, "
      "in one "
      "folder\n"
      "  hotstone corpus --quick --out quick\n"
      "  hotstone corpus --verify cases");
  command.OnRun([options] { return CorpusMain(*options); });
}

}  // namespace hotstone::cli
