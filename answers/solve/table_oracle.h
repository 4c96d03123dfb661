// A stored table as the guide of a solution: a side's distance from its goal, read from the file.
#ifndef HOTSTONE_ANSWERS_SOLVE_TABLE_ORACLE_H_
#define HOTSTONE_ANSWERS_SOLVE_TABLE_ORACLE_H_

#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "search/solution/solution_oracle.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

class TableOracle : public search::SolutionOracle {
 public:
  // The table must outlive this object and have the measure. side: 0 Black, 1 White. Caches
  // `memory` bytes of blocks.
  TableOracle(const tables::Table& table, int side, int at_least, uint64_t memory)
      : index_(table.index()), cursor_(table, memory), side_(side), at_least_(at_least) {}

  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override;

  // The first error of the file; after it nothing has a distance.
  const absl::Status& status() const { return status_; }

 private:
  const enumerate::OccupancyIndex& index_;
  tables::TableCursor cursor_;
  int side_;
  int at_least_;
  absl::Status status_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_TABLE_ORACLE_H_
