// hotstone solve: a solution of a board, or of a position, as a file that hotstone-certify checks.
//
// Solve reads the goal and the side that must force it. A guide says what can be forced
// (solve_guide.h); if that is less than the goal, the command ends there. Then Search extracts the
// solution (search/solution/), checks it like hotstone-certify, and writes it; an interruption
// leaves a checkpoint. The guide's rule set only guides: the check establishes that the solution
// holds under the rules that it names.
//
// For example hotstone solve --board 3x3 --at-least 9 --out 3x3.cert writes a solution of one
// position: Black plays in the centre, and takes the whole board whatever White answers.
#include <chrono>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/terminal_progress.h"
#include "answers/solve/solve_checkpoint.h"
#include "answers/solve/solve_guide.h"
#include "base/bytes_text.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "certify/solution/position_key.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_check.h"
#include "cli/solve/solve_options.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "search/solution/solution_search.h"
#include "search/solution/solve_start.h"

namespace hotstone::cli {
namespace {

using certify::GoodUnder;
using certify::SolutionHeader;

certify::EndsAt EndsOf(const SolveOptions& options) {
  if (options.every_end) return certify::EndsAt::kGameEnd;
  const bool held = options.held || options.guide.by == "proof-numbers";
  return held ? certify::EndsAt::kHeldBoard : certify::EndsAt::kSettledBoard;
}

absl::StatusOr<SolutionHeader> ReadHeader(const SolveOptions& options) {
  ASSIGN_OR_RETURN(const auto position,
                   answers::BoardOrPosition(options.board, options.position, "solve"));
  ASSIGN_OR_RETURN(const auto start, search::SolveStart(position, options.to_move, options.moves));
  const int points = start.position.size().points();
  if (options.at_least <= -points || options.at_least > points) {
    return absl::InvalidArgumentError(
        absl::StrCat("--at-least ", options.at_least, " is not from ", 1 - points, " to ", points,
                     ", the area differences of ", start.position.size().ToString()));
  }
  return SolutionHeader{.side = options.side == "B" ? spec::Color::kBlack : spec::Color::kWhite,
                        .at_least = options.at_least,
                        .rules = options.rules == "any"        ? GoodUnder::kAny
                                 : options.rules == "basic-ko" ? GoodUnder::kBasicKo
                                                               : GoodUnder::kAnyWithBasicKo,
                        .ends_at = EndsOf(options),
                        .start = start.position,
                        .to_move = start.to_move};
}

std::string Goal(const SolutionHeader& header) {
  return absl::StrCat(header.side == spec::Color::kBlack ? "Black" : "White", " at least ",
                      header.at_least, " from ", absl::StrJoin(header.start.ToRows(), "/"), ", ",
                      header.to_move == spec::Color::kBlack ? "Black" : "White", " to move");
}

int Fails(const SolutionHeader& header, bool json) {
  if (json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "solve")
        .Set("board", header.start.size().ToString())
        .Set("verdict", "fails")
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << Goal(header) << ": cannot be forced if endless play counts for the other side\n";
  }
  return kExitFails;
}

int Report(const SolveOptions& options, const SolutionHeader& header,
           const search::SolutionFound& found, const certify::SolutionChecked& checked,
           double seconds) {
  const uint64_t bytes = certify::SolutionHeaderText(header, found.entries.size()).size() +
                         found.entries.size() * certify::kSolutionRecord;
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "solve")
        .Set("board", header.start.size().ToString())
        .Set("verdict", "holds")
        .Set("side", options.side)
        .Set("at_least", header.at_least)
        .Set("rows", header.start.ToRows())
        .Set("to_move", spec::Letter(header.to_move))
        .Set("good_under", options.rules)
        .Set("entries", checked.situations)
        .Set("answers", checked.transitions)
        .Set("settled", checked.settled)
        .Set("ends", checked.ends)
        .Set("highest_rank", checked.highest_rank)
        .Set("bytes", bytes)
        .Set("file", options.out)
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  std::cout << "solution: " << options.out << ", " << BytesText(bytes) << "\n"
            << checked.claim << "\n"
            << "entries: " << checked.situations << " of " << found.seen
            << " positions visited, ranks up to " << checked.highest_rank << "\n"
            << "answers: " << checked.transitions
            << "; moves to a position that ends a line: " << checked.settled
            << ", entries that pass: " << checked.ends << "\n"
            << absl::StrFormat("(%.2f s)\n", seconds);
  return kExitOk;
}

