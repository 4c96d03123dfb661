// A request line to the referee, in the format hotstone.referee/1 (docs/howto/gtp-and-referee.md).
//
// A request is one JSON object per line. `op` is the operation, `game` names the game; the other
// keys come from the case format and are read by the same functions:
//
//   new     begins a game: rules, size, setup, to_move, free_turns, moves
//   play    plays its moves, up to the first illegal one
//   undo    takes back `plies` plies, 1 by default
//   judge   asks about the move `judge`; the default op
//   show    asks for the current state
//   drop    forgets the game
//
// `judge` and `show` without `game` are about a game contained in the request itself, with the keys
// of `new`, which is forgotten at once. `rules` is an object as in the cases, or a text as for
// --rules.
//
// Read strictly: every key must be known to its op, and every value must have its type. The answer
// repeats `id`, so it is read even if the rest is wrong (request_id.h).
#ifndef HOTSTONE_FORMATS_CASE_REFEREE_REQUEST_H_
#define HOTSTONE_FORMATS_CASE_REFEREE_REQUEST_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/case/case.h"
#include "formats/case/case_json.h"
#include "formats/case/request_id.h"

namespace hotstone::formats {

inline constexpr std::string_view kRefereeSchema = "hotstone.referee/1";

// Bytes per line: enough for a game of 50,000 moves.
inline constexpr size_t kMaxRefereeLine = size_t{1} << 20;
inline constexpr size_t kMaxGameName = 100;

enum class RefereeOp { kNew, kPlay, kUndo, kJudge, kShow, kDrop };

// "new", "play", ...
std::string_view RefereeOpName(RefereeOp op);

// The start of a game.
struct RefereeStart {
  spec::RuleSet rules;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  bool free_turns = false;
};

struct RefereeRequest {
  RefereeOp op = RefereeOp::kJudge;
  std::string game;                   // empty: the game is in the request
  std::optional<RefereeStart> start;  // for new, and if `game` is empty
  std::vector<CaseEntry> moves;
  spec::Move judge;  // for judge
  int plies = 1;     // for undo
};

// The result of reading a line. The request is valid if `error` is empty.
struct RefereeLine {
  RequestId id;
  RefereeRequest request;
  std::string error;  // what is wrong and what would be right
  size_t column = 0;  // of the error, in bytes from 1
};

// `tree` keeps its capacity from line to line. O(length of the line).
RefereeLine ParseRefereeLine(std::string_view text, JsonTree& tree);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_REFEREE_REQUEST_H_
