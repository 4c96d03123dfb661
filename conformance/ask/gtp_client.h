// One GTP version 2 engine as a child process: a command goes in, an answer of a known kind comes
// out.
//
// Commands carry numbers, so an engine that falls out of step is detected at once; an engine that
// answers its very first command without the number is asked without numbers from then on. Several
// commands may be in flight (Send, then as many Receive), each with its own time limit. The kinds
// of answers:
//
//   ok, refused   '=' and '?', with the engine's words
//   timed out     no reply in time, or the engine does not read
//   closed        its output ended, and the program still runs or ended with exit code 0
//   crashed       the program ended by a signal or with another exit code
//   garbage       a reply to another number, output without '=' or '?', a reply still without its
//                 empty line when time is up, or more output than any reply has
//   stopped       we were told to stop
//
// After any kind except the first two the engine is killed, since nothing it says later can be
// trusted; its state is lost, and a new one must be started. In every case, no call blocks beyond
// its limit, and no process is left behind (base/dialogue.h).
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
  std::string text;              // the engine's words; for the last five kinds, a sentence
  std::optional<int> exit_code;  // closed, crashed: if it has ended; -N for signal N

  bool ok() const { return kind == Kind::kOk; }
  // Whether the engine replied at all and is therefore still running.
  bool replied() const { return kind == Kind::kOk || kind == Kind::kRefused; }
};

// "ok", "refused", "timed-out", "closed", "crashed", "garbage", "stopped".
std::string_view AnswerName(EngineAnswer::Kind kind);

struct GtpLimits {
  double seconds = 10;         // for each reply
  double start_seconds = 30;   // for the first one: engines load a lot before they answer
  double quit_seconds = 1;     // between `quit` and the end
  double end_seconds = 0.5;    // between the end of its output and its exit
  size_t most_under_way = 64;  // commands in flight
  // The time limit in seconds by command; may be empty.
  std::function<double(std::string_view command)> seconds_for;
  std::function<bool()> keep_going;  // called at least every 100 ms while waiting; may be empty
};

class GtpClient {
 public:
  // Starts the program and asks nothing. NotFound or Internal if it cannot be started.
  static absl::StatusOr<std::unique_ptr<GtpClient>> Start(const EngineCommand& command,
                                                          const GtpLimits& limits);
  // Kills the engine if Quit() was not called.
  ~GtpClient() = default;

  // One command, without its line end. Text after a line end would be another command and is cut
  // off.
  EngineAnswer Ask(std::string_view command) { return Ask(command, SecondsFor(command)); }
  EngineAnswer Ask(std::string_view command, double seconds);

  // Sends commands that do not depend on each other's answers, up to most_under_way ahead; the
  // answers come in the same order. Once the engine is gone, the remaining answers have the kind of
  // its last answer.
  std::vector<EngineAnswer> AskAll(const std::vector<std::string>& commands);

  // The same by hand. Receive() answers the oldest command sent; there must be one.
  void Send(std::string_view command);
  EngineAnswer Receive() { return Receive(SecondsFor(sent_.front().command)); }
  EngineAnswer Receive(double seconds);
  size_t under_way() const { return sent_.size(); }

  // Sends `quit`, waits a while for the end, and kills whatever is left.
  void Quit();

  bool alive() const { return !gone_.has_value(); }
  // The answer with which the engine was lost, if it is gone.
  const std::optional<EngineAnswer>& gone() const { return gone_; }
  // The command left unanswered then. Others may have been in flight behind it.
  const std::string& gone_at() const { return gone_at_; }
  std::string last_errors() const { return dialogue_->last_errors(); }
  // Output lines outside any reply: how many answers had some, and the first such lines.
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
