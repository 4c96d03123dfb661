#include "enumerate/numbers/ko_census.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/ko_class.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::enumerate {
namespace {

void CountClass(const spec::Position& position, const spec::KoVerdict& verdict, KoCensus& census) {
  ++census.ko_positions;
  census.verdicts[spec::VerdictName(verdict)].Add(position);
  Tally& tally = verdict.ko_class == spec::KoClass::kUnclassified ? census.unclassified
                 : verdict.settled
                     ? (verdict.balanced ? census.settled_balanced : census.settled_unbalanced)
                     : (verdict.balanced ? census.open_balanced : census.open_unbalanced);
  tally.Add(position);
}

void CountRaces(const spec::Position& position, const spec::KoPosition& found, KoCensus& census) {
  const auto race = spec::RaceOf(found, spec::Color::kBlack);
  if (const auto* reason = std::get_if<spec::NoRace>(&race)) {
    census.races[*reason].Add(position);
    return;
  }
  census.races[std::nullopt].Add(position);
  for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
    for (const spec::Point at : position.EmptyPoints()) {
      const auto move = spec::RaceMoveAt(found, player, at);
      if (!move.has_value()) continue;
      census.steps[{*move, spec::CompareStep(position, found, player, at)}].Add(
          position,
          absl::StrCat(std::string(1, spec::ColorLetter(player)), ":", spec::PointName(at)));
    }
  }
}

}  // namespace

void Tally::Add(const spec::Position& position, const std::string& play) {
  if (count++ > 0) return;
  rows = position.ToText();
  move = play;
}

KoCensus CountKos(const spec::BoardSize& size, spec::KoReading reading, bool races) {
  assert(size.points() <= kMostCensusPoints);
  const enumerate::Grid grid = *enumerate::Grid::Create(size.cols(), size.rows());
  KoCensus census;
  uint64_t codes = 1;
  for (int i = 0; i < size.points(); ++i) codes *= 3;
  for (uint64_t code = 0; code < codes; ++code) {
    enumerate::Stones stones;  // Black as own
    uint64_t digits = code;
    for (int i = 0; i < size.points(); ++i, digits /= 3) {
      if (digits % 3 != 0) (digits % 3 == 1 ? stones.own : stones.opp) |= enumerate::BitAt(i);
    }
    if (!enumerate::IsLegal(grid, stones)) continue;
    ++census.legal;
    const enumerate::KoPositions found = enumerate::FindKoPositions(grid, stones);
    if (found.empty()) continue;
    ++census.with_ko;
    const spec::Position position = enumerate::ToSpec(stones, size);
    for (const enumerate::KoPosition& one : found) {
      const auto verdict_by = [&](const spec::KoReading& by) {
        return enumerate::ToSpec(enumerate::Classify(grid, stones, one, enumerate::FromSpec(by)));
      };
      const spec::KoVerdict verdict = verdict_by(reading);
      CountClass(position, verdict, census);
      if (reading.class_by == spec::ClassBy::kBreath) continue;
      const std::string by_breath = spec::VerdictName(verdict_by({reading.settled}));
      census.by_breath_and_removal[{by_breath, spec::VerdictName(verdict)}].Add(position);
    }
    if (!races) continue;
    for (const spec::KoPosition& one : spec::KoPositions(position))
      CountRaces(position, one, census);
  }
  return census;
}

}  // namespace hotstone::enumerate
