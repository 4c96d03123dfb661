// The commands that the protocol lacks: rules, reasons, and the situation with everything the rules
// look at.
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "conformance/judge/cited_clause.h"
#include "conformance/play/gtp_engine_commands.h"
#include "formats/gtp_command.h"
#include "spec/board/board_play.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;

GtpAnswer Rules(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() > 1) return GtpSyntaxError();
  if (arguments.empty()) return spec::RuleSetName(state.referee.rules_in_force());
  const auto rules = spec::ParseRuleSet(arguments[0]);
  if (!rules.ok()) return GtpError(std::string(rules.status().message()));
  if (const auto status = state.referee.SetRules(*rules); !status.ok())
    return GtpError(std::string(status.message()));
  state.bonus = formats::HandicapBonus::kNone;
  return std::string();
}

// "black", "white".
std::string LowerName(Color color) { return color == Color::kBlack ? "black" : "white"; }

// The stones that are hot now, one line for each kind and chain.
std::vector<std::string> HotLines(const spec::Game& game) {
  std::vector<std::string> lines;
  for (const spec::HotStones& hot : game.hot_stones()) {
    lines.push_back(absl::StrCat("hot ", std::string(spec::HotKindName(hot.kind)), " ",
                                 GtpPoints(hot.stones), " at ", spec::PointName(hot.at), " ",
                                 std::string(spec::HotKindClause(hot.kind))));
  }
  return lines;
}

GtpAnswer Why(GtpState& state, const GtpArguments& arguments) {
  ASSIGN_OR_RETURN(const auto move, GtpMove(arguments));
  const spec::Game& game = state.referee.game();
  const spec::Ruling ruling = game.Judge(move);
  std::vector<std::string> lines;
  if (!ruling.legal()) {
    lines.push_back(absl::StrCat("illegal ", std::string(spec::IllegalityName(*ruling.why)), " ",
                                 std::string(CitedClause(ruling, game))));
    lines.emplace_back(spec::RulingSentence(ruling, game.rules()));
  } else {
    lines.emplace_back("legal");
    if (!move.IsPass()) {
      const auto play = spec::PlayAt(game.position(), move.player, *move.at);
      if (!play.captured.empty())
        lines.push_back(absl::StrCat("captures ", GtpPoints(play.captured)));
      if (!play.self_removed.empty())
        lines.push_back(absl::StrCat("removes own ", GtpPoints(play.self_removed)));
    }
  }
  const auto hot = HotLines(game);
  lines.insert(lines.end(), hot.begin(), hot.end());
  return absl::StrJoin(lines, "\n");
}

GtpAnswer Situation(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  const spec::Game& game = state.referee.game();
  const spec::Situation& situation = game.situation();
  std::vector<std::string> lines = {
      absl::StrCat("rules ", spec::RuleSetName(state.referee.rules_in_force())),
      absl::StrCat("plies ", state.referee.events().size()),
      absl::StrCat("to_move ", LowerName(game.to_move())),
      absl::StrCat("passes ", situation.passes, " of ", game.rules().end_passes),
      absl::StrCat("state ", game.ended()    ? "ended"
                             : game.paused() ? "paused"
                                             : "open"),
      absl::StrCat("handicap_owed ", situation.handicap_owed),
      absl::StrCat("bans ", GtpPoints({situation.bans.begin(), situation.bans.end()})),
      absl::StrCat("ko_points ", GtpPoints(game.KoPoints(game.to_move())))};
  const auto hot = HotLines(game);
  lines.insert(lines.end(), hot.begin(), hot.end());
  return absl::StrJoin(lines, "\n");
}

GtpAnswer Agree(GtpState& state, const GtpArguments& arguments) {
  std::vector<Point> stones;
  for (const std::string& word : arguments) {
    const auto vertex = formats::ReadGtpVertex(word);
    if (!vertex.has_value() || !vertex->at.has_value()) return GtpSyntaxError();
    stones.push_back(*vertex->at);
  }
  RETURN_IF_ERROR(GtpRoom(state.referee));
  if (const auto status = state.referee.AgreeDead(stones); !status.ok())
    return GtpError(std::string(status.message()));
  return std::string();
}

GtpAnswer Forced(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  if (state.force == nullptr) return GtpError("no plane is open");
  const spec::Game& game = state.referee.game();
  const auto text = state.force(game.situation(), state.referee.rules_in_force());
  if (!text.has_value()) return GtpError("the plane is for another board or other rules");
  return *text;
}

// The entries of GoGui's menu.
GtpAnswer AnalyzeCommands(GtpState&, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  return std::string(
      "string/Why may it be played, or not/hotstone-why %m\n"
      "string/Situation/hotstone-situation\n"
      "string/Rules/hotstone-rules\n"
      "string/What the plane forces/hotstone-forced\n"
      "plist/Legal plays/all_legal %c");
}

}  // namespace

const std::vector<GtpHandler>& GtpRulesCommands() {
  static const auto* const commands = new std::vector<GtpHandler>{
      {"hotstone-rules", Rules},         {"hotstone-why", Why},
      {"hotstone-situation", Situation}, {"hotstone-agree", Agree},
      {"hotstone-forced", Forced},       {"gogui-analyze_commands", AnalyzeCommands}};
  return *commands;
}

}  // namespace hotstone::conformance
