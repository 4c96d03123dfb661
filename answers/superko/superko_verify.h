// The answer of `hotstone table verify` for a table of superko values: are its bounds right?
//
// For each entry that is checked, a search writes the certificates of both bounds
// (certify/area/area_strategy.h), and the checker accepts them by the law of spec/ alone. That
// Black forces lo and White hi is then proved, whatever the search and the table did. An entry
// whose certificates would be too large is counted as unproved.
#ifndef HOTSTONE_ANSWERS_SUPERKO_SUPERKO_VERIFY_H_
#define HOTSTONE_ANSWERS_SUPERKO_SUPERKO_VERIFY_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "tables/check_cells.h"

namespace hotstone::answers {

struct SuperkoProofs {
  uint64_t entries = 0;       // legal ones
  uint64_t certificates = 0;  // accepted
  uint64_t unproved = 0;      // entries with a bound whose certificate was not found
  uint64_t open = 0;          // entries with two bounds
};

struct SuperkoVerdict {
  std::string file;
  tables::TableCheckOptions checked;
  std::string board;
  std::string rules;
  absl::StatusOr<SuperkoProofs> found;  // FailedPrecondition: the first bad entry
  double seconds = 0;
};

// Of a finished table. Errors of ReadFinishedSuperko; Internal if the checker refuses a
// certificate; Cancelled.
absl::StatusOr<SuperkoVerdict> VerifySuperko(const std::string& file,
                                             const tables::TableCheckOptions& options,
                                             Progress* progress);

// Exits with kExitFails if an entry is wrong, and with kExitUnknown if one is unproved.
Shown Describe(const SuperkoVerdict& verdict);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SUPERKO_SUPERKO_VERIFY_H_
