// Supplies standard input, and captures standard output and error, of code that runs in this
// process and uses descriptors, stdio or streams. Files in memory replace the three descriptors.
#ifndef HOTSTONE_TESTS_FUZZ_CAUGHT_STREAMS_H_
#define HOTSTONE_TESTS_FUZZ_CAUGHT_STREAMS_H_

#include <fcntl.h>
#include <stdio_ext.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <iostream>
#include <string>

#include "tests/fuzz/require.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
extern "C" void __sanitizer_set_report_fd(
    void* descriptor);  // NOLINT(bugprone-reserved-identifier)
#define HOTSTONE_FUZZ_REPORTS_ELSEWHERE
#endif
#endif

namespace hotstone::fuzz {

class CaughtStreams {
 public:
  explicit CaughtStreams(const std::string& input) {
    std::cout.flush();
    std::fflush(nullptr);
    for (int i = 0; i < 3; ++i) {
      if (saved_[i] < 0) saved_[i] = fcntl(i, F_DUPFD_CLOEXEC, 10);
      if (saved_[i] < 0) saved_[i] = open("/dev/null", O_RDWR | O_CLOEXEC);  // it was closed
      const int file = memfd_create("caught", MFD_CLOEXEC);
      Require(saved_[i] >= 0 && file >= 0, "a file in memory");
      if (i == 0)
        Require(write(file, input.data(), input.size()) == static_cast<ssize_t>(input.size()),
                "input");
      if (i == 0) lseek(file, 0, SEEK_SET);
      Require(dup2(file, i) == i, "a descriptor");
      close(file);
    }
#ifdef HOTSTONE_FUZZ_REPORTS_ELSEWHERE
    __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<intptr_t>(saved_[2])));
#endif
    __fpurge(stdin);
    std::clearerr(stdin);
    std::cin.clear();
    std::cout.clear();
    std::cerr.clear();
  }
  ~CaughtStreams() { Release(nullptr, nullptr); }
  CaughtStreams(const CaughtStreams&) = delete;
  CaughtStreams& operator=(const CaughtStreams&) = delete;

  // Returns the output, either null to ignore it; the streams are restored.
  void Release(std::string* out, std::string* err) {
    if (released_) return;
    released_ = true;
    std::cout.flush();
    std::fflush(stdout);
    std::fflush(stderr);
    if (out != nullptr) *out = TextOf(1);
    if (err != nullptr) *err = TextOf(2);
    for (int i = 0; i < 3; ++i) dup2(saved_[i], i);
  }

 private:
  static std::string TextOf(int descriptor) {
    std::string text(static_cast<size_t>(lseek(descriptor, 0, SEEK_END)), '\0');
    Require(pread(descriptor, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()),
            "what was printed");
    return text;
  }

  static inline std::array<int, 3> saved_ = {-1, -1, -1};
  bool released_ = false;
};

}  // namespace hotstone::fuzz

#endif  // HOTSTONE_TESTS_FUZZ_CAUGHT_STREAMS_H_
