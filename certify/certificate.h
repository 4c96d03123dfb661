// Certificates: why a verdict about a finite-memory rule set is true, in a form that a short
// program can check.
//
// The enumerator is fast and therefore long. It writes down its findings so that nobody has to
// trust it: this folder checks them with the literal law of spec/ alone, without hash tables,
// threads or bitboards. There are four kinds, for rule sets without a cycle layer and without
// handicap (a lasso also under cycle=starter-first and cycle=disturber; endless.h has another kind,
// for cycle=square):
//
//   lasso      a play and a cycle of situations that it ends in: play need not end. Refutes
//              termination
//   ranking    a number for every situation reachable from a start, lowered by every move. Proves
//              termination
//   intervals  lo and hi (formal model, section 2) of a set of situations that no move leaves, with
//              ranks that show them to be the right fixpoints and not just any. Proves determinacy
//   endings    the same with every finished game worth 0: so lo = 0 if Black can force an end, and
//              hi = 0 if White can. Decides the promise `forced` (docs/explanation/termination.md)
//
// check.h argues what is accepted and why that suffices; docs/reference/certificates.md gives the
// same argument for readers outside the program.
//
// The file format `hotstone-certificate 1`: header lines, each a keyword, one space and a value,
// ended by one line feed; everything in the one spelling that the writer uses (no other is read).
//
//   hotstone-certificate 1
//   kind lasso | ranking | intervals | endings
//   board COLSxROWS
//   rules RULE-SET                    as RuleSetName writes it
//   start B|W ROWS                    lasso, ranking: player to move, rows from the top joined by
//                                     '/', X O .
//   stem MOVE MOVE ... | -            lasso: points and `pass`, the colours alternate; - for none
//   cycle MOVE MOVE ...               lasso: at least one; ends the file
//   entries N                         the other kinds: decimal; then N records, and nothing after
//                                     them
//
// Records are packed, little-endian, in strictly ascending order of their keys (situation_key.h):
//
//   ranking    0 key u64 | 8 rank u32                                              12 bytes
//   intervals  0 key u64 | 8 lo i16 | 10 lo_rank u32 | 14 hi i16 | 16 hi_rank u32  20 bytes
//   endings    as intervals
//
// A start has no pass before it and no ban. Finished situations have no entries.
#ifndef HOTSTONE_CERTIFY_CERTIFICATE_H_
#define HOTSTONE_CERTIFY_CERTIFICATE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

inline constexpr size_t kRankingRecord = 12;   // bytes
inline constexpr size_t kIntervalRecord = 20;  // bytes

struct Lasso {
  spec::RuleSet rules;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<std::optional<spec::Point>> stem;   // a pass is nothing
  std::vector<std::optional<spec::Point>> cycle;  // at least one move
};

struct RankingEntry {
  uint64_t key = 0;
  uint32_t rank = 0;
};

struct IntervalEntry {
  uint64_t key = 0;
  int16_t lo = 0;  // -points <= lo <= hi <= points
  int16_t hi = 0;
  uint32_t lo_rank = 0;  // at least 1 if lo > -points; otherwise ignored
  uint32_t hi_rank = 0;  // at least 1 if hi < points; otherwise ignored
};

struct Ranking {
  spec::RuleSet rules;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<RankingEntry> entries;
};

struct Intervals {
  spec::RuleSet rules;
  spec::BoardSize board;
  std::vector<IntervalEntry> entries;
};

// Intervals of the game in which every end is worth 0.
struct Endings : Intervals {};

using Certificate = std::variant<Lasso, Ranking, Intervals, Endings>;

// "D1 pass C3", moves without their colour, as in the move lines of certificates; "-" if there are
// none.
std::string MoveList(const std::vector<std::optional<spec::Point>>& moves);

// The header lines; for a lasso, the whole file.
std::string HeaderText(const Lasso& lasso);
std::string RankingHeader(const spec::RuleSet& rules, const spec::Position& setup,
                          spec::Color to_move, uint64_t entries);
// `kind` is intervals or endings.
std::string IntervalsHeader(const spec::RuleSet& rules, const spec::BoardSize& board,
                            uint64_t entries, const std::string& kind);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_CERTIFICATE_H_
