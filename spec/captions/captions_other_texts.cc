// What the text of 1991 and the Chinese glossary say happens in a ko.
//
// The introduction of 1991 gives the shortest statement: in a fighting ko (a single one, triple ko,
// eternal life) the opponent may retake no stone of the ko on the next move; in a disturbing ko
// (some double kos) the player who started may not start a second cycle. Its chapter 1 says more:
// two stones are hot by being added, twins belong to a triple ko, disturbing kos have no hot
// stones, and the disturber may never continue. This file has both, even where they differ: in
// eternal life the introduction refuses the answer to a capture of two, and chapter 1 does not.
#include "spec/captions/caption_shapes.h"
#include "spec/captions/caption_tables.h"
#include "spec/captions/caption_words.h"

namespace hotstone::spec {
namespace {

void AddIntroduction(std::vector<Caption>& rows) {
  const char* const id = "1991-0-ko";
  const char* const clause = "ING91-0-ko";
  rows.push_back(Row(id, clause, kKoForLife, SingleHotStone(kKoForLife)));
  rows.push_back(Row(id, clause, kTripleKo, TwinHotStones(kTripleKo),
                     {Refuses("W:B5", "B:C5", kSingleHotClauses,
                              "No stone of the ko may be retaken on the next move.")}));
  rows.push_back(Row(id, clause, kEternalLifeCut, DoubleHotStones(kEternalLifeCut),
                     {Refuses("B:C1 W:pass B:pass W:E1", "B:D1", kDoubleHotClauses,
                              "Nor may the stone that has just taken two.")}));
  for (const Shape& shape : {kDoubleKoSeki, kSmallDoubleKo}) {
    rows.push_back(Row(id, clause, shape, RefusedToWhoStarts(shape)));
  }
}

void AddChapterOne(std::vector<Caption>& rows) {
  rows.push_back(Row("1991-1-zug", "ING91-1-zug-auf-dem-brett", kOwnOne,
                     {Refuses("", "B:A2", kNoVariationClauses,
                              "Removing one's own single stone changes nothing.")}));
  rows.push_back(Row("1991-1-zug", "ING91-1-zug-auf-dem-brett", kOwnTwo, SelfRemoval(kOwnTwo)));
  rows.push_back(
      Row("1991-1-zug", "ING91-1-zug-auf-dem-brett", kSmallKo, SingleHotStone(kSmallKo)));
  rows.push_back(Row("1991-1-zug", "ING91-1-zug-auf-dem-brett", kDoubleKoSeki,
                     {Refuses(kDoubleKoSekiByBlack, "B:D1", kRecyclingClauses,
                              "Cyclic repetition changes nothing.")}));
  rows.push_back(
      Row("1991-1-passen", "ING91-1-ausgesetzter-zug", kNothingLeft,
          {Permits("B:pass W:pass B:A4", "Two passes pause the game."),
           Refuses("B:pass W:pass B:pass W:pass", "B:A4", kGameOverClauses, "Two more end it.")}));
  rows.push_back(Row("1991-1-leben-und-tod", "ING91-1-leben-und-tod", kDoubleKoDeath,
                     {Dies("E1", "Stones that can be removed are dead."),
                      Lives("A1", "Stones that cannot be removed live.")}));
  rows.push_back(WithoutPosition(
      "1991-1-ko-position", "ING91-1-ko-position",
      "every ko position has a result: about all positions; tested as the claim that play ends",
      "from the text"));
  rows.push_back(Row("1991-1-kampf-ko", "ING91-1-kampf-ko", kSmallKo, SingleHotStone(kSmallKo),
                     {PositionIs(kSomeFight, "Life and death are open: a fighting ko."),
                      Fighting("B2 B1", "Life and death are open: a fighting ko.")}));
  rows.push_back(
      Row("1991-1-hot-stones", "ING91-1-hot-stones", kKoForLife, SingleHotStone(kKoForLife)));
  rows.push_back(Row("1991-1-hot-stones", "ING91-1-hot-stones", kEternalLifeCut,
                     DoubleHotStones(kEternalLifeCut)));
  rows.push_back(
      Row("1991-1-hot-stones", "ING91-1-hot-stones", kTripleKo, TwinHotStones(kTripleKo)));
  rows.push_back(Row(
      "1991-1-stoerungs-ko", "ING91-1-stoerungs-ko", kDoubleKoSeki, WithoutHotStones(kDoubleKoSeki),
      {Refuses("B:D1 W:C3 B:pass W:C1 B:D3 W:pass B:pass W:pass", "B:D1", kRecyclingClauses,
               "After one cycle the disturber may never continue, not even after a pass.")}));
}

void AddBreathsOfZh(std::vector<Caption>& rows) {
  rows.push_back(
      Row("ZH-G22", "ZH-G22", kTwoEyes, {Lives("A2", "Permanent breaths: alive by itself.")}));
  rows.push_back(
      Row("ZH-G23", "ZH-G23", kDoubleKoSeki, {Seki("A1 F1", "Balancing breaths: a seki.")}));
  rows.push_back(Row("ZH-G24", "ZH-G24", kSmallKo,
                     {Fighting("B2 B1", "Fighting breaths: life or death by ko.")}));
  rows.push_back(Row("ZH-G25", "ZH-G25", kDoubleKoSeki,
                     {Disturbing("A1 F1", "Exchanged breaths: life and death are as before.")}));
  rows.push_back(
      Row("ZH-G26", "ZH-G26", kDoubleKoDeath, {Dies("E1", "False breaths alone: dead.")}));
}

void AddKoOfZh(std::vector<Caption>& rows) {
  for (const Shape& shape : {kSmallKo, kHalfAPointSmall}) {
    rows.push_back(Row("ZH-G10", "ZH-G10", shape, SingleHotStone(shape)));
  }
  rows.push_back(Row("ZH-G18", "ZH-G18", kNothingLeft,
                     {Permits("B:pass W:pass B:A4",
                              "Two consecutive passes pause the game; play may be resumed.")}));
  rows.push_back(Row("ZH-G19", "ZH-G19", kNothingLeft,
                     {Refuses("B:pass W:pass B:pass W:pass", "B:A4", kGameOverClauses,
                              "Four consecutive passes end it, and play cannot be resumed.")}));
  rows.push_back(Row("ZH-G30", "ZH-G30", kSmallKo, SingleHotStone(kSmallKo)));
  rows.push_back(Row("ZH-G30", "ZH-G30", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki)));
  rows.push_back(Row("ZH-G31", "ZH-G31", kSmallKo, SingleHotStone(kSmallKo),
                     {PositionIs(kSomeFight, "Repeated removal is a fight.")}));
  rows.push_back(
      Row("ZH-G31", "ZH-G31", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
          {CycleIs(kDoubleKoSekiByBlack, kSomeDisturbance, "Cyclic removal is disturbing.")}));
  rows.push_back(Row("ZH-G32", "ZH-G32", kDoubleKoSeki,
                     {Permits(kDoubleKoSekiByBlack, "Ko stones can be removed again and again.")}));
  rows.push_back(Row("ZH-G35", "ZH-G35", kTripleStones,
                     {Permits(kTripleStonesByBlack, "Three stones may also be ko stones.")}));
  rows.push_back(Row("ZH-G37", "ZH-G37", kKoForLife, SingleHotStone(kKoForLife)));
  rows.push_back(Row("ZH-G38", "ZH-G38", kSmallKo, SingleHotStone(kSmallKo)));
  rows.push_back(Row("ZH-G39", "ZH-G39", kEternalLifeCut, DoubleHotStones(kEternalLifeCut)));
  rows.push_back(Row("ZH-G40", "ZH-G40", kTripleKo, TwinHotStones(kTripleKo)));
  rows.push_back(Row("ZH-G41", "ZH-G41", kDoubleKoSeki, RefusedToWhoStarts(kDoubleKoSeki),
                     WithoutHotStones(kDoubleKoSeki)));
  rows.push_back(
      Row("ZH-G41", "ZH-G41", kMoonshine,
          {Permits("B:M3 W:C3 B:D1", "By a double ko, which has no hot stones,"),
           Yields('W', kMoonshineByBlack, "White forces his opponent, and is the disturber.")}));
  rows.push_back(Row("ZH-G42", "ZH-G42", kDoubleKoSeki,
                     {Refuses(kDoubleKoSekiByBlack, "B:D1", kRecyclingClauses,
                              "From the second cycle on every move is an invariation.")}));
}

}  // namespace

std::vector<Caption> CaptionsOfIng91() {
  std::vector<Caption> rows;
  AddIntroduction(rows);
  AddChapterOne(rows);
  return rows;
}

std::vector<Caption> CaptionsOfZh() {
  std::vector<Caption> rows;
  AddBreathsOfZh(rows);
  AddKoOfZh(rows);
  return rows;
}

}  // namespace hotstone::spec
