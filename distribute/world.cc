#include "distribute/world.h"

#include <mpi.h>

#include <cstdlib>
#include <limits>

#include "base/status_macros.h"
#include "distribute/mpi_status.h"

namespace hotstone::distribute {
namespace {

// The most elements in one message: MPI counts in int.
constexpr uint64_t kMost = std::numeric_limits<int>::max();

}  // namespace

absl::StatusOr<World> World::Start(int* argc, char*** argv) {
  RETURN_IF_ERROR(MpiStatus(MPI_Init(argc, argv), "the start"));
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  return World(rank, size);
}

World::World(World&& other) noexcept
    : rank_(other.rank_), size_(other.size_), owner_(other.owner_) {
  other.owner_ = false;
}

World::~World() {
  if (owner_) MPI_Finalize();
}

absl::Status World::SumOne(uint64_t* value) const { return Sum(std::span<uint64_t>(value, 1)); }

absl::Status World::Sum(std::span<uint64_t> values) const {
  return MpiStatus(MPI_Allreduce(MPI_IN_PLACE, values.data(), static_cast<int>(values.size()),
                                 MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD),
                   "summing");
}

absl::Status World::Max(uint64_t* value) const {
  return MpiStatus(MPI_Allreduce(MPI_IN_PLACE, value, 1, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD),
                   "finding the maximum");
}

absl::Status World::GatherParts(void* base, int width, const std::vector<uint64_t>& begin) const {
  const MPI_Datatype type = width == 1 ? MPI_UINT8_T : width == 2 ? MPI_UINT16_T : MPI_UINT64_T;
  // Lengths and displacements are ints, relative to the very first element.
  if (begin.back() - begin.front() > kMost) {
    return absl::ResourceExhaustedError("a part to be exchanged exceeds 2^31 elements");
  }
  std::vector<int> lengths;
  std::vector<int> starts;
  for (size_t r = 0; r + 1 < begin.size(); ++r) {
    lengths.push_back(static_cast<int>(begin[r + 1] - begin[r]));
    starts.push_back(static_cast<int>(begin[r] - begin.front()));
  }
  char* first = static_cast<char*>(base) + begin.front() * static_cast<uint64_t>(width);
  return MpiStatus(MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, first, lengths.data(),
                                  starts.data(), type, MPI_COMM_WORLD),
                   "the exchange of a layer");
}

absl::StatusOr<std::vector<uint64_t>> World::Exchange(
    const std::vector<std::vector<uint64_t>>& out) const {
  std::vector<int> send_counts;
  std::vector<int> send_starts;
  std::vector<uint64_t> sent;
  for (const std::vector<uint64_t>& part : out) {
    send_starts.push_back(static_cast<int>(sent.size()));
    send_counts.push_back(static_cast<int>(part.size()));
    sent.insert(sent.end(), part.begin(), part.end());
  }
  // All processes must agree to fail.
  uint64_t most = sent.size();
  RETURN_IF_ERROR(Max(&most));
  if (most > kMost / 2) return absl::ResourceExhaustedError("a message exceeds 2^30 words");
  std::vector<int> counts(out.size());
  RETURN_IF_ERROR(MpiStatus(
      MPI_Alltoall(send_counts.data(), 1, MPI_INT, counts.data(), 1, MPI_INT, MPI_COMM_WORLD),
      "the exchange"));
  std::vector<int> starts;
  uint64_t total = 0;
  for (const int count : counts) {
    starts.push_back(static_cast<int>(total));
    total += static_cast<uint64_t>(count);
  }
  most = total;
  RETURN_IF_ERROR(Max(&most));
  if (most > kMost) return absl::ResourceExhaustedError("a message exceeds 2^31 words");
  std::vector<uint64_t> received(total);
  RETURN_IF_ERROR(MpiStatus(
      MPI_Alltoallv(sent.data(), send_counts.data(), send_starts.data(), MPI_UINT64_T,
                    received.data(), counts.data(), starts.data(), MPI_UINT64_T, MPI_COMM_WORLD),
      "the exchange"));
  return received;
}

void World::Abort(int code) const {
  MPI_Abort(MPI_COMM_WORLD, code);
  std::abort();
}

}  // namespace hotstone::distribute
