// hotstone decide: what positions are worth if a long cycle does not go on for ever but decides the game.
//
// Decide reads the situation and solves the intervals of the board. What an endless play comes to is then up
// to the rule of --endless: DecideByWorth for a fixed worth (draw, no-result), DecideByBalance for the balance
// of captures, DecideByDisturber for whoever the classification calls the disturber. Each has three answers:
// one situation, --count for the whole board, and --list for its positions, one of each class of symmetry.
//
// For example hotstone decide --board 4x4 --endless draw says 1 and hotstone decide --board 4x4 --endless
// balance says 2, both under --rules basic-only,self_removal=none,end_passes=2: Black's seki that is worth 2
// holds only because White, who would throw in more stones than Black in each round of its cycle, loses a
// play that goes on.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/decide_report.h"
#include "base/bytes_text.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "enumerate/decided/balance_values.h"
#include "enumerate/decided/disturber_judge.h"
#include "enumerate/decided/endless_worth.h"
#include "enumerate/decided/first_cycle.h"
#include "enumerate/decided/open_situations.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"

namespace hotstone::cli {
namespace {

using enumerate::BitSituation;
using enumerate::Interval;
using enumerate::IntervalTable;
using enumerate::Stones;

// Calls visit(situation, a value with rows, interval and number of positions) for each open class.
template <typename Visit>
void ForEachOpenClass(const answers::DecideWorld& world, const Visit& visit) {
  world.table.ForEachUndetermined(world.index, [&](Stones stones, Interval interval, int orbit) {
    answers::DecidedValue found;
    found.rows = enumerate::ToSpec(stones, world.size()).ToRows();
    found.interval = interval;
    found.symmetric_positions = orbit;
    visit(BitSituation{stones.own, stones.opp, 0, 0, 0}, found);
  });
}

int DecideByWorth(const answers::DecideWorld& world) {
  const int twice = static_cast<int>(std::lround(2 * world.options.worth));
  const auto fill = [&](answers::DecidedValue& found) {
    const auto [value, endless] = enumerate::ValueWithWorth(found.interval, twice);
    found.twice_lo = found.twice_hi = value;
    found.endless = endless;
  };
  if (world.options.list) {
    ForEachOpenClass(world, [&](const BitSituation&, answers::DecidedValue& found) {
      fill(found);
      if (found.endless) answers::PrintListed(world, found);
    });
  }
  if (world.options.count) {
    const int points = world.size().points();
    const auto counts = enumerate::CountEndless(world.table, world.index, points);
    const auto at = [&](int c) {
      return c < -2 * points || c > 2 * points ? enumerate::EndlessCount{}
                                               : counts[static_cast<size_t>(c + 2 * points)];
    };
    const auto print = [&](int c, const std::string& note) {
      answers::PrintCount(world, absl::StrCat("best play is endless, worth ", answers::HalvesText(c), note),
                          at(c).positions, at(c).classes);
    };
    print(twice, "");
    if (world.options.endless == "no-result" && twice % 2 == 0) {
      print(twice + 1, absl::StrCat(" (no result is better for Black than the score ", twice / 2, ")"));
      print(twice - 1, absl::StrCat(" (no result is better for White than the score ", twice / 2, ")"));
    }
  }
  if (world.options.list || world.options.count) return kExitOk;
  answers::DecidedValue found;
  found.interval = world.table.ForBlack(enumerate::FromSpec(world.situation));
  fill(found);
  return answers::PrintOne(world, found);
}

int DecideByBalance(const answers::DecideWorld& world) {
  answers::TerminalProgress progress;
  const BitSituation start = enumerate::FromSpec(world.situation);
  const auto open = enumerate::OpenSituations::Find(world.grid, world.finite, world.table, world.index,
                                                    {start}, world.memory / 64, &progress);
  if (!open.ok()) return ReportError(open.status());
  const auto balance = enumerate::SolveBalance(*open, world.size().points(), &progress);
  progress.Clear();
  if (!balance.ok()) return ReportError(balance.status());
  uint64_t positions = 0;
  uint64_t classes = 0;
  uint64_t other_positions = 0;
  uint64_t other_classes = 0;
  if (world.options.list || world.options.count) {
    ForEachOpenClass(world, [&](const BitSituation& s, answers::DecidedValue& found) {
      found.twice_lo = found.twice_hi = 2 * balance->values[open->Find(s)];
      const auto orbit = static_cast<uint64_t>(found.symmetric_positions);
      const bool other = enumerate::ValueWithWorth(found.interval, 0).twice != found.twice_lo;
      positions += orbit;
      ++classes;
      other_positions += other ? orbit : 0;
      other_classes += other ? 1 : 0;
      if (world.options.list) answers::PrintListed(world, found);
    });
    if (world.options.count) {
      answers::PrintCount(world, "undetermined", positions, classes);
      answers::PrintCount(world, "not worth what they are with a draw", other_positions, other_classes);
    }
    return kExitOk;
  }
  answers::DecidedValue found;
  found.interval = world.table.ForBlack(start);
  if (found.interval.lo == found.interval.hi) {
    found.twice_lo = 2 * found.interval.lo;
  } else {
    const int mover = balance->values[open->Find(start)];
    found.twice_lo = 2 * (start.player == 0 ? mover : -mover);
  }
  found.twice_hi = found.twice_lo;
  return answers::PrintOne(world, found);
}

std::string JudgedText(uint64_t lines, const enumerate::JudgedCycles& judged) {
  return absl::StrCat(lines, " situations in lines of play; of the cycles that were closed there ",
                      judged.against_black, " name Black, ", judged.against_white, " White and ",
                      judged.nobody, " nobody");
}

int DecideByDisturber(const answers::DecideWorld& world) {
  answers::TerminalProgress progress;
  const auto judged = std::make_shared<enumerate::JudgedCycles>();
  const enumerate::CycleJudge judge =
      enumerate::DisturberLoses(world.size(), world.rules.ReadingOfCycles(), judged);
  absl::Status failed;
  uint64_t lines = 0;
  const auto fill = [&](const BitSituation& s, answers::DecidedValue& found) {
    found.twice_lo = 2 * found.interval.lo;
    found.twice_hi = 2 * found.interval.hi;
    if (found.interval.lo == found.interval.hi) return;
    const auto value =
        enumerate::SolveFirstCycle(world.grid, world.finite, s, judge, found.interval.lo, found.interval.hi,
                                   world.memory / 512, world.options.lines, &progress);
    if (!value.ok()) {
      failed = value.status();
      return;
    }
    lines += value->lines;
    found.twice_lo = 2 * value->lo;
    found.twice_hi = 2 * value->hi;
  };
  if (world.options.list || world.options.count) {
    uint64_t open = 0, classes = 0, known = 0, known_classes = 0, other = 0, other_classes = 0;
    ForEachOpenClass(world, [&](const BitSituation& s, answers::DecidedValue& found) {
      if (!failed.ok()) return;
      fill(s, found);
      if (!failed.ok()) return;
      const auto orbit = static_cast<uint64_t>(found.symmetric_positions);
      const int draw = enumerate::ValueWithWorth(found.interval, 0).twice;
      open += orbit;
      ++classes;
      if (found.twice_lo == found.twice_hi) {
        known += orbit;
        ++known_classes;
        if (found.twice_lo != draw) {
          other += orbit;
          ++other_classes;
        }
      }
      if (world.options.list) {
        progress.Clear();
        answers::PrintListed(world, found);
      }
    });
    progress.Clear();
    if (!failed.ok()) return ReportError(failed);
    if (world.options.count) {
      answers::PrintCount(world, "undetermined", open, classes);
      answers::PrintCount(world, "value found", known, known_classes);
      answers::PrintCount(world, "not worth what they are with a draw", other, other_classes);
      if (!world.options.json) std::cout << JudgedText(lines, *judged) << "\n";
    }
    return classes == known_classes ? kExitOk : kExitUnknown;
  }
  answers::DecidedValue found;
  const BitSituation start = enumerate::FromSpec(world.situation);
  found.interval = world.table.ForBlack(start);
  fill(start, found);
  progress.Clear();
  if (!failed.ok()) return ReportError(failed);
  const int code = answers::PrintOne(world, found);
  if (!world.options.json) std::cout << JudgedText(lines, *judged) << "\n";
  return code;
}

// Options that the question has no use for are refused, not passed over.
absl::Status CheckOptions(const answers::DecideOptions& options) {
  const bool worth = options.endless == "draw" || options.endless == "no-result";
  if (options.worth_given && !worth) {
    return absl::InvalidArgumentError("decide: --worth goes with --endless draw and no-result");
  }
  if (options.lines_given && options.endless != "disturber") {
    return absl::InvalidArgumentError("decide: --lines goes with --endless disturber");
  }
  if (options.count && options.list) {
    return absl::InvalidArgumentError("decide: --count and --list are two questions");
  }
  if ((options.count || options.list) && !options.position.empty()) {
    return absl::InvalidArgumentError(
        "decide: --count and --list are about a whole --board, not a --position");
  }
  if (options.count || options.list) {
    return answers::CheckNoCircumstances(options.circumstances, options.count ? "--count" : "--list");
  }
  return absl::OkStatus();
}

int Decide(const answers::DecideOptions& options) {
  if (const absl::Status status = CheckOptions(options); !status.ok()) return ReportError(status);
  if (2 * options.worth != std::floor(2 * options.worth)) {
    return ReportError(absl::InvalidArgumentError("decide: --worth is a number of halves, such as 0 or 6.5"));
  }
  const auto rules = spec::ParseRuleSet(options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  const auto finite = enumerate::FiniteRules::From(*rules);
  if (!finite.ok()) {
    return ReportError(absl::Status(
        finite.status().code(),
        absl::StrCat("decide under ", options.rules, ": ", std::string(finite.status().message()))));
  }
  const auto position = answers::BoardOrPosition(options.board, options.position, "decide");
  if (!position.ok()) return ReportError(position.status());
  const auto situation = answers::SituationFrom(*position, options.circumstances, *rules);
  if (!situation.ok()) return ReportError(situation.status());
  const spec::BoardSize size = situation->position.size();
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return ReportError(grid.status());
  auto index = enumerate::LegalIndex::Create(*grid);
  if (!index.ok()) return ReportError(index.status());
  const auto memory = answers::MemoryLimit(options.memory);
  if (!memory.ok()) return ReportError(memory.status());
  const uint64_t needed = enumerate::IntervalBytes(*grid, {});
  if (needed > *memory) {
    return ReportError(absl::ResourceExhaustedError(absl::StrCat("decide: the intervals of ", size.ToString(),
                                                                 " need about ", BytesText(needed),
                                                                 ", --memory is ", BytesText(*memory))));
  }
  answers::TerminalProgress progress;
  auto table = IntervalTable::Solve(*grid, *finite, {}, &progress);
  progress.Clear();
  if (!table.ok()) return ReportError(table.status());
  const answers::DecideWorld world{options,           *rules, *situation, *grid, *finite, *std::move(index),
                                   *std::move(table), *memory};
  if (options.endless == "balance") return DecideByBalance(world);
  if (options.endless == "disturber") return DecideByDisturber(world);
  return DecideByWorth(world);
}

}  // namespace

void AddDecideCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<answers::DecideOptions>();
  Command& command =
      app.AddCommand("decide", "The value of a situation if a long cycle decides the game instead");
  command.AddOption("--board", &options->board, "COLSxROWS: its empty position");
  AddPositionOption(command, &options->position, "its situation instead");
  AddToMoveOption(command, &options->circumstances.to_move);
  AddPassesAndBanOptions(command, &options->circumstances);
  command.AddOption("--rules", &options->rules, "A rule set without history").ShowDefault();
  command
      .AddOption(
          "--endless", &options->endless,
          "What an endless play is: draw and no-result have a fixed worth; under balance it is won by "
          "whoever passes more, and so loses fewer stones, in the cycle; under disturber it is lost by "
          "whoever the classification of kos names, and drawn if that is nobody")
      .OneOf({"draw", "no-result", "balance", "disturber"})
      .Required();
  const Option& worth =
      command
          .AddOption(
              "--worth", &options->worth,
              "Under draw and no-result: what an endless play is worth to Black, in points of the area "
              "difference, halves allowed; the compensation, for one that is as good as a tie")
          .Range(-400.0, 400.0)
          .ShowDefault();
  const Option& lines =
      command
          .AddOption("--lines", &options->lines,
                     "Under disturber: situations to look at, in lines of play, for one value at most")
          .Range(uint64_t{1}, uint64_t{1} << 40)
          .ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--count", &options->count, "How many positions of the board, instead of one situation");
  command.AddFlag("--list", &options->list,
                  "The positions instead, one of each set of symmetric ones: those whose best play does not "
                  "end under draw and no-result, the undetermined ones under balance and disturber");
  command.AddFlag("--json", &options->json, "One JSON object, or one a position or count");
  AddProgressOption(command);
  command.SetFooter(
      "Exit code 3: --lines did not do; the bounds that were found are shown.\n"
      "Example: hotstone decide --board 4x3 --endless no-result --worth 6.5 --count\n"
      "         hotstone decide --board 3x3 --endless balance --rules basic-only,hot=none\n"
      "         hotstone decide --board 2x2 --endless disturber --list");
  command.OnRun([options, &worth, &lines, &exit_code] {
    options->worth_given = worth.Given();
    options->lines_given = lines.Given();
    exit_code = Decide(*options);
  });
}

}  // namespace hotstone::cli
