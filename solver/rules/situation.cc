#include "solver/rules/situation.h"

#include <string>

#include "solver/rules/chains.h"

namespace hotstone::solver {
namespace {

PointSet NoPoints(z3::context& context, const SymbolicBoard& board) {
  return PointSet(static_cast<size_t>(board.points()), context.bool_val(false));
}

}  // namespace

SymbolicSituation EmptyBoard(z3::context& context, const SymbolicBoard& board,
                             const FiniteLaw& law) {
  const PointSet none = NoPoints(context, board);
  const auto passes = static_cast<size_t>(law.end_passes - 1);
  return {{none, none},
          spec::Color::kBlack,
          std::vector<z3::expr>(passes, context.bool_val(false)),
          none};
}

SymbolicSituation AnySituation(z3::context& context, const SymbolicBoard& board,
                               const FiniteLaw& law, std::string_view what) {
  const std::string prefix(what);
  SymbolicSituation situation{FreshPosition(context, board, prefix),
                              spec::Color::kBlack,
                              {},
                              FreshSet(context, board, prefix + "_ban")};
  for (int i = 1; i < law.end_passes; ++i) {
    situation.passes.push_back(
        context.bool_const((prefix + "_passes_" + std::to_string(i)).c_str()));
  }
  return situation;
}

std::vector<Assertion> IsSituation(const SymbolicBoard& board, const SymbolicSituation& situation,
                                   std::string_view what) {
  z3::context& context = situation.bans[0].ctx();
  const std::string prefix(what);
  return {{prefix + ": the position is legal",
           IsLegal(board, situation.position, FreshRanks(context, board, prefix + "_rank"))},
          {prefix + ": the number of consecutive passes is valid", IsUnary(situation.passes)},
          {prefix + ": bans are at valid points", BansAreWherePlaysLeaveThem(board, situation)}};
}

z3::expr IsUnary(const std::vector<z3::expr>& passes) {
  std::vector<z3::expr> number;
  for (size_t i = 1; i < passes.size(); ++i)
    number.push_back(z3::implies(passes[i], passes[i - 1]));
  return AllOf(passes[0].ctx(), number);
}

z3::expr BansAreWherePlaysLeaveThem(const SymbolicBoard& board,
                                    const SymbolicSituation& situation) {
  z3::context& context = situation.bans[0].ctx();
  const PointSet& stones = situation.position.Of(spec::Opponent(situation.to_move));
  std::vector<z3::expr> conditions = {IsSubset(situation.bans, situation.position.Empty()),
                                      z3::implies(situation.passes[0], !Nonempty(situation.bans))};
  for (int p = 0; p < board.points(); ++p) {
    conditions.push_back(
        z3::implies(situation.bans[static_cast<size_t>(p)], Touches(board, p, stones)));
  }
  return AllOf(context, conditions);
}

SituationPly MakeSituationPly(const SymbolicBoard& board, const SymbolicSituation& before,
                              const FiniteLaw& law, std::string_view what,
                              const SituationMistakes& mistakes) {
  z3::context& context = before.bans[0].ctx();
  SymbolicPly ply = MakePly(board, before.position, before.to_move, law, what);
  std::vector<Assertion> all = ply.law;
  if (mistakes.bans_bind) {
    all.push_back({std::string(what) + ": the point is not banned", !Banned(ply, before.bans)});
  }
  const z3::expr pass = IsPass(ply);
  z3::expr finishes = pass && before.passes.back();
  if (law.capture_ends) finishes = finishes || Removes(ply);
  SymbolicSituation after{ply.play.after, spec::Opponent(before.to_move), {}, ply.bans};
  for (size_t i = 0; i < before.passes.size(); ++i) {
    z3::expr more = i == 0 ? pass : pass && before.passes[i - 1];
    if (!mistakes.passes_count) more = pass && before.passes[i];
    after.passes.push_back(more);
  }
  if (!mistakes.passes_count) finishes = law.capture_ends ? Removes(ply) : context.bool_val(false);
  return {std::move(ply), std::move(all), finishes, std::move(after)};
}

z3::expr SameSituation(const SymbolicSituation& a, const SymbolicSituation& b) {
  if (a.to_move != b.to_move) return a.bans[0].ctx().bool_val(false);
  return SamePosition(a.position, b.position) && SameSet(a.passes, b.passes) &&
         SameSet(a.bans, b.bans);
}

}  // namespace hotstone::solver
