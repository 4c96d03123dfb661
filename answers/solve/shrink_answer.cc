#include "answers/solve/shrink_answer.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/runs/terminal_progress.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/solution/solution_reader.h"
#include "search/deepening/free_points.h"
#include "search/deepening/stone_sets.h"

namespace hotstone::answers {
namespace {

using certify::SolutionHeader;

// For a record of the old file, with those of the new one and what finds them.
constexpr uint64_t kBytesOfRecord = 60;

absl::Status CheckKind(const std::string& path, const SolutionHeader& header) {
  const int points = header.start.size().points();
  if (header.free_points)
    return absl::InvalidArgumentError(absl::StrCat(path, ": its records have free points already"));
  if (certify::MayHaveFreePoints(header, points) && points <= search::StoneSets::kMostPoints)
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      path, ": expected a solution of the whole board, of at most ", search::StoneSets::kMostPoints,
      " points, made by hotstone solve --by deepening --rules any-with-basic-ko"));
}

absl::Status CheckMemory(const ShrinkQuestion& question, const SolutionHeader& header,
                         uint64_t entries) {
  ASSIGN_OR_RETURN(const auto limit, MemoryLimit(question.memory));
  const uint64_t needed = entries * kBytesOfRecord + (uint64_t{1} << header.start.size().points());
  if (needed <= limit) return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat("shrink: ", question.solution, " needs about ",
                                                   BytesText(needed), "; the memory limit is ",
                                                   BytesText(limit)));
}

}  // namespace

absl::StatusOr<ShrinkAnswer> AskShrink(const ShrinkQuestion& question) {
  std::error_code error;
  if (std::filesystem::equivalent(question.solution, question.out, error)) {
    return absl::InvalidArgumentError(
        absl::StrCat("shrink: --out ", question.out, " is the solution itself; give another file"));
  }
  ASSIGN_OR_RETURN(const auto reader, certify::SolutionReader::OpenFile(question.solution));
  RETURN_IF_ERROR(CheckKind(question.solution, reader.header()));
  RETURN_IF_ERROR(CheckMemory(question, reader.header(), reader.entries()));
  RETURN_IF_ERROR(WholeFile::Create(question.out).status());
  ASSIGN_OR_RETURN(const auto solution, certify::ReadSolution(question.solution));
  TerminalProgress progress;
  const auto freed = search::WithFreePoints(solution, &progress);
  progress.Clear();
  if (absl::IsFailedPrecondition(freed.status())) {
    return absl::InvalidArgumentError(
        absl::StrCat(question.solution, ": ", std::string(freed.status().message())));
  }
  RETURN_IF_ERROR(freed.status());
  auto checked = certify::CheckSolution(*freed, {.progress = &progress});
  progress.Clear();
  if (absl::IsFailedPrecondition(checked.status())) {
    return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the solution: ",
                                            std::string(checked.status().message())));
  }
  RETURN_IF_ERROR(checked.status());
  RETURN_IF_ERROR(certify::WriteSolution(question.out, freed->header, freed->entries));
  return ShrinkAnswer{question, solution.entries.size(), *std::move(checked),
                      certify::SolutionBytes(solution.header, solution.entries.size()),
                      certify::SolutionBytes(freed->header, freed->entries.size())};
}

Shown Describe(const ShrinkAnswer& answer) {
  Shown shown = Shown::Result("shrink");
  return shown.Set("file", answer.question.out)
      .Set("entries", answer.checked.situations)
      .Set("entries_before", answer.entries_before)
      .Set("bytes", answer.bytes)
      .Set("bytes_before", answer.bytes_before)
      .Set("answers", answer.checked.transitions)
      .Set("highest_rank", answer.checked.highest_rank)
      .Say("size", BytesText(answer.bytes))
      .Say("size_before", BytesText(answer.bytes_before))
      .Say("claim", answer.checked.claim)
      .Line("solution: {file}, {size} instead of {size_before}")
      .Line("{claim}")
      .Line("entries: {entries} instead of {entries_before}, ranks up to {highest_rank}");
}

}  // namespace hotstone::answers
