// The plays of the game that solutions describe, on bit-boards, with the keys of their positions.
//
// The owner follows the solution, the opponent plays freely: see certify/solution/solution_check.h.
// Here the same game is rendered from masks, for finding solutions; the checker judges them.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLUTION_PLAYS_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLUTION_PLAYS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/solution/solution.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::search {

// A position as a solution lists it, stones by owner and opponent.
struct ListedPosition {
  uint64_t key = 0;
  enumerate::Stones stones;       // own: the owner's; the image with the key
  int ban = enumerate::kNoPoint;  // of the owner; only if bans are part of the key
};

// An answer by the opponent: its result, and the points banned for the owner, as the list stores
// them.
struct OpponentAnswer {
  ListedPosition to;
  enumerate::BitBoard bans = 0;
};

class SolutionPlays {
 public:
  // side: 0 if the owner is Black, 1 if White.
  SolutionPlays(const enumerate::Grid& grid, int side, certify::GoodUnder rules,
                certify::EndsAt ends_at);

  // Those of a solution with this header. InvalidArgument for boards without a grid.
  static absl::StatusOr<SolutionPlays> Of(const certify::SolutionHeader& header);

  const enumerate::Grid& grid() const { return grid_; }
  int side() const { return side_; }
  certify::GoodUnder rules() const { return rules_; }
  int most_inside() const { return most_inside_; }  // of a region at an end (certify/)
  const enumerate::Symmetries& symmetries() const { return symmetries_; }

  ListedPosition Listed(enumerate::Stones stones, int ban = enumerate::kNoPoint) const;

  // The position encoded by a key. Requires a key of a position.
  ListedPosition NamedBy(uint64_t key) const;

  // The same for any number; nothing unless it is a key that Listed gives to a legal position.
  std::optional<ListedPosition> Checked(uint64_t key) const;

  // A play by the owner that removes no own stone, and the opponent's banned answers.
  struct OwnPlay {
    int at = 0;
    enumerate::Stones after;       // own: the owner's
    enumerate::BitBoard bans = 0;  // of the opponent
  };
  std::vector<OwnPlay> OwnPlays(const ListedPosition& position) const;

  // The points banned to the owner after an answer, and to the opponent after a play of the owner,
  // resolved from the view of the player who played.
  enumerate::BitBoard OwnerBans(const enumerate::Resolved& answer, int at) const;
  enumerate::BitBoard OpponentBans(const enumerate::Resolved& play, int at) const;

  // Whether a line may end with these stones of the owner; `hot`: under basic ko, with the owner to
  // move and a hot stone that he would take.
  bool IsEnd(enumerate::BitBoard own, bool hot = false) const;

  // Whether the owner, to move, can end the line with his next play, where lines may end so; with
  // the points that are banned to him, if bans are no part of the position.
  bool HoldsNext(enumerate::Stones stones, enumerate::BitBoard bans) const;

  // Appends the answers after which the line goes on, including the pass if `with_pass`.
  void Answers(enumerate::Stones stones, enumerate::BitBoard bans, bool with_pass,
               std::vector<OpponentAnswer>& answers) const;

  // The same one at a time: the opponent's possible points, and the answer at one of them; nothing
  // if the line ends after it.
  struct Turn {
    enumerate::Analysis analysis;
    enumerate::BitBoard points = 0;
  };
  Turn OpponentTurn(enumerate::Stones stones, enumerate::BitBoard bans) const;
  std::optional<OpponentAnswer> AnswerAt(const Turn& turn, int at) const;

  // The situation after the owner's play, with the opponent to move, for an oracle.
  enumerate::BitSituation AfterOwn(const OwnPlay& play) const;
  enumerate::BitSituation OwnerToMove(const ListedPosition& position) const;

 private:
  // The position encoded by any number; stones may lie off the board.
  ListedPosition Decoded(uint64_t key) const;

  uint64_t NumberOf(enumerate::Stones stones, int ban) const;

  enumerate::Grid grid_;
  int side_;
  certify::GoodUnder rules_;
  certify::EndsAt ends_at_;
  int most_inside_;
  enumerate::Symmetries symmetries_;
  enumerate::FiniteRules hot_;                          // stones of the covered kinds are hot
  std::array<std::array<uint64_t, 256>, 5> ternary_{};  // per eight points: sums of powers of 3
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_PLAYS_H_
