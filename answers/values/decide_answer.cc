// AskDecide solves the intervals of the board. ByWorth, ByBalance and ByDisturber then score
// endless play, each with three answers: one situation, counts for the whole board, and the list of
// its positions.
#include "answers/values/decide_answer.h"

#include <cmath>
#include <cstdlib>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/asked/other_command.h"
#include "answers/shown/board_picture.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "enumerate/decided/balance_values.h"
#include "enumerate/decided/disturber_judge.h"
#include "enumerate/decided/endless_worth.h"
#include "enumerate/decided/first_cycle.h"
#include "enumerate/decided/open_situations.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

using enumerate::BitSituation;
using enumerate::Interval;
using enumerate::IntervalTable;
using enumerate::Stones;

struct World {
  const DecideQuestion& question;
  const Tell& tell;
  TerminalProgress& progress;
  enumerate::Grid grid;
  enumerate::FiniteRules finite;
  enumerate::LegalIndex index;
  IntervalTable table;
  uint64_t memory;

  const spec::BoardSize& size() const { return question.situation.position.size(); }
  bool lists() const { return question.about == DecideQuestion::About::kList; }
  bool counts() const { return question.about == DecideQuestion::About::kCount; }
};

// A situation with its interval and its result: [lo, hi] of the value, both doubled.
struct Decided {
  Interval interval;
  int twice_lo = 0;
  int twice_hi = 0;
  bool endless = false;  // best play does not end; known only for a fixed worth
  int symmetric_positions = 0;

  bool known() const { return twice_lo == twice_hi; }
};

// Positions, and how many they are up to symmetry.
struct Counted {
  uint64_t positions = 0;
  uint64_t classes = 0;

  void Add(int orbit) {
    positions += static_cast<uint64_t>(orbit);
    ++classes;
  }
};

// A number of halves, such as "1" or "-0.5".
std::string HalvesText(int twice) {
  return absl::StrCat(twice < 0 ? "-" : "", std::abs(twice) / 2, twice % 2 == 0 ? "" : ".5");
}

Shown Begin(const World& world) {
  Shown shown = Shown::Result("decide");
  return shown.Set("board", world.size().ToString())
      .Set("rules", spec::RuleSetName(world.question.rules))
      .Set("endless", world.question.endless);
}

Shown Describe(const World& world, const spec::Position& position, spec::Color to_move,
               const Decided& found) {
  const bool no_result = found.endless && world.question.endless == "no-result";
  Shown shown = Begin(world);
  shown.Set("rows", position.ToRows())
      .Set("to_move", spec::Letter(to_move))
      .Set("lo", found.interval.lo)
      .Set("hi", found.interval.hi);
  if (no_result) {
    shown.Set("value", std::nullopt).Say("worth", "no result");
  } else if (found.known()) {
    shown.Set("value", Halves(found.twice_lo)).Say("worth", HalvesText(found.twice_lo));
  } else {
    shown.Set("value_at_least", Halves(found.twice_lo))
        .Set("value_at_most", Halves(found.twice_hi))
        .Say("worth", absl::StrCat("between ", HalvesText(found.twice_lo), " and ",
                                   HalvesText(found.twice_hi)));
  }
  if (found.endless) shown.Set("best_play_is_endless", true);
  if (found.symmetric_positions > 0) shown.Set("symmetric_positions", found.symmetric_positions);
  return shown;
}

// Prints the answer for one situation. Returns the exit code.
int TellOne(const World& world, const Decided& found, const std::string& judged = "") {
  const spec::Situation& situation = world.question.situation;
  formats::DiagramMarks marks;
  marks.banned.assign(situation.bans.begin(), situation.bans.end());
  world.progress.Clear();
  world.tell(Describe(world, situation.position, situation.to_move, found)
                 .Say("picture", BoardPicture(situation.position, marks))
                 .Say("mover", spec::ColorName(situation.to_move))
                 .Say("judged", judged)
                 .Line("{picture}{mover} to move, {rules}, endless play: {endless}")
                 .Line("interval for Black: [{lo}, {hi}]")
                 .Line("value for Black: {worth}{best_play_is_endless?, and best play never ends}")
                 .Line("{judged}"));
  return found.known() ? kExitOk : kExitUnknown;
}

