// All courses of a game of pair go (PAIR-ROTATION and the paragraphs behind it) up to a length: whose turn is
// it after any errors and claims?
//
// A course is a list of letters, each what may happen next: the right or the wrong partner of the side to
// move plays or passes, the last move is claimed, by the other side or by the own. A claim that is upheld
// leaves a token or none. Resignation, talk, alerts and the count move no turn and no token, and are left
// out; an intended error ends the game, and is left out, too.
//
// Rendered apart from tournament/law/pair_go.h, which keeps the list of moves: here a game is a few bits.
// Since the sides take turns, whose turn it is, is one bit for each side, woman or man.
//
// After each course three questions are asked:
//
//   number    whose turn it is, is by the number of the turn whose it would be without any error
//   order     if nobody errs from here on, the next four follow one another in the normal rotation
//   follows   after a claim that is upheld, the turn is that of who follows the right player of that move
//
// Time: letters to the power of the length.
#ifndef HOTSTONE_TOURNAMENT_COURSES_PAIR_GO_COURSES_H_
#define HOTSTONE_TOURNAMENT_COURSES_PAIR_GO_COURSES_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "tournament/law/pair_go_rules.h"

namespace hotstone::tournament {

enum class PairGoLetter { kRight, kWrong, kRightPass, kWrongPass, kClaim, kOwnClaim };

// A game as bits.
class PairGoWalk {
 public:
  explicit PairGoWalk(const PairGoRules& rules) : rules_(rules) {}

  void Step(PairGoLetter letter);

  bool BlackToMove() const { return moves_ % 2 == 0; }
  bool WomanIsNext() const { return woman_next_[Side()]; }
  int Tokens(bool black) const { return tokens_[black ? 0 : 1]; }
  // Whether the last letter was a claim that was upheld.
  bool JustClaimed() const { return just_claimed_; }
  // 0 the woman of Black, 1 that of White, 2 the man of Black, 3 that of White.
  int NextSeat() const { return (WomanIsNext() ? 0 : 2) + (BlackToMove() ? 0 : 1); }
  // The right player of the last move; requires one.
  int RightOfLast() const { return right_of_last_; }
  int moves() const { return moves_; }

 private:
  enum class Kept : uint8_t { kNone, kIn, kOut };  // of a turn: there is none, in rotation, out of it

  size_t Side() const { return static_cast<size_t>(moves_ % 2); }
  void Move(bool right, bool pass);
  void Claim(bool own);
  // The turns after a turn that stands as one by a woman, or by a man.
  void TurnStands(size_t side, bool woman);

  PairGoRules rules_;
  int moves_ = 0;
  int right_of_last_ = 0;
  std::array<bool, 2> woman_next_ = {true, true};
  std::array<int, 2> tokens_ = {0, 0};
  // Of the last turn, whosesoever, and of that of each side; and as they were before the last move.
  Kept last_ = Kept::kNone;
  std::array<Kept, 2> last_of_ = {Kept::kNone, Kept::kNone};
  Kept before_ = Kept::kNone;
  Kept own_before_ = Kept::kNone;
  bool claimable_ = false;
  bool right_was_woman_ = true;
  bool just_claimed_ = false;
};

struct PairGoCourses {
  int64_t courses = 0;
  int most_tokens = 0;  // of one side
  // Courses after which the answer is no, and the first of the shortest of them.
  struct No {
    int64_t count = 0;
    std::vector<PairGoLetter> least;
  };
  No number;
  No order;
  No follows;
};

inline constexpr int kMostPairGoLetters = 8;

// All courses of 0 to `letters` letters; with passes only if asked. Requires letters <= kMostPairGoLetters.
PairGoCourses AllPairGoCourses(const PairGoRules& rules, int letters, bool passes);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_PAIR_GO_COURSES_H_
