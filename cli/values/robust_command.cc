// hotstone robust: what each side forces under every rule of repetition at once.
//
// RobustCommand reads the situation, solves the bounds of the whole board, and prints those of the situation and how
// many positions of the board have one value under every rule (docs/explanation/determinacy.md#one-strategy-for-every-rule). With --list the others are listed,
// one of each set of symmetric ones; with --certificate the strategy for one bound of the situation is written as a
// certificate, which is checked by certify/solution before it appears. With --pairs it is rules that are compared, by the
// values of single positions (robust_pairs.h).
//
// For example hotstone robust --board 3x3 says [2, 9]: Black forces 2 with plays that no rule of repetition can
// refuse, White holds him to 9 in the same manner, and which of the numbers between them is the value may be another
// one under each rule.
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/board_picture.h"
#include "answers/values/robust_checkpoint.h"
#include "base/bytes_text.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "certify/solution/solution_check.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "cli/values/robust_pairs.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/robust/robust_strategy.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

using certify::RobustHot;
using enumerate::Interval;
using enumerate::IntervalTable;

struct RobustOptions {
  std::string board;
  std::string position;
  std::string to_move = "B";
  std::string hot = "single";
  std::string memory;
  std::string certificate;
  std::string side;
  answers::RobustCheckpointOptions checkpoint;
  std::vector<std::string> rules;
  uint64_t entries = 10'000'000;
  bool entries_given = false;
  std::string without_use;  // an option that was given and is of no use beside --pairs
  int threads = 1;
  bool images = false;
  bool list = false;
  bool pairs = false;
  bool json = false;
};

formats::JsonLine LineOf(const spec::Position& position, const RobustOptions& options) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "robust")
      .Set("board", position.size().ToString())
      .Set("hot", options.hot)
      .Set("rows", position.ToRows());
  return line;
}

// One line for each position whose bounds differ, up to symmetry, Black to move.
void List(const IntervalTable& table, const enumerate::LegalIndex& index, const spec::BoardSize& size,
          const RobustOptions& options) {
  table.ForEachUndetermined(index, [&](enumerate::Stones stones, Interval bounds, int orbit) {
    const spec::Position position = ToSpec(stones, size);
    if (!options.json) {
      std::cout << absl::StrJoin(position.ToRows(), "/") << "  [" << bounds.lo << ", " << bounds.hi << "]  x"
                << orbit << "\n";
      return;
    }
    formats::JsonLine line = LineOf(position, options);
    line.Set("to_move", "B")
        .Set("lower", bounds.lo)
        .Set("upper", bounds.hi)
        .Set("symmetric_positions", orbit)
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  });
}

absl::Status WriteCertificate(const enumerate::Grid& grid, const IntervalTable& table,
                              const spec::Position& position, spec::Color to_move, const Interval& bounds,
                              const RobustOptions& options, Progress* progress) {
  const spec::Color side = options.side == "W" ? spec::Color::kWhite : spec::Color::kBlack;
  const enumerate::RobustQuestion question{
      side,
      side == spec::Color::kBlack ? bounds.lo : -bounds.hi,
      position,
      to_move,
      options.hot == "every" ? RobustHot::kEvery : RobustHot::kSingle,
      options.images ? certify::SolutionImages::kOne : certify::SolutionImages::kEach};
  if (question.at_least == -position.size().points()) {
    std::cerr << options.certificate << ": not written: " << spec::ColorName(side)
              << " forces nothing robustly but the least there is, which every end gives him\n";
    return absl::OkStatus();
  }
  ASSIGN_OR_RETURN(const auto strategy, FindRobustStrategy(grid, table, question, options.entries, progress));
  const auto checked = certify::CheckSolution(strategy);
  if (!checked.ok()) {
    return absl::InternalError(absl::StrCat("the checker refuses the strategy, a bug of ours: ",
                                            std::string(checked.status().message())));
  }
  RETURN_IF_ERROR(certify::WriteSolution(options.certificate, strategy.header, strategy.entries));
  std::cerr << options.certificate << ": " << strategy.entries.size() << " entries; " << checked->claim
            << "\n";
  return absl::OkStatus();
}