// A bounded search that found nothing proves nothing.
int NotFound(const SolutionHeader& header, const search::BoundedSearch& search) {
  return ReportError(absl::ResourceExhaustedError(absl::StrCat(
      "solve: ", Goal(header), ": not found within ", search.failed_plies(), " plies, ",
      search.searched(), " positions searched", search.stopped() ? ", stopped" : "")));
}

// Neither does a proof-number search that calls it disproved.
int NotFound(const SolutionHeader& header, const search::ProofSearch& search) {
  return ReportError(absl::ResourceExhaustedError(
      absl::StrCat("solve: ", Goal(header), ": not found by proof numbers, ", search.opened(),
                   " positions opened", search.stopped() ? ", stopped" : "")));
}

// Neither does a file about less than was asked.
int LeftOpen(const SolutionHeader& header, const std::string& why) {
  return ReportError(absl::ResourceExhaustedError(absl::StrCat(
      "solve: ", Goal(header), ": unknown: the guide does not show that it is forced, but ", why)));
}

// Shows the search's progress on the terminal, and saves it periodically.
class SavingProgress : public Progress {
 public:
  using Save = std::function<absl::Status()>;
  SavingProgress(const SolveOptions& options, answers::TerminalProgress& terminal, Save save)
      : options_(options), terminal_(terminal), save_(std::move(save)) {}

  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    const bool go_on = terminal_.Report(what, done, total);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - last_;
    if (!go_on || options_.checkpoint.empty() || passed.count() < options_.checkpoint_every)
      return go_on;
    if (const absl::Status saved = save_(); !saved.ok()) {  // the search itself is fine and
                                                            // continues
      terminal_.Clear();
      std::cerr << "hotstone: warning: " << saved.message()
                << "; the search continues without it\n";
    }
    last_ = std::chrono::steady_clock::now();
    return true;
  }

 private:
  const SolveOptions& options_;
  answers::TerminalProgress& terminal_;
  const Save save_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// After an interruption: what was saved, and how to resume.
int Stopped(const SolveOptions& options, const absl::Status& why,
            const SavingProgress::Save& save) {
  if (options.checkpoint.empty()) {
    std::cerr << "hotstone: stopped; nothing was saved without --checkpoint FILE\n";
    return kExitUnknown;
  }
  if (const absl::Status saved = save(); !saved.ok()) return ReportError(saved);
  std::cerr << "hotstone: " << (absl::IsCancelled(why) ? "stopped" : why.message())
            << "; continue with the same options and --resume\n";
  return kExitUnknown;
}

// Finds, checks and writes the solution; the guide says that the goal can be forced.
int Search(const SolveOptions& options, const SolutionHeader& header, const answers::Guide& guide,
           answers::TerminalProgress& terminal) {
  const auto began = std::chrono::steady_clock::now();
  const auto search = search::SolutionSearch::Create(header, *guide.oracle, options.most);
  if (!search.ok()) return ReportError(search.status());
  if (options.resume) {
    const absl::Status loaded =
        answers::LoadSolve(options.checkpoint, header, guide.name, search->get());
    if (!loaded.ok()) return ReportError(loaded);
  }
  const SavingProgress::Save save = [&] {
    return answers::SaveSolve(options.checkpoint, header, guide.name, **search);
  };
  SavingProgress progress(options, terminal, save);
  const auto found = (*search)->Run(&progress);
  terminal.Clear();
  if (const absl::Status file = guide.status(); !file.ok()) return ReportError(file);
  if (absl::IsNotFound(found.status())) {
    return ReportError(absl::ResourceExhaustedError(
        absl::StrCat("solve: ", Goal(header), ": there is no strategy left to try under --rules ",
                     options.rules)));
  }
  const bool full = absl::IsResourceExhausted(found.status()) && !options.checkpoint.empty();
  if (absl::IsCancelled(found.status()) || full) return Stopped(options, found.status(), save);
  if (!found.ok()) return ReportError(found.status());
  auto reader = certify::SolutionReader::Open(
      std::make_unique<std::istringstream>(certify::SolutionText(header, found->entries)),
      options.out);
  if (!reader.ok()) return ReportError(reader.status());
  // The entries are already in memory, so one slice and one pass suffice.
  const auto checked = certify::CheckSolution(
      *reader,
      {.memory = (found->entries.size() + 1) * certify::kSolutionRecord, .progress = &terminal});
  terminal.Clear();
  if (absl::IsCancelled(checked.status())) return Stopped(options, checked.status(), save);
  if (!checked.ok()) {
    return ReportError(
        absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the solution: ",
                                         std::string(checked.status().message()))));
  }
  if (const auto written = certify::WriteSolution(options.out, header, found->entries);
      !written.ok()) {
    return ReportError(written);
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return Report(options, header, *found, *checked, took.count());
}

