// A line of a case file as a case: the schema, the board and its setup, the moves, the rules, and what is
// expected.
//
// ReadLine parses the JSON (case_json.cc), then takes one key after the other through FieldReader
// (case_fields.cc), which knows the path to a value and puts it into errors. The setup must be a legal
// position. Moves are only checked for their form, since whether they are legal is what a case is about. The
// keys of a rule set are applied in an order of our own: the preset, the short form `ko`, then the others.
// What is expected is read by case_expect_reader.cc. ParseCases does this for every line of a text that is
// not empty, and ReadCaseFile for a file or for standard input.
//
// For example, in {"schema":"hotstone.case/1","id":"a","size":[3,3],"moves":[["B","b9"],["B"]]} the first
// entry may stand, though no board of 3x3 has that point: playing there is off the board, which a case may
// want to say. The second entry is refused as 1:71: moves[1]: expected ["B" or "W", point or "pass"] or
// ["dead", [points]].
#include "formats/case/case_reader.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/read_input.h"
#include "formats/case/case_json.h"
#include "formats/case/json_lines.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::formats {

absl::StatusOr<spec::BoardSize> ReadCaseSize(const FieldReader& field) {
  const auto sides = field.Items(2, "[columns, rows]");
  if (!sides.ok()) return sides.status();
  const auto cols = (*sides)[0].Integer(1, spec::kMaxSide);
  if (!cols.ok()) return cols.status();
  const auto rows = (*sides)[1].Integer(1, spec::kMaxSide);
  if (!rows.ok()) return rows.status();
  return spec::BoardSize::Create(*cols, *rows);
}

absl::Status ReadCaseSetup(const FieldReader& field, spec::Position& position) {
  if (auto status = field.CheckKeys({"B", "W"}); !status.ok()) return status;
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    const std::string key(1, spec::ColorLetter(color));
    if (!field.Has(key)) continue;
    const auto points = field.At(key).PointSet(position.size());
    if (!points.ok()) return points.status();
    for (const spec::Point p : *points) {
      if (!position.IsEmpty(p)) {
        return field.At(key).Error(absl::StrCat(spec::PointName(p), " has a stone of both colours"));
      }
      position.Put(p, color);
    }
  }
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    return field.Error(absl::StrCat("not a legal position: the ",
                                    chain->color == spec::Color::kBlack ? "black" : "white", " chain at ",
                                    spec::PointNames(chain->stones), " has no liberty"));
  }
  return absl::OkStatus();
}

absl::StatusOr<CaseEntry> ReadCaseEntry(const FieldReader& field, const spec::BoardSize& size) {
  const auto parts = field.Items(2, "[\"B\" or \"W\", point or \"pass\"] or [\"dead\", [points]]");
  if (!parts.ok()) return parts.status();
  const auto word = (*parts)[0].OneOf({"B", "W", "dead"});
  if (!word.ok()) return word.status();
  CaseEntry entry;
  if (*word == "dead") {
    auto points = (*parts)[1].PointSet(size);
    if (!points.ok()) return points.status();
    entry.dead = *std::move(points);
    return entry;
  }
  const auto move = (*parts)[1].MoveOf(*word == "B" ? spec::Color::kBlack : spec::Color::kWhite);
  if (!move.ok()) return move.status();
  entry.move = *move;
  return entry;
}

namespace {

// The value of a rule key as the command line would have it.
absl::StatusOr<std::string> RuleText(std::string_view key, const FieldReader& field) {
  if (key == "compensation") {
    const auto x2 = field.HalfPoints(spec::kMaxSide * spec::kMaxSide);
    if (!x2.ok()) return x2.status();
    return spec::HalfPoints(*x2);
  }
  if (key == "end_passes" || key == "handicap") {
    const auto number = field.Integer(0, spec::kMaxSide * spec::kMaxSide);
    if (!number.ok()) return number.status();
    return absl::StrCat(*number);
  }
  if (key == "capture_ends") {
    const auto flag = field.Boolean();
    if (!flag.ok()) return flag.status();
    return std::string(*flag ? "true" : "false");
  }
  return field.String();
}

absl::Status SetRuleFrom(const FieldReader& field, std::string_view key, spec::RuleSet& rules) {
  const auto text = RuleText(key, field);
  if (!text.ok()) return text.status();
  const auto status = spec::SetRule(rules, key, *text);
  return status.ok() ? status : field.Error(std::string(status.message()));
}

absl::Status ReadPreset(const FieldReader& field, spec::RuleSet& rules) {
  const auto name = field.String();
  if (!name.ok()) return name.status();
  for (const spec::RuleSet& preset : spec::Presets()) {
    if (preset.preset == *name) {
      rules = preset;
      return absl::OkStatus();
    }
  }
  return field.Error(absl::StrCat(
      "not a preset; good names: ",
      absl::StrJoin(spec::Presets(), ", ", [](std::string* out, const auto& r) { out->append(r.preset); })));
}

// Two words for several keys, and then each key that a rule set has.
const std::vector<std::string_view>& RuleObjectKeys() {
  static const auto* const rows =
      new std::vector<std::pair<std::string, std::string>>(spec::RuleKeys(spec::RuleSet()));
  static const auto* const keys = [] {
    auto* all = new std::vector<std::string_view>{"preset", "ko"};
    for (const auto& [key, value] : *rows) all->push_back(key);
    return all;
  }();
  return *keys;
}

}  // namespace