// One position of the list, Black to move.
void TellListed(const World& world, const BitSituation& s, const Decided& found) {
  const spec::Position position =
      enumerate::ToSpec(enumerate::Stones{s.black, s.white}, world.size());
  world.progress.Clear();
  world.tell(Describe(world, position, spec::Color::kBlack, found)
                 .Line("{rows:/}  [{lo}, {hi}]  {worth}  x{symmetric_positions}"));
}

// Prints the counts for the board.
void TellCount(const World& world, const std::string& what, const Counted& counted,
               const std::string& judged = "") {
  world.progress.Clear();
  world.tell(Begin(world)
                 .Set("counted", what)
                 .Set("positions", counted.positions)
                 .Set("up_to_symmetry", counted.classes)
                 .Say("judged", judged)
                 .Line("{counted}: {positions} positions, {up_to_symmetry} up to symmetry")
                 .Line("{judged}"));
}

// Calls visit(situation, value with interval and number of positions) for each open class, Black to
// move.
template <typename Visit>
void ForEachOpenClass(const World& world, const Visit& visit) {
  world.table.ForEachUndetermined(world.index, [&](Stones stones, Interval interval, int orbit) {
    Decided found;
    found.interval = interval;
    found.symmetric_positions = orbit;
    visit(BitSituation{stones.own, stones.opp, 0, 0, 0}, found);
  });
}

int ByWorth(const World& world) {
  const int twice = static_cast<int>(std::lround(2 * world.question.worth));
  const auto fill = [&](Decided& found) {
    const auto [value, endless] = enumerate::ValueWithWorth(found.interval, twice);
    found.twice_lo = found.twice_hi = value;
    found.endless = endless;
  };
  if (world.lists()) {
    ForEachOpenClass(world, [&](const BitSituation& s, Decided& found) {
      fill(found);
      if (found.endless) TellListed(world, s, found);
    });
    return kExitOk;
  }
  if (world.counts()) {
    const int points = world.size().points();
    const auto counts = enumerate::CountEndless(world.table, world.index, points);
    const auto count = [&](int c, const std::string& note) {
      const bool within = c >= -2 * points && c <= 2 * points;
      const auto at =
          within ? counts[static_cast<size_t>(c + 2 * points)] : enumerate::EndlessCount{};
      TellCount(world, absl::StrCat("best play is endless, worth ", HalvesText(c), note),
                {at.positions, at.classes});
    };
    count(twice, "");
    if (world.question.endless == "no-result" && twice % 2 == 0) {
      count(twice + 1,
            absl::StrCat(" (no result is better for Black than the score ", twice / 2, ")"));
      count(twice - 1,
            absl::StrCat(" (no result is better for White than the score ", twice / 2, ")"));
    }
    return kExitOk;
  }
  Decided found;
  found.interval = world.table.ForBlack(enumerate::FromSpec(world.question.situation));
  fill(found);
  return TellOne(world, found);
}

absl::StatusOr<int> ByBalance(const World& world) {
  const BitSituation start = enumerate::FromSpec(world.question.situation);
  ASSIGN_OR_RETURN(const auto open, enumerate::OpenSituations::Find(
                                        world.grid, world.finite, world.table, world.index, {start},
                                        world.memory / 64, &world.progress));
  ASSIGN_OR_RETURN(const auto balance,
                   enumerate::SolveBalance(open, world.size().points(), &world.progress));
  if (world.lists() || world.counts()) {
    Counted undetermined;
    Counted other;
    ForEachOpenClass(world, [&](const BitSituation& s, Decided& found) {
      found.twice_lo = found.twice_hi = 2 * balance.values[open.Find(s)];
      undetermined.Add(found.symmetric_positions);
      if (enumerate::ValueWithWorth(found.interval, 0).twice != found.twice_lo) {
        other.Add(found.symmetric_positions);
      }
      if (world.lists()) TellListed(world, s, found);
    });
    if (world.counts()) {
      TellCount(world, "undetermined", undetermined);
      TellCount(world, "not worth what they are with a draw", other);
    }
    return kExitOk;
  }
  Decided found;
  found.interval = world.table.ForBlack(start);
  if (found.interval.lo == found.interval.hi) {
    found.twice_lo = 2 * found.interval.lo;
  } else {
    const int mover = balance.values[open.Find(start)];
    found.twice_lo = 2 * (start.player == 0 ? mover : -mover);
  }
  found.twice_hi = found.twice_lo;
  return TellOne(world, found);
}

std::string JudgedText(uint64_t lines, const enumerate::JudgedCycles& judged) {
  return absl::StrCat(lines, " situations in lines of play; of the cycles that were closed there ",
                      judged.against_black, " name Black, ", judged.against_white, " White and ",
                      judged.nobody, " nobody");
}

