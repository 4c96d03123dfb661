// The values of stored tables, asked situation by situation: what stands behind /api/value.
//
// A question names a situation as `hotstone value` does: board, rules, position, to_move, passes, ban. The
// answer has the keys of `hotstone value --json`, and besides, for a page that knows no rule of Go, every
// move with what it is worth and the situation that it leads to (docs/howto/atlas.md has the keys). Values are the
// table's, moves the law's (tables/table_law.h). Questions may come from several threads; those to one table
// are answered one after the other.
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
  // Opens the tables. Errors of tables::Table::Open; InvalidArgument if two are of one board and one rule
  // set.
  static absl::StatusOr<StoredValues> Open(const std::vector<std::string>& files);
  StoredValues(StoredValues&&) noexcept;
  ~StoredValues();

  // Which boards and rule sets there are, in the order of the files: board, columns, lines, rules,
  // end_passes, file.
  std::vector<Shown> List() const;

  // NotFound if there is no such table, with those that there are; InvalidArgument if the question describes
  // no situation; DataLoss if a table is damaged.
  absl::StatusOr<Shown> Answer(const std::map<std::string, std::string>& question) const;

 private:
  struct Stored;
  StoredValues();
  absl::StatusOr<Stored*> Find(const std::map<std::string, std::string>& question) const;

  std::vector<std::unique_ptr<Stored>> tables_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_STORED_VALUES_H_
