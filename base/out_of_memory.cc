#include "base/out_of_memory.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <system_error>

namespace hotstone {
namespace {

const char* program_name = "";
char what_needs_less[201] = "";

void Write(const char* text) {
  // Nothing can be done if this fails, too.
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text, std::strlen(text));
}

// Called by `new` instead of throwing. Nothing here allocates.
[[noreturn]] void End() {
  Write(program_name);
  Write(": the machine has no more memory to give (a limit of the shell, a container, or other programs)");
  if (what_needs_less[0] != '\0') Write("; try ");
  Write(what_needs_less);
  Write("\n");
  std::fflush(stdout);
  std::_Exit(3);
}

std::terminate_handler terminate_before = nullptr;

// A thread that cannot have its stack is an exception that nobody catches, and would be an abort without a
// sentence; and so is std::bad_alloc where it does not come from `new`, or is thrown again out of a thread.
void Terminate() {
  if (const std::exception_ptr thrown = std::current_exception()) {
    try {
      std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
      End();
    } catch (const std::system_error& error) {
      if (error.code() == std::errc::resource_unavailable_try_again) End();
    } catch (...) {
    }
  }
  terminate_before();
  std::abort();
}

}  // namespace

void SayWhatNeedsLess(std::string_view advice) {
  what_needs_less[advice.copy(what_needs_less, sizeof(what_needs_less) - 1)] = '\0';
}

void EndWhenOutOfMemory(const char* program) {
  program_name = program;
  std::set_new_handler(End);
  terminate_before = std::set_terminate(Terminate);
}

}  // namespace hotstone
