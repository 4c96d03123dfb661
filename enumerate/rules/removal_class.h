// Fighting or disturbing by removal, on bit-boards: the second rendering of
// spec/fates/removal_class.h, whose opening comment defines the classes and names their clauses.
//
// Fates are sets of stones, so the stones around a ko are asked all at once.
#ifndef HOTSTONE_ENUMERATE_RULES_REMOVAL_CLASS_H_
#define HOTSTONE_ENUMERATE_RULES_REMOVAL_CLASS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/rules/ko.h"

namespace hotstone::enumerate {

// The stones of a position that are removed, and those that are kept, with one player to move.
struct RemovalAnswers {
  BitBoard removed = 0;
  BitBoard kept = 0;
};

// The fates of all positions of a board under the law of spec/fates/board_fates.h.
class RemovalFates {
 public:
  virtual ~RemovalFates() = default;

  // Of a legal position with an empty point, `player` (kOwn or kOpp) to move, no pass before.
  // `banned`: points barred for this ply.
  virtual RemovalAnswers Of(Stones stones, Side player, BitBoard banned) const = 0;
};

// Computed when first asked for, and then kept (enumerate/fates/traditional_fates.h).
// ResourceExhausted for boards beyond its reach. Safe to call from several threads.
absl::StatusOr<const RemovalFates*> RemovalFatesOf(const Grid& grid);

struct RemovalPlay {
  Side player = Side::kOwn;
  BitBoard at = 0;
};
struct RemovalMoment {
  Stones stones;
  std::vector<RemovalPlay> plays = {};
  // In a cycle: who is to move, and what is barred for him.
  std::optional<Side> to_move = std::nullopt;
  BitBoard banned = 0;
};

struct RemovalVerdict {
  bool fighting = false;
  std::optional<Side> at_stake;
  std::optional<Side> disturber;
};

// `stones`: those asked, present in every moment. `by_take`: a fate is open if a play that is
// barred for a ply changes it, not if the first move does, or the course of the cycle.
RemovalVerdict ClassByRemoval(const RemovalFates& fates, BitBoard stones,
                              const std::vector<RemovalMoment>& moments, bool by_take);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_REMOVAL_CLASS_H_
