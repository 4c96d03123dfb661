#include "answers/values/plane_advice.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/board_work.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::answers {
namespace {

int PlayerNumber(spec::Color side) { return side == spec::Color::kBlack ? 0 : 1; }

}  // namespace

absl::StatusOr<PlaneAdvice> PlaneAdvice::Open(const std::string& path) {
  ASSIGN_OR_RETURN(const auto info, tables::ReadPlanesInfo(path));
  const tables::PlaneManifest& manifest = info.manifest;
  const auto refused = [&](const std::string& why) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": ", why));
  };
  if (!manifest.stages) {
    return refused(
        "was made without --stages, so it does not show which moves make progress towards the end");
  }
  if (!manifest.point.finished)
    return refused("its run is unfinished; continue it with hotstone plane --resume");
  const auto work = ReadBoardWork(manifest.board, manifest.rules);
  if (!work.ok()) return refused(std::string(work.status().message()));
  PlaneAdvice advice(work->size, work->rules);
  ASSIGN_OR_RETURN(auto index, enumerate::OccupancyIndex::Create(
                                   work->grid, enumerate::OccupancyIndex::kMostPoints));
  advice.index_ = std::make_unique<enumerate::OccupancyIndex>(std::move(index));
  advice.layout_ = std::make_unique<enumerate::PlaneLayout>(*advice.index_);
  ASSIGN_OR_RETURN(auto sweeps,
                   enumerate::PlaneSweeps::Create(*advice.layout_, work->finite,
                                                  {.at_least = manifest.at_least, .stages = true}));
  advice.sweeps_ = std::make_unique<enumerate::PlaneSweeps>(std::move(sweeps));
  RETURN_IF_ERROR(tables::LoadPlanes(path, work->rules, advice.sweeps_.get()));
  return advice;
}

bool PlaneAdvice::Forces(const spec::Situation& situation, spec::Color side) const {
  assert(spec::IsLegal(situation.position));
  if (!spec::IsFinished(situation, rules_)) {
    return sweeps_->Forces(enumerate::FromSpec(situation), PlayerNumber(side));
  }
  const int difference = spec::CountArea(situation.position).Difference();
  return (side == spec::Color::kBlack ? difference : -difference) >= at_least();
}

std::vector<std::optional<spec::Point>> PlaneAdvice::Keeping(
    const spec::Situation& situation) const {
  const spec::Color side = situation.to_move;
  std::vector<std::pair<uint64_t, std::optional<spec::Point>>> ranked;
  for (const spec::Successor& move : spec::Successors(situation, rules_)) {
    if (!Forces(move.situation, side)) continue;
    const bool finished = spec::IsFinished(move.situation, rules_);
    ranked.emplace_back(
        finished ? 0 : sweeps_->Rank(enumerate::FromSpec(move.situation), PlayerNumber(side)),
        move.at);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::optional<spec::Point>> moves;
  for (const auto& [rank, at] : ranked) moves.push_back(at);
  return moves;
}

}  // namespace hotstone::answers
