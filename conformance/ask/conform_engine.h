// The engine under test: its identity, its abilities, and a board made ready for a case.
//
// The handshake asks for protocol_version, name, version and list_commands. Square boards are set
// by `boardsize`, others by `rectangular_boardsize COLS ROWS` if the engine has it. Rules are set
// by `hotstone-rules` if the engine has it.
//
// A position without history is set up in one of several ways, tried in this order; the way that
// works is remembered:
//
//   loadsgf   a temporary SGF file with AB and AW; the only way that leaves no trace in an engine's
//             memory
//   play      stone by stone, the stones of the player to move first. No order can capture
//             anything: an incomplete chain has a liberty where one of its stones is missing, and
//             the complete chain has its own.
//   in turn   the same for engines that enforce turns: the other colour passes in between
//   handicap  Black's stones by set_free_handicap, White's by play
//
// If the engine has list_stones, the position is verified after set-up.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_ENGINE_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_ENGINE_H_

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/ask/gtp_client.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {

struct ConformPlan;

enum class SetUpWay { kLoadSgf, kPlay, kInTurn, kHandicap };
std::string_view SetUpWayName(SetUpWay way);

struct EngineIdentity {
  std::string name;
  std::string version;
  std::string protocol;
  std::set<std::string> commands;
  bool listed = false;  // it has list_commands, so a command missing there does not exist
  // It refuses two moves in a row by one colour, which GTP allows.
  bool keeps_turns = false;
};

// The commands that set up a position, and the positions (Position::cells) that the engine sees on
// the way.
struct SetUp {
  std::vector<std::string> commands;
  std::set<std::string> seen;
  bool other_turn = false;  // last stone is of the player to move (opponent may have none)
};

// A file that is deleted with its owner.
class TemporaryFile {
 public:
  TemporaryFile() = default;
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  // Writes the text. Returns the path, which has no blanks, or Unavailable with the system's
  // reason.
  absl::StatusOr<std::string> Write(const std::string& text);

 private:
  std::string path_;
};

class ConformEngine {
 public:
  // Starts it and does the handshake. NotFound or Internal if it cannot be started,
  // FailedPrecondition if it does not answer like a GTP engine, Cancelled if we were told to stop.
  static absl::StatusOr<std::unique_ptr<ConformEngine>> Start(const EngineCommand& command,
                                                              const GtpLimits& limits);
  ~ConformEngine();

  const EngineIdentity& identity() const { return identity_; }
  bool Has(std::string_view command) const {
    return identity_.commands.contains(std::string(command));
  }
  GtpClient& client() { return *client_; }
  // Replaces the old process with a new one.
  absl::Status Restart();

  enum class Ready { kYes, kNoRectangles, kSizeRefused, kRulesRefused, kGone };
  // Sets the board size, and the rules if the engine accepts them. A refusal puts its words in
  // `words`.
  Ready Prepare(const spec::BoardSize& size, const spec::RuleSet& rules, std::string& words);

  // The ways still worth trying, the last successful one first.
  std::vector<SetUpWay> Ways() const;
  void Works(SetUpWay way) { best_ = way; }
  // The board must be clear and of the right size. Unavailable if a file cannot be written.
  absl::StatusOr<SetUp> CommandsFor(SetUpWay way, const ConformPlan& plan);

  // Whether its final_score is known to be an estimate.
  bool Estimates() const;
  // Totals over all processes: answers with lines of noise, the first such lines, and commands
  // asked.
  int64_t noisy() const { return noisy_ + client_->noisy(); }
  const std::string& first_noise() const {
    return first_noise_.empty() ? client_->first_noise() : first_noise_;
  }
  int64_t asked() const { return asked_ + client_->asked(); }

 private:
  ConformEngine(EngineCommand command, GtpLimits limits)
      : command_(std::move(command)), limits_(std::move(limits)) {}
  absl::Status Handshake();
  void TryTwoInARow();

  EngineCommand command_;
  GtpLimits limits_;
  std::unique_ptr<GtpClient> client_;
  EngineIdentity identity_;
  std::optional<SetUpWay> best_;
  std::optional<spec::BoardSize> size_;
  std::string rules_;
  std::map<std::string, std::string> refused_;  // sizes and rule sets it refused, with its words
  TemporaryFile file_;
  int64_t noisy_ = 0;
  int64_t asked_ = 0;
  std::string first_noise_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_ENGINE_H_
