// One game between two engines, with spec::Game as the referee.
//
// Each engine is asked for a move in its turn; the referee judges it, and only a legal move is passed on to
// the other. Neither engine's opinion of the rules counts, and neither is asked for the score: with nobody to
// agree on dead stones, the position is counted as it stands, by the rules' own scoring. Handicap passes of
// the rules are made by the referee. An engine that knows `hotstone-rules` is told the rules; to others they
// are told by their own start flags, by whoever starts them.
//
//   rules         the game ended as the rules have it; the count decides
//   resignation   of `loser`
//   illegal-move  `loser` wanted a move that the rules forbid
//   no-move       `loser` answered genmove with something else than a move
//   refused       `loser` would not set the board up, would not move, or would not take the other's legal
//                 move. In a pause (two or three passes of four) an engine that has finished may refuse: that
//                 counts as a pass, and a pass that it will not hear is one that it does not need.
//   timed-out, crashed, closed, garbage   of `loser`, as in gtp_client.h
//   move-limit, interrupted               unknown who would have won
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

// "rules", "resignation", ... as above.
std::string_view MatchEndingName(MatchEnding ending);

// Whether the game was lost by something other than playing: illegal-move to garbage.
bool IsForfeit(MatchEnding ending);

struct MatchGame {
  Referee referee;  // after the last legal move
  MatchEnding ending = MatchEnding::kInterrupted;
  std::optional<spec::Color> loser;      // by resignation or forfeit
  std::optional<spec::Outcome> outcome;  // counted, if the rules ended it
  std::string words;                     // what happened, in a sentence; the engine's own words in quotes
  std::string clause;                    // of docs/reference/clauses.md; empty if none decides

  // Nothing for a draw and where it is unknown.
  std::optional<spec::Color> winner() const;
  // As SGF has it in RE: "B+5", "W+R", "B+T", "W+F", "0", and "?" where it is unknown.
  std::string Result() const;
};

// How an engine is spoken to.
using AskEngine = std::function<EngineAnswer(const std::string& command)>;

struct MatchSettings {
  spec::RuleSet rules;
  spec::BoardSize size;
  size_t most_moves = 0;
  std::function<bool()> keep_going;  // asked before each move; may be empty
};

// Sets both engines up and plays. The engines may be used for the next game as long as they answer.
MatchGame PlayMatchGame(const MatchSettings& settings, const AskEngine& black, const AskEngine& white);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_MATCH_GAME_H_
