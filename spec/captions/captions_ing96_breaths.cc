// Q1 to Q12: illustrations of rules 4 and 5, "determine life and death by breath type; ko is
// fighting or disturbing".
//
// Q1 to Q3 are the basic breaths, Q4 to Q6 the compound ones, Q7 to Q9 the fighting ones with their
// hot stones, Q10 to Q12 the disturbing ones. Permanent breaths keep groups alive by themselves
// (ING96-G411), balancing ones in a seki (ING96-G412). For example Q5, an eye and ko breaths for
// each side: both groups are alive without two eyes, no matter who moves first.
#include "spec/captions/caption_shapes.h"
#include "spec/captions/caption_tables.h"
#include "spec/captions/caption_words.h"

namespace hotstone::spec {
namespace {

constexpr const char* kBalance = "Balancing breaths: both live side by side.";

// The clauses that say what the illustrations show.
constexpr const char* kAlone = "ING96-G411";
constexpr const char* kCoexist = "ING96-G412";
constexpr const char* kRemoved = "ING96-R4-removal";
constexpr const char* kFought = "ING96-R5-fighting-ko";
constexpr const char* kHotKinds = "ING96-R5-hot-stone";

void AddBreaths(std::vector<Caption>& rows) {
  rows.push_back(
      Row("Q1", "ING96-Q1", kTwoEyes,
          {From(kAlone, Lives("A2", "Two eye breaths: Black lives by himself.")),
           From(kAlone, Lives("H2", "Two eye breaths: White lives by himself.")),
           From(kAlone, Lives("A2", "And whatever threats there are elsewhere.", {.white = 2})),
           From(kAlone, Lives("H2", "And whatever threats there are elsewhere.", {.black = 2}))}));
  // On six points the player who gives up his stones first kills the other in the space that they
  // leave, so the smaller position shows only the filling.
  rows.push_back(Row(
      "Q2", "ING96-Q2", kSharedBreaths,
      {From(kRemoved,
            Permits("B:B2 W:B1", "The side that fills a shared breath is removed: Black here.")),
       From(kRemoved,
            Permits("W:B2 B:B1", "The side that fills a shared breath is removed: White here."))}));
  rows.push_back(Row(
      "Q2", "ING96-Q2", kSharedBreathsInside,
      {From(kCoexist, Seki("D1 F1", kBalance)),
       From(kRemoved,
            Permits("B:E1 W:E2", "The side that fills a shared breath is removed: Black here.")),
       From(kRemoved,
            Permits("W:E1 B:E2", "The side that fills a shared breath is removed: White here."))}));
  rows.push_back(Row("Q3", "ING96-Q3", kQuadrupleKo, RefusedToWhoStarts(kQuadrupleKo),
                     {From(kCoexist, Seki("A1 D1", kBalance)),
                      From(kCoexist, PositionIs(kDisturbedLifeWords, kBalance))}));
  rows.push_back(Row("Q3", "ING96-Q3", kQuadrupleKoGnu, RefusedToWhoStarts(kQuadrupleKoGnu)));
  rows.push_back(Row(
      "Q4", "ING96-Q4", kEyeAndShared,
      {From(kCoexist, Seki("A1 F1", kBalance)),
       From(kRemoved, Permits("B:C1 W:A2", "The side that fills the shared breath is removed."))}));
  rows.push_back(Row("Q5", "ING96-Q5", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
                     {From(kCoexist, Seki("A1 F1", kBalance)),
                      From(kCoexist, PositionIs(kDisturbedLifeWords, kBalance))}));
  rows.push_back(Row("Q5", "ING96-Q5", kSmallDoubleKo, RefusedToWhoStarts(kSmallDoubleKo),
                     {From(kCoexist, Seki("A3 B1", kBalance)),
                      From(kCoexist, PositionIs(kDisturbedLifeWords, kBalance))}));
  rows.push_back(Row("Q5", "ING96-Q5", kDoubleKoGnu, RefusedToWhoStarts(kDoubleKoGnu)));
  rows.push_back(Row(
      "Q6", "ING96-Q6", kSharedAndKo, RefusedToWhoStarts(kSharedAndKo),
      {From(kCoexist, Seki("A1 D1", kBalance)),
       From(kRemoved, Permits("B:C3 W:B5", "The side that fills the shared breath is removed."))}));
}

void AddFighting(std::vector<Caption>& rows) {
  rows.push_back(Row("Q7", "ING96-Q7", kLoneKo, SingleHotStone(kLoneKo)));
  rows.push_back(
      Row("Q7", "ING96-Q7", kSmallKo, SingleHotStone(kSmallKo),
          {From(kFought, PositionIs(kSingleFight, "One ko stone is fought for.")),
           From(kFought, Fighting("B2 B1", "The side that is first, or has the threat, wins."))}));
  rows.push_back(Row("Q7", "ING96-Q7", kPlainKo, SingleHotStone(kPlainKo),
                     {From(kFought, PositionIs(kSomeFight, "A ko that is fought for."))}));
  rows.push_back(Row("Q7", "ING96-Q7", kKoForLife, SingleHotStone(kKoForLife),
                     {From(kFought, PositionIs(kSingleFight, "One ko stone is fought for."))}));
  rows.push_back(Row("Q8", "ING96-Q8", kLoneEternalLife, DoubleHotStones(kLoneEternalLife)));
  rows.push_back(Row("Q8", "ING96-Q8", kEternalLifeCut, DoubleHotStones(kEternalLifeCut),
                     {From(kHotKinds, CycleIs(kEternalLifeByBlack, kDoubleFight,
                                              "Two ko stones are fought for."))}));
  for (const Shape& shape : {kEternalLife, kEternalLifeGnu}) {
    rows.push_back(Row("Q8", "ING96-Q8", shape, DoubleHotStones(shape),
                       {From(kHotKinds, CycleIs(kEternalLifeByBlack, kDoubleFight,
                                                "Two ko stones are fought for."))}));
  }
  rows.push_back(
      Row("Q9", "ING96-Q9", kTripleKo, TwinHotStones(kTripleKo),
          {From("ING96-G510", Refuses("W:B5", "B:C5", kSingleHotClauses,
                                      "The stone that has just taken is hot itself.")),
           From(kHotKinds, PositionIs(kTwinFight, "Twins are fought for.")),
           From(kFought, Fighting("A1 D1", "The side that is first, or has the threat, wins."))}));
  for (const Shape& shape : {kTripleKoEyeEach, kTripleKoKata}) {
    rows.push_back(Row("Q9", "ING96-Q9", shape, TwinHotStones(shape),
                       {From(kHotKinds, PositionIs(kTwinFight, "Twins are fought for."))}));
  }
}

void AddDisturbingBreaths(std::vector<Caption>& rows) {
  rows.push_back(Row("Q10", "ING96-Q10", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki)));
  rows.push_back(Row("Q10", "ING96-Q10", kDoubleKoGnu, RefusedToWhoStarts(kDoubleKoGnu)));
  rows.push_back(Row("Q10", "ING96-Q10", kDoubleKoDeath, RefusedToTheDead(kDoubleKoDeath)));
  rows.push_back(
      Row("Q11", "ING96-Q11", kMoonshine,
          {From("ING96-G516",
                CycleIs(kMoonshineByBlack, kRecycledThreatsWords, "White's threats come back.")),
           From("ING96-R5-disturbing-ko",
                Yields('W', kMoonshineByBlack, "White may not use his threats a second time."))}));
  for (const Shape& shape :
       {kOwnTwo, kOwnTwoBesideWhite, kOwnThree, kSendTwo, kSendTwoOfNine, kSendTwoBetween}) {
    rows.push_back(Row("Q12", "ING96-Q12", shape, SelfDisturbance(shape)));
  }
}

}  // namespace

std::vector<Caption> CaptionsOfIng96Breaths() {
  std::vector<Caption> rows;
  AddBreaths(rows);
  AddFighting(rows);
  AddDisturbingBreaths(rows);
  return rows;
}

}  // namespace hotstone::spec
