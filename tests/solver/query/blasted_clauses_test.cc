// The clauses of the finite questions of small boards against the formulas they came from, on all
// values of all constants.
//
// The test separates the clauses that define a gate and checks that they define it: one value for
// every choice of inputs. Then it asks Z3 for values of the constants on which the other clauses
// disagree with the formulas; there are none. So the clauses have one model for each model of the
// formulas, and no other. Proofs about the clauses rest on this. Z3 is trusted here;
// blasted_boards_test.cc evaluates instead.
//
// For example, the gate 3 = and(1, 2) is the clauses -3 1, -3 2 and 3 -1 -2: of the two values of 3
// one fits, whatever 1 and 2 are. Without the last clause both would fit where 1 and 2 are true.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

#include "solver/query/dimacs.h"
#include "solver/query/question.h"
#include "tests/solver/query/finite_parts.h"

namespace hotstone::solver {
namespace {

using certify::Clause;

// For bounded questions: with ten plies one takes Z3 twenty seconds on 2x2.
constexpr int kFewPlies = 2;

// Whether the first `count` clauses determine the variable for all values of the others.
bool AreDefinition(int variable, const std::vector<const Clause*>& clauses, size_t count) {
  std::set<int> others;
  for (size_t i = 0; i < count; ++i) {
    for (const int literal : *clauses[i]) others.insert(std::abs(literal));
  }
  others.erase(variable);
  if (others.size() > 3) {
    // The conjunction of many literals: it implies each, and they imply it.
    const Clause& last = *clauses[count - 1];
    if (last.size() != count || others.size() + 1 != count || last[0] != variable) return false;
    for (size_t i = 0; i + 1 < count; ++i) {
      if (*clauses[i] != Clause{-variable, -last[i + 1]}) return false;
    }
    return true;
  }
  const std::vector<int> inputs(others.begin(), others.end());
  for (unsigned number = 0; number < (1U << inputs.size()); ++number) {
    int fit = 0;
    for (const bool value : {false, true}) {
      const auto is_true = [&](int literal) {
        if (std::abs(literal) == variable) return value == (literal > 0);
        const auto at = std::find(inputs.begin(), inputs.end(), std::abs(literal)) - inputs.begin();
        return ((number >> at) & 1) == (literal > 0 ? 1U : 0U);
      };
      fit += std::all_of(clauses.begin(), clauses.begin() + static_cast<std::ptrdiff_t>(count),
                         [&](const Clause* clause) {
                           return std::any_of(clause->begin(), clause->end(), is_true);
                         })
                 ? 1
                 : 0;
    }
    if (fit != 1) return false;
  }
  return true;
}

// The clauses that define gates, and the rest.
struct Sorted {
  std::vector<Clause> definitions;
  std::vector<Clause> demands;
};

// A gate comes after its inputs, and its defining clauses before its other clauses. Its definition
// is the shortest prefix of them that leaves no choice.
Sorted SortClauses(const certify::Cnf& cnf, int inputs) {
  std::vector<std::vector<const Clause*>> by_largest(static_cast<size_t>(cnf.variables) + 1);
  for (const Clause& clause : cnf.clauses) {
    int largest = 0;
    for (const int literal : clause) largest = std::max(largest, std::abs(literal));
    by_largest[static_cast<size_t>(largest)].push_back(&clause);
  }
  Sorted sorted;
  for (int v = 0; v <= cnf.variables; ++v) {
    const std::vector<const Clause*>& clauses = by_largest[static_cast<size_t>(v)];
    size_t count = 0;
    if (v > inputs) {
      count = 1;
      while (count <= clauses.size() && !AreDefinition(v, clauses, count)) ++count;
      EXPECT_LE(count, clauses.size()) << "nothing defines " << v;
      count = std::min(count, clauses.size());
    }
    for (size_t i = 0; i < clauses.size(); ++i) {
      (i < count ? sorted.definitions : sorted.demands).push_back(*clauses[i]);
    }
  }
  return sorted;
}

// Clauses as a formula; their variables are the bits of the constants, and new constants gate_1,
// ...
class ClausesInZ3 {
 public:
  ClausesInZ3(z3::context& context, const BlastedQuestion& question) : context_(context) {
    variables_.push_back(context.bool_val(true));
    for (const NamedBits& bits : question.constants) {
      const auto width = static_cast<unsigned>(bits.variables.size());
      for (unsigned i = 0; i < width; ++i) {
        variables_.push_back(bits.boolean
                                 ? context.bool_const(bits.name.c_str())
                                 : context.bv_const(bits.name.c_str(), width).extract(i, i) ==
                                       context.bv_val(1, 1));
      }
    }
    for (int v = static_cast<int>(variables_.size()); v <= question.cnf.variables; ++v) {
      variables_.push_back(context.bool_const(("gate_" + std::to_string(v)).c_str()));
    }
  }

