// Each take has a Boolean for each call, of which exactly one is true. Every learned clause has a
// Boolean of its own that switches it on, so that the clauses of a paradox can be told from an
// unsatisfiable core; the clauses that exclude classifications already found are switched off when
// the question is which calls are possible.
//
// For example, let take 0 fight exactly if take 1 does not, and take 1 be called as take 0 is. Z3
// proposes {fights, fights}; take 0 would not fight, because take 1 does: "not 1 fights, or 0
// disturbs" is learned. Then {disturbs, fights}: take 1 would disturb, because take 0 does. After
// the other two nothing is left, and these four clauses are the paradox.
#include "solver/circle/circle_search.h"

#include <z3++.h>

#include <algorithm>
#include <bit>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

using Partial = std::vector<Calls>;

class Search {
 public:
  Search(size_t takes, Calls all, const CircleImage& image, Progress* progress, bool keep_refuted)
      : all_(all),
        image_(image),
        progress_(progress),
        keep_refuted_(keep_refuted),
        solver_(context_) {
    for (size_t take = 0; take < takes; ++take) {
      z3::expr_vector calls(context_);
      for (int bit = 0; bit < std::bit_width(all); ++bit)
        calls.push_back(context_.bool_const(absl::StrCat("take-", take, "-", bit).c_str()));
      solver_.add(z3::mk_or(calls));
      for (unsigned bit = 1; bit < calls.size(); ++bit) {
        for (unsigned other = 0; other < bit; ++other) solver_.add(!calls[bit] || !calls[other]);
      }
      call_is_.push_back(calls);
    }
    outcome_.possible.assign(takes, 0);
    consulted_.resize(takes);
  }

  absl::StatusOr<CircleOutcome> Solve(size_t most) {
    RETURN_IF_ERROR(Propagate());
    RETURN_IF_ERROR(List(most));
    if (outcome_.consistent.empty()) {
      RETURN_IF_ERROR(FindParadox());
    } else if (!outcome_.complete) {
      RETURN_IF_ERROR(CompletePossible());
    }
    outcome_.clauses = clauses_.size();
    return std::move(outcome_);
  }

 private:
  size_t takes() const { return call_is_.size(); }

  absl::StatusOr<Partial> ImageOf(const Partial& calls) {
    if (!KeepGoing(progress_, "classifications tried", ++outcome_.images, 0))
      return absl::CancelledError("interrupted while looking for consistent classifications");
    return image_(calls);
  }

  // One of these calls.
  z3::expr Is(size_t take, Calls calls) {
    z3::expr_vector any(context_);
    for (int bit = 0; bit < std::bit_width(all_); ++bit) {
      if ((calls >> bit & 1) != 0) any.push_back(call_is_[take][static_cast<unsigned>(bit)]);
    }
    return z3::mk_or(any);
  }

  void Add(CircleClause clause) {
    z3::expr_vector either(context_);
    for (const auto& [take, calls] : clause.premises) either.push_back(!Is(take, calls));
    either.push_back(Is(clause.take, clause.calls));
    const z3::expr on = context_.bool_const(absl::StrCat("clause-", clauses_.size()).c_str());
    solver_.add(z3::implies(on, z3::mk_or(either)));
    on_.push_back(on);
    clauses_.push_back(std::move(clause));
  }

  // The calls that follow from no premise, and from those again.
  absl::Status Propagate() {
    Partial known(takes(), all_);
    for (bool changed = true; changed;) {
      changed = false;
      ASSIGN_OR_RETURN(const auto image, ImageOf(known));
      CircleClause clause;
      for (size_t take = 0; take < takes(); ++take) {
        if (known[take] != all_) clause.premises.push_back({take, known[take]});
      }
      for (size_t take = 0; take < takes(); ++take) {
        if ((known[take] & ~image[take]) == 0) continue;
        clause.take = take;
        clause.calls = image[take];
        Add(clause);
        changed = true;
      }
      for (size_t take = 0; take < takes(); ++take) {
        // Without a call left the clauses contradict each other, and Z3 will say so.
        if ((known[take] & image[take]) == 0) return absl::OkStatus();
        known[take] &= image[take];
      }
    }
    return absl::OkStatus();
  }

