// What the reader accepts, what it refuses, and where it reports the error.
#include "formats/case/case_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "formats/case/case_pieces.h"

namespace hotstone::formats {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A case on 3x2 with these additional keys.
std::string Line(const std::string& rest) {
  return absl::StrCat(R"({"schema":"hotstone.case/1","id":"x","size":[3,2])",
                      rest.empty() ? "" : ",", rest, "}");
}

std::string ErrorOf(const std::string& line) {
  const auto parsed = ParseCase(line, {"f.jsonl", 7});
  return parsed.ok() ? "accepted" : std::string(parsed.status().message());
}

TEST(CaseReaderTest, DefaultsOfWhatIsLeftOut) {
  const auto c = ParseCase(Line(""), {"f", 1});
  ASSERT_TRUE(c.ok()) << c.status();
  EXPECT_EQ(c->id, "x");
  EXPECT_EQ(c->source, "");
  EXPECT_EQ(c->setup, spec::Position(*spec::BoardSize::Create(3, 2)));
  EXPECT_EQ(c->to_move, spec::Color::kBlack);
  EXPECT_FALSE(c->free_turns);
  EXPECT_TRUE(c->moves.empty());
  EXPECT_EQ(c->rules, spec::Presets()[0]);
  EXPECT_EQ(c->expect, Expectations());
}

TEST(CaseReaderTest, SaysFileLineColumnAndKey) {
  // The column of the value's first byte; for an unknown key, of the key.
  const std::string before = R"({"schema":"hotstone.case/1","id":"x","size":[3,2])";
  const auto column = [&](const std::string& part) {
    return absl::StrCat("f.jsonl:7:", before.size() + part.size() + 1);
  };
  EXPECT_EQ(ErrorOf(Line(R"("to_move":"X")")),
            column(R"(,"to_move":)") + R"(: to_move: "X" is not one of B, W)");
  EXPECT_THAT(ErrorOf(Line(R"("colour":"B")")),
              StartsWith(column(",") + R"(: unknown key "colour"; known keys: schema, id)"));
  EXPECT_EQ(ErrorOf(Line(R"("expect":{"area":[{"after":0,"B_minus_W":1.5}]})")),
            column(R"(,"expect":{"area":[{"after":0,"B_minus_W":)") +
                ": expect.area[0].B_minus_W: expected a whole number from -361 to 361 written with "
                "digits only, found 1.5");
  EXPECT_EQ(
      ErrorOf(Line(R"("expect":{"legal":[{"after":0,"color":"B","at":"A1","why":"superko"}]})")),
      column(R"(,"expect":{"legal":[{"after":0,"color":"B","at":"A1",)") +
          R"(: expect.legal[0]: unknown key "why"; known keys: after, color, at)");
  EXPECT_EQ(
      ErrorOf(Line(R"("moves":[["B","A1"],["W" ,  "D1x"]])")),
      column(R"(,"moves":[["B","A1"],["W" ,  )") +
          R"(: moves[1][1]: point "D1x" is not a column letter (A to T without I) and a row number, for example C3)");
  EXPECT_EQ(ErrorOf(R"({"schema":"hotstone.case/1","size":[1,1]})"),
            R"(f.jsonl:7:1: the key "id" is missing)");
}

TEST(CaseReaderTest, RefusesWhatIsNotJson) {
  const std::pair<const char*, const char*> kTable[] = {
      {"", "f.jsonl:7:1: "},
      {"{", "f.jsonl:7:"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1,1])", "unexpected end of input"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1,1]} {})", "expected end of input"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1,1]},)", "expected end of input"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1,1],})", "syntax error"},
      {R"({'schema':1})", "syntax error"},
      {"// comment", "syntax error"},
      {R"({"size":NaN})", "syntax error"},
      {R"({"size":[Infinity]})", "syntax error"},
      {R"({"size":01})", "syntax error"},
      {R"({"size":1e999})", "f.jsonl:7:9: the number is too large"},
      {"{\"id\":\"\xFF\"}", "ill-formed UTF-8"},
      {"{\"id\":\"\xC0\xAF\"}", "ill-formed UTF-8"},
      {"{\"id\":\"\xED\xA0\x80\"}", "ill-formed UTF-8"},
      {"{\"id\":\"a\tb\"}", "control character"},
      {R"({"id":"\ud800"})", "surrogate"},
      {R"({"id":"x","id":"x"})", R"(f.jsonl:7:11: the key "id" comes twice)"},
      {R"({"id":"x","\u0069d":"x"})", R"(f.jsonl:7:11: the key "id" comes twice)"},
      {R"({"a\"b":1,"a\"b":2})", R"(f.jsonl:7:11: the key "a"b" comes twice)"},
      {"\xEF\xBB\xBF{}", "byte order mark"},
  };
  for (const auto& [line, words] : kTable) EXPECT_THAT(ErrorOf(line), HasSubstr(words)) << line;
  EXPECT_THAT(ErrorOf(Line("") + std::string(1, '\0') + "rest"), HasSubstr("NUL byte"));
  EXPECT_THAT(ErrorOf(std::string(1'000'000, '[')),
              HasSubstr("f.jsonl:7:17: nested deeper than 16 levels"));
  std::string deep = "1";
  for (int i = 0; i < 1000; ++i) deep = "{\"a\":" + deep + "}";
  EXPECT_THAT(ErrorOf(deep), HasSubstr("nested deeper than 16 levels"));
  std::string wide = "{\"k\":0";
  for (int i = 0; i < 100'000; ++i) absl::StrAppend(&wide, ",\"k", i, "\":0");
  EXPECT_THAT(ErrorOf(wide + "}"), HasSubstr("more than 400 keys"));
}

