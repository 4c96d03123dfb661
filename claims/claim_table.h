// The table of claims: everything that can be asked of a rule set, one row each.
//
// A row gives a claim's name, the clauses that promise it, its statement in one sentence, what its
// figure counts, how it is decided and what a witness against it shows. Code that lists, decides,
// reports or documents claims reads this table; nothing else knows a claim by its name.
//
// Some rows are not claims: they count, and cannot fail (`can_fail`). They are here because they
// are requested, recorded and compared in the same way.
//
// A new claim is a row, a decide function in its own file, and its recorded verdicts
// (scripts/record-verdicts).
#ifndef HOTSTONE_CLAIMS_CLAIM_TABLE_H_
#define HOTSTONE_CLAIMS_CLAIM_TABLE_H_

#include <string>
#include <string_view>
#include <vector>

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// The subject of a claim, which determines the parts of a rule set it depends on.
enum class Subject {
  kPlays,      // single plays: the self-removal option and the kinds of hot stones
  kPositions,  // positions: the counting, and what holds whatever a rule set remembers
  kGraph,      // lines of play: everything except the counting, and any memory
  kCaptions,   // what the texts show: the whole rule set
};

// What a witness against a claim shows, for code that writes it down as a case.
enum class WitnessShows {
  kNothing,         // the claim cannot fail
  kUnchangingPlay,  // a permitted play that leaves the position unchanged
  kForbiddenPlay,   // a play refused as a self-removal
  kPlays,           // permitted plays; only the claim says what is wrong with them
  kLine,            // a line, or none; all moves before the last are permitted, the last may not be
  kEndlessPlay,     // the line to a cycle, and the cycle
  kPosition,        // a position as it is
  kInterval,        // a position with its interval
};

// Fills in everything except the claim's name, its clauses and the time, which are already there.
using Decider = void (*)(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// Fills in an argument for all boards. False, with the verdict as it was, if there is none.
using Arguer = bool (*)(const spec::RuleSet& rules, certify::Verdict& verdict);

struct Claim {
  std::string name;
  std::vector<std::string> clauses;
  std::string sentence;  // what it says, as a clause without a full stop
  std::string figure;    // what the figure of a verdict counts
  Subject subject;
  WitnessShows witness;
  bool writes_certificates;
  Decider decide;  // for kGraph: under rules without a memory of the game
  // For rules with a memory; null if the claim then has no answer. For other subjects the same as
  // `decide`.
  Decider decide_with_history;
  Arguer argue = nullptr;  // null: no rule set has an argument

  bool can_fail() const { return witness != WitnessShows::kNothing; }
  bool needs_finite_memory() const { return decide_with_history == nullptr; }
};

// All claims, in the order in which they are reported.
const std::vector<Claim>& Claims();

// Null if there is no claim of this name.
const Claim* FindClaim(std::string_view name);

// Their names, in the same order.
std::vector<std::string> ClaimNames();

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_TABLE_H_
