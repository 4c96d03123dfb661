#include "distribute/mpi_status.h"

#include <mpi.h>

#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::distribute {

absl::Status MpiStatus(int code, const char* what) {
  if (code == MPI_SUCCESS) return absl::OkStatus();
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(code, text, &length);
  return absl::UnavailableError(absl::StrCat(
      what, " between the processes failed: ", std::string(text, static_cast<size_t>(length))));
}

}  // namespace hotstone::distribute
