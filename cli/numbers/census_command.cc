// hotstone census: goes through every colouring of a board and counts the legal ones.
#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/numbers/census_file.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "enumerate/numbers/border_count.h"
#include "enumerate/numbers/colour_census.h"
#include "spec/board/board.h"

namespace hotstone::cli {
namespace {

using enumerate::ColourCensus;
using Clock = std::chrono::steady_clock;

struct CensusOptions {
  std::string board;
  std::string shard;
  std::string checkpoint;
  std::vector<std::string> merge;
  int threads = 1;
  bool resume = false;
  bool quick = false;
  bool json = false;
};

uint64_t Sum(const std::vector<uint64_t>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), uint64_t{0});
}

// The census to continue: read from the file, or a new one.
absl::StatusOr<ColourCensus> Start(const CensusOptions& options) {
  if (options.resume && options.checkpoint.empty()) {
    return absl::InvalidArgumentError("--resume needs --checkpoint FILE, the file to resume from");
  }
  if (options.board.empty()) {
    return absl::InvalidArgumentError(
        "census needs --board or --merge, for example hotstone census --board 4x4");
  }
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(options.board));
  int shard = 1;
  int shards = 1;
  if (!options.shard.empty()) {
    RETURN_IF_ERROR(answers::ParseShard(options.shard, shard, shards));
  }
  auto fresh = enumerate::BeginColourCensus(size.cols(), size.rows(), shard, shards);
  if (!fresh.ok() || options.checkpoint.empty()) return fresh;
  if (!options.resume) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(options.checkpoint, error)) return fresh;
    return absl::InvalidArgumentError(absl::StrCat(
        options.checkpoint,
        ": already exists; continue from it with --resume, or remove it to start over"));
  }
  auto kept = answers::ReadCensusFile(options.checkpoint);
  if (!kept.ok()) return kept.status();
  if (kept->cols != fresh->cols || kept->rows != fresh->rows || kept->shard != fresh->shard ||
      kept->shards != fresh->shards) {
    return absl::InvalidArgumentError(absl::StrCat(
        options.checkpoint, ": holds a census of ", kept->cols, "x", kept->rows, ", shard ",
        kept->shard, "/", kept->shards, ", not what --board and --shard ask for"));
  }
  return kept;
}

absl::StatusOr<ColourCensus> Take(const CensusOptions& options, Clock::time_point began) {
  auto census = Start(options);
  if (!census.ok()) return census;
  answers::TerminalProgress progress;
  enumerate::ColourCensusOptions how;
  how.threads = options.threads;
  how.quick = options.quick;
  how.progress = &progress;
  if (!options.checkpoint.empty()) {
    how.save = [&](const ColourCensus& now) {
      return WriteWholeFile(options.checkpoint, answers::WriteCensus(now, SecondsSince(began)));
    };
  }
  auto result = ContinueColourCensus(*std::move(census), how);
  progress.Clear();
  if (absl::IsCancelled(result.status())) {
    return absl::CancelledError(
        options.checkpoint.empty()
            ? "the census was stopped, and nothing was saved without --checkpoint FILE"
            : absl::StrCat("the census was stopped; --checkpoint ", options.checkpoint,
                           " --resume continues it"));
  }
  return result;
}

absl::StatusOr<ColourCensus> Merge(const CensusOptions& options) {
  if (!options.board.empty() || !options.shard.empty() || !options.checkpoint.empty() ||
      options.resume || options.quick || options.threads != 1) {
    return absl::InvalidArgumentError(
        "--merge FILE... can only be combined with --json: the files name their own board");
  }
  std::vector<ColourCensus> parts;
  for (const std::string& file : options.merge) {
    ASSIGN_OR_RETURN(auto part, answers::ReadCensusFile(file));
    parts.push_back(std::move(part));
  }
  return MergeColourCensuses(parts, options.merge);
}

void PrintText(const ColourCensus& census) {
  std::cout << "board: " << census.cols << "x" << census.rows << "\n";
  if (census.shards > 1) std::cout << "shard: " << census.shard << "/" << census.shards << "\n";
  std::cout << "stones        colourings             legal\n";
  for (size_t k = 0; k < census.legal.size(); ++k) {
    std::cout << absl::StrFormat("%6d  %16d  %16d\n", k, census.colourings[k], census.legal[k]);
  }
  std::cout << absl::StrFormat("   all  %16d  %16d\n", Sum(census.colourings), Sum(census.legal));
}

int Run(const CensusOptions& options) {
  const auto began = Clock::now();
  const auto census = options.merge.empty() ? Take(options, began) : Merge(options);
  if (!census.ok()) return ReportError(census.status());
  const double seconds = SecondsSince(began);
  if (options.json) {
    std::cout << answers::WriteCensus(*census, seconds);
  } else {
    PrintText(*census);
    std::cout << absl::StrFormat("(%.2f s)\n", seconds);
  }
  if (census->shards > 1) return kExitOk;
  // A whole board is cross-checked by the border states, which share no code with this.
  const auto count = enumerate::CountLegalPositions(census->cols, census->rows);
  if (!count.ok()) return ReportError(count.status());
  if (count->value == Sum(census->legal)) return kExitOk;
  std::cout << std::flush;
  std::cerr << "hotstone: the census disagrees with hotstone count: "
            << enumerate::ToDecimal(count->value) << " legal positions\n";
  return kExitFails;
}

}  // namespace

void AddCensusCommand(Command& app, int& exit_code) {
  Command& command = app.AddCommand(
      "census",
      "Count the legal colourings of a board by number of stones, covering every colouring");
  const auto options = std::make_shared<CensusOptions>();
  command.AddOption("--board", &options->board,
                    absl::StrCat("COLSxROWS, up to ", enumerate::kMaxCensusPoints, " points"));
  command.AddOption("--threads", &options->threads,
                    "1 (default) or more; the counts do not depend on it");
  command.AddOption("--shard", &options->shard,
                    "i/n: count only this share of the board, to be merged later");
  command.AddOption("--checkpoint", &options->checkpoint,
                    "FILE in which to save the counts, every ten seconds and when stopped");
  command.AddFlag("--resume", &options->resume, "continue from the checkpoint");
  command.AddFlag("--quick", &options->quick,
                  "do not try the colours of stones on which no other stone's liberties depend");
  command.AddOption("--merge", &options->merge,
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
  command.OnRun([options, &exit_code] { exit_code = Run(*options); });
}

}  // namespace hotstone::cli
