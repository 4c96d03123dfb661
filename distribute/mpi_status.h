// Converts an MPI error to a status.
#ifndef HOTSTONE_DISTRIBUTE_MPI_STATUS_H_
#define HOTSTONE_DISTRIBUTE_MPI_STATUS_H_

#include "absl/status/status.h"

namespace hotstone::distribute {

// Unavailable, with the operation and MPI's own words, unless `code` is success.
absl::Status MpiStatus(int code, const char* what);

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_MPI_STATUS_H_
