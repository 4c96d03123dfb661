// What is known of a position in which some points do not matter, and what is known after a play.
//
// At a *free* point there is a stone of the opponent or none. A known position stands for all legal
// positions that are as it says at the other points; the *owner* has no other stones than those it
// names. Plays are made in all of these positions at once:
//
//   the owner at p    p is known to be empty. A chain of the opponent keeps all its stones if it
//                     has a point beside it that is known to be empty, and is not p, or if no way
//                     over the opponent's and free points leads from it to a neighbour of p. It is
//                     taken if nothing beside it is free either. Otherwise its points become free.
//                     The play may remove own stones unless a point beside its chain is known to be
//                     empty afterwards.
//   the opponent      at each point that may be empty. A chain of the owner stays if a point beside
//                     it, not the one played, is known to be empty. If none is free either, it is
//                     taken. Otherwise nobody knows, and neither does Answers. The opponent's own
//                     stones stay, are removed, or become free by the same rule.
//
// Theorem. Take a position that a known position stands for, and a legal play at a known point, or
// a play of the opponent. The position after it is one that the known position after the play
// stands for; and if the opponent has just removed only the stone played, it is one that the known
// position after a pass stands for.
//
// Proof. A chain of the opponent in that position consists of stones that are known and of stones
// at free points. If a known stone in it has a neighbour that is known to be empty, the chain has
// that liberty. If all neighbours of a known chain are stones of the owner and p, it is the whole
// chain, and p was its last liberty: the position was legal. Chains that do not touch p, and stones
// that no way connects with p, have the liberties that they had. All other stones that may go are
// at points that become free, where a stone and none are both allowed. For the owner's chains only
// p can be new beside them, and a neighbour that is neither empty nor free holds a stone.
//
// Bits are points, numbered as in spec::BoardSize: boards of up to 32.
#ifndef HOTSTONE_CERTIFY_SOLUTION_KNOWN_POSITION_H_
#define HOTSTONE_CERTIFY_SOLUTION_KNOWN_POSITION_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "spec/board/board.h"

namespace hotstone::certify {

struct KnownPosition {
  uint32_t own = 0;
  uint32_t opp = 0;
  uint32_t empty = 0;

  friend bool operator==(const KnownPosition&, const KnownPosition&) = default;
};

class KnownPlays {
 public:
  static constexpr int kMostPoints = 32;

  // Requires a board of at most so many points.
  explicit KnownPlays(const spec::BoardSize& board);

  uint32_t full() const { return full_; }
  uint32_t FreeIn(const KnownPosition& known) const {
    return full_ & ~(known.own | known.opp | known.empty);
  }

  // The owner's play at a point that is known to be empty. Nothing if it may remove own stones.
  // `barred`: where basic ko, for certain, keeps the opponent from taking back; a point or nothing.
  struct Play {
    KnownPosition after;
    uint32_t barred = 0;
  };
  std::optional<Play> Own(const KnownPosition& known, int at) const;

  // The pass and the opponent's plays after that. `banned`: where the owner may be barred from
  // taking back a lone stone that has just taken one.
  struct Answer {
    KnownPosition after;
    uint32_t banned = 0;
    bool takes = false;  // stones of the owner
  };
  // Calls visit(answer) for the pass and each answer that may lead to other positions than those of
  // the pass. False, and no further call, if a visit returns false or it is not known what an
  // answer takes.
  template <typename Visit>
  bool ForEachAnswer(const Play& play, const Visit& visit) const {
    if (!visit(Answer{play.after, 0, false})) return false;
    for (uint32_t left = (play.after.empty | FreeIn(play.after)) & ~play.barred; left != 0;
         left &= left - 1) {
      Answer answer;
      const Effect effect = AnswerAt(play.after, left & (~left + 1), answer);
      if (effect == Effect::kUnknown) return false;
      if (effect == Effect::kNew && !visit(answer)) return false;
    }
    return true;
  }

 private:
  uint32_t Beside(uint32_t points) const;
  uint32_t Joined(uint32_t from, uint32_t within) const;
  template <typename Visit>
  void ForEachChain(uint32_t stones, uint32_t of, const Visit& visit) const;
  enum class Effect { kUnknown, kAsPass, kNew };
  Effect AnswerAt(const KnownPosition& known, uint32_t at, Answer& answer) const;
  std::optional<uint32_t> Taken(const KnownPosition& known, uint32_t at) const;

  uint32_t full_ = 0;
  std::array<uint32_t, kMostPoints> neighbours_{};
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_KNOWN_POSITION_H_
