// The texts' own examples of ko, played move by move under the rules of the texts, with the clauses
// in the names. Where a reading does not do what a text says of the position, the test shows what
// it does, and the comment quotes the sentence.
//
// There are three rule sets. The first is the text of 1996, read so that the disturber alone is
// bound if one is named and both players otherwise (R5, R3-board-play). The second is its last
// sentence on disturbing kos, which makes every move of the second cycle invariation
// (`second-cycle`). The third is the text of 1991, in which the player who starts is the disturber.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

constexpr const char* k1996 = "ing-1996";
constexpr const char* kRecycling = "ing-1996-recycling";
constexpr const char* k1991 = "ing-1991";
constexpr const char* kAll[] = {k1996, kRecycling, k1991};

// A game in which moves are written as points, "-" for a pass.
class Example {
 public:
  Example(const std::string& rules, const std::vector<std::string>& rows, Color to_move)
      : game_(StartUnder(rules, Diagram(rows), to_move)) {}

  // Each of these must be legal.
  void Play(const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
      const Ruling ruling = game_.Play(MoveOf(move));
      ASSERT_TRUE(ruling.legal()) << move << " after " << game_.plies().size() << " plies under "
                                  << RuleSetName(game_.rules()) << ": "
                                  << RulingSentence(ruling, game_.rules());
    }
  }

  // "legal", or the clause by which the player to move may not play there.
  std::string Says(const std::string& point) const {
    const Ruling ruling = game_.Judge(MoveOf(point));
    return ruling.legal() ? "legal" : std::string(RulingClause(ruling, game_.rules()));
  }

  Game& game() { return game_; }
  bool IsOn(const std::string& point, Color color) const {
    return game_.position().At(At(point)) == color;
  }

 private:
  Move MoveOf(const std::string& text) const {
    return text == "-" ? Pass(game_.to_move()) : Move{game_.to_move(), At(text)};
  }
  Game game_;
};

// The clause that refuses the second cycle to the player who started the first: by name, to
// everybody, or as its starter.
std::string SecondCycleClause(const char* rules) {
  return rules == k1996        ? "ING96-G511"
         : rules == kRecycling ? "ING96-R5-disturbing-ko"
                               : "ING91-1-stoerungs-ko";
}

const std::vector<std::string> kDoubleKoSeki = {"XX.XOO", ".XXOO.", "XXO.OO"};
const std::vector<std::string> kQuadrupleKo = {"X.XO", "XXOO", "X.XO", "XXOO",
                                               "XO.O", "XXOO", "XO.O"};
const std::vector<std::string> kFalseTripleKo = {"XX.XO", "XXXOO", ".X.XO", "XXXOO", "XXO.O"};
const std::vector<std::string> kDoubleKoDeath = {"XX.XO", ".XXOO", "XXO.O"};
const std::vector<std::string> kMoonshine = {"XX.XOOOX.XO.O.", ".XXOO.OXX.XOOO", "XXO.OOOXXXXXXX"};
const std::vector<std::string> kHalfAPoint = {".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO",
                                              ".X.XO.O."};
const std::vector<std::string> kEternalLife = {"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO",
                                               ".O.X.OX."};
const std::vector<std::string> kSingleKo = {".X.XO", "XXXOO", "OOOO.", ".O.OO"};
const std::vector<std::string> kTripleKoWithoutEyes = {"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"};
const std::vector<std::string> kTripleKoAnEyeEach = {"XX.XOO", "XXXOOO", ".X.XO.", "XXXOOO",
                                                     "XXO.OO"};

// Q5, P1: the answer in the other ko is legal, so both sides live; the starter may not repeat the
// cycle.
TEST(TextExamplesTest, Q5P1TheDoubleKoSekiIsAnsweredAndNotRecycled) {
  for (const char* rules : kAll) {
    Example seki(rules, kDoubleKoSeki, kB);
    seki.Play({"D1"});
    EXPECT_EQ(seki.Says("C3"), "legal") << rules;
    seki.Play({"C3", "-", "C1", "D3", "-"});
    EXPECT_EQ(seki.game().position(), Diagram(kDoubleKoSeki));
    EXPECT_EQ(seki.Says("D1"), SecondCycleClause(rules));
    // White did not start it.
    seki.Play({"-"});
    EXPECT_EQ(seki.Says("C3"), "legal") << rules;
  }
}

