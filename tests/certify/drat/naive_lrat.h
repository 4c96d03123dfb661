// Checks LRAT with maps and sets, as plainly as possible; tests compare the written proofs with it.
#ifndef HOTSTONE_TESTS_CERTIFY_DRAT_NAIVE_LRAT_H_
#define HOTSTONE_TESTS_CERTIFY_DRAT_NAIVE_LRAT_H_

#include <cstddef>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "certify/drat/dimacs.h"

namespace hotstone::certify {

// Empty if the text proves that the formula has no model; otherwise the fault.
inline std::string WrongInLrat(const Cnf& formula, const std::string& text) {
  std::map<long, Clause> at_hand;
  for (size_t i = 0; i < formula.clauses.size(); ++i) {
    at_hand[static_cast<long>(i) + 1] = formula.clauses[i];
  }
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    const auto up_to_zero = [&words] {
      std::set<long> numbers;
      for (long number = 0; words >> number && number != 0;) numbers.insert(number);
      return numbers;
    };
    long own = 0;
    words >> own;
    if ((words >> std::ws).peek() == 'd') {
      words.get();
      for (const long number : up_to_zero()) {
        if (at_hand.erase(number) == 0) return "nothing to delete: " + line;
      }
      continue;
    }
    Clause lemma;
    std::set<long> falsehoods;
    for (long literal = 0; words >> literal && literal != 0;) {
      lemma.push_back(static_cast<int>(literal));
      falsehoods.insert(literal);
    }
    bool conflict = false;
    for (long hint = 0; words >> hint && hint != 0;) {
      if (conflict) return "a hint behind the conflict: " + line;
      if (at_hand.count(hint) == 0) return "a hint that is not there: " + line;
      std::set<long> left;
      for (const int literal : at_hand[hint]) {
        if (falsehoods.count(literal) == 0) left.insert(literal);
      }
      if (left.size() > 1) return "a hint with two literals left: " + line;
      conflict = left.empty();
      if (!conflict) falsehoods.insert(-*left.begin());
    }
    if (!conflict) return "no conflict: " + line;
    if (lemma.empty()) return "";
    if (!at_hand.emplace(own, lemma).second) return "a number in use: " + line;
  }
  return "no empty clause";
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_TESTS_CERTIFY_DRAT_NAIVE_LRAT_H_
