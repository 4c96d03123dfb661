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
// one that begins it. Dead stones taken off by agreement append an entry like a ply. The text leaves open
// whether the player to move is part of one. It is, or, under `square_of=position`, is not; which makes no
// difference where moves are made in turn and change the position. For who made a board play shows in what it
// changed, so a round of an odd number of plies can come again at once only if it is all passes.
//
// R3 does not say that the repetition follows at once. Under `square_gap=anywhere` no sequence may come again
// at all, whatever lies between. The shortest sequence that a play can repeat is one step, from an entry to
// the next (one entry alone is a position, which the text does not forbid), so a play is forbidden if the step
// that it makes was made before. Of positions that is the reading `fixed` (superko.h), and it ends every play.
//
// Read of sequences in a row the rule does not do what the texts promise: square-free sequences over three letters may be
// as long as one likes (docs/explanation/termination.md).
//
// No hash. Entries are numbered through an ordered map of the things themselves, so that equal numbers are
// equal entries. Stretches of 2, 4, 8, ... entries are numbered likewise, each as the pair of its halves. A
// square whose halves are p long, 2^k <= p < 2^(k+1), can only end here if the stretch of 2^k entries that
// ends here ended p entries earlier as well; and since two stretches of 2^k cover p entries, the halves are
// equal exactly if their first stretches are equal, too. So the candidates are the few recent places of one
// stretch for each k, and a question costs O(log^2 plies) where the sequence is not full of squares. Memory
// O(plies log plies).
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
  void AfterAgreement(const Position& position, Color to_move) override { Append(position, to_move); }
  size_t MemorySize() const override { return size_; }
  std::unique_ptr<CycleRule> Clone() const override { return std::make_unique<SquareRule>(*this); }

 private:
  // The stretches of 2^k entries, by the place of their last entry; the first ends at place 2^k - 1.
  struct Level {
    std::map<std::pair<uint32_t, uint32_t>, uint32_t>
        numbers;                              // by those of the two halves; not used for k = 0
    std::vector<uint32_t> ends_at;            // by place - (2^k - 1): the stretch that ends there
    std::vector<std::vector<size_t>> places;  // by number: where it ends, ascending
  };

  // What is numbered: under `position` the player to move is left out.
  std::pair<std::string, Color> EntryOf(const Position& position, Color to_move) const;
  void Append(const Position& position, Color to_move);
  static void AddTo(Level& level, uint32_t number, size_t place);

  // The number of the stretch of 2^k entries that ends at `place`.
  uint32_t EndingAt(size_t k, size_t place) const {
    return levels_[k].ends_at[place - ((size_t{1} << k) - 1)];
  }

  // Whether a square with halves of 2^k to 2^(k+1) - 1 entries would end with the next entry, if the stretch
  // of 2^k entries that would end there is this one.
  bool WouldEndInSquare(size_t k, uint32_t stretch) const;

  // Whether the entry that a play leads to makes a square, and whether the step to it was there before.
  bool MakesSquare(uint32_t entry) const;
  bool IsKnownStep(uint32_t entry) const;

  SquareOf square_of_;
  SquareGap square_gap_;
  std::map<std::pair<std::string, Color>, uint32_t>
      numbers_;                // of (position, player to move), by first meeting
  size_t size_ = 0;            // entries
  std::vector<Level> levels_;  // by k, as far as there are 2^k entries
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_SQUARE_H_
