#include "conformance/ask/gtp_client.h"

#include <string.h>

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::conformance {
namespace {

using Kind = EngineAnswer::Kind;

constexpr size_t kMostNoise = 1000;
constexpr double kEchoSeconds = 3;

std::string EndText(int exit_code) {
  if (exit_code >= 0) return absl::StrCat("the program ended with exit code ", exit_code);
  const char* name = sigabbrev_np(-exit_code);
  return absl::StrCat("the program was killed by signal ", -exit_code,
                      name == nullptr ? std::string() : absl::StrCat(" (SIG", name, ")"));
}

}  // namespace

std::string_view AnswerName(Kind kind) {
  constexpr std::array<std::string_view, 7> kNames = {"ok",      "refused", "timed-out", "closed",
                                                      "crashed", "garbage", "stopped"};
  return kNames[static_cast<size_t>(kind)];
}

absl::StatusOr<std::unique_ptr<GtpClient>> GtpClient::Start(const EngineCommand& command,
                                                            const GtpLimits& limits) {
  DialogueLimits talk;
  talk.keep_going = limits.keep_going;
  ASSIGN_OR_RETURN(auto dialogue, Dialogue::Start(command.path, command.arguments, talk));
  return std::unique_ptr<GtpClient>(new GtpClient(limits, std::move(dialogue)));
}

void GtpClient::Send(std::string_view command) {
  const uint64_t id = next_id_++;
  const std::string line(command.substr(0, command.find_first_of("\r\n")));
  sent_.push_back({id, line});
  if (!alive()) return;
  dialogue_->Say(numbered_ ? absl::StrCat(id, " ", line, "\n") : line + "\n");
}

EngineAnswer GtpClient::Ask(std::string_view command, double seconds) {
  Send(command);
  EngineAnswer answer;
  do {  // unclaimed answers come first
    answer = Receive(seconds);
  } while (!sent_.empty());
  return answer;
}

std::vector<EngineAnswer> GtpClient::AskAll(const std::vector<std::string>& commands) {
  std::vector<EngineAnswer> answers;
  answers.reserve(commands.size());
  size_t sent = 0;
  while (answers.size() < commands.size()) {
    // Before the first reply it is unknown whether the engine understands numbers.
    const size_t ahead = first_reply_ ? 1 : limits_.most_under_way;
    while (sent < commands.size() && sent - answers.size() < ahead) Send(commands[sent++]);
    answers.push_back(Receive());
  }
  return answers;
}

EngineAnswer GtpClient::Receive(double seconds) {
  const uint64_t id = sent_.front().id;
  const std::string command = std::move(sent_.front().command);
  sent_.pop_front();
  if (!alive()) return *gone_;
  gone_at_ = command;
  if (first_reply_) seconds = std::max(seconds, limits_.start_seconds);
  std::string raw;
  const double patience = first_reply_ ? std::min(seconds, kEchoSeconds) : seconds;
  Heard heard = dialogue_->Listen(patience, GtpReplyEnd, raw);
  if (heard == Heard::kTimedOut && patience < seconds) {
    // What repeats its input and says nothing else is no engine; others may still be starting.
    const std::string asked = numbered_ ? absl::StrCat(id, " ", command, "\n") : command + "\n";
    if (dialogue_->unread().starts_with(asked)) return Unheard(heard, patience);
    heard = dialogue_->Listen(seconds - patience, GtpReplyEnd, raw);
  }
  if (heard != Heard::kReply) return Unheard(heard, seconds);
  GtpReply reply = ParseGtpReply(raw);
  if (reply.kind == GtpReply::Kind::kNone) {
    return Gone(Kind::kGarbage, absl::StrCat("a reply after a byte order mark: ", OneLine(raw)));
  }
  if (!reply.noise.empty()) {
    ++noisy_;
    if (first_noise_.empty()) first_noise_ = reply.noise.substr(0, kMostNoise);
  }
  if (first_reply_ && !reply.id.has_value()) numbered_ = false;
  first_reply_ = false;
  if (numbered_ && reply.id != id) {
    return Gone(Kind::kGarbage,
                reply.id.has_value()
                    ? absl::StrCat("a reply to command ", *reply.id, " where ", id,
                                   " was asked: ", OneLine(raw))
                    : absl::StrCat("a reply without the number ", id, ": ", OneLine(raw)));
  }
  return {reply.kind == GtpReply::Kind::kSuccess ? Kind::kOk : Kind::kRefused,
          std::move(reply.text), std::nullopt};
}

EngineAnswer GtpClient::Unheard(Heard heard, double seconds) {
  const GtpReply rest = ParseGtpReply(dialogue_->unread());
  const std::string words = OneLine(dialogue_->unread());
  switch (heard) {
    case Heard::kStopped:
      return Gone(Kind::kStopped, "interrupted");
    case Heard::kTooMuch:
      return Gone(Kind::kGarbage, absl::StrCat("endless output: ", words));
    case Heard::kTimedOut:
      if (rest.kind != GtpReply::Kind::kNone) {
        return Gone(Kind::kGarbage, absl::StrCat("a reply without its final empty line within ",
                                                 seconds, " s: ", words));
      }
      if (!rest.noise.empty()) {
        return Gone(Kind::kGarbage,
                    absl::StrCat("output that is not a reply within ", seconds, " s: ", words));
      }
      return Gone(Kind::kTimedOut,
                  dialogue_->unsent() > 0
                      ? absl::StrCat("does not read its commands within ", seconds, " s")
                      : absl::StrCat("no reply within ", seconds, " s"));
    case Heard::kReply:
    case Heard::kClosed:
      break;
  }
  return GoneAway(rest);
}

// Its output has ended. The words include its last output and the last line of its error output.
EngineAnswer GtpClient::GoneAway(const GtpReply& rest) {
  const std::string words = OneLine(dialogue_->unread());
  std::string text;
  std::optional<int> exit_code;
  if (dialogue_->AwaitEnd(limits_.end_seconds)) exit_code = dialogue_->exit_code();
  const bool crashed = exit_code.value_or(0) != 0;
  text = exit_code.has_value() ? EndText(*exit_code) : "closed its output but is still running";
  if (rest.kind != GtpReply::Kind::kNone || !rest.noise.empty())
    absl::StrAppend(&text, "; its last output: ", words);
  const std::string& errors = dialogue_->last_errors();
  if (const std::string said =
          OneLine(errors.substr(errors.size() > 300 ? errors.size() - 300 : 0), 300);
      !said.empty()) {
    absl::StrAppend(&text, "; its error output: ", said);
  }
  EngineAnswer answer = Gone(crashed ? Kind::kCrashed : Kind::kClosed, std::move(text));
  answer.exit_code = exit_code;
  gone_ = answer;
  return answer;
}

EngineAnswer GtpClient::Gone(Kind kind, std::string text) {
  gone_ = EngineAnswer{kind, std::move(text), std::nullopt};
  dialogue_->Kill();
  return *gone_;
}

void GtpClient::Quit() {
  if (!alive()) return;
  const auto keep_sent = sent_.size();
  Send("quit");
  dialogue_->AwaitEnd(keep_sent > 0 ? 0 : limits_.quit_seconds);
  sent_.clear();
  Gone(Kind::kClosed, "was told to quit");
}

}  // namespace hotstone::conformance
