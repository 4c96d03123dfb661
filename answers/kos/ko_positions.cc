// For example XX.XO/.XXOO/XXO.O gives
//
//    kos C1 D3: disturbing (disturbed-death), White is dead and the disturber (ING96-G512)
//        White's ko stone C1, mouth D1
//        Black's ko stone D3, mouth C3
//        Black A1: eyes 1; internal A2; ko C3
//        White E1: eyes 0; ko D1
#include "answers/kos/ko_positions.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/shown/point_list.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko.h"
#include "spec/ko/ko_glance.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

// "W", "either" or nothing: the disturber named by the class of a position.
std::optional<std::string> DisturberOfPosition(const spec::KoVerdict& verdict) {
  if (verdict.ko_class != spec::KoClass::kDisturbing) return std::nullopt;
  return verdict.dead.has_value() ? spec::Letter(*verdict.dead) : "either";
}

// What the class means, for readers who do not know its name.
std::string Meaning(const spec::KoVerdict& verdict) {
  if (verdict.ko_class == spec::KoClass::kDisturbing && verdict.dead.has_value()) {
    return absl::StrCat(spec::ColorName(*verdict.dead), " is dead and the disturber");
  }
  if (verdict.disturbing == spec::DisturbingKind::kDisturbedLife) {
    return "nobody is dead; the player who starts a cycle is the disturber";
  }
  return verdict.score_open ? "nobody can die, the score is open" : "";
}

// The keys that positions and cycles share. Only in the text: name, and unclear, a sentence.
void SetVerdict(Shown& shown, const spec::KoVerdict& verdict) {
  shown.Set("class", spec::KoClassName(verdict.ko_class))
      .Set("kind", verdict.fighting.has_value()
                       ? Maybe(verdict.fighting, spec::FightingKindName)
                       : Maybe(verdict.disturbing, spec::DisturbingKindName))
      .Set("reason", Maybe(verdict.unclear, spec::UnclearName))
      .Set("clause", spec::VerdictClause(verdict))
      .Say("name", spec::VerdictName(verdict))
      .Say("unclear", Maybe(verdict.unclear, spec::UnclearSentence));
}

Shown Describe(const spec::Ko& ko) {
  Shown shown;
  shown.Set("holder", spec::Letter(ko.holder))
      .Set("stones", PointList(ko.stones))
      .Set("mouth", spec::PointName(ko.mouth))
      .Say("who", spec::ColorName(ko.holder))
      .Say("several", ko.stones.size() > 1);
  return shown.Line("{who}'s ko stone{several?s} {stones}, mouth {mouth}");
}

Shown Describe(const spec::KoGroup& group) {
  Shown shown;
  shown.Set("color", spec::Letter(group.color))
      .Set("chains", PointList(group.chains))
      .Set("eyes_least", group.least_eyes)
      .Set("eyes_most", group.most_eyes)
      .Set("alive", group.alive)
      .Set("internal", PointList(group.internal))
      .Set("ko", PointList(group.ko))
      .Set("shared", PointList(group.shared))
      .Set("external", PointList(group.external))
      .Say("who", spec::ColorName(group.color))
      .Say("doubtful", group.least_eyes != group.most_eyes);
  return shown.Line(
      "{who} {chains}: eyes {eyes_least}{doubtful? to {eyes_most}}{alive?, alive}{internal?; "
      "internal {}}"
      "{ko?; ko {}}{shared?; shared {}}{external?; external {}}");
}

Shown BeginKo(const ClassifiedKo& ko) {
  std::vector<std::string> names;
  for (const spec::KoBetween& between : ko.position.kos) {
    names.push_back(absl::StrJoin(PointList(between.ko.stones), "-"));
  }
  Shown shown;
  SetVerdict(shown, ko.verdict);
  shown.Say("several", names.size() > 1).Say("names", names).Say("meaning", Meaning(ko.verdict));
  return shown.Line(
      "ko{several?s} {names}: {name}{unclear?: {}}{unclear!{meaning?, {}} ({clause})}");
}

}  // namespace

bool HaveKoClasses(const spec::RuleSet& rules) {
  return spec::HasEffect(rules, "settled") || spec::HasEffect(rules, "cyclic");
}

std::vector<ClassifiedKo> ClassifiedKos(const spec::Position& board, const spec::RuleSet& rules) {
  if (!HaveKoClasses(rules) && rules.hot == spec::HotLayer::kNone) return {};
  return ClassifiedKos(board, rules.ReadingOfKos());
}

