#include "spec/rules/rule_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::HasSubstr;

// The table of presets, word for word: hot, cycle, self-removal, end passes, scoring, compensation,
// tie.
TEST(RuleSetTest, EveryPresetIsAsTabled) {
  const std::vector<std::vector<std::string>> table = {
      {"basic-only", "basic", "none", "groups", "4", "area", "0", "draw"},
      {"hot-only", "hot", "none", "groups", "4", "fill-in", "8", "black"},
      {"ing-1996", "hot", "disturber", "groups", "4", "fill-in", "8", "black"},
      {"ing-1996-recycling", "hot", "second-cycle", "groups", "4", "fill-in", "8", "black"},
      {"ing-1991", "hot", "starter", "groups", "4", "fill-in", "8", "black"},
      {"simplified-ing", "none", "psk", "groups", "2", "area", "8", "black"},
      {"tromp-taylor", "none", "psk", "any", "2", "area", "0", "draw"},
      {"faulstich-2015", "none", "psk", "any", "2", "area", "5.5", "draw"},
      {"aga-like", "none", "ssk", "none", "2", "area", "7.5", "draw"},
  };
  ASSERT_EQ(Presets().size(), table.size());
  for (size_t i = 0; i < table.size(); ++i) {
    const RuleSet& preset = Presets()[i];
    EXPECT_EQ(preset.preset, table[i][0]);
    // The rest of the Ing presets: double and twin hot stones in fights about life only, single
    // ones in fights about points as well or, in 1996, in every ko.
    const bool ing = preset.preset.starts_with("ing-");
    const bool ing_1991 = preset.preset == "ing-1991";
    const bool disturber = table[i][2] == "disturber";
    const std::vector<std::pair<std::string, std::string>> keys = {
        {"hot", table[i][1]},
        {"hot_kinds", ing ? "single+double-add+twin-triple" : "single+double-add+twin"},
        {"hot_scope", ing_1991 ? "fighting"
                      : ing    ? "double-add+twin-triple"
                               : "every"},
        {"hot_class", "after"},
        {"hot_unclassified", "hot"},
        {"hot_fights", ing ? "life" : "any"},
        {"settled", ing ? "outcome" : "life"},
        {"class_by", "breath"},
        {"cycle", table[i][2]},
        {"cycle_colour", "same"},
        {"unnamed", disturber ? "both" : "nobody"},
        {"disturber_by", "eyeless"},
        {"cyclic", disturber ? "disturbing" : "unclassified"},
        {"recycling", "any"},
        {"same", disturber || ing_1991 ? "fight" : "board"},
        {"start", disturber || ing_1991 ? "first" : "all"},
        {"square_of", "situation"},
        {"square_gap", "row"},
        {"resume", "free"},
        {"self_removal", table[i][3]},
        {"end_passes", table[i][4]},
        {"scoring", table[i][5]},
        {"compensation", table[i][6]},
        {"tie", table[i][7]},
        {"handicap", "0"},
        {"capture_ends", "false"}};
    EXPECT_EQ(RuleKeys(preset), keys) << table[i][0];
    EXPECT_EQ(Rules(table[i][0]), preset);
    EXPECT_EQ(RuleSetName(preset), table[i][0]);
  }
}

TEST(RuleSetTest, PresetsHaveShortNames) {
  for (const auto& [shorter, preset] :
       {std::pair("ing", "ing-1996"), std::pair("1991", "ing-1991"),
        std::pair("ING_1996", "ing-1996"), std::pair("aga", "aga-like"),
        std::pair("TrompTaylor", "tromp-taylor")}) {
    EXPECT_EQ(ParseRuleSet(shorter)->preset, preset);
    EXPECT_EQ(RuleSetName(*ParseRuleSet(std::string(shorter) + ",compensation=3")),
              std::string(preset) + ",compensation=3");
  }
  for (const char* other : {"", "-", "ing-", "ing 1996", "ing1997", "96"})
    EXPECT_EQ(ParseRuleSet(other).ok(), std::string(other) == "ing-") << other;
}

