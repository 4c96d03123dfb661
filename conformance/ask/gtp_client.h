// One GTP version 2 engine as a child process: a command goes in, an answer of a known kind comes out.
//
// Commands carry numbers, so that an engine that falls out of step is found at once; one that answers its
// very first command without the number is asked without numbers from then on. Several commands may be under
// way (Send, then as many Receive), each with its own time limit. The kinds of answers:
//
//   ok, refused   '=' and '?', with the engine's words
//   timed out     no reply in time, or the engine does not read
//   closed        its output ended, the program still runs or ended with exit code 0
//   crashed       the program ended by a signal or with another exit code
//   garbage       a reply to another number, output without '=' or '?', a reply that lacks its empty line
//                 when time is up, or more output than any reply has
//   stopped       we were told to stop
//
// After all but the first two the engine is killed, since nothing it says later could be trusted; its state
// is lost, and a new one must be started. Whatever happens, no call blocks beyond its limit, and no process
// is left (base/dialogue.h).
#ifndef HOTSTONE_CONFORMANCE_ASK_GTP_CLIENT_H_
#define HOTSTONE_CONFORMANCE_ASK_GTP_CLIENT_H_

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/dialogue.h"
#include "conformance/ask/engine_command.h"
#include "conformance/ask/gtp_reply.h"

namespace hotstone::conformance {

struct EngineAnswer {
  enum class Kind { kOk, kRefused, kTimedOut, kClosed, kCrashed, kGarbage, kStopped };
  Kind kind = Kind::kOk;
  std::string text;              // the engine's words; for the last five kinds what happened, in a sentence
  std::optional<int> exit_code;  // closed and crashed: if it has ended; -N if signal N ended it

  bool ok() const { return kind == Kind::kOk; }
  // Whether the engine replied at all, and so is still there.
  bool replied() const { return kind == Kind::kOk || kind == Kind::kRefused; }
};

// "ok", "refused", "timed-out", "closed", "crashed", "garbage", "stopped".
std::string_view AnswerName(EngineAnswer::Kind kind);

struct GtpLimits {
  double seconds = 10;         // for each reply
  double start_seconds = 30;   // for the first one: engines load much before they answer
  double quit_seconds = 1;     // between `quit` and the end
  double end_seconds = 0.5;    // between the end of its output and that of the program
  size_t most_under_way = 64;  // commands sent and not yet answered
  // The seconds for the reply to this command, where they depend on the command; may be empty.
  std::function<double(std::string_view command)> seconds_for;
  std::function<bool()> keep_going;  // asked at least every 100 ms while waiting; may be empty
};

class GtpClient {
 public:
  // Starts the program and asks nothing. NotFound or Internal if it cannot be started.
  static absl::StatusOr<std::unique_ptr<GtpClient>> Start(const EngineCommand& command,
                                                          const GtpLimits& limits);
  // Kills it if Quit() was not called.
  ~GtpClient() = default;

  // One command, without its line end; what it holds after a line end would be another command and is cut
  // off.
  EngineAnswer Ask(std::string_view command) { return Ask(command, SecondsFor(command)); }
  EngineAnswer Ask(std::string_view command, double seconds);

  // Commands that need no other's answer, all sent ahead as far as most_under_way lets them; the answers in
  // the same order. Once the engine is gone, the answers left over are of the kind that it went with.
  std::vector<EngineAnswer> AskAll(const std::vector<std::string>& commands);

  // The same by hand. Receive() answers the oldest command that was sent; there must be one.
  void Send(std::string_view command);
  EngineAnswer Receive() { return Receive(SecondsFor(sent_.front().command)); }
  EngineAnswer Receive(double seconds);
  size_t under_way() const { return sent_.size(); }

  // Says `quit`, waits for the end a while, and kills what is left.
  void Quit();

  bool alive() const { return !gone_.has_value(); }
  // The answer that the engine went with, if it is gone.
  const std::optional<EngineAnswer>& gone() const { return gone_; }
  // The command that it owed an answer to then. Others may have been under way behind it.
  const std::string& gone_at() const { return gone_at_; }
  std::string last_errors() const { return dialogue_->last_errors(); }
  // Lines on its output that belong to no reply: how many answers had some, and the first such lines.
  int64_t noisy() const { return noisy_; }
  const std::string& first_noise() const { return first_noise_; }
  bool numbered() const { return numbered_; }  // whether its replies carry numbers
  int64_t asked() const { return static_cast<int64_t>(next_id_) - 1; }

 private:
  GtpClient(GtpLimits limits, std::unique_ptr<Dialogue> dialogue)
      : limits_(std::move(limits)), dialogue_(std::move(dialogue)) {}
  double SecondsFor(std::string_view command) const {
    return limits_.seconds_for ? limits_.seconds_for(command) : limits_.seconds;
  }
  EngineAnswer Gone(EngineAnswer::Kind kind, std::string text);
  EngineAnswer Unheard(Heard heard, double seconds);
  EngineAnswer GoneAway(const GtpReply& rest);

  GtpLimits limits_;
  std::unique_ptr<Dialogue> dialogue_;
  struct Sent {
    uint64_t id;
    std::string command;
  };
  std::deque<Sent> sent_;
  std::string gone_at_;
  uint64_t next_id_ = 1;
  bool numbered_ = true;
  bool first_reply_ = true;
  int64_t noisy_ = 0;
  std::string first_noise_;
  std::optional<EngineAnswer> gone_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_GTP_CLIENT_H_
