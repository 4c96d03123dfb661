// Robust strategies as certificates: what one side forces whatever rule of repetition is in force.
//
// A list of positions in which that side, X, is to move, each with a rank and X's answer. Required is that
// whatever the opponent O does after the answer, the position that he leaves, be it by a pass, stands in the
// list with a lower rank. Nothing else is looked at: no history, no pass count, no ban. For that very reason
// X never plays to a position that was on the board before, so that no rule that forbids repetition can
// refuse a play of his. The theorem, with the conditions and the proof:
// docs/explanation/determinacy.md; in short:
//
//   Ranks of the positions in which X is to move never rise along a play, and a board play of X is followed
//   by a lower one. Suppose that X plays from p to q, and that q was on the board at an earlier time. Then
//   at that time, or one ply later, X was to move at a position r that O can leave from q (q itself by a
//   pass), and the rank of r was not below that of p, because ranks never rise. But the list says of p that
//   all positions that O can leave from q have lower ranks. So q is new.
//
// An answer may be to pass where X's area is large enough already: then every board play of O must lead to a
// lower rank, and if O passes too, the game ends where it stands, after however many passes.
//
// O is granted every play that any rule permits: removal of his own stones, single ones too (which leave the
// position as a pass does), and no ban binds him. X never removes his own stones. With `hot every`, each play
// of O is taken to ban all points that any kind of hot stone in any ko would ban (spec/rules/hot_stone.h), and
// the position must have an answer elsewhere. With `hot single` bans need no look: a ban of a single hot stone
// forbids to play back to the position before, which X never does.
//
// The file, in the manner of certificate.h: header lines in one spelling only, then records.
//
//   hotstone-certificate 1
//   kind robust
//   board COLSxROWS
//   side B|W                 X
//   at-least N               area difference for X, -points .. points
//   start B|W ROWS           player to move, rows from the top; no pass before, no ban
//   hot single|every
//   images each|one          one: a record stands for all positions that turning and mirroring make of it
//   entries N                decimal; then N records, and nothing behind them
//
// Records are packed, little-endian, 13 bytes, ascending by key, then by answer:
//
//   0 key u64 | 8 rank u32 | 12 answer u8
//
//   key     the position in base 3, A1 the least significant digit, then along the rows from the bottom:
//           empty 0, black 1, white 2. Up to 40 points. With `images one` the least key of all images
//   answer  the index of a point (A1 0, B1 1, ...), 255 to pass
//
// Several records of one key are several answers, all with the same rank; only `hot every` has a use for them.
#ifndef HOTSTONE_CERTIFY_ROBUST_ROBUST_H_
#define HOTSTONE_CERTIFY_ROBUST_ROBUST_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "certify/robust/robust_hot.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

inline constexpr size_t kRobustRecord = 13;   // bytes
inline constexpr uint8_t kRobustPass = 255;   // as an answer
inline constexpr int kMostRobustPoints = 40;  // 3^40 < 2^64

enum class RobustImages { kEach, kOne };

// What is claimed.
struct RobustHeader {
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;  // area difference for `side`
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
  RobustHot hot = RobustHot::kSingle;
  RobustImages images = RobustImages::kEach;
};

struct RobustEntry {
  uint64_t key = 0;
  uint32_t rank = 0;
  uint8_t answer = 0;

  friend bool operator==(const RobustEntry&, const RobustEntry&) = default;
};

struct Robust {
  RobustHeader header;
  std::vector<RobustEntry> entries;
};

// The header lines, and one record.
std::string RobustHeaderText(const RobustHeader& header, uint64_t entries);
std::string RobustRecord(const RobustEntry& entry);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that fails.
absl::Status WriteRobust(const std::string& path, const Robust& robust);

// OK if a strategy of this kind is good under these rules; Unimplemented, with the switch that is in the way,
// if the theorem does not say so: handicap, capture_ends, cycle_colour=either, self_removal=any without a
// superko, and with `hot single` hot stones of other kinds.
absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ROBUST_ROBUST_H_
