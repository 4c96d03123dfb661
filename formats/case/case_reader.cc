// Reads a line of a case file as a case: the schema, the board and its setup, the moves, the rules,
// and the expectations.
//
// ReadLine parses the JSON (case_json.cc), then reads one key after the other through FieldReader
// (case_fields.cc), which knows the path to a value and puts it into errors. The setup must be a
// legal position. Only the form of moves is checked, since a case is about their legality. The keys
// of a rule set are applied in a fixed order: the preset, the short form `ko`, then the others.
// case_expect_reader.cc reads the expectations. ParseCases does this for every nonempty line of a
// text, and ReadCaseFile for a file or for standard input.
//
// For example, in {"schema":"hotstone.case/1","id":"a","size":[3,3],"moves":[["B","b9"],["B"]]} the
// first entry is accepted, although no 3x3 board has that point: a play there is off the board,
// which a case may want to test. The second entry is rejected as 1:71: moves[1]: expected ["B" or
// "W", point or "pass"] or ["dead", [points]].
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
#include "base/status_macros.h"
#include "formats/case/case_json.h"
#include "formats/case/json_lines.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::formats {

absl::StatusOr<spec::BoardSize> ReadCaseSize(const FieldReader& field) {
  ASSIGN_OR_RETURN(const auto sides, field.Items(2, "[columns, rows]"));
  ASSIGN_OR_RETURN(const auto cols, (sides)[0].Integer(1, spec::kMaxSide));
  ASSIGN_OR_RETURN(const auto rows, (sides)[1].Integer(1, spec::kMaxSide));
  return spec::BoardSize::Create(cols, rows);
}

absl::Status ReadCaseSetup(const FieldReader& field, spec::Position& position) {
  RETURN_IF_ERROR(field.CheckKeys({"B", "W"}));
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    const std::string key(1, spec::ColorLetter(color));
    if (!field.Has(key)) continue;
    ASSIGN_OR_RETURN(const auto points, field.At(key).PointSet(position.size()));
    for (const spec::Point p : points) {
      if (!position.IsEmpty(p)) {
        return field.At(key).Error(
            absl::StrCat(spec::PointName(p), " has a stone of both colours"));
      }
      position.Put(p, color);
    }
  }
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    return field.Error(absl::StrCat(
        "not a legal position: the ", chain->color == spec::Color::kBlack ? "black" : "white",
        " chain at ", spec::PointNames(chain->stones), " has no liberty"));
  }
  return absl::OkStatus();
}

absl::StatusOr<CaseEntry> ReadCaseEntry(const FieldReader& field, const spec::BoardSize& size) {
  ASSIGN_OR_RETURN(const auto parts,
                   field.Items(2, "[\"B\" or \"W\", point or \"pass\"] or [\"dead\", [points]]"));
  ASSIGN_OR_RETURN(const auto word, (parts)[0].OneOf({"B", "W", "dead"}));
  CaseEntry entry;
  if (word == "dead") {
    ASSIGN_OR_RETURN(entry.dead, (parts)[1].PointSet(size));
    return entry;
  }
  ASSIGN_OR_RETURN(entry.move,
                   (parts)[1].MoveOf(word == "B" ? spec::Color::kBlack : spec::Color::kWhite));
  return entry;
}