TEST(CaseReaderTest, RefusesWrongHeads) {
  const std::pair<std::string, const char*> kTable[] = {
      {"[]", "expected an object, found a list"},
      {"null", "expected an object, found null"},
      {"1", "expected an object, found a number"},
      {R"({"id":"x","size":[1,1]})", R"(the key "schema" is missing)"},
      {R"({"schema":"hotstone.case/2","id":"x","size":[1,1]})",
       R"(schema: "hotstone.case/2" is not one of hotstone.case/1)"},
      {R"({"schema":1,"id":"x","size":[1,1]})",
       "schema: expected one of hotstone.case/1, found a number"},
      {R"({"schema":"hotstone.case/1","id":"x"})", R"(the key "size" is missing)"},
      {R"({"schema":"hotstone.case/1","id":"","size":[1,1]})",
       "id: expected a name, found an empty string"},
      {R"({"schema":"hotstone.case/1","id":5,"size":[1,1]})",
       "id: expected a string, found a number"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[0,1]})",
       "size[0]: expected a whole number from 1 to 19, found 0"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[20,1]})", "found 20"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1,99999999999999999999]})",
       "size[1]: expected a whole number from 1 to 19"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1,18446744073709551615]})",
       "size[1]: expected a whole number"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1.0,1]})",
       "size[0]: expected a whole number"},
      {R"({"schema":"hotstone.case/1","id":"x","size":[1]})", "size: expected [columns, rows]"},
      {R"({"schema":"hotstone.case/1","id":"x","size":"3x2"})", "size: expected [columns, rows]"},
      {R"({"schema":"hotstone.case/1","id":"x","size":{"cols":3}})",
       "size: expected [columns, rows]"},
  };
  for (const auto& [line, words] : kTable) EXPECT_THAT(ErrorOf(line), HasSubstr(words)) << line;
}

