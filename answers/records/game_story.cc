#include "answers/records/game_story.h"

#include <utility>

#include "answers/kos/ko_positions.h"
#include "answers/shown/point_list.h"
#include "conformance/judge/cited_clause.h"
#include "spec/rules/game.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::answers {
namespace {

Shown Refused(const spec::Move& move, const spec::Ruling& ruling, const spec::Game& game) {
  Shown shown;
  return shown.Set("at", spec::MoveName(move))
      .Set("why", spec::IllegalityName(*ruling.why))
      .Set("clause", conformance::CitedClause(ruling, game))
      .Set("says", spec::RulingSentence(ruling, game.rules()));
}

Shown MomentOf(const spec::Game& game, const spec::Game::Ply* ply, KosInTurn& kos) {
  Shown shown;
  shown.Set("rows", game.position().ToText()).Set("to_move", spec::Letter(game.to_move()));
  if (ply != nullptr) {
    shown.Set("by", spec::Letter(ply->move.player)).Set("move", spec::MoveName(ply->move));
    if (!ply->captured.empty()) shown.Set("captured", PointList(ply->captured));
    if (!ply->self_removed.empty()) shown.Set("removed", PointList(ply->self_removed));
  }
  std::vector<Shown> hot;
  for (const spec::HotStones& stones : game.hot_stones()) {
    hot.emplace_back();
    hot.back()
        .Set("stones", PointList(stones.stones))
        .Set("at", spec::PointName(stones.at))
        .Set("kind", spec::HotKindName(stones.kind))
        .Set("clause", spec::HotKindClause(stones.kind));
  }
  if (!hot.empty()) shown.Set("hot", hot);
  std::vector<Shown> refused;
  for (const spec::Point p : game.position().EmptyPoints()) {
    const spec::Move move{game.to_move(), p};
    const spec::Ruling ruling = game.Judge(move);
    if (!ruling.legal()) refused.push_back(Refused(move, ruling, game));
  }
  if (!refused.empty()) shown.Set("refused", refused);
  if (const auto& found = kos.Of(game.position()); !found.empty()) shown.Set("kos", KoLines(found));
  if (game.ended()) {
    shown.Set("ended", true);
  } else if (game.paused()) {
    shown.Set("paused", true);
  }
  return shown;
}

}  // namespace

std::optional<CourseRefusal> FirstRefusal(const Course& course, const spec::RuleSet& rules) {
  auto game = spec::Game::Create(rules, course.setup, course.to_move);
  if (!game.ok()) return std::nullopt;
  for (int round = 1; round <= course.rounds; ++round) {
    for (size_t i = 0; i < course.moves.size(); ++i) {
      const spec::Ruling ruling = game->Play(course.moves[i]);
      if (!ruling.legal())
        return CourseRefusal{round, static_cast<int>(i) + 1, course.moves[i], ruling,
                             std::string(conformance::CitedClause(ruling, *game))};
    }
  }
  return std::nullopt;
}

Shown StoryOf(const std::string& name, const Course& course, const spec::RuleSet& rules) {
  Shown story;
  story.Set("name", name).Set("rules", spec::RuleSetName(rules));
  const spec::BoardSize& size = course.setup.size();
  story.Set("columns", size.cols()).Set("lines", size.rows());
  auto game = spec::Game::Create(rules, course.setup, course.to_move);
  std::vector<Shown> moments;
  if (game.ok()) {
    KosInTurn kos(rules);
    moments.push_back(MomentOf(*game, nullptr, kos));
    bool refused = false;
    for (int round = 1; round <= course.rounds && !refused; ++round) {
      for (const spec::Move& move : course.moves) {
        const spec::Ruling ruling = game->Play(move);
        if (!ruling.legal()) {
          Shown shown = Refused(move, ruling, *game);
          story.Set("refused", shown.Set("by", spec::Letter(move.player)).Set("round", round));
          refused = true;
          break;
        }
        moments.push_back(MomentOf(*game, &game->plies().back(), kos));
      }
    }
  }
  return story.Set("moments", std::move(moments));
}

}  // namespace hotstone::answers
