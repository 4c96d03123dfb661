// Situation keys: a situation as one number, the name under which a certificate lists it.
//
//   key = code * (2 * slots) + player * slots + slot
//
//   code    the position in base 3, A1 the least significant digit, then along the rows from the
//           bottom: empty 0, black 1, white 2
//   player  to move: Black 0, White 1
//   slot    0 .. end_passes - 1    consecutive passes, no ban
//           end_passes             finished (such situations have no entries)
//           end_passes + 1 + q     no pass before, and a ban at the point with index q
//                                                                  slots = end_passes + 1 + points
//           under hot=hot, where several points may be banned, instead of the last line:
//           end_passes + m         no pass before, and a ban at the point with index q for each bit
//                                  q of m (m > 0)                  slots = end_passes + 2^points
//
// So 0 is the empty board with Black to move. Keys need 3^points * 2 * slots <= 2^64, which holds
// for up to 36 points, or up to 24 under hot=hot. Not every number is the key of a situation:
// SituationAt refuses positions with a chain without a liberty, finished situations, and bans that
// no play can leave (no hot layer, or a stone on the point).
// stone on the point).
#ifndef HOTSTONE_CERTIFY_SITUATION_KEY_H_
#define HOTSTONE_CERTIFY_SITUATION_KEY_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::certify {

// InvalidArgument if no certificate can cover these rules: a cycle layer, a handicap.
absl::Status CertifiableRules(const spec::RuleSet& rules);

class SituationKeys {
 public:
  // InvalidArgument unless the rules are CertifiableRules and the board fits keys of 64 bits.
  static absl::StatusOr<SituationKeys> Create(const spec::RuleSet& rules,
                                              const spec::BoardSize& board);

  // Internal if a key cannot represent the situation: another board, a ban after a pass, owed
  // handicap passes.
  absl::StatusOr<uint64_t> KeyOf(const spec::Situation& s) const;

  // FailedPrecondition, with the reason, if the number is not the key of an unfinished situation.
  // O(points^2).
  absl::StatusOr<spec::Situation> SituationAt(uint64_t key) const;

 private:
  SituationKeys(const spec::RuleSet& rules, const spec::BoardSize& board)
      : rules_(rules), board_(board), slots_(SlotsOf(rules, board)) {}
  static uint64_t SlotsOf(const spec::RuleSet& rules, const spec::BoardSize& board);
  bool HasBanSets() const { return rules_.hot == spec::HotLayer::kHot; }
  uint64_t SlotOf(const spec::Situation& s) const;

  spec::RuleSet rules_;
  spec::BoardSize board_;
  uint64_t slots_;
};

// For people: one line with the player to move, passes and ban, then the rows from the top.
std::string Diagram(const spec::Situation& s);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SITUATION_KEY_H_
