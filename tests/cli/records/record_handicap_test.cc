// A record's handicap gives the same game in explain, in score and in our engine.
#include <gmock/gmock.h>

#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/records/record_rules.h"
#include "conformance/play/gtp_engine.h"
#include "tests/cli/records/explain_run.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// An engine that loads one record, and the warnings it gave.
class OneRecordEngine {
 public:
  OneRecordEngine(const std::string& rules, const std::string& record)
      : engine_(*spec::ParseRuleSet(rules), *spec::BoardSize::Create(9, 9), 1,
                {[record](const std::string& path) { return formats::ParseSgf(record, path); },
                 [](const std::string&, const std::string&) { return absl::OkStatus(); },
                 [this](const std::string& warning) { warnings += warning; }}) {}

  std::string Ask(const std::string& line) { return engine_.Answer({line, false}).value_or(""); }

  std::string warnings;

 private:
  conformance::GtpEngine engine_;
};

const char kSetUp[] =
    "(;FF[4]GM[1]SZ[9]RU[ing-1996,handicap=2]KM[0]HA[3]AB[ee][gg][ff];W[cc];B[cd])";

TEST(RecordHandicapTest, StonesSetUpByHaOweNothingWhateverTheRulesName) {
  const RecordFile file(kSetUp);
  const std::string heading =
      "rules: ing-1996,compensation=0 (named by RU; compensation from KM; HA[3]: the stones are "
      "set up, "
      "White "
      "owes no pass)\n";
  const RunResult explained = RunHere({"explain", file.path});
  EXPECT_EQ(explained.code, 0) << explained.out;
  EXPECT_THAT(explained.out, AllOf(HasSubstr(heading), HasSubstr("1. White C7: legal")));
  const RunResult scored = RunHere({"score", file.path});
  EXPECT_EQ(scored.code, 0) << scored.err;
  EXPECT_THAT(scored.out, HasSubstr(heading));
  const std::string rules = "ing-1996,handicap=1";
  const RunResult by_option = RunHere({"explain", file.path, "--rules", rules});
  EXPECT_EQ(by_option.code, 0) << by_option.out;
  EXPECT_THAT(by_option.out,
              HasSubstr("rules: ing-1996 (from --rules; HA[3]: the stones are set up, White "
                        "owes no pass)\n"));
  EXPECT_EQ(RunHere({"score", file.path, "--rules", rules}).code, 0);
  for (const char* engine_rules : {"ing-1996", "ing-1996,handicap=1"}) {
    OneRecordEngine engine(engine_rules, kSetUp);
    EXPECT_EQ(engine.Ask("loadsgf r"), "= \n\n");
    EXPECT_THAT(
        engine.Ask("hotstone-situation"),
        AllOf(HasSubstr("rules ing-1996,compensation=0\n"), HasSubstr("handicap_owed 0\n")));
    EXPECT_EQ(engine.warnings, "");
  }
}

TEST(RecordHandicapTest, OurOwnRecordOfSetUpStonesIsLegalUnderTheRulesOfItsGame) {
  OneRecordEngine engine("ing-1996,handicap=1", "");
  engine.Ask("boardsize 9");
  engine.Ask("set_free_handicap c3 g7");
  EXPECT_EQ(engine.Ask("play w e5"), "= \n\n");
  const RecordFile file(engine.Ask("printsgf").substr(2));
  const RunResult explained = RunHere({"explain", file.path, "--rules", "ing-1996,handicap=1"});
  EXPECT_EQ(explained.code, 0) << explained.out;
}

// Without HA, or with an HA below two, the stones are a position, and the passes named by the rules
// are owed.
TEST(RecordHandicapTest, WithoutHaStonesAreAPosition) {
  for (const char* ha : {"", "HA[]", "HA[0]", "HA[1]"}) {
    const std::string record = absl::StrCat("(;FF[4]GM[1]SZ[9]RU[Ing-1996,handicap=2]KM[0]", ha,
                                            "AB[ee][gg][ff]PL[W];W[cc])");
    for (const std::vector<std::string>& rules :
         {std::vector<std::string>{}, {"--rules", "ing-1996,handicap=2"}}) {
      const RunResult explained = ExplainText(record, rules);
      EXPECT_EQ(explained.code, 1) << record;
      EXPECT_THAT(explained.out, HasSubstr("1. White C7: ILLEGAL, handicap"));
    }
    for (const char* engine_rules : {"ing-1996", "ing-1996,handicap=2"}) {
      OneRecordEngine engine(engine_rules, record);
      EXPECT_THAT(engine.Ask("loadsgf r"), HasSubstr("White C7 is illegal under ing-1996,"));
      EXPECT_EQ(engine.Ask("loadsgf r 1"), "= \n\n");
      EXPECT_THAT(engine.Ask("hotstone-situation"), HasSubstr("handicap_owed 2\n"));
    }
  }
}

