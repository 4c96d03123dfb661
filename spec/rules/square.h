// The cycle rule `square`: the ban on recycling, read word for word.
//
// ING96-R3 "Board play" forbids "recycling (repetition of the same sequence of board positions)";
// ING96-G517 says when: "in the second cycle of a disturbing ko and subsequent cycles, every move
// causes invariation". So the rule forbids not a second occurrence of a position but a second
// occurrence of a whole round directly after the first. It keeps the sequence s_0 s_1 ... of
// (position, player to move), with the start and one entry after each ply, passes included. A board
// play is forbidden if the sequence, extended by the entry it leads to, would end in XX with X not
// empty: a square, in the terms of combinatorics on words. Passes are never forbidden and may make
// a square.
//
// The last entry of a round completes it, so the rule forbids the play that completes the second
// round, not the one that begins it. Dead stones removed by agreement append an entry like a ply.
// The text does not say whether an entry includes the player to move. It does, except under
// `square_of=position`. The choice makes no difference if moves alternate and change the position:
// a board play shows who made it by what it changed, so a round of an odd number of plies can
// repeat at once only if it is all passes.
//
// R3 does not say that the repetition follows at once. Under `square_gap=anywhere` no sequence may
// come again, no matter what lies between. The shortest sequence that a play can repeat is one
// step, from an entry to the next (one entry alone is a position, which the text does not forbid),
// so a play is forbidden if its step was made before. On positions this is the reading `fixed`
// (superko.h), and it ends every game.
//
// With sequences in a row the rule does not deliver what the texts promise: square-free sequences
// over three letters may be arbitrarily long (docs/explanation/termination.md).
//
// The rule uses no hash. An ordered map of the entries themselves numbers them, so equal numbers
// mean equal entries. Stretches of 2, 4, 8, ... entries are numbered likewise, each as the pair of
// its halves. A square whose halves have length p, 2^k <= p < 2^(k+1), can only end here if the
// stretch of 2^k entries that ends here also ended p entries earlier. Two stretches of 2^k cover p
// entries, so the halves are equal exactly if their first stretches are equal too. The candidates
// are therefore the few recent places of one stretch for each k, and a query costs O(log^2 plies)
// unless the sequence is full of squares. Memory O(plies log plies).
#ifndef HOTSTONE_SPEC_RULES_SQUARE_H_
#define HOTSTONE_SPEC_RULES_SQUARE_H_

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::spec {

class SquareRule : public CycleRule {
 public:
  SquareRule(SquareOf square_of, SquareGap square_gap, const Position& start, Color to_move)
      : square_of_(square_of), square_gap_(square_gap) {
    Append(start, to_move);
  }

  std::optional<CycleBan> Forbids(const BoardPlay& play) const override;
  void AfterPlay(const BoardPlay& play) override { Append(play.after, Opponent(play.player)); }
  void AfterPass(const Position& position, Color to_move) override { Append(position, to_move); }
  void AfterAgreement(const Position& position, Color to_move) override {
    Append(position, to_move);
  }
  size_t MemorySize() const override { return size_; }
  std::unique_ptr<CycleRule> Clone() const override { return std::make_unique<SquareRule>(*this); }

 private:
  // The stretches of 2^k entries, by the place of their last entry; the first ends at place 2^k -
  // 1.
  struct Level {
    std::map<std::pair<uint32_t, uint32_t>, uint32_t>
        numbers;                              // by the numbers of the two halves; unused for k = 0
    std::vector<uint32_t> ends_at;            // by place - (2^k - 1): the stretch ending there
    std::vector<std::vector<size_t>> places;  // by number: where it ends, ascending
  };

  // The key of an entry; under `position` it omits the player to move.
  std::pair<std::string, Color> EntryOf(const Position& position, Color to_move) const;
  void Append(const Position& position, Color to_move);
  static void AddTo(Level& level, uint32_t number, size_t place);

  // The number of the stretch of 2^k entries that ends at `place`.
  uint32_t EndingAt(size_t k, size_t place) const {
    return levels_[k].ends_at[place - ((size_t{1} << k) - 1)];
  }

  // Whether a square with halves of 2^k to 2^(k+1) - 1 entries would end with the next entry, if
  // `stretch` is the stretch of 2^k entries that would end there.
  bool WouldEndInSquare(size_t k, uint32_t stretch) const;

  // Whether the entry that a play leads to makes a square, and whether the step to it was made
  // before.
  bool MakesSquare(uint32_t entry) const;
  bool IsKnownStep(uint32_t entry) const;

  SquareOf square_of_;
  SquareGap square_gap_;
  std::map<std::pair<std::string, Color>, uint32_t>
      numbers_;                // of (position, player to move), by first occurrence
  size_t size_ = 0;            // entries
  std::vector<Level> levels_;  // by k, for all k with 2^k entries
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_SQUARE_H_
