#include "solver/all_boards/ply_history.h"

namespace hotstone::solver {

Part FinishedPart(const Universe& universe, const std::string& name,
                  std::vector<Assertion> assumptions, const Assertion& claim) {
  const std::vector<Assertion>& closure = universe.Closure();
  assumptions.insert(assumptions.end(), closure.begin(), closure.end());
  return {name, universe.IsFinite() ? "QF_UFLIA" : "UFLIA", assumptions, claim, nullptr, false};
}

}  // namespace hotstone::solver
