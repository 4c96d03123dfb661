// The checker against truth tables and against a second checker that only scans: random small
// formulas, with correct, spoiled and purely random proofs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "certify/drat/drat_check.h"
#include "tests/certify/drat/naive_lrat.h"

namespace hotstone::certify {
namespace {

using Random = std::mt19937;

int Below(Random& random, int end) {
  return static_cast<int>(random() % static_cast<uint32_t>(end));
}

int RandomLiteral(Random& random, int variables) {
  const int variable = 1 + Below(random, variables);
  return Below(random, 2) == 0 ? variable : -variable;
}

Clause RandomClause(Random& random, int variables, int most) {
  Clause clause(static_cast<size_t>(1 + Below(random, most)));
  for (int& literal : clause) literal = RandomLiteral(random, variables);
  return clause;
}

Cnf RandomCnf(Random& random) {
  Cnf cnf;
  cnf.variables = 2 + Below(random, 4);
  cnf.clauses.resize(static_cast<size_t>(2 + Below(random, 5 * cnf.variables)));
  for (Clause& clause : cnf.clauses) clause = RandomClause(random, cnf.variables, 3);
  return cnf;
}

bool IsTrueUnder(const Clause& clause, uint32_t assignment) {
  return std::any_of(clause.begin(), clause.end(), [assignment](int literal) {
    return ((assignment >> (std::abs(literal) - 1)) & 1) == (literal > 0 ? 1u : 0u);
  });
}

bool HasModel(const Cnf& cnf) {
  for (uint32_t assignment = 0; assignment < (1u << cnf.variables); ++assignment) {
    if (std::all_of(cnf.clauses.begin(), cnf.clauses.end(), [assignment](const Clause& clause) {
          return IsTrueUnder(clause, assignment);
        })) {
      return true;
    }
  }
  return false;
}

// Steps in written form, so that the reader is tested too.
struct Step {
  bool deletes;
  Clause clause;
};
using Steps = std::vector<Step>;

std::string Text(const Steps& steps) {
  std::string text;
  for (const Step& step : steps) {
    if (step.deletes) text += "d ";
    for (const int literal : step.clause) text += std::to_string(literal) + " ";
    text += "0\n";
  }
  return text;
}

std::string Binary(const Steps& steps) {
  std::string bytes;
  for (const Step& step : steps) {
    bytes += step.deletes ? 'd' : 'a';
    for (const int literal : step.clause)
      bytes += static_cast<char>(2 * std::abs(literal) + (literal < 0));
    bytes += '\0';
  }
  return bytes;
}

bool Accepts(const Cnf& cnf, const std::string& bytes) {
  const auto proof = ParseDrat(bytes, cnf.variables, "proof");
  EXPECT_TRUE(proof.ok()) << proof.status();
  LratProof lrat;
  const auto checked = CheckDrat(cnf, *proof, nullptr, &lrat);
  EXPECT_TRUE(checked.ok() || checked.status().code() == absl::StatusCode::kFailedPrecondition)
      << checked.status();
  // Accepted proofs are written as LRAT unless they use RAT.
  if (checked.ok()) {
    const auto text = lrat.CoreText();
    EXPECT_TRUE(text.ok() || checked->by_rat > 0) << text.status();
    if (text.ok()) {
      EXPECT_EQ(WrongInLrat(cnf, *text), "") << DimacsText(cnf) << *text;
    }
  }
  return checked.ok();
}

// Refutes by cases: all clauses over all variables, then over all but the last, ... A correct proof
// of every formula without a model, and of no other.
Steps ProofByCases(int variables) {
  Steps steps;
  for (int depth = variables; depth >= 0; --depth) {
    for (uint32_t signs = 0; signs < (1u << depth); ++signs) {
      Clause clause;
      for (int v = 1; v <= depth; ++v) clause.push_back((signs >> (v - 1)) & 1 ? v : -v);
      steps.push_back({false, clause});
    }
  }
  return steps;
}

void Spoil(Random& random, const Cnf& cnf, Steps& steps) {
  if (steps.empty()) return;
  const auto at = static_cast<std::ptrdiff_t>(random() % steps.size());
  Step& step = steps[static_cast<size_t>(at)];
  switch (Below(random, 7)) {
    case 0:
      steps.erase(steps.begin() + at);
      break;
    case 1:
      steps.insert(steps.begin() + at, {false, RandomClause(random, cnf.variables, 3)});
      break;
    case 2:
      steps.insert(steps.begin() + at, {true, cnf.clauses[random() % cnf.clauses.size()]});
      break;
    case 3:
      step.deletes = !step.deletes;
      break;
    case 4:
      if (!step.clause.empty()) step.clause[random() % step.clause.size()] *= -1;
      break;
    case 5:
      if (!step.clause.empty()) step.clause.pop_back();
      break;
    default:
      std::shuffle(step.clause.begin(), step.clause.end(), random);
      break;
  }
}

// The same tests by scanning all clauses over and over; no deletions.
class Scanner {
 public:
  explicit Scanner(const Cnf& cnf) : clauses_(cnf.clauses) {}

  bool Accepts(const Steps& steps) {
    for (const Step& step : steps) {
      if (!IsRup(step.clause) && !IsRat(step.clause)) return false;
      if (step.clause.empty()) return true;
      clauses_.push_back(step.clause);
    }
    return false;
  }

