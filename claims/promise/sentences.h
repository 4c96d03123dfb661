// The sentences of a text that could carry the promise that every play ends, as switches.
//
// Each sentence sets a key of the rule set (spec/rules/rule_keys.h), and a set of sentences is the
// rule set in which just these are in force, with the other keys as in the preset of the text: four
// passes end the game, and a play must change the position. A sentence may go further than another
// one of its text; then it contains that one. A sentence about the disturber says nothing where no
// sentence stops him.
#ifndef HOTSTONE_CLAIMS_PROMISE_SENTENCES_H_
#define HOTSTONE_CLAIMS_PROMISE_SENTENCES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Bit i: sentence i of the text.
using SentenceSet = uint32_t;

struct PromiseSentence {
  std::string id;                    // "flat-ban"
  std::string words;                 // ours
  std::vector<std::string> clauses;  // ids of the register (spec/clauses/clauses.h)
  std::optional<size_t> contains;    // a weaker sentence of the same text
};

struct PromiseText {
  std::string name;  // "1996"
  std::vector<PromiseSentence> sentences;
  spec::RuleSet (*rules_of)(SentenceSet);
};

const std::vector<PromiseText>& PromiseTexts();

// Null for an unknown name.
const PromiseText* FindPromiseText(std::string_view name);

// Every set that has, with a sentence, the weaker one that it contains. Smaller numbers first, so
// each set comes after its subsets.
std::vector<SentenceSet> SetsOf(const PromiseText& text);

// The ids, without the sentences that another one contains.
std::vector<std::string> IdsOf(const PromiseText& text, SentenceSet set);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PROMISE_SENTENCES_H_