// In 1991 a disturbing ko has no hot stones, so the same ko may be retaken at once: that too is a
// cycle, and ends with it. In 1996 the single hot stone is that of every ko.
TEST(TextExamplesTest, Q5P1TheDoubleKoSekiMayBeRetakenAtOnceIn1991) {
  Example seki(k1991, kDoubleKoSeki, kB);
  seki.Play({"D1", "C1"});
  EXPECT_EQ(seki.game().position(), Diagram(kDoubleKoSeki));
  EXPECT_EQ(seki.Says("D1"), SecondCycleClause(k1991));
  for (const char* rules : {k1996, kRecycling}) {
    Example hot(rules, kDoubleKoSeki, kB);
    hot.Play({"D1"});
    EXPECT_EQ(hot.Says("C1"), "ING96-G508");
  }
}

// Rules in which hot stones are hot in every ko reverse the result: Black takes one ko, White may
// not answer, and Black takes his last liberty.
TEST(TextExamplesTest, Q5P1IsLostByTheResponderUnderHotStonesInEveryKo) {
  for (const char* rules : {"hot=hot,cycle=disturber", "hot=hot,cycle=second-cycle"}) {
    Example seki(rules, kDoubleKoSeki, kB);
    seki.Play({"D1"});
    EXPECT_EQ(seki.Says("C3"), "ING96-G510");
    EXPECT_EQ(seki.Says("C1"), "ING96-G508");
  }
}

// Q3, P1: four kos pair up as two do. Nobody is barred in the first cycle.
TEST(TextExamplesTest, Q3P1TheQuadrupleKoGoesRoundOnce) {
  for (const char* rules : kAll) {
    Example ko(rules, kQuadrupleKo, kB);
    ko.Play({"C3", "B7", "C1", "B5", "C7", "B3", "C5", "B1"});
    EXPECT_EQ(ko.game().position(), Diagram(kQuadrupleKo));
    EXPECT_EQ(ko.Says("C3"), SecondCycleClause(rules));
    ko.Play({"-"});
    EXPECT_EQ(ko.Says("B7"), "legal");
  }
}

// H5: no answer is refused, and the side without an eye, which started here, may not repeat the
// cycle; then its stones are taken.
TEST(TextExamplesTest, H5InTheFalseTripleKoTheEyelessSideIsRefused) {
  for (const char* rules : kAll) {
    Example ko(rules, kFalseTripleKo, kW);
    for (const char* move : {"C5", "D1", "C3", "D5", "C1", "D3"}) {
      ko.Play({move});
    }
    EXPECT_EQ(ko.Says("C5"), SecondCycleClause(rules));
    // Black takes the last ko, which is White's last liberty.
    ko.Play({"-", "D1"});
    EXPECT_TRUE(ko.game().position().IsEmpty(At("E1"))) << rules;
    EXPECT_TRUE(ko.IsOn("D1", kB));
  }
}

// H5, if Black starts: the text says that the side with no eye is the disturber. In 1996 it is;
// where everybody or the starter is bound, Black is refused.
TEST(TextExamplesTest, H5IfTheSideWithTheEyeStarts) {
  const auto entered = [](const char* rules) {
    Example ko(rules, kFalseTripleKo, kW);
    ko.Play({"C5"});
    Example again(rules, ko.game().position().ToRows(), kB);
    again.Play({"D1", "C3", "D5", "C1", "D3", "C5"});
    return again;
  };
  const auto after = [&](const char* rules) { return entered(rules).Says("D1"); };
  EXPECT_EQ(after(k1996), "legal");
  Example white = entered(k1996);
  white.Play({"D1"});
  EXPECT_EQ(white.Says("C3"), "ING96-G511");
  EXPECT_EQ(after(kRecycling), "ING96-R5-disturbing-ko");
  EXPECT_EQ(after(k1991), "ING91-1-stoerungs-ko");
}

// S4, Q10, G512: a double ko against an eye. White starts, both pass in between, and he is refused.
TEST(TextExamplesTest, G512TheDoubleKoDeath) {
  for (const char* rules : kAll) {
    Example ko(rules, kDoubleKoDeath, kW);
    ko.Play({"C3", "D1", "-", "-", "C1", "D3", "-", "-"});
    EXPECT_EQ(ko.Says("C3"), SecondCycleClause(rules));
  }
  // Black, who took in reply, is free in 1996 alone: there White is named, whoever started.
  const auto black = [](const char* rules) {
    Example ko(rules, kDoubleKoDeath, kW);
    ko.Play({"C3", "D1", "-", "-", "C1", "-", "-"});
    return ko.Says("D1");
  };
  EXPECT_EQ(black(k1996), "legal");
  EXPECT_EQ(black(kRecycling), "ING96-R5-disturbing-ko");
  EXPECT_EQ(black(k1991), "ING91-1-stoerungs-ko");
}

