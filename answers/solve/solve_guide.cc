// The plan: one function for each guide (ByTable, ByIntervals, ByPlanes, ByStoredPlanes, BySearch,
// ByDeepening) makes the oracle, after checking that it fits into memory; FindGuide
// chooses among them. A file with other rules, or with a greater difference, may still guide, but
// results that it leaves open stay open.
//
// For example: `solve --board 3x1 --at-least 3 --out FILE` without a stored file as a guide.
// FindGuide chooses ByIntervals, the default of --by: the intervals of 3x1 are computed in memory,
// and the oracle says that Black, who begins in the middle, can force all three points.
#include "answers/solve/solve_guide.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/asked/other_command.h"
#include "base/status_macros.h"
#include "search/solution/plane_oracle.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::answers {
namespace {

using certify::SolutionHeader;
using enumerate::OccupancyIndex;
using enumerate::PlaneLayout;
using enumerate::PlaneSweeps;

int SideOf(const SolutionHeader& header) { return header.side == spec::Color::kBlack ? 0 : 1; }

// Ends with the search that needs no fixed amount.
absl::Status CheckGuide(const std::string& what, const GuideOptions& options,
                        const SolutionHeader& header, uint64_t needed) {
  const auto bytes = [&](const enumerate::Grid&) { return needed; };
  const Sized sized{"solve: " + what, header.start.size(), options.memory, bytes, nullptr};
  // A search may look for the whole board in vain, for hours.
  if (options.by == "deepening") return CheckFits(sized);
  return CheckFits(
      sized, absl::StrCat("; a search needs no fixed amount: hotstone solve --position ",
                          header.start.ToText(), " --to-move ", spec::Letter(header.to_move),
                          " --side ", spec::Letter(header.side), " --at-least ", header.at_least,
                          " --by search --out FILE"));
}

absl::StatusOr<enumerate::FiniteRules> Rules(const std::string& name) {
  const auto rules = spec::ParseRuleSet(name);
  return rules.ok() ? enumerate::FiniteRules::From(*rules) : rules.status();
}

// Whether a solution under any --rules would also hold under these rules (solution_check.h): groups
// may be removable or not, and two or four passes end the game. A result that cannot be forced
// under them then has no solution.
bool CoveredBySolutions(const spec::RuleSet& rules) {
  return rules.hot == spec::HotLayer::kBasic && rules.HasFiniteMemory() &&
         rules.self_removal != spec::SelfRemoval::kAny && rules.handicap == 0 &&
         !rules.capture_ends;
}

std::string OtherRules(const std::string& path, const spec::RuleSet& rules) {
  return absl::StrCat(path, " was made under ", spec::RuleSetName(rules),
                      ", to which solutions do not apply");
}

absl::Status ByTable(const std::string& path, const SolutionHeader& header, uint64_t memory,
                     Guide& guide) {
  ASSIGN_OR_RETURN(guide.table, tables::Table::Open(path));
  const spec::BoardSize& size = header.start.size();
  if (guide.table->size() != size || !guide.table->manifest().measure) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": a table of ", guide.table->size().ToString(), "; a table of ",
                     size.ToString(), ", built without --no-measure, is needed"));
  }
  if (!CoveredBySolutions(guide.table->rules()))
    guide.leaves_open = OtherRules(path, guide.table->rules());
  auto oracle =
      std::make_unique<TableOracle>(*guide.table, SideOf(header), header.at_least, memory / 2);
  guide.from_file = oracle.get();
  guide.oracle = std::move(oracle);
  return absl::OkStatus();
}

absl::Status ByIntervals(const GuideOptions& options, const SolutionHeader& header,
                         Progress* progress, Guide& guide) {
  const spec::BoardSize& size = header.start.size();
  ASSIGN_OR_RETURN(const auto rules, Rules("basic-only"));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  const enumerate::IntervalOptions solve{1, true};
  RETURN_IF_ERROR(
      CheckGuide("the intervals", options, header, enumerate::IntervalBytes(grid, solve)));
  ASSIGN_OR_RETURN(auto intervals, enumerate::IntervalTable::Solve(grid, rules, solve, progress));
  guide.intervals = std::make_unique<const enumerate::IntervalTable>(std::move(intervals));
  guide.oracle = std::make_unique<search::IntervalOracle>(*guide.intervals, size.points(),
                                                          SideOf(header), header.at_least);
  return absl::OkStatus();
}

// The planes of this difference under these rules, all bits clear.
absl::Status MakePlanes(const SolutionHeader& header, const enumerate::FiniteRules& rules,
                        const PlaneSweeps::Options& planes, const GuideOptions& options,
                        Guide& guide) {
  const spec::BoardSize& size = header.start.size();
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(auto index, OccupancyIndex::Create(grid, OccupancyIndex::kMostPoints));
  guide.index = std::make_unique<const OccupancyIndex>(std::move(index));
  guide.layout = std::make_unique<const PlaneLayout>(*guide.index);
  RETURN_IF_ERROR(
      CheckGuide("the planes", options, header, PlaneSweeps::Bytes(*guide.layout, planes.stages)));
  ASSIGN_OR_RETURN(auto made, PlaneSweeps::Create(*guide.layout, rules, planes));
  guide.planes = std::make_unique<PlaneSweeps>(std::move(made));
  guide.oracle = std::make_unique<search::PlaneOracle>(*guide.planes, SideOf(header));
  return absl::OkStatus();
}

