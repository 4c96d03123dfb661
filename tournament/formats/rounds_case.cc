// The plan: the fields of a case from the outside in, the rules, the course, and each expectation;
// then the words for ends and borrowing.
//
// For example {"schema":"hotstone.rounds-case/1","id":"one-round","players":4,"winners":1,
// "course":[[[1,2],[4,3]]],"expect":{"lines":[1,-1,-1,1]}}: players 1 and 4 won, and are on line 1.
#include "tournament/formats/rounds_case.h"

#include "base/status_macros.h"
#include "formats/case/json_lines.h"

namespace hotstone::tournament {
namespace {

constexpr int kMostInFile = 1000;  // for any number; CheckInOutRules has the exact bounds

// Sets the number if the key is present.
absl::Status NumberAt(const formats::FieldReader& root, std::string_view key, int& number) {
  if (!root.Has(key)) return absl::OkStatus();
  const auto value = root.At(key).Integer(0, kMostInFile);
  if (value.ok()) number = *value;
  return value.status();
}

absl::StatusOr<TwoPlayers> ReadTwo(const formats::FieldReader& field, int players) {
  ASSIGN_OR_RETURN(const auto both, field.Items(2, "two players"));
  ASSIGN_OR_RETURN(const auto first, (both)[0].Integer(1, players));
  ASSIGN_OR_RETURN(const auto second, (both)[1].Integer(1, players));
  return TwoPlayers{first, second};
}

absl::StatusOr<std::vector<TwoPlayers>> ReadTwos(const formats::FieldReader& field, int players) {
  ASSIGN_OR_RETURN(const auto items, field.Items());
  std::vector<TwoPlayers> all;
  for (const formats::FieldReader& item : items) {
    ASSIGN_OR_RETURN(const auto two, ReadTwo(item, players));
    all.push_back(two);
  }
  return all;
}

absl::Status ReadRoundsRules(const formats::FieldReader& root, InOutRules& rules) {
  for (const char* key : {"players", "winners"}) {
    RETURN_IF_ERROR(root.Need(key).status());
  }
  RETURN_IF_ERROR(NumberAt(root, "players", rules.players));
  RETURN_IF_ERROR(NumberAt(root, "winners", rules.winners));
  RETURN_IF_ERROR(NumberAt(root, "in", rules.in_line));
  RETURN_IF_ERROR(NumberAt(root, "out", rules.out_line));
  if (root.Has("borrow")) {
    ASSIGN_OR_RETURN(const auto word, root.At("borrow").OneOf({"below", "above", "none"}));
    for (const Borrow borrow : {Borrow::kBelow, Borrow::kAbove, Borrow::kNone}) {
      if (word == BorrowWord(borrow)) rules.borrow = borrow;
    }
  }
  const auto checked = CheckInOutRules(rules);
  return checked.ok() ? checked : root.Error(std::string(checked.message()));
}

absl::StatusOr<AllRoundsExpected> ReadAll(const formats::FieldReader& field) {
  RETURN_IF_ERROR(field.CheckKeys({"ends_always", "most_rounds", "gets_stuck"}));
  for (const char* key : {"ends_always", "most_rounds", "gets_stuck"}) {
    RETURN_IF_ERROR(field.Need(key).status());
  }
  AllRoundsExpected all;
  ASSIGN_OR_RETURN(all.ends_always, field.At("ends_always").Boolean());
  ASSIGN_OR_RETURN(all.gets_stuck, field.At("gets_stuck").Boolean());
  const formats::FieldReader rounds = field.At("most_rounds");
  const bool null = rounds.node().kind == formats::JsonNode::Kind::kNull;
  if (null == all.ends_always) return rounds.Error("null if, and only if, ends_always is false");
  if (null) return all;
  ASSIGN_OR_RETURN(all.most_rounds, rounds.Integer(0, 1'000'000));
  return all;
}

absl::Status ReadRoundsExpected(const formats::FieldReader& expect, RoundsCase& c) {
  RETURN_IF_ERROR(expect.CheckKeys({"lines", "pairs", "end", "all"}));
  if (expect.Has("lines")) {
    ASSIGN_OR_RETURN(const auto items,
                     expect.At("lines").Items(c.rules.players, "a line for each player"));
    c.lines.emplace();
    for (const formats::FieldReader& item : items) {
      ASSIGN_OR_RETURN(const auto line, item.Integer(-kMostInFile, kMostInFile));
      c.lines->push_back(line);
    }
  }
  if (expect.Has("pairs")) {
    ASSIGN_OR_RETURN(c.pairs, ReadTwos(expect.At("pairs"), c.rules.players));
  }
  if (expect.Has("end")) {
    ASSIGN_OR_RETURN(const auto word, expect.At("end").OneOf({"goes-on", "done", "stuck"}));
    for (const InOutEnd end : {InOutEnd::kGoesOn, InOutEnd::kDone, InOutEnd::kStuck}) {
      if (word == InOutEndWord(end)) c.end = end;
    }
  }
  if (expect.Has("all")) {
    ASSIGN_OR_RETURN(c.all, ReadAll(expect.At("all")));
  }
  const bool anything =
      c.lines.has_value() || c.pairs.has_value() || c.end.has_value() || c.all.has_value();
  return anything ? absl::OkStatus()
                  : expect.Error("expects nothing; known keys: lines, pairs, end, all");
}

absl::StatusOr<RoundsCase> ReadRoundsCase(const formats::FieldReader& root, int line) {
  RETURN_IF_ERROR(root.CheckKeys(
      {"schema", "id", "source", "players", "winners", "in", "out", "borrow", "course", "expect"}));
  RoundsCase c;
  c.line = line;
  ASSIGN_OR_RETURN(c.id, formats::ReadCaseHead(root, "hotstone.rounds-case/1"));
  RETURN_IF_ERROR(ReadRoundsRules(root, c.rules));
  if (root.Has("course")) {
    ASSIGN_OR_RETURN(const auto rounds, root.At("course").Items());
    for (const formats::FieldReader& round : rounds) {
      ASSIGN_OR_RETURN(const auto games, ReadTwos(round, c.rules.players));
      c.course.push_back(games);
    }
  }
  ASSIGN_OR_RETURN(const auto expect, root.Need("expect"));
  RETURN_IF_ERROR(ReadRoundsExpected(expect, c));
  return c;
}

}  // namespace

const char* InOutEndWord(InOutEnd end) {
  switch (end) {
    case InOutEnd::kGoesOn:
      return "goes-on";
    case InOutEnd::kDone:
      return "done";
    case InOutEnd::kStuck:
      return "stuck";
  }
  return "";
}

const char* BorrowWord(Borrow borrow) {
  switch (borrow) {
    case Borrow::kBelow:
      return "below";
    case Borrow::kAbove:
      return "above";
    case Borrow::kNone:
      return "none";
  }
  return "";
}

absl::StatusOr<std::vector<RoundsCase>> ParseRoundsCases(std::string_view text,
                                                         std::string_view file) {
  return formats::ReadCaseLines<RoundsCase>(text, file, ReadRoundsCase);
}

}  // namespace hotstone::tournament
