// All courses of a game of pair go up to a length (PAIR-ROTATION and the paragraphs after it):
// whose turn is it after any errors and claims?
//
// A course is a list of letters, one per event: the right or the wrong partner of the side to move
// plays or passes, or the other side or the moving side itself claims the last move. An upheld
// claim leaves a token or none. Resignation, talk, alerts and the count affect no turn and no
// token, and are left out; an intended error ends the game, and is left out, too.
//
// Implemented separately from tournament/law/pair_go.h, which keeps the list of moves: here a game
// is a few bits. Since the sides alternate, one bit per side, woman or man, says whose turn it is.
//
// Three properties are checked after each course:
//
//   number    the turn belongs to the player who would have this turn number without any error
//   order     if nobody errs from here on, the next four turns follow the normal rotation
//   follows   after an upheld claim, the turn belongs to the player who follows the right player of
//             the claimed move
//
// Time: the number of letters to the power of the length.
#ifndef HOTSTONE_TOURNAMENT_COURSES_PAIR_GO_COURSES_H_
#define HOTSTONE_TOURNAMENT_COURSES_PAIR_GO_COURSES_H_

#include <array>
#include <cassert>
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
  // Whether the last letter was an upheld claim.
  bool JustClaimed() const { return just_claimed_; }
  // 0: Black's woman, 1: White's woman, 2: Black's man, 3: White's man.
  int NextSeat() const { return (WomanIsNext() ? 0 : 2) + (BlackToMove() ? 0 : 1); }
  // The right player of the last move. Requires one.
  int RightOfLast() const {
    assert(moves_ > 0);
    return right_of_last_;
  }
  int moves() const { return moves_; }

 private:
  enum class Kept : uint8_t { kNone, kIn, kOut };  // a turn: none yet, in rotation, out of it

  size_t Side() const { return static_cast<size_t>(moves_ % 2); }
  void Move(bool right, bool pass);
  void Claim(bool own);
  // Sets the turns that follow a turn that counts as a woman's, or as a man's.
  void TurnStands(size_t side, bool woman);

  PairGoRules rules_;
  int moves_ = 0;
  int right_of_last_ = 0;
  std::array<bool, 2> woman_next_ = {true, true};
  std::array<int, 2> tokens_ = {0, 0};
  // For the last turn by either side, and for the last turn of each side; then as before the last
  // move.
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
  // Courses that violate the property: their number, and the first of the shortest ones.
  struct No {
    int64_t count = 0;
    std::vector<PairGoLetter> least;
  };
  No number;
  No order;
  No follows;
};

inline constexpr int kMostPairGoLetters = 8;

// All courses of 0 to `letters` letters, with passes only on request. Requires letters <=
// kMostPairGoLetters.
PairGoCourses AllPairGoCourses(const PairGoRules& rules, int letters, bool passes);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_PAIR_GO_COURSES_H_
