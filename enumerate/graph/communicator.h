// Communication between the ranks of a distributed search: the few collective calls that it needs,
// independent of their implementation.
//
// A rank is one of `size()` parties that run the same search, each with a part of the data. They
// may be processes (distribute/world.h, over MPI) or, in tests, threads. A search by a single
// party uses the SelfCommunicator, so it needs no code of its own.
//
// Every call except rank() and size() is collective: all ranks make the same calls in the same
// order, and each waits for the others. An error reaches all ranks, and none may call again. Only
// one thread of a rank calls.
#ifndef HOTSTONE_ENUMERATE_GRAPH_COMMUNICATOR_H_
#define HOTSTONE_ENUMERATE_GRAPH_COMMUNICATOR_H_

#include <cstdint>
#include <span>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::enumerate {

class Communicator {
 public:
  virtual ~Communicator() = default;

  virtual int rank() const = 0;  // 0 .. size() - 1
  virtual int size() const = 0;  // 1 or more; both stay constant

  // Replaces each value by its sum over all ranks. All ranks pass equally many values.
  virtual absl::Status Sum(std::span<uint64_t> values) const = 0;

  // Sends out[r] to rank r and returns the words sent to this rank, in any order, every word once.
  // `out` has size() lists.
  virtual absl::StatusOr<std::vector<uint64_t>> Exchange(
      const std::vector<std::vector<uint64_t>>& out) const = 0;
};

// A single rank with all the data. Nothing fails.
class SelfCommunicator final : public Communicator {
 public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  absl::Status Sum(std::span<uint64_t>) const override { return absl::OkStatus(); }
  absl::StatusOr<std::vector<uint64_t>> Exchange(
      const std::vector<std::vector<uint64_t>>& out) const override {
    return out[0];
  }
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_COMMUNICATOR_H_