TEST(RuleSetTest, KeysChangeThePreset) {
  RuleSet expected = Rules("basic-only");
  expected.self_removal = SelfRemoval::kNone;
  expected.end_passes = 2;
  EXPECT_EQ(Rules("basic-only,self_removal=none,end_passes=2"), expected);
  EXPECT_EQ(Rules("self_removal=none,end_passes=2"), expected);  // basic-only is the default
  EXPECT_EQ(Rules("ing-1996,compensation=5.5").compensation_x2, 11);
  EXPECT_EQ(Rules("basic-only,compensation=-0.5").compensation_x2, -1);
  EXPECT_EQ(Rules("basic-only,compensation=8.0").compensation_x2, 16);
  EXPECT_EQ(Rules("basic-only,handicap=9").handicap, 9);
  EXPECT_EQ(Rules("basic-only,tie=black").tie, Tie::kBlackWins);
  EXPECT_EQ(Rules("basic-only,scoring=fill-in").scoring, Scoring::kFillIn);
  EXPECT_TRUE(Rules("basic-only,capture_ends=true").capture_ends);
  EXPECT_EQ(Rules("hot-only,hot_kinds=double-capture+single").hot_kinds,
            (HotKinds{HotKind::kSingle, HotKind::kDoubleCapture}));
  EXPECT_EQ(RuleSetName(Rules("hot-only,hot_kinds=double-capture+single")),
            "hot-only,hot_kinds=single+double-capture");
}

TEST(RuleSetTest, TheLastOfTwoEqualKeysCounts) {
  EXPECT_EQ(Rules("basic-only,end_passes=2,end_passes=4"), Rules("basic-only"));
}

TEST(RuleSetTest, KoIsShortForOneLayerAlone) {
  const auto layers = [](std::string_view text) {
    const RuleSet rules = Rules(text);
    return std::pair(rules.hot, *rules.cycle.Only());
  };
  EXPECT_EQ(layers("aga-like,ko=basic"), std::pair(HotLayer::kBasic, Cycle::kNone));
  EXPECT_EQ(layers("aga-like,ko=hot"), std::pair(HotLayer::kHot, Cycle::kNone));
  EXPECT_EQ(layers("ing-1996,ko=none"), std::pair(HotLayer::kNone, Cycle::kNone));
  EXPECT_EQ(layers("basic-only,ko=psk"), std::pair(HotLayer::kNone, Cycle::kPsk));
  EXPECT_EQ(layers("basic-only,ko=starter-first"),
            std::pair(HotLayer::kNone, Cycle::kStarterFirst));
  EXPECT_EQ(layers("basic-only,cycle=psk"), std::pair(HotLayer::kBasic, Cycle::kPsk));
  EXPECT_EQ(layers("tromp-taylor,hot=basic"), std::pair(HotLayer::kBasic, Cycle::kPsk));
  RuleSet rules = Rules("aga-like");
  EXPECT_FALSE(SetRule(rules, "ko", "superko").ok());
  EXPECT_EQ(rules, Rules("aga-like"));  // an error changes nothing
}

