// Plays in known positions, chain by chain.
//
// For example on 3x1 the owner has A1, and C1 is free: a play at B1 is refused, because A1 and B1
// may have no liberty then. With C1 known to be empty, the opponent's answers are the pass and C1;
// the answer at C1 takes both stones, for nothing else is beside them.
#include "certify/solution/known_position.h"

#include <cassert>

#include "spec/board/board_play.h"
#include "spec/board/position.h"

namespace hotstone::certify {
namespace {

uint32_t Bit(int point) { return uint32_t{1} << point; }
bool IsOne(uint32_t points) { return std::has_single_bit(points); }

}  // namespace

KnownPosition ExactlyKnown(const spec::Position& position, spec::Color owner) {
  KnownPosition known;
  for (int i = 0; i < position.size().points(); ++i) {
    const auto color = position.At(position.size().At(i));
    (!color.has_value() ? known.empty
     : *color == owner  ? known.own
                        : known.opp) |= uint32_t{1} << i;
  }
  return known;
}

KnownPlays::KnownPlays(const spec::BoardSize& board, const spec::HotKinds& kinds)
    : board_(board), hot_{.kinds = kinds} {
  assert(!kinds.contains(spec::HotKind::kAnyKoStone));
  assert(board.points() <= kMostPoints);
  for (int i = 0; i < board.points(); ++i) {
    full_ |= Bit(i);
    for (const spec::Point next : board.Neighbours(board.At(i)))
      neighbours_[static_cast<size_t>(i)] |= Bit(board.Index(next));
  }
}

// The neighbours of these points, some of which may be among them.
uint32_t KnownPlays::Beside(uint32_t points) const {
  uint32_t beside = 0;
  for (; points != 0; points &= points - 1)
    beside |= neighbours_[static_cast<size_t>(std::countr_zero(points))];
  return beside;
}

// What is connected with `from`, inside `within` alone.
uint32_t KnownPlays::Joined(uint32_t from, uint32_t within) const {
  uint32_t joined = from & within;
  for (uint32_t added = joined; added != 0;) {
    added = Beside(added) & within & ~joined;
    joined |= added;
  }
  return joined;
}

// The chains among `stones` that have a stone in `of`, each once.
template <typename Visit>
void KnownPlays::ForEachChain(uint32_t stones, uint32_t of, const Visit& visit) const {
  for (uint32_t left = stones & of; left != 0;) {
    const uint32_t chain = Joined(left & (~left + 1), stones);
    left &= ~chain;
    visit(chain);
  }
}

std::optional<KnownPlays::Play> KnownPlays::Own(const KnownPosition& known, int at) const {
  const uint32_t point = Bit(at);
  assert((known.empty & point) != 0);
  const uint32_t free = FreeIn(known);
  KnownPosition after{known.own | point, known.opp, known.empty & ~point};
  const uint32_t near = Joined(neighbours_[static_cast<size_t>(at)], known.opp | free);
  uint32_t taken = 0;
  ForEachChain(known.opp, near, [&](uint32_t chain) {
    const uint32_t beside = Beside(chain);
    if ((beside & after.empty) != 0) return;
    after.opp &= ~chain;
    if ((beside & free) == 0) taken |= chain;
  });
  const bool sure = (near & free) == 0;
  after.empty |= taken;
  const uint32_t chain = Joined(point, after.own);
  const uint32_t liberties = Beside(chain) & after.empty;
  if (liberties == 0) return std::nullopt;
  const bool ko = sure && IsOne(taken) && chain == point && liberties == taken;
  return Play{after, ko ? taken : 0};
}

// The owner's stones that the opponent's play takes; nothing if that is not known.
std::optional<uint32_t> KnownPlays::Taken(const KnownPosition& known, uint32_t at) const {
  const uint32_t free = FreeIn(known);
  uint32_t taken = 0;
  bool sure = true;
  ForEachChain(known.own, Beside(at), [&](uint32_t chain) {
    const uint32_t others = Beside(chain) & ~at;
    if ((others & known.empty) != 0) return;
    if ((others & free) != 0) sure = false;
    taken |= chain;
  });
  return sure ? std::optional(taken) : std::nullopt;
}

// What is hot after an answer at `at` to a position of which everything is known, by the law.
uint32_t KnownPlays::ExactBans(const KnownPosition& known, uint32_t at) const {
  constexpr auto kOwner = spec::Color::kBlack;  // the law is the same for both
  constexpr auto kOpponent = spec::Color::kWhite;
  spec::Position position(board_);
  for (int i = 0; i < board_.points(); ++i) {
    if ((known.own >> i & 1) != 0) position.Put(board_.At(i), kOwner);
    if ((known.opp >> i & 1) != 0) position.Put(board_.At(i), kOpponent);
  }
  uint32_t bans = 0;
  const auto play = spec::PlayAt(position, kOpponent, board_.At(std::countr_zero(at)));
  for (const spec::HotStones& stones : spec::FindHotStones(play, hot_))
    bans |= Bit(board_.Index(stones.at));
  return bans;
}

// Where the owner would take a pair, with its stone `at`, that may be hot.
uint32_t KnownPlays::PairBans(const KnownPosition& after, uint32_t at, uint32_t chain,
                              bool took_two) const {
  uint32_t bans = 0;
  const auto add = [&](uint32_t pair) {
    const uint32_t beside = Beside(pair) & ~pair;
    const uint32_t liberty = beside & after.empty;
    if (std::popcount(pair) != 2) return;
    if (liberty == 0) bans |= beside & FreeIn(after);
    if (!IsOne(liberty)) return;
    const uint32_t taker = Joined(liberty, after.own | liberty);
    const uint32_t left = Beside(taker) & ((after.empty & ~liberty) | pair);
    if (took_two || std::popcount(left) < 2) bans |= liberty;
  };
  add(chain);
  if (chain != at) return bans;
  for (uint32_t left = Beside(at) & FreeIn(after); left != 0; left &= left - 1)
    add(at | (left & (~left + 1)));
  return bans;
}

// Where the owner's stone may have no liberty but what it takes.
uint32_t KnownPlays::TwinBans(const KnownPosition& after) const {
  uint32_t bans = 0;
  for (uint32_t left = after.empty | FreeIn(after); left != 0; left &= left - 1) {
    const uint32_t mouth = left & (~left + 1);
    if ((Beside(Joined(mouth, after.own | mouth)) & after.empty & ~mouth) == 0) bans |= mouth;
  }
  return bans;
}

KnownPlays::Effect KnownPlays::AnswerAt(const KnownPosition& known, uint32_t at,
                                        Answer& answer) const {
  const auto taken = Taken(known, at);
  if (!taken.has_value()) return Effect::kUnknown;
  const uint32_t free = FreeIn(known) & ~at;
  const uint32_t chain = Joined(at, known.opp | at);
  const uint32_t beside = Beside(chain);
  KnownPosition& after = answer.after;
  after = {known.own & ~*taken, known.opp, (known.empty & ~at) | *taken};
  answer.takes = *taken != 0;
  if ((beside & after.empty) != 0) {  // it stays
    after.opp |= at;
    if (IsOne(*taken) && chain == at && (beside & after.empty) == *taken) answer.banned = *taken;
  } else if ((beside & free) != 0) {  // it may stay, or be removed with stones at free points
    ForEachChain(known.opp, Joined(at, known.opp | free | at), [&](uint32_t other) {
      if ((Beside(other) & after.empty) == 0) after.opp &= ~other;
    });
  } else {
    if (chain == at) return Effect::kAsPass;
    after.opp &= ~chain;
    after.empty |= chain;
    return Effect::kNew;
  }
  if (!single_hot() && std::popcount(chain) <= 2) {
    if (FreeIn(known) == 0) {
      answer.banned = ExactBans(known, at);
    } else {
      if (answer.banned != 0) answer.banned |= TwinBans(after);
      answer.banned |= PairBans(after, at, chain, std::popcount(*taken) == 2);
    }
  }
  const bool only_fills = (known.empty & at) == 0 && *taken == 0 && (known.opp & ~after.opp) == 0;
  return only_fills && answer.banned == 0 ? Effect::kAsPass : Effect::kNew;
}

}  // namespace hotstone::certify
