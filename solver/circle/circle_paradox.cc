// What was known is a premise of most clauses, and hundreds of clauses led to it. So the clauses
// get their premises one by one, from the back, where the contradiction was found; as soon as those
// that have them contradict each other, the others are not needed.
//
// For example, a take that fights exactly if it does not has two clauses at the end, each under all
// that is known. Neither needs any of that, and the two are the paradox.
#include "solver/circle/circle_paradox.h"

#include <optional>
#include <utility>

#include "base/status_macros.h"

namespace hotstone::solver {
namespace {

using Line = CircleClauses::Line;

std::vector<Line> Part(const std::vector<Line>& lines, const std::vector<size_t>& numbers) {
  std::vector<Line> part;
  for (const size_t number : numbers) part.push_back(lines[number]);
  return part;
}

// The premises that the clause needs, among its own and what is known.
absl::StatusOr<Line> WithItsPremises(const CircleClauses& clauses, Calls all,
                                     const CirclePremises& premises, const Line& line) {
  std::vector<Calls> calls = clauses.KnownIn(line.known);
  for (const auto& [take, said] : line.clause.premises) calls[take] = said;
  const auto excluded = static_cast<Calls>(all & ~line.clause.calls);
  ASSIGN_OR_RETURN(auto needed, premises.Of(calls, line.clause.take, excluded));
  return Line{{std::move(needed), line.clause.take, line.clause.calls}, 0};
}

}  // namespace

absl::StatusOr<std::vector<CircleClause>> FindParadox(const CircleClauses& clauses, Calls all,
                                                      const CirclePremises& premises) {
  std::vector<Line> open = clauses.lines();
  std::vector<Line> done;
  while (true) {
    ASSIGN_OR_RETURN(const auto found, clauses.Contradiction(done, true));
    if (found.has_value()) {
      std::vector<CircleClause> paradox;
      for (const Line& line : Part(done, *found)) paradox.push_back(line.clause);
      return paradox;
    }
    // Those that are done come last, as the newest lines do.
    std::vector<Line> both = open;
    both.insert(both.end(), done.begin(), done.end());
    ASSIGN_OR_RETURN(auto core, clauses.Contradiction(both, false));
    if (!core.has_value()) return absl::InternalError("Z3 found no contradiction again");
    std::erase_if(*core, [&](size_t number) { return number >= open.size(); });
    if (core->empty()) return absl::InternalError("Z3 contradicts itself");
    open = Part(open, *core);
    ASSIGN_OR_RETURN(auto line, WithItsPremises(clauses, all, premises, open.back()));
    done.insert(done.begin(), std::move(line));
    open.pop_back();
  }
}

}  // namespace hotstone::solver
