#include "conformance/play/referee_answer.h"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include "spec/rules/hot_stone.h"

namespace hotstone::conformance {
namespace {

using formats::JsonLine;

std::vector<std::string> Names(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  names.reserve(points.size());
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  return names;
}

void AddHot(const std::vector<spec::HotStones>& stones, JsonLine& answer) {
  std::vector<JsonLine> hot;
  for (const spec::HotStones& one : stones) {
    JsonLine line;
    line.Set("kind", spec::HotKindName(one.kind)).Set("stones", Names(one.stones));
    line.Set("at", spec::PointName(one.at)).Set("clause", spec::HotKindClause(one.kind));
    hot.push_back(std::move(line));
  }
  answer.Set("hot", hot);
}

void SetOrNull(std::string_view key, std::string_view value, JsonLine& answer) {
  if (value.empty()) {
    answer.SetNull(key);
  } else {
    answer.Set(key, value);
  }
}

}  // namespace

JsonLine BeginAnswer(const formats::RequestId& id) {
  JsonLine answer;
  answer.Set("schema", formats::kRefereeSchema);
  if (const auto* const text = std::get_if<std::string>(&id)) {
    answer.Set("id", *text);
  } else if (const auto* const number = std::get_if<int64_t>(&id)) {
    answer.Set("id", *number);
  } else {
    answer.SetNull("id");
  }
  return answer;
}

void AddRequest(const formats::RefereeRequest& request, JsonLine& answer) {
  answer.Set("op", formats::RefereeOpName(request.op));
  SetOrNull("game", request.game, answer);
}

void AddJudgement(const Judgement& j, const std::string& says, JsonLine& answer) {
  answer.Set("color", spec::Letter(j.move.player))
      .Set("at", spec::MoveName(j.move))
      .Set("legal", j.legal());
  SetOrNull("reason", j.reason, answer);
  SetOrNull("message_id", ServerReason(j.reason), answer);
  SetOrNull("why", j.why, answer);
  SetOrNull("clause", j.clause, answer);
  SetOrNull("ban_ends", j.ban_ends.has_value() ? BanEndName(*j.ban_ends) : "", answer);
  if (j.repeats.has_value()) {
    answer.Set("repeats", static_cast<int64_t>(*j.repeats));
  } else {
    answer.SetNull("repeats");
  }
  answer.Set("captured", Names(j.captured)).Set("self_removed", Names(j.self_removed));
  AddHot(j.hot, answer);
  answer.Set("paused", j.paused).Set("ended", j.ended).Set("says", says);
}

void AddState(const Referee& referee, JsonLine& answer) {
  const spec::Game& game = referee.game();
  answer.Set("plies", static_cast<int64_t>(game.plies().size()))
      .Set("to_move", spec::Letter(game.to_move()));
  answer.Set("paused", game.paused()).Set("ended", game.ended());
}

void AddBoard(const Referee& referee, JsonLine& answer) {
  const spec::Game& game = referee.game();
  answer.Set("rules", spec::RuleSetName(referee.rules_in_force()))
      .Set("rows", game.position().ToRows());
  answer.Set("legal_set", Names(game.LegalPoints(game.to_move())));
  answer.Set("ko_points", Names(game.KoPoints(game.to_move())));
  AddHot(game.hot_stones(), answer);
  answer.Set("score", ResultText(referee.Count()));
}

}  // namespace hotstone::conformance
