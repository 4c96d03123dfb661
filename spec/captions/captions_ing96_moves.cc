// S1 to S20: illustrations of rule 3, "moves are board or pass plays; unrestricted except for
// invariation".
//
// S1 to S5 show what invariation is, S6 to S10 that self-removal is not invariation, S11 to S15 the
// kinds of passes, and S16 to S20 are one game: a ko for the life of a group that is retaken after
// passes. For example S1: a stone has taken another in a ko; the answer that takes it back is
// refused at once and legal after a pass by each side.
#include <utility>

#include "spec/captions/caption_shapes.h"
#include "spec/captions/caption_tables.h"
#include "spec/captions/caption_words.h"

namespace hotstone::spec {
namespace {

void AddHotStones(std::vector<Caption>& rows) {
  for (const Shape& shape : {kLoneKo, kSmallKo, kPlainKo, kKoForLife}) {
    rows.push_back(Row("S1", "ING96-S1", shape, SingleHotStone(shape)));
  }
  for (const Shape& shape : {kLoneEternalLife, kEternalLifeCut, kEternalLife, kEternalLifeGnu}) {
    rows.push_back(Row("S2", "ING96-S2", shape, DoubleHotStones(shape)));
  }
  rows.push_back(Row("S2", "ING96-S2", kEternalLifeOfTwo,
                     {From("ING96-S1", Permits("B:F2 W:E2 B:G2 W:C1",
                                               "With nothing hot this repeats forever."))}));
  for (const Shape& shape : {kTripleKo, kTripleKoEyeEach, kTripleKoKata}) {
    rows.push_back(Row("S3", "ING96-S3", shape, TwinHotStones(shape)));
  }
  rows.push_back(Row("S3", "ING96-S3", kTripleKoRow,
                     {From("ING96-G508", Refuses("B:G1", "W:F1", kSingleHotClauses,
                                                 "The stone that has just taken one is hot."))}));
}

constexpr const char* kNeedless = "ING96-G515";

void AddRecycling(std::vector<Caption>& rows) {
  const char* const nothing = "The fight is not needed: it cannot alter who lives.";
  rows.push_back(
      Row("S4", "ING96-S4", kDoubleKoDeath, RefusedToTheDead(kDoubleKoDeath),
          {From(kNeedless, Lives("A1", nothing)), From(kNeedless, Dies("E1", nothing))}));
  rows.push_back(Row(
      "S4", "ING96-S4", kDoubleKoLife,
      {Permits("W:A3 B:B5", "White attacks one eye, Black settles the other."),
       From(kNeedless, Lives("A2", "The fight is not needed: Black lives by one of two eyes."))}));
  rows.push_back(Row("S4", "ING96-S4", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
                     {From(kNeedless, Seki("A1 F1", nothing))}));
  rows.push_back(Row("S4", "ING96-S4", kDoubleKoGnu, RefusedToWhoStarts(kDoubleKoGnu)));
  rows.push_back(
      Row("S5", "ING96-S5", kMoonshine, SingleHotStone(kMoonshine),
          {From("ING96-R5-disturbing-ko",
                Yields('W', kMoonshineByBlack, "White may not use his threats a second time."))}));
}

void AddSelfRemoval(std::vector<Caption>& rows) {
  for (const auto& [id, clause] :
       {std::pair{"S6", "ING96-S6"}, std::pair{"S7", "ING96-S7"}, std::pair{"S8", "ING96-S8"}}) {
    for (const Shape& shape : {kOwnTwo, kOwnTwoBesideWhite, kOwnThree}) {
      rows.push_back(Row(id, clause, shape, SelfRemoval(shape)));
    }
  }
  rows.push_back(
      Row("S8", "ING96-S8", kBiggerEye,
          {Permits("W:F1", "White removes his own four stones."),
           Seki("D1 B1", "Older rules favour the bigger eye; with self-removal it is a seki.")}));
  rows.push_back(
      Row("S9", "ING96-S9", kOwnAsThreat, SelfRemoval(kOwnAsThreat),
          {Permits("W:B1 B:B1", "The threat can be answered by a second eye."),
           Permits("W:B1 B:pass W:B1", "Unanswered, it takes the eye away."),
           Lives("A2", "It is only a threat: with nothing to gain elsewhere Black lives.")}));
  rows.push_back(Row("S10", "ING96-S10", kOwnAsThreatAfter,
                     {Keeps('B', "A2", "Black reinforces within the large eye and lives."),
                      Takes('W', "A2", "He must: if White plays there too, Black is removed.")}));
}

void AddPasses(std::vector<Caption>& rows) {
  rows.push_back(
      Row("S11", "ING96-S11", kNothingLeft,
          {Permits("B:pass",
                   "A pass that resigns is a pass; that it ends the game is not modelled.")}));
  rows.push_back(Row(
      "S12", "ING96-S12", kEmptyBoard,
      {Permits("B:B2 W:pass B:D4 W:C3", "White passes for the handicap, then play continues.")}));
  rows.push_back(Row("S13", "ING96-S13", kOneNeutral,
                     {Permits("B:pass W:C2 B:A1", "One pass ends nothing.")}));
  rows.push_back(Row("S13", "ING96-S13", kNothingLeft,
                     {Permits("B:pass W:B1 B:A4", "One pass ends nothing.")}));
  rows.push_back(
      Row("S14", "ING96-S14", kNothingLeft,
          {Permits("B:pass W:pass B:A4", "Two passes pause the game, and play may continue.")}));
  rows.push_back(Row(
      "S15", "ING96-S15", kNothingLeft,
      {Refuses("B:pass W:pass B:pass W:pass", "B:A4", kGameOverClauses, "Four passes end it.")}));
}

// The game of S16 to S20 is lost. By the move numbers Black takes the ko (3), each side passes (4,
// 5), White takes it back (6), a threat and its answer (7, 8), Black takes (9), each side passes
// (10, 11), White takes (12), Black passes (13), and White removes the group (14). The meaning of 6
// to 9 is our reading; the threat is abstract here.
void AddKoAfterPasses(std::vector<Caption>& rows) {
  rows.push_back(
      Row("S16", "ING96-S16", kKoForLife, {PositionIs(kSomeFight, "A ko for a group's life.")}));
  rows.push_back(Row("S16", "ING96-S16", kPlainKo, {PositionIs(kSomeFight, "A ko for stones.")}));
  rows.push_back(Row("S17", "ING96-S17", kKoForLifeBefore,
                     {Permits("B:D4 W:pass B:pass W:C1",
                              "With the ko just taken both pass; this only pauses the game.")}));
  rows.push_back(Row("S17", "ING96-S17", kPlainKo,
                     {Permits("W:B2 B:pass W:pass B:A1", "With the ko just taken both pass.")}));
  for (const Shape& shape : {kKoForLifeBefore, kKoForLife, kPlainKo}) {
    rows.push_back(Row("S18", "ING96-S18", shape, SingleHotStone(shape)));
  }
  rows.push_back(Row("S19", "ING96-S19", kKoForLifeBefore,
                     {Permits("B:D4 W:pass B:pass W:C4 B:pass W:pass B:A4",
                              "Two more passes pause the game again, and it may continue.")}));
  rows.push_back(Row("S19", "ING96-S19", kKoForLifeBefore,
                     {Refuses("B:D4 W:pass B:pass W:C4 B:pass W:pass B:pass W:pass", "B:A4",
                              kGameOverClauses, "After two more the game is over.")}));
  rows.push_back(Row(
      "S20", "ING96-S20", kKoForLifeBefore,
      {Permits("B:D4 W:pass B:pass W:C4 B:pass W:D4 B:pass W:A4", "The black group is removed."),
       Dies("B4", "White wins the ko by passing: Black has no threat."),
       Dies("B4", "Nor does the one threat in the picture help.", {.black = 1})}));
  rows.push_back(Row("S20", "ING96-S20", kKoForLife,
                     {Permits("W:C4 B:pass W:D4 B:pass W:A4", "The black group is removed."),
                      Dies("A3", "White wins the ko by passing.")}));
}

}  // namespace

std::vector<Caption> CaptionsOfIng96Moves() {
  std::vector<Caption> rows;
  AddHotStones(rows);
  AddRecycling(rows);
  AddSelfRemoval(rows);
  AddPasses(rows);
  AddKoAfterPasses(rows);
  return rows;
}

}  // namespace hotstone::spec
