// Glossary entries 308 to 312, 405 to 407 and 501 to 517 of 1996, the history chapter and the
// afterword.
//
// They have no pictures; they say in words what happens in a kind of position, and the positions
// here are of that kind. For example ING96-G512 and G513: the player who initiates a disturbing ko
// is its disturber, whether his stones are dead or alive. So in a double ko against an eye the
// eyeless side yields if it started, and the side with the eye if that side started. H5 says
// otherwise of the second case. The table has both as written.
//
// ING96-HISTORY-3 allows a hot stone to be retaken after a pass, and says that passes never run
// out: so the line that does it twice must be legal. G310 and rule 3 forbid recycling to everybody:
// so the same play must be refused. The table has both of these too.
#include <utility>

#include "spec/captions/caption_shapes.h"
#include "spec/captions/caption_tables.h"
#include "spec/captions/caption_words.h"

namespace hotstone::spec {
namespace {

void AddMoves(std::vector<Caption>& rows) {
  for (const auto& [id, clause] :
       {std::pair{"G308", "ING96-G308"}, std::pair{"G309", "ING96-G309"}}) {
    for (const Shape& shape : {kSmallKo, kKoForLife}) {
      rows.push_back(Row(id, clause, shape, SingleHotStone(shape)));
    }
  }
  rows.push_back(
      Row("G310", "ING96-G310", kDoubleKoSeki,
          {Refuses(kDoubleKoSekiByBlack, "B:D1", kRecyclingClauses, "Recycling is prohibited.")}));
  rows.push_back(Row("G311", "ING96-G311", kOwnOne,
                     {Refuses("", "B:A2", kNoVariationClauses,
                              "Removing one's own single stone changes nothing.")}));
  for (const Shape& shape : {kOwnTwo, kOwnTwoBesideWhite, kOwnThree}) {
    rows.push_back(Row("G311", "ING96-G311", shape, SelfRemoval(shape)));
  }
  rows.push_back(
      Row("G312", "ING96-G312", kBentFour,
          {Permits("B:pass W:pass B:A1", "After two passes play continues over bent four."),
           Dies("B2", "Removal verifies that it is dead.")}));
  rows.push_back(WithoutPosition(
      "G312", "ING96-G312",
      "three points without capturing is played out as well; no position recovered"));
}

void AddLifeAndDeath(std::vector<Caption>& rows) {
  rows.push_back(Row("G405", "ING96-G405", kDoubleKoDeath,
                     {Dies("E1", "False breaths are those of a dead group."),
                      Lives("A1", "Real breaths are those of a living one.")}));
  rows.push_back(Row("G405", "ING96-G405", kTwoEyes,
                     {Lives("A2", "Real breaths are those of a living group.")}));
  rows.push_back(Row("G406", "ING96-G406", kSmallKo, SingleHotStone(kSmallKo),
                     {Fighting("B2 B1", "Both occupy a breath in turn, for life and death.")}));
  rows.push_back(
      Row("G407", "ING96-G407", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
          {Disturbing("A1 F1", "Breaths are exchanged, but life and death do not change.")}));
}

void AddKo(std::vector<Caption>& rows) {
  rows.push_back(WithoutPosition("G501", "ING96-G501",
                                 "the two classes prevent all invariations: about all positions; "
                                 "tested as the claim that play ends",
                                 "from the text"));
  rows.push_back(Row("G502", "ING96-G502", kSmallKo, SingleHotStone(kSmallKo)));
  rows.push_back(Row("G503", "ING96-G503", kSmallKo, SingleHotStone(kSmallKo),
                     {PositionIs(kSomeFight, "Removal after an intervening move is a fight.")}));
  rows.push_back(
      Row("G503", "ING96-G503", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
          {CycleIs(kDoubleKoSekiByBlack, kSomeDisturbance, "Cyclic removal is disturbing.")}));
  rows.push_back(
      Row("G504", "ING96-G504", kSmallKo,
          {PositionIs(kSomeFight, "Two groups locked together by a ko shape must fight.")}));
  rows.push_back(WithoutPosition("G505", "ING96-G505",
                                 "large, medium and small tiger's mouths are named; no picture",
                                 "from the text"));
  const char* const again = "Ko stones can be removed again and again.";
  rows.push_back(Row("G506", "ING96-G506", kDoubleKoSeki, {Permits(kDoubleKoSekiByBlack, again)}));
  rows.push_back(Row("G506", "ING96-G506", kRoundRobin, {Permits(kRoundRobinByBlack, again)}));
  rows.push_back(Row("G506", "ING96-G506", kTripleStones, {Permits(kTripleStonesByBlack, again)}));
  for (const Shape& shape : {kSmallKo, kKoForLife}) {
    rows.push_back(Row("G507", "ING96-G507", shape, SingleHotStone(shape),
                       {PositionIs(kSomeFight, "The breaths are not balanced: a fighting ko.")}));
  }
  rows.push_back(Row("G507", "ING96-G507", kTripleKoEyeEach,
                     {PositionIs(kSomeFight, "The breaths are not balanced: a fighting ko.")}));
  for (const Shape& shape : {kLoneKo, kSmallKo, kPlainKo, kKoForLife}) {
    rows.push_back(Row("G508", "ING96-G508", shape, SingleHotStone(shape)));
  }
  for (const Shape& shape : {kLoneEternalLife, kEternalLifeCut, kEternalLife}) {
    rows.push_back(Row("G509", "ING96-G509", shape, DoubleHotStones(shape)));
  }
  for (const Shape& shape : {kTripleKo, kTripleKoEyeEach}) {
    rows.push_back(Row("G510", "ING96-G510", shape, TwinHotStones(shape)));
  }
}

void AddDisturbing(std::vector<Caption>& rows) {
  rows.push_back(
      Row("G511", "ING96-G511", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
          {CycleIs(kDoubleKoSekiByBlack, kSomeDisturbance, "First way: an unnecessary fight.")}));
  rows.push_back(Row("G511", "ING96-G511", kMoonshine,
                     {CycleIs(kMoonshineByBlack, kSomeDisturbance, "Second way: recycled threats."),
                      Yields('W', kMoonshineByBlack, "White's threats are recycled.")}));
  rows.push_back(
      Row("G512", "ING96-G512", kDoubleKoDeath, RefusedToTheDead(kDoubleKoDeath),
          {CycleIs(kDoubleKoDeathByWhite, kDisturbedDeathWords, "White's stones are dead."),
           Dies("E1", "White's stones are dead.")}));
  rows.push_back(Row("G512", "ING96-G512", kFalseTripleKo, RefusedToTheDead(kFalseTripleKo)));
  rows.push_back(Row("G513", "ING96-G513", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki)));
  for (const Shape& shape : {kOwnTwo, kOwnTwoBesideWhite, kOwnThree}) {
    rows.push_back(Row("G514", "ING96-G514", shape, SelfDisturbance(shape)));
  }
  const char* const settled = "Life and death are determined, and the fight cannot alter them.";
  rows.push_back(Row("G515", "ING96-G515", kDoubleKoSeki, {Disturbing("A1 F1", settled)}));
  rows.push_back(
      Row("G515", "ING96-G515", kDoubleKoDeath, {Lives("A1", settled), Dies("E1", settled)}));
  rows.push_back(
      Row("G516", "ING96-G516", kMoonshine,
          {CycleIs(kMoonshineByBlack, kRecycledThreatsWords, "The threats come back endlessly.")}));
  rows.push_back(Row("G517", "ING96-G517", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki)));
  rows.push_back(Row("G517", "ING96-G517", kQuadrupleKo, RefusedToWhoStarts(kQuadrupleKo)));
}

}  // namespace

