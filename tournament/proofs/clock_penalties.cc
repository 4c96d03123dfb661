// Six obligations about penalty points.
//
// Penalties has one player and a run of any length: the number of sixths bought by the loop of 1996
// is the number of marks passed. SixOrHalf compares the two conditions of 1996. OneLoser has two
// players and a run that passes one mark. TimeRunsOut, SetOff and TextsAgree are one formula or two
// each. All of them are linear: a sixth is never divided out, and the number of a mark is one of
// four.
//
// For example a basic time of 6, of which 7 have been used: 1 is beyond. Mark 0 is passed, since 6
// * 1 > 0 * 6, and mark 1 is not, since 6 * 1 > 1 * 6 is false: two points. Under
// period_end=reached both are, giving four points.
#include "tournament/proofs/clock_penalties.h"

#include "solver/query/all_numbers.h"
#include "tournament/proofs/clock_terms.h"

namespace hotstone::tournament {
namespace {

const std::vector<std::string>& PenaltyClauses() {
  static const auto& clauses =
      *new std::vector<std::string>{"ING91-2-strafpunkte", "ING96-R9-penalty-points"};
  return clauses;
}

// Whether the mark is passed whose number is a term from 0 to 3.
z3::expr IsPassed(const ClockReadingTerms& r, const z3::expr& beyond, const z3::expr& whole,
                  const z3::expr& number) {
  z3::expr passed = number.ctx().bool_val(false);
  for (int mark = 0; mark < 4; ++mark) {
    passed = passed || (number == mark && ClockMark(r, beyond, whole, mark));
  }
  return passed;
}

std::vector<solver::Part> Penalties(z3::context& context, const solver::Instance& instance) {
  const bool one_a_run = instance.mutant == "one-a-run";
  const bool mark_too_far = instance.mutant == "a-sixth-more";
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr before = context.int_const("beyond");
  const z3::expr whole = context.int_const("whole");
  const z3::expr run = context.int_const("run");
  const z3::expr bought = context.int_const("bought");
  const z3::expr after = before + run;
  const z3::expr most = z3::ite(r.of_1991, context.int_val(3), context.int_val(4));
  z3::expr now = bought;
  for (int purchase = 0; purchase < (one_a_run ? 1 : 4); ++purchase) {
    const z3::expr due = IsPassed(r, after, whole, mark_too_far ? now + 1 : now);
    now = z3::ite(now < most && due, now + 1, now);
  }
  const solver::Assertion readings{"the readings have their allowed values",
                                   AreClockReadings(r) && whole >= 0};
  solver::Part begin{"before the basic time is over",
                     "QF_LIA",
                     {readings, {"some of it is left", before < 0}},
                     {"there are no points", ClockPoints(r, before, whole) == 0},
                     nullptr};
  solver::Part step{
      "with every run",
      "QF_LIA",
      {readings,
       {"a run takes time", run >= 0},
       {"the penalties paid are the penalties due", 2 * bought == ClockPoints(r, before, whole)}},
      {"the penalty paid is the penalty due", 2 * now == ClockPoints(r, after, whole)},
      nullptr};
  return {begin, step};
}

std::vector<solver::Part> SixOrHalf(z3::context& context, const solver::Instance& instance) {
  const bool reached = instance.mutant == "reached";
  const int limit = instance.mutant == "four-points" ? 4 : 6;
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr beyond = context.int_const("beyond");
  const z3::expr whole = context.int_const("whole");
  return {{"",
           "QF_LIA",
           {{"the text of 1996", !r.of_1991 && AreClockReadings(r) && whole >= 0},
            {"a penalty is due when a period is exceeded",
             r.period_reached == context.bool_val(reached)}},
           {"the two statements are equivalent",
            (ClockPoints(r, beyond, whole) > limit) == (2 * beyond > whole)},
           nullptr}};
}

std::vector<solver::Part> OneLoser(z3::context& context, const solver::Instance& instance) {
  const bool long_run = instance.mutant == "long-run";
  const bool nothing_left = instance.mutant == "nothing-left";
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr basic = context.int_const("basic");
  const z3::expr run = context.int_const("run");
  const ClockPlayerTerms stands = FreshClockPlayer(context, r, basic, "stands");
  const ClockPlayerTerms runs = FreshClockPlayer(context, r, basic, "runs");
  const ClockPlayerTerms ran = ClockPlayerOf(r, basic, {runs.totals.late, runs.totals.ran + run});
  // How many marks are in the run, counting its end or its beginning.
  z3::expr gone = context.int_val(0);
  z3::expr met = context.int_val(0);
  for (int mark = 0; mark < 4; ++mark) {
    const z3::expr at = mark * runs.whole;
    gone = gone + ClockOne(z3::expr(6 * runs.beyond <= at && at < 6 * ran.beyond));
    met = met + ClockOne(z3::expr(6 * runs.beyond < at && at <= 6 * ran.beyond));
  }
  const z3::expr yes = context.bool_val(true);
  const z3::expr apart = gone <= 1 && met <= 1;
  const z3::expr one_mark = nothing_left ? apart || runs.whole == 0 : apart;
  return {{"",
           "QF_LIA",
           {{"readings and totals have their allowed values",
             AreClockReadings(r) && basic >= 1 && run >= 0 && AreClockTotals(stands) &&
                 AreClockTotals(runs)},
            {"nobody has lost on time",
             !HasLostOnTime(r, stands, runs) && !HasLostOnTime(r, runs, stands)},
            {"the run passes at most one mark", long_run ? yes : one_mark}},
           {"not both players have lost now",
            !(HasLostOnTime(r, stands, ran) && HasLostOnTime(r, ran, stands))},
           nullptr}};
}

std::vector<solver::Part> TimeRunsOut(z3::context& context, const solver::Instance& instance) {
  const ClockReadingTerms r = FreshClockReadings(context);
  const z3::expr basic = context.int_const("basic");
  const ClockPlayerTerms black = FreshClockPlayer(context, r, basic, "black");
  const ClockPlayerTerms white = FreshClockPlayer(context, r, basic, "white");
  const auto has_lost = [&](const ClockPlayerTerms& player, const ClockPlayerTerms& other) {
    const z3::expr lost = HasLostOnTime(r, player, other);
    if (instance.mutant == "no-limit") return lost && player.points > 6;
    if (instance.mutant == "both-only") return lost && player.points > 0 && other.points > 0;
    return lost;
  };
  return {{"",
           "QF_LIA",
           {{"readings and totals have their allowed values",
             AreClockReadings(r) && basic >= 1 && AreClockTotals(black) && AreClockTotals(white)},
            {"nobody has lost on time", !has_lost(black, white) && !has_lost(white, black)}},
           {"the clocks have run for at most three basic times",
            black.totals.ran + white.totals.ran <= 3 * basic},
           nullptr}};
}

std::vector<solver::Part> SetOff(z3::context& context, const solver::Instance& instance) {
  const z3::expr lead = context.int_const("lead");
  const z3::expr black = context.int_const("black.penalties");
  const z3::expr white = context.int_const("white.penalties");
  const int worth = instance.mutant == "three-points" ? 3 : 2;
  const z3::expr of_black = worth * black;
  const z3::expr of_white = worth * white;
  const z3::expr less = z3::ite(of_black < of_white, of_black, of_white);
  const z3::expr left_to_white = instance.mutant == "one-side" ? of_white : of_white - less;
  const z3::expr charged = lead - of_black + of_white;
  const solver::Assertion some{"penalties are not negative", black >= 0 && white >= 0};
  solver::Part same{"set off or kept",
                    "QF_LIA",
                    {some},
                    {"the lead is the same", lead - (of_black - less) + left_to_white == charged},
                    nullptr};
  const z3::expr half = context.int_const("half-of-lead-less-one");
  solver::Part odd{"an odd lead",
                   "QF_LIA",
                   {some, {"the lead is odd", lead == 2 * half + 1}},
                   {"there is no tie", charged != 0},
                   nullptr};
  return {same, odd};
}

std::vector<solver::Part> TextsAgree(z3::context& context, const solver::Instance& instance) {
  ClockReadingTerms of_1991 = FreshClockReadings(context);
  ClockReadingTerms of_1996 = of_1991;
  const z3::expr readings = AreClockReadings(of_1991);
  of_1991.of_1991 = context.bool_val(true);
  of_1996.of_1991 = context.bool_val(false);
  const z3::expr basic = context.int_const("basic");
  z3::expr totals = readings && basic >= 1;
  z3::expr not_at_half = context.bool_val(true);
  std::vector<ClockPlayerTerms> by_1991;
  std::vector<ClockPlayerTerms> by_1996;
  for (const char* name : {"black", "white"}) {
    by_1991.push_back(FreshClockPlayer(context, of_1991, basic, name));
    by_1996.push_back(FreshClockPlayer(context, of_1996, basic, name));
    totals = totals && AreClockTotals(by_1991.back());
    if (instance.mutant != "late") totals = totals && by_1991.back().totals.late == 0;
    if (instance.mutant != "at-half") {
      not_at_half = not_at_half && 2 * by_1991.back().beyond != by_1991.back().whole;
    }
  }
  z3::expr same = context.bool_val(true);
  for (size_t i = 0; i < 2; ++i) {
    const auto lost = [&](const ClockReadingTerms& r,
                          const std::vector<ClockPlayerTerms>& players) {
      return ClockForfeits(r, basic, players[i].totals) ||
             HasLostOnTime(r, players[i], players[1 - i]);
    };
    const z3::expr lost_1991 = lost(of_1991, by_1991);
    const z3::expr lost_1996 = lost(of_1996, by_1996);
    same = same && lost_1991 == lost_1996 && (lost_1991 || by_1991[i].points == by_1996[i].points);
  }
  return {{"",
           "QF_LIA",
           {{"readings and totals have their allowed values, and nobody is late", totals},
            {"nobody is at exactly half", not_at_half}},
           {"the same players have lost, and the others have the same points", same},
           nullptr}};
}

}  // namespace

std::vector<solver::Obligation> ClockPenaltyObligations() {
  solver::Obligation penalties = solver::AboutAllNumbers(
      "clock-penalties", PenaltyClauses(),
      "Penalty points depend only on the time used: buying a sixth of the basic time whenever the "
      "previous one is used up, run by run, passes the same marks as the total time.");
  penalties.on_paper = "a course is a sequence of runs, by induction";
  penalties.mutants = {{"one-a-run", "a run buys only one sixth, however long it is"},
                       {"a-sixth-more", "a penalty is due one sixth later"}};
  penalties.build = Penalties;

  solver::Obligation six_or_half = solver::AboutAllNumbers(
      "clock-six-or-half", {"ING96-R9-penalty-points"},
      "If a penalty is due when a period has been exceeded, the points exceed six if and only if "
      "more than half of the basic time has been used beyond it.");
  six_or_half.mutants = {
      {"reached",
       "a penalty is due when a period has been used up: the two differ at exactly half"},
      {"four-points", "the points may not exceed four"}};
  six_or_half.build = SixOrHalf;

  solver::Obligation one_loser =
      solver::AboutAllNumbers("clock-one-loser", PenaltyClauses(),
                              "No run of a clock that passes at most one mark makes both players "
                              "lose on time, under any reading.");
  one_loser.on_paper =
      "a run is cut at the marks: the basic time and one, two and three sixths beyond it; they are "
      "distinct unless sixths are those of a basic time of which lateness has left nothing";
  one_loser.mutants = {
      {"long-run", "a run is not cut"},
      {"nothing-left", "if lateness has left nothing, the four marks, then equal, count as one"}};
  one_loser.build = OneLoser;

  solver::Obligation runs_out = solver::AboutAllNumbers(
      "clock-time-runs-out",
      {"ING91-2-strafpunkte", "ING91-2-zeitueberschreitung", "ING96-R9-penalty-points",
       "ING96-R10-exceeding-time-limits"},
      "Under penalty points, as long as nobody has lost on time, the two clocks have run for at "
      "most three basic times in total, under any reading.");
  runs_out.on_paper = "a game that goes on lets some clock run";
  runs_out.mutants = {
      {"no-limit",
       "more than half loses only with more than six points, a rule that 1991 does not have"},
      {"both-only", "it loses only if both players are penalised"}};
  runs_out.build = TimeRunsOut;

  solver::Obligation set_off = solver::AboutAllNumbers(
      "clock-set-off", {"ING91-2-strafpunkte", "ING96-R6-counting"},
      "Setting off the penalty points of both players changes no result, and penalties cause no "
      "tie if without them the lead is an odd number of points.");
  set_off.mutants = {{"one-side", "only Black's points are set off"},
                     {"three-points", "a penalty costs three points, as in pair go"}};
  set_off.build = SetOff;

  solver::Obligation agree = solver::AboutAllNumbers(
      "clock-texts-agree", PenaltyClauses(),
      "If nobody is late and nobody has used exactly half of the basic time beyond it, the texts "
      "of 1991 and 1996 make the same players lose and give the others the same points.");
  agree.mutants = {{"at-half", "somebody may be at exactly half"},
                   {"late", "somebody may be late"}};
  agree.build = TextsAgree;

  return {penalties, six_or_half, one_loser, runs_out, set_off, agree};
}

}  // namespace hotstone::tournament
