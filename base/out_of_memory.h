// Ends a program when the machine has no more memory for it: one sentence, and exit code 3.
//
// Most work is sized before it begins (--memory), and work that does not fit is refused. What
// remains are limits that the program cannot see: `ulimit -v`, a container, a machine shared with
// others. There `new` fails somewhere in the middle. Ending at once loses nothing: files are
// written completely or not at all (base/whole_file.h), and printed results are flushed.
#ifndef HOTSTONE_BASE_OUT_OF_MEMORY_H_
#define HOTSTONE_BASE_OUT_OF_MEMORY_H_

#include <string_view>

namespace hotstone {

// From now on a failed allocation, or a thread that cannot be started, ends the process with exit
// code 3, after the line "PROGRAM: out of memory (...)..." on standard error. So does Z3 where it
// passes the limit of --memory and must not throw.
// An allocation larger than any machine's memory (2^47 bytes and more, a negative length for
// example) is the caller's mistake and ends the same way.
void EndWhenOutOfMemory(const char* program);

// Acts like `new` without memory, for C libraries that report it by a null pointer or an error:
// calls the handler above if it is installed, otherwise throws std::bad_alloc.
[[noreturn]] void FailAsNewDoes();

// Sets the end of that line, a suggestion for the user such as "a smaller --board"; of a longer
// text only the first 200 bytes are used. Without it the line ends with the reason. Must not be
// called while other threads run.
void SayWhatNeedsLess(std::string_view advice);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_OUT_OF_MEMORY_H_