  absl::StatusOr<bool> Excludes(const Partial& calls, size_t take, Calls call) {
    ASSIGN_OR_RETURN(const auto image, ImageOf(calls));
    return (image[take] & call) == 0;
  }

  // Of the candidates a minimal part whose calls, with those of `base`, exclude the call of `take`
  // (QuickXplain: Junker 2004). `grown`: base has grown since it was last asked.
  absl::StatusOr<std::vector<size_t>> Premises(const Partial& full, Partial base, bool grown,
                                               const std::vector<size_t>& candidates, size_t take) {
    if (grown) {
      ASSIGN_OR_RETURN(const bool enough, Excludes(base, take, full[take]));
      if (enough) return std::vector<size_t>();
    }
    if (candidates.size() == 1) return candidates;
    const auto middle = candidates.begin() + static_cast<std::ptrdiff_t>(candidates.size() / 2);
    const std::vector<size_t> first(candidates.begin(), middle);
    const std::vector<size_t> second(middle, candidates.end());
    Partial with_first = base;
    for (const size_t c : first) with_first[c] = full[c];
    ASSIGN_OR_RETURN(auto needed, Premises(full, with_first, true, second, take));
    for (const size_t c : needed) base[c] = full[c];
    ASSIGN_OR_RETURN(const auto more, Premises(full, base, !needed.empty(), first, take));
    needed.insert(needed.end(), more.begin(), more.end());
    return needed;
  }

  // Takes among which there are enough premises: those consulted for this take before, if they are
  // enough again, or all.
  absl::StatusOr<std::vector<size_t>> Candidates(const Partial& full, size_t take) {
    Partial known(takes(), all_);
    for (const size_t c : consulted_[take]) known[c] = full[c];
    ASSIGN_OR_RETURN(const bool enough, Excludes(known, take, full[take]));
    if (enough) return std::vector<size_t>(consulted_[take].begin(), consulted_[take].end());
    std::vector<size_t> every(takes());
    for (size_t i = 0; i < takes(); ++i) every[i] = i;
    return every;
  }

  // Learns why the image of a classification calls `take` otherwise. Premises are widened by every
  // further call that does not matter.
  absl::Status Learn(const Partial& full, size_t take) {
    Partial partial(takes(), all_);
    ASSIGN_OR_RETURN(const auto candidates, Candidates(full, take));
    ASSIGN_OR_RETURN(auto needed, Premises(full, partial, true, candidates, take));
    for (const size_t c : needed) partial[c] = full[c];
    for (const size_t c : needed) {
      for (Calls call = 1; (call & all_) != 0; call = static_cast<Calls>(call << 1)) {
        const Calls narrow = std::exchange(partial[c], static_cast<Calls>(partial[c] | call));
        if (partial[c] == narrow) continue;
        ASSIGN_OR_RETURN(const bool enough, Excludes(partial, take, full[take]));
        if (!enough) partial[c] = narrow;
      }
    }
    std::sort(needed.begin(), needed.end());
    consulted_[take].insert(needed.begin(), needed.end());
    CircleClause clause;
    for (const size_t c : needed) clause.premises.push_back({c, partial[c]});
    ASSIGN_OR_RETURN(const auto image, ImageOf(partial));
    clause.take = take;
    clause.calls = image[take];
    Add(std::move(clause));
    return absl::OkStatus();
  }

  // A consistent classification that satisfies `more`, or nothing.
  absl::StatusOr<std::optional<Partial>> Find(const z3::expr_vector& more) {
    while (true) {
      z3::expr_vector assumptions(context_);
      for (const z3::expr& on : on_) assumptions.push_back(on);
      for (const z3::expr& one : more) assumptions.push_back(one);
      const z3::check_result result = solver_.check(assumptions);
      if (result == z3::unknown)
        return absl::InternalError(absl::StrCat("Z3 gave up: ", solver_.reason_unknown()));
      if (result == z3::unsat) {
        if (keep_refuted_) KeepRefuted(assumptions);
        return std::optional<Partial>();
      }
      const z3::model model = solver_.get_model();
      Partial full(takes(), 0);
      for (size_t take = 0; take < takes(); ++take) {
        for (int bit = 0; bit < std::bit_width(all_); ++bit) {
          if (model.eval(call_is_[take][static_cast<unsigned>(bit)], true).is_true())
            full[take] = static_cast<Calls>(1 << bit);
        }
      }
      ASSIGN_OR_RETURN(const auto image, ImageOf(full));
      if (image == full) return std::optional<Partial>(full);
      for (size_t take = 0, learned = 0; take < takes() && learned < kMostLearnedAtOnce; ++take) {
        if (image[take] == full[take]) continue;
        RETURN_IF_ERROR(Learn(full, take));
        ++learned;
      }
    }
  }

