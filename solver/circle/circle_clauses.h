// The lessons of a search for consistent classifications (circle_log.h) as clauses for Z3: whether
// a classification satisfies all of them, and if none does, which ones contradict each other.
//
// Each take has a Boolean for each call, of which exactly one is true. Premises that many lessons
// share, the calls known at a time, get one Boolean together, which is true if they all hold.
#ifndef HOTSTONE_SOLVER_CIRCLE_CIRCLE_CLAUSES_H_
#define HOTSTONE_SOLVER_CIRCLE_CIRCLE_CLAUSES_H_

#include <z3++.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/circle/circle_log.h"

namespace hotstone::solver {

class CircleClauses {
 public:
  // Of `takes` takes, each with calls of `all`.
  CircleClauses(size_t takes, Calls all);

  // The calls that follow from no premise, as far as lessons have said and NarrowKnown was told. A
  // take may have none left: then the clauses contradict each other.
  const std::vector<Calls>& known() const { return known_.back(); }

  // A lesson without premises, under what is known, adds to it. Requires takes and calls in range.
  void Add(const CircleLesson& lesson);
  // Says that `take` can only be called one of `calls`, because the clauses exclude the others.
  void NarrowKnown(size_t take, Calls calls);
  // Excludes one classification, unless any may be found again.
  void Exclude(const std::vector<Calls>& found) { excluded_.push_back(found); }
  size_t count() const { return lines_.size(); }

  // A classification that satisfies all clauses, or nothing. If `call` is given, it is part of the
  // classification, and those excluded may be found again. Internal if Z3 gives up. What Z3 finds
  // depends on everything it was asked since StartAnew().
  absl::StatusOr<std::optional<std::vector<Calls>>> Find(const std::optional<CalledTake>& call);
  // Makes Z3 forget what it was asked.
  void StartAnew() { asked_.reset(); }
  // The last question as an SMT-LIB 2 text, which has no model.
  std::string Question(const std::optional<CalledTake>& call) const;

  struct Line {
    CircleClause clause;
    size_t known = 0;  // the state of what is known that is a premise as well; 0: none
  };
  const std::vector<Line>& lines() const { return lines_; }
  // The calls that are known in a state.
  const std::vector<Calls>& KnownIn(size_t state) const { return known_[state]; }

  // If no classification satisfies all `lines`, the numbers of some of which this is true, in
  // order; otherwise nothing. With `minimal` none of them can be left out.
  absl::StatusOr<std::optional<std::vector<size_t>>> Contradiction(const std::vector<Line>& lines,
                                                                   bool minimal) const;

 private:
  // Z3's side.
  struct Asked {
    Asked(size_t takes, Calls all);
    z3::expr Is(size_t take, Calls calls) const;  // one of these calls
    z3::expr Clause(const CircleClause& clause);

    mutable z3::context context;
    const Calls all;
    z3::solver solver;
    std::vector<z3::expr_vector> call_is;  // by take
    std::vector<z3::expr> known;           // by state of what is known; the first is true
    size_t lines = 0;                      // that it has been told
    size_t excluded = 0;
  };
  void Tell(Asked& asked) const;
  z3::expr_vector Assumptions(Asked& asked, const std::optional<CalledTake>& call) const;
  z3::expr KnownIs(Asked& asked, size_t number) const;

  const size_t takes_;
  const Calls all_;
  std::vector<std::vector<Calls>> known_;  // each state; the first knows nothing
  std::vector<Line> lines_;
  std::vector<std::vector<Calls>> excluded_;
  std::unique_ptr<Asked> asked_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CIRCLE_CIRCLE_CLAUSES_H_