TEST(RuleSetTest, ErrorsListTheGoodOnes) {
  EXPECT_THAT(
      RulesError("ing-1997"),
      HasSubstr(
          "\"ing-1997\" is unknown; known names: basic-only, hot-only, ing-1996, "
          "ing-1996-recycling, ing-1991, simplified-ing, tromp-taylor, faulstich-2015, aga-like"));
  EXPECT_THAT(RulesError(""), HasSubstr("known names: basic-only"));
  // Characters that could disturb a terminal are escaped, in a name, a key and a value.
  for (const char* text :
       {"\x1b[31m", "basic-only,\x1b[31m", "\x1b[31m=1", "ko=\x1b[31m", "handicap=\x1b[31m"}) {
    EXPECT_THAT(RulesError(text), HasSubstr("\\033[31m")) << text;
    EXPECT_EQ(RulesError(text).find('\x1b'), std::string::npos) << text;
  }
  EXPECT_THAT(RulesError("basic-only,psk"), HasSubstr("\"psk\" is not key=value"));
  EXPECT_THAT(
      RulesError("basic-only,tromp-taylor"),
      HasSubstr("\"tromp-taylor\" is a second preset; separate several rule sets by semicolons"));
  for (const char* text : {"basic-only,", "basic-only,,", "basic-only,,ko=psk"}) {
    EXPECT_THAT(RulesError(text),
                HasSubstr("nothing follows a comma; expected PRESET[,key=value...]"))
        << text;
  }
  for (const char* text :
       {" basic-only", "basic-only, ko=psk", "basic-only,ko =psk", "ko=psk\n", "compensation=8 "}) {
    EXPECT_THAT(RulesError(text), HasSubstr("contains a blank; expected PRESET[,key=value...]"))
        << text;
  }
  for (const char* text : {"all", "readings", "all,ko=none"}) {
    EXPECT_THAT(RulesError(text),
                HasSubstr("stands for several rule sets and takes no keys; expected PRESET"))
        << text;
  }
  EXPECT_THAT(
      RulesError("basic-only,kow=psk"),
      HasSubstr("rule key \"kow\" is unknown; known keys: ko, hot, hot_kinds, hot_scope, "
                "hot_class, hot_unclassified, hot_fights, settled, class_by, cycle, cycle_colour, "
                "unnamed, disturber_by, cyclic, recycling, same, start, square_of, "
                "square_gap, resume, self_removal, end_passes, scoring, compensation, tie, "
                "handicap, capture_ends"));
  EXPECT_THAT(RulesError("hot=warm"),
              HasSubstr("hot=warm is unknown; known values: none, basic, hot"));
  EXPECT_THAT(RulesError("cycle=basic"),
              HasSubstr("known values: none, square, second-cycle, starter, "
                        "starter-first, disturber, psk, ssk, nssk, fixed"));
  EXPECT_THAT(RulesError("ko=superko"),
              HasSubstr("known values: none, basic, hot, square, second-cycle"));
  EXPECT_THAT(RulesError("self_removal=yes"), HasSubstr("known values: none, groups, any"));
  EXPECT_THAT(RulesError("scoring=territory"), HasSubstr("known values: area, fill-in"));
  EXPECT_THAT(RulesError("tie=white"), HasSubstr("known values: black, draw"));
  EXPECT_THAT(RulesError("capture_ends=1"), HasSubstr("known values: false, true"));
  EXPECT_THAT(RulesError("hot_kinds=single+triple"),
              HasSubstr("single, double-add, double-add-any, double-capture, twin, twin-triple, "
                        "any-ko-stone, joined by +, each once"));
  EXPECT_THAT(RulesError("hot_kinds=single+single"), HasSubstr("each once"));
  EXPECT_THAT(RulesError("hot_kinds="), HasSubstr("each once"));
  for (const char* value : {"3", "0", "", "02", "two"}) {
    EXPECT_THAT(RulesError(std::string("end_passes=") + value), HasSubstr("known values: 2, 4"));
  }
  for (const char* value : {"-1", "362", "", "1.5", "x"}) {
    EXPECT_THAT(RulesError(std::string("handicap=") + value), HasSubstr("known values: 0 to 361"));
  }
  for (const char* value : {"", "-", "--1", "5.25", "5.", ".5", "+8", "362", "1e3"}) {
    EXPECT_THAT(RulesError(std::string("compensation=") + value), HasSubstr("whole or half points"))
        << value;
  }
}