  z3::expr Formula(const std::vector<Clause>& clauses) const {
    z3::expr_vector all(context_);
    for (const Clause& clause : clauses) {
      z3::expr_vector literals(context_);
      for (const int literal : clause) {
        const z3::expr& variable = variables_[static_cast<size_t>(std::abs(literal))];
        literals.push_back(literal > 0 ? variable : !variable);
      }
      all.push_back(z3::mk_or(literals));
    }
    return z3::mk_and(all);
  }

 private:
  z3::context& context_;
  std::vector<z3::expr> variables_;
};

// Empty, or the fault in the clauses of these assertions, on any values of the constants.
std::string WrongInClauses(z3::context& context, const std::vector<Assertion>& assertions,
                           const BlastedQuestion& question) {
  int inputs = 0;
  for (const NamedBits& bits : question.constants)
    inputs += static_cast<int>(bits.variables.size());
  const Sorted sorted = SortClauses(question.cnf, inputs);
  const ClausesInZ3 clauses(context, question);
  z3::expr_vector formulas(context);
  for (const Assertion& assertion : assertions) formulas.push_back(assertion.formula);
  z3::expr_vector asked(context);
  asked.push_back(clauses.Formula(sorted.definitions));
  asked.push_back(clauses.Formula(sorted.demands) != z3::mk_and(formulas));
  const auto decision = Ask(context, asked, "QF_FD", {});
  if (!decision.ok()) return std::string(decision.status().message());
  return decision->answer == Answer::kUnsat
             ? ""
             : std::string("they differ: ") + AnswerName(decision->answer);
}

int CompareOnAllValues(int cols, int rows, int most_bound) {
  return ForEachFinitePart(cols, rows, most_bound, [&](z3::context& context, const Part& part) {
    const std::vector<Assertion> assertions = Denied(part);
    const auto question = BlastToClauses(assertions, {});
    ASSERT_TRUE(question.ok()) << question.status();
    EXPECT_EQ(WrongInClauses(context, assertions, *question), "");
  });
}

TEST(BlastedBoardsTest, ClausesSayWhatTheFormulasDoOnAllValues) {
  for (const auto& [cols, rows] :
       {std::pair(1, 1), std::pair(2, 1), std::pair(1, 2), std::pair(2, 2)}) {
    EXPECT_GT(CompareOnAllValues(cols, rows, kFewPlies), 5) << cols << "x" << rows;
  }
}

TEST(BitBlasterSlow, ClausesSayWhatTheFormulasDoOnThreeByThree) {
  EXPECT_GT(CompareOnAllValues(3, 2, kFewPlies), 20);
  EXPECT_GT(CompareOnAllValues(3, 3, kFewPlies), 20);
}

// The two checks above can fail: with a clause changed in one literal, missing, or extra.
TEST(BlastedBoardsTest, ClausesThatSaySomethingElseAreSeen) {
  z3::context context;
  const z3::expr x = context.bv_const("x", 3);
  const std::vector<Assertion> assertions = {{"", z3::ult(x + 3, x) || x == 6}};
  const auto question = BlastToClauses(assertions, {});
  ASSERT_TRUE(question.ok()) << question.status();
  EXPECT_EQ(WrongInClauses(context, assertions, *question), "");
  BlastedQuestion more = *question;
  more.cnf.clauses.push_back({-1});
  EXPECT_THAT(WrongInClauses(context, assertions, more), testing::HasSubstr("differ"));
  const Sorted whole = SortClauses(question->cnf, 3);
  EXPECT_EQ(whole.demands.size(), 1u);
  for (size_t i = 0; i < whole.definitions.size(); ++i) {
    std::vector<const Clause*> left;
    for (const Clause& clause : whole.definitions) {
      if (&clause != &whole.definitions[i]) left.push_back(&clause);
    }
    int defined = 0;
    for (int v = 4; v <= question->cnf.variables; ++v) {
      std::vector<const Clause*> own;
      for (const Clause* clause : left) {
        int largest = 0;
        for (const int literal : *clause) largest = std::max(largest, std::abs(literal));
        if (largest == v) own.push_back(clause);
      }
      for (size_t count = 1; count <= own.size(); ++count) {
        if (!AreDefinition(v, own, count)) continue;
        ++defined;
        break;
      }
    }
    EXPECT_LT(defined, question->cnf.variables - 3) << "without clause " << i;
  }
}

}  // namespace
}  // namespace hotstone::solver