TEST(CaseReaderTest, RefusesWrongParts) {
  const std::pair<const char*, const char*> kTable[] = {
      {R"("source":null)", "source: expected a string, found null"},
      {R"("free_turns":1)", "free_turns: expected true or false, found a number"},
      {R"("to_move":"black")", R"(to_move: "black" is not one of B, W)"},
      {R"("setup":[])", "setup: expected an object, found a list"},
      {R"("setup":{"black":[]})", R"(setup: unknown key "black"; known keys: B, W)"},
      {R"("setup":{"B":"A1"})", "setup.B: expected a list, found a string"},
      {R"("setup":{"B":[1]})", "setup.B[0]: expected a point"},
      {R"("setup":{"B":["A1","a1"]})", "setup.B[1]: A1 comes twice"},
      {R"("setup":{"B":["A1"],"W":["A1"]})", "setup.W: A1 has a stone of both colours"},
      {R"("setup":{"B":["I1"]})", "names column I"},
      {R"("setup":{"B":["D1"]})", "is not on the 3x2 board (A1 to C2)"},
      {R"("setup":{"B":["A3"]})", "is not on the 3x2 board"},
      {R"("setup":{"B":["A1"],"W":["A2","B1"]})",
       "setup: not a legal position: the black chain at A1 has no liberty"},
      {R"("moves":{})", "moves: expected a list, found an object"},
      {R"("moves":["B"])",
       R"(moves[0]: expected ["B" or "W", point or "pass"] or ["dead", [points]])"},
      {R"("moves":[["B"]])", "moves[0]: expected"},
      {R"("moves":[["B","A1","x"]])", "moves[0]: expected"},
      {R"("moves":[["X","A1"]])", R"(moves[0][0]: "X" is not one of B, W, dead)"},
      {R"("moves":[["B","PASS"]])", "moves[0][1]: "},
      {R"("moves":[["B","A20"]])", "is not on the 19x19 board"},
      {R"("moves":[["B",["A1"]]])", R"(moves[0][1]: expected a point or "pass", found a list)"},
      {R"("moves":[["dead","A1"]])", "moves[0][1]: expected a list, found a string"},
      {R"("moves":[["dead",["D1"]]])", "moves[0][1][0]: "},
      {R"("rules":5)", "rules: expected a preset's name or an object, found a number"},
      {R"("rules":"all")", "rules: not a preset; known names: basic-only, hot-only"},
      {R"("rules":"basic-only,end_passes=2")", "rules: not a preset"},
      {R"("rules":{"preset":"japanese"})", "rules.preset: not a preset"},
      {R"("rules":{"super_ko":"psk"})", R"(rules: unknown key "super_ko"; known keys: preset, ko)"},
      {R"("rules":{"ko":"fast"})", "rules.ko: rule ko=fast is unknown"},
      {R"("rules":{"hot":"very"})", "rules.hot: rule hot=very is unknown"},
      {R"("rules":{"hot_kinds":"single+single"})", "rules.hot_kinds: "},
      {R"("rules":{"hot_scope":"triple"})", "rules.hot_scope: rule hot_scope=triple is unknown"},
      {R"("rules":{"unnamed":"both"})",
       "rules: rule unnamed=both selects whom a cycle binds if the classification names nobody "
       "(ING96-R3-board-play); it requires cycle=disturber"},
      {R"("rules":{"cycle":1})", "rules.cycle: expected a string, found a number"},
      {R"("rules":{"end_passes":3})",
       "rules.end_passes: rule end_passes=3 is unknown; known values: 2, 4"},
      {R"("rules":{"end_passes":"4"})", "rules.end_passes: expected a whole number"},
      {R"("rules":{"compensation":5.25})",
       "rules.compensation: expected whole or half points, at most 361, found 5.25"},
      {R"("rules":{"compensation":"5.5"})", "rules.compensation: expected a number of points"},
      {R"("rules":{"compensation":361.5})", "at most 361"},
      {R"("rules":{"compensation":1e300})", "at most 361"},
      {R"("rules":{"handicap":-1})",
       "rules.handicap: expected a whole number from 0 to 361, found -1"},
      {R"("rules":{"capture_ends":"true"})",
       "rules.capture_ends: expected true or false, found a string"},
      {R"("expect":[])", "expect: expected an object, found a list"},
  };
  for (const auto& [rest, words] : kTable)
    EXPECT_THAT(ErrorOf(Line(rest)), HasSubstr(words)) << rest;
}

