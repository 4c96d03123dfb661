#include "base/out_of_memory.h"

#include <cxxabi.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <system_error>
#include <typeinfo>

namespace hotstone {
namespace {

// "PROGRAM: ...", made beforehand: one write cannot be torn apart by that of another thread.
char sentence[512] = "";
const char* program_name = "";

std::atomic_flag ending = ATOMIC_FLAG_INIT;

void MakeSentence(std::string_view what_needs_less) {
  std::snprintf(sentence, sizeof sentence,
                "%s: the machine has no more memory to give (a limit of the shell, a container, or other "
                "programs)%s%.*s\n",
                program_name, what_needs_less.empty() ? "" : "; try ",
                static_cast<int>(std::min<size_t>(what_needs_less.size(), 200)), what_needs_less.data());
}

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

// A thread that cannot have its stack is an exception that nobody catches, and would be an abort without a
// sentence; and so is std::bad_alloc where it does not come from `new`, or is thrown again out of a thread, and the
// exception that Z3 has for it, which passes functions that may not throw.
void Terminate() {
  if (const std::exception_ptr thrown = std::current_exception()) {
    try {
      std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
      End();
    } catch (const std::system_error& error) {
      if (error.code() == std::errc::resource_unavailable_try_again) End();
    } catch (...) {
      const std::type_info* const type = abi::__cxa_current_exception_type();
      if (type != nullptr && std::strstr(type->name(), "out_of_memory_error") != nullptr) End();
    }
  }
  terminate_before();
  std::abort();
}

}  // namespace

void SayWhatNeedsLess(std::string_view advice) { MakeSentence(advice); }

void EndWhenOutOfMemory(const char* program) {
  program_name = program;
  MakeSentence("");
  std::set_new_handler(End);
  const std::terminate_handler before = std::set_terminate(Terminate);
  if (before != Terminate) terminate_before = before;
}

void FailAsNewDoes() {
  if (const std::new_handler handler = std::get_new_handler()) handler();
  throw std::bad_alloc();
}

}  // namespace hotstone
