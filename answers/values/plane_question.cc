#include "answers/values/plane_question.h"

#include <algorithm>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "answers/asked/other_command.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/index/occupancy_index.h"

namespace hotstone::answers {
namespace {

absl::Status CheckTogether(const PlaneWords& words) {
  const auto wrong = [](std::string_view what) {
    return absl::InvalidArgumentError(std::string(what));
  };
  const bool all = !words.all_thresholds.empty();
  if (all == (words.at_least != kNoThreshold)) {
    return wrong("give either --at-least T or --all-thresholds DIR");
  }
  if (!words.keep.path.empty() + !words.on_disk.empty() + all > 1) {
    return wrong(
        "--checkpoint, --on-disk and --all-thresholds save planes in different ways: give only "
        "one");
  }
  if (all && words.layers != 0) return wrong("--layers cannot be combined with --all-thresholds");
  if (all && !words.position.empty())
    return wrong("--position cannot be combined with --all-thresholds: give --board");
  if (all && words.side != PlaneWords{}.side) {
    return wrong(
        "--side cannot be combined with --all-thresholds, which computes the planes of both sides");
  }
  if (all) {
    RETURN_IF_ERROR(CheckNoCircumstances(words.circumstances, "--all-thresholds"));
  }
  if (words.keep.every_given && !all && words.keep.path.empty()) {
    return wrong("--checkpoint-every needs --checkpoint FILE or --all-thresholds DIR");
  }
  if (words.mend && (words.on_disk.empty() || !words.keep.resume)) {
    return wrong("--mend needs --on-disk DIR and --resume");
  }
  if (words.stages && words.keep.path.empty()) return wrong("--stages needs --checkpoint FILE");
  if (words.stages && words.threads > 1)
    return wrong("--stages runs on one thread: omit --threads");
  const std::string& kept = all                     ? words.all_thresholds
                            : words.on_disk.empty() ? words.keep.path
                                                    : words.on_disk;
  if (kept.empty() && (words.keep.resume || words.layers != 0)) {
    return wrong("--resume and --layers need --checkpoint FILE or --on-disk DIR");
  }
  if (words.keep.path.empty() && !kept.empty() && IsThere(kept) && !words.keep.resume) {
    return absl::InvalidArgumentError(absl::StrCat(
        kept,
        ": already exists; continue it with --resume if it is a run, or name another folder"));
  }
  return CheckKeep({.path = kept, .resume = words.keep.resume});
}

}  // namespace

absl::StatusOr<PlaneQuestion> ReadPlaneQuestion(const PlaneWords& words) {
  RETURN_IF_ERROR(CheckTogether(words));
  ASSIGN_OR_RETURN(const auto position, BoardOrPosition(words.board, words.position, "plane"));
  ASSIGN_OR_RETURN(const auto work, ReadBoardWork(position.size().ToString(), words.rules));
  ASSIGN_OR_RETURN(const auto situation, SituationFrom(position, words.circumstances, work.rules));
  const int points = work.grid.points();
  const int at_least = words.all_thresholds.empty() ? words.at_least : points;
  if (at_least <= -points || at_least > points) {
    return absl::InvalidArgumentError(absl::StrCat("--at-least ", at_least, ": on ",
                                                   work.size.ToString(), " it must be from ",
                                                   1 - points, " to ", points));
  }
  return PlaneQuestion{words, work, situation};
}

absl::Status CheckPlaneMemory(const PlaneQuestion& question, const BytesOfLayout& bytes) {
  const auto of_board = [&](const enumerate::Grid& grid) -> absl::StatusOr<uint64_t> {
    ASSIGN_OR_RETURN(const auto index, enumerate::OccupancyIndex::Create(
                                           grid, enumerate::OccupancyIndex::kMostPoints));
    return bytes(enumerate::PlaneLayout(index));
  };
  const auto same = [&](const spec::BoardSize& board) {
    return absl::StrCat(
        "hotstone plane --board ", board.ToString(), " --rules ", question.rules,
        question.all_thresholds.empty()
            ? absl::StrCat(" --at-least ",
                           std::clamp(question.at_least, 1 - board.points(), board.points()))
            : absl::StrCat(" --all-thresholds ", question.all_thresholds),
        question.on_disk.empty() ? "" : absl::StrCat(" --on-disk ", question.on_disk));
  };
  return CheckFits({question.on_disk.empty() ? "plane: the planes"
                                             : "plane: with one of them on disk, the planes",
                    question.work.size, question.memory, of_board, same},
                   LifeInstead(question.situation.position, question.work.rules));
}

}  // namespace hotstone::answers
