// The groups of cases that a corpus has for one rule set, and those about several.
//
//   situations   every legal position of a small board with both players to move; every play that
//                removes something, with the stones removed and the replies that the other side may
//                not make at once
//   games        seeded random games on larger boards: refusals of every reason as they arise,
//                captures, ko bans, the position and its area at the end
//   hot          each kind of hot stones in force: bans, and how a ply in between lifts them
//   cycles       each kind of cycle, played round until the rule set forbids it, or twice
//   endings      pauses, resumption, dead stones by agreement, handicap passes, events after the
//                end
//   counting     positions with shared points, compensations, ties
//   lines        the number of legal plays along random lines (with perft.tsv)
//   tactics      everyday fights on square boards, reached by plays: snapback, ko and what lifts
//                it, captures of several chains, self-removal, superko (tactics_shapes.h)
//   differences  for each pair of rule sets, the shortest game found after which they permit
//                different plays
//
// Each function is a pure function of its arguments: the same rule set, boards and seed give the
// same cases. Cases hold under the law (conformance/corpus/scribe.h). Cancelled when `progress`
// says stop, Internal if the bit-boards of enumerate/ disagree with the law.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_GROUPS_H_
#define HOTSTONE_CONFORMANCE_CORPUS_GROUPS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "conformance/corpus/coverage.h"
#include "formats/case/case.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {

using Cases = std::vector<formats::Case>;

// Boards of at most this many points are shown whole.
inline constexpr int kWholeBoardPoints = 6;

// "tromp-taylor", "hot-none-cycle-square": a rule set's name for ids and files. Differences from
// basic-only are written without that preset's name.
std::string RuleSetSlug(const spec::RuleSet& rules);

// "3x2-tromp-taylor-000123".
std::string NumberedId(const std::string& what, const std::string& slug, size_t number, int digits);

// Every situation of a board of at most kWholeBoardPoints points. ResourceExhausted for larger
// boards.
absl::StatusOr<Cases> SituationCases(const spec::RuleSet& rules, const spec::BoardSize& board,
                                     Coverage& coverage, Progress* progress);

absl::StatusOr<Cases> GameCases(const spec::RuleSet& rules,
                                const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                Coverage& coverage, Progress* progress);
absl::StatusOr<Cases> HotCases(const spec::RuleSet& rules,
                               const std::vector<spec::BoardSize>& boards, uint64_t seed,
                               Coverage& coverage, Progress* progress);
absl::StatusOr<Cases> CycleCases(const spec::RuleSet& rules,
                                 const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                 Coverage& coverage, Progress* progress);
absl::StatusOr<Cases> EndingCases(const spec::RuleSet& rules,
                                  const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                  Coverage& coverage, Progress* progress);
absl::StatusOr<Cases> CountingCases(const spec::RuleSet& rules,
                                    const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                    Coverage& coverage, Progress* progress);
absl::StatusOr<Cases> LineCases(const spec::RuleSet& rules,
                                const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                Coverage& coverage, Progress* progress);
absl::StatusOr<Cases> TacticCases(const spec::RuleSet& rules,
                                  const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                  Coverage& coverage, Progress* progress);

// The differences of all pairs, and the finding for each pair: "A<tab>B<tab>WHERE<tab>PLIES".
struct Differences {
  Cases cases;
  std::vector<std::string> lines;
};
absl::StatusOr<Differences> DifferenceCases(const std::vector<spec::RuleSet>& rules,
                                            Progress* progress);

// The table perft.tsv: board, rules, depth, number of sequences; checked against the law as far as
// that is cheap.
absl::StatusOr<std::string> PerftTable(const std::vector<spec::RuleSet>& rules,
                                       const std::vector<spec::BoardSize>& boards,
                                       Progress* progress);

// A random legal position: the end of a random game of `plies` plies under the rule set, from the
// empty board, avoiding passes. If the game ends earlier, the position at its end.
spec::Position RandomPosition(const spec::RuleSet& rules, const spec::BoardSize& board, int plies,
                              uint64_t seed, const std::string& stream);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_GROUPS_H_
