// The theorems behind what holds on all boards.
//
// proofs/ states the law in the language of Coq, on any finite graph, and the ko race in any numbers, and has
// theorems about them that a machine has checked without an axiom (docs/explanation/proofs.md).
// Some carry a verdict of the method `all-boards`, or say what an obligation of `hotstone prove`
// says, in general.
// Some obligations say nothing about rules: they suppose what a rule does, that a play uses up an item, say,
// and are a step of arithmetic in an argument about rules, which a theorem carries, or a page.
// This is the table from the one to the other. It is text: that a theorem of that name stands in that file is
// tested in every run of the tests; that Coq accepts it is for `scripts/test --proofs`.
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

// The theorem that says what this obligation says; nothing if there is none.
std::optional<Theorem> TheoremOfObligation(std::string_view obligation);

// What an obligation is a step of, if its premises are not the law but what the law is said to do.
struct ProofStep {
  std::string of;                 // the statement about rules, in words, with the page that argues it
  std::vector<Theorem> theorems;  // those that carry it; empty: the page does

  friend bool operator==(const ProofStep&, const ProofStep&) = default;
};
std::optional<ProofStep> StepOfObligation(std::string_view obligation);

// The theorems that carry "every play ends" under this rule set, for each member of its cycle layer that ends play on
// all boards; the last one joins a member to the list if there are several. Where no member does, that the first removal ends
// the game, if it does. Empty where no theorem says so.
std::vector<Theorem> TheoremsOfTermination(const spec::RuleSet& rules);

// The theorem that who only passes ends the game, since the other's stones grow in number; nothing where own stones may be
// removed.
std::optional<Theorem> TheoremOfOnlyPassing(const spec::RuleSet& rules);

// Every theorem that this table names.
std::vector<Theorem> NamedTheorems();

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_THEOREMS_H_
