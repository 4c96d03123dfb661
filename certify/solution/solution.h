// Solutions: what one side can force on a board, written so that it can be followed and checked.
//
// A solution lists positions in which its side is to move, each with a rank and the side's move.
// Every answer of the opponent leads to a listed position of lower rank, to a position in which the
// side has settled the board (settled_board.h), holds it (held_board.h) or can hold it with its
// next play (next_play.h), or to the end of the game with the claimed area. Rank and move depend on
// the position alone, not on its history. That is why the moves are legal under every rule of
// repetition and one file serves them all (solution_check.h has the argument, and says where a held
// board must be noticed early,
// docs/explanation/determinacy.md#one-strategy-for-every-rule the theorem). Not every result can be
// forced this way. Switches say for which rules a solution is valid and where its lines end. A
// solution under basic ko alone may also consider the ban on a stone just taken.
//
// The file, in the format of certificate.h: header lines in this order and spelling only, each
// ended by one line feed, then the records, packed and little-endian, in strictly ascending order
// of key and move.
//
//   hotstone-certificate 1
//   kind solution
//   board COLSxROWS
//   side B|W                  who follows it
//   at-least T                area difference for that side, -points < T <= points
//   rules any|any-single-hot|any-with-basic-ko|any-single-hot-with-basic-ko|basic-ko   GoodUnder
//   settled-board yes|no|held|next  EndsAt
//   images each               left out where a record stands for all images of its position
//   free-points yes           left out where records have no free points (free_records.h)
//   start B|W ROWS            player to move; rows from the top joined by '/', X O .
//   entries N
//
// solution_entry.h has the records.
//
// The kind `robust` of older files is a reduced form; solution_reader.h reads it.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "certify/solution/position_key.h"
#include "certify/solution/solution_entry.h"
#include "spec/board/color.h"
#include "spec/board/position.h"
#include "spec/rules/hot_kinds.h"

namespace hotstone::certify {

// The rules under which a solution is valid; solution_under.h decides it for each rule set.
enum class GoodUnder {
  // `any`: every rule of repetition, hot stones of any kinds or none
  kAny,
  // `any-single-hot`: the same, but of hot stones only single ones, or none
  kAnySingleHot,
  // `any-with-basic-ko`: rules of the first kind in which no lone stone that has just taken one is
  // taken back at once, and without hot stones of the kind any-ko-stone
  kAnyWithBasicKo,
  // `any-single-hot-with-basic-ko`: those of them that have no other hot stones than single ones
  kAnySingleHotWithBasicKo,
  // `basic-ko`: that ban and no other, and no rule of repetition. Only there do positions with a
  // ban have keys of their own
  kBasicKo,
};

std::string_view GoodUnderName(GoodUnder rules);

// The kinds of hot stones that these rules may have.
spec::HotKinds CoveredKinds(GoodUnder rules);

// Where lines may end before the game ends.
enum class EndsAt {
  kGameEnd,       // written `no`
  kSettledBoard,  // written `yes`
  kHeldBoard,     // written `held`: also at held boards; not under `any`
  kNextPlay,      // written `next`: also where the next play of the side ends the line so
};

std::string_view EndsAtName(EndsAt ends);

// How many points of a region may touch no stone of the side where a line ends at a held board
// (held_board.h); 0: the board must be settled.
int MostInside(GoodUnder rules, EndsAt ends_at);

// Whether a record covers its position alone or all its rotations and reflections.
enum class SolutionImages { kEach, kOne };

struct SolutionHeader {
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;
  GoodUnder rules = GoodUnder::kAny;
  EndsAt ends_at = EndsAt::kSettledBoard;
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
  SolutionImages images = SolutionImages::kOne;
  bool free_points = false;  // records leave out what does not matter (free_records.h)

  int MostInside() const { return certify::MostInside(rules, ends_at); }
};

struct Solution {
  SolutionHeader header;
  std::vector<SolutionEntry> entries;  // ascending keys, then moves
};

// Whether records of a solution with this header may have free points (free_records.h), on a board
// of so many points.
bool MayHaveFreePoints(const SolutionHeader& header, int points);

// The keys of its records. InvalidArgument for boards too large for keys.
absl::StatusOr<PositionKeys> KeysOf(const SolutionHeader& header);

// The header lines.
std::string SolutionHeaderText(const SolutionHeader& header, uint64_t entries);

// The size of its file.
uint64_t SolutionBytes(const SolutionHeader& header, uint64_t entries);

// The whole text of a small solution. Requires ranks of at most kMostSolutionRank.
std::string SolutionText(const SolutionHeader& header, const std::vector<SolutionEntry>& entries);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that
// fails; InvalidArgument if a rank is larger than kMostSolutionRank.
absl::Status WriteSolution(const std::string& path, const SolutionHeader& header,
                           const std::vector<SolutionEntry>& entries);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_H_
