// The statements as formulas over real numbers, two obligations about them, and the search for sets
// without a solution.
//
// TextOf1996() and TextOf1991() write each statement of a text as an equation with its name.
// WholeTexts() assumes all of them and claims the numbers. PairsUnderReadings() takes single pairs,
// each with one other reading, and claims that a step is zero. RankContradictions() gives each
// statement a Boolean that switches it on, and asks one solver about one set of switches after
// another.
//
// For example "1 ping lets 5 ping take black" is 4 ping = black, "and gives 9 ping one handicap
// play" is 8 ping = black + pass. Under the reading that a pass is worth a whole turn, pass = first
// = 2 black, so 8 ping = 3 black = 12 ping and ping = 0.
#include "tournament/proofs/rank_scale.h"

#include <algorithm>
#include <functional>
#include <set>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/all_numbers.h"
#include "solver/query/question.h"

namespace hotstone::tournament {
namespace {

constexpr char kReals[] = "QF_LRA";

struct RankNumbers {
  explicit RankNumbers(z3::context& c)
      : ping(c.real_const("ping")),
        duan(c.real_const("duan")),
        ji(c.real_const("ji")),
        play(c.real_const("play")),
        black(c.real_const("black")),
        pass(c.real_const("pass")),
        compensation(c.real_const("compensation")),
        first(c.real_const("first")),
        nine_duan(c.real_const("nine-duan")),
        one_ji(c.real_const("one-ji")) {}

