#include "solver/all_boards/graph_mutants.h"

#include "solver/all_boards/universe.h"

namespace hotstone::solver {
namespace {

struct Named {
  const char* name;
  const char* words;
};

constexpr Named kLawMutants[] = {
    {"one-way", "a point may be next to another that is not next to it"},
    {"dead-start", "the preceding position may have stones without a liberty"},
    {"own-first",
     "the chain of the stone played is examined before the opponent's stones are removed"},
    {"white-own-first",
     "when White plays, his chain is examined before Black's stones are removed"},
    {"no-removal", "the opponent's dead stones stay on the board"},
    {"removes-live", "a play may remove opposing chains that have a liberty"},
    {"leaves-dead", "a play may leave opposing chains without a liberty"},
    {"splits-chains", "a play may remove stones and leave others of the same chain"},
    {"occupied", "a play may be made on a stone of one's own"},
};

}  // namespace

std::vector<Mutant> LawMutants(const std::vector<std::string>& names) {
  std::vector<Mutant> mutants;
  for (const std::string& name : names) {
    Mutant mutant{name, ""};
    for (const Named& known : kLawMutants) {
      if (name == known.name) mutant.words = known.words;
    }
    mutants.push_back(mutant);
  }
  return mutants;
}

Obligation OnGraphs(const std::string& name, std::vector<std::string> clauses,
                    const std::string& statement, const std::string& on_paper,
                    std::vector<Mutant> mutants,
                    std::function<std::vector<Part>(z3::context&, const Instance&)> build) {
  return OnAllBoards(name, std::move(clauses), statement, on_paper, std::move(mutants), kTwinPoints,
                     std::move(build));
}

}  // namespace hotstone::solver
