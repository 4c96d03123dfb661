// A question turned into clauses, evaluated for given constants by unit propagation alone, since
// gates leave no choice (solver/query/gates.h).
#ifndef HOTSTONE_TESTS_SOLVER_QUERY_BLASTED_TRUTH_H_
#define HOTSTONE_TESTS_SOLVER_QUERY_BLASTED_TRUTH_H_

#include <gtest/gtest.h>
#include <z3++.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "certify/drat/propagation.h"
#include "solver/query/dimacs.h"

namespace hotstone::solver {

class BlastedTruth {
 public:
  explicit BlastedTruth(BlastedQuestion question)
      : question_(std::move(question)), propagation_(question_.cnf.variables) {
    for (const certify::Clause& clause : question_.cnf.clauses) propagation_.Add(clause);
    for (const NamedBits& bits : question_.constants)
      inputs_ += static_cast<int>(bits.variables.size());
  }
  // The bits of all constants are the variables 1 to inputs().
  int inputs() const { return inputs_; }
  const std::vector<NamedBits>& constants() const { return question_.constants; }

  // Whether the clauses hold for these values; `values` by variable, from 1.
  bool Holds(const std::vector<bool>& values) {
    const size_t before = propagation_.depth();
    const bool holds = Follows(values, inputs_);
    propagation_.TakeBack(before);
    return holds;
  }

  // The value forced on the last constant by name, given those of the others.
  uint64_t LastOne(const std::vector<bool>& values) {
    const std::vector<int>& bits = question_.constants.back().variables;
    const size_t before = propagation_.depth();
    EXPECT_TRUE(Follows(values, bits.front() - 1)) << "no value fits";
    uint64_t value = 0;
    for (const int literal : propagation_.TrueLiterals()) {
      if (literal >= bits.front() && literal <= bits.back())
        value |= uint64_t{1} << (literal - bits.front());
    }
    propagation_.TakeBack(before);
    return value;
  }

 private:
  // Assumes the values of the variables 1 to `most`; false at a conflict, otherwise everything must
  // follow.
  bool Follows(const std::vector<bool>& values, int most) {
    if (propagation_.refuted()) return false;
    bool agrees = true;
    for (int v = 1; v <= most && agrees; ++v) {
      agrees = propagation_.Assume(values[static_cast<size_t>(v)] ? v : -v);
    }
    agrees = agrees && propagation_.Propagate();
    if (agrees) {
      EXPECT_EQ(propagation_.depth(), static_cast<size_t>(question_.cnf.variables))
          << "a choice is left";
    }
    return agrees;
  }

  BlastedQuestion question_;
  certify::Propagation propagation_;
  int inputs_ = 0;
};

inline BlastedTruth BlastedOf(const std::vector<Assertion>& assertions) {
  auto question = BlastToClauses(assertions, {});
  EXPECT_TRUE(question.ok()) << question.status();
  return BlastedTruth(question.ok() ? *std::move(question) : BlastedQuestion{});
}

// The bits of a number as values, from 1, lowest bit first.
inline std::vector<bool> ValuesOf(uint64_t number, int inputs) {
  std::vector<bool> values(static_cast<size_t>(inputs) + 1);
  for (int v = 1; v <= inputs; ++v) values[static_cast<size_t>(v)] = (number >> (v - 1)) & 1;
  return values;
}

}  // namespace hotstone::solver

#endif  // HOTSTONE_TESTS_SOLVER_QUERY_BLASTED_TRUTH_H_
