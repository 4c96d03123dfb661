#include "cli/atlas/front_game.h"

#include <utility>

#include "absl/strings/str_join.h"
#include "answers/records/game_story.h"
#include "answers/shown/judge_link.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

constexpr char kFrontRules[] = "ing-1996";

}  // namespace

answers::Course FrontCourse() {
  const auto position = spec::Position::FromRows({
      ".........",  //
      "..X...O..",  //
      ".X..XOO..",  //
      "..XXXO...",  //
      ".X.XO.OO.",  //
      "...XXO...",  //
      "..X.XOO..",  //
      "...XO.O..",  //
      ".........",
  });
  std::vector<spec::Move> moves;
  for (const auto& [player, name] : {std::pair{spec::Color::kBlack, "F5"},
                                     {spec::Color::kWhite, "pass"},
                                     {spec::Color::kBlack, "F8"},
                                     {spec::Color::kWhite, "E5"}}) {
    moves.push_back(std::string_view(name) == "pass"
                        ? spec::Pass(player)
                        : spec::Move{player, *spec::ParsePoint(name, position->size())});
  }
  return {*position, spec::Color::kBlack, std::move(moves), 1};
}

std::string FrontLink() {
  const answers::Course game = FrontCourse();
  return answers::JudgeFragment(*spec::ParseRuleSet(kFrontRules), game.setup, game.to_move,
                                game.moves);
}

std::string FrontRows() { return absl::StrJoin(FrontCourse().setup.ToRows(), "\n"); }

std::string FrontStory() {
  return ToJson(answers::StoryOf("a ko", FrontCourse(), *spec::ParseRuleSet(kFrontRules)));
}

}  // namespace hotstone::cli
