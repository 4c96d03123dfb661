// Locks that the C++ library of the WebAssembly target lacks: Debian's is built without threads.
//
// The target has one thread, so a lock has nothing to do. Like missing_comparisons.h, this header
// is included before every file of that target (scripts/wasm), and of no other, and adds to
// namespace std, which no program may do; once the library has these classes, the compiler reports
// it, and this file can be deleted.
#ifndef HOTSTONE_WASM_STAND_IN_MISSING_LOCKS_H_
#define HOTSTONE_WASM_STAND_IN_MISSING_LOCKS_H_

#include <mutex>

namespace std {

class mutex {};

template <typename Mutex>
class lock_guard {
 public:
  explicit lock_guard(Mutex&) {}
  ~lock_guard() {}  // not trivial, so that a guard is no unused variable
};

}  // namespace std

#endif  // HOTSTONE_WASM_STAND_IN_MISSING_LOCKS_H_
