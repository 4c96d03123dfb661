// Refusals for memory or size, each with a command line that works instead.
#ifndef HOTSTONE_ANSWERS_ASKED_OTHER_COMMAND_H_
#define HOTSTONE_ANSWERS_ASKED_OTHER_COMMAND_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/rules/board.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::answers {

// "; which stones stay: hotstone life --position P --rules R --search --nodes 200000", or
// empty where `life` has nothing to ask: no stones, handicap passes, or capture_ends.
std::string LifeInstead(const spec::Position& position, const spec::RuleSet& rules);

using BytesOfBoard = std::function<absl::StatusOr<uint64_t>(const enumerate::Grid&)>;

// A question that needs memory in proportion to its board.
struct Sized {
  std::string work;  // "value: the intervals"
  spec::BoardSize board;
  std::string memory;  // the option's text, empty if it was not given
  BytesOfBoard bytes;
  // The command line that asks the same about another board, without --memory; or nothing.
  std::function<std::string(const spec::BoardSize&)> command;
};

// The largest board for which `fits` holds, made by shortening the longer side; nothing if there is
// none. Calls it at most cols + rows times.
std::optional<std::pair<int, int>> LargestThatFits(int cols, int rows,
                                                   const std::function<bool(int, int)>& fits);

// "; a smaller board: COMMAND", with the largest board that fits, made by shortening the longer
// side.
std::string SmallerInstead(const Sized& question);

// Ok if the board fits. Otherwise ResourceExhausted, with both figures; or the error of `bytes`, if
// the board has no grid. Either ends with `instead` or, if that is empty, with a smaller board.
// InvalidArgument if the text is no amount of memory.
absl::Status CheckFits(const Sized& question, const std::string& instead = "");

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_ASKED_OTHER_COMMAND_H_
