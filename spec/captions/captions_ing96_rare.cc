// The four results of bent four in the corner, P1 to P6 and H1 to H6: rare positions in which the
// text compares Japanese rulings with its own rules.
//
// A caption gives the Japanese ruling and then the outcome under these rules, for example P1: "game
// with no outcome" there, here a seki once the disturber is stopped. Two pictures are lost, and no
// position can replace them (P4, H1). Of the four results of bent four the third depends on the
// value of a threat, which an abstract threat does not have.
#include "spec/captions/caption_shapes.h"
#include "spec/captions/caption_tables.h"
#include "spec/captions/caption_words.h"

namespace hotstone::spec {
namespace {

constexpr const char* kSekiSays = "The groups with balanced breaths live in a seki.";

void AddBentFour(std::vector<Caption>& rows) {
  const char* const id = "BENT-FOUR";
  const char* const clause = "ING96-BENT-FOUR";
  rows.push_back(Row(
      id, clause, kBentFour,
      {Dies("B2", "First result: without a ko threat the group is dead."),
       Lives("B2", "Second result: with a threat that must be answered it lives.", {.white = 1}),
       Dies("B2", "With as many threats for the other side it is dead again.",
            {.black = 1, .white = 1}),
       ByThreats("B2 C3", "The available threats decide.")}));
  rows.push_back(
      WithoutPosition(id, clause,
                      "third result: a small threat is not answered, and there is an exchange; no "
                      "position recovered, and threats here are answered"));
  rows.push_back(WithoutPosition(
      id, clause, "fourth result: the side that plays first wins; no position recovered"));
}

void AddP(std::vector<Caption>& rows) {
  rows.push_back(Row("P1", "ING96-P1", kQuadrupleKo, RefusedToWhoStarts(kQuadrupleKo),
                     {Seki("A1 D1", kSekiSays),
                      From("ING96-G515", Disturbing("A1 D1", "The fight alters nothing."))}));
  rows.push_back(Row("P1", "ING96-P1", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
                     {Seki("A1 F1", kSekiSays),
                      From("ING96-G515", Disturbing("A1 F1", "The fight alters nothing."))}));
  rows.push_back(Row("P1", "ING96-P1", kDoubleKoGnu, RefusedToWhoStarts(kDoubleKoGnu)));
  rows.push_back(Row("P1", "ING96-P1", kQuadrupleKoGnu, RefusedToWhoStarts(kQuadrupleKoGnu)));
  rows.push_back(Row("P1", "ING96-P1", kRoundRobin, RefusedToWhoStarts(kRoundRobin),
                     {Seki("A1 F1", kSekiSays)}));
  rows.push_back(Row("P1", "ING96-P1", kRoundRobinShared, RefusedToWhoStarts(kRoundRobinShared),
                     {Seki("A1 D1", kSekiSays)}));
  for (const Shape& shape : {kRoundRobinGnu, kRoundRobinSmall, kRoundRobinRow}) {
    rows.push_back(Row("P1", "ING96-P1", shape, RefusedToWhoStarts(shape)));
  }
  rows.push_back(
      Row("P2", "ING96-P2", kTenThousandYears,
          {Permits("W:A1", "White may reinforce in his own area at no cost."),
           Permits("B:A1 W:pass B:B4 W:B1 B:pass W:A4", "Or the ko is fought: Black begins it."),
           Permits("W:B4 B:A1 W:pass B:A4", "Or the ko is fought: White begins it.")}));
  rows.push_back(
      Row("P3", "ING96-P3", kMoonshine,
          {From("ING96-G516",
                CycleIs(kMoonshineByBlack, kRecycledThreatsWords, "White's threats come back.")),
           Yields('W', kMoonshineByBlack, "The disturber may not recycle his threats."),
           Permits("B:M3 W:C3 B:D1 W:L3 B:D3 W:C1 B:M3 W:pass B:O3", "Then his group is removed."),
           Dies("N3", "It seems to live by a double ko, but is dead.")}));
  rows.push_back(WithoutPosition("P4", "ING96-P4",
                                 "three points without capturing: if neither side captures, it is "
                                 "a seki; no position recovered"));
  rows.push_back(Row("P5", "ING96-P5", kBentFour,
                     {Dies("B2", "Bent four is played out: here, without threats, it dies."),
                      ByThreats("B2 C3", "It is part of the whole board, and threats count.")}));
  rows.push_back(Row("P6", "ING96-P6", kKoForLife,
                     {Refuses("W:pass B:pass W:pass B:pass", "W:C4", kGameOverClauses,
                              "A ko may be left open at the end if both sides agree.")}));
  rows.push_back(Row("P6", "ING96-P6", kPlainKo,
                     {Refuses("W:pass B:pass W:pass B:pass", "W:B2", kGameOverClauses,
                              "A ko may be left open at the end if both sides agree."),
                      Permits("W:pass B:B2", "Or it is closed by a stone.")}));
}

void AddH(std::vector<Caption>& rows) {
  rows.push_back(WithoutPosition(
      "H1", "ING96-H1",
      "Kaise's seki: three sets of three stones that neither side wants to take; not recovered"));
  const char* const pairs = "The kos pair up, and their breaths balance: a seki.";
  rows.push_back(Row("H2", "ING96-H2", kQuadrupleKo,
                     {Seki("A1 D1", pairs), PositionIs(kDisturbedLifeWords, pairs)}));
  rows.push_back(Row("H2", "ING96-H2", kDoubleKoSeki,
                     {Seki("A1 F1", pairs), PositionIs(kDisturbedLifeWords, pairs)}));
  rows.push_back(Row("H2", "ING96-H2", kDoubleKoGnu, {PositionIs(kDisturbedLifeWords, pairs)}));
  rows.push_back(
      Row("H3", "ING96-H3", kMoonshineOnDoubles,
          {CycleIs(kMoonshineOnDoublesByBlack, kRecycledThreatsWords,
                   "Threats of double ko stones come back."),
           Yields('W', kMoonshineOnDoublesByBlack, "The side that recycles them may not continue."),
           Permits("B:K5 W:C4 B:D1 W:J5 B:D2 W:C5 B:K5 W:C1 B:D4 W:J5 B:D5 W:C2 B:K5 W:pass B:M5",
                   "Then his group is removed.")}));
  rows.push_back(Row("H4", "ING96-H4", kTripleKoEyeEach, TwinHotStones(kTripleKoEyeEach),
                     {PositionIs(kTwinFight, "A fighting ko, not a disturbing one."),
                      Fighting("A1 F1", "A fighting ko, not a disturbing one.")}));
  const char* const dead = "The stones of the side without an eye are captured.";
  rows.push_back(Row(
      "H5", "ING96-H5", kFalseTripleKo, RefusedToTheDead(kFalseTripleKo),
      {PositionIs(kDisturbedDeathWords, "Disturbed death."), Dies("E1", dead), Lives("A1", dead)}));
  rows.push_back(Row("H5", "ING96-H5", kFalseTripleKoBlack, {Dies("E1", dead), Lives("A1", dead)}));
  // Nothing else is at stake here, so nobody recycles threats, as the caption says.
  rows.push_back(Row("H6", "ING96-H6", kTripleStones,
                     {Yields('B', kTripleStonesByBlack, "Black may not recycle."),
                      Lives("F1", "Then White is alive.")}));
  rows.push_back(
      Row("H6", "ING96-H6", kMoonshineOnTriples,
          {CycleIs(kMoonshineOnTriplesByWhite, kRecycledThreatsWords, "Black recycles threats."),
           Yields('B', kMoonshineOnTriplesByWhite, "Black may not recycle.")}));
}

}  // namespace

std::vector<Caption> CaptionsOfIng96Rare() {
  std::vector<Caption> rows;
  AddBentFour(rows);
  AddP(rows);
  AddH(rows);
  return rows;
}

}  // namespace hotstone::spec
