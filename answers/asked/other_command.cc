#include "answers/asked/other_command.h"

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "spec/board/position.h"

namespace hotstone::answers {
namespace {

absl::StatusOr<uint64_t> BytesOf(const Sized& question, const spec::BoardSize& size) {
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  return question.bytes(grid);
}

}  // namespace

std::string LifeInstead(const spec::Position& position, const spec::RuleSet& rules) {
  const bool bare = position.EmptyPoints().size() == static_cast<size_t>(position.size().points());
  if (bare || rules.handicap != 0 || rules.capture_ends) return "";
  return absl::StrCat("; which stones stay: hotstone life --position ", position.ToText(),
                      " --rules ", spec::RuleSetName(rules), " --search --nodes 200000");
}

std::optional<std::pair<int, int>> LargestThatFits(int cols, int rows,
                                                   const std::function<bool(int, int)>& fits) {
  while (cols > 1 || rows > 1) {
    --(cols > rows ? cols : rows);
    if (fits(cols, rows)) return std::pair(cols, rows);
  }
  return std::nullopt;
}

std::string SmallerInstead(const Sized& question) {
  if (!question.command) return "";
  for (const std::string& memory : {question.memory, std::string()}) {
    const auto most = MemoryLimit(memory);
    if (!most.ok()) continue;
    const auto fits = [&](int cols, int rows) {
      const auto needed = BytesOf(question, *spec::BoardSize::Create(cols, rows));
      return needed.ok() && *needed <= *most;
    };
    const auto sides = LargestThatFits(question.board.cols(), question.board.rows(), fits);
    if (!sides.has_value()) continue;
    const auto size = spec::BoardSize::Create(sides->first, sides->second);
    return absl::StrCat("; a smaller board: ", question.command(*size),
                        memory.empty() ? "" : " --memory ", memory);
  }
  return "";
}

absl::Status CheckFits(const Sized& question, const std::string& instead) {
  ASSIGN_OR_RETURN(const uint64_t memory, MemoryLimit(question.memory));
  const auto needed = BytesOf(question, question.board);
  if (needed.ok() && *needed <= memory) return absl::OkStatus();
  const std::string other = instead.empty() ? SmallerInstead(question) : instead;
  if (!needed.ok()) {
    return absl::Status(needed.status().code(),
                        absl::StrCat(std::string(needed.status().message()), other));
  }
  const bool alike = BytesText(*needed) == BytesText(memory);
  const auto amount = [&](uint64_t bytes) {
    return alike ? absl::StrCat(bytes, " bytes") : BytesText(bytes);
  };
  return absl::ResourceExhaustedError(absl::StrCat(
      question.work, " of ", question.board.ToString(), " need about ", amount(*needed), "; ",
      question.memory.empty() ? "the free memory allows " : "--memory allows ", amount(memory),
      other));
}

}  // namespace hotstone::answers
