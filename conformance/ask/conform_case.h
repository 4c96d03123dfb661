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
// A finding is the answer to one question (conform_answers.h).
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/ask/conform_answers.h"
#include "conformance/ask/conform_engine.h"

namespace hotstone::conformance {

struct ConformPlan;

enum class AskWay { kAllLegal, kIsLegal, kPlay, kReplay };
std::string_view AskWayName(AskWay way);

struct CaseFindings {
  std::vector<ConformFinding> findings;  // one per question of the plan
  std::optional<SetUpWay> way;           // the one that worked
  std::string set_up_fault;              // the engine could not set up the position: its words
  bool undo_fault = false;               // its undo did not restore the board
};

// Puts the plan's questions to an engine that is ready for the board. The engine may be gone
// afterwards. An error is our own (a temporary file that cannot be written).
absl::StatusOr<CaseFindings> AskCase(ConformEngine& engine, const ConformPlan& plan, AskWay ask);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_CASE_H_
