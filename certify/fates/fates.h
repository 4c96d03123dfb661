// Certificates of fates: one stone is removed, kept or hanging, with either player to move.
//
// The two players fight about this stone alone (spec/fates/board_fates.h says so of basic-only; a
// certificate names its rules). Its attacker wins as soon as it is taken off, by whomever; its
// owner wins if the game ends with the stone on the board. Removed and kept say that a side forces
// its win in finite time; the stone hangs if neither does.
//
// A certificate is a table of situations in which the stone stands, each with an answer. A move
// leads to stage 0 of the attacker if it removes the stone, to stage 0 of the owner if it ends the
// game otherwise, and else to a row, if there is one. Required of each row:
//
//   removed, kept, at stage n   say x wins. If x is to move, some move leads to a lower stage of x.
//                               If the other side is to move, every move does
//   hangs                       every move leads to a row or an end that the mover does not win,
//                               and some move leads to a row that hangs
//
// Removed and kept are right, and take at most n plies: let x always move to a lower stage. A row
// that hangs is right, too. Look at one side, x, and at the rows that x does not win. If x is to
// move there, all moves stay among them; if the other side is to move, some move does, since a row
// won by the other side has a move to a lower one. So the other side can stay among them for ever,
// or until it has won, and x does not force anything. This holds for both sides. proofs/fates has
// the proof in Coq (answers.v, check_fates.v). Rules with history are refused.
//
// The file, in the format of certificate.h: lines in this order and spelling only.
//
//   hotstone-certificate 1
//   kind fates
//   board COLSxROWS
//   rules RULE-SET
//   stone B|W POINT         its owner, and where it stands
//   claims N                then N lines, at least one:
//   ROWS B|W ANSWER         position, player to move: nothing is banned, no pass came before. The
//                           answer is removed, kept or hangs
//   positions N             then N lines in strictly ascending order of the cells: A1 first, then
//                           along the rows; '.' before O before X
//   ROWS ROW ROW ...        the rows of this position, strictly ascending: Black to move before
//                           White, then by passes, then by bans
//
// A row is the player to move, the number of passes before if there were some, the bans if there
// are some, and the answer: B:h hangs, W2:r3 is removed at stage 3 after two passes, B/A1+C2:k4 is
// kept at stage 4 and bans A1 and C2, column by column. On one row of two points, Black's stone is
// taken:
//
//   hotstone-certificate 1
//   kind fates
//   board 2x1
//   rules basic-only
//   stone B A1
//   claims 1
//   X. W removed
//   positions 1
//   X. W:r1
#ifndef HOTSTONE_CERTIFY_FATES_FATES_H_
#define HOTSTONE_CERTIFY_FATES_FATES_H_

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/check.h"
#include "spec/board/color.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

enum class FateAnswer { kRemoved, kKept, kHangs };

// "removed", "kept", "hangs".
std::string_view FateAnswerName(FateAnswer answer);

struct FateRow {
  spec::Color to_move = spec::Color::kBlack;
  int passes = 0;
  std::set<spec::Point> bans;
  FateAnswer answer = FateAnswer::kHangs;
  uint32_t stage = 0;  // removed, kept: within so many plies; hangs: 0
};

struct FatePosition {
  spec::Position position;
  std::vector<FateRow> rows;
};

struct FateClaim {
  spec::Position position;
  spec::Color to_move = spec::Color::kBlack;
  FateAnswer answer = FateAnswer::kHangs;
};

struct Fates {
  spec::RuleSet rules;
  spec::Color owner = spec::Color::kBlack;
  spec::Point stone;
  std::vector<FateClaim> claims;  // at least one; all positions are of one board
  std::vector<FatePosition> positions;
};

// Whether the first row comes before the second in its line.
bool ComesBefore(const FateRow& one, const FateRow& other);

// "W2/A1+C2", a row without its answer.
std::string FateRowName(const FateRow& row);

// The line of claim i in the file, from 1.
size_t LineOfClaim(size_t i);

// The line of a position in the file. Requires i < fates.positions.size().
size_t LineOfPosition(const Fates& fates, size_t i);

// The text of the file. Requires a claim.
std::string FatesText(const Fates& fates);

// Reads the text strictly, without judging its content; errors have `name` before the line.
// InvalidArgument for anything but what FatesText writes. O(text).
absl::StatusOr<Fates> ParseFates(std::string_view text, std::string_view name);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that
// fails.
absl::Status WriteFates(const std::string& path, const Fates& fates);

// Accepts or refuses, by spec/ alone (fates_check.cc). FailedPrecondition with the line and the
// reason if refused; InvalidArgument or Unimplemented for rules that this kind does not cover:
// rules with history, a handicap, capture_ends. O(rows x points^2 x log positions).
absl::StatusOr<Checked> CheckFates(const Fates& fates);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_FATES_FATES_H_
