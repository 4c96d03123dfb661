#include "tournament/courses/pair_go_courses.h"

#include <algorithm>
#include <cassert>

namespace hotstone::tournament {

// Sets each side's next turn from the turn that was just made, as it stands.
void PairGoWalk::TurnStands(size_t side, bool woman) {
  const size_t other = 1 - side;
  switch (rules_.rotation) {
    case PairGoRotation::kNumber:
      break;  // Move() has counted it, and the player who made it does not matter
    case PairGoRotation::kLast:
      // After Black's woman comes White's, after Black's man White's; after White's woman Black's
      // man.
      woman_next_[other] = side == 0 ? woman : !woman;
      woman_next_[side] = !woman;
      break;
    case PairGoRotation::kPairs:
      woman_next_[side] = !woman;
      break;
  }
}

void PairGoWalk::Move(bool right, bool pass) {
  just_claimed_ = false;
  const size_t side = Side();
  right_of_last_ = NextSeat();
  ++moves_;
  if (pass && rules_.passes == PairGoPasses::kAside) {
    claimable_ = false;
    return;
  }
  right_was_woman_ = woman_next_[side];
  before_ = last_;
  own_before_ = last_of_[side];
  last_ = last_of_[side] = right ? Kept::kIn : Kept::kOut;
  claimable_ = !right;
  if (rules_.rotation == PairGoRotation::kNumber) woman_next_[side] = !woman_next_[side];
  TurnStands(side, right == right_was_woman_);
}

void PairGoWalk::Claim(bool own) {
  just_claimed_ = false;
  if (!claimable_ || (own && rules_.claimant == PairGoClaimant::kOpponents)) return;
  claimable_ = false;
  just_claimed_ = true;
  const size_t side = 1 - Side();
  const Kept preceding = rules_.preceding == PairGoPreceding::kBefore ? before_ : own_before_;
  const bool costs =
      preceding == Kept::kNone ? rules_.first == PairGoFirst::kPenalty : preceding == Kept::kIn;
  tokens_[side] += costs ? 1 : 0;
  if (rules_.claimed == PairGoClaimed::kIn) last_ = last_of_[side] = Kept::kIn;
  TurnStands(side, right_was_woman_);
}

void PairGoWalk::Step(PairGoLetter letter) {
  switch (letter) {
    case PairGoLetter::kRight:
      return Move(true, false);
    case PairGoLetter::kWrong:
      return Move(false, false);
    case PairGoLetter::kRightPass:
      return Move(true, true);
    case PairGoLetter::kWrongPass:
      return Move(false, true);
    case PairGoLetter::kClaim:
      return Claim(false);
    case PairGoLetter::kOwnClaim:
      return Claim(true);
  }
}

namespace {

void Note(PairGoCourses::No& no, bool yes, const std::vector<PairGoLetter>& course) {
  if (yes) return;
  if (no.count == 0 || course.size() < no.least.size()) no.least = course;
  ++no.count;
}

void Ask(const PairGoWalk& walk, const std::vector<PairGoLetter>& course, PairGoCourses& all) {
  ++all.courses;
  all.most_tokens = std::max({all.most_tokens, walk.Tokens(true), walk.Tokens(false)});
  Note(all.number, walk.NextSeat() == walk.moves() % 4, course);
  bool in_order = true;
  PairGoWalk ahead = walk;
  for (int i = 0; i < 4; ++i) {
    const int seat = ahead.NextSeat();
    ahead.Step(PairGoLetter::kRight);
    in_order = in_order && ahead.NextSeat() == (seat + 1) % 4;
  }
  Note(all.order, in_order, course);
  if (walk.JustClaimed())
    Note(all.follows, walk.NextSeat() == (walk.RightOfLast() + 1) % 4, course);
}

void Walk(const PairGoWalk& walk, const std::vector<PairGoLetter>& letters, int left,
          std::vector<PairGoLetter>& course, PairGoCourses& all) {
  Ask(walk, course, all);
  if (left == 0) return;
  for (const PairGoLetter letter : letters) {
    PairGoWalk next = walk;
    next.Step(letter);
    course.push_back(letter);
    Walk(next, letters, left - 1, course, all);
    course.pop_back();
  }
}

}  // namespace

PairGoCourses AllPairGoCourses(const PairGoRules& rules, int letters, bool passes) {
  assert(letters <= kMostPairGoLetters);
  std::vector<PairGoLetter> alphabet = {PairGoLetter::kRight, PairGoLetter::kWrong,
                                        PairGoLetter::kClaim, PairGoLetter::kOwnClaim};
  if (passes) {
    alphabet.push_back(PairGoLetter::kRightPass);
    alphabet.push_back(PairGoLetter::kWrongPass);
  }
  PairGoCourses all;
  std::vector<PairGoLetter> course;
  Walk(PairGoWalk(rules), alphabet, letters, course, all);
  return all;
}

}  // namespace hotstone::tournament
