#include "base/out_of_memory.h"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <system_error>

namespace hotstone {
namespace {

// "PROGRAM: ...", made beforehand: one write cannot be torn apart by that of another thread.
char sentence[512] = "";

std::atomic_flag ending = ATOMIC_FLAG_INIT;

// Called by `new` instead of throwing. Nothing here allocates.
[[noreturn]] void End() {
  // Threads that meet the end of the memory together: the first one ends the process, the others wait for that.
  while (ending.test_and_set()) pause();
  // Nothing can be done if this fails, too.
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, sentence, std::strlen(sentence));
  std::fflush(stdout);
  std::_Exit(3);
}

std::terminate_handler terminate_before = nullptr;

// A thread that cannot have its stack is an exception that nobody catches, and would be an abort without a sentence.
void Terminate() {
  if (const std::exception_ptr thrown = std::current_exception()) {
    try {
      std::rethrow_exception(thrown);
    } catch (const std::system_error& error) {
      if (error.code() == std::errc::resource_unavailable_try_again) End();
    } catch (...) {
    }
  }
  terminate_before();
  std::abort();
}

}  // namespace

void EndWhenOutOfMemory(const char* program) {
  std::snprintf(
      sentence, sizeof sentence,
      "%s: the machine has no more memory to give (a limit of the shell, a container, or other programs); "
      "--memory, fewer --threads or a smaller board need less\n",
      program);
  std::set_new_handler(End);
  terminate_before = std::set_terminate(Terminate);
}

void FailAsNewDoes() {
  if (const std::new_handler handler = std::get_new_handler()) handler();
  throw std::bad_alloc();
}

}  // namespace hotstone
