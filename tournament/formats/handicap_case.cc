#include "tournament/formats/handicap_case.h"

#include <tuple>

#include "base/status_macros.h"
#include "formats/case/json_lines.h"
#include "tournament/formats/table_fields.h"

namespace hotstone::tournament {
namespace {

constexpr int kMostCasePoints = 1000;

absl::Status ReadNumber(const formats::FieldReader& object, std::string_view key, int least,
                        int& number) {
  ASSIGN_OR_RETURN(const auto field, object.Need(key));
  ASSIGN_OR_RETURN(number, field.Integer(least, kMostCasePoints));
  return absl::OkStatus();
}

absl::StatusOr<std::optional<ExpectedHandicap>> ReadExpectedHandicap(
    const formats::FieldReader& field) {
  RETURN_IF_ERROR(field.CheckKeys(
      {"refused", "difference", "handicap_plays", "passes", "compensation", "worth"}));
  if (field.Has("refused")) {
    ASSIGN_OR_RETURN(const auto refused, field.At("refused").Boolean());
    if (!refused)
      return field.At("refused").Error("expected true; if there is a game, omit this key");
    if (field.node().count != 1)
      return field.Error("\"refused\" excludes the other keys, because there is no game");
    return std::optional<ExpectedHandicap>();
  }
  ExpectedHandicap expected;
  HandicapGame& game = expected.game;
  for (const auto& [key, least, number] :
       {std::tuple{"difference", -kMostCasePoints, &game.difference},
        {"handicap_plays", 0, &game.handicap_plays},
        {"passes", 0, &game.passes},
        {"compensation", -kMostCasePoints, &game.compensation},
        {"worth", -kMostCasePoints, &expected.worth}}) {
    RETURN_IF_ERROR(ReadNumber(field, key, least, *number));
  }
  return std::optional(expected);
}

absl::StatusOr<HandicapCase> ReadHandicapCase(const formats::FieldReader& root, int line) {
  HandicapCase c;
  c.line = line;
  RETURN_IF_ERROR(root.CheckKeys({"schema", "id", "source", "rules", "black", "white", "expect"}));
  ASSIGN_OR_RETURN(c.id, formats::ReadCaseHead(root, "hotstone.handicap-case/1"));
  for (const char* key : {"rules", "black", "white", "expect"}) {
    RETURN_IF_ERROR(root.Need(key).status());
  }
  ASSIGN_OR_RETURN(c.system, ParsedAt(root.At("rules"), ParseHandicapSystem));
  ASSIGN_OR_RETURN(c.black, ParsedAt(root.At("black"), ParseRank));
  ASSIGN_OR_RETURN(c.white, ParsedAt(root.At("white"), ParseRank));
  ASSIGN_OR_RETURN(c.expect, ReadExpectedHandicap(root.At("expect")));
  return c;
}

}  // namespace

absl::StatusOr<std::vector<HandicapCase>> ParseHandicapCases(std::string_view text,
                                                             std::string_view file) {
  return formats::ReadCaseLines<HandicapCase>(text, file, ReadHandicapCase);
}

}  // namespace hotstone::tournament
