// The theorems behind the claims about all boards.
//
// proofs/ states the law in Coq on any finite graph, and the ko race for any numbers, and proves
// theorems about them, which a machine has checked without an axiom (docs/explanation/proofs.md).
// Some support a verdict of the method `all-boards`, or prove in general what an obligation of
// `hotstone prove` says. Some obligations do not mention rules: they assume the effect of a rule,
// for example that a play uses up an item, and are an arithmetic step of an argument about rules,
// which a theorem or a page supports. This file is the table from obligations to theorems. It is
// text: every test run checks that a theorem of that name is in that file; `scripts/test --proofs`
// checks that Coq accepts it.
#ifndef HOTSTONE_CERTIFY_THEOREMS_H_
#define HOTSTONE_CERTIFY_THEOREMS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct Theorem {
  std::string name;
  std::string file;  // from the root of the repository

  friend bool operator==(const Theorem&, const Theorem&) = default;
};

// NAME (FILE).
std::string TheoremText(const Theorem& theorem);

// The theorem that states what this obligation states; nothing if there is none.
std::optional<Theorem> TheoremOfObligation(std::string_view obligation);

// The argument that an obligation is a step of, if its premises are not the law but consequences of
// it.
struct ProofStep {
  std::string of;                 // the statement about rules, in words, and its page
  std::vector<Theorem> theorems;  // those that prove it; empty: the page does

  friend bool operator==(const ProofStep&, const ProofStep&) = default;
};
std::optional<ProofStep> StepOfObligation(std::string_view obligation);

// The theorems that prove "every play ends" under this rule set, one for each member of its cycle
// layer that ends play on all boards; if there are several, the last one joins a member to the
// list. If no member does, the theorem that the first removal ends the game, if it does. Empty if
// no theorem covers the rule set.
std::vector<Theorem> TheoremsOfTermination(const spec::RuleSet& rules);

// The theorem that a player who only passes ends the game: since the other's stones grow in number,
// if no own stones may be removed, or since the other is refused when he goes round alone, under
// the rules that bind a disturber or who starts a cycle. Nothing under other rules.
std::optional<Theorem> TheoremOfOnlyPassing(const spec::RuleSet& rules);

// Every theorem named in this table.
std::vector<Theorem> NamedTheorems();

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_THEOREMS_H_
