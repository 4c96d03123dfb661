// The map, the areas, fill-in under the four readings, and the outcome.
//
// All numbers come from spec/counting/; nothing is counted again here. With penalties Awards()
// combines them with the compensation, turns the sum into stones for the side that receives it, and
// fills in with these.
//
// For example eight points of compensation and a penalty of four on White leave four points for
// White, two stones: they go on two of Black's spaces, and the difference after fill-in is the
// difference of the areas less four.
#include "answers/records/score_answer.h"

#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/records/replay.h"
#include "base/status_macros.h"
#include "formats/diagram.h"
#include "spec/counting/area.h"
#include "spec/counting/fill_in.h"

namespace hotstone::answers {
namespace {

constexpr int kMostListed = 40;

using spec::Color;
using spec::SharedReading;
using spec::SurplusReading;

struct NamedReading {
  const char* shared;
  const char* surplus;
  spec::FillInReading reading;
};

// The first one decides the outcome (spec/counting/outcome.h).
constexpr std::array<NamedReading, 4> kReadings = {{
    {"half-is-own", "lent", {SharedReading::kHalfIsOwn, SurplusReading::kLent}},
    {"half-is-own", "exact", {SharedReading::kHalfIsOwn, SurplusReading::kExact}},
    {"worthless", "lent", {SharedReading::kSharedWorthless, SurplusReading::kLent}},
    {"worthless", "exact", {SharedReading::kSharedWorthless, SurplusReading::kExact}},
}};

// The rows of spec::AreaMap, top first.
std::vector<std::string> MapRows(const spec::Position& position) {
  const std::string owners = spec::AreaMap(position);
  std::vector<std::string> rows;
  const auto cols = static_cast<size_t>(position.size().cols());
  for (size_t end = owners.size(); end > 0; end -= cols)
    rows.push_back(owners.substr(end - cols, cols));
  return rows;
}

// Empty points of regions that touch both colours.
std::vector<std::string> SharedPoints(const spec::Position& position) {
  std::vector<std::string> points;
  if (spec::CountArea(position).shared_spaces == 0) return points;
  const std::string owners = spec::AreaMap(position);
  for (const spec::Point p : position.EmptyPoints()) {
    if (owners[static_cast<size_t>(position.size().Index(p))] == '.')
      points.push_back(spec::PointName(p));
  }
  return points;
}

Shown AreaOf(const spec::Position& position) {
  const spec::Area area = spec::CountArea(position);
  Shown shown;
  return shown.Set("black_stones", area.black_stones)
      .Set("black_spaces", area.black_spaces)
      .Set("white_stones", area.white_stones)
      .Set("white_spaces", area.white_spaces)
      .Set("shared_spaces", area.shared_spaces)
      .Set("unowned_spaces", area.unowned_spaces)
      .Set("difference", area.Difference())
      .Say("black", area.black_stones + area.black_spaces)
      .Say("white", area.white_stones + area.white_spaces);
}

Shown Side(const spec::FillInSide& side) {
  Shown shown;
  return shown.Set("set", side.set)
      .Set("on_board", side.on_board)
      .Set("winning_spaces", side.winning_spaces)
      .Set("losing_stones", side.losing_stones);
}

std::vector<Shown> Readings(const spec::Position& position) {
  std::vector<Shown> readings;
  for (const NamedReading& row : kReadings) {
    const spec::FillIn count = spec::CountByFillingIn(position, row.reading);
    Shown shown;
    shown.Set("shared", row.shared)
        .Set("surplus", row.surplus)
        .Set("black", Side(count.black))
        .Set("white", Side(count.white))
        .Set("within_sets", count.within_sets)
        .Set("difference", count.Difference());
    readings.push_back(
        shown.Line("{shared:<13}  {surplus:<7}  {black.winning_spaces:>16} {white.winning_spaces}  "
                   "{black.losing_stones:>15} {white.losing_stones}  {difference:+10}"));
  }
  return readings;
}

// The balance of compensation and penalties, in stones, filled in under the first reading.
Shown Awards(const spec::Position& position, const spec::RuleSet& rules,
             const spec::Penalties& penalties) {
  const int white_x2 = spec::WhiteAwardX2(rules, penalties);
  const Color side = white_x2 < 0 ? Color::kBlack : Color::kWhite;
  const bool black = side == Color::kBlack;
  const auto [stones, left_over_x2] = spec::InStones(white_x2);
  const auto filled = spec::FillInWithAwards(position, black ? stones : 0, black ? 0 : stones,
                                             kReadings[0].reading);
  Shown shown;
  shown.Set("for", spec::Letter(side))
      .Set("points", Halves(std::abs(white_x2)))
      .Set("stones", stones)
      .Set("left_over", Halves(left_over_x2))
      .Set("placed", filled.placed)
      .Say("who", spec::ColorName(side))
      .Line(
          "total of compensation and penalties: {points} for {who}, in stones: "
          "{stones}{left_over?, and {} left over}");
  if (!filled.placed) return shown.Line("  there are too few stones or spaces to place them");
  return shown.Set("black", Side(filled.count.black))
      .Set("white", Side(filled.count.white))
      .Set("difference", filled.count.Difference())
      .Line(
          "  after filling them in: winning spaces B {black.winning_spaces} W "
          "{white.winning_spaces}, losing stones B {black.losing_stones} W {white.losing_stones}, "
          "difference {difference:+}");
}

Shown OutcomeOf(const spec::Position& position, const spec::RuleSet& rules,
                const spec::Penalties& penalties) {
  const spec::Outcome outcome = spec::DecideWithPenalties(position, rules, penalties);
  Shown shown;
  shown.Set("scoring", rules.scoring == spec::Scoring::kFillIn ? "fill-in" : "area")
      .Set("compensation", Halves(rules.compensation_x2));
  const bool penalised = penalties.black != 0 || penalties.white != 0;
  if (penalised) shown.Set("penalty_black", penalties.black).Set("penalty_white", penalties.white);
  return shown.Set("winner", Maybe(outcome.winner, spec::Letter))
      .Set("by", Halves(outcome.margin_x2))
      .Set("text", spec::OutcomeText(outcome))
      .Say("penalised", penalised)
      .Line(
          "outcome by {scoring}, compensation {compensation}{penalised?, penalties Black "
          "{penalty_black}, White {penalty_white}}: {text}");
}

// A side with more stones on the board than it owns.
std::vector<Shown> BeyondTheirSets(const spec::Position& position) {
  std::vector<Shown> sides;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const int stones = position.StoneCount(color);
    if (stones <= spec::StoneSet(position.size())) continue;
    sides.emplace_back();
    sides.back().Set("side", spec::ColorName(color)).Set("stones", stones);
    sides.back().Line("{side} has {stones} stones on the board, more than its set.");
  }
  return sides;
}

}  // namespace