  z3::expr ping, duan, ji, play, black, pass, compensation, first, nine_duan, one_ji;
};

// What a game with this many handicap plays is worth to Black.
z3::expr Worth(const RankNumbers& x, int handicap_plays, bool all_moves) {
  const int passes = all_moves ? std::max(0, handicap_plays - 1) : handicap_plays;
  return x.black + passes * x.pass;
}

std::vector<solver::Assertion> TextOf1996(const RankNumbers& x, bool all_moves) {
  const auto worth = [&](int handicap_plays) { return Worth(x, handicap_plays, all_moves); };
  return {{"ping-points", x.ping == 2},
          {"ping-play", x.ping * 4 == x.play},
          {"ping-5-black", (5 - 1) * x.ping == worth(0)},
          {"ping-9-one", (9 - 1) * x.ping == worth(1)},
          {"play-points", x.play == 8},
          {"duan-points", x.duan == 4},
          {"duan-play", x.duan * 2 == x.play},
          {"duan-7-black", (9 - 7) * x.duan == worth(0)},
          {"duan-5-one", (9 - 5) * x.duan == worth(1)},
          {"duan-3-two", (9 - 3) * x.duan == worth(2)},
          {"duan-1-three", (9 - 1) * x.duan == worth(3)},
          {"duan-7-is-ping-9", x.nine_duan + (9 - 7) * x.duan == (9 - 1) * x.ping},
          {"duan-9-is-ping-5", x.nine_duan == (5 - 1) * x.ping},
          {"ji-play", x.ji == x.play},
          {"ji-1-black", x.one_ji == worth(0)},
          {"ji-2-one", x.one_ji + (2 - 1) * x.ji == worth(1)},
          {"ji-18-seventeen", x.one_ji + (18 - 1) * x.ji == worth(17)},
          {"even-eight", x.compensation == 8},
          {"even-game", x.black - x.compensation == 0},
          {"quarter-points", x.play == 4 * 2}};
}

std::vector<solver::Assertion> TextOf1991(const RankNumbers& x, bool all_moves) {
  return {{"ping-points", x.ping == 2},
          {"ping-play", x.ping * 4 == x.play},
          {"tuan-points", x.duan == 4},
          {"tuan-play", x.duan * 2 == x.play},
          {"first-move", x.first == 16},
          {"even-eight", x.compensation == 8},
          {"half-of-it", x.compensation * 2 == x.first},
          {"even-game", x.black - x.compensation == 0},
          {"two-plays-one", 2 * x.play == Worth(x, 1, all_moves)}};
}

solver::Assertion FirstMoveRead(const RankNumbers& x, bool whole) {
  return {whole ? "Black has the whole advantage of the first move"
                : "Black has half the advantage of the first move",
          x.first == (whole ? x.black : 2 * x.black)};
}

solver::Assertion PassRead(const RankNumbers& x, bool a_turn) {
  return {a_turn ? "a pass is worth the advantage of the first move" : "a pass is worth a play",
          x.pass == (a_turn ? x.first : x.play)};
}

solver::Assertion StepsAreWorthSomething(const RankNumbers& x) {
  return {"a step of each scale and a play have a positive worth",
          x.ping > 0 && x.duan > 0 && x.ji > 0 && x.play > 0};
}

// The statements of a text and its default readings, without those that the mutant leaves out.
std::vector<solver::Assertion> Assumed(const RankNumbers& x,
                                       const std::vector<solver::Assertion>& text,
                                       const std::string& mutant) {
  static const auto& points =
      *new std::set<std::string>{"ping-points",    "duan-points", "tuan-points", "play-points",
                                 "quarter-points", "even-eight",  "first-move"};
  static const auto& of_passes =
      *new std::set<std::string>{"ping-9-one", "duan-5-one",      "duan-3-two",   "duan-1-three",
                                 "ji-2-one",   "ji-18-seventeen", "two-plays-one"};
  std::vector<solver::Assertion> assumed = {StepsAreWorthSomething(x), FirstMoveRead(x, false)};
  if (mutant != "nothing-of-passes") assumed.push_back(PassRead(x, false));
  for (const solver::Assertion& statement : text) {
    if (mutant == "no-points" && points.contains(statement.name)) continue;
    if (mutant == "nothing-of-passes" && of_passes.contains(statement.name)) continue;
    if (mutant == "nothing-of-ji" && statement.name.starts_with("ji-")) continue;
    assumed.push_back(statement);
  }
  return assumed;
}

std::vector<solver::Part> WholeTexts(z3::context& context, const solver::Instance& instance) {
  const RankNumbers x(context);
  const z3::expr common = x.ping == 2 && x.duan == 4 && x.play == 8 && x.black == 8 &&
                          x.pass == 8 && x.compensation == 8 && x.first == 16;
  return {{"1996",
           kReals,
           Assumed(x, TextOf1996(x, false), instance.mutant),
           {"the numbers are these", common && x.ji == 8 && x.nine_duan == 8 && x.one_ji == 8},
           nullptr},
          {"1991",
           kReals,
           Assumed(x, TextOf1991(x, false), instance.mutant),
           {"the numbers are these", common},
           nullptr}};
}

// The statements with these names, from a text.
std::vector<solver::Assertion> Statements(const std::vector<solver::Assertion>& text,
                                          const std::set<std::string>& names) {
  std::vector<solver::Assertion> found;
  std::copy_if(text.begin(), text.end(), std::back_inserter(found),
               [&](const solver::Assertion& statement) { return names.contains(statement.name); });
  return found;
}

std::vector<solver::Part> PairsUnderReadings(z3::context& context,
                                             const solver::Instance& instance) {
  const RankNumbers x(context);
  std::vector<solver::Part> parts;
  const auto add = [&](const std::string& name, std::vector<solver::Assertion> assumed,
                       const std::vector<solver::Assertion>& readings,
                       const solver::Assertion& claim) {
    assumed.insert(assumed.end(), readings.begin(), readings.end());
    parts.push_back({name, kReals, std::move(assumed), claim, nullptr});
  };
  // A pass is worth a turn, twice Black's share of the first move in one game.
  const std::vector<solver::Assertion> a_turn = {
      FirstMoveRead(x, false),
      {"a pass is worth the advantage of the first move",
       x.pass == (instance.mutant == "half-a-turn" ? x.black : x.first)}};
  const auto text = TextOf1996(x, false);
  add("a turn, ping", Statements(text, {"ping-5-black", "ping-9-one"}), a_turn,
      {"a ping is nothing", x.ping == 0});
  for (const char* other : {"duan-5-one", "duan-3-two", "duan-1-three"}) {
    add(absl::StrCat("a turn, ", other), Statements(text, {"duan-7-black", other}), a_turn,
        {"a duan is nothing", x.duan == 0});
  }
  add("a turn, 1991", Statements(TextOf1991(x, false), {"first-move", "two-plays-one"}), a_turn,
      {"a play is twelve points, not eight", x.play == 12});
  // N handicap plays are N plays by Black in all, so one of them is the same as taking black.
  const auto in_all = TextOf1996(x, instance.mutant != "plays-are-passes");
  add("in all, ping", Statements(in_all, {"ping-5-black", "ping-9-one"}), {},
      {"a ping is nothing", x.ping == 0});
  add("in all, duan", Statements(in_all, {"duan-7-black", "duan-5-one"}), {},
      {"a duan is nothing", x.duan == 0});
  add("in all, ji", Statements(in_all, {"ji-1-black", "ji-2-one"}), {},
      {"a ji is nothing", x.ji == 0});
  // Black has all of the advantage of the first move, and gives half of it in an even game.
  add("the whole", Statements(TextOf1991(x, false), {"half-of-it", "even-game"}),
      {FirstMoveRead(x, instance.mutant != "half-of-it")},
      {"the first move is worth nothing", x.first == 0});
  return parts;
}

solver::Obligation AboutRanks(
    const std::string& name, const std::string& statement, std::vector<solver::Mutant> mutants,
    std::function<std::vector<solver::Part>(z3::context&, const solver::Instance&)> build) {
  solver::Obligation o = solver::AboutAllNumbers(
      name, {"ING96-R8", "ING96-G607", "ING91-2-graduierungen", "ING91-2-kompensationspunkte"},
      statement);
  o.on_paper = "each statement of the texts is the equation written for it";
  o.mutants = std::move(mutants);
  o.build = std::move(build);
  return o;
}

}  // namespace

std::vector<solver::Obligation> RankScaleObligations() {
  return {
      AboutRanks("rank-scale",
                 "All that each text says of ranks, points and handicap plays is consistent, and "
                 "only with these numbers: ping 2, duan 4, ji 8, play 8, taking black 8, a pass of "
                 "White 8, compensation 8, the first move 16.",
                 {{"no-points", "no number of points is stated"},
                  {"nothing-of-passes", "the worth of White's pass is not stated"},
                  {"nothing-of-ji", "nothing is stated about ji"}},
                 WholeTexts),
      AboutRanks(
          "rank-scale-readings",
          "If White's pass is worth the advantage of the first move, or handicap plays are all of "
          "Black's plays, some pairs of examples are consistent only if all ranks are equal; if "
          "Black has all of that advantage in one game, half of it is fair compensation only if it "
          "is zero.",
          {{"half-a-turn", "a pass is worth Black's share of the first move in one game"},
           {"plays-are-passes", "handicap plays are passes of White"},
           {"half-of-it", "Black has half of the advantage in one game"}},
          PairsUnderReadings),
  };
}

absl::StatusOr<std::vector<std::vector<std::string>>> RankContradictions(
    const HandicapSystem& system, int most) {
  std::vector<std::vector<std::string>> least;
  RETURN_IF_ERROR(solver::Guarded("rank statements", [&]() -> absl::Status {
    z3::context context;
    const RankNumbers x(context);
    const bool all_moves = system.plays == HandicapCount::kMoves;
    const std::vector<solver::Assertion> text =
        system.text == HandicapText::k1996 ? TextOf1996(x, all_moves) : TextOf1991(x, all_moves);
    z3::solver solver(context);
    solver::LeaveInterrupts(solver);
    solver.add(StepsAreWorthSomething(x).formula);
    solver.add(FirstMoveRead(x, system.first_move == FirstMove::kWhole).formula);
    solver.add(PassRead(x, system.handicap_play == HandicapPlay::kMove).formula);
    std::vector<z3::expr> switches;
    for (const solver::Assertion& statement : text) {
      switches.push_back(context.bool_const(statement.name.c_str()));
      solver.add(z3::implies(switches.back(), statement.formula));
    }
    std::vector<std::set<size_t>> found;
    bool gave_up = false;
    const std::function<void(const std::set<size_t>&, size_t)> grow =
        [&](const std::set<size_t>& chosen, size_t size) {
          if (chosen.size() == size) {
            for (const std::set<size_t>& part : found) {
              if (std::includes(chosen.begin(), chosen.end(), part.begin(), part.end())) return;
            }
            z3::expr_vector on(context);
            for (const size_t i : chosen) on.push_back(switches[i]);
            const z3::check_result answer = solver.check(on);
            gave_up |= answer == z3::unknown;
            if (answer == z3::unsat) found.push_back(chosen);
            return;
          }
          for (size_t i = chosen.empty() ? 0 : *chosen.rbegin() + 1; i < text.size(); ++i) {
            std::set<size_t> larger = chosen;
            larger.insert(i);
            grow(larger, size);
          }
        };
    for (size_t size = 0; size <= static_cast<size_t>(most); ++size) grow({}, size);
    if (gave_up) return absl::InternalError("Z3 gave up on a set of statements about ranks");
    for (const std::set<size_t>& set : found) {
      least.emplace_back();
      for (const size_t i : set) least.back().push_back(text[i].name);
    }
    return absl::OkStatus();
  }));
  return least;
}

}  // namespace hotstone::tournament
