// Words that each process holds for all: its own are memory like any other, those of the others are fetched, without
// their taking part (one-sided MPI).
//
// Phases are kept apart: while anyone fetches nobody changes what is held, and before anyone fetches what was
// changed all call Agree. So no fetched word is half an old and half a new one.
#ifndef HOTSTONE_DISTRIBUTE_SHARED_WORDS_H_
#define HOTSTONE_DISTRIBUTE_SHARED_WORDS_H_

#include <cstdint>
#include <memory>
#include <span>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "distribute/world.h"

namespace hotstone::distribute {

class SharedWords {
 public:
  // Collective. `words` of this process, all zero. Unavailable if MPI refuses.
  static absl::StatusOr<std::unique_ptr<SharedWords>> Create(uint64_t words);
  SharedWords(const SharedWords&) = delete;
  SharedWords& operator=(const SharedWords&) = delete;
  // Collective, and before the world ends.
  ~SharedWords();

  uint64_t* own() { return own_; }

  // Not collective: words of another process, or of this one. They must be there.
  absl::Status Get(int rank, uint64_t from, std::span<uint64_t> words) const;

  // Collective: what all did before is seen by all after.
  absl::Status Agree() const;

 private:
  struct Window;
  SharedWords();
  std::unique_ptr<Window> window_;
  uint64_t* own_ = nullptr;
};

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_SHARED_WORDS_H_
