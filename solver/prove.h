// Proves obligations: the interface of this floor for the roof. No Z3 type appears in it.
//
// Prove() decides one obligation (obligation.h) on one instance:
//
//   the question    for each part, whether the assumptions and the negated claim have a model; a
//                   model is decoded and replayed in spec/, and one that does not replay is a
//                   defect of the program, not a result
//   vacuity         whether the assumptions of each part have a model by themselves: otherwise
//                   anything would follow
//   mutants         whether the obligation fails under each rule rendered wrongly on purpose:
//                   otherwise it says nothing about that rule. Asked on 3x3 if the board is
//                   narrower
//
// It also exports every question as an SMT-LIB script with the status that Z3 found, for a second
// solver. proof.h has the result.
#ifndef HOTSTONE_SOLVER_PROVE_H_
#define HOTSTONE_SOLVER_PROVE_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/proof.h"
#include "solver/query/obligation_info.h"
#include "solver/registry.h"

namespace hotstone::solver {

// The tables of obligations to search, in order.
using ObligationTables = std::vector<const ObligationTable*>;

// In the order of the tables.
std::vector<ObligationInfo> ListObligations(const ObligationTables& tables = {&GameObligations()});

// Limits the memory that Z3 takes in this process from now on, for all questions together, to so
// many bytes. What needs more ends with ResourceExhausted, or with the process if Z3 runs out where
// it must not throw (base/out_of_memory.h). ResourceExhausted for less than kLeastMemory, which Z3
// needs to begin.
inline constexpr uint64_t kLeastMemory = uint64_t{64} << 20;
absl::Status LimitMemory(uint64_t bytes);

// NotFound, listing the valid names, if the tables have no such obligation; InvalidArgument for a
// bad board or bound; Cancelled if progress says stop; Internal if Z3 refuses a formula;
// ResourceExhausted if memory runs out.
absl::StatusOr<Proof> Prove(std::string_view name, const ProveOptions& options,
                            const ObligationTables& tables = {&GameObligations()});

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PROVE_H_
