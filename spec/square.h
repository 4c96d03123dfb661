// The cycle rule `square`: the ban on recycling, read word for word.
//
// ING96-R3 "Board play" forbids "recycling (repetition of the same sequence of board positions)"; ING96-G517
// says when: "in the second cycle of a disturbing ko and subsequent cycles, every move causes invariation".
// So what must not come twice is not a position but a whole round of them, one right after the other. Kept is
// the sequence s_0 s_1 ... of (position, player to move), the start included, one entry after each ply,
// passes included; a board play is forbidden if the sequence with the entry that it leads to would end in XX,
// X not empty: a square, in the words of combinatorics on words. Passes are never forbidden, and may make a
// square.
//
// A round is completed by its last entry, so the play that completes the second round is forbidden, not the
// one that begins it. Two details of the model (formal model, section 3) that the text leaves open: the
// player to move is part of an entry; and dead stones taken off by agreement append theirs like a ply.
//
// Literally read the rule does not do what the texts promise: square-free sequences over three letters may be
// as long as one likes (docs/endless.md).
//
// No hash: the situations met are numbered through an ordered map of the things themselves, and a square that
// ends here can only begin where this entry came before. Those places are tried one by one, comparing
// backwards. Cost of a question: O(log situations + occurrences of the entry x entries compared), and most
// comparisons end at once; games of 100,000 plies on 2x2 take seconds.
#ifndef HOTSTONE_SPEC_SQUARE_H_
#define HOTSTONE_SPEC_SQUARE_H_

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/cycle_rule.h"

namespace hotstone::spec {

class SquareRule : public CycleRule {
 public:
  SquareRule(const Position& start, Color to_move) { Append(start, to_move); }

  std::optional<Illegality> Forbids(const BoardPlay& play) const override;
  void AfterPlay(const BoardPlay& play) override { Append(play.after, Opponent(play.player)); }
  void AfterPass(const Position& position, Color to_move) override { Append(position, to_move); }
  void AfterAgreement(const Position& position, Color to_move) override { Append(position, to_move); }
  std::unique_ptr<CycleRule> Clone() const override { return std::make_unique<SquareRule>(*this); }

 private:
  void Append(const Position& position, Color to_move);

  // The numbers, in order of first appearance, of the (position, player to move) met so far.
  std::map<std::pair<std::string, Color>, size_t> numbers_;
  std::vector<size_t> sequence_;             // by ply: the number of what it led to; the start first
  std::vector<std::vector<size_t>> places_;  // by number: where it stands in the sequence, ascending
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_SQUARE_H_
