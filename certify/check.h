// The checks: what is accepted, and why nothing false can be accepted.
//
// Everything about the rules comes from spec/: StartOf, Judge, Successors, IsFinished, CountArea.
// "Successor" below is a situation after one legal move; an unfinished situation has at least one,
// since a pass is legal.
//
// Lasso. Replay stem and cycle from the start: each move is legal, and the situation after the
// cycle is the one before it. Rules without history then allow the cycle again and again, so play
// need not end. The stem and two rounds of the cycle are replayed once more as a spec::Game.
//
// Lasso under cycle=starter-first and cycle=disturber. There the situation is not everything:
// completed cycles forbid plays. A spec::Game plays two rounds of the cycle, and then more until
// the memory of the rule (the known cycles, the forbidden plays) has not grown in a round. From the
// second round on, the situation after a ply occurred one round before, if not later, so the moves
// since then determine which cycle this ply completes; all further rounds complete the same cycles
// at the same plies. A known cycle has the same effect as before: under starter-first nothing more,
// under disturber the name of the same player, or of nobody, since its moves alone determine its
// class. So if a round other than the first learns nothing, nothing more is ever forbidden, and the
// moves stay legal for ever. That round is the third at the latest, since it completes what the
// second did. The same holds for both readings together (cycle=disturber+starter-first): the
// memories are separate, and each has the same effect as before. resume=dispute also remembers the
// positions at which play was paused: a pause at a new one is learned, and one at an old one ends
// the game, so the next move is refused. No lasso is accepted under the other rules with a history.
//
// Ranking. The start is an entry; every successor of an entry is finished, or an entry of strictly
// lower rank. So the entries cover everything reachable, and a play from the start has at most
// rank(start) + 1 moves: termination.
//
// Intervals. Let P be the number of points. There is an entry, and every successor of an entry s is
// finished or an entry. For a finished situation put lo = hi = its area difference for Black, and
// ranks 0. Required of every entry, -P <= lo <= hi <= P and, for lo,
//   (hold)    if White is to move, lo(s') <= lo(s) for some successor s'; if Black is, for all;
//   (finish)  if lo(s) > -P: if Black is to move, lo(s') > lo(s) or (lo(s') = lo(s) and lo_rank(s')
//             < lo_rank(s)) for some successor s'; if White is, for all;
// and the mirror image for hi: colours exchanged, values negated, if hi(s) < P.
// Then lo(s) is the minimax value if an infinite play counts -P. Not more: let White always move to
// an s' of (hold). Then lo never rises along the play; the play ends with at most lo(s), or never,
// which counts -P <= lo(s). Not less: if lo(s) = -P there is nothing to show; otherwise let Black
// always move to an s' of (finish). Along the play the pair (lo, rank) improves at each move: a
// higher value, or the same with a lower rank. Values are at most P and ranks are natural numbers,
// so the play ends, with at least lo(s); and (finish) is available to Black at each step, since
// values stay above -P. The argument for hi is the same from White's side.
//
// Endings. The same, with lo = hi = 0 for every finished situation. Then lo(s) = 0 says that Black
// has a strategy under which play ends, and lo(s) = -P that White has one under which it does not:
// his moves of (hold) stay among situations with lo = -P, and none of these is finished.
//
// No part can be omitted. Without ranks, any value passed around a cycle would be accepted (the
// greatest fixpoint for the least). Without -P <= lo, a cycle may claim -P - 1. Valid ranks: start
// from lo = -P (hi = P) and update situations from their successors until nothing changes; take the
// running number of the update that settled the value, or the number of its round if a round reads
// only values of the round before. If a round also reads its own values, its number is not valid.
// Ranks also follow from the values alone: in round r give rank r to each situation without a rank
// whose (finish) then holds by successors with ranks of earlier rounds.
//
// Cost: one pass, for each entry its successors and a binary search for each: O(entries * points^2
// * log). A refusal is FailedPrecondition: reason in the first line, then the situation as a
// diagram. Any other error means that there is nothing to check (rules without certificates, a
// board too large for keys).
#ifndef HOTSTONE_CERTIFY_CHECK_H_
#define HOTSTONE_CERTIFY_CHECK_H_

#include <cstdint>
#include <set>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "certify/certificate.h"

namespace hotstone::certify {

// What an accepted certificate covers.
struct Checked {
  std::string claim;          // in a sentence
  uint64_t situations = 0;    // unfinished ones: entries, or plies of the lasso
  uint64_t transitions = 0;   // legal moves from them, including those that finish the game
  uint64_t ending_moves = 0;  // those of the moves that finish the game
  uint64_t positions = 0;     // intervals, endings: entries with Black to move, no pass, no ban
  uint64_t undetermined = 0;  // those with lo < hi; endings: a player cannot force an end
  uint64_t undetermined_situations = 0;  // the same for all entries
  int rounds = 0;                        // lasso: rounds of the cycle played as a game
  // lasso under cycle=disturber: the names of the classes of the cycles that its rounds complete
  // and its stem did not
  std::set<std::string> classes;
  bool unclassified = false;  // at least one of them
};

absl::StatusOr<Checked> CheckLasso(const Lasso& lasso);

absl::StatusOr<Checked> CheckRanking(const spec::RuleSet& rules, const spec::Position& setup,
                                     spec::Color to_move, std::span<const RankingEntry> entries);

absl::StatusOr<Checked> CheckIntervals(const spec::RuleSet& rules, const spec::BoardSize& board,
                                       std::span<const IntervalEntry> entries);

absl::StatusOr<Checked> CheckEndings(const spec::RuleSet& rules, const spec::BoardSize& board,
                                     std::span<const IntervalEntry> entries);

absl::StatusOr<Checked> CheckCertificate(const Certificate& certificate);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_CHECK_H_
