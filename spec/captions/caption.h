// Captions: the examples of the texts, each a position with statements that can turn out false.
//
// A rule text states rules, but it also shows positions and says what happens in them: both are
// alive, the side without an eye is stopped in the second cycle, the first player to move wins
// (ING96-S1 to S20, Q1 to Q12, P1 to P6, H1 to H6 and their counterparts in the other texts). They
// test a reading of the rules. The tables are in this folder, one file per text (captions_*.cc).
// The meaning of a statement is given below and decided in search/decide.
//
// Recurring words:
//   group     a point names the stones of the chain that is there at the start. The group is kept
//             as long as none of them is removed, by either player: a side that removes its own
//             stones also loses them. Stones that join them later do not count.
//   threat    a move elsewhere that the opponent answers elsewhere, so that the same player is to
//             move here again. A statement gives the number of threats of each side.
#ifndef HOTSTONE_SPEC_CAPTIONS_CAPTION_H_
#define HOTSTONE_SPEC_CAPTIONS_CAPTION_H_

#include <string_view>
#include <vector>

namespace hotstone::spec {

enum class StatementKind {
  kLine,    // `moves` are legal in sequence; then `refused` is refused, by `clause` if given
  kYields,  // the cycle `moves` is repeated; the first refused ply is `player`'s, in round `round`
            // (the first round is 1)
  kKeeps,   // the owner of `groups` (one point) has a strategy that keeps it
  kTakes,   // the opponent has a strategy that removes it
  kLives,   // kept, no matter who moves first
  kDies,    // taken, no matter who moves first
  kSeki,    // both `groups` (two points, "A1 F3") are kept, no matter who moves first, and do
            // not both have two eyes
  kByTurn,  // the first to move decides which of `groups` (one point or two) are kept
  kByThreats,   // one more threat for the side that moves second reverses the result
  kFighting,    // by turn or by threats
  kDisturbing,  // neither, and yet an endless play exists under single hot stones
  kClass,       // spec/ko gives one of the classes in `clause`, in the words of `hotstone kos`: to
                // the position if there are no `moves`, else to the cycle of these moves
};

struct Statement {
  StatementKind kind;
  std::string_view moves = "";    // "B:D1 W:C3 B:pass"; the colours alternate
  std::string_view refused = "";  // "W:C3"; empty: no refusal is required
  std::string_view clause = "";   // ids of RulingClause, or classes; '|' separates alternatives
  char player = ' ';              // 'B' or 'W'
  int round = 0;
  std::string_view groups = "";
  char to_move = '*';  // who begins: 'B', 'W', or '*' for both
  int black_threats = 0;
  int white_threats = 0;
  std::string_view says = "";  // what the caption says here, in our own words
  std::string_view from = "";  // the clauses that say it, one of each text, with '|' between them;
                               // the caption's own where it has none of its text (provenance.h)
};

struct Caption {
  std::string_view id;        // "Q5"
  std::string_view clause;    // its id in the register, "ING96-Q5"
  std::string_view title;     // in our own words
  std::string_view position;  // rows from the top joined by '/', "XX.XOO/.XXOO./XXO.OO"; empty: the
                              // picture is lost, and no position replaces it
  std::string_view sure;      // "from the text", "analogue", "found by search", "lost"
  std::vector<Statement> statements;
};

// In the order of the texts.
const std::vector<Caption>& Captions();

// Whether the caption counts for a preset: one of the text that the preset renders. A sentence of
// 1991 says nothing of the rules of 1996, nor the other way round. For presets of no Ing text every
// caption counts.
bool IsOfItsText(const Caption& caption, std::string_view preset);

// Whether its position is one of ours that stands in for a lost picture.
inline bool IsAnalogue(const Caption& caption) {
  return !caption.position.empty() && caption.sure != "from the text";
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CAPTIONS_CAPTION_H_