absl::StatusOr<int> ByDisturber(const World& world) {
  const auto judged = std::make_shared<enumerate::JudgedCycles>();
  const enumerate::CycleJudge judge =
      enumerate::DisturberLoses(world.size(), world.question.rules.ReadingOfCycles(), judged);
  uint64_t lines = 0;
  const auto fill = [&](const BitSituation& s, Decided& found) -> absl::Status {
    found.twice_lo = 2 * found.interval.lo;
    found.twice_hi = 2 * found.interval.hi;
    if (found.known()) return absl::OkStatus();
    const auto value = enumerate::SolveFirstCycle(
        world.grid, world.finite, s, judge, found.interval.lo, found.interval.hi,
        world.memory / 512, world.question.lines, &world.progress);
    if (!value.ok()) return value.status();
    lines += value->lines;
    found.twice_lo = 2 * value->lo;
    found.twice_hi = 2 * value->hi;
    return absl::OkStatus();
  };
  if (world.lists() || world.counts()) {
    Counted open, known, other;
    absl::Status failed;
    ForEachOpenClass(world, [&](const BitSituation& s, Decided& found) {
      if (failed.ok()) failed = fill(s, found);
      if (!failed.ok()) return;
      open.Add(found.symmetric_positions);
      if (found.known()) {
        known.Add(found.symmetric_positions);
        if (found.twice_lo != enumerate::ValueWithWorth(found.interval, 0).twice) {
          other.Add(found.symmetric_positions);
        }
      }
      if (world.lists()) TellListed(world, s, found);
    });
    RETURN_IF_ERROR(failed);
    if (world.counts()) {
      TellCount(world, "undetermined", open);
      TellCount(world, "value found", known);
      TellCount(world, "not worth what they are with a draw", other, JudgedText(lines, *judged));
    }
    return open.classes == known.classes ? kExitOk : kExitUnknown;
  }
  Decided found;
  const BitSituation start = enumerate::FromSpec(world.question.situation);
  found.interval = world.table.ForBlack(start);
  RETURN_IF_ERROR(fill(start, found));
  return TellOne(world, found, JudgedText(lines, *judged));
}

}  // namespace

absl::StatusOr<int> AskDecide(const DecideQuestion& question, TerminalProgress* progress,
                              const Tell& tell) {
  if (2 * question.worth != std::floor(2 * question.worth)) {
    return absl::InvalidArgumentError(
        "decide: --worth must be a multiple of one half, such as 0 or 6.5");
  }
  ASSIGN_OR_RETURN(const auto finite, FiniteRulesFor("decide", question.rules));
  const spec::BoardSize size = question.situation.position.size();
  RETURN_IF_ERROR(spec::RulesInReach(question.rules, size));
  ASSIGN_OR_RETURN(const uint64_t memory, MemoryLimit(question.memory));
  const auto same = [&](const spec::BoardSize& board) {
    return absl::StrCat("hotstone decide --board ", board.ToString(), " --rules ",
                        spec::RuleSetName(question.rules), " --endless ", question.endless);
  };
  RETURN_IF_ERROR(
      CheckFits({"decide: the intervals", size, question.memory,
                 [](const auto& other) { return enumerate::IntervalBytes(other, {}); }, same},
                LifeInstead(question.situation.position, question.rules)));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(auto index, enumerate::LegalIndex::Create(grid));
  ASSIGN_OR_RETURN(auto table, IntervalTable::Solve(grid, finite, {}, progress));
  const World world{question,         tell,  *progress, grid, finite, std::move(index),
                    std::move(table), memory};
  if (question.endless != "balance" && question.endless != "disturber") return ByWorth(world);
  const auto exit = question.endless == "balance" ? ByBalance(world) : ByDisturber(world);
  if (!absl::IsResourceExhausted(exit.status())) return exit;
  // How many situations endless play reaches is not known in advance; on nine points they fit.
  const auto fits = [](const auto& other) { return other.points() <= 9 ? 0 : ~uint64_t{0}; };
  const std::string life = LifeInstead(question.situation.position, question.rules);
  return absl::ResourceExhaustedError(
      absl::StrCat(std::string(exit.status().message()), ", see --memory",
                   life.empty() ? SmallerInstead({"", size, question.memory, fits, same}) : life));
}

}  // namespace hotstone::answers