absl::Status ByPlanes(const GuideOptions& options, const SolutionHeader& header, Progress* progress,
                      Guide& guide) {
  ASSIGN_OR_RETURN(const auto rules, Rules("basic-only"));
  const absl::Status made =
      MakePlanes(header, rules, {.at_least = header.at_least, .stages = false}, options, guide);
  return made.ok() ? guide.planes->Run(1, progress) : made;
}

absl::Status ByStoredPlanes(const GuideOptions& options, const SolutionHeader& header,
                            Guide& guide) {
  const std::string& path = options.plane;
  ASSIGN_OR_RETURN(const auto info, tables::ReadPlanesInfo(path));
  const tables::PlaneManifest& planes = info.manifest;
  const std::string board = header.start.size().ToString();
  if (planes.board != board || planes.at_least < header.at_least) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": planes of ", planes.board, " for at least ", planes.at_least,
                     "; expected those of ", board, " for at least ", header.at_least, " or more"));
  }
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(planes.rules));
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  if (!CoveredBySolutions(rules)) {
    guide.leaves_open = OtherRules(path, rules);
  } else if (!planes.point.finished) {
    guide.leaves_open = absl::StrCat("the run of ", path, " was stopped before its end");
  } else if (planes.at_least != header.at_least) {
    guide.leaves_open = absl::StrCat(path, " answers at least ", planes.at_least);
  }
  const absl::Status made = MakePlanes(
      header, finite, {.at_least = planes.at_least, .stages = planes.stages}, options, guide);
  return made.ok() ? tables::LoadPlanes(path, rules, guide.planes.get()) : made;
}

// The plays that the searches use.
absl::Status MakePlays(const SolutionHeader& header, Guide& guide) {
  ASSIGN_OR_RETURN(auto plays, search::SolutionPlays::Of(header));
  guide.plays = std::make_unique<const search::SolutionPlays>(std::move(plays));
  return absl::OkStatus();
}

// A search keeps half of the named memory, or 1 GiB by default.
uint64_t SearchMemory(const GuideOptions& options, uint64_t memory) {
  return options.memory.empty() ? uint64_t{1} << 30 : memory / 2;
}

absl::Status BySearch(const GuideOptions& options, const SolutionHeader& header, uint64_t memory,
                      Progress* progress, Guide& guide) {
  RETURN_IF_ERROR(MakePlays(header, guide));
  const search::BoundedSearch::Options bounds{header.at_least, options.plies,
                                              SearchMemory(options, memory), progress};
  auto oracle = std::make_unique<search::BoundedSearch>(*guide.plays, bounds);
  guide.bounded = oracle.get();
  guide.oracle = std::move(oracle);
  return absl::OkStatus();
}

absl::Status ByDeepening(const GuideOptions& options, const SolutionHeader& header, uint64_t memory,
                         Progress* progress, Guide& guide) {
  const int points = header.start.size().points();
  if (header.at_least != points || header.ends_at != certify::EndsAt::kNextPlay) {
    return absl::InvalidArgumentError(
        absl::StrCat("solve: --by deepening needs a goal of every point of the board (--at-least ",
                     points, "), without --every-end"));
  }
  if (points > search::StoneSets::kMostPoints) {
    return absl::InvalidArgumentError(absl::StrCat(
        "solve: --by deepening is for boards of up to ", search::StoneSets::kMostPoints,
        " points; for ", header.start.size().ToString(), " use --by search --held"));
  }
  RETURN_IF_ERROR(MakePlays(header, guide));
  const uint64_t fixed = search::DeepeningSearch::FixedBytes(guide.plays->grid());
  RETURN_IF_ERROR(CheckGuide("the sets of stones", options, header, 2 * fixed));
  const search::DeepeningSearch::Options search = {
      .memory = SearchMemory(options, memory) - (options.memory.empty() ? 0 : fixed),
      .threads = options.threads,
      .first_plays = options.plays,
      .progress = progress};
  ASSIGN_OR_RETURN(auto oracle, search::DeepeningSearch::Create(*guide.plays, search));
  guide.deepening = oracle.get();
  guide.oracle = std::move(oracle);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Guide> FindGuide(const GuideOptions& options, const SolutionHeader& header,
                                Progress* progress) {
  if (!options.table.empty() && !options.plane.empty()) {
    return absl::InvalidArgumentError("solve: --table cannot be combined with --plane");
  }
  ASSIGN_OR_RETURN(const auto memory, MemoryLimit(options.memory));
  Guide guide;
  absl::Status found;
  if (!options.table.empty()) {
    guide.name = "table";
    found = ByTable(options.table, header, memory, guide);
  } else if (!options.plane.empty()) {
    guide.name = "plane";
    found = ByStoredPlanes(options, header, guide);
  } else {
    guide.name = options.by;
    found = options.by == "planes"      ? ByPlanes(options, header, progress, guide)
            : options.by == "search"    ? BySearch(options, header, memory, progress, guide)
            : options.by == "deepening" ? ByDeepening(options, header, memory, progress, guide)
                                        : ByIntervals(options, header, progress, guide);
  }
  if (!found.ok()) return found;
  return guide;
}

}  // namespace hotstone::answers
