// A dialogue with a program over pipes that never blocks.
//
// All three pipes are non-blocking, and Serve waits for all of them at once, at most a tenth of a
// second: it reads the program's output, drains its error output, keeping only the end, and writes
// as much of the queue as the pipe accepts. Listen calls it until the reply is complete, the output
// has ended, too much has arrived, time is up, or keep_going returns false. Writing to a program
// that has ended would raise SIGPIPE and end this process; WithoutPipeSignal blocks that signal
// during the write and discards it afterwards. AwaitEnd closes the program's input once the queue
// is empty, and Kill ends whatever is still running, including the group that the program leads.
//
// For example, with `cat` as the program and Say("one\ntwo\n"), the first Listen for a line reads
// both lines from the pipe and returns "one\n"; "two\n" stays in unread(), and the second Listen
// returns it without waiting. A third one waits until its time is up and returns kTimedOut.
#include "base/dialogue.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <ctime>

#include "base/status_macros.h"

namespace hotstone {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPollMilliseconds = 100;
constexpr int kReapMilliseconds = 2;  // its outputs are closed: it is about to end
constexpr size_t kOneRead = size_t{64} << 10;

Clock::time_point After(double seconds) {
  const auto length = std::chrono::duration<double>(std::clamp(seconds, 0.0, 1e6));
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(length);
}

int MillisecondsTo(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<int64_t>(left, 0, kPollMilliseconds));
}

// A write to a pipe that nobody reads raises SIGPIPE, which would end this process; the signal is
// blocked, and discarded if it came from here.
class WithoutPipeSignal {
 public:
  WithoutPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~WithoutPipeSignal() {
    if (!was_pending_) {
      const timespec now = {0, 0};
      while (sigtimedwait(&pipe_, nullptr, &now) < 0 && errno == EINTR) continue;
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutPipeSignal(const WithoutPipeSignal&) = delete;
  WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
  bool was_pending_ = false;
};

// Reads once, so that a program that writes without end cannot keep us here. Closes the end at the
// end of the stream.
void ReadOnce(Descriptor& end, std::string& text) {
  std::array<char, kOneRead> buffer;
  const ssize_t got = read(end.number(), buffer.data(), buffer.size());
  if (got > 0) {
    text.append(buffer.data(), static_cast<size_t>(got));
  } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
    end.Close();
  }
}

// Transfers the descriptor.
void Move(Descriptor& from, Descriptor& to) {
  const int kept = fcntl(from.number(), F_DUPFD_CLOEXEC, 0);
  from.Close();
  to.Set(kept);
  fcntl(kept, F_SETFL, O_NONBLOCK);
}

}  // namespace

absl::StatusOr<std::unique_ptr<Dialogue>> Dialogue::Start(const std::string& path,
                                                          const std::vector<std::string>& arguments,
                                                          const DialogueLimits& limits) {
  Pipe in;
  Pipe out;
  Pipe err;
  if (!in.Open() || !out.Open() || !err.Open()) return SystemError("cannot create a pipe");
  Launch launch;
  launch.in = in.read.number();
  launch.out = out.write.number();
  launch.err = err.write.number();
  launch.inherit_environment = true;
  ASSIGN_OR_RETURN(auto child, Spawn(path, arguments, launch));
  std::unique_ptr<Dialogue> dialogue(new Dialogue(limits));
  dialogue->child_ = std::move(child);
  Move(in.write, dialogue->to_program_);
  Move(out.read, dialogue->from_program_);
  Move(err.read, dialogue->errors_end_);
  if (!dialogue->to_program_.open() || !dialogue->from_program_.open() ||
      !dialogue->errors_end_.open()) {
    return SystemError("cannot create a pipe");
  }
  return dialogue;
}

Dialogue::~Dialogue() { Kill(); }

void Dialogue::Say(std::string_view text) {
  unsent_.append(text);
  WriteSome();
}

void Dialogue::WriteSome() {
  const WithoutPipeSignal quiet;
  size_t written = 0;
  while (to_program_.open() && written < unsent_.size()) {
    const ssize_t put =
        write(to_program_.number(), unsent_.data() + written, unsent_.size() - written);
    if (put > 0) {
      written += static_cast<size_t>(put);
    } else if (put < 0 && errno == EAGAIN) {
      break;
    } else if (put < 0 && errno != EINTR) {
      to_program_.Close();  // nobody reads any more; its output will show why
    }
  }
  unsent_.erase(0, written);
}

void Dialogue::ReadErrors() {
  ReadOnce(errors_end_, errors_);
  if (errors_.size() > limits_.kept_errors) errors_.erase(0, errors_.size() - limits_.kept_errors);
}

bool Dialogue::Ended() {
  if (!exit_code_.has_value() && child_->HasEnded()) exit_code_ = child_->ExitCode();
  return exit_code_.has_value();
}

// Waits up to `milliseconds` until something can be read or written, and does it.
void Dialogue::Serve(int milliseconds) {
  const bool room = unread_.size() < limits_.most_unread;
  std::array<pollfd, 3> ends = {pollfd{room ? from_program_.number() : -1, POLLIN, 0},
                                pollfd{errors_end_.number(), POLLIN, 0},
                                pollfd{unsent_.empty() ? -1 : to_program_.number(), POLLOUT, 0}};
  if (poll(ends.data(), ends.size(), milliseconds) <= 0) return;
  if (ends[0].revents != 0) ReadOnce(from_program_, unread_);
  if (ends[1].revents != 0) ReadErrors();
  if (ends[2].revents != 0) WriteSome();
}

Heard Dialogue::Listen(double seconds, const EndOfReply& end, std::string& reply) {
  reply.clear();
  const Clock::time_point deadline = After(seconds);
  size_t looked_at = 0;
  while (true) {
    if (unread_.size() > looked_at) {
      looked_at = unread_.size();
      if (const size_t length = end(unread_); length > 0) {
        reply = unread_.substr(0, length);
        unread_.erase(0, length);
        return Heard::kReply;
      }
      if (unread_.size() >= limits_.most_unread) return Heard::kTooMuch;
    }
    if (!from_program_.open()) return Heard::kClosed;
    const int wait = MillisecondsTo(deadline);
    if (wait == 0) return Heard::kTimedOut;
    if (limits_.keep_going && !limits_.keep_going()) return Heard::kStopped;
    // If it has ended and left a process behind that holds its output open, this kills that
    // process, and the output ends.
    Ended();
    Serve(wait);
  }
}

bool Dialogue::AwaitEnd(double seconds) {
  if (unsent_.empty()) to_program_.Close();
  const Clock::time_point deadline = After(seconds);
  std::string ignored;
  while (!Ended()) {
    const int wait = MillisecondsTo(deadline);
    if (wait == 0) return false;
    const bool silent = !from_program_.open() && !errors_end_.open();
    if (unread_.size() + kOneRead > limits_.most_unread) unread_.clear();
    Serve(silent ? std::min(wait, kReapMilliseconds) : wait);
    if (unsent_.empty()) to_program_.Close();
  }
  while (errors_end_.open()) {  // its last words; the group is gone, so this ends
    pollfd rest = {errors_end_.number(), POLLIN, 0};
    if (poll(&rest, 1, 0) <= 0) break;
    ReadErrors();
  }
  return true;
}

void Dialogue::Kill() {
  if (!Ended()) {
    child_->Kill();
    while (!Ended()) poll(nullptr, 0, kReapMilliseconds);
  }
  to_program_.Close();
  from_program_.Close();
  errors_end_.Close();
}

}  // namespace hotstone
