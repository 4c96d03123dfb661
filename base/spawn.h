// Starts a program and never loses it: the common base of program.h (run to its end) and dialogue.h
// (asked and answered).
//
// The program is the head of its own process group, is killed by the system if this process dies
// first, leaves no core file and, unless it inherits the environment, sees only PATH and LC_ALL=C.
// There is no shell in between: the arguments are passed unchanged.
#ifndef HOTSTONE_BASE_SPAWN_H_
#define HOTSTONE_BASE_SPAWN_H_

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/descriptor.h"

namespace hotstone {

// Both ends are closed by exec, so programs running in parallel do not hold each other's ends.
struct Pipe {
  Descriptor read;
  Descriptor write;
  bool Open();
};

// A started program. Its destructor kills the group and waits for its head unless that was done; no
// path leaves a process behind.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();
  void Kill() const;  // the whole group
  // Whether it has ended. If so, the rest of its group is killed. Its process id is free from then
  // on.
  bool HasEnded();
  // The exit code once it has ended; -N if signal N ended it.
  int ExitCode() const;

 private:
  pid_t id_;
  int state_ = 0;
  bool ended_ = false;
};

// The program's environment. The three descriptors become its standard input, output and error.
struct Launch {
  int in = -1;
  int out = -1;
  int err = -1;
  uint64_t memory = 0;     // bytes of address space; 0: no limit
  uint64_t most_file = 0;  // bytes of any file that it writes; 0: no limit
  bool inherit_environment = false;
};

// Starts the program at `path` with these arguments (without its name). NotFound if there is no
// such program, otherwise Internal with the system's reason.
absl::StatusOr<std::unique_ptr<Child>> Spawn(const std::string& path,
                                             const std::vector<std::string>& arguments,
                                             const Launch& launch);

// The path of a program: `name` itself if it has a slash, otherwise the first match in PATH.
// NotFound if there is no executable one.
absl::StatusOr<std::string> FindProgram(std::string_view name);

// Appends the bytes available now; closes the end when the stream ends. The descriptor must be
// non-blocking.
void ReadSome(Descriptor& end, std::string& text);

// "WHAT: REASON" from errno.
absl::Status SystemError(const std::string& what);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_SPAWN_H_
