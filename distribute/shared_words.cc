#include "distribute/shared_words.h"

#include <mpi.h>

#include <algorithm>
#include <limits>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "distribute/mpi_status.h"

namespace hotstone::distribute {

struct SharedWords::Window {
  MPI_Win handle = MPI_WIN_NULL;
};

SharedWords::SharedWords() : window_(std::make_unique<Window>()) {}

absl::StatusOr<std::unique_ptr<SharedWords>> SharedWords::Create(uint64_t words) {
  std::unique_ptr<SharedWords> shared(new SharedWords());
  const uint64_t count = std::max<uint64_t>(words, 1);
  const int code =
      MPI_Win_allocate(static_cast<MPI_Aint>(count * sizeof(uint64_t)), sizeof(uint64_t),
                       MPI_INFO_NULL, MPI_COMM_WORLD, &shared->own_, &shared->window_->handle);
  RETURN_IF_ERROR(MpiStatus(code, "sharing memory"));
  MPI_Win_set_errhandler(shared->window_->handle, MPI_ERRORS_RETURN);
  std::fill_n(shared->own_, count, 0);
  absl::Status status = MpiStatus(MPI_Win_lock_all(0, shared->window_->handle), "sharing memory");
  if (status.ok()) status = shared->Agree();
  if (!status.ok()) return status;
  return shared;
}

SharedWords::~SharedWords() {
  if (window_->handle == MPI_WIN_NULL) return;
  MPI_Win_unlock_all(window_->handle);
  MPI_Win_free(&window_->handle);
}

absl::Status SharedWords::Get(int rank, uint64_t from, std::span<uint64_t> words) const {
  constexpr uint64_t kMost = 1 << 28;  // MPI counts in int
  for (uint64_t at = 0; at < words.size();) {
    const uint64_t count = std::min<uint64_t>(words.size() - at, kMost);
    const int code = MPI_Get(words.data() + at, static_cast<int>(count), MPI_UINT64_T, rank,
                             static_cast<MPI_Aint>(from + at), static_cast<int>(count),
                             MPI_UINT64_T, window_->handle);
    RETURN_IF_ERROR(MpiStatus(code, "fetching words"));
    at += count;
  }
  return MpiStatus(MPI_Win_flush(rank, window_->handle), "fetching words");
}

absl::Status SharedWords::Agree() const {
  absl::Status status = MpiStatus(MPI_Win_sync(window_->handle), "agreeing on words");
  if (status.ok()) status = MpiStatus(MPI_Barrier(MPI_COMM_WORLD), "agreeing on words");
  if (status.ok()) status = MpiStatus(MPI_Win_sync(window_->handle), "agreeing on words");
  return status;
}

}  // namespace hotstone::distribute
