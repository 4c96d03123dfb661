// Words that each process shares with all: its own are ordinary memory, and those of other
// processes are fetched without their participation (one-sided MPI).
//
// Phases are separate: while anyone fetches, nobody changes shared words, and after a change all
// call Agree before anyone fetches. So a fetched word is never half old and half new.
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
  // Collective. Allocates `words` zeroed words in this process. Unavailable if MPI refuses.
  static absl::StatusOr<std::unique_ptr<SharedWords>> Create(uint64_t words);
  SharedWords(const SharedWords&) = delete;
  SharedWords& operator=(const SharedWords&) = delete;
  // Collective, and before the world ends.
  ~SharedWords();

  uint64_t* own() { return own_; }

  // Not collective: reads words of any process, including this one. They must exist.
  absl::Status Get(int rank, uint64_t from, std::span<uint64_t> words) const;

  // Collective: everything done before by any process is visible to all afterwards.
  absl::Status Agree() const;

 private:
  struct Window;
  SharedWords();
  std::unique_ptr<Window> window_;
  uint64_t* own_ = nullptr;
};

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_SHARED_WORDS_H_