// The keys of an object have no order, so they are applied in one of ours: preset, the shorthand, the rest.
absl::Status ReadCaseRules(const FieldReader& field, spec::RuleSet& rules) {
  if (field.node().kind == JsonNode::Kind::kString) return ReadPreset(field, rules);
  if (field.node().kind != JsonNode::Kind::kObject) {
    return field.Error(
        absl::StrCat("expected a preset's name or an object, found ", std::string(field.node().KindName())));
  }
  if (auto status = field.CheckKeysIn(RuleObjectKeys()); !status.ok()) return status;
  if (field.Has("preset")) {
    if (auto status = ReadPreset(field.At("preset"), rules); !status.ok()) return status;
  }
  if (field.Has("ko")) {
    if (auto status = SetRuleFrom(field.At("ko"), "ko", rules); !status.ok()) return status;
  }
  std::set<std::string> named;
  for (const FieldReader& value : field.Members()) {
    const std::string_view key = value.node().key;
    if (key == "preset" || key == "ko") continue;
    if (auto status = SetRuleFrom(value, key, rules); !status.ok()) return status;
    named.emplace(key);
  }
  if (const auto status = spec::SettleSwitches(rules, named); !status.ok()) {
    return field.Error(std::string(status.message()));
  }
  return absl::OkStatus();
}

namespace {

absl::Status ReadHead(const FieldReader& root, Case& c) {
  auto id = ReadCaseId(root);
  if (!id.ok()) return id.status();
  c.id = *std::move(id);
  if (root.Has("source")) {
    auto source = root.At("source").String();
    if (!source.ok()) return source.status();
    c.source = *std::move(source);
  }
  if (root.Has("to_move")) {
    const auto color = root.At("to_move").Color();
    if (!color.ok()) return color.status();
    c.to_move = *color;
  }
  if (root.Has("free_turns")) {
    const auto flag = root.At("free_turns").Boolean();
    if (!flag.ok()) return flag.status();
    c.free_turns = *flag;
  }
  return absl::OkStatus();
}

// A case of the smallest board, which ReadLine makes that of its line. (A case is large to move.)
Case BlankCase() { return Case(spec::Position(*spec::BoardSize::Create(1, 1))); }

// Reads a line into a blank case; after an error what is in it means nothing.
absl::Status ReadLine(std::string_view text, const LineSource& source, JsonTree& tree, Case& c) {
  JsonError error;
  if (!tree.Parse(text, error)) {
    if (absl::StartsWith(error.what, "syntax error")) {
      absl::StrAppend(&error.what, "; a line is one JSON object (docs/reference/case-format.md)");
    }
    return LineError(source, error.offset, error.what);
  }
  const FieldReader root(source, tree);
  if (auto status = root.CheckObject(); !status.ok()) return status;
  const auto schema = root.Need("schema");
  if (!schema.ok()) return schema.status();
  if (const auto name = schema->OneOf({kCaseSchema}); !name.ok()) return name.status();
  if (auto status = root.CheckKeys(
          {"schema", "id", "source", "size", "setup", "to_move", "free_turns", "moves", "rules", "expect"});
      !status.ok()) {
    return status;
  }
  const auto size_field = root.Need("size");
  if (!size_field.ok()) return size_field.status();
  const auto size = ReadCaseSize(*size_field);
  if (!size.ok()) return size.status();

  c.setup = spec::Position(*size);
  if (auto status = ReadHead(root, c); !status.ok()) return status;
  if (root.Has("setup")) {
    if (auto status = ReadCaseSetup(root.At("setup"), c.setup); !status.ok()) return status;
  }
  if (root.Has("moves")) {
    const auto entries = root.At("moves").Items();
    if (!entries.ok()) return entries.status();
    for (const FieldReader& field : *entries) {
      auto entry = ReadCaseEntry(field, *size);
      if (!entry.ok()) return entry.status();
      c.moves.push_back(*std::move(entry));
    }
  }
  if (root.Has("rules")) {
    if (auto status = ReadCaseRules(root.At("rules"), c.rules); !status.ok()) return status;
  }
  if (root.Has("expect")) {
    const FieldReader expect = root.At("expect");
    if (auto status = ParseExpectations(expect, *size, c.expect); !status.ok()) return status;
    if (auto status = CheckMoments(expect, c); !status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Case> ParseCase(std::string_view text, const LineSource& source) {
  JsonTree tree;
  Case c = BlankCase();
  if (auto status = ReadLine(text, source, tree, c); !status.ok()) return status;
  return c;
}

absl::Status ParseCaseLines(std::string_view text, std::string_view file, int first_line,
                            std::vector<CaseLine>& cases) {
  JsonTree tree;
  // kShortestCase bounds what empty lines could reserve.
  constexpr size_t kShortestCase =
      std::string_view(R"({"schema":"hotstone.case/1","id":"a","size":[1,1]})").size();
  cases.reserve(std::min(LineEnds(text) + 1, text.size() / kShortestCase + 1));
  const auto read = [&](std::string_view line, const LineSource& source) {
    cases.push_back({source.line, BlankCase()});
    return ReadLine(line, source, tree, cases.back().value);
  };
  return ForEachTextLine(text, file, read, first_line);
}

absl::StatusOr<std::vector<CaseLine>> ParseCases(std::string_view text, std::string_view file) {
  std::vector<CaseLine> cases;
  if (auto status = ParseCaseLines(text, file, 1, cases); !status.ok()) return status;
  if (cases.empty()) return NoCaseError(file);
  return cases;
}

absl::StatusOr<std::vector<CaseLine>> ReadCaseFile(const std::string& path) {
  const auto input = ReadInput(path, kMaxCaseFileBytes, "; split it into several files");
  if (!input.ok()) return input.status();
  return ParseCases(input->text, input->name);
}

}  // namespace hotstone::formats
