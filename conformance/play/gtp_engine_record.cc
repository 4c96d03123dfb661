// loadsgf and printsgf read a game from a record and write one.
#include <limits>

#include "absl/strings/str_cat.h"
#include "conformance/play/game_record.h"
#include "conformance/play/gtp_engine_commands.h"
#include "formats/gtp_command.h"
#include "formats/sgf/sgf_handicap.h"

namespace hotstone::conformance {
namespace {

absl::Status CannotLoad(const absl::Status& why) {
  return GtpError(absl::StrCat("cannot load file: ", std::string(why.message())));
}

// Reads half points from KM.
absl::StatusOr<int> Compensation(const formats::SgfValue& value, const std::string& source) {
  std::string text;
  for (const char c : formats::SgfText(value.raw)) {
    if (c != ' ' && c != '+') text += c;
  }
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  spec::RuleSet rules;
  if (!spec::SetRule(rules, "compensation", text).ok()) {
    return formats::SgfError(source, value.at,
                             "KM: expected whole or half points from -361 to 361");
  }
  return rules.compensation_x2;
}

// Warns if HA contradicts RU or the engine's own rules. The record must have been loaded.
void WarnOfHandicap(const GtpState& state, const formats::SgfGame& record,
                    const std::string& source) {
  if (!state.files.warn) return;
  const auto handicap = formats::ReadSgfHandicap(record, source);
  if (!handicap.ok()) return;
  const int ours = state.referee.rules().handicap;
  const std::string warning =
      ours > 0
          ? formats::HandicapContradiction(record, *handicap, "the engine's rule set", ours, source)
          : handicap->warning;
  if (!warning.empty()) state.files.warn(warning);
}

GtpAnswer Loadsgf(GtpState& state, const GtpArguments& arguments) {
  if (arguments.empty() || arguments.size() > 2) return GtpSyntaxError();
  size_t moves = std::numeric_limits<size_t>::max();
  if (arguments.size() == 2) {
    const auto number = formats::ReadGtpNumber(arguments[1]);
    if (!number.has_value()) return GtpSyntaxError();
    // The position before the given move.
    moves = static_cast<size_t>(*number > 0 ? *number - 1 : 0);
  }
  const std::string& path = arguments[0];
  const auto trees = state.files.read(path);
  if (!trees.ok()) return CannotLoad(trees.status());
  const auto record = formats::ReadSgfGame(trees->front(), path);
  if (!record.ok()) return CannotLoad(record.status());
  int compensation_x2 = state.referee.rules().compensation_x2;
  if (record->compensation.has_value()) {
    const auto read = Compensation(*record->compensation, path);
    if (!read.ok()) return CannotLoad(read.status());
    compensation_x2 = *read;
  }
  if (const auto status = state.referee.Load(*record, path, moves); !status.ok())
    return CannotLoad(status);
  state.referee.SetCompensation(compensation_x2);
  WarnOfHandicap(state, *record, path);
  return std::string();
}

GtpAnswer Printsgf(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() > 1) return GtpSyntaxError();
  const spec::Game& game = state.referee.game();
  RecordTitles titles;
  if (game.ended())
    titles.result = ResultText(spec::Decide(game.position(), GtpRulesOfCount(state)));
  const std::string text = formats::WriteSgf(GameRecord(state.referee, titles));
  if (arguments.empty() || arguments[0] == "-") return text;
  if (const auto status = state.files.write(arguments[0], text); !status.ok()) {
    return GtpError(absl::StrCat("cannot write file: ", std::string(status.message())));
  }
  return std::string();
}

}  // namespace

const std::vector<GtpHandler>& GtpRecordCommands() {
  static const auto* const commands =
      new std::vector<GtpHandler>{{"loadsgf", Loadsgf}, {"printsgf", Printsgf}};
  return *commands;
}

}  // namespace hotstone::conformance
