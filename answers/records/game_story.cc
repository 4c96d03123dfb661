#include "answers/records/game_story.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/kos/ko_positions.h"
#include "spec/rules/game.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::answers {
namespace {

using formats::JsonLine;

std::vector<std::string> Names(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  return names;
}

JsonLine RefusedJson(const spec::Move& move, const spec::Ruling& ruling,
                     const spec::RuleSet& rules) {
  JsonLine line;
  line.Set("at", spec::MoveName(move)).Set("why", spec::IllegalityName(*ruling.why));
  line.Set("clause", spec::RulingClause(ruling, rules))
      .Set("says", spec::RulingSentence(ruling, rules));
  return line;
}

JsonLine MomentOf(const spec::Game& game, const spec::Game::Ply* ply, KoPositionLines& kos) {
  JsonLine line;
  line.Set("rows", absl::StrJoin(game.position().ToRows(), "/"))
      .Set("to_move", spec::Letter(game.to_move()));
  if (ply != nullptr) {
    line.Set("by", spec::Letter(ply->move.player)).Set("move", spec::MoveName(ply->move));
    if (!ply->captured.empty()) line.Set("captured", Names(ply->captured));
    if (!ply->self_removed.empty()) line.Set("removed", Names(ply->self_removed));
  }
  std::vector<JsonLine> hot;
  for (const spec::HotStones& stones : game.hot_stones()) {
    JsonLine one;
    one.Set("stones", Names(stones.stones)).Set("at", spec::PointName(stones.at));
    one.Set("kind", spec::HotKindName(stones.kind)).Set("clause", spec::HotKindClause(stones.kind));
    hot.push_back(std::move(one));
  }
  if (!hot.empty()) line.Set("hot", hot);
  std::vector<JsonLine> refused;
  for (const spec::Point p : game.position().EmptyPoints()) {
    const spec::Move move{game.to_move(), p};
    const spec::Ruling ruling = game.Judge(move);
    if (!ruling.legal()) refused.push_back(RefusedJson(move, ruling, game.rules()));
  }
  if (!refused.empty()) line.Set("refused", refused);
  if (const auto& lines = kos.Of(game.position()); !lines.empty()) line.Set("kos", lines);
  if (game.ended()) {
    line.Set("ended", true);
  } else if (game.paused()) {
    line.Set("paused", true);
  }
  return line;
}

}  // namespace

std::optional<CourseRefusal> FirstRefusal(const Course& course, const spec::RuleSet& rules) {
  auto game = spec::Game::Create(rules, course.setup, course.to_move);
  if (!game.ok()) return std::nullopt;
  for (int round = 1; round <= course.rounds; ++round) {
    for (size_t i = 0; i < course.moves.size(); ++i) {
      const spec::Ruling ruling = game->Play(course.moves[i]);
      if (!ruling.legal())
        return CourseRefusal{round, static_cast<int>(i) + 1, course.moves[i], ruling};
    }
  }
  return std::nullopt;
}

JsonLine StoryOf(const std::string& name, const Course& course, const spec::RuleSet& rules) {
  JsonLine story;
  story.Set("name", name).Set("rules", spec::RuleSetName(rules));
  const spec::BoardSize& size = course.setup.size();
  story.Set("columns", size.cols()).Set("lines", size.rows());
  auto game = spec::Game::Create(rules, course.setup, course.to_move);
  std::vector<JsonLine> moments;
  if (game.ok()) {
    KoPositionLines kos(rules.settled);
    moments.push_back(MomentOf(*game, nullptr, kos));
    bool refused = false;
    for (int round = 1; round <= course.rounds && !refused; ++round) {
      for (const spec::Move& move : course.moves) {
        const spec::Ruling ruling = game->Play(move);
        if (!ruling.legal()) {
          JsonLine line = RefusedJson(move, ruling, rules);
          story.Set("refused", line.Set("by", spec::Letter(move.player)).Set("round", round));
          refused = true;
          break;
        }
        moments.push_back(MomentOf(*game, &game->plies().back(), kos));
      }
    }
  }
  return std::move(story.Set("moments", moments));
}

}  // namespace hotstone::answers
