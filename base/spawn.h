// Starting a program and never losing it: what program.h (run to its end) and dialogue.h (asked and answered)
// both stand on.
//
// The program is the head of a process group of its own, is killed by the system if this process dies before
// it, leaves no core file and, unless it is to inherit the environment, sees PATH and LC_ALL=C only. No shell
// stands between: the arguments arrive as they are given.
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

// Both ends are closed by exec, so that programs run side by side do not hold each other's ends.
struct Pipe {
  Descriptor read;
  Descriptor write;
  bool Open();
};

// A started program. Its destructor kills the group and waits for its head unless that was done; no path
// leaves a process behind.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();
  void Kill() const;  // the whole group
  // Whether it has ended. If so, whoever of its group it left behind is killed. Its process id is free from
  // then on.
  bool HasEnded();
  // Once it has ended: its exit code, -N if signal N ended it.
  int ExitCode() const;

 private:
  pid_t id_;
  int state_ = 0;
  bool ended_ = false;
};

// What the program is given. The three descriptors become its standard input and outputs.
struct Launch {
  int in = -1;
  int out = -1;
  int err = -1;
  uint64_t memory = 0;     // bytes of address space; 0: no limit
  uint64_t most_file = 0;  // bytes of any file that it writes; 0: no limit
  bool inherit_environment = false;
};

// Starts the program at `path` with these arguments (its name is not one of them). NotFound if there is no
// such program, Internal with the system's reason for the rest.
absl::StatusOr<std::unique_ptr<Child>> Spawn(const std::string& path,
                                             const std::vector<std::string>& arguments, const Launch& launch);

// The path of a program: `name` itself if it has a slash, else the first of that name in PATH.
// NotFound if there is none that may be run.
absl::StatusOr<std::string> FindProgram(std::string_view name);

// Appends what can be read now; closes the end where the stream ends. The descriptor must be non-blocking.
void ReadSome(Descriptor& end, std::string& text);

// "WHAT: REASON" from errno.
absl::Status SystemError(const std::string& what);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_SPAWN_H_
