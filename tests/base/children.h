// What became of other processes: for tests that none is left behind.
#ifndef HOTSTONE_TESTS_BASE_CHILDREN_H_
#define HOTSTONE_TESTS_BASE_CHILDREN_H_

#include <sys/types.h>
#include <sys/wait.h>

#include <cerrno>
#include <fstream>
#include <string>

namespace hotstone {

// Whether this process has no children, not even ended ones that nobody has waited for.
inline bool HasNoChildren() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

// Whether the process has ended; one that nobody has waited for counts.
inline bool HasEnded(pid_t id) {
  std::ifstream stat("/proc/" + std::to_string(id) + "/stat");
  std::string number, name, state;
  return !(stat >> number >> name >> state) || state == "Z";
}

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_CHILDREN_H_
