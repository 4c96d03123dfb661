// The count of a position in words and as JSON: the map, areas, fill-in under the four readings,
// the outcome.
//
// All numbers come from spec/counting/; nothing is counted again here. With penalties ShowAwards()
// combines them with the compensation, turns the sum into stones for the side that receives it, and
// fills in with these.
//
// For example eight points of compensation and a penalty of four on White leave four points for
// White, two stones: they go on two of Black's spaces, and the difference after fill-in is the
// difference of the areas less four.
#include "answers/records/area_report.h"

#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/diagram.h"
#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "spec/counting/fill_in.h"

namespace hotstone::answers {
namespace {

constexpr int kMostListed = 40;

using formats::JsonLine;
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

// Empty points of regions that touch both colours.
std::vector<spec::Point> SharedPoints(const spec::Position& position) {
  std::vector<spec::Point> points;
  if (spec::CountArea(position).shared_spaces == 0) return points;
  const std::string owners = spec::AreaMap(position);
  for (const spec::Point p : position.EmptyPoints()) {
    if (owners[static_cast<size_t>(position.size().Index(p))] == '.') points.push_back(p);
  }
  return points;
}

JsonLine SideJson(const spec::FillInSide& side) {
  JsonLine json;
  json.Set("set", side.set)
      .Set("on_board", side.on_board)
      .Set("winning_spaces", side.winning_spaces)
      .Set("losing_stones", side.losing_stones);
  return json;
}

void SetHalfPoints(JsonLine& json, const char* key, int x2) {
  if (x2 % 2 == 0) {
    json.Set(key, x2 / 2);
  } else {
    json.Set(key, x2 / 2.0);
  }
}

// "+3", "0" or "-2".
std::string Signed(int number) { return absl::StrCat(number > 0 ? "+" : "", number); }

bool Any(const spec::Penalties& penalties) { return penalties.black != 0 || penalties.white != 0; }

// The balance of compensation and penalties, in stones, filled in under the first reading.
struct ShownAwards {
  Color side;  // the side that receives them
  int points_x2;
  spec::AwardStones stones;
  spec::FilledWithAwards filled;
};

ShownAwards ShowAwards(const spec::Position& position, const spec::RuleSet& rules,
                       const spec::Penalties& penalties) {
  const int white_x2 = spec::WhiteAwardX2(rules, penalties);
  const Color side = white_x2 < 0 ? Color::kBlack : Color::kWhite;
  const spec::AwardStones stones = spec::InStones(white_x2);
  const bool black = side == Color::kBlack;
  return {side, std::abs(white_x2), stones,
          spec::FillInWithAwards(position, black ? stones.stones : 0, black ? 0 : stones.stones,
                                 kReadings[0].reading)};
}

std::string AwardsText(const ShownAwards& shown) {
  std::string text = absl::StrCat(
      "total of compensation and penalties: ", spec::HalfPoints(shown.points_x2), " for ",
      spec::ColorName(shown.side), ", in stones: ", shown.stones.stones,
      shown.stones.left_over_x2 == 0
          ? ""
          : absl::StrCat(", and ", spec::HalfPoints(shown.stones.left_over_x2), " left over"),
      "\n");
  if (!shown.filled.placed) return text + "  there are too few stones or spaces to place them\n";
  const spec::FillIn& count = shown.filled.count;
  absl::StrAppendFormat(
      &text,
      "  after filling them in: winning spaces B %d W %d, losing stones B %d W %d, difference %s\n",
      count.black.winning_spaces, count.white.winning_spaces, count.black.losing_stones,
      count.white.losing_stones, Signed(count.Difference()));
  return text;
}

const char* ScoringName(const spec::RuleSet& rules) {
  return rules.scoring == spec::Scoring::kFillIn ? "fill-in" : "area";
}

}  // namespace

std::string AreaText(const spec::Position& position, const spec::RuleSet& rules,
                     const spec::Penalties& penalties) {
  const spec::Area area = spec::CountArea(position);
  std::string text = formats::AreaDiagram(position);
  absl::StrAppendFormat(&text, "Black %d: stones %d, spaces %d\n",
                        area.black_stones + area.black_spaces, area.black_stones,
                        area.black_spaces);
  absl::StrAppendFormat(&text, "White %d: stones %d, spaces %d\n",
                        area.white_stones + area.white_spaces, area.white_stones,
                        area.white_spaces);
  // The diagram shows them all; a list of hundreds adds nothing.
  absl::StrAppendFormat(&text, "shared spaces: %d (%s)\n", area.shared_spaces,
                        area.shared_spaces > kMostListed
                            ? "marked - above"
                            : spec::PointNames(SharedPoints(position)));
  if (area.unowned_spaces > 0)
    absl::StrAppendFormat(&text, "nobody's spaces: %d\n", area.unowned_spaces);
  absl::StrAppendFormat(&text, "area difference, Black minus White: %s\n",
                        Signed(area.Difference()));

  absl::StrAppendFormat(&text, "fill-in, each side with a set of %d:\n",
                        spec::StoneSet(position.size()));
  absl::StrAppend(&text,
                  "  shared spaces  surplus  winning spaces B W  losing stones B W  difference\n");
  for (const NamedReading& row : kReadings) {
    const spec::FillIn count = spec::CountByFillingIn(position, row.reading);
    absl::StrAppendFormat(&text, "  %-13s  %-7s  %16d %d  %15d %d  %10s\n", row.shared, row.surplus,
                          count.black.winning_spaces, count.white.winning_spaces,
                          count.black.losing_stones, count.white.losing_stones,
                          Signed(count.Difference()));
  }
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    if (const int stones = position.StoneCount(color); stones > spec::StoneSet(position.size())) {
      absl::StrAppendFormat(&text, "  %s has %d stones on the board, more than its set.\n",
                            spec::ColorName(color), stones);
    }
  }
  std::string points = absl::StrCat("compensation ", spec::HalfPoints(rules.compensation_x2));
  if (Any(penalties)) {
    text += AwardsText(ShowAwards(position, rules, penalties));
    absl::StrAppend(&points, ", penalties Black ", penalties.black, ", White ", penalties.white);
  }
  absl::StrAppendFormat(&text, "outcome by %s, %s: %s\n", ScoringName(rules), points,
                        spec::OutcomeText(spec::DecideWithPenalties(position, rules, penalties)));
  return text;
}