// --pairs asks another question of other boards: what only the bounds know is refused.
int Pairs(const RobustOptions& options) {
  if (!options.without_use.empty()) {
    return ReportError(
        absl::InvalidArgumentError(absl::StrCat(options.without_use, " has no use with --pairs")));
  }
  return ReportRobustPairs({options.rules, options.board, options.memory, options.json});
}

int Robust(const RobustOptions& options) {
  if (options.pairs) return Pairs(options);
  if (!options.rules.empty()) {
    return ReportError(
        absl::InvalidArgumentError("--rules is for --pairs; the bounds are for all rules at once"));
  }
  const auto position = answers::BoardOrPosition(options.board, options.position, "robust");
  if (!position.ok()) return ReportError(position.status());
  if (options.certificate.empty() != options.side.empty()) {
    return ReportError(
        absl::InvalidArgumentError("--certificate and --side are given together or not at all"));
  }
  if (options.images && options.certificate.empty()) {
    return ReportError(absl::InvalidArgumentError("--images is for --certificate"));
  }
  if (options.entries_given && options.certificate.empty()) {
    return ReportError(absl::InvalidArgumentError("--entries is for --certificate"));
  }
  if (const absl::Status status = answers::CheckRobustCheckpoint(options.checkpoint); !status.ok()) {
    return ReportError(status);
  }
  const spec::BoardSize size = position->size();
  const spec::Color to_move = options.to_move == "W" ? spec::Color::kWhite : spec::Color::kBlack;
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return ReportError(grid.status());
  const auto memory = answers::MemoryLimit(options.memory);
  if (!memory.ok()) return ReportError(memory.status());
  const RobustHot hot = options.hot == "every" ? RobustHot::kEvery : RobustHot::kSingle;
  answers::TerminalProgress progress;
  answers::RobustCheckpoint checkpoint(options.checkpoint, hot, &progress);
  enumerate::IntervalOptions solve{options.threads, !options.certificate.empty()};
  if (!options.checkpoint.path.empty()) solve.keeper = &checkpoint;
  const uint64_t needed = enumerate::IntervalBytes(*grid, solve);
  if (needed > *memory) {
    return ReportError(
        absl::ResourceExhaustedError(absl::StrCat("robust: the bounds of ", size.ToString(), " need about ",
                                                  BytesText(needed), ", --memory is ", BytesText(*memory))));
  }
  const auto index = enumerate::LegalIndex::Create(*grid);
  if (!index.ok()) return ReportError(index.status());
  const auto table = enumerate::SolveRobust(*grid, hot, solve, &progress);
  progress.Clear();
  if (absl::IsCancelled(table.status()) && solve.keeper != nullptr) return kExitUnknown;
  if (!table.ok()) return ReportError(table.status());
  if (options.list) List(*table, *index, size, options);

  const enumerate::Stones stones = enumerate::FromSpec(*position);
  const Interval bounds =
      table->ForBlack({stones.own, stones.opp, to_move == spec::Color::kBlack ? 0 : 1, 0, 0});
  const uint64_t open = table->CountUndetermined();
  if (!options.certificate.empty()) {
    const absl::Status status =
        WriteCertificate(*grid, *table, *position, to_move, bounds, options, &progress);
    progress.Clear();
    if (!status.ok()) return ReportError(status);
  }
  if (options.json) {
    formats::JsonLine line = LineOf(*position, options);
    line.Set("to_move", spec::Letter(to_move))
        .Set("lower", bounds.lo)
        .Set("upper", bounds.hi)
        .Set("positions", index->size())
        .Set("same_under_every_rule", index->size() - open)
        .Set("bounds_differ", open)
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  std::cout << answers::BoardPicture(*position) << spec::ColorName(to_move) << " to move, "
            << (hot == RobustHot::kEvery ? "hot stones of any kinds or none" : "single hot stones or none")
            << "\n"
            << "robust bounds for Black: [" << bounds.lo << ", " << bounds.hi << "]"
            << (bounds.lo == bounds.hi ? ", the value under every rule of repetition"
                                       : ": the rule of repetition may decide")
            << "\n"
            << index->size() - open << " of " << index->size()
            << " positions with Black to move have the same value under every rule of repetition\n";
  return kExitOk;
}

}  // namespace

void AddRobustCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<RobustOptions>();
  Command& command = app.AddCommand("robust", "What each side forces under every rule of repetition at once");
  command.AddOption("--board", &options->board, "COLSxROWS: its empty position");
  // What only the bounds know.
  std::vector<std::pair<const char*, const Option*>> bounds_only = {
      {"--position", &AddPositionOption(command, &options->position, "its situation instead")},
      {"--to-move", &AddToMoveOption(command, &options->to_move)}};
  const Option& hot =
      command
          .AddOption("--hot", &options->hot,
                     "Good under rule sets with single hot stones or none, or with every kind of hot stones")
          .OneOf({"single", "every"})
          .ShowDefault();
  const Option& list = command.AddFlag(
      "--list", &options->list, "List the positions whose bounds differ, one of each set of symmetric ones");
  command.AddFlag(
      "--pairs", &options->pairs,
      "Instead: for each pair of rules the first position, Black to move, on the boards of up to four "
      "points (or on --board) that has different values under them");
  command.AddOption("--rules", &options->rules, "With --pairs: the rule sets to compare, lists split by ';'");
  const Option& certificate = command.AddOption(
      "--certificate", &options->certificate,
      "Write the strategy of --side for its bound to this file (hotstone-certify checks it); an "
      "older file is replaced");
  const Option& side =
      command.AddOption("--side", &options->side, "B or W: whose strategy is written").OneOf({"B", "W"});
  const Option& images = command.AddFlag("--images", &options->images,
                                         "One record of the certificate for all symmetric positions");
  const Option& entries =
      command.AddOption("--entries", &options->entries, "Give up a certificate with more positions")
          .ShowDefault();
  const Option& kept = command.AddOption("--checkpoint", &options->checkpoint.path,
                                         "Where the bounds are kept, on the way and at the end");
  const Option& every =
      command.AddOption("--checkpoint-every", &options->checkpoint.every, "Seconds between checkpoints")
          .Range(0.0, 1e9)
          .ShowDefault();
  const Option& resume = command.AddFlag("--resume", &options->checkpoint.resume,
                                         "Take up the run of the checkpoint, or ask it once more");
  const Option& threads = AddThreadsOption(command, &options->threads, "Of the sweeps");
  bounds_only.insert(bounds_only.end(), {{"--hot", &hot},
                                         {"--list", &list},
                                         {"--certificate", &certificate},
                                         {"--side", &side},
                                         {"--images", &images},
                                         {"--entries", &entries},
                                         {"--checkpoint", &kept},
                                         {"--checkpoint-every", &every},
                                         {"--resume", &resume},
                                         {"--threads", &threads}});
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json, "One JSON object, with --list one a position before it");
  AddProgressOption(command);
  command.SetFooter(
      "Example: hotstone robust --board 3x3\n"
      "         hotstone robust --board 3x2 --list --json\n"
      "         hotstone robust --board 5x2 --certificate 5x2.cert --side B\n"
      "         hotstone robust --board 4x5 --checkpoint robust45\n"
      "         hotstone robust --pairs --board 2x1 --rules 'tromp-taylor;tromp-taylor,cycle=nssk'");
  command.OnRun([options, &entries, &every, bounds_only, &exit_code] {
    options->entries_given = entries.Given();
    options->checkpoint.every_given = every.Given();
    for (const auto& [name, option] : bounds_only) {
      if (option->Given() && options->without_use.empty()) options->without_use = name;
    }
    exit_code = Robust(*options);
  });
}

}  // namespace hotstone::cli
