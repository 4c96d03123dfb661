#include "solver/cycles/known_cycles.h"

#include <utility>

#include "base/status_macros.h"
#include "enumerate/cycles/cycle_canonical.h"
#include "enumerate/cycles/cycle_search.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"
#include "solver/cycles/played_cycle.h"
#include "solver/rules/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {
namespace {

PlainCycle AsPlain(const spec::BoardSize& size, const std::vector<enumerate::CycleStep>& steps) {
  PlainCycle cycle;
  for (const enumerate::CycleStep& step : steps) {
    cycle.positions.push_back(
        enumerate::ToSpec(enumerate::Stones{step.black, step.white}, size).cells());
    cycle.moves.push_back(step.move == enumerate::kNoPoint ? -1 : static_cast<int>(step.move));
  }
  return cycle;
}

}  // namespace

absl::StatusOr<std::vector<PlainCycle>> ListedCycles(const SymbolicBoard& board, int edges) {
  ASSIGN_OR_RETURN(const auto size, spec::BoardSize::Create(board.cols(), board.rows()));
  ASSIGN_OR_RETURN(const auto law, spec::ParseRuleSet(kRulesOfAnyCycle));
  ASSIGN_OR_RETURN(const auto rules, enumerate::FiniteRules::From(law));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(board.cols(), board.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  enumerate::CycleSearchOptions options;
  options.max_length = edges;
  ASSIGN_OR_RETURN(const auto found, enumerate::FindCycles(grid, index, rules, options));
  if (!found.complete) return absl::ResourceExhaustedError("too many cycles");
  std::vector<PlainCycle> cycles;
  for (const enumerate::CycleClass& listed : found.classes) {
    const enumerate::CycleWord& word = listed.word;
    if (word.edges != edges) continue;
    const std::vector<enumerate::BitMove> moves(word.moves.begin(),
                                                word.moves.begin() + word.edges);
    const auto steps = enumerate::StepsOf(
        grid, rules, enumerate::AtVertex(word.black, word.white, word.player), moves);
    if (!steps.has_value()) return absl::InternalError("a listed cycle does not lead back");
    cycles.push_back(AsPlain(size, *steps));
  }
  return cycles;
}

const std::vector<spec::CycleReading>& AllCycleReadings() {
  static const auto* const readings = [] {
    auto* all = new std::vector<spec::CycleReading>;
    for (const auto settled : {spec::SettledBy::kLife, spec::SettledBy::kOutcome}) {
      for (const auto by : {spec::DisturberBy::kEyeless, spec::DisturberBy::kInitiator}) {
        for (const auto cyclic : {spec::CyclicKos::kUnclassified, spec::CyclicKos::kDisturbing})
          all->push_back({settled, by, cyclic});
      }
    }
    return all;
  }();
  return *readings;
}

std::vector<CycleClassFormulas> KnownCycles::ClassesOf(
    const PlainCycle& cycle, const std::vector<spec::CycleReading>& readings,
    const CycleClassRule& rule) {
  std::vector<SymbolicPosition> before;
  std::vector<PointSet> at;
  CycleMoments moments;
  for (size_t i = 0; i < cycle.moves.size(); ++i) {
    before.push_back(ConstantPosition(c_.context(), PositionOf(board_, cycle.positions[i])));
    at.push_back(cycle.moves[i] < 0 ? c_.None(board_.points())
                                    : OnePoint(c_.context(), board_, cycle.moves[i]));
    moments.push_back(&At(cycle.positions[i]));
  }
  const CyclePlies plies = PliesOf(c_, std::move(before), std::move(at));
  const CycleKos kos = FindCycleKos(c_, plies, moments, rule.removals_go_around);
  std::vector<CycleClassFormulas> classes;
  for (const spec::CycleReading& reading : readings)
    classes.push_back(ClassOfCycle(c_, board_, plies, moments, kos, reading, rule));
  return classes;
}

const KoClasses& KnownCycles::At(const std::string& cells) {
  const auto found = classes_.find(cells);
  if (found != classes_.end()) return found->second;
  const SymbolicPosition position = ConstantPosition(c_.context(), PositionOf(board_, cells));
  return classes_.emplace(cells, solver::ClassesOf(c_, board_, position)).first->second;
}

}  // namespace hotstone::solver