 private:
  static bool Contains(const Clause& clause, int literal) {
    return std::find(clause.begin(), clause.end(), literal) != clause.end();
  }

  bool IsRup(const Clause& lemma) const {
    Clause truths;
    for (const int literal : lemma) {
      if (Contains(lemma, -literal)) return true;
      truths.push_back(-literal);
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (const Clause& clause : clauses_) {
        Clause open;
        bool holds = false;
        for (const int literal : clause) {
          holds = holds || Contains(truths, literal) || Contains(clause, -literal);
          if (!Contains(truths, -literal) && !Contains(open, literal)) open.push_back(literal);
        }
        if (holds || open.size() > 1) continue;
        if (open.empty()) return true;
        truths.push_back(open[0]);
        changed = true;
      }
    }
    return false;
  }

  bool IsRat(const Clause& lemma) const {
    if (lemma.empty()) return false;
    const int pivot = lemma[0];
    return std::all_of(clauses_.begin(), clauses_.end(), [&](const Clause& clause) {
      if (!Contains(clause, -pivot) || Contains(clause, pivot)) return true;
      Clause both = lemma;
      for (const int literal : clause) {
        if (literal == -pivot) continue;
        if (Contains(clause, -literal)) return true;
        both.push_back(literal);
      }
      return IsRup(both);
    });
  }

  std::vector<Clause> clauses_;
};

TEST(DratRandomTest, ProofsByCasesAreAcceptedExactlyWithoutAModel) {
  Random random(1);
  int refuted = 0;
  for (int i = 0; i < 3000; ++i) {
    const Cnf cnf = RandomCnf(random);
    const Steps steps = ProofByCases(cnf.variables);
    const bool model = HasModel(cnf);
    refuted += model ? 0 : 1;
    ASSERT_EQ(Accepts(cnf, Text(steps)), !model) << DimacsText(cnf);
    ASSERT_EQ(Accepts(cnf, Binary(steps)), !model) << DimacsText(cnf);
  }
  EXPECT_GT(refuted, 1000);
  EXPECT_LT(refuted, 2500);
}

TEST(DratRandomTest, NoSpoiledProofRefutesAFormulaWithAModel) {
  Random random(2);
  int with_model = 0;
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    const Cnf cnf = RandomCnf(random);
    const bool model = HasModel(cnf);
    Steps steps = ProofByCases(cnf.variables);
    for (int k = 1 + Below(random, 12); k > 0; --k) Spoil(random, cnf, steps);
    const bool accepts = Accepts(cnf, Below(random, 2) == 0 ? Text(steps) : Binary(steps));
    with_model += model ? 1 : 0;
    accepted += accepts ? 1 : 0;
    ASSERT_FALSE(model && accepts) << DimacsText(cnf) << Text(steps);
  }
  EXPECT_GT(with_model, 5000);
  EXPECT_GT(accepted, 1000);
}

// Short random proofs with definitions by RAT among them and the proof by cases after them:
// formulas with a model keep one.
TEST(DratRandomTest, NoLemmaByChanceCostsAModel) {
  Random random(3);
  int by_rat = 0;
  for (int i = 0; i < 20000; ++i) {
    Cnf cnf = RandomCnf(random);
    cnf.clauses.resize(1 + cnf.clauses.size() / 3);
    if (!HasModel(cnf)) continue;
    Steps chance;
    for (int k = 1 + Below(random, 6); k > 0; --k) {
      const bool deletes = Below(random, 3) == 0;
      chance.push_back({deletes, deletes ? cnf.clauses[random() % cnf.clauses.size()]
                                         : RandomClause(random, cnf.variables, 3)});
    }
    // Keeps only steps that pass alone, so that many of them pass.
    Steps steps;
    for (const Step& step : chance) {
      steps.push_back(step);
      const auto proof = ParseDrat(Text(steps), cnf.variables, "proof");
      const auto checked = CheckDrat(cnf, *proof);
      ASSERT_FALSE(checked.ok());
      if (checked.status().message().rfind("the proof ends", 0) != 0) steps.pop_back();
    }
    by_rat += static_cast<int>(steps.size());
    for (const Step& step : ProofByCases(cnf.variables)) steps.push_back(step);
    ASSERT_FALSE(Accepts(cnf, Text(steps))) << DimacsText(cnf) << Text(steps);
  }
  EXPECT_GT(by_rat, 10000);
}

TEST(DratRandomTest, AgreesWithAScannerWhereNothingIsDeleted) {
  Random random(4);
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    const Cnf cnf = RandomCnf(random);
    Steps steps;
    for (int k = Below(random, 8); k > 0; --k) {
      steps.push_back({false, RandomClause(random, cnf.variables, 2)});
    }
    steps.push_back({false, {}});
    const bool accepts = Accepts(cnf, Text(steps));
    accepted += accepts ? 1 : 0;
    ASSERT_EQ(accepts, Scanner(cnf).Accepts(steps)) << DimacsText(cnf) << Text(steps);
  }
  EXPECT_GT(accepted, 1000);
  EXPECT_LT(accepted, 19000);
}

}  // namespace
}  // namespace hotstone::certify
