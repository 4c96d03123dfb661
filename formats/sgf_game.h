// The Go in an SGF tree: board, setup and the moves of the main line.
//
// The main line is the first child of every node; the other variations are left out and counted. Read are SZ
// (19 if left out; SZ[9], SZ[cols:rows], sides 1 to 19), GM (1 if there), FF (1 to 4 if there), AB AW AE
// (with compressed rectangles) PL, B W (an empty value or "tt" is a pass), C; KM RU HA are handed on as
// written, since only the choice of rules needs them. Columns are a, b, ... from the left, rows a, b, ...
// from the top. Every other property is without meaning here.
//
// Setup belongs before the first move; a play judged by its history has no place for stones that appear out
// of nowhere. One exception: a node that holds AE alone, after a move, is read as dead stones taken off by
// agreement (ING96-R3 "Pass play"); whether the game is paused then is for spec::Game to say.
#ifndef HOTSTONE_FORMATS_SGF_GAME_H_
#define HOTSTONE_FORMATS_SGF_GAME_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf.h"
#include "spec/position.h"
#include "spec/rule_set.h"
#include "spec/ruling.h"

namespace hotstone::formats {

// A node of the main line that holds a move, or dead stones taken off by agreement.
struct SgfPly {
  std::optional<spec::Move> move;
  std::vector<spec::Point> agreed_dead;  // if there is no move
  std::string comment;                   // C, with the escapes taken out
  SgfPlace at;
};

struct SgfGame {
  spec::Position setup;                // need not be legal; spec::Game::Create judges it
  std::optional<spec::Color> to_move;  // PL
  std::vector<SgfPly> plies;
  std::string comment;                   // C of the nodes before the first move
  std::optional<SgfValue> rules;         // RU
  std::optional<SgfValue> compensation;  // KM
  std::optional<SgfValue> handicap;      // HA
  int variations_left_out = 0;           // branches off the main line

  // Who plays first: PL, or else the player of the first move, or else White after set-up handicap stones
  // (HA), or else Black.
  spec::Color FirstToMove() const;
};

// Errors carry the place: a point off the board, a rectangle with its corners exchanged, two stones on a
// point in one node, a move and a setup in one node, both players' moves in one node, a wrong SZ, GM, FF or
// PL.
absl::StatusOr<SgfGame> ReadSgfGame(const SgfTree& tree, std::string_view source);

// The record of a game: rules by name (RU, KM), setup, and one node a move. Reading it back gives the same
// setup, player and moves.
SgfTree SgfRecord(const spec::RuleSet& rules, const spec::Position& setup, spec::Color to_move,
                  const std::vector<spec::Move>& moves);

// "cc" for C at the left of row c from the top.
std::string SgfPointName(spec::Point p, const spec::BoardSize& size);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_GAME_H_
