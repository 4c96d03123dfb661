// The plan: the fields of a case from the outside in, the rules, the course, and each of what is expected;
// then the words of ends and borrowing, and the way back.
//
// For example {"schema":"hotstone.rounds-case/1","id":"one-round","players":4,"winners":1,
// "course":[[[1,2],[4,3]]],"expect":{"lines":[1,-1,-1,1]}}: players 1 and 4 won, and stand on line 1.
#include "tournament/formats/rounds_case.h"

#include <nlohmann/json.hpp>

#include "formats/case/json_lines.h"

namespace hotstone::tournament {
namespace {

constexpr int kMostInFile = 1000;  // of any number; CheckInOutRules says more

// Sets the number if the key is there.
absl::Status NumberAt(const formats::FieldReader& root, std::string_view key, int& number) {
  if (!root.Has(key)) return absl::OkStatus();
  const auto value = root.At(key).Integer(0, kMostInFile);
  if (value.ok()) number = *value;
  return value.status();
}

absl::StatusOr<TwoPlayers> ReadTwo(const formats::FieldReader& field, int players) {
  const auto both = field.Items(2, "two players");
  if (!both.ok()) return both.status();
  const auto first = (*both)[0].Integer(1, players);
  if (!first.ok()) return first.status();
  const auto second = (*both)[1].Integer(1, players);
  if (!second.ok()) return second.status();
  return TwoPlayers{*first, *second};
}

absl::StatusOr<std::vector<TwoPlayers>> ReadTwos(const formats::FieldReader& field, int players) {
  const auto items = field.Items();
  if (!items.ok()) return items.status();
  std::vector<TwoPlayers> all;
  for (const formats::FieldReader& item : *items) {
    const auto two = ReadTwo(item, players);
    if (!two.ok()) return two.status();
    all.push_back(*two);
  }
  return all;
}

absl::Status ReadRoundsRules(const formats::FieldReader& root, InOutRules& rules) {
  for (const char* key : {"players", "winners"}) {
    if (const auto field = root.Need(key); !field.ok()) return field.status();
  }
  if (auto status = NumberAt(root, "players", rules.players); !status.ok()) return status;
  if (auto status = NumberAt(root, "winners", rules.winners); !status.ok()) return status;
  if (auto status = NumberAt(root, "in", rules.in_line); !status.ok()) return status;
  if (auto status = NumberAt(root, "out", rules.out_line); !status.ok()) return status;
  if (root.Has("borrow")) {
    const auto word = root.At("borrow").OneOf({"below", "above", "none"});
    if (!word.ok()) return word.status();
    for (const Borrow borrow : {Borrow::kBelow, Borrow::kAbove, Borrow::kNone}) {
      if (*word == BorrowWord(borrow)) rules.borrow = borrow;
    }
  }
  const auto checked = CheckInOutRules(rules);
  return checked.ok() ? checked : root.Error(std::string(checked.message()));
}

absl::StatusOr<AllRoundsExpected> ReadAll(const formats::FieldReader& field) {
  if (auto status = field.CheckKeys({"ends_always", "most_rounds", "gets_stuck"}); !status.ok())
    return status;
  for (const char* key : {"ends_always", "most_rounds", "gets_stuck"}) {
    if (const auto one = field.Need(key); !one.ok()) return one.status();
  }
  AllRoundsExpected all;
  const auto ends = field.At("ends_always").Boolean();
  if (!ends.ok()) return ends.status();
  all.ends_always = *ends;
  const auto stuck = field.At("gets_stuck").Boolean();
  if (!stuck.ok()) return stuck.status();
  all.gets_stuck = *stuck;
  const formats::FieldReader rounds = field.At("most_rounds");
  const bool null = rounds.node().kind == formats::JsonNode::Kind::kNull;
  if (null == all.ends_always) return rounds.Error("null if, and only if, ends_always is false");
  if (null) return all;
  const auto most = rounds.Integer(0, 1'000'000);
  if (!most.ok()) return most.status();
  all.most_rounds = *most;
  return all;
}

absl::Status ReadRoundsExpected(const formats::FieldReader& expect, RoundsCase& c) {
  if (auto status = expect.CheckKeys({"lines", "pairs", "end", "all"}); !status.ok()) return status;
  if (expect.Has("lines")) {
    const auto items = expect.At("lines").Items(c.rules.players, "a line for each player");
    if (!items.ok()) return items.status();
    c.lines.emplace();
    for (const formats::FieldReader& item : *items) {
      const auto line = item.Integer(-kMostInFile, kMostInFile);
      if (!line.ok()) return line.status();
      c.lines->push_back(*line);
    }
  }
  if (expect.Has("pairs")) {
    const auto pairs = ReadTwos(expect.At("pairs"), c.rules.players);
    if (!pairs.ok()) return pairs.status();
    c.pairs = *pairs;
  }
  if (expect.Has("end")) {
    const auto word = expect.At("end").OneOf({"goes-on", "done", "stuck"});
    if (!word.ok()) return word.status();
    for (const InOutEnd end : {InOutEnd::kGoesOn, InOutEnd::kDone, InOutEnd::kStuck}) {
      if (*word == InOutEndWord(end)) c.end = end;
    }
  }
  if (expect.Has("all")) {
    const auto all = ReadAll(expect.At("all"));
    if (!all.ok()) return all.status();
    c.all = *all;
  }
  const bool anything = c.lines.has_value() || c.pairs.has_value() || c.end.has_value() || c.all.has_value();
  return anything ? absl::OkStatus() : expect.Error("expects nothing; good keys: lines, pairs, end, all");
}

absl::StatusOr<RoundsCase> ReadRoundsCase(const formats::FieldReader& root, int line) {
  if (auto status = root.CheckKeys(
          {"schema", "id", "source", "players", "winners", "in", "out", "borrow", "course", "expect"});
      !status.ok()) {
    return status;
  }
  const auto head = formats::ReadCaseHead(root, "hotstone.rounds-case/1");
  if (!head.ok()) return head.status();
  RoundsCase c;
  c.line = line;
  c.id = head->id;
  c.source = head->source;
  if (auto status = ReadRoundsRules(root, c.rules); !status.ok()) return status;
  if (root.Has("course")) {
    const auto rounds = root.At("course").Items();
    if (!rounds.ok()) return rounds.status();
    for (const formats::FieldReader& round : *rounds) {
      const auto games = ReadTwos(round, c.rules.players);
      if (!games.ok()) return games.status();
      c.course.push_back(*games);
    }
  }
  const auto expect = root.Need("expect");
  if (!expect.ok()) return expect.status();
  if (auto status = ReadRoundsExpected(*expect, c); !status.ok()) return status;
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

absl::StatusOr<std::vector<RoundsCase>> ParseRoundsCases(std::string_view text, std::string_view file) {
  return formats::ReadCaseLines<RoundsCase>(text, file, ReadRoundsCase);
}

std::string WriteRoundsCase(const RoundsCase& c) {
  using nlohmann::ordered_json;
  ordered_json json = {{"schema", "hotstone.rounds-case/1"}, {"id", c.id}};
  if (!c.source.empty()) json["source"] = c.source;
  json["players"] = c.rules.players;
  json["winners"] = c.rules.winners;
  json["in"] = c.rules.in_line;
  json["out"] = c.rules.out_line;
  json["borrow"] = BorrowWord(c.rules.borrow);
  if (!c.course.empty()) json["course"] = c.course;
  ordered_json expect = ordered_json::object();
  if (c.lines.has_value()) expect["lines"] = *c.lines;
  if (c.pairs.has_value()) expect["pairs"] = *c.pairs;
  if (c.end.has_value()) expect["end"] = InOutEndWord(*c.end);
  if (c.all.has_value()) {
    ordered_json all = {{"ends_always", c.all->ends_always}, {"most_rounds", nullptr}};
    if (c.all->most_rounds.has_value()) all["most_rounds"] = *c.all->most_rounds;
    all["gets_stuck"] = c.all->gets_stuck;
    expect["all"] = all;
  }
  json["expect"] = expect;
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hotstone::tournament
