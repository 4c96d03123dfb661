// The table of claims: everything that can be asked of a rule set, a row each.
//
// A row says what a claim is called, which clauses promise it, what it says in one sentence, what its figure
// counts, how it is decided and what a witness against it shows. Whoever lists, decides, reports or documents
// claims reads this table; nothing else knows a claim by its name.
//
// Some rows are no claims: they count, and there is nothing in them that could fail (`can_fail`). They stand
// here because they are asked for, recorded and compared in the same way.
//
// A new claim is a row, a decide function in a file of its own, and its recorded verdicts
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

// What a claim is about, which decides what of a rule set it looks at.
enum class Subject {
  kPlays,      // single plays: the self-removal option and the kinds of hot stones
  kPositions,  // positions: the counting, and what holds whatever a rule set remembers
  kGraph,      // lines of play: everything but the counting, and all of a memory
  kCaptions,   // what the texts show: all of the rule set
};

// What a witness against a claim shows, for whoever writes it down as a case.
enum class WitnessShows {
  kNothing,         // the claim cannot fail
  kUnchangingPlay,  // a permitted play after which the position is the one before
  kForbiddenPlay,   // a play that is refused as a self-removal
  kPlays,           // permitted plays; what is wrong with them only the claim tells
  kLine,            // a line, or none; all but its last move are permitted, and that one is or is not
  kEndlessPlay,     // the way to a cycle, and the cycle
  kPosition,        // a position as it stands
  kInterval,        // a position with its interval
};

// Fills in everything but the claim's name, its clauses and the time, which are there already.
using Decider = void (*)(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

struct Claim {
  std::string name;
  std::vector<std::string> clauses;
  std::string sentence;  // what it says, as a clause without a full stop
  std::string figure;    // what the figure of a verdict counts
  Subject subject;
  WitnessShows witness;
  bool writes_certificates;
  Decider decide;  // of kGraph: for rules without a memory of the game
  // For rules with a memory; null if the claim then has no answer. Of other subjects the same as `decide`.
  Decider decide_with_history;

  bool can_fail() const { return witness != WitnessShows::kNothing; }
  bool needs_finite_memory() const { return decide_with_history == nullptr; }
};

// All claims, in the order in which they are reported.
const std::vector<Claim>& Claims();

// Null if there is none of this name.
const Claim* FindClaim(std::string_view name);

// Their names, in the same order.
std::vector<std::string> ClaimNames();

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_TABLE_H_
