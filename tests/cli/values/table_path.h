// The file of a table that a test has the program build, with what such a run leaves next to it.
#ifndef HOTSTONE_TESTS_CLI_VALUES_TABLE_PATH_H_
#define HOTSTONE_TESTS_CLI_VALUES_TABLE_PATH_H_

#include <unistd.h>

#include <string>

#include "base/read_file.h"
#include "base/whole_file.h"
#include "tests/base/temporary.h"

namespace hotstone::cli {

// A name for a table; the files there and next to it are deleted with the object.
class TablePath {
 public:
  explicit TablePath(const std::string& name) : path_(TestPath("table-" + name)) { Remove(); }
  ~TablePath() { Remove(); }
  TablePath(const TablePath&) = delete;
  TablePath& operator=(const TablePath&) = delete;

  const std::string& path() const { return path_; }
  std::string partial() const { return path_ + ".partial"; }
  std::string checkpoint() const { return path_ + ".checkpoint"; }
  bool IsThere() const { return hotstone::IsThere(path_); }
  bool IsHalfThere() const { return hotstone::IsThere(partial()); }
  bool HasCheckpoint() const { return hotstone::IsThere(checkpoint()); }
  // Empty if there is no table.
  std::string Bytes() const { return ReadWholeFile(path_).value_or(""); }

 private:
  void Remove() const {
    for (const char* end : {"", ".partial", ".checkpoint", ".checkpoint.partial"})
      unlink((path_ + end).c_str());
  }

  const std::string path_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_VALUES_TABLE_PATH_H_
