// The values of stored tables, looked up one situation at a time; the backend of /api/value.
//
// A question names a situation as `hotstone value` does: board, rules, position, to_move, passes,
// ban. The answer has the keys of `hotstone value --json`. A client that knows no rule of Go also
// gets every move with its value and the situation it leads to (docs/howto/atlas.md has the keys).
// Values come from the table, moves from the law (tables/table_law.h). Questions may come from
// several threads; questions to one table are answered one at a time.
#ifndef HOTSTONE_ANSWERS_VALUES_STORED_VALUES_H_
#define HOTSTONE_ANSWERS_VALUES_STORED_VALUES_H_

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"

namespace hotstone::answers {

class StoredValues {
 public:
  // Opens the tables. Errors of tables::Table::Open; InvalidArgument if two tables have the same
  // board and rule set.
  static absl::StatusOr<StoredValues> Open(const std::vector<std::string>& files);
  StoredValues(StoredValues&&) noexcept;
  ~StoredValues();

  // The available boards and rule sets, in the order of the files: board, columns, lines, rules,
  // end_passes, file.
  std::vector<Shown> List() const;

  // NotFound, listing the tables that exist, if there is none for the question; InvalidArgument if
  // the question does not describe a situation; DataLoss if a table is damaged.
  absl::StatusOr<Shown> Answer(const std::map<std::string, std::string>& question) const;

 private:
  struct Stored;
  StoredValues();
  absl::StatusOr<Stored*> Find(const std::map<std::string, std::string>& question) const;

  std::vector<std::unique_ptr<Stored>> tables_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_STORED_VALUES_H_
