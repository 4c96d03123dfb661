// The figures of the situation graph: situations, transitions, finished plays, bans, and the
// farthest ply.
//
// No play can break them, and the verdict `holds` says that they were counted; on small boards the
// literal law has counted them again.
#ifndef HOTSTONE_CLAIMS_GRAPH_CLAIM_H_
#define HOTSTONE_CLAIMS_GRAPH_CLAIM_H_

#include <functional>

#include "absl/status/statusor.h"
#include "certify/memory_recount.h"
#include "certify/recount.h"
#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything except the claim's name, its clauses and the time. Requires finite-memory
// rules (FiniteRules::From gives OK).
void CountGraph(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// Under rules with a memory: counts the states of games, that is, situations together with what the
// rule remembers, if they are few enough; the literal law counts them again. Otherwise unknown, and
// the limit gives the reason.
void CountMemoryStates(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same, compared with this count by the literal law.
using MemoryLawCount = std::function<absl::StatusOr<certify::MemoryRecount>(
    const spec::RuleSet&, const spec::BoardSize&, uint64_t most)>;
void CountMemoryStatesAgainst(const MemoryLawCount& count_by_law, ClaimState& state,
                              const spec::RuleSet& rules, certify::Verdict& verdict);

// The same, compared with this count by the literal law: tests substitute a wrong one.
using LawCount =
    std::function<absl::StatusOr<certify::Recount>(const spec::RuleSet&, const spec::BoardSize&)>;
void CountGraphAgainst(const LawCount& count_by_law, ClaimState& state, const spec::RuleSet& rules,
                       certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_GRAPH_CLAIM_H_