void SetArea(JsonLine& line, const spec::Position& position, const spec::RuleSet& rules,
             const spec::Penalties& penalties) {
  const spec::Area area = spec::CountArea(position);
  JsonLine area_json;
  area_json.Set("black_stones", area.black_stones)
      .Set("black_spaces", area.black_spaces)
      .Set("white_stones", area.white_stones)
      .Set("white_spaces", area.white_spaces)
      .Set("shared_spaces", area.shared_spaces)
      .Set("unowned_spaces", area.unowned_spaces)
      .Set("difference", area.Difference());
  line.Set("area", area_json);

  const std::string owners = spec::AreaMap(position);
  std::vector<std::string> rows;
  const auto cols = static_cast<size_t>(position.size().cols());
  for (size_t end = owners.size(); end > 0; end -= cols)
    rows.push_back(owners.substr(end - cols, cols));
  line.Set("map", rows);
  std::vector<std::string> shared;
  for (const spec::Point p : SharedPoints(position)) shared.push_back(spec::PointName(p));
  line.Set("shared_points", shared);

  std::vector<JsonLine> readings;
  for (const NamedReading& row : kReadings) {
    const spec::FillIn count = spec::CountByFillingIn(position, row.reading);
    JsonLine json;
    json.Set("shared", row.shared)
        .Set("surplus", row.surplus)
        .Set("black", SideJson(count.black))
        .Set("white", SideJson(count.white))
        .Set("within_sets", count.within_sets)
        .Set("difference", count.Difference());
    readings.push_back(std::move(json));
  }
  line.Set("fill_in", readings);

  if (Any(penalties)) {
    const ShownAwards shown = ShowAwards(position, rules, penalties);
    JsonLine json;
    json.Set("for", spec::Letter(shown.side));
    SetHalfPoints(json, "points", shown.points_x2);
    json.Set("stones", shown.stones.stones);
    SetHalfPoints(json, "left_over", shown.stones.left_over_x2);
    json.Set("placed", shown.filled.placed);
    if (shown.filled.placed) {
      json.Set("black", SideJson(shown.filled.count.black))
          .Set("white", SideJson(shown.filled.count.white));
      json.Set("difference", shown.filled.count.Difference());
    }
    line.Set("award_stones", json);
  }

  const spec::Outcome outcome = spec::DecideWithPenalties(position, rules, penalties);
  JsonLine outcome_json;
  outcome_json.Set("scoring", ScoringName(rules));
  SetHalfPoints(outcome_json, "compensation", rules.compensation_x2);
  if (Any(penalties)) {
    outcome_json.Set("penalty_black", penalties.black).Set("penalty_white", penalties.white);
  }
  if (outcome.winner.has_value()) {
    outcome_json.Set("winner", spec::Letter(*outcome.winner));
  } else {
    outcome_json.SetNull("winner");
  }
  SetHalfPoints(outcome_json, "by", outcome.margin_x2);
  outcome_json.Set("text", spec::OutcomeText(outcome));
  line.Set("outcome", outcome_json);
}

}  // namespace hotstone::answers
