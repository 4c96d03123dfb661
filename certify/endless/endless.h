// Certificates of endless games under the cycle rule `square`, and their check.
//
// The rule remembers the whole game, so neither a lasso nor a ranking can cover it. To show that
// play need not end, a certificate gives a way to continue for ever: a stem and three cycles that
// lead from the situation behind the stem back to it. Played in the order of a square-free word
// over three letters they form a game without a square, in which `square` has nothing to forbid.
// Such words exist in any length (A. Thue 1906, 1912).
//
// What is accepted, and why that suffices. Write s_0 s_1 ... for the (position, player to move) of
// a game, as the rule does (spec/rules/square.h). Let v be the situation behind the stem, m its
// (position, player to move).
//
//   (a) Under the same rules with cycle=none each move of the stem is legal from the start, each
//       move of a cycle is legal from v on, and each cycle ends in v, the same situation in all
//       that rules without history look at. So the cycles may follow one another in any order,
//       apart from the cycle rule.
//   (b) No s_i within a cycle except the first is m. Cut the stem's sequence at its m's too: a head
//       without m, then blocks that begin with m and contain no other. The cycles are blocks like
//       these.
//   (c) The head has no square, and no block has one behind its m.
//   (d) No block is a prefix (at least the m) of another block followed by a suffix (it may be
//       empty, and does not reach the m) of another block or of the head.
//
// Claim: the head, the blocks of the stem, then the cycles in the order of a square-free word have
// no square. Suppose XX. If X has no m, XX lies between two m's, against (c). Else X = p m y m q,
// or X = p m q, where p and q have no m and y may have some. The blocks within y occur in both
// halves, equal as sequences and, by (d), the same blocks. Between the halves is the block K = m q
// p; behind the second half a block N begins with m q; before the first half a block L, or the
// head, ends with p. If N were K, or L were K and p not empty, the blocks would repeat: XX would
// contain y' K y' K or K y' K y', a square in their order; but each block of the stem occurs once
// and the word of the cycles has no square. So N and L are others, and K = (m q) p is what (d)
// excludes. Every ply is then legal: by (a), and because no board play completes a square.
//
// With `disturber` (cycle=disturber+square, in either order, with unnamed=nobody) the check also
// shows that nobody is named for any cycle that the game completes, so this member forbids nothing
// either (endless_names.h).
//
// As an independent test of (a) to (d), the stem and the first twelve cycles of Thue's word are
// played as a spec::Game under the rule itself.
//
// The file, in the format of certificate.h: lines of one keyword, a space and a value, in this
// order and spelling only.
//
//   hotstone-certificate 1
//   kind endless
//   board COLSxROWS
//   rules RULE-SET            as RuleSetName writes it; with cycle=square, alone or with disturber
//   start B|W ROWS            player to move, rows from the top joined by '/', X O .
//   stem MOVE MOVE ... | -    points and `pass`, the colours alternate from the start; - for none
//   cycle-a MOVE MOVE ...     then cycle-b and cycle-c; cycle-c ends the file
#ifndef HOTSTONE_CERTIFY_ENDLESS_ENDLESS_H_
#define HOTSTONE_CERTIFY_ENDLESS_ENDLESS_H_

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/check.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct Endless {
  spec::RuleSet rules;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<std::optional<spec::Point>> stem;                   // a pass is nothing
  std::array<std::vector<std::optional<spec::Point>>, 3> cycles;  // each at least one move
};

// The text of the file.
std::string EndlessText(const Endless& endless);

// Reads the text strictly, without judging its content; errors have `name` before line and column.
// InvalidArgument for anything but what EndlessText writes.
absl::StatusOr<Endless> ParseEndless(std::string_view text, std::string_view name);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that
// fails.
absl::Status WriteEndless(const std::string& path, const Endless& endless);

// Accepts or refuses, by spec/ alone. FailedPrecondition with the reason if refused;
// InvalidArgument or Unimplemented for rules that this kind does not cover. O(length^3).
absl::StatusOr<Checked> CheckEndless(const Endless& endless);

// A prefix of Thue's word, a -> abc, b -> ac, c -> b.
inline constexpr std::string_view kThueBeginning = "abcacbabcbac";

// The same with the second test in any order of cycles; `order` consists of letters of "abc".
// Cycles that satisfy (a) to (d) can fail this test only in an order with a square.
absl::StatusOr<Checked> CheckEndlessPlayed(const Endless& endless, std::string_view order);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ENDLESS_ENDLESS_H_
