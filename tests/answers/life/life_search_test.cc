#include "answers/life/life_search.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "answers/life/life_answer.h"

namespace hotstone::answers {
namespace {

// Each chain as "POINT attacker-first owner-first", separated by commas.
std::string Searches(const std::string& cells, const std::string& rules = "basic-only") {
  const auto position = spec::Position::FromText(cells);
  const auto chains = SearchLife(*position, *spec::ParseRuleSet(rules), {}, nullptr);
  if (!chains.ok()) return std::string(chains.status().message());
  std::string words;
  for (const SearchedChain& chain : *chains) {
    absl::StrAppend(&words, words.empty() ? "" : ", ", spec::PointName(chain.chain.stones[0]), " ",
                    std::string(SearchedName(chain.attacker_first.answer)), " ",
                    std::string(SearchedName(chain.owner_first.answer)));
  }
  return words;
}

TEST(LifeSearchTest, TwoEyesStay) {
  EXPECT_EQ(Searches(".X.XO/XXXXO/OOOOO/...../....."), "A3 unknown stays, A4 stays stays");
  // Too large for a search.
  EXPECT_EQ(Searches(".X.XO..../XXXXO..../OOOOO..../........./........./........./........./"
                     "........./........."),
            "A7 unknown unknown, A8 stays stays");
}

TEST(LifeSearchTest, AChainInAtariThatGainsNoLibertyIsDead) {
  EXPECT_EQ(Searches(".X.X.OX/XXXXXOX/OOOOOOX/XXXXXXX/......."),
            "A2 stays stays, A3 removed removed, A4 stays stays");
}

// On boards with a table the two agree, chain by chain; otherwise AskLife reports a bug.
TEST(LifeSearchTest, AgreesWithTheTable) {
  LifeQuestion question{*spec::ParseRuleSet("basic-only"), ""};
  question.search.strategies = true;
  for (const char* cells :
       {".XOO/X.OX/.XX.", "XX.XO/.XXOO/XXO.O", ".OX./OX.X/.OX.", "..X/XXO/.O."}) {
    const auto position = spec::Position::FromText(cells);
    const auto answer = AskLife(*position, question, nullptr);
    ASSERT_TRUE(answer.ok()) << answer.status();
    EXPECT_EQ(answer->chains.size(), answer->searched.size());
    EXPECT_FALSE(StrategiesOf(*answer).empty()) << cells;
  }
}

TEST(LifeSearchTest, MemoryLimitsASearch) {
  const auto position = spec::Position::FromRows({".XO.", "XO.O", ".XO."});
  const spec::Chain chain = spec::ChainAt(*position, {1, 0});
  const auto rules = *spec::ParseRuleSet("basic-only");
  LifeSearchLimits limits;
  EXPECT_TRUE(IsDecided(*SearchChain(*position, rules, chain, limits, nullptr)));
  limits.memory_bytes = 600;
  const auto found = SearchChain(*position, rules, chain, limits, nullptr);
  EXPECT_EQ(FateWord(*found), "unknown");
  EXPECT_EQ(found->owner_first.how, "the search reached its limit");
}

TEST(LifeSearchTest, RulesWithHistoryAreSearched) {
  const auto position = spec::Position::FromRows({"X.O", "..."});
  const auto answer = AskLife(*position, {*spec::ParseRuleSet("ing-1996"), ""}, nullptr);
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_FALSE(answer->by_table);
  EXPECT_EQ(answer->searched.size(), 2u);
}

TEST(LifePresetsTest, WithoutATableTheyAreRefused) {
  LifeQuestion question{*spec::ParseRuleSet("basic-only"), ""};
  question.presets = true;
  const auto position = spec::Position::FromRows({"X....", ".....", ".....", "....."});
  EXPECT_EQ(AskLife(*position, question, nullptr).status(),
            absl::ResourceExhaustedError(
                "life: only a table tells which chains hang, so --presets takes at most 18 points "
                "without --table, and rules without history; which stones stay: hotstone life "
                "--position X..../...../...../..... --rules basic-only --search --nodes 200000"));
}

// A stone that hangs under basic ko alone: the rules that remember the game decide it.
TEST(LifePresetsTest, PresetsDecideWhatHangs) {
  const auto position = spec::Position::FromRows({".O.", "OXO", "OX."});
  LifeQuestion question{*spec::ParseRuleSet("basic-only"), ""};
  question.presets = true;
  const auto answer = AskLife(*position, question, nullptr);
  ASSERT_TRUE(answer.ok()) << answer.status();
  std::string words;
  for (const ChainFate& chain : answer->chains) {
    for (const PresetFate& one : chain.presets) {
      EXPECT_EQ(chain.fate.owner_first, enumerate::Answer::kHangs);
      absl::StrAppend(&words, words.empty() ? "" : ", ", one.rules, " ",
                      std::string(FateWord(one.chain)));
    }
  }
  EXPECT_EQ(words,
            "ing-1996 dead, ing-1996-recycling dead, ing-1991 dead, simplified-ing unsettled, "
            "tromp-taylor unsettled, faulstich-2015 unsettled, aga-like unsettled");
}

}  // namespace
}  // namespace hotstone::answers
