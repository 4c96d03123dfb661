// All thresholds of a board, one after the other.
//
// CheckFolder refuses planes of another run. Solve(t) goes from the highest threshold down: it takes the bits of t + 1, which are
// forced for t as well, sweeps on until nothing changes, and leaves the checkpoint DIR/t.planes; what is there and finished is
// passed over. CountUndetermined reads the planes of all thresholds block by block and counts the positions that neither side
// decides.
//
// For example on 2x1 under basic-only,end_passes=2 there are the thresholds 2, 1, 0 and -1, four files, and none of the five legal
// positions is undetermined.
#include "cli/values/plane_thresholds.h"

#include <filesystem>
#include <iostream>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/runs/terminal_progress.h"
#include "base/bytes_text.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/terminal/report.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/planes/undetermined.h"
#include "formats/json_line.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::cli {
namespace {

using enumerate::OccupancyIndex;
using enumerate::PlaneCounts;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using enumerate::PlaneSweeps;
using enumerate::UndeterminedPositions;
using Clock = std::chrono::steady_clock;

class ThresholdRun {
 public:
  ThresholdRun(const answers::PlaneOptions& options, const answers::PlaneQuestionAsked& asked,
               const PlaneLayout& layout)
      : options_(options), asked_(asked), layout_(layout), points_(asked.work.grid.points()) {}

  absl::Status Run() {
    std::error_code error;
    std::filesystem::create_directory(options_.all_thresholds, error);
    if (error) {
      return absl::UnavailableError(absl::StrCat(options_.all_thresholds, ": ", error.message()));
    }
    RETURN_IF_ERROR(CheckFolder());
    for (int t = points_; t > -points_; --t) {
      RETURN_IF_ERROR(Solve(t));
    }
    return CountUndetermined();
  }

  void Print() const {
    const double seconds = SecondsSince(began_);
    if (options_.json) {
      formats::JsonLine line;
      line.Set("schema", "hotstone.result/1")
          .Set("command", "plane")
          .Set("board", asked_.work.size.ToString())
          .Set("rules", spec::RuleSetName(asked_.work.rules))
          .Set("thresholds", 2 * points_)
          .Set("legal_positions", legal_)
          .Set("undetermined", undetermined_)
          .Set("seconds", seconds)
          .Set("version", kVersion);
      std::cout << line.ToString() << "\n";
      return;
    }
    std::cout << "board: " << asked_.work.size.ToString() << "\n"
              << "rules: " << spec::RuleSetName(asked_.work.rules) << "\n"
              << "undetermined: " << undetermined_ << " of " << legal_
              << " legal positions, from the planes of " << 2 * points_ << " thresholds\n"
              << absl::StrFormat("(%.2f s)\n", seconds);
  }

 private:
  std::string PathOf(int t) const { return absl::StrCat(options_.all_thresholds, "/", t, ".planes"); }

  // Before anything is computed or written: all planes that are there are of this run.
  absl::Status CheckFolder() const {
    const std::string board = asked_.work.size.ToString();
    const std::string rules = spec::RuleSetName(asked_.work.rules);
    std::error_code error;
    const std::filesystem::directory_iterator files(options_.all_thresholds, error);
    if (error) {
      return absl::UnavailableError(absl::StrCat(options_.all_thresholds, ": ", error.message()));
    }
    for (const auto& file : files) {
      const std::string path = file.path().string();
      if (file.path().extension() != ".planes") continue;
      ASSIGN_OR_RETURN(const auto info, tables::ReadPlanesInfo(path));
      const tables::PlaneManifest& there = info.manifest;
      if (there.board == board && there.rules == rules && path == PathOf(there.at_least)) continue;
      return absl::InvalidArgumentError(absl::StrCat(path, ": planes of another run, of ", there.board,
                                                     " for at least ", there.at_least, " under ", there.rules,
                                                     "; name another folder, or remove them"));
    }
    return absl::OkStatus();
  }

