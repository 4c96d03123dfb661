// The commands of our engine (gtp_engine.h) as tables, one for each group, and their shared
// functions.
//
// A command is a name and a function from the state and the arguments to a text. An error's message
// is sent as the text of the failure.
#ifndef HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_COMMANDS_H_
#define HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_COMMANDS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "conformance/play/gtp_files.h"
#include "conformance/play/move_choice.h"
#include "conformance/play/referee.h"
#include "conformance/play/value_table.h"
#include "formats/case/katago_rules.h"
#include "spec/board/move.h"

namespace hotstone::conformance {

struct GtpState {
  Referee referee;
  MoveChoice choice;
  GtpFiles files;
  StoredForce force;
  formats::HandicapBonus bonus = formats::HandicapBonus::kNone;  // kata-set-rules
  bool quit = false;
  bool open = false;  // the last reply waits for the next line to end it
};

using GtpAnswer = absl::StatusOr<std::string>;
using GtpArguments = std::vector<std::string>;

struct GtpHandler {
  std::string_view name;
  GtpAnswer (*answer)(GtpState& state, const GtpArguments& arguments);
};

// Each group in the order used by list_commands.
const std::vector<GtpHandler>& GtpPlayCommands();     // board, moves, handicap, clock
const std::vector<GtpHandler>& GtpAskCommands();      // legal plays, stones on the board, the count
const std::vector<GtpHandler>& GtpRecordCommands();   // SGF
const std::vector<GtpHandler>& GtpRulesCommands();    // our own: rules, reasons, situation
const std::vector<GtpHandler>& GtpKatagoCommands();   // KataGo's: rules, position, komi
const std::vector<GtpHandler>& GtpAnalyzeCommands();  // KataGo's and Leela Zero's: analysis

absl::Status GtpError(std::string_view text);
// To be called before adding a ply: an error once the game has reached the maximum length.
absl::Status GtpRoom(const Referee& referee);
inline absl::Status GtpSyntaxError() { return GtpError("syntax error"); }

// The colour and the vertex of `play`, `is_legal`, `hotstone-why`: exactly two arguments.
absl::StatusOr<spec::Move> GtpMove(const GtpArguments& arguments);

// The rules with all that White gets when this game is counted: the komi and the handicap bonus.
spec::RuleSet GtpRulesOfCount(const GtpState& state);

// "A1 B2"; empty if there are none.
std::string GtpPoints(const std::vector<spec::Point>& points);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_COMMANDS_H_
