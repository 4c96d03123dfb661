// Which sentences carry the promise: the border of each table, and the support of each answer.
#include "claims/promise/promise_sets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "certify/check.h"
#include "spec/clauses/clauses.h"

namespace hotstone::claims {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

using Ids = std::vector<std::string>;

const PromiseText& Text(const char* name) { return *FindPromiseText(name); }

std::vector<SetAnswer> Decide(const char* text, PromiseKind kind,
                              spec::ClassBy class_by = spec::ClassBy::kBreath) {
  auto answers = DecidePromise(Text(text), kind, class_by, nullptr);
  EXPECT_TRUE(answers.ok()) << answers.status();
  return answers.ok() ? *std::move(answers) : std::vector<SetAnswer>();
}

std::vector<Ids> IdsOfAll(const char* text, const std::vector<SetAnswer>& answers) {
  std::vector<Ids> ids;
  for (const SetAnswer& one : answers) ids.push_back(IdsOf(Text(text), one.set));
  return ids;
}

TEST(PromiseSetsTest, TheFlatBanAloneEndsEveryPlay) {
  const auto answers = Decide("1996", PromiseKind::kStrong);
  EXPECT_EQ(answers.size(), 96u);
  EXPECT_TRUE(Monotone(answers));
  EXPECT_THAT(IdsOfAll("1996", Minimal(answers)), ElementsAre(Ids{"flat-ban"}));
  EXPECT_THAT(IdsOfAll("1996", Maximal(answers)),
              ElementsAre(Ids{"hot", "disturber", "never", "cyclic", "disturbing-ban", "dispute"}));
}

TEST(PromiseSetsTest, In1991WhoeverStartedIsEnoughIfItIsSaidOfEveryCycle) {
  const auto answers = Decide("1991", PromiseKind::kStrong);
  EXPECT_THAT(IdsOfAll("1991", Minimal(answers)),
              UnorderedElementsAre(Ids{"flat-ban"}, Ids{"starter"}));
  EXPECT_THAT(IdsOfAll("1991", Maximal(answers)),
              ElementsAre(Ids{"hot", "settled-starter", "never"}));
}

TEST(PromiseSetsTest, TheForcedPromiseNeedsLess) {
  const auto answers = Decide("1996", PromiseKind::kForced);
  EXPECT_THAT(IdsOfAll("1996", Minimal(answers)),
              UnorderedElementsAre(Ids{"disturber"}, Ids{"disturbing-ban"}));
  EXPECT_THAT(IdsOfAll("1996", Maximal(answers)),
              ElementsAre(Ids{"hot", "never", "cyclic", "dispute"}));
  EXPECT_TRUE(Monotone(answers));
}

// Removal classifies every ko, so G517 leaves no cycle unclassified. It does not replace the ban.
TEST(PromiseSetsTest, ClassesByRemovalDoNotReplaceTheFlatBan) {
  for (const auto class_by : {spec::ClassBy::kRemoval, spec::ClassBy::kRemovalDecides}) {
    const auto strong = Decide("1996", PromiseKind::kStrong, class_by);
    EXPECT_TRUE(Monotone(strong));
    EXPECT_THAT(IdsOfAll("1996", Minimal(strong)), ElementsAre(Ids{"flat-ban"}));
    const auto maximal = Maximal(strong);
    ASSERT_THAT(IdsOfAll("1996", maximal), ElementsAre(Ids{"hot", "disturber", "never", "cyclic",
                                                           "disturbing-ban", "dispute"}));
    EXPECT_EQ(maximal[0].rules.class_by, class_by);
    EXPECT_EQ(maximal[0].game->id,
              class_by == spec::ClassBy::kRemoval ? "refilling-with-a-pass" : "two-for-one");
    const auto forced = Decide("1996", PromiseKind::kForced, class_by);
    EXPECT_THAT(IdsOfAll("1996", Minimal(forced)),
                UnorderedElementsAre(Ids{"disturber"}, Ids{"disturbing-ban"}));
    for (const SetAnswer& one : strong) EXPECT_NE(one.answer, PromiseAnswer::kOpen);
  }
}

// Each set has its own: no answer follows from another one.
TEST(PromiseSetsTest, EachAnswerNamesItsSupport) {
  for (const PromiseText& text : PromiseTexts()) {
    for (const PromiseKind kind : {PromiseKind::kStrong, PromiseKind::kForced}) {
      for (const SetAnswer& one : Decide(text.name.c_str(), kind)) {
        EXPECT_NE(one.answer, PromiseAnswer::kOpen);
        EXPECT_EQ(one.rules, text.rules_of(one.set));
        EXPECT_EQ(one.theorems.empty(), one.answer == PromiseAnswer::kBroken);
        EXPECT_EQ(one.board.empty(), one.answer == PromiseAnswer::kKept);
        if (kind == PromiseKind::kForced || one.answer == PromiseAnswer::kKept) continue;
        ASSERT_NE(one.game, nullptr);
        EXPECT_TRUE(certify::CheckLasso(LassoOf(*one.game, one.rules)).ok());
      }
    }
  }
}

// The game on 6x5 needs no particular reading of twins: its two kos are no fight of one chain each.
TEST(PromiseSetsTest, TheDoubleKoGoesOnWhateverIsATwin) {
  const auto game = std::find_if(KnownGames().begin(), KnownGames().end(),
                                 [](const KnownGame& one) { return one.id == "double-ko"; });
  ASSERT_NE(game, KnownGames().end());
  for (const char* kinds :
       {"single+double-add+twin-triple", "single+double-add+twin", "single+double-capture+twin",
        "single+double-add-any+double-capture+twin", "single+any-ko-stone"}) {
    const auto rules = spec::ParseRuleSet(
        "ing-1996,unnamed=both-if-unclassified,resume=dispute,"
        "hot_scope=every,hot_kinds=" +
        std::string(kinds));
    ASSERT_TRUE(rules.ok()) << rules.status();
    const auto checked = certify::CheckLasso(LassoOf(*game, *rules));
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_THAT(checked->classes, ElementsAre("fighting (twin)"));
  }
}

TEST(PromiseSetsTest, EachKnownGameIsTheSmallestOfSomeSet) {
  std::set<std::string> used;
  for (const PromiseText& text : PromiseTexts()) {
    for (const auto class_by :
         {spec::ClassBy::kBreath, spec::ClassBy::kRemoval, spec::ClassBy::kRemovalDecides}) {
      for (const SetAnswer& one : Decide(text.name.c_str(), PromiseKind::kStrong, class_by)) {
        if (one.game != nullptr) used.insert(one.game->id);
      }
    }
  }
  used.insert("double-ko");  // for the other readings of twins
  std::set<std::string> known;
  int points = 0;
  for (const KnownGame& game : KnownGames()) {
    EXPECT_GE(game.size.points(), points) << game.id;
    points = game.size.points();
    known.insert(game.id);
  }
  EXPECT_EQ(used, known);
}

TEST(PromiseSetsTest, EachSentenceCitesClausesAndChangesTheRules) {
  for (const PromiseText& text : PromiseTexts()) {
    const std::vector<SentenceSet> sets = SetsOf(text);
    for (size_t i = 0; i < text.sentences.size(); ++i) {
      EXPECT_THAT(text.sentences[i].clauses, Not(IsEmpty())) << text.sentences[i].id;
      for (const std::string& id : text.sentences[i].clauses)
        EXPECT_NE(spec::FindClause(id), nullptr) << id;
      EXPECT_TRUE(std::any_of(sets.begin(), sets.end(), [&](SentenceSet set) {
        const SentenceSet without = set & ~(SentenceSet{1} << i);
        return set != without && text.rules_of(set) != text.rules_of(without);
      })) << text.sentences[i].id;
    }
  }
  EXPECT_EQ(spec::RuleSetName(Text("1996").rules_of(0x7f)), "ing-1996,resume=dispute");
  EXPECT_EQ(spec::RuleSetName(Text("1991").rules_of(0x0f)), "ing-1991");
  EXPECT_EQ(FindPromiseText("1997"), nullptr);
}

}  // namespace
}  // namespace hotstone::claims
