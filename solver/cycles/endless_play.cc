#include "solver/cycles/endless_play.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "certify/witness.h"
#include "spec/rules/situation.h"

namespace hotstone::solver {
namespace {

spec::Move MoveOf(const SymbolicBoard& board, const SituationPly& step, const z3::model& model) {
  const int at = MoveIn(model, step.ply);
  spec::Move move{step.ply.play.player, std::nullopt};
  if (at >= 0) move.at = spec::BoardSize::Create(board.cols(), board.rows())->At(at);
  return move;
}

std::string MoveText(const spec::Move& move) {
  return absl::StrCat(" ", spec::PlayerAndMove(move));
}

}  // namespace

SymbolicLine MakeLine(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law,
                      int plies) {
  assert(plies >= 1);
  SymbolicLine line{{}, {}, context.bool_val(false)};
  std::vector<SymbolicSituation> situations = {EmptyBoard(context, board, law)};
  std::vector<z3::expr> twice;
  for (int i = 0; i < plies; ++i) {
    const std::string name = absl::StrCat("ply", i + 1);
    SituationPly step = MakeSituationPly(board, situations.back(), law, name);
    for (const Assertion& assertion : step.law)
      line.law.push_back({absl::StrCat(name, ": ", assertion.name), assertion.formula});
    line.law.push_back({absl::StrCat(name, ": the game goes on"), !step.finishes});
    for (const SymbolicSituation& earlier : situations) {
      if (earlier.to_move == step.after.to_move)
        twice.push_back(SameSituation(earlier, step.after));
    }
    situations.push_back(step.after);
    line.plies.push_back(std::move(step));
  }
  line.comes_twice = AnyOf(context, twice);
  return line;
}

Decoded DecodedLasso(const SymbolicBoard& board, const spec::RuleSet& rules,
                     const SymbolicLine& line, const z3::model& model) {
  certify::Witness witness{
      .setup = spec::Position(*spec::BoardSize::Create(board.cols(), board.rows())),
      .moves = {},
      .what = "an endless play"};
  Decoded decoded;
  std::vector<spec::Situation> met = {spec::StartOf(rules, witness.setup, spec::Color::kBlack)};
  for (const SituationPly& step : line.plies) {
    const spec::Move move = MoveOf(board, step, model);
    witness.moves.push_back(move);
    if (!spec::Judge(met.back(), move.at, rules).legal()) break;
    spec::Situation next = spec::After(met.back(), move.at, rules);
    const auto earlier = std::find(met.begin(), met.end(), next);
    if (earlier != met.end()) {
      witness.cycle_start = static_cast<size_t>(earlier - met.begin());
      decoded.replays = true;
      break;
    }
    met.push_back(std::move(next));
  }
  decoded.text = "an endless play from the empty board\nmoves:";
  for (size_t i = 0; i < witness.moves.size(); ++i) {
    if (decoded.replays && i == witness.cycle_start)
      absl::StrAppend(&decoded.text, "\nrepeated forever:");
    absl::StrAppend(&decoded.text, MoveText(witness.moves[i]));
  }
  decoded.witness = std::move(witness);
  return decoded;
}

}  // namespace hotstone::solver
