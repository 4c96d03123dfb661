// All thresholds of a board, one after the other.
//
// CheckFolder refuses planes of another run. Solve(t) runs from the highest threshold down. It
// takes the bits of t + 1, which are forced for t as well, sweeps until nothing changes, and leaves
// the checkpoint DIR/t.planes. Finished checkpoints are skipped. CountUndetermined reads the planes
// of all thresholds block by block and counts the positions that neither side decides.
//
// For example, 2x1 under basic-only,end_passes=2 has the thresholds 2, 1, 0 and -1, hence four
// files, and none of its five legal positions is undetermined.
#include "answers/values/plane_thresholds.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/planes/undetermined.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::answers {
namespace {

using enumerate::OccupancyIndex;
using enumerate::PlaneCounts;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using enumerate::PlaneSweeps;
using enumerate::UndeterminedPositions;

class ThresholdRun {
 public:
  ThresholdRun(const PlaneQuestion& question, const PlaneLayout& layout, const Tell& tell)
      : question_(question), layout_(layout), tell_(tell), points_(question.work.grid.points()) {}

  absl::StatusOr<PlaneThresholdsAnswer> Run() {
    const auto began = std::chrono::steady_clock::now();
    std::error_code error;
    std::filesystem::create_directory(question_.all_thresholds, error);
    if (error) {
      return absl::UnavailableError(absl::StrCat(question_.all_thresholds, ": ", error.message()));
    }
    RETURN_IF_ERROR(CheckFolder());
    for (int t = points_; t > -points_; --t) RETURN_IF_ERROR(Solve(t));
    PlaneThresholdsAnswer answer{question_};
    RETURN_IF_ERROR(CountUndetermined(answer));
    answer.seconds = SecondsSince(began);
    return answer;
  }

 private:
  std::string PathOf(int t) const {
    return absl::StrCat(question_.all_thresholds, "/", t, ".planes");
  }

  // Before computing or writing anything, checks that all existing planes are of this run.
  absl::Status CheckFolder() const {
    const std::string board = question_.work.size.ToString();
    const std::string rules = spec::RuleSetName(question_.work.rules);
    std::error_code error;
    const std::filesystem::directory_iterator files(question_.all_thresholds, error);
    if (error) {
      return absl::UnavailableError(absl::StrCat(question_.all_thresholds, ": ", error.message()));
    }
    for (const auto& file : files) {
      const std::string path = file.path().string();
      if (file.path().extension() != ".planes") continue;
      ASSIGN_OR_RETURN(const auto info, tables::ReadPlanesInfo(path));
      const tables::PlaneManifest& there = info.manifest;
      if (there.board == board && there.rules == rules && path == PathOf(there.at_least)) continue;
      return absl::InvalidArgumentError(absl::StrCat(
          path, ": planes of another run, of ", there.board, " for at least ", there.at_least,
          " under ", there.rules, "; name another folder, or remove these planes"));
    }
    return absl::OkStatus();
  }

  absl::StatusOr<PlaneSweeps> Begin(int t) const {
    return PlaneSweeps::Create(layout_, question_.work.finite, {.at_least = t, .stages = false});
  }

  absl::StatusOr<PlaneSweeps> Load(int t) const {
    ASSIGN_OR_RETURN(auto sweeps, Begin(t));
    RETURN_IF_ERROR(tables::LoadPlanes(PathOf(t), question_.work.rules, &sweeps));
    return sweeps;
  }

  // Runs one threshold to its end unless it is already finished.
  absl::Status Solve(int t) {
    const bool begun = IsThere(PathOf(t));
    if (begun) {
      ASSIGN_OR_RETURN(const auto info, tables::ReadPlanesInfo(PathOf(t)));
      if (info.manifest.point.finished && IsThere(PathOf(t - 1))) return absl::OkStatus();
    }
    ASSIGN_OR_RETURN(auto sweeps, begun ? Load(t) : Begin(t));
    if (!begun && more_ != nullptr) sweeps.StartFrom(*more_);
    more_ = nullptr;
    if (!sweeps.point().finished) {
      RETURN_IF_ERROR(RunOne(sweeps));
    }
    more_ = std::make_unique<PlaneSweeps>(std::move(sweeps));
    return absl::OkStatus();
  }