// P3, S5, Q11: "After the disturber is prohibited from recycling ko threats, his groups are dead."
// White's group lives on threats from a double ko. In 1996 White is refused his threat in the
// second cycle, wherever the cycle began; Black may take the ko again.
TEST(TextExamplesTest, P3MoonshineLife) {
  Example ko(k1996, kMoonshine, kB);
  ko.Play({"M3"});
  EXPECT_EQ(ko.Says("L3"), "ING96-G508");  // that ko is fighting, and its stone is hot
  ko.Play({"C3"});
  EXPECT_EQ(ko.Says("D1"), "legal");  // in the double ko nothing is
  ko.Play({"D1", "L3", "D3", "C1"});
  EXPECT_EQ(ko.game().position(), Diagram(kMoonshine));
  EXPECT_EQ(ko.Says("M3"), "legal");
  ko.Play({"M3"});
  EXPECT_EQ(ko.Says("C3"), "ING96-G511");
  // White has no other threat, and his group goes.
  ko.Play({"-", "L3"});
  EXPECT_TRUE(ko.game().position().IsEmpty(At("K3")) || ko.IsOn("L3", kB));
}

// P3 fails where the starter or everybody is bound: Black took first, is refused in the second
// cycle, and White lives.
TEST(TextExamplesTest, P3MoonshineLifeLivesIfTheStarterIsBound) {
  for (const char* rules : {kRecycling, k1991}) {
    Example ko(rules, kMoonshine, kB);
    ko.Play({"M3", "C3", "D1", "L3", "D3", "C1"});
    EXPECT_EQ(ko.Says("M3"), SecondCycleClause(rules));
  }
}

// HISTORY-3, G305, G308: the last ko of a game can be retaken after a pass. If settled is about
// life and death only, the ko is disturbing, and where disturbing kos have no hot stones (1991) it
// may be retaken at once and then not be taken again, so the player who holds it keeps it. If
// settled is about the score, it is a ko like any other.
TEST(TextExamplesTest, HISTORY3HalfAPoint) {
  for (const char* rules : kAll) {
    Example life(std::string(rules) + ",settled=life", kHalfAPoint, kW);
    life.Play({"D3"});
    if (std::string_view(rules) == k1991) {
      EXPECT_EQ(life.Says("E3"), "legal");
      life.Play({"E3"});
      EXPECT_EQ(life.Says("D3"), SecondCycleClause(rules));
    } else {
      EXPECT_EQ(life.Says("E3"), "ING96-G508");
    }

    Example outcome(rules, kHalfAPoint, kW);
    outcome.Play({"D3"});
    EXPECT_EQ(outcome.Says("E3"), "ING96-G508");
    outcome.Play({"-", "-"});
    EXPECT_EQ(outcome.Says("E3"), "legal");
    outcome.Play({"E3"});
    EXPECT_EQ(outcome.Says("D3"), "ING96-G508");
  }
}

// HISTORY-3 does not hold in full: "can be retaken after a pass", without limit, contradicts R3's
// ban on recycling. White may take the last ko once, and not again after Black has retaken it.
TEST(TextExamplesTest, HISTORY3TheLastKoIsNotRetakenForEver) {
  const std::pair<const char*, const char*> kClauses[] = {{k1996, "ING96-R3-board-play"},
                                                          {kRecycling, "ING96-R5-disturbing-ko"},
                                                          {k1991, "ING91-1-stoerungs-ko"}};
  for (const auto& [rules, clause] : kClauses) {
    Example ko(rules, kHalfAPoint, kW);
    ko.Play({"D3", "-", "-", "E3", "-", "-"});
    EXPECT_EQ(ko.Says("D3"), clause);
  }
  Example nobody("ing-1996,unnamed=nobody", kHalfAPoint, kW);
  for (int round = 0; round < 10; ++round) nobody.Play({"D3", "-", "-", "E3", "-", "-"});
  EXPECT_EQ(nobody.Says("D3"), "legal");
}

