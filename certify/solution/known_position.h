// What is known of a position in which some points do not matter, and what is known after a play.
//
// A *free* point holds a stone of the opponent or none. A known position stands for all legal
// positions that are as it says at the other points, so it names all stones of the *owner*. Plays
// are made in all of these positions at once:
//
//   the owner at p    p is known to be empty. A chain of the opponent stays if a point beside it,
//                     other than p, is known to be empty, or if no path over the opponent's points
//                     and free points joins it to a neighbour of p. It is taken if no point beside
//                     it is free either. Otherwise its points become free. The play is refused if
//                     no point beside its chain is known to be empty afterwards: it might remove
//                     own stones.
//   the opponent      plays at each point that may be empty. A chain of the owner stays if a point
//                     beside it, other than the one played, is known to be empty. It is taken if no
//                     point beside it is free either. Otherwise ForEachAnswer gives up. The
//                     opponent's own stones stay, are removed, or become free by the same rule.
//
// Theorem. Take a position that a known position stands for. If Own accepts a play, it removes no
// own stone, and `after` stands for the position after it; at `barred` basic ko forbids every
// answer. If ForEachAnswer does not give up, it visits for each other play of the opponent an
// answer that stands for the position after it, with `takes` if stones of the owner are gone and
// with each point that hot stones ban. A play that removes only itself is a pass.
//
// Proof. A chain of the opponent consists of stones that are known and of stones at free points. If
// one of the known ones has a neighbour, not p, that is known to be empty, that is a liberty of the
// chain. If all neighbours of a known chain are stones of the owner and p, it is the whole chain,
// and p was its last liberty, for the position was legal. Chains that do not touch p, and stones
// that no path joins to p, have the liberties that they had. All other stones that may go are at
// points that become free, where a stone and none are both allowed. An answer fills p alone beside
// the owner's chains, and a neighbour that is neither free nor known to be empty holds a stone.
//   A play bars the opponent only if no free point is joined to it: then what it takes, its chain
// and its liberties are known. What an answer takes is always known. It leaves a single hot stone
// only if that is one stone, which is then the one liberty of a stone without a known neighbour of
// its colour. Where everything is known, the law says what else is hot. Otherwise a hot pair is
// known, or one of the two is at a free point beside the other; if one liberty is known, it is the
// only one. After a play there, known liberties and the points of the pair are liberties of the
// owner's chain: if they are two, the pair can be hot only for having taken two. A twin has a mouth
// at which the owner's chain would have no known liberty. Coq has checked a proof, of the bans too:
// proofs/certificates/known_positions.v and known_answers.v.
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
#include "spec/board/color.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

struct KnownPosition {
  uint32_t own = 0;
  uint32_t opp = 0;
  uint32_t empty = 0;

  friend bool operator==(const KnownPosition&, const KnownPosition&) = default;
};

// A position of which everything is known.
KnownPosition ExactlyKnown(const spec::Position& position, spec::Color owner);

class KnownPlays {
 public:
  static constexpr int kMostPoints = 32;

  // Requires a board of at most so many points. Stones of these kinds may be hot: single ones, or
  // all but any-ko-stone.
  KnownPlays(const spec::BoardSize& board, const spec::HotKinds& kinds);

  uint32_t full() const { return full_; }
  // Whether only single stones may be hot. They never ban a next play (next_play.h).
  bool single_hot() const { return hot_.kinds.size() == 1; }
  uint32_t FreeIn(const KnownPosition& known) const {
    return full_ & ~(known.own | known.opp | known.empty);
  }

  // The owner's play at a point that is known to be empty; nothing if it may remove own stones.
  // `barred`: the point, if any, where basic ko certainly keeps the opponent from taking back.
  struct Play {
    KnownPosition after;
    uint32_t barred = 0;
  };
  std::optional<Play> Own(const KnownPosition& known, int at) const;

  // A pass or a play of the opponent after that. `banned`: the points, perhaps free ones, where the
  // owner may be barred from taking hot stones.
  struct Answer {
    KnownPosition after;
    uint32_t banned = 0;
    bool takes = false;  // stones of the owner
  };
  // Calls visit(answer) for the pass, and for each play after which the position may be none of
  // those after the pass, or stones may be hot. Gives up and returns false if a visit returns
  // false, or if it is not known what an answer takes.
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
  uint32_t ExactBans(const KnownPosition& known, uint32_t at) const;
  uint32_t PairBans(const KnownPosition& after, uint32_t at, uint32_t chain, bool took_two) const;
  uint32_t TwinBans(const KnownPosition& after) const;

  const spec::BoardSize board_;
  const spec::HotLaw hot_;
  uint32_t full_ = 0;
  std::array<uint32_t, kMostPoints> neighbours_{};
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_KNOWN_POSITION_H_