  absl::Status RunOne(PlaneSweeps& sweeps) {
    const std::string path = PathOf(sweeps.at_least());
    LongRun run({.path = path, .every = question_.keep.every});
    run.Begin(
        [&] { return tables::SavePlanes(path, question_.work.rules, sweeps, question_.threads); });
    const absl::Status done = sweeps.Run(question_.threads, &run, [&](const PlanePoint&) {
      run.AtStep();
      return true;
    });
    if (absl::IsCancelled(done)) {
      return run.Stopped(done, absl::StrCat("stopped at threshold ", sweeps.at_least(),
                                            " in sweep ", sweeps.point().sweep));
    }
    RETURN_IF_ERROR(done);
    RETURN_IF_ERROR(run.SaveNow());
    run.Clear();
    const PlaneCounts counts = sweeps.Count();
    tell_(Shown()
              .Say("at_least", sweeps.at_least())
              .Say("first", counts.first)
              .Say("second", counts.second)
              .Say("sweeps", sweeps.point().sweep)
              .Say("seconds", run.seconds())
              .Line("at least {at_least}: {first} forced at the turn of the side that forces, "
                    "{second} at the "
                    "other's; {sweeps:#sweep|sweeps}, {seconds:.2} s"));
    return absl::OkStatus();
  }

  absl::Status CountUndetermined(PlaneThresholdsAnswer& answer) {
    more_ = nullptr;
    UndeterminedPositions found(layout_);
    for (int t = 1; t <= points_; ++t) {
      ASSIGN_OR_RETURN(auto one, Load(t));
      ASSIGN_OR_RETURN(auto other, Load(1 - t));
      found.Add(one, other);
      found.Add(other, one);
      if (!KeepGoing(&progress_, "undetermined positions, thresholds", static_cast<uint64_t>(2 * t),
                     static_cast<uint64_t>(2 * points_))) {
        return absl::CancelledError("stopped while counting; start the count again with --resume");
      }
      if (t < points_) continue;
      answer.undetermined = found.Count(one);
      answer.legal = one.Count().legal;
    }
    return absl::OkStatus();
  }

  const PlaneQuestion& question_;
  const PlaneLayout& layout_;
  const Tell& tell_;
  const int points_;
  std::unique_ptr<PlaneSweeps> more_;  // the planes of the next higher threshold
  TerminalProgress progress_;          // remembers a signal that comes between two thresholds
};

}  // namespace

absl::StatusOr<PlaneThresholdsAnswer> AskPlaneThresholds(const PlaneQuestion& question,
                                                         const Tell& tell) {
  ASSIGN_OR_RETURN(const auto index,
                   OccupancyIndex::Create(question.work.grid, OccupancyIndex::kMostPoints));
  const PlaneLayout layout(index);
  RETURN_IF_ERROR(CheckPlaneMemory(question, [](const PlaneLayout& other) {
    return PlaneSweeps::Bytes(other, false) + other.PlaneBytes() +
           UndeterminedPositions::Bytes(other);
  }));
  RETURN_IF_ERROR(enumerate::CheckPlaneRules(question.work.finite));
  return ThresholdRun(question, layout, tell).Run();
}

Shown Describe(const PlaneThresholdsAnswer& answer) {
  Shown shown = Shown::Result("plane");
  return shown.Set("board", answer.question.work.size.ToString())
      .Set("rules", spec::RuleSetName(answer.question.work.rules))
      .Set("thresholds", 2 * answer.question.work.grid.points())
      .Set("legal_positions", answer.legal)
      .Set("undetermined", answer.undetermined)
      .Set("seconds", answer.seconds)
      .Line("board: {board}")
      .Line("rules: {rules}")
      .Line(
          "undetermined: {undetermined} of {legal_positions} legal positions, from the planes of "
          "{thresholds} "
          "thresholds")
      .Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