std::vector<ClassifiedKo> ClassifiedKos(const spec::Position& board, spec::KoReading reading) {
  std::vector<ClassifiedKo> kos;
  if (!spec::MayHaveKos(board)) return kos;
  for (spec::KoPosition& found : spec::KoPositions(board)) {
    const spec::KoVerdict verdict = spec::Classify(board, found, reading);
    kos.push_back({std::move(found), verdict});
  }
  return kos;
}

std::vector<std::string> KoLines(const std::vector<ClassifiedKo>& kos) {
  std::vector<std::string> lines;
  for (const ClassifiedKo& ko : kos) {
    lines.push_back(ToText(BeginKo(ko)));
    lines.back().pop_back();
  }
  return lines;
}

Shown Describe(const ClassifiedKo& ko) {
  const auto& [position, verdict] = ko;
  const bool classified = verdict.ko_class != spec::KoClass::kUnclassified;
  std::vector<Shown> kos;
  for (const spec::KoBetween& between : position.kos) kos.push_back(Describe(between.ko));
  std::vector<Shown> groups;
  for (const spec::KoGroup& group : position.groups) groups.push_back(Describe(group));
  Shown shown = BeginKo(ko);
  shown.Set("settled", classified ? ShownValue(verdict.settled) : std::nullopt)
      .Set("balanced", classified ? ShownValue(verdict.balanced) : std::nullopt)
      .Set("disturber", DisturberOfPosition(verdict))
      .Set("kos", std::move(kos))
      .Set("groups", std::move(groups));
  return shown.Line("    {kos}").Line("    {groups}");
}

std::vector<Shown> DescribeKos(const std::vector<ClassifiedKo>& kos) {
  std::vector<Shown> shown;
  for (const ClassifiedKo& ko : kos) shown.push_back(Describe(ko));
  return shown;
}

Shown Describe(const JudgedCycle& judged) {
  const spec::CompletedCycle& cycle = judged.cycle;
  const spec::CycleVerdict& verdict = judged.verdict;
  const auto moves = [&](const std::vector<size_t>& numbers) {
    std::vector<std::string> names;
    for (const size_t i : numbers) names.push_back(spec::PlayerAndMove(cycle.moves[i]));
    return names;
  };
  std::vector<Shown> positions;
  for (const spec::CycleKoPosition& position : verdict.positions) {
    std::vector<std::string> classes;
    for (const spec::KoVerdict& one : position.verdicts) classes.push_back(spec::VerdictName(one));
    positions.emplace_back();
    positions.back().Set("plays", moves(position.plays)).Set("classes", std::move(classes));
    positions.back().Line("{plays} in a ko position: {classes:, }");
  }
  Shown shown;
  shown.Set("plies", cycle.moves.size()).Set("starter", spec::Letter(cycle.starter));
  SetVerdict(shown, verdict.verdict);
  shown.Set("disturber", Maybe(verdict.disturber, spec::Letter))
      .Say("named", Maybe(verdict.disturber, spec::ColorName))
      .Set("positions", std::move(positions))
      .Set("outside", moves(verdict.outside))
      .Say("first", spec::ColorName(cycle.starter));
  return shown
      .Line(
          "cycle of {plies} plies, started by {first}: {name}{unclear?: {}}{named?, disturber {}}"
          "{named!, no disturber is named} ({clause})")
      .Line("    {positions}")
      .Line("{outside?    {} in no ko position}");
}

const std::vector<ClassifiedKo>& KosInTurn::Of(const spec::Position& board) {
  if (board.cells() != cells_) {
    cells_ = board.cells();
    kos_ = ClassifiedKos(board, rules_);
  }
  return kos_;
}

std::optional<JudgedCycle> CyclesInTurn::After(const spec::Move& move, const spec::Position& after,
                                               spec::Color to_move) {
  auto cycle = watch_.Add(move, after, to_move);
  const bool plays =
      cycle.has_value() && std::any_of(cycle->moves.begin(), cycle->moves.end(),
                                       [](const spec::Move& one) { return !one.IsPass(); });
  if (!plays) return std::nullopt;
  auto verdict = spec::ClassifyCycle(*cycle, reading_);
  if (!verdict.ok()) return std::nullopt;
  return JudgedCycle{*std::move(cycle), *std::move(verdict)};
}

}  // namespace hotstone::answers
