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

// "PROGRAM: ...", prepared in advance: a single write cannot be interleaved with another thread's.
// Z3 has a limit of its own.
char sentence[512] = "";
char sentence_of_z3[512] = "";
const char* program_name = "";

std::atomic_flag ending = ATOMIC_FLAG_INIT;

void MakeSentence(std::string_view what_needs_less) {
  for (char* const made : {sentence, sentence_of_z3}) {
    std::snprintf(
        made, sizeof sentence,
        "%s: out of memory (%sa limit of the shell, a container, or other programs)"
        "%s%.*s\n",
        program_name, made == sentence ? "" : "--memory, ", what_needs_less.empty() ? "" : "; try ",
        static_cast<int>(std::min<size_t>(what_needs_less.size(), 200)), what_needs_less.data());
  }
}

// Nothing here allocates.
[[noreturn]] void EndWith(const char* text) {
  // If several threads run out of memory at once, the first one ends the process and the others
  // wait for it.
  while (ending.test_and_set()) pause();
  // Nothing can be done if this fails, too.
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text, std::strlen(text));
  std::fflush(stdout);
  std::_Exit(3);
}

// Called by `new` instead of throwing.
[[noreturn]] void End() { EndWith(sentence); }

std::terminate_handler terminate_before = nullptr;

// Handles exceptions that nobody catches, which would abort without a sentence: from a thread that
// cannot get its stack, a std::bad_alloc that does not come from `new` or is rethrown out of a
// thread, and Z3's own out-of-memory exception, which passes through functions that must not throw.
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
      if (type != nullptr && std::strstr(type->name(), "out_of_memory_error") != nullptr)
        EndWith(sentence_of_z3);
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
