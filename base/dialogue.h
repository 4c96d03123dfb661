// A program asked and answered over pipes, line by line: how engines that speak a text protocol are driven.
//
// Whatever the other side does, no call here lasts longer than its time limit. Both pipes are non-blocking
// and are served together, so that two programs that wait for each other cannot both wait for good: what is
// said goes into a queue that empties while we listen, and a program that does not read only fills its own
// pipe. A program that has gone away costs an error code and never a signal. What it writes on its error
// output is drained all the time and its last few KiB are kept for the report. Output that nobody asked for
// is limited.
//
// The program has its own process group and inherits the environment; the group is killed at the end, however
// it comes, and also when the head of the group has ended and left others behind (spawn.h). Only a program
// that leaves its group on purpose (setsid) would outlive that.
#ifndef HOTSTONE_BASE_DIALOGUE_H_
#define HOTSTONE_BASE_DIALOGUE_H_

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/spawn.h"

namespace hotstone {

struct DialogueLimits {
  size_t most_unread = size_t{1} << 20;  // bytes that it may write ahead of what is listened to
  size_t kept_errors = size_t{4} << 10;  // bytes of its error output, the last ones
  // Asked every 100 ms at most, from the calling thread, whether to go on; may be empty.
  std::function<bool()> keep_going;
};

// How listening ended.
enum class Heard {
  kReply,
  kTimedOut,
  kClosed,   // its output ended before the reply did
  kTooMuch,  // most_unread bytes without the end of a reply
  kStopped,  // keep_going said so
};

// Finds the first whole reply in what has come so far: the number of its bytes, from the start and its end
// mark included, or 0 while it is not whole. O(length).
using EndOfReply = std::function<size_t(std::string_view unread)>;

class Dialogue {
 public:
  // Errors as those of Spawn().
  static absl::StatusOr<std::unique_ptr<Dialogue>> Start(const std::string& path,
                                                         const std::vector<std::string>& arguments,
                                                         const DialogueLimits& limits);
  // Kills what still runs.
  ~Dialogue();
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  // Queues a text and writes of the queue what the pipe takes now. Never waits.
  void Say(std::string_view text);

  // Waits for a whole reply, at most so many seconds, writing the queue meanwhile. On kReply its bytes are
  // moved to `reply`; otherwise `reply` is empty and what came stays in unread().
  Heard Listen(double seconds, const EndOfReply& end, std::string& reply);

  // Waits at most so long for the program to end; true if it has. Its input is closed first, which tells it.
  bool AwaitEnd(double seconds);

  // Kills the program with its whole group and waits for it.
  void Kill();

  // Once it has ended: its exit code, -N if signal N ended it. A killed program has the signal's.
  std::optional<int> exit_code() const { return exit_code_; }

  std::string_view unread() const { return unread_; }
  size_t unsent() const { return unsent_.size(); }            // bytes that the program has not taken
  const std::string& last_errors() const { return errors_; }  // the end of its error output

 private:
  explicit Dialogue(DialogueLimits limits) : limits_(std::move(limits)) {}
  void WriteSome();
  void ReadErrors();
  bool Ended();
  void Serve(int milliseconds);

  DialogueLimits limits_;
  std::unique_ptr<Child> child_;
  Descriptor to_program_;
  Descriptor from_program_;
  Descriptor errors_end_;
  std::string unsent_;
  std::string unread_;
  std::string errors_;
  std::optional<int> exit_code_;
};

}  // namespace hotstone

#endif  // HOTSTONE_BASE_DIALOGUE_H_
