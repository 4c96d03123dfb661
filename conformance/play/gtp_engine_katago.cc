// The commands by which programs written for KataGo set rules, komi and positions. The words for
// rules are those of formats/case/katago_rules.h.

#include "absl/strings/ascii.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "conformance/play/gtp_engine_commands.h"
#include "formats/gtp_command.h"

namespace hotstone::conformance {
namespace {

using formats::KatagoRules;

KatagoRules Now(const GtpState& state) { return {state.referee.rules(), state.bonus}; }

GtpAnswer Set(GtpState& state, const absl::StatusOr<KatagoRules>& rules) {
  RETURN_IF_ERROR(rules.status());
  RETURN_IF_ERROR(state.referee.SetRules(rules->rules));
  state.bonus = rules->bonus;
  return std::string();
}

GtpAnswer GetRules(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  return formats::WriteKatagoRules({state.referee.rules_in_force(), state.bonus});
}

GtpAnswer SetRules(GtpState& state, const GtpArguments& arguments) {
  if (arguments.empty()) return GtpSyntaxError();
  return Set(state, formats::ReadKatagoRules(absl::StrJoin(arguments, " "), Now(state)));
}

GtpAnswer SetRule(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() != 2) return GtpSyntaxError();
  return Set(state, formats::ChangeKatagoRule(arguments[0], arguments[1], Now(state)));
}

GtpAnswer ListRules(GtpState&, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  return absl::StrJoin(formats::KatagoRuleNames(), "\n");
}

// The words of the server KGS.
GtpAnswer KgsRules(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() != 1) return GtpSyntaxError();
  const std::string word = absl::AsciiStrToLower(arguments[0]);
  return SetRules(state, {word == "chinese"       ? "chinese-kgs"
                          : word == "new_zealand" ? "new-zealand"
                                                  : word});
}

GtpAnswer GetKomi(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  return spec::HalfPoints(state.referee.rules().compensation_x2);
}

// COLOUR VERTEX COLOUR VERTEX ...: these stones in place of the game, Black to move.
GtpAnswer SetPosition(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() % 2 != 0) return GtpSyntaxError();
  spec::Position setup(state.referee.position().size());
  for (size_t i = 0; i < arguments.size(); i += 2) {
    ASSIGN_OR_RETURN(const auto stone, GtpMove({arguments[i], arguments[i + 1]}));
    if (stone.IsPass() || !setup.size().Contains(*stone.at) || !setup.IsEmpty(*stone.at))
      return GtpError("bad vertex list");
    setup.Put(*stone.at, stone.player);
  }
  RETURN_IF_ERROR(state.referee.SetUp(setup, spec::Color::kBlack, false));
  return std::string();
}

}  // namespace

const std::vector<GtpHandler>& GtpKatagoCommands() {
  static const auto* const commands = new std::vector<GtpHandler>{
      {"kata-get-rules", GetRules},   {"kata-set-rules", SetRules}, {"kata-set-rule", SetRule},
      {"kata-list_rules", ListRules}, {"kgs-rules", KgsRules},      {"get_komi", GetKomi},
      {"set_position", SetPosition}};
  return *commands;
}

}  // namespace hotstone::conformance
