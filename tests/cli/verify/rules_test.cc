// hotstone rules from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "spec/rules/rule_set.h"
#include "spec/rules/rule_switches.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

TEST(RulesTest, TableOfAllPresets) {
  const ProgramResult result = RunHotstone({"rules"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.err, "");
  const auto lines = result.OutputLines();
  ASSERT_EQ(lines.size(), spec::Presets().size() + 1);
  // The switches set by presets have a column, the others have none.
  const std::set<std::string> set = {"hot_scope", "hot_fights", "settled", "unnamed",
                                     "cyclic",    "same",       "start"};
  for (const auto& [key, value] : spec::RuleKeys(spec::Presets()[0])) {
    EXPECT_EQ(lines[0].find(" " + key + " ") != std::string::npos,
              !spec::IsSwitch(key) || set.contains(key))
        << key;
  }
  for (size_t i = 0; i < spec::Presets().size(); ++i)
    EXPECT_THAT(lines[i + 1], StartsWith(spec::Presets()[i].preset + " "));
  EXPECT_THAT(lines[1], MatchesRegex("basic-only +basic +- +every +- +- +none +- +- +- +- +- "
                                     "+groups +4 +area +0 +draw +0 +false +-"));
  EXPECT_THAT(
      lines[3],
      MatchesRegex(
          "ing-1996 +hot +single.double-add.twin-triple +double-add.twin-triple +life "
          "+outcome +disturber +same +both +disturbing +fight +first +groups +4 +fill-in +8 +black "
          "+0 +false +-"));
  EXPECT_THAT(lines[8], MatchesRegex("faulstich-2015 +none +- +- +- +- +psk +- +- +- +- +- +any +2 "
                                     "+area +5.5 +draw +0 +false +-"));
}

TEST(RulesTest, ChosenRuleSets) {
  const ProgramResult result =
      RunHotstone({"rules", "--rules", "aga-like;basic-only,handicap=2", "--rules", "ko=psk"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.OutputLines(), ElementsAre(StartsWith("rules"), StartsWith("aga-like "),
                                                StartsWith("basic-only,handicap=2 "),
                                                StartsWith("basic-only,hot=none,cycle=psk ")));
}

// A switch has a column if some rule set sets it, and a value where it has an effect.
TEST(RulesTest, SwitchesAreShownWhereTheySaySomething) {
  const ProgramResult result = RunHotstone({"rules", "--rules",
                                            "hot-only,hot_scope=fighting,settled=outcome;ing-1991,"
                                            "resume=dispute;basic-only"});
  EXPECT_EQ(result.exit_code, 0);
  const auto lines = result.OutputLines();
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_THAT(lines[0], MatchesRegex("rules +hot +hot_kinds +hot_scope +hot_fights +settled +cycle "
                                     "+cycle_colour +same +start +resume +self_removal .*"));
  EXPECT_THAT(
      lines[1],
      MatchesRegex(
          "hot-only,hot_scope=fighting,settled=outcome +hot "
          "+single.double-add.twin +fighting +any +outcome +none +- +- +- +free +groups .*-"));
  EXPECT_THAT(lines[2], MatchesRegex("ing-1991,resume=dispute +hot +single.double-add.twin-triple "
                                     "+fighting +life +outcome +starter +same +fight +first "
                                     "+dispute +groups .*resume=dispute"));
  EXPECT_THAT(lines[3],
              MatchesRegex("basic-only +basic +- +every +- +- +none +- +- +- +free +groups .*-"));
}

TEST(RulesTest, Json) {
  const ProgramResult result =
      RunHotstone({"rules", "--json", "--rules", "ing-1991;faulstich-2015,capture_ends=true"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(
      result.OutputLines(),
      ElementsAre(
          R"({"schema":"hotstone.result/1","command":"rules","rules":"ing-1991","preset":"ing-1991",)"
          R"("hot":"hot",)"
          R"("hot_kinds":"single+double-add+twin-triple","hot_scope":"fighting","hot_class":"after",)"
          R"("hot_unclassified":"hot","hot_fights":"life",)"
          R"("settled":"outcome","class_by":"breath","cycle":"starter","cycle_colour":"same","unnamed":"nobody",)"
          R"("disturber_by":"eyeless","cyclic":"unclassified",)"
          R"("recycling":"any","same":"fight",)"
          R"("start":"first","square_of":"situation","square_gap":"row","resume":"free",)"
          R"("self_removal":"groups","end_passes":4,)"
          R"("scoring":"fill-in","compensation":8,"tie":"black","handicap":0,"capture_ends":false,)"
          R"("not_enumerated":[],"version":"0.1.0"})",
          R"({"schema":"hotstone.result/1","command":"rules","rules":"faulstich-2015,capture_ends=true",)"
          R"("preset":"faulstich-2015","hot":"none","hot_kinds":"single+double-add+twin",)"
          R"("hot_scope":"every",)"
          R"("hot_class":"after","hot_unclassified":"hot","hot_fights":"any",)"
          R"("settled":"life","class_by":"breath","cycle":"psk",)"
          R"("cycle_colour":"same",)"
          R"("unnamed":"nobody","disturber_by":"eyeless","cyclic":"unclassified",)"
          R"("recycling":"any","same":"board","start":"all","square_of":"situation",)"
          R"("square_gap":"row","resume":"free","self_removal":"any","end_passes":2,"scoring":"area",)"
          R"("compensation":5.5,"tie":"draw","handicap":0,)"
          R"("capture_ends":true,"not_enumerated":[],"version":"0.1.0"})"));
  EXPECT_EQ(RunHotstone({"rules", "--json"}).OutputLines().size(), spec::Presets().size());
}

}  // namespace
}  // namespace hotstone::cli
