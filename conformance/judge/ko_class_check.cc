// The question of a case about the class of a ko position: which one is meant, and its answer.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "conformance/judge/case_checks.h"
#include "spec/ko/breath.h"
#include "spec/ko/ko_class.h"

namespace hotstone::conformance {
namespace {

bool HasStone(const spec::KoPosition& position, spec::Point p) {
  const auto has = [p](const std::vector<spec::Point>& stones) {
    return std::find(stones.begin(), stones.end(), p) != stones.end();
  };
  return std::any_of(position.groups.begin(), position.groups.end(),
                     [&](const spec::KoGroup& group) { return has(group.stones); }) ||
         std::any_of(position.kos.begin(), position.kos.end(),
                     [&](const spec::KoBetween& between) { return has(between.ko.stones); });
}

// The ko position in which the latest remaining stone was played; without such a stone, the only ko
// position.
std::optional<spec::KoPosition> LastPlayedIn(const spec::Game& game) {
  const std::vector<spec::KoPosition> found = spec::KoPositions(game.position());
  for (auto ply = game.plies().rbegin(); ply != game.plies().rend(); ++ply) {
    if (ply->move.IsPass()) continue;
    for (const spec::KoPosition& position : found) {
      if (HasStone(position, *ply->move.at)) return position;
    }
  }
  if (found.size() == 1) return found[0];
  return std::nullopt;
}

}  // namespace

CheckAnswer AskKoClass(const spec::Game& game, const formats::ExpectKoClass& expected) {
  const auto position = LastPlayedIn(game);
  if (!position.has_value())
    return {CheckAnswer::Verdict::kFails, "no ko position is played in", "ING96-G504"};
  const spec::KoVerdict verdict =
      spec::Classify(game.position(), *position, game.rules().ReadingOfKos());
  std::string found(spec::KoClassName(verdict.ko_class));
  std::string disturber;
  if (verdict.ko_class == spec::KoClass::kDisturbing) {
    disturber = verdict.dead.has_value() ? spec::Letter(*verdict.dead) : "either";
  }
  if (found == expected.ko_class &&
      (expected.disturber.empty() || expected.disturber == disturber)) {
    return {};
  }
  if (!disturber.empty()) absl::StrAppend(&found, ", disturber ", disturber);
  if (verdict.unclear.has_value())
    absl::StrAppend(&found, ": ", std::string(spec::UnclearName(*verdict.unclear)));
  return {CheckAnswer::Verdict::kFails, found, std::string(spec::VerdictClause(verdict))};
}

}  // namespace hotstone::conformance
