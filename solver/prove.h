// Proving obligations: what the roof sees of this floor. Nothing of Z3 shows here.
//
// Prove() decides one obligation (obligation.h) on one instance:
//
//   the question    for each part, whether assumptions and denied claim have a model; a model is decoded and
//                   replayed in spec/, and one that does not replay is a defect of ours, not a result
//   vacuity         whether the assumptions of each part have a model by themselves: else anything would
//                   follow
//   mutants         whether the obligation fails under each rule deliberately rendered wrong: else it says
//                   nothing about that rule. Asked on 3x3 where the board is narrower
//
// and gives out every question as a script in SMT-LIB with the status that Z3 found, for a second solver.
// What comes out: proof.h.
#ifndef HOTSTONE_SOLVER_PROVE_H_
#define HOTSTONE_SOLVER_PROVE_H_

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/proof.h"
#include "solver/query/obligation_info.h"
#include "solver/registry.h"

namespace hotstone::solver {

// The tables of obligations that are asked, one after the other.
using ObligationTables = std::vector<const ObligationTable*>;

// In the order of the tables.
std::vector<ObligationInfo> ListObligations(const ObligationTables& tables = {&GameObligations()});

// NotFound, with the good names, if the tables have no such obligation; InvalidArgument for a bad board or
// bound; Cancelled if progress says stop; Internal if Z3 refuses a formula; ResourceExhausted if memory runs
// out.
absl::StatusOr<Proof> Prove(std::string_view name, const ProveOptions& options,
                            const ObligationTables& tables = {&GameObligations()});

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PROVE_H_
