#include "tests/house/glossary_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "absl/strings/str_split.h"
#include "claims/claim_table.h"
#include "spec/rules/rule_set.h"
#include "tests/house/source_tree.h"

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;

std::string Glossary() {
  const auto& tree = SourceTree();
  const auto page = std::find_if(tree.begin(), tree.end(), [](const SourceFile& file) {
    return file.path == "docs/reference/model.md";
  });
  return page == tree.end() ? "" : page->text;
}

// All keys of --rules, from the table that parses them, and the short form.
TEST(GlossaryRules, EveryKeyOfARuleSetIsExplained) {
  std::vector<std::string> keys = {"ko"};
  for (const auto& [key, value] : spec::RuleKeys(spec::Presets()[0])) keys.push_back(key);
  EXPECT_THAT(UnexplainedWords(Glossary(), keys), IsEmpty());
}

TEST(GlossaryRules, EveryPresetIsExplained) {
  std::vector<std::string> names;
  for (const spec::RuleSet& preset : spec::Presets()) names.push_back(preset.preset);
  EXPECT_THAT(UnexplainedWords(Glossary(), names), IsEmpty());
}

TEST(GlossaryRules, EveryClaimIsExplained) {
  EXPECT_THAT(UnexplainedWords(Glossary(), claims::ClaimNames()), IsEmpty());
}

// Column heads and cells of tables, and words that help texts and README assume.
TEST(GlossaryRules, TheWordsOfTablesAndHelpTextsAreExplained) {
  const std::string words =
      "claim,verdict,method,level,figure,covered,remarks,limit,counted,certified,enumerated,cross-"
      "checked,"
      "witness,component,with a "
      "ban,farthest,finished,lasso,stem,ranking,measure,sweep,stage,interval,"
      "determined,undetermined,sample,entries,probe,checkpoint,shard,round,merge,census,depth,"
      "divide,playout,"
      "seed,border state,path vector,set,within the sets,beyond the sets,literal,up to "
      "symmetry,signature,"
      "entry,class of "
      "cycles,record,line,clause,reason,referee,forfeited,agree,disagree,unanswered,set aside,"
      "engine,obligation,vacuous,second solver,hot stone,ban,fight,breath,ko race,hot layer,cycle "
      "layer,"
      "settled,open,balanced,surplus,winning spaces,losing stones,mutants caught,ko position,group,"
      "with history,not enumerated,reading,recorded "
      "verdict,certificate,compensation,area,fill-in,outcome";
  const std::vector<std::string> list = absl::StrSplit(words, ',');
  EXPECT_THAT(UnexplainedWords(Glossary(), list), IsEmpty());
}

TEST(GlossaryRules, WhatAnEntryIs) {
  EXPECT_THAT(ExplainedWords(
                  "**Sweep, stage.** A sweep and its *round*.\n| `cycle` | says | *what* |\n"
                  "- *certified*: by the checker\n- `twin`: more\nonly `named` here, **not so**\n"),
              ElementsAre("certified", "cycle", "round", "stage", "sweep", "twin", "what"));
}

TEST(GlossaryRules, AWordThatIsOnlyUsedIsMissing) {
  EXPECT_THAT(UnexplainedWords("**Ban.** The effect of a `twin` hot stone.\n",
                               {"ban", "twin", "hot stone"}),
              ElementsAre("twin", "hot stone"));
  EXPECT_THAT(UnexplainedWords("", {"ban"}), ElementsAre("ban"));
  EXPECT_THAT(ExplainedWords(Glossary()),
              IsSupersetOf({"cycle_colour", "tromp-taylor", "closure"}));
}

}  // namespace
}  // namespace hotstone::house
