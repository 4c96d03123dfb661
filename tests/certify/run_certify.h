// Runs hotstone-certify, whose path is HOTSTONE_CERTIFY.
#ifndef HOTSTONE_TESTS_CERTIFY_RUN_CERTIFY_H_
#define HOTSTONE_TESTS_CERTIFY_RUN_CERTIFY_H_

#include <sys/wait.h>

#include <cstdio>
#include <string>

#include "tests/base/shell_word.h"

namespace hotstone::certify {

struct Finished {
  int exit_code;
  std::string output;  // both streams
};

// `arguments` as for a shell.
inline Finished Certify(const std::string& arguments) {
  FILE* pipe = ::popen((ShellWord(HOTSTONE_CERTIFY) + " 2>&1 " + arguments).c_str(), "r");
  std::string output;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe))
    output.push_back(static_cast<char>(c));
  const int status = ::pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, output};
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_TESTS_CERTIFY_RUN_CERTIFY_H_
