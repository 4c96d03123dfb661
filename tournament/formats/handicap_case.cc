#include "tournament/formats/handicap_case.h"

#include <tuple>

#include "base/status_macros.h"
#include "formats/case/json_lines.h"
#include "formats/json_line.h"
#include "tournament/formats/table_fields.h"

namespace hotstone::tournament {
namespace {

constexpr int kMostCasePoints = 1000;

absl::StatusOr<Rank> RankAt(const formats::FieldReader& field) {
  ASSIGN_OR_RETURN(const auto word, field.String());
  const auto rank = ParseRank(word);
  if (!rank.ok()) return Placed(field, rank.status());
  return rank;
}

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
  ASSIGN_OR_RETURN(auto head, formats::ReadCaseHead(root, "hotstone.handicap-case/1"));
  c.id = std::move(head.id);
  c.source = std::move(head.source);
  for (const char* key : {"rules", "black", "white", "expect"}) {
    RETURN_IF_ERROR(root.Need(key).status());
  }
  ASSIGN_OR_RETURN(const auto rules, root.At("rules").String());
  const auto system = ParseHandicapSystem(rules);
  if (!system.ok()) return Placed(root.At("rules"), system.status());
  c.system = *system;
  ASSIGN_OR_RETURN(c.black, RankAt(root.At("black")));
  ASSIGN_OR_RETURN(c.white, RankAt(root.At("white")));
  ASSIGN_OR_RETURN(c.expect, ReadExpectedHandicap(root.At("expect")));
  return c;
}

}  // namespace

absl::StatusOr<std::vector<HandicapCase>> ParseHandicapCases(std::string_view text,
                                                             std::string_view file) {
  return formats::ReadCaseLines<HandicapCase>(text, file, ReadHandicapCase);
}

std::string WriteHandicapCase(const HandicapCase& c) {
  formats::JsonLine expect;
  if (c.expect.has_value()) {
    expect.Set("difference", c.expect->game.difference)
        .Set("handicap_plays", c.expect->game.handicap_plays)
        .Set("passes", c.expect->game.passes)
        .Set("compensation", c.expect->game.compensation)
        .Set("worth", c.expect->worth);
  } else {
    expect.Set("refused", true);
  }
  const bool words_of_1991 = c.system.text == HandicapText::k1991;
  formats::JsonLine line;
  line.Set("schema", "hotstone.handicap-case/1").Set("id", c.id);
  if (!c.source.empty()) line.Set("source", c.source);
  line.Set("rules", HandicapSystemText(c.system));
  line.Set("black", RankName(c.black, words_of_1991));
  line.Set("white", RankName(c.white, words_of_1991));
  line.Set("expect", expect);
  return line.ToString() + "\n";
}

}  // namespace hotstone::tournament
