// The named positions of the corpus: each cycle there gets the type of its name. Also, the
// readings' results on the best known cycles, worked out by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/cycles/cycle_readings.h"
#include "enumerate/cycles/cycle_types.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/case/case_reader.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::answers {
namespace {

using ::testing::ContainerEq;

using enumerate::BitMove;
using enumerate::kNoPoint;

// The type's name, or the reason why there is none.
std::string TypeFound(const formats::Case& c, const char* rules_text) {
  const auto grid = enumerate::Grid::Create(c.setup.size().cols(), c.setup.size().rows());
  if (!grid.ok()) return "board too large";
  const auto rules = *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules_text));
  // Two passes in a row come in pairs: they are inserted where the rules need them.
  std::vector<BitMove> edges;
  for (const formats::CaseEntry& entry : c.moves) {
    const BitMove move = entry.move.IsPass() ? kNoPoint : c.setup.size().Index(*entry.move.at);
    if (move == kNoPoint && !edges.empty() && edges.back() == kNoPoint) {
      edges.pop_back();
    } else {
      edges.push_back(move);
    }
  }
  const enumerate::Stones stones = enumerate::FromSpec(c.setup);
  const int player = c.moves[0].move.player == spec::Color::kBlack ? 0 : 1;
  enumerate::CycleWord word;
  word.black = stones.own;
  word.white = stones.opp;
  word.player = static_cast<int8_t>(player);
  word.edges = static_cast<int8_t>(edges.size());
  for (size_t i = 0; i < edges.size(); ++i) word.moves[i] = static_cast<int8_t>(edges[i]);
  const auto plies = enumerate::PliesOf(*grid, rules, word);
  if (!plies.has_value()) return "no cycle";
  const auto type = enumerate::TypeOf(*plies);
  if (!type.has_value()) return enumerate::SignatureText(enumerate::LeastSignature(*plies));
  return std::string(enumerate::CycleTypeName(*type));
}

std::map<std::string, std::string> TypesOfTheCorpus(const char* rules) {
  std::map<std::string, std::string> types;
  for (const char* file : {"named-positions.jsonl", "more-positions.jsonl"}) {
    const auto cases =
        formats::ReadCaseFile(absl::StrCat(HOTSTONE_SOURCE_DIR "/corpus/named/", file));
    EXPECT_TRUE(cases.ok()) << cases.status();
    if (!cases.ok()) return types;
    for (const formats::CaseLine& line : *cases) {
      const std::string& id = line.value.id;
      const size_t slash = id.find("/cycle");
      if (slash != std::string::npos) types[id.substr(0, 2)] = TypeFound(line.value, rules);
    }
  }
  return types;
}

// By number; the names are in the corpus. Sending two, eternal life and so on under their names
// there; moonshine life (43) is a triple ko by its captures, one ko on one side of the board and
// two on the other.
TEST(CycleNamedTest, EveryCycleOfTheCorpusHasItsType) {
  std::map<std::string, std::string> expected;
  for (const char* id : {"01", "02", "03", "04", "05", "06"}) expected[id] = "simple-ko";
  for (const char* id : {"07", "08", "09"}) expected[id] = "sending-two-returning-one";
  expected["12"] = "quadruple-ko";
  for (const char* id : {"14", "15", "16"}) expected[id] = "double-ko-exchange";
  for (const char* id : {"17", "18", "19"}) expected[id] = "eternal-life";
  for (const char* id : {"21", "22", "23", "24", "25", "26", "43"}) expected[id] = "triple-ko";
  for (const char* id : {"27", "28", "30", "31"}) expected[id] = "round-robin-ko";
  expected["32"] = "B0 W0 B0 W0 B3 W3 B0 W0 B0 W0 B3 W3";  // round-robin of threes
  for (const char* id : {"33", "34"}) expected[id] = "molasses-ko";
  expected["35"] = "pinwheel";
  for (const char* id : {"36", "62"}) expected[id] = "six-ply-2x2";
  expected["37"] = "no cycle";  // two simple kos, one after the other
  for (const char* id : {"20", "29", "38", "39", "40", "41", "42"})
    expected[id] = "board too large";  // 9x9
  for (const char* id : {"47", "48", "49", "51"}) expected[id] = "self-removal";
  expected["52"] = "no cycle";  // passes only
  for (const char* id : {"55", "56"}) expected[id] = "simple-ko";
  expected["57"] = "eternal-life";
  expected["58"] = "self-removal";
  expected["59"] = "B0 W0 B1 W2 B2 W1 B0 W0 B1 W2 B2 W1";  // round-robin and a ko beside it
  for (const char* id : {"60", "61"}) expected[id] = "board too large";
  EXPECT_THAT(TypesOfTheCorpus("basic-only,hot=none"), ContainerEq(expected));
  // Under basic a simple ko needs passes; nothing else there is retaken at once.
  for (auto& [id, type] : expected) {
    if (type == "simple-ko") type = "take-pass-pass";
  }
  EXPECT_THAT(TypesOfTheCorpus("basic-only"), ContainerEq(expected));
}

