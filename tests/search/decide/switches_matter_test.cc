// Shows that no switch is idle. For each value of each key that chooses a reading of the texts,
// some caption statement comes out one way under that value and the other way under another value.
// If the implementation ignored the switch, the row would fail.
//
// A row names a value, two rule sets that differ in that key, and the witness: the caption's id,
// which of its positions, and which statement of that position. Only statements that are played are
// asked, which is fast; values that no caption separates are listed with the reason.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "search/decide/played_statements.h"
#include "spec/board/position.h"
#include "spec/captions/caption.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::search {
namespace {

struct SwitchWitness {
  std::string value;  // "hot_scope=every"
  std::string rules;  // with that value
  std::string other;  // with another value of this key, otherwise the same
  std::string caption;
  int position;
  int statement;
};

// The rules of a row. "twins" is a reading of the Ing rules in which every switch has an effect:
// twins are hot, and stones of all kinds in fights alone.
spec::RuleSet RowRules(const std::string& text) {
  constexpr std::string_view kTwins =
      "ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,same=board,"
      "start=all";
  return *spec::ParseRuleSet(text.starts_with("twins") ? std::string(kTwins) + text.substr(5)
                                                       : text);
}

const std::vector<SwitchWitness>& SwitchWitnesses() {
  static const auto* const rows = new std::vector<SwitchWitness>{
      {"hot_scope=every", "twins,hot_scope=every", "twins", "Q5", 1, 1},
      {"hot_scope=fighting", "twins", "twins,hot_scope=every", "Q5", 1, 1},
      {"hot_scope=single", "twins,hot_scope=single", "twins,hot_scope=every", "ZH-G41", 1, 4},
      {"hot_scope=double-add", "twins,hot_scope=double-add,hot_unclassified=cold",
       "twins,hot_scope=every", "G509", 1, 1},
      {"hot_scope=twin", "twins,hot_scope=twin", "twins,hot_scope=every", "G310", 1, 1},
      {"hot_class=after", "twins,hot_kinds=single+double-add-any+twin,hot_unclassified=cold",
       "twins,hot_kinds=single+double-add-any+twin,hot_unclassified=cold,hot_class=before", "G509",
       2, 1},
      {"hot_class=before",
       "twins,hot_kinds=single+double-add-any+twin,hot_unclassified=cold,hot_class=before",
       "twins,hot_kinds=single+double-add-any+twin,hot_unclassified=cold", "S2", 2, 1},
      {"hot_unclassified=hot", "twins", "twins,hot_unclassified=cold", "G508", 1, 1},
      {"hot_unclassified=cold", "twins,hot_unclassified=cold", "twins", "Q8", 1, 1},
      {"settled=outcome", "twins", "twins,settled=life", "HISTORY-3", 1, 1},
      {"settled=life", "twins,settled=life", "twins", "HISTORY-3", 1, 3},
      {"class_by=breath", "ing-1996", "ing-1996,class_by=removal", "G509", 1, 1},
      {"class_by=removal", "ing-1996,class_by=removal", "ing-1996", "S2", 1, 1},
      {"class_by=removal-decides", "ing-1996,class_by=removal-decides", "ing-1996", "Q8", 1, 1},
      {"hot_kinds=single", "hot-only,hot_kinds=single", "hot-only,hot=none", "HISTORY-3", 1, 1},
      {"hot_kinds=double-add", "hot-only,hot_kinds=double-add", "hot-only,hot=none", "G509", 1, 1},
      {"hot_kinds=double-add-any", "twins,hot_kinds=single+double-add-any+twin", "twins", "Q12", 4,
       1},
      {"hot_kinds=double-capture", "hot-only,hot_kinds=double-capture", "hot-only,hot=none", "S2",
       5, 1},
      {"hot_kinds=twin", "hot-only,hot_kinds=twin", "hot-only,hot_kinds=twin-triple", "G503", 2, 1},
      {"hot_kinds=twin-triple", "hot-only,hot_kinds=twin-triple", "hot-only,hot=none", "G510", 1,
       1},
      {"hot_kinds=any-ko-stone", "twins,hot_kinds=single+double-add+twin+any-ko-stone", "twins",
       "P1", 9, 2},
      {"cycle=none", "twins,cycle=none", "twins", "G407", 1, 3},
      {"cycle=square", "twins,cycle=square", "twins,cycle=none", "G407", 1, 3},
      {"cycle=second-cycle", "twins,cycle=second-cycle", "twins", "S5", 1, 3},
      {"cycle=starter", "twins,cycle=starter", "twins,cycle=none", "G407", 1, 3},
      {"cycle=starter-first", "twins,cycle=starter-first", "twins,cycle=none", "G407", 1, 3},
      {"cycle=disturber", "twins", "twins,cycle=second-cycle", "S5", 1, 3},
      {"cycle=psk", "twins,cycle=psk", "twins,cycle=ssk", "G506", 1, 1},
      {"cycle=ssk", "twins,cycle=ssk", "twins,cycle=psk", "G407", 1, 3},
      {"cycle=nssk", "twins,cycle=nssk", "twins,cycle=ssk", "HISTORY-3", 1, 2},
      {"cycle=fixed", "twins,cycle=fixed", "twins,cycle=none", "G407", 1, 3},
      {"cycle=disturber+starter", "twins,cycle=disturber+starter", "twins", "S5", 1, 3},
      {"unnamed=nobody", "twins,unnamed=nobody", "twins", "P1", 9, 2},
      {"unnamed=both", "twins", "twins,unnamed=nobody", "P1", 9, 2},
      {"unnamed=starter", "twins,unnamed=starter", "twins,unnamed=nobody", "P1", 9, 2},
      {"cyclic=unclassified", "twins,cyclic=unclassified", "twins,cyclic=disturbing", "H3", 1, 1},
      {"cyclic=disturbing", "twins,cyclic=disturbing", "twins,cyclic=unclassified", "AFTERWORD", 3,
       1},
      {"square_gap=row", "twins,cycle=square", "twins,cycle=square,square_gap=anywhere", "G512", 1,
       2},
      {"square_gap=anywhere", "twins,cycle=square,square_gap=anywhere", "twins,cycle=square",
       "G310", 1, 1},
      {"cycle_colour=either", "twins,cycle_colour=either", "twins", "S20", 1, 1},
  };
  return *rows;
}

// Keys that change what is legal, but not in any line shown by a caption, with the test that shows
// their effect.
const std::map<std::string, std::string>& WithoutAWitness() {
  static const auto* const keys = new std::map<std::string, std::string>{
      {"square_of",
       "positions repeat without situations only over an odd number of plies, and no caption "
       "passes once on "
       "the way round: PerftTest.AgreesWithTheLawOnTheSwitchesOfSquare"},
      {"start",
       "it matters where a starter makes several plays of a cycle and a later one answers an "
       "attack: SameFightTest.TheDisturberMayStillAnswerAnAttack, "
       "PerftTest.AgreesWithTheLawOnTheStartersFirstPlay"},
      {"disturber_by",
       "no caption says that a dead side disturbs where the other one started: "
       "KoCycleTest.WhoIsNamedForStarting"},
      {"hot_fights",
       "the captions show fights about life, no kos between groups that live: "
       "HotFightsTest.TheSingleStoneIsHotInFightsAboutPoints, OrdinaryClaimTest"},
      {"same",
       "no line of a caption plays elsewhere and goes round again: "
       "SameFightTest.APlayElsewhereDoesNotFreeTheDisturber"},
      {"recycling",
       "no caption shows a second round of a fight: RecyclingTest.AFightIsNotRecycled"},
      {"resume",
       "only two pauses at one position end a game of four passes, and no caption pauses twice at "
       "one"},
  };
  return *keys;
}

// The statement of a row's witness, and its caption's position; nothing if it does not exist.
std::pair<const spec::Caption*, const spec::Statement*> WitnessOf(const SwitchWitness& row) {
  int positions = 0;
  for (const spec::Caption& caption : spec::Captions()) {
    if (caption.id != row.caption || ++positions != row.position) continue;
    const auto statement = static_cast<size_t>(row.statement) - 1;
    if (statement >= caption.statements.size()) return {nullptr, nullptr};
    return {&caption, &caption.statements[statement]};
  }
  return {nullptr, nullptr};
}

// The keys in which two rule sets differ.
std::set<std::string> DifferentKeys(const spec::RuleSet& a, const spec::RuleSet& b) {
  const auto keys_a = spec::RuleKeys(a);
  const auto keys_b = spec::RuleKeys(b);
  std::set<std::string> different;
  for (size_t i = 0; i < keys_a.size(); ++i) {
    if (keys_a[i] != keys_b[i]) different.insert(keys_a[i].first);
  }
  return different;
}

TEST(SwitchesMatterTest, EachValueChangesAStatementOfACaption) {
  for (const SwitchWitness& row : SwitchWitnesses()) {
    SCOPED_TRACE(absl::StrCat(row.value, ": ", row.caption, "/", row.position, ":", row.statement));
    const spec::RuleSet rules = RowRules(row.rules);
    const spec::RuleSet other = RowRules(row.other);
    const auto [caption, statement] = WitnessOf(row);
    ASSERT_NE(statement, nullptr);
    ASSERT_TRUE(IsPlayed(statement->kind));
    const auto position = spec::ParseCaptionPosition(caption->position);
    ASSERT_TRUE(position.ok());
    const auto under = DecidePlayed(rules, *position, *statement);
    const auto beside = DecidePlayed(other, *position, *statement);
    ASSERT_TRUE(under.ok() && beside.ok());
    EXPECT_NE(under->kind, certify::VerdictKind::kUnknown);
    EXPECT_NE(beside->kind, certify::VerdictKind::kUnknown);
    EXPECT_NE(under->kind, beside->kind);
  }
}

// Values listed without a witness have none under these rules; otherwise they belong among the
// rows.
TEST(SwitchesMatterSlow, TheReasonsAreNotStale) {
  for (const auto& [a, b] : {std::pair{"hot-only,hot=none,cycle=square", "square_of=position"},
                             {"ing-1996,cycle=square", "square_of=position"},
                             {"ing-1996,cycle=starter", "start=first"},
                             {"hot-only,hot=none,cycle=starter-first", "start=first"},
                             {"ing-1996", "resume=dispute"},
                             {"hot-only", "resume=dispute"}}) {
    const auto rules = *spec::ParseRuleSet(a);
    const auto other = *spec::ParseRuleSet(absl::StrCat(a, ",", b));
    EXPECT_TRUE(WithoutAWitness().contains(std::string(b).substr(0, std::string(b).find('='))));
    for (const spec::Caption& caption : spec::Captions()) {
      if (caption.position.empty()) continue;
      const auto position = spec::ParseCaptionPosition(caption.position);
      ASSERT_TRUE(position.ok());
      for (const spec::Statement& statement : caption.statements) {
        if (!IsPlayed(statement.kind)) continue;
        EXPECT_EQ(DecidePlayed(rules, *position, statement)->kind,
                  DecidePlayed(other, *position, statement)->kind)
            << a << " against " << b << ": " << caption.id;
      }
    }
  }
}

// The two rule sets of a row differ in its key and in what belongs to that choice only: hot=none
// has no kinds and so no scope, hot_scope=every asks for no class.
TEST(SwitchesMatterTest, RowsDifferInTheirKeyAlone) {
  for (const SwitchWitness& row : SwitchWitnesses()) {
    const std::string key = row.value.substr(0, row.value.find('='));
    std::set<std::string> different = DifferentKeys(RowRules(row.rules), RowRules(row.other));
    if (key == "hot_kinds" && different.erase("hot") != 0) different.insert(key);
    if (key == "hot_scope") different.erase("hot_unclassified");
    if (key == "cycle") {
      for (const char* part : {"unnamed", "cyclic"}) different.erase(part);
    }
    EXPECT_EQ(different, std::set<std::string>{key}) << row.value;
  }
}

// Every key that is a switch, every kind of hot stones and every reading of the cycle layer has a
// row or a reason.
TEST(SwitchesMatterTest, NothingIsLeftOut) {
  std::set<std::string> values;
  std::set<std::string> keys;
  for (const SwitchWitness& row : SwitchWitnesses()) {
    EXPECT_TRUE(values.insert(row.value).second) << row.value;
    keys.insert(row.value.substr(0, row.value.find('=')));
  }
  for (const auto& [key, value] : spec::RuleKeys(*spec::ParseRuleSet("ing-1996"))) {
    if (!spec::IsSwitch(key)) continue;
    EXPECT_NE(keys.contains(key), WithoutAWitness().contains(key)) << key;
  }
  for (const spec::HotKind kind : spec::AllHotKinds()) {
    EXPECT_TRUE(values.contains(absl::StrCat("hot_kinds=", std::string(spec::HotKindName(kind)))))
        << static_cast<int>(kind);
  }
  for (const spec::Cycle cycle : spec::AllCycles()) {
    EXPECT_TRUE(values.contains(absl::StrCat("cycle=", spec::CycleName(cycle))))
        << spec::CycleName(cycle);
  }
}

}  // namespace
}  // namespace hotstone::search
