// What each side can force from a position of a small board, Black to move, under basic ko: the
// interval [lo, hi] of the area difference for Black. lo = hi: no rule about long cycles changes
// the value (docs/explanation/determinacy.md).
//   ask_value ... .X. ...        the rows from the top
// The time is that of all positions of the board: seconds for up to nine points.
#include <iostream>
#include <string>
#include <vector>

#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace enumerate = hotstone::enumerate;
namespace spec = hotstone::spec;

namespace {

int Refuse(const std::string& what) {
  std::cerr << "ask_value: " << what << "\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  const auto position = spec::Position::FromRows(std::vector<std::string>(argv + 1, argv + argc));
  if (!position.ok()) return Refuse(std::string(position.status().message()));
  if (!spec::IsLegal(*position)) return Refuse("a chain has no liberty");
  const auto rules = spec::ParseRuleSet("basic-only,end_passes=2");
  if (!rules.ok()) return Refuse(std::string(rules.status().message()));
  const auto finite = enumerate::FiniteRules::From(*rules);
  const auto grid = enumerate::Grid::Create(position->size().cols(), position->size().rows());
  if (!finite.ok() || !grid.ok()) return Refuse("no such board or rules");
  const auto table = enumerate::IntervalTable::Solve(*grid, *finite, {}, nullptr);
  if (!table.ok()) return Refuse(std::string(table.status().message()));
  const enumerate::Interval value =
      table->ForBlack(enumerate::FromSpec(spec::StartOf(*rules, *position, spec::Color::kBlack)));
  std::cout << "[" << value.lo << ", " << value.hi << "]"
            << (value.lo == value.hi ? "" : " undetermined") << "\n";
}
