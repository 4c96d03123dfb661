// One case put to an engine: set up, played move by move, asked at every moment.
//
// Legality is asked in one of four ways:
//
//   all_legal  one command for all points of a moment (not standard, GNU Go has it)
//   is_legal   one command a point (not standard, GNU Go has it)
//   play       the play is made and, if it was accepted, taken back by `undo`
//   replay     the play is made in a game of its own, set up and played anew: what every engine can do
//
// The first two are sent in one go with the set-up and the moves, and the answers read afterwards: what one
// says does not change what is sent. `undo` is looked at by list_stones if there is one; an engine whose undo
// does not restore the board is asked by replay.
//
// A finding is the answer to one question. Nothing is held against an engine that GTP leaves open or that the
// way of setting up brought about: a refused play that would bring back a position which the engine has seen
// only while the stones were put down; and, under a superko rule that looks at turns, any answer about a play
// that brings back the set-up itself, where the last stone put down was that of the player to move.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/ask/conform_engine.h"
#include "spec/board/board.h"
#include "spec/counting/outcome.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::conformance {

struct ConformPlan;

enum class AskWay { kAllLegal, kIsLegal, kPlay, kReplay };
std::string_view AskWayName(AskWay way);

struct ConformFinding {
  enum class Kind {
    kAgrees,
    kDisagrees,
    kOpen,        // it answers otherwise, and GTP or the way of setting up leaves that open
    kUnclear,     // its answer is none: an error that says nothing about the play, stones that cannot be read
    kNoCommand,   // it has no command that answers this
    kNotReached,  // it refused an earlier move of the case
    kNotSetUp,    // it refused the position in every way
    kUnanswered,  // it went away
    kAgain,       // the legality of the play has been answered the same way before
  };
  Kind kind = Kind::kUnanswered;
  std::string command;  // that was asked last
  std::string words;    // the engine's answer to it, on one line; for the last kinds why there is none
  std::string found;    // what it comes to: "legal", "illegal", rows with '/' between, "B+5"
};

struct CaseFindings {
  std::vector<ConformFinding> findings;  // one for each question of the plan
  std::optional<SetUpWay> way;           // that worked
  std::string set_up_fault;              // the engine could not set the position up: what it said
  bool undo_fault = false;               // its undo did not restore the board
};

// Puts the plan's questions to an engine that was made ready for the board. The engine may be gone
// afterwards. An error is one of ours (a temporary file that cannot be written).
absl::StatusOr<CaseFindings> AskCase(ConformEngine& engine, const ConformPlan& plan, AskWay ask);

// The position that two answers to list_stones come to; nothing if one cannot be read.
std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const std::string& black,
                                             const std::string& white);

// The points of an answer to all_legal, passes left out; nothing if it cannot be read.
std::optional<std::vector<spec::Point>> ReadPoints(const spec::BoardSize& size, const std::string& text);

// "B+3.5", "W+0.5", "0", "draw"; nothing if it is none of these.
std::optional<spec::Outcome> ReadScore(const std::string& text);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_
