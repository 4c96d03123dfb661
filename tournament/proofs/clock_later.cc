// Five obligations about being later and taking longer.
//
// Later has two courses of one game: in the second one a player was no less late and his clock ran
// no less long, and everything else is the same. LaterLiteral asks the same of 1991 word for word,
// and DecodeLater plays the solver's counterexample by the law. The rest is about second reading:
// LaterSecond compares two moves from two states, one no better than the other, MoveEnds bounds a
// move, SecondEndless looks at a move in time.
//
// For example a basic time of 2. White has used 3, so he is at exactly half, and Black 2, so he has
// no penalty: by 1991's first sentence White goes on. If Black uses 3 as well, he is penalised,
// both are, and by the second sentence White has lost.
#include "tournament/proofs/clock_later.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/all_numbers.h"
#include "tournament/law/clock.h"
#include "tournament/proofs/clock_terms.h"

namespace hotstone::tournament {
namespace {

// One game in two courses: `longer` is the same player as `player`, later or slower.
struct TwoCourses {
  ClockReadingTerms readings;
  z3::expr basic;
  ClockPlayerTerms player;
  ClockPlayerTerms longer;
  ClockPlayerTerms other;
  z3::expr bounds;
};

TwoCourses FreshCourses(z3::context& context) {
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr basic = context.int_const("basic");
  const ClockPlayerTerms player = FreshClockPlayer(context, r, basic, "player");
  const ClockPlayerTerms longer = FreshClockPlayer(context, r, basic, "longer");
  const ClockPlayerTerms other = FreshClockPlayer(context, r, basic, "other");
  return {r,
          basic,
          player,
          longer,
          other,
          AreClockReadings(r) && basic >= 1 && AreClockTotals(player) && AreClockTotals(other) &&
              longer.totals.late >= player.totals.late && longer.totals.ran >= player.totals.ran};
}

z3::expr OtherIsSafe(const TwoCourses& two) {
  return !HasLostOnTime(two.readings, two.other, two.longer) ||
         HasLostOnTime(two.readings, two.other, two.player);
}

std::vector<solver::Part> Later(z3::context& context, const solver::Instance& instance) {
  const TwoCourses two = FreshCourses(context);
  const ClockReadingTerms& r = two.readings;
  const z3::expr yes = context.bool_val(true);
  const auto lost = [&](const ClockPlayerTerms& player) {
    return ClockForfeits(r, two.basic, player.totals) || HasLostOnTime(r, player, two.other);
  };
  return {{"",
           "QF_LIA",
           {{"one of two courses is no shorter", two.bounds},
            {"exactly half counts the same whoever is penalised",
             instance.mutant == "half-both" ? yes : !r.half_both},
            {"lateness of exactly a sixth is not free",
             instance.mutant == "late-nothing" ? yes : !r.late_nothing}},
           {"it is not better", two.longer.points >= two.player.points &&
                                    (!lost(two.player) || lost(two.longer)) && OtherIsSafe(two)},
           nullptr}};
}

// Both courses by the law, as written in 1991.
absl::StatusOr<solver::Decoded> DecodeLater(const z3::model& model, const TwoCourses& two) {
  const auto value = [&](const z3::expr& term) {
    return model.eval(term, true).get_numeral_int64();
  };
  ClockAgreement agreement;
  agreement.basic_ms = value(two.basic);
  solver::Decoded decoded;
  decoded.text =
      absl::StrCat("basic time ", agreement.basic_ms, "; White runs ", value(two.other.totals.ran));
  std::vector<ClockResult> results;
  for (const ClockPlayerTerms* black : {&two.player, &two.longer}) {
    Clock clock(StartingClockRules(ClockText::k1991), agreement);
    const ClockEvent runs[] = {
        {ClockEventKind::kMove, spec::Color::kWhite, value(two.other.totals.ran), 0},
        {ClockEventKind::kMove, spec::Color::kBlack, value(black->totals.ran), 0}};
    for (const ClockEvent& event : runs) {
      RETURN_IF_ERROR(clock.Apply(event).status());
    }
    results.push_back(clock.result());
    absl::StrAppend(&decoded.text, ", Black runs ", value(black->totals.ran), ": ",
                    clock.result() == ClockResult::kGoesOn      ? "the game goes on"
                    : clock.result() == ClockResult::kBlackWins ? "White has lost"
                                                                : "Black has lost");
  }
  decoded.replays = results[0] == ClockResult::kGoesOn && results[1] == ClockResult::kBlackWins;
  return decoded;
}

std::vector<solver::Part> LaterLiteral(z3::context& context, const solver::Instance&) {
  const TwoCourses two = FreshCourses(context);
  const ClockReadingTerms& r = two.readings;
  solver::Part part{"",
                    "QF_LIA",
                    {{"one of two courses is no shorter", two.bounds},
                     {"the text of 1991, word for word",
                      r.of_1991 && r.half_both && !r.period_reached && !r.sixth_left},
                     {"nobody is late", two.longer.totals.late == 0 && two.other.totals.late == 0},
                     {"the player has not lost", !HasLostOnTime(r, two.longer, two.other)}},
                    {"it is not worse for the opponent", OtherIsSafe(two)},
                    nullptr};
  part.decode = [two](const z3::model& model) { return DecodeLater(model, two); };
  return {part};
}

// A player under second reading, one of his moves, and the state after it.
struct SecondTerms {
  z3::expr left;    // basic time
  z3::expr used;    // periods
  z3::expr move;    // how long the move takes
  z3::expr beyond;  // and how much of it lies beyond the basic time
  z3::expr ends;    // ends of periods that it passes
  z3::expr left_after;
  z3::expr used_after;
};

SecondTerms FreshSecond(z3::context& context, const ClockReadingTerms& r, const std::string& name) {
  const auto number = [&](const char* what) { return context.int_const((name + what).c_str()); };
  const z3::expr left = number(".left");
  const z3::expr move = number(".move");
  const z3::expr ends = number(".ends");
  const z3::expr used = number(".used");
  const z3::expr zero = context.int_val(0);
  return {left,
          used,
          move,
          z3::ite(move > left, move - left, zero),
          ends,
          z3::ite(move > left, zero, left - move),
          used + ClockPeriodsUsed(r, ends)};
}

z3::expr IsSecond(const SecondTerms& state) {
  return state.left >= 0 && state.used >= 0 && state.move >= 0;
}

std::vector<solver::Part> LaterSecond(z3::context& context, const solver::Instance& instance) {
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr period = context.int_const("period");
  const z3::expr periods = context.int_const("periods");
  const SecondTerms better = FreshSecond(context, r, "better");
  const SecondTerms worse = FreshSecond(context, r, "worse");
  const z3::expr states = period >= 1 && periods >= 1 && IsSecond(better) && IsSecond(worse);
  const z3::expr no_better =
      worse.left <= better.left && worse.used >= better.used && worse.move >= better.move;
  const z3::expr ends = ClockEndsPassed(r, better.beyond, period, better.ends) &&
                        ClockEndsPassed(r, worse.beyond, period, worse.ends);
  // A move that takes exactly two periods would be free.
  const z3::expr free = worse.ends == 0 && worse.beyond == 2 * period;
  const z3::expr worse_ends =
      instance.mutant == "two-are-free"
          ? (ClockEndsPassed(r, worse.beyond, period, worse.ends) && worse.beyond != 2 * period) ||
                free
          : ClockEndsPassed(r, worse.beyond, period, worse.ends);
  solver::Part more{"no fewer ends",
                    "QF_NIA",
                    {{"two states, one of which is no better, and two moves", states && no_better},
                     {"the ends that the moves pass",
                      ClockEndsPassed(r, better.beyond, period, better.ends) && worse_ends}},
                    {"the worse move passes no fewer", worse.ends >= better.ends},
                    nullptr};
  const bool gives_back = instance.mutant == "gives-back";
  const z3::expr used_after =
      gives_back ? worse.used_after - worse.ends - worse.ends : worse.used_after;
  solver::Part step{
      "no better after it",
      "QF_NIA",
      {{"two states, one of which is no better, and two moves", states && no_better && ends},
       {"the worse move passes no fewer ends", worse.ends >= better.ends}},
      {"the rest is no better, and a player who had lost has lost",
       worse.left_after <= better.left_after && used_after >= better.used_after &&
           (!ClockPeriodsAreGone(r, better.used_after, periods) ||
            ClockPeriodsAreGone(r, used_after, periods))},
      nullptr};
  return {more, step};
}

std::vector<solver::Part> MoveEnds(z3::context& context, const solver::Instance& instance) {
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr period = context.int_const("period");
  const z3::expr periods = context.int_const("periods");
  const SecondTerms state = FreshSecond(context, r, "player");
  const z3::expr each =
      instance.mutant == "once" ? context.bool_val(true) : !(r.of_1991 && r.long_once);
  return {{"",
           "QF_NIA",
           {{"a state and a move", period >= 1 && periods >= 1 && IsSecond(state)},
            {"the ends that it passes", ClockEndsPassed(r, state.beyond, period, state.ends)},
            {"each is counted", each},
            {"the game is not lost", !ClockPeriodsAreGone(r, state.used_after, periods)}},
           {"the move has used up more than the maximum number of periods",
            state.move <= state.left + (periods + 1) * period},
           nullptr}};
}

std::vector<solver::Part> SecondEndless(z3::context& context, const solver::Instance& instance) {
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr period = context.int_const("period");
  const SecondTerms state = FreshSecond(context, r, "player");
  const z3::expr used_after =
      instance.mutant == "period-is-lost" ? state.used_after + 1 : state.used_after;
  return {{"",
           "QF_NIA",
           {{"no basic time is left", period >= 1 && IsSecond(state) && state.left == 0},
            {"the move is made within a period", 0 < state.move && state.move < period},
            {"the ends that it passes", ClockEndsPassed(r, state.beyond, period, state.ends)}},
           {"nothing has changed", state.left_after == state.left && used_after == state.used},
           nullptr}};
}

}  // namespace

std::vector<solver::Obligation> ClockLaterObligations() {
  const std::vector<std::string> second = {"ING91-2-sekundenzaehlen", "ING96-R9-second-reading"};
  solver::Obligation later = solver::AboutAllNumbers(
      "clock-later",
      {"ING91-2-zuspaetkommen", "ING91-2-strafpunkte", "ING96-R9-penalty-points",
       "ING96-R10-tardiness"},
      "Under penalty points a player who is later or slower has at least as many points, has still "
      "lost if he had lost otherwise, and does not make his opponent lose; except under half=both "
      "and late_sixth=nothing.");
  later.mutants = {{"half-both", "exactly half loses if both are penalised"},
                   {"late-nothing", "lateness of exactly a sixth costs nothing"}};
  later.build = Later;

  solver::Obligation literal =
      solver::AboutAllNumbers("clock-later-literal", {"ING91-2-strafpunkte"},
                              "By the text of 1991, word for word, a player who is slower and does "
                              "not lose by it does not make his opponent lose.");
  literal.expected = certify::VerdictKind::kFails;
  literal.build = LaterLiteral;

  solver::Obligation later_second = solver::AboutAllNumbers(
      "clock-later-second", second,
      "Under second reading a slower move, from a state that is no better, leaves a state that is "
      "no better, and loses whenever the other move does.");
  later_second.on_paper = "a course is a sequence of moves, by induction";
  later_second.mutants = {{"two-are-free", "a move that takes exactly two periods is free"},
                          {"gives-back", "used-up periods are restored"}};
  later_second.build = LaterSecond;

  solver::Obligation move_ends = solver::AboutAllNumbers(
      "clock-move-ends", second,
      "Under second reading, except with long_move=once, a move that has not lost has used up the "
      "rest of the basic time and at most the maximum number of periods.");
  move_ends.mutants = {{"once", "a move exceeds the seconds only once, however long it is"}};
  move_ends.build = MoveEnds;

  solver::Obligation endless =
      solver::AboutAllNumbers("clock-second-endless", second,
                              "Under second reading a move within a period leaves the clock "
                              "unchanged, so time alone ends no game.");
  endless.on_paper = "moves made in time can follow each other forever";
  endless.mutants = {{"period-is-lost", "every move uses up a period"}};
  endless.build = SecondEndless;

  return {later, literal, later_second, move_ends, endless};
}

}  // namespace hotstone::tournament
