#include "solver/all_boards/ply_history.h"

namespace hotstone::solver {

Part FinishedPart(const Universe& universe, const std::string& name, std::vector<Assertion> assumptions,
                  const Assertion& claim) {
  const std::vector<Assertion>& closure = universe.Closure();
  assumptions.insert(assumptions.end(), closure.begin(), closure.end());
  return {name, universe.IsFinite() ? "QF_UFLIA" : "UFLIA", assumptions, claim, nullptr, false};
}

Obligation OnAllPlies(const std::string& name, std::vector<std::string> clauses, const std::string& statement,
                      const std::string& on_paper, std::vector<Mutant> mutants, int twin,
                      std::function<std::vector<Part>(z3::context&, const Instance&)> build) {
  Obligation o;
  o.name = name;
  o.clauses = std::move(clauses);
  o.statement = statement;
  o.scope = Scope::kAllBoards;
  o.on_paper = on_paper;
  o.mutants = std::move(mutants);
  o.twin_universe = twin;
  o.build = std::move(build);
  return o;
}

}  // namespace hotstone::solver
