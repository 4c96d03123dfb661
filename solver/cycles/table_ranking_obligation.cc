#include <algorithm>

#include "absl/strings/str_cat.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/cycles/ranking_formula.h"
#include "solver/cycles/table_ranking.h"
#include "solver/cycles/termination_obligations.h"
#include "solver/rules/situation.h"
#include "spec/rules/situation.h"

namespace hotstone::solver {
namespace {

// The rule sets without a history under which play ends on this board, among those that formulas
// render and that do not end it by the first removal; one for each group that is the same there.
std::vector<const char*> RulesUnderWhichPlayEnds(int points) {
  if (points == 1)
    return {"basic-only,hot=none", "basic-only,hot=none,self_removal=none,end_passes=2"};
  if (points == 2) return {"basic-only,self_removal=none,end_passes=2"};
  if (points == 3) {
    return {"basic-only,hot=hot,hot_kinds=single+double-add-any,self_removal=none,end_passes=2"};
  }
  return {};
}

// The situation is this line of the table, from the view of the player to move.
z3::expr IsEntry(z3::context& context, const SymbolicSituation& situation,
                 const RankedSituation& entry) {
  const PointSet& own = situation.position.Of(situation.to_move);
  const PointSet& opposing = situation.position.Of(spec::Opponent(situation.to_move));
  std::vector<z3::expr> same;
  const auto equal = [&](const z3::expr& formula, bool value) {
    same.push_back(value ? formula : !formula);
  };
  for (size_t p = 0; p < own.size(); ++p) {
    equal(own[p], entry.cells[p] == 'X');
    equal(opposing[p], entry.cells[p] == 'O');
    equal(situation.bans[p],
          std::find(entry.bans.begin(), entry.bans.end(), static_cast<int>(p)) != entry.bans.end());
  }
  for (size_t i = 0; i < situation.passes.size(); ++i) {
    equal(situation.passes[i], static_cast<int>(i) < entry.passes);
  }
  return AllOf(context, same);
}

// The same line of the table, as a situation of spec/.
bool IsEntry(const spec::Situation& s, const RankedSituation& entry) {
  const spec::Position seen =
      s.to_move == spec::Color::kBlack ? s.position : spec::ColorSwapped(s.position);
  std::vector<int> bans;
  for (const spec::Point ban : s.bans) bans.push_back(s.position.size().Index(ban));
  return seen.cells() == entry.cells && s.passes == entry.passes && bans == entry.bans;
}

// Whether spec/ confirms the table for this ply.
Decoded DecodedTablePly(const SymbolicBoard& board, const spec::RuleSet& rules,
                        const std::vector<RankedSituation>& table, const RankedPly& ply,
                        const z3::model& model) {
  Decoded decoded;
  const auto [before, point] = PlyIn(model, board, ply);
  decoded.text = absl::StrCat("Black to move in ", before.position.cells(), ", passes ",
                              before.passes, ": ", spec::MoveName({spec::Color::kBlack, point}));
  if (!spec::Judge(before, point, rules).legal()) return decoded;
  const spec::Situation after = spec::After(before, point, rules);
  const auto rank = [&](const spec::Situation& s) {
    const auto entry =
        std::find_if(table.begin(), table.end(), [&](const auto& e) { return IsEntry(s, e); });
    return entry == table.end() ? -1 : entry->rank;
  };
  decoded.replays =
      !spec::IsFinished(after, rules) && (rank(after) < 0 || rank(after) >= rank(before));
  return decoded;
}

std::vector<Part> TableParts(z3::context& context, const Instance& instance) {
  std::vector<Part> parts;
  const auto size = *spec::BoardSize::Create(instance.cols, instance.rows);
  for (const char* text : RulesUnderWhichPlayEnds(size.points())) {
    const spec::RuleSet rules = *spec::ParseRuleSet(text);
    const auto found = FindTableRanking(size, rules);
    // Without a table the only claim is that there is none: it fails, and does not replay.
    const auto table = found.ok() ? *found : std::vector<RankedSituation>();
    FiniteLaw law = *FiniteLawOf(rules);
    SituationMistakes mistakes;
    if (instance.mutant == "passes-do-not-count") mistakes.passes_count = false;
    if (instance.mutant == "own-stones-go") law.self_removal = spec::SelfRemoval::kAny;
    const SymbolicBoard board(instance.cols, instance.rows);
    const RankedPly ply = MakeRankedPly(context, board, law, mistakes);
    std::vector<z3::expr> entries;
    std::vector<z3::expr> lower;
    for (const RankedSituation& entry : table) {
      const z3::expr is_entry = IsEntry(context, ply.before, entry);
      entries.push_back(is_entry);
      std::vector<z3::expr> below;
      for (const RankedSituation& other : table) {
        if (other.rank < entry.rank) below.push_back(IsEntry(context, ply.step.after, other));
      }
      lower.push_back(z3::implies(is_entry, AnyOf(context, below)));
    }
    std::vector<Assertion> assumptions = ply.law;
    if (!table.empty())
      assumptions.push_back({"the situation is in the table", AnyOf(context, entries)});
    Part part{
        std::string(text).substr(std::string(text).find(',') + 1),
        "QF_BV",
        std::move(assumptions),
        {absl::StrCat("the ply finishes the game or leads to a lower one of its ", table.size(),
                      " lines"),
         table.empty() ? context.bool_val(false) : ply.step.finishes || AllOf(context, lower)},
        [=](const z3::model& model) -> absl::StatusOr<Decoded> {
          return DecodedTablePly(board, rules, table, ply, model);
        },
        true};
    std::replace_if(
        part.name.begin(), part.name.end(),
        [](char c) { return c == ',' || c == '=' || c == '+' || c == '_'; }, '-');
    parts.push_back(std::move(part));
  }
  return parts;
}

}  // namespace

Obligation TableRankingObligation() {
  Obligation obligation;
  obligation.name = "table-ranks-play";
  obligation.clauses = {"ING96-R5"};
  obligation.statement =
      "On boards of up to three points, under rules without a history under which games end, the "
      "enumerator's table of situations is closed and every ply lowers its number.";
  obligation.on_paper = "there is no infinite descent of numbers";
  obligation.mutants = {{"own-stones-go", "a play may remove the player's own stones"},
                        {"passes-do-not-count", "a pass does not count as one more in a row"}};
  obligation.mutants_on_this_board = true;
  obligation.objection = [](int cols, int rows) -> std::string {
    return RulesUnderWhichPlayEnds(cols * rows).empty()
               ? "games do not end there, except if the first removal ends them "
                 "(filling-ranks-play)"
               : "";
  };
  obligation.build = TableParts;
  return obligation;
}

}  // namespace hotstone::solver
