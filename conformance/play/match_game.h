// One game between two engines, with spec::Game as the referee.
//
// Each engine is asked for a move in its turn; the referee judges it, and only a legal move is
// passed on to the other. Neither engine's opinion of the rules counts, and neither is asked for
// the score: with nobody to agree on dead stones, the position is counted as it stands, by the
// rules' own scoring. The referee makes the handicap passes of the rules. An engine that knows
// `hotstone-rules` is told the rules; for other engines, the user sets the rules with their start
// flags.
//
//   rules         the game ended under the rules; the count decides
//   resignation   by `loser`
//   illegal-move  `loser` wanted a move that the rules forbid
//   no-move       `loser` answered genmove with something other than a move
//   refused       `loser` would not set up the board, would not move, or would not accept the
//                 other's legal move. In a pause (two or three passes of four) an engine that
//                 considers the game over may refuse: a refused genmove counts as a pass, and a
//                 refused pass is not needed.
//   timed-out, crashed, closed, garbage   by `loser`, as in gtp_client.h
//   move-limit, interrupted               the winner is unknown
#ifndef HOTSTONE_CONFORMANCE_PLAY_MATCH_GAME_H_
#define HOTSTONE_CONFORMANCE_PLAY_MATCH_GAME_H_

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "conformance/ask/gtp_client.h"
#include "conformance/play/referee.h"

namespace hotstone::conformance {

enum class MatchEnding {
  kRules,
  kResignation,
  kIllegalMove,
  kNoMove,
  kRefused,
  kTimedOut,
  kCrashed,
  kClosed,
  kGarbage,
  kMoveLimit,
  kInterrupted,
};

// "rules", "resignation", and the other names above.
std::string_view MatchEndingName(MatchEnding ending);

// Whether the game was lost for a reason other than play: illegal-move to garbage.
bool IsForfeit(MatchEnding ending);

struct MatchGame {
  Referee referee;  // after the last legal move
  MatchEnding ending = MatchEnding::kInterrupted;
  std::optional<spec::Color> loser;      // by resignation or forfeit
  std::optional<spec::Outcome> outcome;  // counted, if the rules ended it
  std::string words;                     // the event as a sentence; the engine's words in quotes
  std::string clause;                    // of docs/reference/clauses.md; empty if none decides

  // Nothing for a draw or an unknown result.
  std::optional<spec::Color> winner() const;
  // As in SGF's RE: "B+5", "W+R", "B+T", "W+F", "0", and "?" if unknown.
  std::string Result() const;
};

// Sends a command to an engine and returns its answer.
using AskEngine = std::function<EngineAnswer(const std::string& command)>;

struct MatchSettings {
  spec::RuleSet rules;
  spec::BoardSize size;
  size_t most_moves = 0;
  std::function<bool()> keep_going;  // called before each move; may be empty
};

// Sets both engines up and plays. The engines may be used for the next game as long as they answer.
MatchGame PlayMatchGame(const MatchSettings& settings, const AskEngine& black,
                        const AskEngine& white);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_MATCH_GAME_H_