TEST(CaseReaderTest, RefusesWrongExpectations) {
  const std::pair<const char*, const char*> kTable[] = {
      {R"("legality":[])", R"(expect: unknown key "legality"; known keys: legal, illegal)"},
      {R"("legal":{})", "expect.legal: expected a list, found an object"},
      {R"("legal":[1])", "expect.legal[0]: expected an object, found a number"},
      {R"("legal":[{"color":"B","at":"A1"}])", R"(expect.legal[0]: the key "after" is missing)"},
      {R"("legal":[{"after":-1,"color":"B","at":"A1"}])",
       "expect.legal[0].after: expected a whole number from 0"},
      {R"("legal":[{"after":1,"color":"B","at":"A1"}])",
       "expect.legal[0].after: 1 is too many, the case has 0 moves"},
      {R"("legal":[{"after":0,"at":"A1"}])", R"(the key "color" is missing)"},
      {R"("legal":[{"after":0,"color":"B"}])", R"(the key "at" is missing)"},
      {R"("illegal":[{"after":0,"color":"B","at":"A1","why":"suicide"}])",
       R"(expect.illegal[0].why: "suicide" is not one of occupied)"},
      {R"("illegal":[{"after":0,"color":"B","at":"U1"}])", "expect.illegal[0].at: "},
      {R"("legal_set":[{"after":0,"color":"B","points":["A1","A1"]}])",
       "expect.legal_set[0].points[1]: A1 comes twice"},
      {R"("legal_set":[{"after":0,"color":"B","points":["pass"]}])",
       "expect.legal_set[0].points[0]: "},
      {R"("legal_count":[{"after":0,"color":"B","count":362}])", "found 362"},
      {R"("ko_points":[{"after":0,"points":[]}])",
       R"(expect.ko_points[0]: the key "color" is missing)"},
      {R"("rows":[{"after":0,"rows":["..."]}])",
       "expect.rows[0].rows: expected 2 rows, top row first, found 1"},
      {R"("rows":[{"after":0,"rows":["...","...."]}])",
       "expect.rows[0].rows[1]: expected 3 of the characters"},
      {R"("rows":[{"after":0,"rows":["...","..#"]}])",
       "expect.rows[0].rows[1]: expected 3 of the characters"},
      {R"("rows":[{"after":0,"rows":["...",5]}])", "expect.rows[0].rows[1]: expected a string"},
      {R"("captured_by":[{"after":0,"points":[]}])",
       "expect.captured_by[0].after: captured_by asks what a ply removed"},
      {R"("captured_by":[{"after":0,"color":"B","points":[]}])", R"(unknown key "color")"},
      {R"("captured_total":{})", "expect.captured_total: expected the key B, W or both"},
      {R"("captured_total":{"B":-1})", "expect.captured_total.B: "},
      {R"("captured_total":[])", "expect.captured_total: expected an object"},
      {R"("liberties":[{"after":0,"of":{}}])",
       "expect.liberties[0].of: expected at least one point"},
      {R"("liberties":[{"after":0,"of":{"D1":1}}])", "is not on the 3x2 board"},
      {R"("liberties":[{"after":0,"of":{"A1":1,"a1":1}}])", "A1 comes twice"},
      {R"("liberties":[{"after":0,"of":{"A1":"1"}}])",
       "expect.liberties[0].of.A1: expected a whole number"},
      {R"("area":[{"after":0}])", R"(the key "B_minus_W" is missing)"},
      {R"("outcome":[{"after":0,"winner":"X"}])", R"("X" is not one of B, W, draw)"},
      {R"("outcome":[{"after":0,"winner":"B","by":-1}])",
       "expect.outcome[0].by: a margin cannot be negative"},
      {R"("outcome":[{"after":0,"winner":"B","by":0.1}])",
       "expect.outcome[0].by: expected whole or half points"},
      {R"("ended":[{"after":0,"is":"true"}])",
       "expect.ended[0].is: expected true or false, found a string"},
      {R"("paused":[{"after":0}])", R"(the key "is" is missing)"},
      {R"("ko_class":[{"after":0,"class":"eternal"}])", "expect.ko_class[0].class: "},
      {R"("ko_class":[{"after":0,"class":"fighting","disturber":"none"}])",
       "expect.ko_class[0].disturber: "},
      {R"("value":[{"after":0,"lo":1,"hi":0}])", "expect.value[0]: lo is greater than hi"},
      {R"("value":[{"after":0,"lo":0}])", R"(the key "hi" is missing)"},
  };
  for (const auto& [rest, words] : kTable) {
    EXPECT_THAT(ErrorOf(Line(absl::StrCat(R"("expect":{)", rest, "}"))), HasSubstr(words)) << rest;
  }
  EXPECT_THAT(
      ErrorOf(Line(R"("rules":"tromp-taylor","expect":{"value":[{"after":0,"lo":0,"hi":0}]})")),
      HasSubstr("expect.value[0]: value is defined only under rules of finite memory"));
}

