// Ko positions and classified cycles as text and as JSON.
//
// KoPositionText is a line with the kos and their class, a line for each ko with its holder, stones and
// mouth, and a line for each group with its eyes and breaths. CycleVerdictText does the same for a cycle: its
// class, the disturber, and which plays belong to which ko position. KoPositionLines remembers the
// lines of the last board.
//
// For example XX.XO/.XXOO/XXO.O gives
//
//    kos C1 D3: disturbing (disturbed-death), White is dead and the disturber (ING96-G512)
//        White's ko stone C1, mouth D1
//        Black's ko stone D3, mouth C3
//        Black A1: eyes 1; internal A2; ko C3
//        White E1: eyes 0; ko D1
#include "answers/kos/ko_report.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/ko/ko_glance.h"

namespace hotstone::answers {
namespace {

using formats::JsonLine;

std::string Letter(spec::Color color) { return std::string(1, spec::ColorLetter(color)); }

std::vector<std::string> Names(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  return names;
}

// "W", "either" or nothing: whom the class of a position names.
std::string DisturberOfPosition(const spec::KoVerdict& verdict) {
  if (verdict.ko_class != spec::KoClass::kDisturbing) return "";
  return verdict.dead.has_value() ? Letter(*verdict.dead) : "either";
}

std::string VerdictText(const spec::KoVerdict& verdict) {
  std::string text = spec::VerdictName(verdict);
  if (verdict.unclear.has_value()) {
    return absl::StrCat(text, ": ", std::string(spec::UnclearSentence(*verdict.unclear)));
  }
  if (verdict.ko_class == spec::KoClass::kDisturbing && verdict.dead.has_value()) {
    absl::StrAppend(&text, ", ", spec::ColorName(*verdict.dead), " is dead and the disturber");
  } else if (verdict.disturbing == spec::DisturbingKind::kDisturbedLife) {
    absl::StrAppend(&text, ", nobody is dead, who starts a cycle is the disturber");
  } else if (verdict.score_open) {
    absl::StrAppend(&text, ", nobody can die, the score is open");
  }
  return absl::StrCat(text, " (", std::string(spec::VerdictClause(verdict)), ")");
}

void SetVerdict(JsonLine& json, const spec::KoVerdict& verdict) {
  json.Set("class", spec::KoClassName(verdict.ko_class));
  if (verdict.fighting.has_value()) {
    json.Set("kind", spec::FightingKindName(*verdict.fighting));
  } else if (verdict.disturbing.has_value()) {
    json.Set("kind", spec::DisturbingKindName(*verdict.disturbing));
  } else {
    json.SetNull("kind");
  }
  if (verdict.unclear.has_value()) {
    json.Set("reason", spec::UnclearName(*verdict.unclear));
  } else {
    json.SetNull("reason");
  }
  json.Set("clause", spec::VerdictClause(verdict));
}

std::string Eyes(const spec::KoGroup& group) {
  return group.least_eyes == group.most_eyes ? absl::StrCat(group.least_eyes)
                                             : absl::StrCat(group.least_eyes, " to ", group.most_eyes);
}

std::string GroupLine(const spec::KoGroup& group) {
  std::vector<std::string> chains;
  for (const spec::Point chain : group.chains) chains.push_back(spec::PointName(chain));
  std::string text = absl::StrCat(spec::ColorName(group.color), " ", absl::StrJoin(chains, " "), ": eyes ",
                                  Eyes(group), group.alive ? ", alive" : "");
  const auto add = [&](const char* what, const std::vector<spec::Point>& breaths) {
    if (!breaths.empty()) absl::StrAppend(&text, "; ", what, " ", spec::PointNames(breaths));
  };
  add("internal", group.internal);
  add("ko", group.ko);
  add("shared", group.shared);
  add("external", group.external);
  return text;
}

}  // namespace

std::string KoPositionLine(const spec::Position& board, const spec::KoPosition& position,
                           spec::SettledBy settled) {
  std::vector<std::string> kos;
  for (const spec::KoBetween& between : position.kos) {
    kos.push_back(absl::StrJoin(Names(between.ko.stones), "-"));
  }
  return absl::StrCat(kos.size() == 1 ? "ko " : "kos ", absl::StrJoin(kos, " "), ": ",
                      VerdictText(spec::Classify(board, position, settled)));
}

std::string KoPositionText(const spec::Position& board, const spec::KoPosition& position,
                           spec::SettledBy settled) {
  std::string text = KoPositionLine(board, position, settled) + "\n";
  for (const spec::KoBetween& between : position.kos) {
    absl::StrAppend(&text, "    ", spec::ColorName(between.ko.holder), "'s ko stone",
                    between.ko.stones.size() == 1 ? " " : "s ", spec::PointNames(between.ko.stones),
                    ", mouth ", spec::PointName(between.ko.mouth), "\n");
  }
  for (const spec::KoGroup& group : position.groups) absl::StrAppend(&text, "    ", GroupLine(group), "\n");
  return text;
}

JsonLine KoPositionJson(const spec::Position& board, const spec::KoPosition& position,
                        spec::SettledBy settled) {
  const spec::KoVerdict verdict = spec::Classify(board, position, settled);
  JsonLine json;
  SetVerdict(json, verdict);
  if (verdict.ko_class == spec::KoClass::kUnclassified) {
    json.SetNull("settled").SetNull("balanced").SetNull("disturber");
  } else {
    json.Set("settled", verdict.settled).Set("balanced", verdict.balanced);
    const std::string disturber = DisturberOfPosition(verdict);
    disturber.empty() ? json.SetNull("disturber") : json.Set("disturber", disturber);
  }
  std::vector<JsonLine> kos;
  for (const spec::KoBetween& between : position.kos) {
    kos.emplace_back();
    kos.back()
        .Set("holder", Letter(between.ko.holder))
        .Set("stones", Names(between.ko.stones))
        .Set("mouth", spec::PointName(between.ko.mouth));
  }
  std::vector<JsonLine> groups;
  for (const spec::KoGroup& group : position.groups) {
    groups.emplace_back();
    groups.back()
        .Set("color", Letter(group.color))
        .Set("chains", Names(group.chains))
        .Set("eyes_least", group.least_eyes)
        .Set("eyes_most", group.most_eyes)
        .Set("alive", group.alive)
        .Set("internal", Names(group.internal))
        .Set("ko", Names(group.ko))
        .Set("shared", Names(group.shared))
        .Set("external", Names(group.external));
  }
  json.Set("kos", kos).Set("groups", groups);
  return json;
}

const std::vector<std::string>& KoPositionLines::Of(const spec::Position& board) {
  if (board.cells() == cells_) return lines_;
  cells_ = board.cells();
  lines_.clear();
  if (!spec::MayHaveKos(board)) return lines_;
  for (const spec::KoPosition& found : spec::KoPositions(board)) {
    lines_.push_back(KoPositionLine(board, found, settled_));
  }
  return lines_;
}

std::vector<JsonLine> KoPositionsJson(const spec::Position& board, spec::SettledBy settled) {
  std::vector<JsonLine> json;
  if (!spec::MayHaveKos(board)) return json;
  for (const spec::KoPosition& found : spec::KoPositions(board)) {
    json.push_back(KoPositionJson(board, found, settled));
  }
  return json;
}

std::string CycleVerdictText(const spec::CompletedCycle& cycle, const spec::CycleVerdict& verdict) {
  const auto moves = [&](const std::vector<size_t>& numbers) {
    return absl::StrJoin(numbers, " ", [&](std::string* out, size_t i) {
      absl::StrAppend(out, Letter(cycle.moves[i].player), ":", spec::MoveName(cycle.moves[i]));
    });
  };
  std::string text = absl::StrCat("cycle of ", cycle.moves.size(), " plies, started by ",
                                  spec::ColorName(cycle.starter), ": ", spec::VerdictName(verdict.verdict));
  if (verdict.verdict.unclear.has_value()) {
    absl::StrAppend(&text, ": ", std::string(spec::UnclearSentence(*verdict.verdict.unclear)));
  }
  absl::StrAppend(&text, verdict.disturber.has_value()
                             ? absl::StrCat(", disturber ", spec::ColorName(*verdict.disturber))
                             : ", no disturber is named");
  absl::StrAppend(&text, " (", std::string(spec::VerdictClause(verdict.verdict)), ")\n");
  for (const spec::CycleKoPosition& position : verdict.positions) {
    std::vector<std::string> names;
    for (const spec::KoVerdict& one : position.verdicts) names.push_back(spec::VerdictName(one));
    absl::StrAppend(&text, "    ", moves(position.plays), " in a ko position: ", absl::StrJoin(names, ", "),
                    "\n");
  }
  if (!verdict.outside.empty()) {
    absl::StrAppend(&text, "    ", moves(verdict.outside), " in no ko position\n");
  }
  return text;
}

JsonLine CycleVerdictJson(const spec::CompletedCycle& cycle, const spec::CycleVerdict& verdict) {
  JsonLine json;
  json.Set("plies", static_cast<uint64_t>(cycle.moves.size())).Set("starter", Letter(cycle.starter));
  SetVerdict(json, verdict.verdict);
  verdict.disturber.has_value() ? json.Set("disturber", Letter(*verdict.disturber))
                                : json.SetNull("disturber");
  const auto moves = [&](const std::vector<size_t>& numbers) {
    std::vector<std::string> names;
    for (const size_t i : numbers) {
      names.push_back(absl::StrCat(Letter(cycle.moves[i].player), ":", spec::MoveName(cycle.moves[i])));
    }
    return names;
  };
  std::vector<JsonLine> positions;
  for (const spec::CycleKoPosition& position : verdict.positions) {
    std::vector<std::string> names;
    for (const spec::KoVerdict& one : position.verdicts) names.push_back(spec::VerdictName(one));
    positions.emplace_back();
    positions.back().Set("plays", moves(position.plays)).Set("classes", names);
  }
  json.Set("positions", positions).Set("outside", moves(verdict.outside));
  return json;
}

}  // namespace hotstone::answers
