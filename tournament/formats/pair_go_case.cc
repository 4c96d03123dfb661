#include "tournament/formats/pair_go_case.h"

#include "base/status_macros.h"
#include "formats/case/json_lines.h"
#include "tournament/formats/pair_go_events.h"
#include "tournament/formats/table_fields.h"

namespace hotstone::tournament {
namespace {

absl::StatusOr<PairGoResult> ReadResult(const formats::FieldReader& expect) {
  ASSIGN_OR_RETURN(const auto end, expect.At("end").OneOf({"forfeit", "resignation", "count"}));
  PairGoResult result{PairGoEnd::kCount, std::nullopt, 0, 0};
  for (const PairGoEnd how : {PairGoEnd::kForfeit, PairGoEnd::kResignation}) {
    if (end == PairGoEndWord(how)) result.how = how;
  }
  ASSIGN_OR_RETURN(const auto winner, expect.Need("winner"));
  ASSIGN_OR_RETURN(const auto word, winner.OneOf({"B", "W", "tie"}));
  if (word != "tie") result.winner = word == "B" ? spec::Color::kBlack : spec::Color::kWhite;
  if (result.how != PairGoEnd::kCount) {
    if (expect.Has("scores")) return expect.At("scores").Error("scores require a count");
    return result;
  }
  ASSIGN_OR_RETURN(const auto scores, expect.Need("scores"));
  ASSIGN_OR_RETURN(const auto both, scores.Items(2, "[Black's, White's]"));
  // Less the penalties of as many moves as possible.
  constexpr int kMost = kMostPairGoPoints + 3 * kMostPairGoMoves;
  ASSIGN_OR_RETURN(result.black_x2, (both)[0].HalfPoints(kMost));
  ASSIGN_OR_RETURN(result.white_x2, (both)[1].HalfPoints(kMost));
  return result;
}

absl::Status ReadExpected(const formats::FieldReader& expect, PairGoCase& c) {
  RETURN_IF_ERROR(expect.CheckKeys({"rulings", "tokens", "next", "end", "winner", "scores"}));
  ASSIGN_OR_RETURN(const auto rulings, expect.Need("rulings"));
  ASSIGN_OR_RETURN(const auto words,
                   rulings.Items(static_cast<int>(c.events.size()), "a ruling for each event"));
  for (const formats::FieldReader& one : words) {
    ASSIGN_OR_RETURN(
        const auto word,
        one.OneOf({"in-rotation", "out-of-rotation", "aside", "no-claim", "penalty", "free",
                   "forfeit", "offered", "may-not-offer", "resigned", "nothing-to-confirm",
                   "may-talk", "may-not-talk", "no-ground", "goes-on", "counted"}));
    c.rulings.emplace_back(word);
  }
  ASSIGN_OR_RETURN(const auto tokens, expect.Need("tokens"));
  ASSIGN_OR_RETURN(const auto both, tokens.Items(2, "[Black's, White's]"));
  for (const int side : {0, 1}) {
    ASSIGN_OR_RETURN(c.tokens[static_cast<size_t>(side)],
                     (both)[side].Integer(0, kMostPairGoMoves));
  }
  if (expect.Has("next") == expect.Has("end")) {
    return expect.Error(
        "expected one of \"next\", the player whose turn is next, and \"end\", how the game ended");
  }
  if (expect.Has("next")) {
    for (const char* key : {"winner", "scores"}) {
      if (expect.Has(key)) return expect.At(key).Error("requires \"end\"");
    }
    ASSIGN_OR_RETURN(c.next, ReadPairGoSeat(expect.At("next")));
    return absl::OkStatus();
  }
  ASSIGN_OR_RETURN(c.result, ReadResult(expect));
  return absl::OkStatus();
}

absl::StatusOr<PairGoCase> ReadPairGoCase(const formats::FieldReader& root, int line) {
  RETURN_IF_ERROR(root.CheckKeys({"schema", "id", "source", "rules", "events", "expect"}));
  PairGoCase c;
  c.line = line;
  ASSIGN_OR_RETURN(c.id, formats::ReadCaseHead(root, "hotstone.pair-go-case/1"));
  ASSIGN_OR_RETURN(const auto rules, root.Need("rules"));
  ASSIGN_OR_RETURN(c.rules, ParsedAt(rules, ParsePairGoRules));
  ASSIGN_OR_RETURN(const auto field, root.Need("events"));
  ASSIGN_OR_RETURN(const auto events, field.Items());
  for (const formats::FieldReader& one : events) {
    ASSIGN_OR_RETURN(const auto event, ReadPairGoEvent(one));
    c.events.push_back(event);
  }
  ASSIGN_OR_RETURN(const auto expect, root.Need("expect"));
  RETURN_IF_ERROR(ReadExpected(expect, c));
  return c;
}

}  // namespace

const char* PairGoEndWord(PairGoEnd end) {
  switch (end) {
    case PairGoEnd::kForfeit:
      return "forfeit";
    case PairGoEnd::kResignation:
      return "resignation";
    case PairGoEnd::kCount:
      return "count";
  }
  return "";
}

std::string PairGoWinnerWord(const PairGoResult& result) {
  return result.winner.has_value() ? spec::Letter(*result.winner) : "tie";
}

absl::StatusOr<std::vector<PairGoCase>> ParsePairGoCases(std::string_view text,
                                                         std::string_view file) {
  return formats::ReadCaseLines<PairGoCase>(text, file, ReadPairGoCase);
}

}  // namespace hotstone::tournament