TEST(RuleSetTest, CompensationSpansTheLargestBoard) {
  EXPECT_EQ(Rules("compensation=361").compensation_x2, 722);
  EXPECT_EQ(Rules("compensation=-360.5").compensation_x2, -721);
  EXPECT_THAT(RulesError("compensation=361.5"),
              HasSubstr("known values: -361 to 361, whole or half points"));
  EXPECT_THAT(RulesError("compensation=-361.5"),
              HasSubstr("known values: -361 to 361, whole or half points"));
}

TEST(RuleSetTest, TheNameReadsBack) {
  const std::vector<std::string> keys = {"hot=none",
                                         "hot=basic",
                                         "hot=hot",
                                         "hot_kinds=single",
                                         "cycle=none",
                                         "cycle=square",
                                         "cycle=psk",
                                         "cycle=fixed",
                                         "self_removal=none",
                                         "self_removal=groups",
                                         "self_removal=any",
                                         "end_passes=2",
                                         "end_passes=4",
                                         "scoring=area",
                                         "scoring=fill-in",
                                         "compensation=-0.5",
                                         "compensation=6.5",
                                         "tie=black",
                                         "tie=draw",
                                         "handicap=4",
                                         "handicap=361",
                                         "capture_ends=true",
                                         "cycle_colour=either",
                                         "hot_kinds=twin+double-add-any"};
  for (const RuleSet& preset : Presets()) {
    for (const std::string& one : keys) {
      for (const std::string& two : keys) {
        const RuleSet rules = Rules(preset.preset + "," + one + "," + two);
        EXPECT_EQ(Rules(RuleSetName(rules)), rules) << RuleSetName(rules);
      }
    }
  }
  EXPECT_EQ(RuleSetName(Rules("end_passes=2,hot=none,cycle=psk")),
            "basic-only,hot=none,cycle=psk,end_passes=2");
  EXPECT_EQ(RuleSetName(Rules("tromp-taylor,compensation=7.5")), "tromp-taylor,compensation=7.5");
  EXPECT_EQ(RuleSetName(Rules("aga-like,compensation=7.5")), "aga-like");
}

TEST(RuleSetTest, SeveralAreSeparatedBySemicolons) {
  const auto two = ParseRuleSets("tromp-taylor;basic-only,end_passes=2");
  ASSERT_TRUE(two.ok());
  ASSERT_EQ(two->size(), 2u);
  EXPECT_EQ((*two)[0], Rules("tromp-taylor"));
  EXPECT_EQ((*two)[1], Rules("basic-only,end_passes=2"));
  EXPECT_EQ(*ParseRuleSets("all"), Presets());
  EXPECT_EQ(ParseRuleSets("all;aga-like")->size(), Presets().size() + 1);
  EXPECT_FALSE(ParseRuleSets("all;").ok());
  EXPECT_FALSE(ParseRuleSets("").ok());
}

TEST(RuleSetTest, FiniteMemoryMeansNoCycleLayer) {
  EXPECT_TRUE(Rules("basic-only").HasFiniteMemory());
  EXPECT_TRUE(Rules("hot-only").HasFiniteMemory());
  EXPECT_TRUE(Rules("ko=none").HasFiniteMemory());
  for (const char* text : {"cycle=psk", "ko=ssk", "ing-1996", "ing-1991", "tromp-taylor"}) {
    EXPECT_FALSE(Rules(text).HasFiniteMemory()) << text;
  }
}

TEST(RuleSetTest, HalfPointsAsText) {
  EXPECT_EQ(HalfPoints(0), "0");
  EXPECT_EQ(HalfPoints(1), "0.5");
  EXPECT_EQ(HalfPoints(-1), "-0.5");
  EXPECT_EQ(HalfPoints(11), "5.5");
  EXPECT_EQ(HalfPoints(16), "8");
  EXPECT_EQ(HalfPoints(-16), "-8");
  EXPECT_EQ(HalfPoints(-13), "-6.5");
}

}  // namespace
}  // namespace hotstone::spec
