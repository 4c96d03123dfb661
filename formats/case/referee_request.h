// What a line asks of the referee, in the format hotstone.referee/1
// (docs/howto/gtp-and-referee.md).
//
// A request is one JSON object a line. `op` says what is wanted, `game` names the game it is about; the other
// keys are those of the case format and read by the same functions:
//
//   new     begins a game: rules, size, setup, to_move, free_turns, moves
//   play    plays its moves, up to the first that is illegal
//   undo    takes `plies` back, 1 if it is left out
//   judge   asks about the move `judge`; this is the op if none is named
//   show    asks how things stand
//   drop    forgets the game
//
// `judge` and `show` without `game` are about a game that the request itself tells, with the keys of `new`,
// and that is forgotten at once. `rules` is an object as in the cases, or a text as behind --rules.
//
// Read strictly: every key known to its op, every value of its type. `id` is given back with the answer, so
// it is known even where the rest is wrong (request_id.h).
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

// Bytes of a line: a game of 50,000 moves fits.
inline constexpr size_t kMaxRefereeLine = size_t{1} << 20;
inline constexpr size_t kMaxGameName = 100;

enum class RefereeOp { kNew, kPlay, kUndo, kJudge, kShow, kDrop };

// "new", "play", ...
std::string_view RefereeOpName(RefereeOp op);

// What a game begins from.
struct RefereeStart {
  spec::RuleSet rules;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  bool free_turns = false;
};

struct RefereeRequest {
  RefereeOp op = RefereeOp::kJudge;
  std::string game;                   // empty: the game that the request tells
  std::optional<RefereeStart> start;  // for new, and where `game` is empty
  std::vector<CaseEntry> moves;
  spec::Move judge;  // for judge
  int plies = 1;     // for undo
};

// What became of a line. The request counts if `error` is empty.
struct RefereeLine {
  RequestId id;
  RefereeRequest request;
  std::string error;  // what is wrong and what would be right
  size_t column = 0;  // of the error, in bytes from 1
};

// `tree` keeps its room from line to line. O(length of the line).
RefereeLine ParseRefereeLine(std::string_view text, JsonTree& tree);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_REFEREE_REQUEST_H_