TEST(CaseReaderTest, NoMomentBeyondTheMoves) {
  const auto with_after = [&](int after) {
    return Line(absl::StrCat(
        R"("moves":[["B","pass"],["W","pass"],["dead",[]],["B","pass"],["W","pass"]],"expect":{"ended":[{"after":)",
        after, R"(,"is":true}]})"));
  };
  EXPECT_EQ(ErrorOf(with_after(4)), "accepted");
  EXPECT_THAT(ErrorOf(with_after(5)),
              HasSubstr("expect.ended[0].after: 5 is too many, the case has 4 moves"));
}

TEST(CaseReaderTest, SetsOfPointsAreInIndexOrder) {
  const auto c = ParseCase(
      Line(R"("expect":{"legal_set":[{"after":0,"color":"W","points":["A2","c1","A1"]}]})"),
      {"f", 1});
  ASSERT_TRUE(c.ok()) << c.status();
  EXPECT_EQ(spec::PointNames(c->expect.legal_set[0].points), "A1 C1 A2");
}

TEST(CaseReaderTest, RulesInAnyOrderOfKeys) {
  const auto rules = [](const std::string& text) {
    const auto c = ParseCase(Line(R"("rules":)" + text), {"f", 1});
    return c.ok() ? spec::RuleSetName(c->rules) : std::string(c.status().message());
  };
  EXPECT_EQ(rules(R"("tromp-taylor")"), "tromp-taylor");
  EXPECT_EQ(rules(R"({})"), "basic-only");
  EXPECT_EQ(rules(R"({"ko":"psk"})"), "basic-only,hot=none,cycle=psk");
  EXPECT_EQ(rules(R"({"hot":"basic","ko":"psk"})"), "basic-only,cycle=psk");
  EXPECT_EQ(rules(R"({"ko":"none","preset":"aga-like"})"), "aga-like,cycle=none");
  EXPECT_EQ(rules(R"({"compensation":-0.5})"), "basic-only,compensation=-0.5");
  EXPECT_EQ(rules(R"({"compensation":8.0})"), "basic-only,compensation=8");
  EXPECT_EQ(rules(R"({"capture_ends":true,"handicap":361})"),
            "basic-only,handicap=361,capture_ends=true");
  EXPECT_EQ(rules(R"({"resume":"dispute","cycle":"disturber+square","square_gap":"anywhere"})"),
            "basic-only,cycle=disturber+square,square_gap=anywhere,resume=dispute");
}

