// What must be asked before a verdict can be `agrees`, and which questions concern it.
#include "conformance/ask/conform_situations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/ask/conform_report.h"
#include "spec/board/board_play.h"

namespace hotstone::conformance {
namespace {

using testing::Contains;
using testing::IsSubsetOf;
using testing::Not;
using testing::UnorderedElementsAre;

std::vector<std::string> SituationNames(const SituationSet& set) {
  std::vector<std::string> names;
  for (size_t i = 0; i < ConformSituations().size(); ++i) {
    if (set[i]) names.emplace_back(ConformSituations()[i].name);
  }
  return names;
}

std::vector<std::string> NeededNames(const std::string& rules) {
  return SituationNames(NeededSituations(*spec::ParseRuleSet(rules), true));
}

// The situations covered by asking for the last of these moves after playing the others.
std::vector<std::string> TouchedBy(const std::string& rules, const std::vector<std::string>& rows,
                                   const std::vector<std::string>& moves) {
  const auto setup = *spec::Position::FromRows(rows);
  auto game = *spec::Game::Create(*spec::ParseRuleSet(rules), setup, spec::Color::kBlack);
  for (size_t i = 0; i < moves.size(); ++i) {
    spec::Move move{moves[i][0] == 'B' ? spec::Color::kBlack : spec::Color::kWhite, std::nullopt};
    if (moves[i].substr(2) != "pass") move.at = *spec::ParsePoint(moves[i].substr(2), setup.size());
    if (i + 1 < moves.size()) {
      EXPECT_TRUE(game.Play(move).legal()) << moves[i];
      continue;
    }
    const spec::Ruling ruling = game.Judge(move);
    if (move.IsPass() || !game.position().IsEmpty(*move.at)) {
      return SituationNames(TouchedByMove(game, move, ruling, nullptr));
    }
    const auto play = spec::PlayAt(game.position(), move.player, *move.at);
    return SituationNames(TouchedByMove(game, move, ruling, &play));
  }
  return {};
}

TEST(Situations, TheRulesSayWhatIsNeeded) {
  const auto simple = NeededNames("basic-only,self_removal=none");
  EXPECT_THAT(simple,
              testing::IsSupersetOf({"ko-black", "ko-white", "ko-edge", "ko-after-pass", "snapback",
                                     "suicide-one", "suicide-several", "capture-corner", "pass",
                                     "stones", "stones-refused"}));
  EXPECT_THAT(simple, Not(Contains("superko")));
  EXPECT_THAT(simple, Not(Contains("ko-permitted")));
  const auto superko = NeededNames("tromp-taylor");
  EXPECT_THAT(superko, Contains("superko"));
  EXPECT_THAT(superko, Contains("ko-white"));
  EXPECT_THAT(superko, Not(Contains("ko-after-pass")));  // it remains forbidden then
  const auto none = NeededNames("basic-only,hot=none");
  EXPECT_THAT(none, Contains("ko-permitted"));
  EXPECT_THAT(none, Not(Contains("ko-black")));
  const auto ing = NeededNames("ing-1996");
  EXPECT_THAT(ing, testing::IsSupersetOf({"recycling", "hot-double", "hot-twin"}));
  EXPECT_FALSE(NeededSituations(*spec::ParseRuleSet("basic-only"), false) ==
               NeededSituations(*spec::ParseRuleSet("basic-only"), true));
}

TEST(Situations, KoIsRefusedAndPermittedAgain) {
  const std::vector<std::string> ko = {".XO.", "X.XO", ".XO.", "...."};
  const std::vector<std::string> taken = {"W B3"};
  const std::string rules = "basic-only,self_removal=none";
  EXPECT_THAT(TouchedBy(rules, ko, {"B D1", "W B3", "B C3"}),
              UnorderedElementsAre("ko-black", "ko-inside"));
  EXPECT_THAT(TouchedBy(rules, ko, {"B D1", "W B3", "B pass", "W pass", "B C3"}),
              Contains("ko-after-pass"));
  const auto later = TouchedBy(rules, ko, {"B D1", "W B3", "B A1", "W C1", "B C3"});
  EXPECT_THAT(later, Contains("ko-after-play"));
  EXPECT_THAT(later, Not(Contains("ko-after-pass")));
  EXPECT_THAT(TouchedBy("basic-only,hot=none", ko, {"B D1", "W B3", "B C3"}),
              Contains("ko-permitted"));
  // Under a superko the same play is a ko and not a further superko.
  EXPECT_THAT(TouchedBy("tromp-taylor", ko, {"B D1", "W B3", "B C3"}),
              UnorderedElementsAre("ko-black", "ko-inside"));
  EXPECT_THAT(
      TouchedBy("basic-only,hot=none,cycle=psk", ko, {"B D1", "W B3", "B pass", "W pass", "B C3"}),
      Contains("superko"));
  EXPECT_THAT(TouchedBy(rules, {".O", "O."}, {"B pass", "W pass", "B A2"}),
              Contains("suicide-one"));
  EXPECT_THAT(TouchedBy(rules, {".X", "O."}, {"B B2"}), UnorderedElementsAre("occupied"));
  EXPECT_THAT(TouchedBy(rules, {".X", "O."}, {"B pass"}), UnorderedElementsAre("pass"));
}

TEST(Situations, CapturesByPlaceAndKind) {
  const std::string rules = "basic-only,self_removal=none";
  EXPECT_THAT(TouchedBy(rules, {"...", "X..", "O.."}, {"B B1"}),
              UnorderedElementsAre("capture-corner"));
  EXPECT_THAT(TouchedBy(rules, {".X.", "XOX", "..."}, {"B B1"}),
              UnorderedElementsAre("capture-inside"));
  // Two chains, one on the edge.
  EXPECT_THAT(TouchedBy(rules, {".X.X.", "XO.OX", ".X.X.", "....."}, {"B C3"}),
              UnorderedElementsAre("capture-inside", "capture-chains"));
  EXPECT_THAT(TouchedBy(rules, {"....", "XX..", "OOX.", ".OX."}, {"B A1"}),
              UnorderedElementsAre("capture-from-inside", "capture-edge", "capture-inside"));
}

// No engine is said to agree if something that the rules require was not asked.
TEST(Situations, TheVerdictWaitsForThem) {
  ConformTally tally;
  tally.total.agree = 1000;
  tally.needed = NeededSituations(*spec::ParseRuleSet("basic-only"), true);
  EXPECT_EQ(ConformVerdict(tally), "not asked enough");
  EXPECT_FALSE(tally.NotTouched().empty());
  for (SituationCount& count : tally.situations) count.asked = 1;
  EXPECT_EQ(ConformVerdict(tally), "agrees");
  EXPECT_TRUE(tally.NotTouched().empty());
  tally.situations.back().asked = 0;  // a rule that these rules do not have
  EXPECT_EQ(ConformVerdict(tally), "agrees");
  tally.situations.front().asked = 0;
  EXPECT_EQ(ConformVerdict(tally), "not asked enough");
  tally.unanswered["it ended"] = 1;
  EXPECT_EQ(ConformVerdict(tally), "unanswered");
  tally.total.disagree = 1;
  EXPECT_EQ(ConformVerdict(tally), "disagrees");
  EXPECT_EQ(ConformVerdict(ConformTally()), "nothing asked");
}

}  // namespace
}  // namespace hotstone::conformance
