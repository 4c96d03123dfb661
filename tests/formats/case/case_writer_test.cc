// The writer: the same bytes for the same case, and the reader restores the case.
#include "formats/case/case_writer.h"

#include <gtest/gtest.h>

#include "formats/case/case_reader.h"

namespace hotstone::formats {
namespace {

Case Parsed(const std::string& line) {
  auto c = ParseCase(line, {"f", 1});
  EXPECT_TRUE(c.ok()) << c.status() << "\n" << line;
  return c.ok() ? *c : Case(spec::Position(*spec::BoardSize::Create(1, 1)));
}

TEST(CaseWriterTest, SmallestCase) {
  EXPECT_EQ(
      WriteCase(Parsed(R"({"size":[1,1],"id":"x","schema":"hotstone.case/1"})")),
      R"({"schema":"hotstone.case/1","id":"x","size":[1,1],"setup":{"B":[],"W":[]},"to_move":"B",)"
      R"("moves":[],"rules":"basic-only","expect":{}})");
}

// Every key, in an order and spelling that the writer does not use.
constexpr char kLoose[] =
    R"({ "expect" : {"value":[{"hi":4,"lo":-3,"after":0}],"ko_class":[{"after":1,"class":"disturbing",)"
    R"("disturber":"either"},{"after":1,"class":"fighting"}],"paused":[{"after":1,"is":false}],)"
    R"("ended":[{"after":1,"is":true}],"outcome":[{"after":0,"winner":"B","by":5.50},{"after":0,"winner":"draw"},)"
    R"({"after":0,"winner":"W","by":3.0}],"area":[{"after":0,"B_minus_W":-1}],"liberties":[{"after":1,"of":)"
    R"({"b2":1,"C1":2}}],"captured_total":{"W":1,"B":0},"captured_by":[{"after":1,"points":["B1","a1"]}],)"
    R"("rows":[{"after":1,"rows":["XO.","..."]}],"ko_points":[{"after":0,"color":"W","points":[]}],)"
    R"("legal_count":[{"after":0,"count":3,"color":"B"}],"legal_set":[{"after":0,"color":"B","points":["C2","A2"]}],)"
    R"("illegal":[{"why":"off-board","after":0,"color":"B","at":"k9"},{"after":1,"color":"W","at":"pass"}],)"
    R"("legal":[{"after":0,"color":"W","at":"pass"}]},"rules":{"tie":"black","handicap":1,"compensation":7.5,)"
    R"("capture_ends":true,"end_passes":2,"preset":"basic-only","ko":"none"},"free_turns":true,)"
    R"("moves":[["B","k9"],["B","c2"],["dead",["A1"]]],"to_move":"W","setup":{"W":["C1","A1"]},)"
    R"("size":[3,2],"source":"caf\u00e9 \"q\"","id":"a/b","schema":"hotstone.case/1"})";
constexpr char kWritten[] =
    R"({"schema":"hotstone.case/1","id":"a/b","source":"café \"q\"","size":[3,2],"setup":{"B":[],"W":["A1","C1"]},)"
    R"("to_move":"W","free_turns":true,"moves":[["B","K9"],["B","C2"],["dead",["A1"]]],)"
    R"("rules":{"preset":"basic-only","hot":"none","end_passes":2,"compensation":7.5,"tie":"black","handicap":1,)"
    R"("capture_ends":true},)"
    R"("expect":{"legal":[{"after":0,"color":"W","at":"pass"}],)"
    R"("illegal":[{"after":0,"color":"B","at":"K9","why":"off-board"},{"after":1,"color":"W","at":"pass"}],)"
    R"("legal_set":[{"after":0,"color":"B","points":["A2","C2"]}],)"
    R"("legal_count":[{"after":0,"color":"B","count":3}],"ko_points":[{"after":0,"color":"W","points":[]}],)"
    R"("rows":[{"after":1,"rows":["XO.","..."]}],"captured_by":[{"after":1,"points":["A1","B1"]}],)"
    R"("captured_total":{"B":0,"W":1},"liberties":[{"after":1,"of":{"C1":2,"B2":1}}],)"
    R"("area":[{"after":0,"B_minus_W":-1}],"outcome":[{"after":0,"winner":"B","by":5.5},)"
    R"({"after":0,"winner":"draw"},{"after":0,"winner":"W","by":3}],"ended":[{"after":1,"is":true}],)"
    R"("paused":[{"after":1,"is":false}],"ko_class":[{"after":1,"class":"disturbing","disturber":"either"},)"
    R"({"after":1,"class":"fighting"}],"value":[{"after":0,"lo":-3,"hi":4}]}})";

TEST(CaseWriterTest, EveryKeyToTheByte) {
  const Case c = Parsed(kLoose);
  EXPECT_EQ(WriteCase(c), kWritten);
  EXPECT_EQ(Parsed(kWritten), c);
}

TEST(CaseWriterTest, RulesAreWrittenAsShortAsTheyCanBe) {
  const auto rules = [](const std::string& text) {
    const std::string line = WriteCase(
        Parsed(R"({"schema":"hotstone.case/1","id":"x","size":[1,1],"rules":)" + text + "}"));
    const size_t start = line.find("\"rules\":") + 8;
    return line.substr(start, line.find(",\"expect\"") - start);
  };
  EXPECT_EQ(rules(R"({"preset":"aga-like"})"), R"("aga-like")");
  EXPECT_EQ(rules(R"({"preset":"aga-like","compensation":7.5})"), R"("aga-like")");
  EXPECT_EQ(rules(R"({"preset":"aga-like","compensation":-0.5})"),
            R"({"preset":"aga-like","compensation":-0.5})");
  EXPECT_EQ(rules(R"({"ko":"psk"})"), R"({"preset":"basic-only","hot":"none","cycle":"psk"})");
  for (const spec::RuleSet& preset : spec::Presets()) {
    EXPECT_EQ(rules("\"" + preset.preset + "\""), "\"" + preset.preset + "\"");
  }
}

// Every case in the repository survives a round trip and is written the same way twice.
TEST(CaseWriterTest, RoundTripOfTheRepository) {
  int cases = 0;
  for (const char* file :
       {"corpus/named/named-positions.jsonl", "corpus/named/more-positions.jsonl",
        "corpus/named/text-examples.jsonl", "tests/data/expectations.jsonl",
        "tests/data/failing.jsonl", "tests/data/ko-classes.jsonl", "tests/data/ko-readings.jsonl",
        "tests/data/moves.jsonl", "tests/data/reasons.jsonl", "tests/data/rules.jsonl",
        "tests/data/unknown.jsonl", "tests/data/value.jsonl"}) {
    const auto read = ReadCaseFile(std::string(HOTSTONE_SOURCE_DIR "/") + file);
    ASSERT_TRUE(read.ok()) << read.status();
    for (const CaseLine& c : *read) {
      const std::string line = WriteCase(c.value);
      const Case again = Parsed(line);
      EXPECT_EQ(again, c.value) << line;
      EXPECT_EQ(WriteCase(again), line);
      ++cases;
    }
  }
  EXPECT_GT(cases, 290);
}

}  // namespace
}  // namespace hotstone::formats
