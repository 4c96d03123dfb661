// The claim `counting`: fill-in difference = area difference, on every legal position of a board.
// Also counts who wins each of them.
//
// A second rendering of fill-in counting, in numbers only: the balance of a side is what it has to
// fill minus what it has to fill with; a negative balance leaves winning spaces, a positive one
// losing stones. Readings as in spec/counting/fill_in.h.
#ifndef HOTSTONE_CLAIMS_PLAYS_COUNTING_H_
#define HOTSTONE_CLAIMS_PLAYS_COUNTING_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

struct CountingReport {
  uint64_t positions = 0;
  uint64_t within_sets = 0;                            // no side has more stones than its set
  uint64_t differ_within = 0;                          // of those: fill-in is not area (claim: 0)
  uint64_t differ_beyond = 0;                          // of the others: under the literal reading
  uint64_t differ_beyond_lent = 0;                     // of the others: with the surplus lent
  uint64_t differ_within_worthless = 0;                // within sets, empty shared spaces count 0
  std::optional<enumerate::Stones> witness;            // first of differ_within
  std::optional<enumerate::Stones> witness_beyond;     // first of differ_beyond
  std::optional<enumerate::Stones> witness_worthless;  // first of differ_within_worthless
};

// Stones: Black as own. Cancelled if `progress` says stop.
absl::StatusOr<CountingReport> CheckCounting(const enumerate::Grid& grid,
                                             const enumerate::LegalIndex& index,
                                             Progress* progress);

// The figures `final-positions`: a finished play ends in a legal position, which the rule set's
// counting awards to Black, to White or to nobody (a draw).
struct OutcomeReport {
  uint64_t positions = 0;
  uint64_t black_wins = 0;
  uint64_t white_wins = 0;
  uint64_t draws = 0;
};
absl::StatusOr<OutcomeReport> CountOutcomes(const enumerate::Grid& grid,
                                            const enumerate::LegalIndex& index,
                                            const spec::RuleSet& rules, Progress* progress);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PLAYS_COUNTING_H_
