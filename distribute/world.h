// The processes of a distributed run: the small part of MPI that is needed, with errors as
// statuses.
//
// Every function is collective: all processes call it, in the same order. When a process dies,
// mpirun ends the others, so nothing here waits for ever. No header of this folder includes
// <mpi.h>.
#ifndef HOTSTONE_DISTRIBUTE_WORLD_H_
#define HOTSTONE_DISTRIBUTE_WORLD_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/graph/communicator.h"

namespace hotstone::distribute {

// The processes are also the ranks of a search (enumerate/graph/communicator.h).
class World final : public enumerate::Communicator {
 public:
  // Starts MPI, at most once per program. The destructor ends it.
  static absl::StatusOr<World> Start(int* argc, char*** argv);
  World(World&& other) noexcept;
  World& operator=(World&&) = delete;
  ~World() override;

  int rank() const override { return rank_; }
  int size() const override { return size_; }
  bool IsFirst() const { return rank_ == 0; }

  // Sums, and a maximum, over all processes.
  absl::Status SumOne(uint64_t* value) const;
  absl::Status Sum(std::span<uint64_t> values) const override;
  absl::Status Max(uint64_t* value) const;

  // `base` is an array of elements of `width` bytes (1, 2 or 8), of which process r has updated
  // elements [begin[r], begin[r + 1]): distributes all to all. begin has size() + 1 ascending
  // entries.
  absl::Status GatherParts(void* base, int width, const std::vector<uint64_t>& begin) const;

  // The words arrive in the order of senders.
  absl::StatusOr<std::vector<uint64_t>> Exchange(
      const std::vector<std::vector<uint64_t>>& out) const override;

  // Ends all processes at once with this exit code. Not collective.
  [[noreturn]] void Abort(int code) const;

 private:
  World(int rank, int size) : rank_(rank), size_(size), owner_(true) {}
  int rank_;
  int size_;
  bool owner_;
};

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_WORLD_H_