  absl::StatusOr<PlaneSweeps> Begin(int t) const {
    return PlaneSweeps::Create(layout_, asked_.work.finite, {.at_least = t, .stages = false});
  }

  absl::StatusOr<PlaneSweeps> Load(int t) const {
    auto sweeps = Begin(t);
    if (!sweeps.ok()) return sweeps;
    RETURN_IF_ERROR(tables::LoadPlanes(PathOf(t), asked_.work.rules, &*sweeps));
    return sweeps;
  }

  // One threshold to its end, unless that is done already.
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
    const auto save = [&] {
      return tables::SavePlanes(PathOf(sweeps.at_least()), asked_.work.rules, sweeps, options_.threads);
    };
    const auto began = Clock::now();
    auto saved = began;
    absl::Status failed;
    const absl::Status run = sweeps.Run(options_.threads, &progress_, [&](const PlanePoint&) {
      if (SecondsSince(saved) < options_.checkpoint_every) return true;
      failed = save();
      saved = Clock::now();
      return failed.ok();
    });
    progress_.Clear();
    if (!failed.ok()) return failed;
    if (!run.ok() && !absl::IsCancelled(run)) return run;
    RETURN_IF_ERROR(save());
    if (!run.ok()) {
      return absl::CancelledError(absl::StrCat("stopped at threshold ", sweeps.at_least(), " in sweep ",
                                               sweeps.point().sweep,
                                               "; go on with the same options and --resume"));
    }
    if (options_.json) return absl::OkStatus();
    const PlaneCounts counts = sweeps.Count();
    std::cout << absl::StrFormat(
                     "at least %d: %d forced at the turn of the side that forces, %d at the other's; "
                     "%d sweeps, %.2f s",
                     sweeps.at_least(), counts.first, counts.second, sweeps.point().sweep,
                     SecondsSince(began))
              << std::endl;
    return absl::OkStatus();
  }

  absl::Status CountUndetermined() {
    more_ = nullptr;
    UndeterminedPositions found(layout_);
    for (int t = 1; t <= points_; ++t) {
      ASSIGN_OR_RETURN(auto one, Load(t));
      ASSIGN_OR_RETURN(auto other, Load(1 - t));
      found.Add(one, other);
      found.Add(other, one);
      if (!KeepGoing(&progress_, "undetermined positions, thresholds", static_cast<uint64_t>(2 * t),
                     static_cast<uint64_t>(2 * points_))) {
        return absl::CancelledError("stopped while counting; count once more with --resume");
      }
      if (t < points_) continue;
      undetermined_ = found.Count(one);
      legal_ = one.Count().legal;
    }
    progress_.Clear();
    return absl::OkStatus();
  }

  const answers::PlaneOptions& options_;
  const answers::PlaneQuestionAsked& asked_;
  const PlaneLayout& layout_;
  const int points_;
  const Clock::time_point began_ = Clock::now();
  std::unique_ptr<PlaneSweeps> more_;  // the planes of the next higher threshold
  uint64_t undetermined_ = 0;
  uint64_t legal_ = 0;
  answers::TerminalProgress progress_;
};

}  // namespace

int RunPlaneThresholds(const answers::PlaneOptions& options, const answers::PlaneQuestionAsked& asked) {
  const auto index = OccupancyIndex::Create(asked.work.grid, OccupancyIndex::kMostPoints);
  if (!index.ok()) return ReportError(index.status());
  const PlaneLayout layout(*index);
  const uint64_t needed =
      PlaneSweeps::Bytes(layout, false) + layout.PlaneBytes() + UndeterminedPositions::Bytes(layout);
  if (absl::Status status = answers::CheckPlaneMemory(options, asked, needed); !status.ok())
    return ReportError(status);
  if (absl::Status status = enumerate::CheckPlaneRules(asked.work.finite); !status.ok()) {
    return ReportError(status);
  }
  ThresholdRun run(options, asked, layout);
  if (absl::Status status = run.Run(); !status.ok()) return ReportError(status);
  run.Print();
  return kExitOk;
}

}  // namespace hotstone::cli