std::vector<Caption> CaptionsOfIng96History() {
  std::vector<Caption> rows;
  const char* const score = "It is a fight: the last ko decides a point.";
  rows.push_back(Row("HISTORY-3", "ING96-HISTORY-3", kHalfAPointSmall,
                     SingleHotStone(kHalfAPointSmall),
                     {PositionIs(kSingleFight, score),
                      Refuses("W:pass B:pass W:pass B:pass", "W:C2", kGameOverClauses,
                              "Neither side has to close it.")}));
  rows.push_back(Row("HISTORY-3", "ING96-HISTORY-3", kHalfAPoint, SingleHotStone(kHalfAPoint),
                     {PositionIs(kSingleFight, score),
                      Refuses("W:pass B:pass W:pass B:pass", "W:D3", kGameOverClauses,
                              "Neither side has to close it.")}));
  const char* const passes =
      "However many threats Black has, White wins the ko: his passes never run out.";
  rows.push_back(Row("HISTORY-3", "ING96-HISTORY-3", kKoForLife, SingleHotStone(kKoForLife),
                     {Dies("A3", passes, {.black = 1}), Dies("A3", passes, {.black = 2})}));
  return rows;
}

std::vector<Caption> CaptionsOfIng96Glossary() {
  std::vector<Caption> rows;
  AddMoves(rows);
  AddLifeAndDeath(rows);
  AddKo(rows);
  AddDisturbing(rows);
  return rows;
}

std::vector<Caption> CaptionsOfIng96Afterword() {
  const char* const id = "AFTERWORD";
  const char* const clause = "ING96-AFTERWORD-ko";
  const char* const rare = "ING96-AFTERWORD-rare-kos";
  const char* const cyclic = "Cyclic kos are disturbing kos.";
  return {
      Row(id, rare, kEternalLifeCut, DoubleHotStones(kEternalLifeCut),
          {CycleIs(kEternalLifeByBlack, kDoubleFight,
                   "Eternal life is a ko of double hot stones.")}),
      Row(id, rare, kTripleKo, TwinHotStones(kTripleKo),
          {CycleIs(kTripleKoByWhite, kTwinFight, "A triple ko is one of twin hot stones.")}),
      Row(id, rare, kRoundRobin, {CycleIs(kRoundRobinByBlack, kSomeDisturbance, cyclic)}),
      Row(id, rare, kRoundRobinShared,
          {CycleIs("B:C1 W:B4 B:C2 W:B5 B:C4 W:B1 B:C5 W:B2", kSomeDisturbance, cyclic)}),
      Row(id, rare, kRoundRobinSmall,
          {CycleIs("B:G1 W:B1 B:A2 W:H2 B:A1 W:H1 B:G2 W:B2", kSomeDisturbance, cyclic)}),
      Row(id, clause, kDoubleKoDeath,
          {CycleIs(kDoubleKoDeathByWhite, kDisturbedDeathWords,
                   "First of four types: disturbed death.")}),
      Row(id, clause, kDoubleKoSeki,
          {CycleIs(kDoubleKoSekiByBlack, kDisturbedLifeWords,
                   "Second of four types: disturbed life.")}),
      Row(id, clause, kOwnTwo,
          {CycleIs("B:B1 W:pass B:A1 W:pass", kSelfDisturbanceWords,
                   "Third of four types: self-disturbance.")}),
      Row(id, clause, kMoonshine,
          {CycleIs(kMoonshineByBlack, kRecycledThreatsWords,
                   "Fourth of four types: recycled threats.")}),
  };
}

}  // namespace hotstone::spec