// S2, Q8, G509: adding makes two hot stones; they are taken after a pass or a play elsewhere.
TEST(TextExamplesTest, S2Q8EternalLife) {
  for (const char* rules : kAll) {
    Example refused(rules, kEternalLife, kB);
    refused.Play({"C1"});
    EXPECT_EQ(refused.Says("E1"), "ING96-G509") << rules;
    Example passed = refused;
    passed.Play({"-", "-"});
    EXPECT_EQ(passed.Says("E1"), "legal");
    Example elsewhere = refused;
    elsewhere.Play({"H5", "G5"});
    EXPECT_EQ(elsewhere.Says("E1"), "legal");
    elsewhere.Play({"E1", "D1", "F1", "C1"});
    EXPECT_EQ(elsewhere.Says("E1"), "ING96-G509");  // hot again, each time that it is added
  }
}

// Q8 fails where both are bound: a fighting ko is fought with threats elsewhere, as long as there
// are any. With passes in between, its cycle is one like any other and is refused to both.
TEST(TextExamplesTest, S2Q8EternalLifeGoesRoundOnce) {
  Example ko(k1996, kEternalLife, kB);
  ko.Play({"C1", "-", "-", "E1", "D1", "F1"});
  EXPECT_EQ(ko.Says("C1"), "ING96-R3-board-play");
}

// S1, Q7, S16 to S18: the single ko for life.
TEST(TextExamplesTest, S1Q7TheSingleKo) {
  for (const char* rules : kAll) {
    Example ko(rules, kSingleKo, kW);
    ko.Play({"C4"});
    EXPECT_EQ(ko.Says("D4"), "ING96-G508");
    ko.Play({"-", "-"});
    EXPECT_EQ(ko.Says("D4"), "legal");
    ko.Play({"D4"});
    EXPECT_EQ(ko.Says("C4"), "ING96-G508");
  }
}

// S3, Q9: no eyes. The answer in the other ko is refused at once, and allowed after a pass.
TEST(TextExamplesTest, S3Q9TheTripleKo) {
  for (const char* rules : kAll) {
    Example ko(rules, kTripleKoWithoutEyes, kW);
    ko.Play({"B5"});
    EXPECT_EQ(ko.Says("C5"), "ING96-G508");
    EXPECT_EQ(ko.Says("C1"), "ING96-R5-hot-stone");
    ko.Play({"-", "-"});
    EXPECT_EQ(ko.Says("C1"), "legal");
  }
}

// H4: "Breath points are not balanced. It's not a disturbing ko but a fighting ko with twin hot
// stones."
TEST(TextExamplesTest, H4TheTripleKoWithAnEyeEach) {
  for (const char* rules : kAll) {
    Example ko(rules, kTripleKoAnEyeEach, kW);
    ko.Play({"C5"});
    const std::string twin = "ING96-R5-hot-stone";
    EXPECT_EQ(ko.Says("D1"), twin);
    EXPECT_EQ(ko.Says("D5"), "ING96-G508");
    ko.Play({"-", "-"});
    EXPECT_EQ(ko.Says("D1"), "legal");
    ko.Play({"D1"});
    EXPECT_EQ(ko.Says("C3"), twin);
  }
}

// S6 to S8, Q12, G514: a player who removes his own stones again and again is named as the
// disturber and refused.
TEST(TextExamplesTest, Q12G514SelfDisturbance) {
  Example self(k1996, {".OO", "O.."}, kW);
  self.Play({"-", "B1", "-", "C1", "-"});
  EXPECT_EQ(self.Says("B1"), "ING96-G511");
}

// H6: "White is alive after black is prohibited from recycling ko threats." No clause gives triple
// ko stones breaths; the cycle is disturbing by the afterword, and Black is named for starting it.
TEST(TextExamplesTest, H6RoundRobinOfThreesBindsWhoStarted) {
  Example ko(k1996, {"XX.XOO", ".X.XO.", "XX.XOO", "XXXOOO", "XXO.OO", "XXO.OO", "XXO.OO"}, kB);
  ko.Play({"D1", "C5", "D2", "C6", "D3", "C7", "D5", "C1", "D6", "C2", "D7", "C3"});
  EXPECT_EQ(ko.game().UnclassifiedCycles(), 0u);
  EXPECT_EQ(ko.Says("D1"), "ING96-G511");
}

}  // namespace
}  // namespace hotstone::spec