namespace {

// The value of a rule key in command-line form.
absl::StatusOr<std::string> RuleText(std::string_view key, const FieldReader& field) {
  if (key == "compensation") {
    ASSIGN_OR_RETURN(const auto x2, field.HalfPoints(spec::kMaxSide * spec::kMaxSide));
    return spec::HalfPoints(x2);
  }
  if (key == "end_passes" || key == "handicap") {
    ASSIGN_OR_RETURN(const auto number, field.Integer(0, spec::kMaxSide * spec::kMaxSide));
    return absl::StrCat(number);
  }
  if (key == "capture_ends") {
    ASSIGN_OR_RETURN(const auto flag, field.Boolean());
    return std::string(flag ? "true" : "false");
  }
  return field.String();
}

absl::Status SetRuleFrom(const FieldReader& field, std::string_view key, spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(const auto text, RuleText(key, field));
  const auto status = spec::SetRule(rules, key, text);
  return status.ok() ? status : field.Error(std::string(status.message()));
}

absl::Status ReadPreset(const FieldReader& field, spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(const auto name, field.String());
  for (const spec::RuleSet& preset : spec::Presets()) {
    if (preset.preset == name) {
      rules = preset;
      return absl::OkStatus();
    }
  }
  return field.Error(
      absl::StrCat("not a preset; known names: ",
                   absl::StrJoin(spec::Presets(), ", ",
                                 [](std::string* out, const auto& r) { out->append(r.preset); })));
}

// Two shorthand keys, and then each key of a rule set.
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

// The keys of an object are unordered, so they are applied in a fixed order: preset, the shorthand,
// the rest.
absl::Status ReadCaseRules(const FieldReader& field, spec::RuleSet& rules) {
  if (field.node().kind == JsonNode::Kind::kString) return ReadPreset(field, rules);
  if (field.node().kind != JsonNode::Kind::kObject) {
    return field.Error(absl::StrCat("expected a preset's name or an object, found ",
                                    std::string(field.node().KindName())));
  }
  RETURN_IF_ERROR(field.CheckKeysIn(RuleObjectKeys()));
  if (field.Has("preset")) {
    RETURN_IF_ERROR(ReadPreset(field.At("preset"), rules));
  }
  if (field.Has("ko")) {
    RETURN_IF_ERROR(SetRuleFrom(field.At("ko"), "ko", rules));
  }
  std::set<std::string> named;
  for (const FieldReader& value : field.Members()) {
    const std::string_view key = value.node().key;
    if (key == "preset" || key == "ko") continue;
    RETURN_IF_ERROR(SetRuleFrom(value, key, rules));
    named.emplace(key);
  }
  if (const auto status = spec::SettleSwitches(rules, named); !status.ok()) {
    return field.Error(std::string(status.message()));
  }
  return absl::OkStatus();
}

namespace {

absl::Status ReadHead(const FieldReader& root, Case& c) {
  ASSIGN_OR_RETURN(c.id, ReadCaseId(root));
  if (root.Has("source")) {
    ASSIGN_OR_RETURN(c.source, root.At("source").String());
  }
  if (root.Has("to_move")) {
    ASSIGN_OR_RETURN(c.to_move, root.At("to_move").Color());
  }
  if (root.Has("free_turns")) {
    ASSIGN_OR_RETURN(c.free_turns, root.At("free_turns").Boolean());
  }
  return absl::OkStatus();
}

// A case of the smallest board, which ReadLine fills from its line. (A case is expensive to move.)
Case BlankCase() { return Case(spec::Position(*spec::BoardSize::Create(1, 1))); }

// Reads a line into a blank case; after an error its contents are meaningless.
absl::Status ReadLine(std::string_view text, const LineSource& source, JsonTree& tree, Case& c) {
  JsonError error;
  if (!tree.Parse(text, error)) {
    if (absl::StartsWith(error.what, "syntax error")) {
      absl::StrAppend(&error.what, "; a line is one JSON object (docs/reference/case-format.md)");
    }
    return LineError(source, error.offset, error.what);
  }
  const FieldReader root(source, tree);
  RETURN_IF_ERROR(root.CheckObject());
  ASSIGN_OR_RETURN(const auto schema, root.Need("schema"));
  RETURN_IF_ERROR(schema.OneOf({kCaseSchema}).status());
  RETURN_IF_ERROR(root.CheckKeys({"schema", "id", "source", "size", "setup", "to_move",
                                  "free_turns", "moves", "rules", "expect"}));
  ASSIGN_OR_RETURN(const auto size_field, root.Need("size"));
  ASSIGN_OR_RETURN(const auto size, ReadCaseSize(size_field));

  c.setup = spec::Position(size);
  RETURN_IF_ERROR(ReadHead(root, c));
  if (root.Has("setup")) {
    RETURN_IF_ERROR(ReadCaseSetup(root.At("setup"), c.setup));
  }
  if (root.Has("moves")) {
    ASSIGN_OR_RETURN(const auto entries, root.At("moves").Items());
    for (const FieldReader& field : entries) {
      c.moves.emplace_back();
      ASSIGN_OR_RETURN(c.moves.back(), ReadCaseEntry(field, size));
    }
  }
  if (root.Has("rules")) {
    RETURN_IF_ERROR(ReadCaseRules(root.At("rules"), c.rules));
  }
  if (root.Has("expect")) {
    const FieldReader expect = root.At("expect");
    RETURN_IF_ERROR(ParseExpectations(expect, size, c.expect));
    RETURN_IF_ERROR(CheckMoments(expect, c));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Case> ParseCase(std::string_view text, const LineSource& source) {
  JsonTree tree;
  Case c = BlankCase();
  RETURN_IF_ERROR(ReadLine(text, source, tree, c));
  return c;
}

absl::Status ParseCaseLines(std::string_view text, std::string_view file, int first_line,
                            std::vector<CaseLine>& cases) {
  JsonTree tree;
  // kShortestCase limits how much empty lines could reserve.
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
  RETURN_IF_ERROR(ParseCaseLines(text, file, 1, cases));
  if (cases.empty()) return NoCaseError(file);
  return cases;
}

absl::StatusOr<std::vector<CaseLine>> ReadCaseFile(const std::string& path) {
  ASSIGN_OR_RETURN(const auto input,
                   ReadInput(path, kMaxCaseFileBytes, "; split it into several files"));
  return ParseCases(input.text, input.name);
}

}  // namespace hotstone::formats
