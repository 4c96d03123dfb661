// All that is wrong with the words of a command, in one error, so that a user who corrects one word
// does not run into the next.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_ALL_WRONG_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_ALL_WRONG_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::tournament {

class AllWrong {
 public:
  // The value; T() for an error, which is kept.
  template <typename T>
  T Take(absl::StatusOr<T> read) {
    if (read.ok()) return *std::move(read);
    said_ += (said_.empty() ? "" : "; ") + std::string(read.status().message());
    return T();
  }

  // One of each text, in order; without texts, `otherwise` alone.
  template <typename T, typename Parse>
  std::vector<T> TakeEach(const std::vector<std::string>& texts, const Parse& parse, T otherwise) {
    std::vector<T> all;
    for (const std::string& text : texts) all.push_back(Take<T>(parse(text)));
    if (texts.empty()) all.push_back(std::move(otherwise));
    return all;
  }

  // InvalidArgument with all errors, separated by semicolons; OK if there was none.
  absl::Status status() const {
    return said_.empty() ? absl::OkStatus() : absl::InvalidArgumentError(said_);
  }

 private:
  std::string said_;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_ALL_WRONG_H_