// A case can express everything in a rule set.
TEST(CaseReaderTest, EveryKeyOfARuleSet) {
  for (const char* text : {"ing-1996,cycle=square+starter+disturber,hot_class=before,hot_"
                           "unclassified=cold,start=first,"
                           "square_of=position,square_gap=anywhere,unnamed=both,disturber_by="
                           "initiator,cyclic=disturbing,"
                           "resume=dispute,handicap=2,capture_ends=true",
                           "aga-like"}) {
    const spec::RuleSet rules = *spec::ParseRuleSet(text);
    std::string object;
    for (const auto& [key, value] : spec::RuleKeys(rules)) {
      const bool bare = key == "end_passes" || key == "handicap" || key == "compensation" ||
                        key == "capture_ends";
      const std::string quote = bare ? "" : "\"";
      if (key != "hot_kinds" || rules.hot == spec::HotLayer::kHot) {
        object += ",\"" + key + "\":" + quote + value + quote;
      }
    }
    const auto c =
        ParseCase(Line("\"rules\":{\"preset\":\"" + rules.preset + "\"" + object + "}"), {"f", 1});
    ASSERT_TRUE(c.ok()) << c.status();
    EXPECT_EQ(c->rules, rules);
  }
}

TEST(CaseFileTest, LineEndsBlankLinesAndByteOrderMark) {
  const auto cases = ParseCases("\xEF\xBB\xBF" + Line("") + "\r\n\r\n  \t\n\n" + Line(""), "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  ASSERT_EQ(cases->size(), 2u);
  EXPECT_EQ((*cases)[0].line, 1);
  EXPECT_EQ((*cases)[1].line, 5);
  EXPECT_THAT(
      std::string(ParseCases(Line("") + "\n\xEF\xBB\xBF" + Line(""), "f").status().message()),
      StartsWith("f:2:1: the text begins with a byte order mark"));
  for (const char* nothing : {"", "\n", "\xEF\xBB\xBF", " \r\n\n"}) {
    EXPECT_EQ(ParseCases(nothing, "f").status().message(),
              "f: no case found; expected one JSON object per line");
  }
  // One wrong line rejects the whole file.
  EXPECT_THAT(std::string(ParseCases(Line("") + "\n" + Line("") + "\n{", "f").status().message()),
              StartsWith("f:3:"));
  // An object over several lines is refused.
  EXPECT_FALSE(
      ParseCases("{\"schema\":\"hotstone.case/1\",\n\"id\":\"x\",\"size\":[1,1]}", "f").ok());
}

TEST(CaseFileTest, FilesThatCannotBeRead) {
  EXPECT_EQ(ReadCaseFile("/no/such/file").status().message(),
            "/no/such/file: cannot be read: No such file or directory");
  const std::string folder = testing::TempDir();
  EXPECT_THAT(std::string(ReadCaseFile(folder).status().message()), HasSubstr("is a folder"));
}

std::string PieceCase(int id) {
  return absl::StrCat(R"({"schema":"hotstone.case/1","id":")", id, R"(","size":[1,1]})");
}

// The case, or the error, in one line.
std::string ReadOut(const absl::StatusOr<std::vector<CaseLine>>& cases) {
  if (!cases.ok()) return std::string(cases.status().message());
  std::string text;
  for (const CaseLine& c : *cases) absl::StrAppend(&text, c.line, "=", c.value.id, " ");
  return text;
}

TEST(CasePiecesTest, WhateverTheCuts) {
  std::string good = "\xEF\xBB\xBF";
  for (int i = 0; i < 40; ++i)
    absl::StrAppend(&good, PieceCase(i), i % 5 == 0 ? "\r\n\n \n" : "\n");
  std::string two_errors = good;
  two_errors.replace(good.size() / 3, 1, "?");
  two_errors.replace(good.size() / 2, 1, "?");
  std::string mark_inside = good;
  mark_inside.insert(good.find('\n', good.size() / 2) + 1, "\xEF\xBB\xBF");
  for (const std::string& text :
       {good, good + PieceCase(99), two_errors, mark_inside, PieceCase(1), std::string(),
        std::string("\n\n\n\n\n\n"), std::string("\n\n?\n")}) {
    const std::string whole = ReadOut(ParseCases(text, "f"));
    for (const int threads : {1, 2, 3, 8}) {
      for (const size_t least : {1, 100, 100000}) {
        EXPECT_EQ(ReadOut(ParseCasesInPieces(text, "f", threads, least)), whole)
            << threads << " " << least;
      }
    }
  }
  EXPECT_THAT(ReadOut(ParseCases(good, "f")), testing::StartsWith("1=0 4=1 5=2 "));
}

// Like ReadOut: the cases of all batches, or the error after them.
std::string ReadOutBatches(const std::string& path, const LineBounds& bounds) {
  std::string text;
  const auto status = ForEachBatchOfCases(
      path, 4, [&](const std::vector<CaseLine>& cases) { text += ReadOut(cases); }, bounds);
  return status.ok() ? text : std::string(status.message());
}

TEST(CasePiecesTest, FilesAreReadAsOne) {
  const std::string path = HOTSTONE_SOURCE_DIR "/tests/data/moves.jsonl";
  EXPECT_EQ(ReadOutBatches(path, {}), ReadOut(ReadCaseFile(path)));
  EXPECT_EQ(ReadOutBatches("/nowhere", {}), ReadOut(ReadCaseFile("/nowhere")));
}

// The result does not depend on the size of a batch: one byte, a line, everything.
TEST(CasePiecesTest, BatchesAreReadAsOne) {
  const std::string path = testing::TempDir() + "case_batches.jsonl";
  std::string good = "\xEF\xBB\xBF";
  for (int i = 0; i < 12; ++i)
    absl::StrAppend(&good, i % 5 == 0 ? "\r\n\n" : "", PieceCase(i), "\n");
  std::string wrong = good;
  wrong.replace(good.size() / 2, 1, "?");
  for (const std::string& text :
       {good, good + PieceCase(99), wrong, std::string(), std::string("\n\n")}) {
    std::ofstream(path, std::ios::binary) << text;
    for (const size_t batch :
         {size_t{1}, size_t{7}, PieceCase(0).size() + 1, good.size(), good.size() + 1}) {
      EXPECT_EQ(ReadOutBatches(path, {.batch = batch}), ReadOut(ReadCaseFile(path))) << batch;
    }
  }
}

// A batch long enough for several threads keeps the order of the text.
TEST(CasePiecesTest, PiecesOfABatchComeInOrder) {
  const std::string path = testing::TempDir() + "case_pieces.jsonl";
  std::string text;
  for (int i = 0; text.size() < 5 * kLeastPieceBytes / 2; ++i)
    absl::StrAppend(&text, PieceCase(i), "\n");
  std::ofstream(path, std::ios::binary) << text;
  EXPECT_EQ(ReadOutBatches(path, {}), ReadOut(ReadCaseFile(path)));
}

// A line that is too long is reported with its number and not read to its end: this one has none.
TEST(CasePiecesTest, LinesAndTextsAreBounded) {
  EXPECT_EQ(ReadOutBatches("/dev/zero", {.batch = 100, .line = 1000, .all = 1200}),
            "/dev/zero:1: the line is longer than 1000 bytes");
  const std::string path = testing::TempDir() + "case_bounds.jsonl";
  const std::string line = PieceCase(7);
  std::ofstream(path, std::ios::binary) << line << "\n\n" << line << "\n" << line << " \n";
  const size_t length = line.size();
  for (const size_t batch : {size_t{1}, length, 10 * length}) {
    EXPECT_EQ(ReadOutBatches(path, {.batch = batch, .line = length + 1}),
              ReadOut(ReadCaseFile(path)));
    EXPECT_EQ(ReadOutBatches(path, {.batch = batch, .line = length}),
              absl::StrCat(path, ":4: the line is longer than ", length, " bytes"));
    EXPECT_EQ(ReadOutBatches(path, {.batch = batch, .all = 3 * length + 5}),
              ReadOut(ReadCaseFile(path)));
    EXPECT_EQ(ReadOutBatches(path, {.batch = batch, .all = 3 * length + 4}),
              absl::StrCat(path, ": is larger than ", 3 * length + 4,
                           " bytes; split it into several files"));
  }
}

}  // namespace
}  // namespace hotstone::formats
