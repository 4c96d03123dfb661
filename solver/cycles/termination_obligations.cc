#include "solver/cycles/termination_obligations.h"

#include <algorithm>
#include <functional>

#include "absl/strings/str_cat.h"
#include "solver/cycles/endless_play.h"
#include "solver/cycles/ranking_formula.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

// One ply from any situation lowers the ranking; and bans stay where the assumed situations have
// them, so the situation after the ply satisfies the assumption again.
std::vector<Part> RankingParts(z3::context& context, const Instance& instance,
                               const spec::RuleSet& rules, const LinearRanking& ranking) {
  FiniteLaw law = *FiniteLawOf(rules);
  SituationMistakes mistakes;
  if (instance.mutant == "passes-do-not-count") mistakes.passes_count = false;
  if (instance.mutant == "no-ban") law.hot.single = false;
  if (instance.mutant == "removal-goes-on") law.capture_ends = false;
  if (instance.mutant == "own-stones-go") law.self_removal = spec::SelfRemoval::kAny;
  const SymbolicBoard board(instance.cols, instance.rows);
  const RankedPly ply = MakeRankedPly(context, board, law, mistakes);
  const auto decode = [=](const z3::model& model) -> absl::StatusOr<Decoded> {
    return DecodedPly(board, rules, ranking, ply, model);
  };
  const z3::expr stays =
      BansAreWherePlaysLeaveThem(board, ply.step.after) && IsUnary(ply.step.after.passes);
  return {Part{"lowers",
               "QF_BV",
               ply.law,
               {absl::StrCat("the ply finishes the game or lowers ", RankingText(ranking)),
                Lowers(context, ply, ranking)},
               decode,
               true},
          Part{"stays",
               "QF_BV",
               ply.law,
               {"after it the number of passes is valid and bans are at valid points",
                ply.step.finishes || stays},
               decode,
               true}};
}

struct Ranked {
  const char* name;
  std::vector<std::string> clauses;
  const char* rules;
  const char* words;  // before the ranking
  LinearRanking ranking;
  std::vector<Mutant> mutants;
  bool only_here;
  std::function<std::string(int, int)> objection;
};

const std::vector<Ranked>& Rankings() {
  static const auto* const rankings = new std::vector<Ranked>{
      {"filling-ranks-play",
       {"COMP-CAPTURE-ENDS"},
       "basic-only,hot=none,self_removal=any,capture_ends=true",
       "If the first removal ends the game",
       FillingRanking(4),
       {{"removal-goes-on", "a removal does not end the game"},
        {"passes-do-not-count", "a pass does not count as one more in a row"}},
       false,
       nullptr},
      {"one-point-ranks-play",
       {"ING96-R5", "ING96-R3"},
       "basic-only",
       "On one point, under the single hot stone",
       {{3, 0, 0, -1, 0, 0, 0}},
       {{"own-stones-go", "a play may remove its own single stone"},
        {"passes-do-not-count", "a pass does not count as one more in a row"}},
       true,
       [](int cols, int rows) -> std::string { return cols * rows == 1 ? "" : "it is about 1x1"; }},
      {"two-points-rank-play",
       {"ING96-R5", "COMP-SELF"},
       "basic-only,self_removal=none,end_passes=2",
       "On two points, under the single hot stone, without self-removal and with a game end after "
       "two passes",
       {{1, 2, 0, -1, -2, 0, -2}},
       {{"no-ban", "nothing is hot"},
        {"own-stones-go", "a play may remove the player's own stones"},
        {"passes-do-not-count", "a pass does not count as one more in a row"}},
       true,
       [](int cols, int rows) -> std::string { return cols * rows == 2 ? "" : "it is about 2x1"; }},
  };
  return *rankings;
}

Obligation OfRanking(const Ranked& ranked) {
  Obligation obligation;
  obligation.name = ranked.name;
  obligation.clauses = ranked.clauses;
  obligation.statement =
      absl::StrCat(ranked.words, ", every ply finishes the game or lowers ",
                   RankingText(ranked.ranking), ", which is never negative, so games end.");
  obligation.on_paper =
      "positions stay legal by play-leaves-liberties; there is no infinite descent of numbers";
  obligation.mutants = ranked.mutants;
  obligation.mutants_on_this_board = ranked.only_here;
  obligation.objection = ranked.objection;
  obligation.build = [ranked](z3::context& context, const Instance& instance) {
    return RankingParts(context, instance, *spec::ParseRuleSet(ranked.rules), ranked.ranking);
  };
  return obligation;
}

struct Endless {
  const char* name;
  const char* rules;
  const char* words;
  std::vector<std::string> clauses;
};

Obligation OfEndless(const Endless& endless) {
  Obligation obligation;
  obligation.name = endless.name;
  obligation.clauses = endless.clauses;
  obligation.statement = absl::StrCat(
      endless.words, " a game of up to k plies from the empty board repeats no situation.");
  obligation.scope = Scope::kBounded;
  obligation.expected = VerdictKind::kFails;
  obligation.bound = 10;
  obligation.most_bound = 24;
  obligation.objection = [](int cols, int rows) -> std::string {
    return cols * rows == 1 ? "on one point games end" : "";
  };
  obligation.build = [endless](z3::context& context, const Instance& instance) {
    const spec::RuleSet rules = *spec::ParseRuleSet(endless.rules);
    const SymbolicBoard board(instance.cols, instance.rows);
    const SymbolicLine line = MakeLine(context, board, *FiniteLawOf(rules), instance.bound);
    return std::vector<Part>{
        Part{"",
             "QF_BV",
             line.law,
             {"no situation comes twice", !line.comes_twice},
             [line, board, rules](const z3::model& model) -> absl::StatusOr<Decoded> {
               return DecodedLasso(board, rules, line, model);
             },
             true}};
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> TerminationObligations() {
  std::vector<Obligation> all;
  for (const Ranked& ranked : Rankings()) all.push_back(OfRanking(ranked));
  all.push_back(TableRankingObligation());
  for (const Endless& endless : {
           Endless{
               "endless-play-no-bans", "basic-only,hot=none", "Without hot stones", {"ING96-R5"}},
           Endless{"endless-play-single",
                   "basic-only",
                   "Under the single hot stone",
                   {"ING96-R5", "ING96-G508"}},
           Endless{"endless-play-pairs",
                   "basic-only,hot=hot,hot_kinds=single+double-add",
                   "Under single and double hot stones",
                   {"ING96-R5", "ING96-G509"}},
       }) {
    all.push_back(OfEndless(endless));
  }
  return all;
}

}  // namespace hotstone::solver