// "1.2 superko", "never", "?".
std::map<std::string, std::string> Answers(const std::vector<std::string>& rows,
                                           spec::Color to_move,
                                           const std::vector<const char*>& points,
                                           const char* rules) {
  const spec::Position setup = *spec::Position::FromRows(rows);
  std::vector<spec::Move> cycle;
  spec::Color player = to_move;
  for (const char* point : points) {
    spec::Move move = spec::Pass(player);
    if (std::string(point) != "pass") move.at = *spec::ParsePoint(point, setup.size());
    cycle.push_back(move);
    player = spec::Opponent(player);
  }
  std::map<std::string, std::string> answers;
  for (const enumerate::CycleReading& reading :
       enumerate::CycleReadings(*spec::ParseRuleSet(rules))) {
    const enumerate::CycleAnswer answer = enumerate::AskReading(reading, setup, to_move, cycle);
    EXPECT_EQ(answer.rendered, reading.rules.has_value());
    answers[reading.name] = !answer.rendered ? "?"
                            : !answer.why.has_value()
                                ? "never"
                                : std::to_string(answer.round) + "." + std::to_string(answer.ply) +
                                      " " + std::string(spec::IllegalityName(*answer.why));
  }
  return answers;
}

TEST(CycleReadingsTest, ASimpleKo) {
  auto answers = Answers({".O"}, spec::Color::kBlack, {"A1", "B1"}, "basic-only,hot=none");
  EXPECT_EQ(answers["none"], "never");
  EXPECT_EQ(answers["basic"], "1.2 hot-stone");
  EXPECT_EQ(answers["psk"], "1.2 superko");
  EXPECT_EQ(answers["ssk"], "1.2 superko");
  EXPECT_EQ(answers["nssk"],
            "2.1 superko");  // White did not make the start; Black made his position once
  EXPECT_EQ(answers["fixed"], "2.1 superko");  // the first step anew
  EXPECT_EQ(answers.size(), 16u);
}

// A named player may not repeat the cycle; where nobody is named, it continues.
TEST(CycleReadingsTest, TheDisturber) {
  const char* rules = "basic-only,hot=none";
  EXPECT_EQ(Answers({".O"}, spec::Color::kBlack, {"A1", "B1"}, rules)["disturber"], "never");
  EXPECT_EQ(Answers({"XX.XOO", ".XXOO.", "XXO.OO"}, spec::Color::kBlack,
                    {"D1", "C3", "pass", "C1", "D3", "pass"}, rules)["disturber"],
            "2.1 recycling");
  // When Black enters it, the dead side, White, is stopped.
  EXPECT_EQ(Answers({"XXO.O", ".XXOO", "XXO.O"}, spec::Color::kBlack, {"D1", "pass", "pass", "C1"},
                    rules)["disturber"],
            "2.4 recycling");
}

// Take, pass, pass, retake, pass, pass: by then the hot stone is no longer hot, so basic never
// forbids anything.
TEST(CycleReadingsTest, TakePassPass) {
  auto answers = Answers({".O"}, spec::Color::kBlack, {"A1", "pass", "pass", "B1", "pass", "pass"},
                         "basic-only");
  EXPECT_EQ(answers["none"], "never");
  EXPECT_EQ(answers["basic"], "never");
  EXPECT_EQ(answers["psk"], "1.4 superko");
  EXPECT_EQ(answers["ssk"], "1.4 superko");
  EXPECT_EQ(answers["nssk"], "2.1 superko");
  EXPECT_EQ(answers["fixed"], "2.1 superko");
}

// If the side that sends two enters it, the retake by the same position comes at ply 3; if the
// other side's capture enters it, at its own throw-in.
TEST(CycleReadingsTest, SendingTwoDependsOnTheEntry) {
  const char* rules = "basic-only,hot=none";
  auto capture = Answers({"XX."}, spec::Color::kWhite, {"C1", "B1", "pass", "A1"}, rules);
  EXPECT_EQ(capture["psk"], "1.4 superko");
  EXPECT_EQ(capture["ssk"], "1.4 superko");
  auto send = Answers({".X."}, spec::Color::kBlack, {"A1", "C1", "B1", "pass"}, rules);
  EXPECT_EQ(send["psk"], "1.3 superko");
  EXPECT_EQ(send["ssk"],
            "2.1 superko");  // White is to move after the retake; Black's pass restores the start
}

// The rest of the rule set is kept: where two passes end the game the same moves are not continued.
TEST(CycleReadingsTest, TheRestOfTheRulesIsKept) {
  for (const enumerate::CycleReading& reading :
       enumerate::CycleReadings(*spec::ParseRuleSet("basic-only,self_removal=any,end_passes=2"))) {
    if (!reading.rules.has_value()) continue;
    EXPECT_EQ(reading.rules->self_removal, spec::SelfRemoval::kAny) << reading.name;
    EXPECT_EQ(reading.rules->end_passes, 2) << reading.name;
    EXPECT_TRUE(reading.rules->hot == spec::HotLayer::kNone ||
                reading.rules->cycle == spec::Cycle::kNone);
  }
  auto ended =
      Answers({".O"}, spec::Color::kBlack, {"A1", "pass", "pass", "B1"}, "basic-only,end_passes=2");
  EXPECT_EQ(ended["none"], "1.4 game-over");
}

// Unsupported rules have no answer.
TEST(CycleReadingsTest, NoRulesNoAnswer) {
  const enumerate::CycleAnswer answer =
      enumerate::AskReading({"later", std::nullopt}, *spec::Position::FromRows({".O"}),
                            spec::Color::kBlack, {spec::Pass(spec::Color::kBlack)});
  EXPECT_FALSE(answer.rendered);
  EXPECT_EQ(answer, enumerate::CycleAnswer{});
}

}  // namespace
}  // namespace hotstone::answers
