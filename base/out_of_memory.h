// What a program does when the machine has no more memory for it: one sentence, and exit code 3.
//
// Most work is sized before it begins (--memory), and what does not fit is refused. What is left are limits that the
// program cannot see: `ulimit -v`, a container, a machine shared with others. There `new` fails somewhere in the
// middle. Nothing is lost by ending at once: files are written whole or not at all (base/whole_file.h), and results
// that were printed are flushed.
#ifndef HOTSTONE_BASE_OUT_OF_MEMORY_H_
#define HOTSTONE_BASE_OUT_OF_MEMORY_H_

#include <string_view>

namespace hotstone {

// From now on an allocation that fails, or a thread that cannot be started, ends the process with exit code 3, after the line "PROGRAM: the machine has no
// more memory to give; ..." on standard error. An allocation of so many
// bytes that no machine has them (2^47 and more, a negative length for example) is a mistake of the caller and ends the same way.
void EndWhenOutOfMemory(const char* program);

// What `new` does when it has no memory, for libraries in C that say so by a null pointer or an error: the handler of above if
// there is one, and std::bad_alloc.
[[noreturn]] void FailAsNewDoes();

// What the user may try, the end of that line: "a smaller --board", say; of a longer text the first 200
// bytes. Without it the line ends with the reason. Not to be called while other threads run.
void SayWhatNeedsLess(std::string_view advice);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_OUT_OF_MEMORY_H_
