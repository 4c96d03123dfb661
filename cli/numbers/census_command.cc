// hotstone census: goes through every colouring of a board and counts the legal ones.
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "answers/numbers/census_answer.h"
#include "answers/numbers/census_file.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "enumerate/numbers/border_count.h"

namespace hotstone::cli {
namespace {

struct CensusOptions {
  answers::CensusQuestion question;
  bool json = false;
};

absl::StatusOr<int> Census(const CensusOptions& options) {
  ASSIGN_OR_RETURN(const auto answer, answers::AskCensus(options.question));
  const enumerate::ColourCensus& census = answer.census;
  if (options.json) {
    std::cout << answers::WriteCensus(census, answer.seconds);
  } else {
    Show(Describe(answer), false);
  }
  if (census.shards > 1) return kExitOk;
  // A whole board is cross-checked by the border states, which share no code with this.
  ASSIGN_OR_RETURN(const auto count, enumerate::CountLegalPositions(census.cols, census.rows));
  if (count.value == answers::LegalColourings(census)) return kExitOk;
  std::cout << std::flush;
  std::cerr << "hotstone: the census disagrees with hotstone count: "
            << enumerate::ToDecimal(count.value) << " legal positions\n";
  return kExitFails;
}

}  // namespace

void AddCensusCommand(Command& app) {
  Command& command = app.AddCommand(
      "census",
      "Count the legal colourings of a board by number of stones, covering every colouring");
  const auto options = std::make_shared<CensusOptions>();
  command.AddOption("--board", &options->question.board,
                    absl::StrCat("COLSxROWS, up to ", enumerate::kMaxCensusPoints, " points"));
  command.AddOption("--threads", &options->question.threads,
                    "1 (default) or more; the counts do not depend on it");
  command.AddOption("--shard", &options->question.shard,
                    "i/n: count only this share of the board, to be merged later");
  command.AddOption("--checkpoint", &options->question.keep.path,
                    "FILE in which to save the counts, every ten seconds and when stopped");
  command.AddFlag("--resume", &options->question.keep.resume, "continue from the checkpoint");
  command.AddFlag("--quick", &options->question.quick,
                  "do not try the colours of stones on which no other stone's liberties depend");
  command.AddOption("--merge", &options->question.merge,
                    "FILE...: add up all shards of a board and check the sum");
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Of the colourings that differ only by symmetry and exchange of colours, one is tried and "
      "counts for\n"
      "all of them (docs/explanation/enumeration.md). The sum is compared with the result of "
      "hotstone "
      "count.\n"
      "Example:\n"
      "  hotstone census --board 4x4\n"
      "  hotstone census --board 5x5 --shard 1/2 --json > 1.json\n"
      "  hotstone census --board 5x5 --shard 2/2 --json > 2.json\n"
      "  hotstone census --merge 1.json 2.json");
  command.OnRun([options] { return Census(*options); });
}

}  // namespace hotstone::cli
