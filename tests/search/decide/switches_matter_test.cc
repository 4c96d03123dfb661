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

const std::vector<SwitchWitness>& SwitchWitnesses() {
  static const auto* const rows = new std::vector<SwitchWitness>{
      {"hot_scope=every", "ing-1996,hot_scope=every", "ing-1996", "Q5", 1, 1},
      {"hot_scope=fighting", "ing-1996", "ing-1996,hot_scope=every", "Q5", 1, 1},
      {"hot_scope=single", "ing-1996,hot_scope=single", "ing-1996,hot_scope=every", "G407", 1, 2},
      {"hot_scope=double-add", "ing-1996,hot_scope=double-add,hot_unclassified=cold",
       "ing-1996,hot_scope=every", "G509", 1, 1},
      {"hot_scope=twin", "ing-1996,hot_scope=twin", "ing-1996,hot_scope=every", "G310", 1, 1},
      {"hot_class=after", "ing-1996,hot_kinds=single+double-add-any+twin,hot_unclassified=cold",
       "ing-1996,hot_kinds=single+double-add-any+twin,hot_unclassified=cold,hot_class=before",
       "G509", 2, 1},
      {"hot_class=before",
       "ing-1996,hot_kinds=single+double-add-any+twin,hot_unclassified=cold,hot_class=before",
       "ing-1996,hot_kinds=single+double-add-any+twin,hot_unclassified=cold", "S2", 2, 1},
      {"hot_unclassified=hot", "ing-1996", "ing-1996,hot_unclassified=cold", "G508", 1, 1},
      {"hot_unclassified=cold", "ing-1996,hot_unclassified=cold", "ing-1996", "Q8", 1, 1},
      {"settled=outcome", "ing-1996", "ing-1996,settled=life", "HISTORY-3", 1, 1},
      {"settled=life", "ing-1996,settled=life", "ing-1996", "HISTORY-3", 1, 3},
      {"hot_kinds=single", "hot-only,hot_kinds=single", "hot-only,hot=none", "HISTORY-3", 1, 1},
      {"hot_kinds=double-add", "hot-only,hot_kinds=double-add", "hot-only,hot=none", "G509", 1, 1},
      {"hot_kinds=double-add-any", "ing-1996,hot_kinds=single+double-add-any+twin", "ing-1996",
       "Q12", 4, 1},
      {"hot_kinds=double-capture", "hot-only,hot_kinds=double-capture", "hot-only,hot=none", "S2",
       5, 1},
      {"hot_kinds=twin", "hot-only,hot_kinds=twin", "hot-only,hot_kinds=twin-triple", "S3", 5, 1},
      {"hot_kinds=twin-triple", "hot-only,hot_kinds=twin-triple", "hot-only,hot=none", "G510", 1,
       1},
      {"hot_kinds=any-ko-stone", "ing-1996,hot_kinds=single+double-add+twin+any-ko-stone",
       "ing-1996", "P1", 9, 2},
      {"cycle=none", "ing-1996,cycle=none", "ing-1996", "G407", 1, 3},
      {"cycle=square", "ing-1996,cycle=square", "ing-1996,cycle=none", "G407", 1, 3},
      {"cycle=second-cycle", "ing-1996,cycle=second-cycle", "ing-1996", "S5", 1, 3},
      {"cycle=starter", "ing-1996,cycle=starter", "ing-1996,cycle=none", "G407", 1, 3},
      {"cycle=starter-first", "ing-1996,cycle=starter-first", "ing-1996,cycle=none", "G407", 1, 3},
      {"cycle=disturber", "ing-1996", "ing-1996,cycle=second-cycle", "H5", 2, 1},
      {"cycle=psk", "ing-1996,cycle=psk", "ing-1996,cycle=ssk", "G506", 1, 1},
      {"cycle=ssk", "ing-1996,cycle=ssk", "ing-1996,cycle=psk", "G407", 1, 3},
      {"cycle=nssk", "ing-1996,cycle=nssk", "ing-1996,cycle=ssk", "HISTORY-3", 1, 2},
      {"cycle=fixed", "ing-1996,cycle=fixed", "ing-1996,cycle=none", "G407", 1, 3},
      {"cycle=disturber+starter", "ing-1996,cycle=disturber+starter", "ing-1996", "S5", 1, 3},
      {"unnamed=nobody", "ing-1996,unnamed=nobody", "ing-1996", "HISTORY-3", 1, 4},
      {"unnamed=both", "ing-1996", "ing-1996,unnamed=nobody", "G310", 2, 1},
      {"unnamed=starter", "ing-1996,unnamed=starter", "ing-1996,unnamed=nobody", "G310", 2, 1},
      {"disturber_by=eyeless", "ing-1996", "ing-1996,disturber_by=initiator", "H5", 2, 1},
      {"disturber_by=initiator", "ing-1996,disturber_by=initiator", "ing-1996", "G513", 2, 1},
      {"cyclic=unclassified", "ing-1996,cyclic=unclassified", "ing-1996,cyclic=disturbing", "H3", 1,
       1},
      {"cyclic=disturbing", "ing-1996,cyclic=disturbing", "ing-1996,cyclic=unclassified",
       "AFTERWORD", 3, 1},
      {"square_gap=row", "ing-1996,cycle=square", "ing-1996,cycle=square,square_gap=anywhere",
       "HISTORY-3", 1, 4},
      {"square_gap=anywhere", "ing-1996,cycle=square,square_gap=anywhere", "ing-1996,cycle=square",
       "G310", 1, 1},
      {"cycle_colour=either", "ing-1996,cycle_colour=either", "ing-1996", "S20", 1, 1},
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
       "under starter both values are one rule; under starter-first they differ where a starter "
       "makes "
       "several "
       "plays that end nothing, by self-removal, which no caption goes round twice: "
       "PerftTest.AgreesWithTheLawOnTheStartersFirstPlay"},
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
    const auto rules = spec::ParseRuleSet(row.rules);
    const auto other = spec::ParseRuleSet(row.other);
    ASSERT_TRUE(rules.ok() && other.ok());
    const auto [caption, statement] = WitnessOf(row);
    ASSERT_NE(statement, nullptr);
    ASSERT_TRUE(IsPlayed(statement->kind));
    const auto position = spec::ParseCaptionPosition(caption->position);
    ASSERT_TRUE(position.ok());
    const auto under = DecidePlayed(*rules, *position, *statement);
    const auto beside = DecidePlayed(*other, *position, *statement);
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
    std::set<std::string> different =
        DifferentKeys(*spec::ParseRuleSet(row.rules), *spec::ParseRuleSet(row.other));
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