Shown& AddScore(const spec::Position& position, const spec::RuleSet& rules,
                const spec::Penalties& penalties, Shown& shown) {
  const std::vector<std::string> shared = SharedPoints(position);
  shown.Set("area", AreaOf(position))
      .Set("map", MapRows(position))
      .Set("shared_points", shared)
      .Set("fill_in", Readings(position));
  if (penalties.black != 0 || penalties.white != 0)
    shown.Set("award_stones", Awards(position, rules, penalties));
  shown.Set("outcome", OutcomeOf(position, rules, penalties))
      .Say("picture", formats::AreaDiagram(position))
      .Say("many_shared", shared.size() > kMostListed)
      .Say("set", spec::StoneSet(position.size()))
      .Say("beyond", BeyondTheirSets(position));
  // The diagram shows all shared points; a list of hundreds adds nothing.
  return shown.Line("{picture}")
      .Line("Black {area.black}: stones {area.black_stones}, spaces {area.black_spaces}")
      .Line("White {area.white}: stones {area.white_stones}, spaces {area.white_spaces}")
      .Line(
          "shared spaces: {area.shared_spaces} ({many_shared?marked - above}"
          "{many_shared!{shared_points}{shared_points!-}})")
      .Line("{area.unowned_spaces?nobody's spaces: {}}")
      .Line("area difference, Black minus White: {area.difference:+}")
      .Line("fill-in, each side with a set of {set}:")
      .Line("  shared spaces  surplus  winning spaces B W  losing stones B W  difference")
      .Line("  {fill_in}")
      .Line("  {beyond}")
      .Line("{award_stones}")
      .Line("{outcome}");
}

absl::StatusOr<ScoreAnswer> AskScoreOfPosition(const std::string& rows, const std::string& rules) {
  ASSIGN_OR_RETURN(const auto position, ParsePosition(rows));
  ASSIGN_OR_RETURN(const auto chosen, spec::ParseRuleSet(rules.empty() ? "basic-only" : rules));
  return ScoreAnswer{
      "", position, {chosen, rules.empty() ? "the default" : "from --rules"}, "position"};
}

absl::StatusOr<ScoreAnswer> AskScoreOfFile(const std::string& file, const std::string& rules) {
  ASSIGN_OR_RETURN(const auto trees, formats::ReadSgfFile(file));
  ASSIGN_OR_RETURN(const auto record, formats::ReadSgfGame(trees.front(), file, {{}, "", true}));
  ASSIGN_OR_RETURN(auto chosen, RulesOfRecord(record, rules, file));
  for (const std::string& warning : chosen.warnings) PrintRecordWarning(warning);
  ASSIGN_OR_RETURN(const auto replay, ReplayRecord(record, chosen.rules, false, file));
  if (replay.illegal > 0) {
    const ReplayedPly& ply = replay.plies.back();
    return absl::InvalidArgumentError(absl::StrCat(
        file, ": ",
        ply.move.has_value()
            ? absl::StrCat("move ", ply.number, ", ", spec::ColorName(ply.move->player), " ",
                           spec::MoveName(*ply.move))
            : absl::StrCat("taking off ", spec::PointNames(ply.agreed_dead)),
        ", is illegal under ", spec::RuleSetName(chosen.rules), ": ", ply.refusal->why, " (",
        ply.refusal->clause, "); hotstone explain shows more"));
  }
  return ScoreAnswer{file, replay.game.position(), std::move(chosen), GameState(replay.game)};
}

Shown Describe(const ScoreAnswer& answer) {
  Shown shown = Shown::Result("score");
  if (!answer.file.empty()) shown.Set("file", answer.file);
  shown.Set("board", answer.position.size().ToString())
      .Set("rules", spec::RuleSetName(answer.rules.rules))
      .Set("rules_from", answer.rules.why)
      .Set("state", answer.state)
      .Set("rows", answer.position.ToRows())
      .Say("goes_on", answer.state == "open" || answer.state == "paused")
      .Line("{file?game: {}}")
      .Line("board: {board}")
      .Line("rules: {rules} ({rules_from})")
      .Line("{goes_on?the game is not over: the current position is counted}")
      .Line("\n");
  return AddScore(answer.position, answer.rules.rules, answer.penalties, shown);
}

std::string GameState(const spec::Game& game) {
  return game.ended() ? "ended" : game.paused() ? "paused" : "open";
}

}  // namespace hotstone::answers