TEST(RecordHandicapTest, AContradictionIsWarnedAbout) {
  const std::string record =
      "(;GM[1]FF[4]SZ[9]RU[ing-1996,handicap=1]KM[0]HA[3];B[ee];B[gg];B[cc])";
  const RecordFile file(record);
  const std::string warning = ":1:48: HA[3] says 2 passes, RU says 1: RU is used";
  EXPECT_THAT(RunHere({"explain", file.path}).err, HasSubstr(warning));
  EXPECT_THAT(RunHere({"explain", file.path, "--json"}).out,
              HasSubstr(absl::StrCat("\"warnings\":[\"", file.path, warning, "\"]")));
  OneRecordEngine plain("ing-1996", record);
  plain.Ask("loadsgf r 2");
  EXPECT_EQ(plain.warnings, "r" + warning);
  EXPECT_THAT(plain.Ask("hotstone-situation"), HasSubstr("handicap_owed 1\n"));
  OneRecordEngine strict("ing-1996,handicap=4", record);
  strict.Ask("loadsgf r 2");
  EXPECT_EQ(
      strict.warnings,
      "r:1:48: HA[3] says 2 passes, the engine's rule set says 4: the engine's rule set is used");
  // Consistent values give no warning.
  OneRecordEngine agreeing("ing-1996,handicap=2", record);
  agreeing.Ask("loadsgf r 2");
  EXPECT_EQ(agreeing.warnings, "");
  const RecordFile good("(;GM[1]FF[4]SZ[9]RU[ing-1996,handicap=2]HA[3];B[ee];B[gg];B[cc])");
  EXPECT_EQ(RunHere({"explain", good.path}).err, "");
}

TEST(RecordHandicapTest, MostPassesAreReadBack) {
  OneRecordEngine writer("ing-1996,handicap=361", "");
  const std::string record = writer.Ask("printsgf").substr(2);
  EXPECT_THAT(record, HasSubstr("HA[362]"));
  const RecordFile file(record);
  EXPECT_EQ(RunHere({"explain", file.path}).code, 0);
  OneRecordEngine reader("ing-1996", record);
  EXPECT_EQ(reader.Ask("loadsgf r"), "= \n\n");
  EXPECT_THAT(reader.Ask("hotstone-situation"), HasSubstr("handicap_owed 361\n"));
  for (const char* ha : {"363", "-1", "x", "4.5", "99999999999"}) {
    const RecordFile bad(absl::StrCat("(;SZ[9]HA[", ha, "];B[aa])"));
    EXPECT_THAT(
        RunHere({"explain", bad.path}).err,
        HasSubstr(":1:10: HA: expected a number of stones from 0 to 362, for example HA[4]"))
        << ha;
    // With --rules, HA is checked only for whether it names stones.
    EXPECT_EQ(RunHere({"explain", bad.path, "--rules", "ing-1996,handicap=1"}).code, 0) << ha;
  }
}

TEST(RecordHandicapTest, TheEngineNamesTheRulesThatAreInForce) {
  OneRecordEngine engine("ing-1996", "(;GM[1]FF[4]SZ[9]KM[0]HA[3];B[ee])");
  EXPECT_EQ(engine.Ask("loadsgf r"), "= \n\n");
  const std::string name = "ing-1996,compensation=0,handicap=2";
  EXPECT_EQ(engine.Ask("hotstone-rules"), "= " + name + "\n\n");
  EXPECT_THAT(engine.Ask("hotstone-situation"), HasSubstr("rules " + name + "\n"));
  EXPECT_THAT(engine.Ask("showboard"), HasSubstr(name));
  EXPECT_THAT(engine.Ask("printsgf"), HasSubstr("RU[" + name + "]"));
  engine.Ask("clear_board");
  EXPECT_THAT(engine.Ask("hotstone-rules"), Not(HasSubstr("handicap")));
  OneRecordEngine refusing("ing-1996", "(;GM[1]FF[4]SZ[9]KM[0]HA[3];B[ee];W[cc])");
  EXPECT_THAT(refusing.Ask("loadsgf r"), HasSubstr("illegal under ing-1996,handicap=2: handicap"));
}

}  // namespace
}  // namespace hotstone::cli