int Solve(const SolveOptions& options, const SolveOptionsGiven& given) {
  const auto header = ReadHeader(options);
  if (!header.ok()) return ReportError(header.status());
  if (const absl::Status status = CheckSolveOptions(options, given); !status.ok())
    return ReportError(status);
  if (const auto keys = certify::PositionKeys::Create(header->start.size()); !keys.ok()) {
    return ReportError(keys.status());
  }
  answers::TerminalProgress progress;
  const auto guide = answers::FindGuide(options.guide, *header, &progress);
  progress.Clear();
  if (!guide.ok()) return ReportError(guide.status());
  const int to_move = header->to_move == spec::Color::kBlack ? 0 : 1;
  const enumerate::Stones start = enumerate::FromSpec(header->start);
  const bool forced = guide->oracle->Distance({start.own, start.opp, to_move, 0, 0}).has_value();
  if (const absl::Status file = guide->status(); !file.ok()) return ReportError(file);
  progress.Clear();
  if (!forced && guide->bounded != nullptr) return NotFound(*header, *guide->bounded);
  if (!forced && guide->proofs != nullptr) return NotFound(*header, *guide->proofs);
  if (!forced && !guide->leaves_open.empty()) return LeftOpen(*header, guide->leaves_open);
  return forced ? Search(options, *header, *guide, progress) : Fails(*header, options.json);
}

}  // namespace

void AddSolveCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<SolveOptions>();
  Command& command = app.AddCommand("solve",
                                    "Find a solution: the moves with which a side forces a result, "
                                    "for hotstone-certify to check");
  command.AddOption("--board", &options->board, "COLSxROWS: start from its empty position");
  AddPositionOption(command, &options->position, "start from this position instead");
  AddToMoveOption(command, &options->to_move);
  command.AddOption("--moves", &options->moves,
                    "Moves to play first from there, for example \"B:C3 W:D3\"");
  command.AddOption("--side", &options->side, "Side that forces the result")
      .OneOf({"B", "W"})
      .ShowDefault();
  command
      .AddOption("--at-least", &options->at_least,
                 "Area difference to force, from the view of that side")
      .Required();
  command
      .AddOption("--rules", &options->rules,
                 "Rules under which the solution holds: basic-ko alone, any rule of repetition, or "
                 "any-with-basic-ko")
      .OneOf({"basic-ko", "any-with-basic-ko", "any"})
      .ShowDefault();
  command.AddFlag("--every-end", &options->every_end, "Follow settled boards to the end as well");
  command.AddFlag("--held", &options->held,
                  "Also end lines at held boards, under basic-ko (as proof-numbers does)");
  const Option& by = command
                         .AddOption("--by", &options->guide.by,
                                    "How to find out first what can be forced: all intervals, "
                                    "planes of this difference, or a "
                                    "search from the position, to a depth or by proof numbers")
                         .OneOf({"intervals", "planes", "search", "proof-numbers"})
                         .ShowDefault();
  const Option& plies =
      command.AddOption("--plies", &options->guide.plies, "Depth limit of that search")
          .Range(1, 254)
          .ShowDefault();
  command.AddOption("--table", &options->guide.table,
                    "Stored table of the board to use as the guide");
  command.AddOption("--plane", &options->guide.plane,
                    "Checkpoint of hotstone plane to use as the guide");
  command.AddOption("--out", &options->out, "File to write the solution to").Required();
  command
      .AddOption("--most", &options->most,
                 "Give up after visiting this many positions for the solution itself")
      .ShowDefault();
  command.AddOption("--checkpoint", &options->checkpoint,
                    "File in which to save the search when it is stopped");
  const Option& every = command
                            .AddOption("--checkpoint-every", &options->checkpoint_every,
                                       "Seconds between checkpoints")
                            .Range(0.0, 1e9)
                            .ShowDefault();
  command.AddFlag("--resume", &options->resume, "Continue the search of the checkpoint");
  AddMemoryOption(command, &options->guide.memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "The file is written completely or not at all. Exit codes: 0 solved, 1 the side cannot force "
      "it, 3 "
      "not solved.\n"
      "Example: hotstone solve --board 3x3 --at-least 9 --out 3x3.cert; hotstone-certify 3x3.cert\n"
      "         hotstone solve --board 4x5 --at-least 20 --by planes --out 4x5.cert --checkpoint "
      "4x5.search");
  command.OnRun([options, &by, &plies, &every, &exit_code] {
    exit_code = Solve(*options, {by.Given(), plies.Given(), every.Given()});
  });
}

}  // namespace hotstone::cli
