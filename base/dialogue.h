// A dialogue with a program over pipes, line by line: it drives engines that speak a text protocol.
//
// Whatever the other side does, no call here lasts longer than its time limit. Both pipes are
// non-blocking and are served together, so two programs that wait for each other cannot deadlock:
// text goes into a queue that empties while we listen, and a program that does not read only fills
// its own pipe. A program that has ended causes an error code and never a signal. Its error output
// is drained continuously, and its last few KiB are kept for the report. Unsolicited output is
// limited.
//
// The program has its own process group and inherits the environment; the group is always killed at
// the end, even if its head has ended and left others behind (spawn.h). Only a program that leaves
// its group on purpose (setsid) would survive.
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
  size_t most_unread = size_t{1} << 20;  // bytes that it may write before they are read
  size_t kept_errors = size_t{4} << 10;  // bytes kept from the end of its error output
  // Called at least every 100 ms, on the calling thread; false stops. May be empty.
  std::function<bool()> keep_going;
};

// The result of listening.
enum class Heard {
  kReply,
  kTimedOut,
  kClosed,   // its output ended before the reply was complete
  kTooMuch,  // most_unread bytes without the end of a reply
  kStopped,  // keep_going returned false
};

// Finds the first complete reply in the unread output: its length in bytes from the start,
// including its end mark, or 0 while it is incomplete. O(length).
using EndOfReply = std::function<size_t(std::string_view unread)>;

class Dialogue {
 public:
  // Errors of Spawn().
  static absl::StatusOr<std::unique_ptr<Dialogue>> Start(const std::string& path,
                                                         const std::vector<std::string>& arguments,
                                                         const DialogueLimits& limits);
  // Kills the group if it is still running.
  ~Dialogue();
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  // Queues a text and writes as much of the queue as the pipe accepts now. Never waits.
  void Say(std::string_view text);

  // Waits up to `seconds` for a complete reply, writing the queue meanwhile. On kReply the reply's
  // bytes are moved to `reply`; otherwise `reply` is empty and the received bytes stay in unread().
  Heard Listen(double seconds, const EndOfReply& end, std::string& reply);

  // Closes the program's input as a signal to end, and waits up to `seconds`; true if it has ended.
  bool AwaitEnd(double seconds);

  // Kills the program with its whole group and waits for it.
  void Kill();

  // The exit code once it has ended: -N if signal N ended it, also after Kill().
  std::optional<int> exit_code() const { return exit_code_; }

  std::string_view unread() const { return unread_; }
  size_t unsent() const { return unsent_.size(); }            // bytes that the program has not read
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
