// The Go in an SGF tree: board, setup and the moves of one line, the main line by default.
//
// It reads SZ (19 by default; SZ[9], SZ[cols:rows], sides 1 to 19), GM (1 if present), FF (1 to 4
// if present), AB AW AE (with compressed rectangles) PL, B W, C, and the game information KM RU HA
// (as written: only the choice of rules needs them, rules_of_record) and PB PW BR WR RE (for the
// heading). Columns are a, b, ... from the left, rows a, b, ... from the top; capital letters name
// the same points, since boards here have at most 19 lines. An empty value or "tt" is a pass. Texts
// are decoded by the charset of CA, or by the charset that the caller names (sgf_charset.h). Every
// other property is ignored here. docs/howto/explain-games.md has it all in tables.
//
// Common deviations from the standard with only one possible meaning are accepted, with a warning
// if anything is ignored: setup and a move in one node (the setup comes first), a property twice in
// a node, SZ GM FF repeated after the root with the same value, bytes that are invalid in the
// charset.
//
// Setup after the first move: a node with only AE may be dead stones removed by agreement (ING96-R3
// "Pass play") or a setup; this depends on whether the game is paused, which only spec::Game knows.
// Any other setup there is an error unless the caller accepts it (`setup_in_play`): a play judged
// by its history has no place for stones that appear out of nowhere, so the history must start
// anew.
#ifndef HOTSTONE_FORMATS_SGF_SGF_GAME_H_
#define HOTSTONE_FORMATS_SGF_SGF_GAME_H_

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf.h"
#include "formats/sgf/sgf_lines.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::formats {

// The contents that a setup gives to each point: a stone, or nothing.
using SgfPoints = std::vector<std::pair<spec::Point, std::optional<spec::Color>>>;

// A node of the line with a move, dead stones removed by agreement, or a setup in play.
struct SgfPly {
  std::optional<spec::Move> move;
  std::vector<spec::Point> agreed_dead = {};  // if there is no move: AE only
  std::string comment = {};                   // C, decoded, escapes resolved
  SgfPlace at = {};
  SgfPoints setup = {};                         // with `setup_in_play`; includes AE alone
  std::optional<spec::Color> set_to_move = {};  // PL, with `setup_in_play`

  bool IsSetup() const { return !setup.empty() || set_to_move.has_value(); }
};

struct SgfGame {
  spec::Position setup;                     // need not be legal; spec::Game::Create judges it
  std::optional<spec::Color> to_move = {};  // PL
  std::vector<SgfPly> plies = {};
  std::string comment = {};                   // C of the nodes before the first move
  std::optional<SgfValue> rules = {};         // RU; its raw value is UTF-8
  std::optional<SgfValue> compensation = {};  // KM
  std::optional<SgfValue> handicap = {};      // HA
  int variations_left_out = 0;                // branches outside the line
  SgfPlace setup_at = {};                     // of the first setup property, or of the root
  std::string black = {};                     // PB and BR
  std::string white = {};                     // PW and WR
  std::string result = {};                    // RE
  std::string program = {};                   // AP
  std::vector<std::string> warnings = {};     // FILE:LINE:COLUMN: what was ignored

  // The first player: PL; otherwise the player of the first move; otherwise White after set-up
  // handicap stones (HA); otherwise Black.
  spec::Color FirstToMove() const;
};

struct SgfReading {
  SgfLine line = {};           // the line to read; the main line if empty
  std::string charset = {};    // instead of CA
  bool setup_in_play = false;  // whether AB, AW, AE, PL may come after the first move
};

// Errors carry the place: a point off the board, a rectangle with its corners exchanged, two stones
// on a point in one node, both players' moves in one node, a single-valued property twice with two
// values, a wrong SZ, GM, FF or PL. InvalidArgument without a place for a nonexistent line or
// charset.
absl::StatusOr<SgfGame> ReadSgfGame(const SgfTree& tree, std::string_view source,
                                    const SgfReading& reading = {});

// The record of a game: rules by name (RU, KM), setup, and one node per move. If the rules make
// White pass for a handicap, HA tells other programs how often Black plays before White's first
// play. Reading the record back gives the same setup, player and moves.
SgfTree SgfRecord(const spec::RuleSet& rules, const spec::Position& setup, spec::Color to_move,
                  const std::vector<spec::Move>& moves);

// "cc" for column C in row c from the top.
std::string SgfPointName(spec::Point p, const spec::BoardSize& size);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_GAME_H_
