// One case put to an engine: set up, played move by move, with questions at every moment.
//
// Legality is asked in one of four ways:
//
//   all_legal  one command for all points of a moment (not standard; GNU Go has it)
//   is_legal   one command per point (not standard; GNU Go has it)
//   play       makes the play and, if it was accepted, takes it back with `undo`
//   replay     makes the play in a fresh game, set up and replayed: works with every engine
//
// The first two are sent in one batch with the set-up and the moves, and the answers are read
// afterwards, since no answer changes what is sent. `undo` is verified with list_stones if the
// engine has it; an engine whose undo does not restore the board is asked by replay, and where its
// stones are after each undo at the end of a case.
//
// A finding is the answer to one question. Nothing is held against an engine if GTP leaves the
// answer open or the set-up caused it. The set-up can cause two kinds of answers: the engine
// refuses a play that would bring back a position which it saw only while the stones were being
// placed; or, under a superko rule that looks at turns, it answers anything about a play that
// brings back the set-up itself, when the last stone placed belonged to the player to move.
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
    kOpen,        // a different answer, but GTP or the set-up leaves it open
    kUnclear,     // no usable answer: an error unrelated to the play, or unreadable stones
    kNoCommand,   // no command of the engine answers this
    kNotReached,  // an earlier answer left it with the wrong game
    kNotSetUp,    // it refused the position every way it was set up
    kUnanswered,  // the engine was gone
    kAgain,       // the legality of the play was already answered the same way
  };
  Kind kind = Kind::kUnanswered;
  std::string command;  // the last command asked
  std::string words;    // its answer on one line; for the last kinds, why there is none
  std::string found;    // the answer as read: "legal", "illegal", rows separated by '/', "B+5"
};

struct CaseFindings {
  std::vector<ConformFinding> findings;  // one per question of the plan
  std::optional<SetUpWay> way;           // the one that worked
  std::string set_up_fault;              // the engine could not set up the position: its words
  bool undo_fault = false;               // its undo did not restore the board
};

// Puts the plan's questions to an engine that is ready for the board. The engine may be gone
// afterwards. An error is our own (a temporary file that cannot be written).
absl::StatusOr<CaseFindings> AskCase(ConformEngine& engine, const ConformPlan& plan, AskWay ask);

// The position given by two answers to list_stones; nothing if either cannot be read.
std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const std::string& black,
                                             const std::string& white);

// The points in an answer to all_legal, without passes; nothing if it cannot be read.
std::optional<std::vector<spec::Point>> ReadPoints(const spec::BoardSize& size,
                                                   const std::string& text);

// Whether a refusal of `play` is about the play rather than the command.
bool SaysIllegal(const std::string& words);

// Whether an error of `is_legal`, which should be "0", says explicitly that the play is illegal.
bool CallsIllegal(const std::string& words);

// Reads "B+3.5", "W+0.5", "0" or "draw"; nothing for any other text.
std::optional<spec::Outcome> ReadScore(const std::string& text);
// The same the other way: "B+5", "W+0.5", "0".
std::string ScoreText(const spec::Outcome& outcome);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_