  void KeepRefuted(const z3::expr_vector& assumptions) {
    z3::solver asked(context_);
    for (const z3::expr& one : solver_.assertions()) asked.add(one);
    for (const z3::expr& one : assumptions) asked.add(one);
    outcome_.refuted.push_back(absl::StrCat("(set-logic QF_UF)\n", asked.to_smt2("unsat")));
  }

  void Keep(const Partial& full) {
    for (size_t take = 0; take < takes(); ++take) outcome_.possible[take] |= full[take];
    outcome_.consistent.push_back(full);
  }

  absl::Status List(size_t most) {
    z3::expr_vector others(context_);
    others.push_back(context_.bool_const("others"));
    while (true) {
      ASSIGN_OR_RETURN(const auto found, Find(others));
      outcome_.complete = !found.has_value();
      if (!found.has_value() || outcome_.consistent.size() == most) return absl::OkStatus();
      z3::expr_vector differs(context_);
      for (size_t take = 0; take < takes(); ++take) differs.push_back(!Is(take, (*found)[take]));
      solver_.add(z3::implies(others[0], z3::mk_or(differs)));
      Keep(*found);
    }
    return absl::OkStatus();
  }

  absl::Status CompletePossible() {
    for (size_t take = 0; take < takes(); ++take) {
      for (Calls call = 1; (call & all_) != 0; call = static_cast<Calls>(call << 1)) {
        if ((outcome_.possible[take] & call) != 0) continue;
        z3::expr_vector so(context_);
        so.push_back(Is(take, call));
        ASSIGN_OR_RETURN(const auto found, Find(so));
        if (found.has_value()) Keep(*found);
      }
    }
    return absl::OkStatus();
  }

  // Leaves clauses out as long as the rest has no model.
  absl::Status FindParadox() {
    std::vector<size_t> core(clauses_.size());
    for (size_t i = 0; i < core.size(); ++i) core[i] = i;
    const auto check = [&](const std::vector<size_t>& clauses) {
      z3::expr_vector assumptions(context_);
      for (const size_t c : clauses) assumptions.push_back(on_[c]);
      return solver_.check(assumptions) == z3::unsat;
    };
    // Later clauses first: they have fewer premises in common.
    for (size_t i = core.size(); i-- > 0;) {
      std::vector<size_t> less = core;
      less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
      if (check(less)) core = std::move(less);
    }
    for (const size_t c : core) outcome_.paradox.push_back(clauses_[c]);
    return absl::OkStatus();
  }

  static constexpr size_t kMostLearnedAtOnce = 8;

  const Calls all_;
  const CircleImage& image_;
  Progress* const progress_;
  const bool keep_refuted_;
  z3::context context_;
  z3::solver solver_;
  std::vector<z3::expr_vector> call_is_;  // by take: a Boolean for each call
  std::vector<CircleClause> clauses_;
  std::vector<std::set<size_t>> consulted_;  // by take: premises of its clauses
  std::vector<z3::expr> on_;                 // by clause
  CircleOutcome outcome_;
};

}  // namespace

absl::StatusOr<CircleOutcome> SearchCircle(size_t takes, Calls all, const CircleImage& image,
                                           size_t most, Progress* progress, bool keep_refuted) {
  absl::StatusOr<CircleOutcome> outcome = CircleOutcome{};
  RETURN_IF_ERROR(Guarded("looking for consistent classifications", [&] {
    outcome = Search(takes, all, image, progress, keep_refuted).Solve(most);
    return outcome.status();
  }));
  return outcome;
}

}  // namespace hotstone::solver
