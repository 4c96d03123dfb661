// The finite questions of small boards against the formulas they came from, on all positions. The
// constants that say what lies on the board take every value, the others some random ones, and unit
// propagation must agree with Z3's evaluation. blasted_clauses_test.cc covers all values of all
// constants.
#include <gtest/gtest.h>

#include <random>
#include <utility>

#include "solver/query/dimacs.h"
#include "solver/query/question.h"
#include "tests/solver/query/blasted_truth.h"
#include "tests/solver/query/finite_parts.h"

namespace hotstone::solver {
namespace {

// If the constants have few enough bits, all their values are tried; otherwise all values of those
// that say what lies on the board, if these have few enough, with `samples` random values of the
// others; otherwise that many random values of all. Bounded questions are asked up to `most_bound`.
struct Effort {
  int bits;
  int board_bits;
  int samples;
  int most_bound;
};

// How many parts were compared, and how many assertions were true, and false, somewhere.
struct Seen {
  int parts = 0;
  int true_somewhere = 0;
  int false_somewhere = 0;
};

// Whether the constant says that a stone lies on a point, such as before_black_A1 or black_0_1.
bool IsOfTheBoard(const NamedBits& bits) {
  if (!bits.boolean || bits.name.rfind("reaches", 0) == 0) return false;
  return bits.name.find("black_") != std::string::npos ||
         bits.name.find("white_") != std::string::npos;
}

// An assertion as a formula and as clauses of its own, and all of them together.
class ComparedAssertions {
 public:
  ComparedAssertions(z3::context& context, const std::vector<Assertion>& assertions)
      : context_(context), assertions_(assertions), whole_(BlastedOf(assertions)) {
    for (const Assertion& assertion : assertions) each_.push_back(BlastedOf({assertion}));
    ever_.resize(assertions.size());
  }

  void CompareOn(const std::vector<bool>& values) {
    const z3::model model = ModelOf(context_, whole_.constants(), values);
    bool all = true;
    for (size_t i = 0; i < each_.size(); ++i) {
      const bool expected = model.eval(assertions_[i].formula, true).is_true();
      EXPECT_EQ(each_[i].Holds(OnlyOf(each_[i], values)), expected) << assertions_[i].name << "\n"
                                                                    << model;
      (expected ? ever_[i].first : ever_[i].second) = true;
      all = all && expected;
    }
    EXPECT_EQ(whole_.Holds(values), all) << "all together\n" << model;
  }

  void Compare(const Effort& effort, std::mt19937& random) {
    std::vector<int> chosen;  // the variables that take all values
    for (const NamedBits& bits : whole_.constants()) {
      if (whole_.inputs() <= effort.bits || IsOfTheBoard(bits)) {
        chosen.insert(chosen.end(), bits.variables.begin(), bits.variables.end());
      }
    }
    const bool all = whole_.inputs() <= effort.bits;
    if (!all && static_cast<int>(chosen.size()) > effort.board_bits) chosen.clear();
    const size_t points = chosen.size() / 2;
    for (uint64_t number = 0; number < (uint64_t{1} << chosen.size()); ++number) {
      // Of one position: in name order all black constants come first. No point is both.
      if (!all && ((number >> points) & number) != 0) continue;
      for (int sample = 0; sample < (all ? 1 : effort.samples); ++sample) {
        std::vector<bool> values(static_cast<size_t>(whole_.inputs()) + 1);
        for (size_t v = 1; v < values.size(); ++v) values[v] = random() % 2 == 0;
        for (size_t i = 0; i < chosen.size(); ++i)
          values[static_cast<size_t>(chosen[i])] = (number >> i) & 1;
        CompareOn(values);
        if (testing::Test::HasFailure()) return;
      }
    }
  }

  // The values of the constants in a model.
  std::vector<bool> ValuesIn(const z3::model& model) const {
    std::vector<bool> values(static_cast<size_t>(whole_.inputs()) + 1);
    for (const NamedBits& bits : whole_.constants()) {
      const z3::expr value = model.eval(
          bits.boolean
              ? context_.bool_const(bits.name.c_str())
              : context_.bv_const(bits.name.c_str(), static_cast<unsigned>(bits.variables.size())),
          true);
      for (size_t i = 0; i < bits.variables.size(); ++i) {
        values[static_cast<size_t>(bits.variables[i])] =
            bits.boolean ? value.is_true() : (value.get_numeral_uint64() >> i) & 1;
      }
    }
    return values;
  }

  void AddTo(Seen& seen) const {
    for (const auto& [was_true, was_false] : ever_) {
      seen.true_somewhere += was_true ? 1 : 0;
      seen.false_somewhere += was_false ? 1 : 0;
    }
  }

 private:
  // The values of an assertion's constants; both lists are sorted by name.
  std::vector<bool> OnlyOf(const BlastedTruth& one, const std::vector<bool>& values) const {
    std::vector<bool> only(1);
    auto from = whole_.constants().begin();
    for (const NamedBits& bits : one.constants()) {
      while (from->name != bits.name) ++from;
      for (const int variable : from->variables)
        only.push_back(values[static_cast<size_t>(variable)]);
    }
    return only;
  }

  z3::context& context_;
  const std::vector<Assertion>& assertions_;
  BlastedTruth whole_;
  std::vector<BlastedTruth> each_;
  std::vector<std::pair<bool, bool>> ever_;
};

Seen CompareOnPositions(int cols, int rows, const Effort& effort) {
  Seen seen;
  std::mt19937 random(9);
  seen.parts =
      ForEachFinitePart(cols, rows, effort.most_bound, [&](z3::context& context, const Part& part) {
        const std::vector<Assertion> assertions = Denied(part);
        ComparedAssertions compared(context, assertions);
        compared.Compare(effort, random);
        // The claim only matters where the assumptions hold, and random values rarely satisfy them.
        z3::expr_vector formulas(context);
        for (const Assertion& assertion : part.assumptions) formulas.push_back(assertion.formula);
        const auto decision = Ask(context, formulas, part.logic, {});
        EXPECT_TRUE(decision.ok()) << decision.status();
        if (decision.ok() && decision->model.has_value())
          compared.CompareOn(compared.ValuesIn(*decision->model));
        compared.AddTo(seen);
      });
  return seen;
}

TEST(BlastedBoardsTest, QuestionsAreWhatZ3EvaluatesOnAllPositionsOfTinyBoards) {
  Seen all;
  for (const auto& [cols, rows] :
       {std::pair(1, 1), std::pair(2, 1), std::pair(1, 2), std::pair(2, 2)}) {
    const Seen seen = CompareOnPositions(cols, rows, {4, 8, 1, 2});
    all.parts += seen.parts;
    all.true_somewhere += seen.true_somewhere;
    all.false_somewhere += seen.false_somewhere;
  }
  EXPECT_GT(all.parts, 60);
  EXPECT_GT(all.true_somewhere, 200);
  EXPECT_GT(all.false_somewhere, 200);
}

TEST(BitBlasterSlow, FiniteQuestionsOfSmallBoardsAreWhatZ3Says) {
  CompareOnPositions(1, 1, {14, 8, 256, 10});
  CompareOnPositions(2, 1, {14, 8, 64, 10});
  CompareOnPositions(2, 2, {14, 8, 16, 10});
  CompareOnPositions(3, 2, {8, 12, 1, 10});
  CompareOnPositions(3, 3, {8, 0, 32, 10});
}

}  // namespace
}  // namespace hotstone::solver
