#include "answers/values/decide_report.h"

#include <cstdlib>
#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/exit_codes.h"
#include "base/version.h"
#include "formats/diagram.h"
#include "formats/json_line.h"

namespace hotstone::answers {
namespace {

formats::JsonLine StartJson(const DecideWorld& world, const std::vector<std::string>& rows,
                            spec::Color to_move) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1")
      .Set("command", "decide")
      .Set("board", world.size().ToString())
      .Set("rules", spec::RuleSetName(world.rules))
      .Set("endless", world.options.endless)
      .Set("rows", rows)
      .Set("to_move", spec::Letter(to_move));
  return json;
}

void SetHalves(formats::JsonLine& json, const char* key, int twice) {
  if (twice % 2 == 0) {
    json.Set(key, twice / 2);
  } else {
    json.Set(key, twice / 2.0);
  }
}

// What stands for the value in words.
std::string ValueText(const DecideWorld& world, const DecidedValue& found) {
  if (found.endless && world.options.endless == "no-result") return "no result";
  if (found.twice_lo == found.twice_hi) return HalvesText(found.twice_lo);
  return absl::StrCat("between ", HalvesText(found.twice_lo), " and ", HalvesText(found.twice_hi));
}

void PrintJson(const DecideWorld& world, const DecidedValue& found) {
  formats::JsonLine json = StartJson(world, found.rows, found.to_move);
  json.Set("lo", found.interval.lo).Set("hi", found.interval.hi);
  if (found.endless && world.options.endless == "no-result") {
    json.SetNull("value");
  } else if (found.twice_lo == found.twice_hi) {
    SetHalves(json, "value", found.twice_lo);
  } else {
    SetHalves(json, "value_at_least", found.twice_lo);
    SetHalves(json, "value_at_most", found.twice_hi);
  }
  if (found.endless) json.Set("best_play_is_endless", true);
  if (found.symmetric_positions > 0) json.Set("symmetric_positions", found.symmetric_positions);
  json.Set("version", kVersion);
  std::cout << json.ToString() << "\n";
}

}  // namespace

std::string HalvesText(int twice) {
  return absl::StrCat(twice < 0 ? "-" : "", std::abs(twice) / 2, twice % 2 == 0 ? "" : ".5");
}

void PrintListed(const DecideWorld& world, const DecidedValue& found) {
  if (world.options.json) return PrintJson(world, found);
  std::cout << absl::StrJoin(found.rows, "/") << "  [" << found.interval.lo << ", " << found.interval.hi
            << "]  " << ValueText(world, found) << "  x" << found.symmetric_positions << "\n";
}

int PrintOne(const DecideWorld& world, DecidedValue found) {
  found.rows = world.situation.position.ToRows();
  found.to_move = world.situation.to_move;
  if (world.options.json) {
    PrintJson(world, found);
  } else {
    formats::DiagramMarks marks;
    marks.banned.assign(world.situation.bans.begin(), world.situation.bans.end());
    std::cout << BoardPicture(world.situation.position, marks) << spec::ColorName(found.to_move)
              << " to move, " << spec::RuleSetName(world.rules) << ", endless play: " << world.options.endless
              << "\ninterval for Black: [" << found.interval.lo << ", " << found.interval.hi
              << "]\nvalue for Black: " << ValueText(world, found)
              << (found.endless ? ", and best play does not end" : "") << "\n";
  }
  return found.twice_lo == found.twice_hi ? kExitOk : kExitUnknown;
}

void PrintCount(const DecideWorld& world, const std::string& what, uint64_t positions, uint64_t classes) {
  if (world.options.json) {
    formats::JsonLine json;
    json.Set("schema", "hotstone.result/1")
        .Set("command", "decide")
        .Set("board", world.size().ToString())
        .Set("rules", spec::RuleSetName(world.rules))
        .Set("endless", world.options.endless)
        .Set("counted", what)
        .Set("positions", positions)
        .Set("up_to_symmetry", classes)
        .Set("version", kVersion);
    std::cout << json.ToString() << "\n";
    return;
  }
  std::cout << what << ": " << positions << " positions, " << classes << " up to symmetry\n";
}

}  // namespace hotstone::answers
