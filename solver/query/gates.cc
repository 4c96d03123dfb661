#include "solver/query/gates.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hotstone::solver {
namespace {

// Sorts by variable and removes `neutral` and repetitions. False if it finds a literal with its
// negation, or the negation of `neutral`.
bool Tidy(std::vector<int>& literals, int neutral) {
  std::sort(literals.begin(), literals.end(),
            [](int a, int b) { return std::pair(std::abs(a), a) < std::pair(std::abs(b), b); });
  literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
  literals.erase(std::remove(literals.begin(), literals.end(), neutral), literals.end());
  if (std::find(literals.begin(), literals.end(), -neutral) != literals.end()) return false;
  return std::adjacent_find(literals.begin(), literals.end(),
                            [](int a, int b) { return a == -b; }) == literals.end();
}

bool IsConstant(int literal) { return std::abs(literal) == Gates::kTrue; }

}  // namespace

int Gates::Output(Kind kind, const std::vector<int>& inputs, bool& is_new) {
  const auto [found, inserted] = made_.try_emplace({kind, inputs}, 0);
  is_new = inserted;
  if (inserted) found->second = NewVariable();
  return found->second;
}

int Gates::And(std::vector<int> inputs) {
  if (!Tidy(inputs, kTrue)) return kFalse;
  if (inputs.empty()) return kTrue;
  if (inputs.size() == 1) return inputs[0];
  bool is_new = false;
  const int out = Output(Kind::kAnd, inputs, is_new);
  if (!is_new) return out;
  certify::Clause all_make_it = {out};
  for (const int input : inputs) {
    cnf_.clauses.push_back({-out, input});
    all_make_it.push_back(-input);
  }
  cnf_.clauses.push_back(std::move(all_make_it));
  return out;
}

int Gates::Or(std::vector<int> inputs) {
  for (int& input : inputs) input = -input;
  return -And(std::move(inputs));
}

int Gates::Xor(int a, int b) {
  if (IsConstant(a)) return a == kTrue ? -b : b;
  if (IsConstant(b)) return b == kTrue ? -a : a;
  if (a == b) return kFalse;
  if (a == -b) return kTrue;
  const bool turned = (a < 0) != (b < 0);
  const auto [low, high] = std::minmax({std::abs(a), std::abs(b)});
  bool is_new = false;
  const int out = Output(Kind::kXor, {low, high}, is_new);
  if (is_new) {
    cnf_.clauses.push_back({-out, low, high});
    cnf_.clauses.push_back({-out, -low, -high});
    cnf_.clauses.push_back({out, -low, high});
    cnf_.clauses.push_back({out, low, -high});
  }
  return turned ? -out : out;
}

int Gates::Ite(int condition, int then, int otherwise) {
  if (IsConstant(condition)) return condition == kTrue ? then : otherwise;
  if (then == otherwise) return then;
  if (then == -otherwise) return Xor(condition, otherwise);
  if (then == kTrue || then == condition) return Or({condition, otherwise});
  if (then == kFalse || then == -condition) return And({-condition, otherwise});
  if (otherwise == kTrue || otherwise == -condition) return Or({-condition, then});
  if (otherwise == kFalse || otherwise == condition) return And({condition, then});
  if (condition < 0) return Ite(-condition, otherwise, then);
  if (then < 0) return -Ite(condition, -then, -otherwise);
  bool is_new = false;
  const int out = Output(Kind::kIte, {condition, then, otherwise}, is_new);
  if (is_new) {
    cnf_.clauses.push_back({-condition, -then, out});
    cnf_.clauses.push_back({-condition, then, -out});
    cnf_.clauses.push_back({condition, -otherwise, out});
    cnf_.clauses.push_back({condition, otherwise, -out});
    // These follow, and propagate even if the condition is unknown.
    cnf_.clauses.push_back({-then, -otherwise, out});
    cnf_.clauses.push_back({then, otherwise, -out});
  }
  return out;
}

int Gates::Majority(int a, int b, int c) {
  std::vector<int> inputs = {a, b, c};
  std::sort(inputs.begin(), inputs.end(),
            [](int x, int y) { return std::pair(std::abs(x), x) < std::pair(std::abs(y), y); });
  // Constants come last now.
  if (inputs[2] == kTrue) return Or({inputs[0], inputs[1]});
  if (inputs[2] == kFalse) return And({inputs[0], inputs[1]});
  if (inputs[0] == inputs[1]) return inputs[0];
  if (inputs[0] == -inputs[1]) return inputs[2];
  if (inputs[1] == inputs[2]) return inputs[1];
  if (inputs[1] == -inputs[2]) return inputs[0];
  const bool turned = inputs[0] < 0;
  if (turned) {
    for (int& input : inputs) input = -input;
  }
  bool is_new = false;
  const int out = Output(Kind::kMajority, inputs, is_new);
  if (is_new) {
    for (const auto& [x, y] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
      const int first = inputs[static_cast<size_t>(x)];
      const int second = inputs[static_cast<size_t>(y)];
      cnf_.clauses.push_back({-first, -second, out});
      cnf_.clauses.push_back({first, second, -out});
    }
  }
  return turned ? -out : out;
}

void Gates::Demand(std::vector<int> literals) {
  if (!Tidy(literals, kFalse)) return;  // true always
  cnf_.clauses.push_back(std::move(literals));
}

}  // namespace hotstone::solver
