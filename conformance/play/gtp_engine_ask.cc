// The query commands: legal plays, stones on the board, and the count. None of them changes the
// game.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "conformance/play/game_record.h"
#include "conformance/play/gtp_engine_commands.h"
#include "formats/diagram.h"
#include "formats/gtp_command.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;

GtpAnswer IsLegal(GtpState& state, const GtpArguments& arguments) {
  ASSIGN_OR_RETURN(const auto move, GtpMove(arguments));
  return std::string(state.referee.game().Judge(move).legal() ? "1" : "0");
}

std::optional<Color> OneColor(const GtpArguments& arguments) {
  return arguments.size() == 1 ? formats::ReadGtpColor(arguments[0]) : std::nullopt;
}

GtpAnswer AllLegal(GtpState& state, const GtpArguments& arguments) {
  const auto color = OneColor(arguments);
  if (!color.has_value()) return GtpSyntaxError();
  return GtpPoints(state.referee.game().LegalPoints(*color));
}

GtpAnswer ListStones(GtpState& state, const GtpArguments& arguments) {
  const auto color = OneColor(arguments);
  if (!color.has_value()) return GtpSyntaxError();
  const spec::Position& position = state.referee.position();
  std::vector<Point> stones;
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (position.At(p) == *color) stones.push_back(p);
  }
  return GtpPoints(stones);
}

GtpAnswer Showboard(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  const Referee& referee = state.referee;
  const spec::Game& game = referee.game();
  formats::DiagramMarks marks;
  if (!referee.events().empty() && referee.events().back().move.has_value()) {
    marks.last = referee.events().back().move->at;
  }
  marks.banned = game.KoPoints(game.to_move());
  return absl::StrCat("\n", formats::Diagram(game.position(), marks),
                      game.ended() ? "the game has ended"
                      : game.paused()
                          ? absl::StrCat(spec::ColorName(game.to_move()), " to move, paused")
                          : absl::StrCat(spec::ColorName(game.to_move()), " to move"),
                      ", ", spec::RuleSetName(referee.rules_in_force()), ", komi ",
                      spec::HalfPoints(referee.rules().compensation_x2),
                      "\nremoved so far: ", game.RemovedStones(Color::kBlack), " black, ",
                      game.RemovedStones(Color::kWhite), " white");
}

GtpAnswer FinalScore(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  return ResultText(spec::Decide(state.referee.position(), GtpRulesOfCount(state)));
}

// One chain per line, as the protocol requires.
std::string ChainLines(const spec::Position& position) {
  std::vector<std::string> lines;
  for (const spec::Chain& chain : spec::AllChains(position))
    lines.push_back(GtpPoints(chain.stones));
  return absl::StrJoin(lines, "\n");
}

GtpAnswer FinalStatusList(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() != 1) return GtpSyntaxError();
  const std::string& status = arguments[0];
  const spec::Position& position = state.referee.position();
  char owner = ' ';
  if (status == "black_territory") owner = 'X';
  if (status == "white_territory") owner = 'O';
  if (status == "dame") owner = '.';
  if (owner == ' ' && status != "alive" && status != "dead" && status != "seki")
    return GtpSyntaxError();
  // Before the end nobody has agreed to anything; afterwards every remaining stone is alive
  // (ING96-G401).
  if (!state.referee.game().ended())
    return GtpError("nothing is settled before the end of the game");
  if (status == "alive") return ChainLines(position);
  if (owner == ' ') return std::string();
  const std::string map = spec::AreaMap(position);
  std::vector<Point> points;
  for (const Point p : position.EmptyPoints()) {
    if (map[static_cast<size_t>(position.size().Index(p))] == owner) points.push_back(p);
  }
  return GtpPoints(points);
}

}  // namespace

const std::vector<GtpHandler>& GtpAskCommands() {
  static const auto* const commands = new std::vector<GtpHandler>{
      {"is_legal", IsLegal},       {"all_legal", AllLegal},
      {"list_stones", ListStones}, {"showboard", Showboard},
      {"final_score", FinalScore}, {"final_status_list", FinalStatusList}};
  return *commands;
}

}  // namespace hotstone::conformance
