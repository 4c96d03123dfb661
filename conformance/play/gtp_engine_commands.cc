#include "conformance/play/gtp_engine_commands.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/gtp_command.h"

namespace hotstone::conformance {

absl::Status GtpError(std::string_view text) {
  return absl::InvalidArgumentError(std::string(text));
}

absl::Status GtpRoom(const Referee& referee) {
  if (!referee.Full()) return absl::OkStatus();
  return GtpError(absl::StrCat("the game is too long: ", kMostEvents, " plies are the limit"));
}

absl::StatusOr<spec::Move> GtpMove(const GtpArguments& arguments) {
  if (arguments.size() != 2) return GtpSyntaxError();
  const auto color = formats::ReadGtpColor(arguments[0]);
  const auto vertex = formats::ReadGtpVertex(arguments[1]);
  if (!color.has_value() || !vertex.has_value()) return GtpSyntaxError();
  return spec::Move{*color, vertex->at};
}

spec::RuleSet GtpRulesOfCount(const GtpState& state) {
  const Referee& referee = state.referee;
  spec::RuleSet rules = referee.rules();
  if (referee.handicap_stones()) {
    const int stones = referee.setup().StoneCount(spec::Color::kBlack);
    rules.compensation_x2 += 2 * formats::BonusPoints(state.bonus, stones);
  }
  return rules;
}

std::string GtpPoints(const std::vector<spec::Point>& points) {
  return absl::StrJoin(points, " ",
                       [](std::string* out, spec::Point p) { *out += spec::PointName(p); });
}

}  // namespace hotstone::conformance
