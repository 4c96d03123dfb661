// For example, of two takes let the first fight exactly if the second does not, and the second be
// called as the first is. The lessons are the four clauses "if 0 fights, 1 fights" and so on; none
// of the four classifications satisfies all of them, and Contradiction gives back all four.
//
// A state of what is known is defined by the one before: it holds if that one does and each take
// that has become narrower since is called so.
#include "solver/circle/circle_clauses.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <map>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/question.h"

namespace hotstone::solver {

CircleClauses::CircleClauses(size_t takes, Calls all)
    : takes_(takes), all_(all), known_({std::vector<Calls>(takes, all)}) {}

CircleClauses::Asked::Asked(size_t takes, Calls calls) : all(calls), solver(context) {
  LeaveInterrupts(solver);
  for (size_t take = 0; take < takes; ++take) {
    z3::expr_vector is(context);
    for (int bit = 0; bit < std::bit_width(all); ++bit)
      is.push_back(context.bool_const(absl::StrCat("take-", take, "-", bit).c_str()));
    solver.add(z3::mk_or(is));
    for (unsigned bit = 1; bit < is.size(); ++bit) {
      for (unsigned other = 0; other < bit; ++other) solver.add(!is[bit] || !is[other]);
    }
    call_is.push_back(is);
  }
  known.push_back(context.bool_val(true));
}

z3::expr CircleClauses::Asked::Is(size_t take, Calls calls) const {
  z3::expr_vector any(context);
  for (int bit = 0; bit < std::bit_width(all); ++bit) {
    if ((calls >> bit & 1) != 0) any.push_back(call_is[take][static_cast<unsigned>(bit)]);
  }
  return z3::mk_or(any);
}

z3::expr CircleClauses::Asked::Clause(const CircleClause& clause) {
  z3::expr_vector either(context);
  for (const auto& [take, calls] : clause.premises) either.push_back(!Is(take, calls));
  either.push_back(Is(clause.take, clause.calls));
  return z3::mk_or(either);
}

void CircleClauses::Add(const CircleLesson& lesson) {
  const size_t known = lesson.under_known ? known_.size() - 1 : 0;
  for (const auto& [take, calls] : lesson.then) {
    assert(take < takes_ && (calls & ~all_) == 0);
    lines_.push_back({{lesson.premises, take, calls}, known});
  }
  if (!lesson.premises.empty() || !lesson.under_known || lesson.then.empty()) return;
  known_.push_back(known_.back());
  for (const auto& [take, calls] : lesson.then) known_.back()[take] &= calls;
}

void CircleClauses::NarrowKnown(size_t take, Calls calls) {
  known_.push_back(known_.back());
  known_.back()[take] &= calls;
}

z3::expr CircleClauses::KnownIs(Asked& asked, size_t number) const {
  while (asked.known.size() <= number) {
    const size_t n = asked.known.size();
    z3::expr_vector either(asked.context);
    either.push_back(!asked.known[n - 1]);
    for (size_t take = 0; take < takes_; ++take) {
      if (known_[n][take] != known_[n - 1][take])
        either.push_back(!asked.Is(take, known_[n][take]));
    }
    const z3::expr is = asked.context.bool_const(absl::StrCat("known-", n).c_str());
    either.push_back(is);
    asked.solver.add(z3::mk_or(either));
    asked.known.push_back(is);
  }
  return asked.known[number];
}

void CircleClauses::Tell(Asked& asked) const {
  for (; asked.lines < lines_.size(); ++asked.lines) {
    const Line& line = lines_[asked.lines];
    const z3::expr clause = asked.Clause(line.clause);
    asked.solver.add(line.known == 0 ? clause : !KnownIs(asked, line.known) || clause);
  }
  for (; asked.excluded < excluded_.size(); ++asked.excluded) {
    z3::expr_vector differs(asked.context);
    for (size_t take = 0; take < takes_; ++take)
      differs.push_back(!asked.Is(take, excluded_[asked.excluded][take]));
    asked.solver.add(z3::implies(asked.context.bool_const("others"), z3::mk_or(differs)));
  }
}

z3::expr_vector CircleClauses::Assumptions(Asked& asked,
                                           const std::optional<CalledTake>& call) const {
  z3::expr_vector assumptions(asked.context);
  assumptions.push_back(call.has_value() ? asked.Is(call->first, call->second)
                                         : asked.context.bool_const("others"));
  return assumptions;
}

absl::StatusOr<std::optional<std::vector<Calls>>> CircleClauses::Find(
    const std::optional<CalledTake>& call) {
  if (asked_ == nullptr) asked_ = std::make_unique<Asked>(takes_, all_);
  Tell(*asked_);
  z3::expr_vector assumptions = Assumptions(*asked_, call);
  const z3::check_result result = asked_->solver.check(assumptions);
  if (result == z3::unknown)
    return absl::InternalError(absl::StrCat("Z3 gave up: ", asked_->solver.reason_unknown()));
  if (result == z3::unsat) return std::optional<std::vector<Calls>>();
  const z3::model model = asked_->solver.get_model();
  std::vector<Calls> full(takes_, 0);
  for (size_t take = 0; take < takes_; ++take) {
    for (int bit = 0; bit < std::bit_width(all_); ++bit) {
      if (model.eval(asked_->call_is[take][static_cast<unsigned>(bit)], true).is_true())
        full[take] = static_cast<Calls>(1 << bit);
    }
  }
  return std::optional<std::vector<Calls>>(std::move(full));
}

std::string CircleClauses::Question(const std::optional<CalledTake>& call) const {
  Asked asked(takes_, all_);
  Tell(asked);
  for (const z3::expr& one : Assumptions(asked, call)) asked.solver.add(one);
  return absl::StrCat("(set-logic QF_UF)\n", asked.solver.to_smt2("unsat"));
}

absl::StatusOr<std::optional<std::vector<size_t>>> CircleClauses::Contradiction(
    const std::vector<Line>& lines, bool minimal) const {
  Asked asked(takes_, all_);
  std::vector<z3::expr> on;  // switches the line on
  std::map<unsigned, size_t> line_of;
  for (const Line& line : lines) {
    const z3::expr switched = asked.context.bool_const(absl::StrCat("line-", on.size()).c_str());
    asked.solver.add(!switched || !KnownIs(asked, line.known) || asked.Clause(line.clause));
    line_of[switched.id()] = on.size();
    on.push_back(switched);
  }
  // Whether these lines contradict each other; if so, `core` becomes a part of them that does.
  const auto contradict = [&](const std::vector<size_t>& some, std::vector<size_t>& core) {
    z3::expr_vector assumptions(asked.context);
    for (const size_t line : some) assumptions.push_back(on[line]);
    if (asked.solver.check(assumptions) != z3::unsat) return false;
    core.clear();
    for (const z3::expr& one : asked.solver.unsat_core()) core.push_back(line_of.at(one.id()));
    std::sort(core.begin(), core.end());
    return true;
  };
  std::vector<size_t> core(lines.size());
  for (size_t i = 0; i < core.size(); ++i) core[i] = i;
  if (!contradict(core, core)) return std::optional<std::vector<size_t>>();
  // Later lines first: they have fewer premises in common.
  for (size_t needed = 0; minimal && needed < core.size();) {
    std::vector<size_t> less = core;
    less.erase(less.end() - static_cast<std::ptrdiff_t>(needed + 1));
    if (!contradict(less, core)) ++needed;
  }
  return std::optional<std::vector<size_t>>(std::move(core));
}

}  // namespace hotstone::solver
