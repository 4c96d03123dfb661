// PAIR-ORDER to PAIR-OTHER: seats, rulings and readings of pair go.
#include "tournament/law/pair_go.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using enum PairGoSeat;
using Made = PairGoRuling;

PairGoRules PairRules(const std::string& readings) {
  const auto rules = ParsePairGoRules("wmsg-2008" + readings);
  EXPECT_TRUE(rules.ok()) << rules.status();
  return rules.ok() ? *rules : PairGoRules();
}

PairGoMove By(PairGoSeat seat) { return {seat, false}; }
PairGoClaim Claimed(spec::Color side) { return {side, false}; }

// The rulings of these events in order.
std::vector<Made> RulingsOf(PairGoGame& game, const std::vector<PairGoEvent>& events) {
  std::vector<Made> rulings;
  for (const PairGoEvent& event : events) {
    const auto step = game.Apply(event);
    EXPECT_TRUE(step.ok()) << step.status();
    // kCounted also means a refusal, which has failed already.
    rulings.push_back(step.ok() ? step->ruling : Made::kCounted);
  }
  return rulings;
}

TEST(PairGoRulesTest, SeatsInTheOrderOfTheRotation) {
  EXPECT_EQ(FollowerOf(kBlackWoman), kWhiteWoman);
  EXPECT_EQ(FollowerOf(kWhiteWoman), kBlackMan);
  EXPECT_EQ(FollowerOf(kBlackMan), kWhiteMan);
  EXPECT_EQ(FollowerOf(kWhiteMan), kBlackWoman);
  EXPECT_EQ(PartnerOf(kBlackWoman), kBlackMan);
  EXPECT_EQ(PartnerOf(kWhiteMan), kWhiteWoman);
  EXPECT_EQ(SideOf(kBlackMan), spec::Color::kBlack);
  EXPECT_EQ(SideOf(kWhiteWoman), spec::Color::kWhite);
  EXPECT_STREQ(SeatWord(WomanOf(spec::Color::kWhite)), "WF");
}

TEST(PairGoRulesTest, WordsAreReadAndWritten) {
  const std::vector<PairGoRules> all = AllPairGoRules();
  EXPECT_EQ(all.size(), 96u);
  for (const PairGoRules& rules : all) {
    const auto again = ParsePairGoRules(PairGoRulesText(rules));
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(*again, rules);
  }
  EXPECT_EQ(PairGoRulesText(PairRules("")), "wmsg-2008");
  EXPECT_EQ(PairGoRulesText(PairRules(",tally=stones,repeated=claimed,rotation=last")),
            "wmsg-2008,rotation=last,repeated=claimed,tally=stones");
  const auto refusal = [](const std::string& text) {
    return std::string(ParsePairGoRules(text).status().message());
  };
  EXPECT_THAT(refusal("wmsg"), HasSubstr("\"wmsg\" is not a text about pair go; the only one is"));
  EXPECT_THAT(refusal("wmsg-2008,rotation=left"),
              HasSubstr("rotation=left: known values are number, last, pairs"));
  EXPECT_THAT(refusal("wmsg-2008,turn=left"),
              HasSubstr("turn: not a key of wmsg-2008, whose keys are rotation, "));
  EXPECT_THAT(refusal("wmsg-2008,first=free,first=free"),
              HasSubstr("first occurs twice in wmsg-2008,first"));
}

TEST(PairGoTest, NormalRotation) {
  PairGoGame game((PairGoRules()));
  PairGoSeat seat = kBlackWoman;
  for (int i = 0; i < 9; ++i) {
    EXPECT_EQ(game.Next(), seat);
    EXPECT_THAT(RulingsOf(game, {By(seat)}), ElementsAre(Made::kInRotation));
    seat = FollowerOf(seat);
  }
}

TEST(PairGoTest, APenaltyAndWhatFollows) {
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(RulingsOf(game, {By(kBlackWoman), By(kWhiteMan), Claimed(spec::Color::kBlack)}),
              ElementsAre(Made::kInRotation, Made::kOutOfRotation, Made::kPenalty));
  EXPECT_EQ(game.Tokens(spec::Color::kWhite), 1);
  EXPECT_EQ(game.Tokens(spec::Color::kBlack), 0);
  EXPECT_EQ(game.Next(), kBlackMan);
  // Not returning is a new error, and the claimed one was in rotation.
  const auto step = game.Apply(By(kBlackWoman));
  ASSERT_TRUE(step.ok());
  EXPECT_THAT(step->clauses, ElementsAre("PAIR-ROTATION", "PAIR-ROTATION-RETURN"));
  EXPECT_THAT(RulingsOf(game, {Claimed(spec::Color::kWhite)}), ElementsAre(Made::kPenalty));
}

TEST(PairGoTest, OnlyTheMoveJustPlayed) {
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(RulingsOf(game, {Claimed(spec::Color::kWhite), By(kBlackMan), By(kWhiteWoman),
                               Claimed(spec::Color::kWhite), By(kBlackWoman),
                               Claimed(spec::Color::kWhite), Claimed(spec::Color::kWhite)}),
              ElementsAre(Made::kNoClaim, Made::kOutOfRotation, Made::kInRotation, Made::kNoClaim,
                          Made::kOutOfRotation, Made::kPenalty, Made::kNoClaim));
}

TEST(PairGoTest, AnIntendedErrorLoses) {
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(RulingsOf(game, {By(kBlackMan), PairGoClaim{spec::Color::kWhite, true}}),
              ElementsAre(Made::kOutOfRotation, Made::kForfeit));
  ASSERT_TRUE(game.result().has_value());
  EXPECT_EQ(game.result()->winner, spec::Color::kWhite);
  EXPECT_EQ(game.result()->how, PairGoEnd::kForfeit);
  EXPECT_EQ(game.Tokens(spec::Color::kBlack), 0);
  EXPECT_THAT(game.Apply(By(kWhiteWoman)).status().message(), HasSubstr("the game is over"));
}

// The ruling of each reading on the same claim.
TEST(PairGoTest, ThePrecedingMove) {
  const auto claim = [](const std::string& readings, const std::vector<PairGoEvent>& before,
                        PairGoSeat wrong) {
    PairGoGame game(PairRules(readings));
    RulingsOf(game, before);
    return RulingsOf(game, {By(wrong), Claimed(spec::Opponent(SideOf(wrong)))}).back();
  };
  // White's move straight after Black's unclaimed error.
  EXPECT_EQ(claim("", {By(kBlackMan)}, kWhiteMan), Made::kFree);
  EXPECT_EQ(claim(",preceding=own", {By(kBlackMan)}, kWhiteMan), Made::kPenalty);
  EXPECT_EQ(claim(",preceding=own,first=free", {By(kBlackMan)}, kWhiteMan), Made::kFree);
  // Black's own next error.
  EXPECT_EQ(claim("", {By(kBlackMan), By(kWhiteWoman)}, kBlackWoman), Made::kPenalty);
  EXPECT_EQ(claim(",preceding=own", {By(kBlackMan), By(kWhiteWoman)}, kBlackWoman), Made::kFree);
  // After one that was claimed.
  EXPECT_EQ(claim("", {By(kBlackMan), Claimed(spec::Color::kWhite)}, kWhiteMan), Made::kPenalty);
  EXPECT_EQ(claim(",claimed=out", {By(kBlackMan), Claimed(spec::Color::kWhite)}, kWhiteMan),
            Made::kFree);
  // The first of the game.
  EXPECT_EQ(claim("", {}, kBlackMan), Made::kPenalty);
  EXPECT_EQ(claim(",first=free", {}, kBlackMan), Made::kFree);
}

TEST(PairGoTest, RotationAfterAnUnclaimedError) {
  const auto next = [](const std::string& readings, const std::vector<PairGoEvent>& events) {
    PairGoGame game(PairRules(readings));
    RulingsOf(game, events);
    return game.Next();
  };
  EXPECT_EQ(next("", {By(kBlackMan)}), kWhiteWoman);
  EXPECT_EQ(next(",rotation=last", {By(kBlackMan)}), kWhiteMan);
  EXPECT_EQ(next(",rotation=pairs", {By(kBlackMan)}), kWhiteWoman);
  EXPECT_EQ(next("", {By(kBlackMan), By(kWhiteWoman)}), kBlackMan);
  EXPECT_EQ(next(",rotation=last", {By(kBlackMan), By(kWhiteWoman)}), kBlackMan);
  EXPECT_EQ(next(",rotation=pairs", {By(kBlackMan), By(kWhiteWoman)}), kBlackWoman);
  // Once claimed it counts as the right player's.
  for (const char* readings : {"", ",rotation=last", ",rotation=pairs"}) {
    EXPECT_EQ(next(readings, {By(kBlackMan), Claimed(spec::Color::kWhite)}), kWhiteWoman)
        << readings;
    EXPECT_EQ(next(readings, {By(kBlackMan), Claimed(spec::Color::kWhite), By(kWhiteWoman)}),
              kBlackMan)
        << readings;
  }
}

TEST(PairGoTest, Passes) {
  PairGoGame turn((PairGoRules()));
  EXPECT_THAT(
      RulingsOf(turn, {By(kBlackWoman), PairGoMove{kWhiteMan, true}, Claimed(spec::Color::kBlack)}),
      ElementsAre(Made::kInRotation, Made::kOutOfRotation, Made::kPenalty));
  EXPECT_EQ(turn.Next(), kBlackMan);
  PairGoGame aside(PairRules(",passes=aside"));
  EXPECT_THAT(RulingsOf(aside, {By(kBlackWoman), PairGoMove{kWhiteMan, true},
                                Claimed(spec::Color::kBlack)}),
              ElementsAre(Made::kInRotation, Made::kAside, Made::kNoClaim));
  EXPECT_EQ(aside.Next(), kBlackMan);
  RulingsOf(aside, {PairGoMove{kBlackWoman, true}});
  EXPECT_EQ(aside.Next(), kWhiteWoman);
}

TEST(PairGoTest, WhoMayClaim) {
  PairGoGame anyone((PairGoRules()));
  EXPECT_EQ(RulingsOf(anyone, {By(kBlackMan), Claimed(spec::Color::kBlack)}).back(),
            Made::kPenalty);
  PairGoGame opponents(PairRules(",claimant=opponents"));
  EXPECT_THAT(RulingsOf(opponents, {By(kBlackMan), Claimed(spec::Color::kBlack),
                                    Claimed(spec::Color::kWhite)}),
              ElementsAre(Made::kOutOfRotation, Made::kNoClaim, Made::kPenalty));
}

TEST(PairGoTest, Resignation) {
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(RulingsOf(game, {PairGoOffer{kBlackMan}, PairGoConfirm{kBlackMan},
                               PairGoOffer{kWhiteWoman}, PairGoOffer{kBlackWoman},
                               PairGoConfirm{kBlackWoman}, PairGoConfirm{kWhiteMan}}),
              ElementsAre(Made::kMayNotOffer, Made::kNothingToConfirm, Made::kMayNotOffer,
                          Made::kOffered, Made::kNothingToConfirm, Made::kNothingToConfirm));
  EXPECT_THAT(
      RulingsOf(game, {By(kBlackWoman), PairGoConfirm{kBlackMan}, PairGoOffer{kWhiteWoman},
                       PairGoConfirm{kWhiteMan}}),
      ElementsAre(Made::kInRotation, Made::kNothingToConfirm, Made::kOffered, Made::kResigned));
  EXPECT_EQ(game.result()->winner, spec::Color::kBlack);
  EXPECT_EQ(game.result()->how, PairGoEnd::kResignation);
  // An upheld claim makes an offer void.
  PairGoGame claimed((PairGoRules()));
  EXPECT_THAT(
      RulingsOf(claimed, {By(kBlackMan), PairGoOffer{kWhiteWoman}, Claimed(spec::Color::kWhite),
                          PairGoConfirm{kWhiteMan}}),
      ElementsAre(Made::kOutOfRotation, Made::kOffered, Made::kPenalty, Made::kNothingToConfirm));
}

TEST(PairGoTest, Consultation) {
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(
      RulingsOf(game, {PairGoTalk{kWhiteMan, PairGoTopic::kTurn},
                       PairGoTalk{kBlackMan, PairGoTopic::kClock},
                       PairGoTalk{kBlackMan, PairGoTopic::kResigning}, PairGoOffer{kBlackWoman},
                       PairGoTalk{kBlackMan, PairGoTopic::kResigning},
                       PairGoTalk{kWhiteMan, PairGoTopic::kResigning},
                       PairGoTalk{kWhiteMan, PairGoTopic::kOther}}),
      ElementsAre(Made::kMayTalk, Made::kMayTalk, Made::kMayNotTalk, Made::kOffered, Made::kMayTalk,
                  Made::kMayNotTalk, Made::kMayNotTalk));
}

TEST(PairGoTest, Alerts) {
  const PairGoAlert repeated{spec::Color::kWhite, PairGoGround::kRepeated, true};
  const PairGoAlert suspected{spec::Color::kWhite, PairGoGround::kSuspected, false};
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(
      RulingsOf(game, {suspected, By(kBlackMan), suspected, repeated, By(kWhiteWoman),
                       PairGoAlert{spec::Color::kBlack, PairGoGround::kSuspected, true},
                       By(kBlackWoman), repeated}),
      ElementsAre(Made::kNoGround, Made::kOutOfRotation, Made::kGoesOn, Made::kNoGround,
                  Made::kInRotation, Made::kNoGround, Made::kOutOfRotation, Made::kForfeit));
  EXPECT_EQ(game.result()->winner, spec::Color::kWhite);
  // If only claimed errors count as repeated, there is one here.
  PairGoGame claimed(PairRules(",repeated=claimed"));
  EXPECT_EQ(RulingsOf(claimed, {By(kBlackMan), By(kWhiteWoman), By(kBlackWoman),
                                Claimed(spec::Color::kWhite), repeated})
                .back(),
            Made::kNoGround);
  EXPECT_EQ(RulingsOf(claimed, {suspected}).back(), Made::kGoesOn);
  PairGoGame talk((PairGoRules()));
  const PairGoAlert of_talk{spec::Color::kWhite, PairGoGround::kTalk, true};
  EXPECT_THAT(RulingsOf(talk, {of_talk, PairGoTalk{kWhiteMan, PairGoTopic::kOther}, of_talk,
                               PairGoTalk{kBlackMan, PairGoTopic::kOther}, of_talk}),
              ElementsAre(Made::kNoGround, Made::kMayNotTalk, Made::kNoGround, Made::kMayNotTalk,
                          Made::kForfeit));
}

TEST(PairGoTest, TokensAreSubtractedAtTheEnd) {
  const auto scores = [](const std::string& readings, int black, int white) {
    PairGoGame game(PairRules(readings));
    RulingsOf(game, {By(kBlackMan), Claimed(spec::Color::kWhite), By(kWhiteMan),
                     Claimed(spec::Color::kBlack), By(kBlackWoman), Claimed(spec::Color::kWhite),
                     PairGoCount{black, white}});
    EXPECT_EQ(game.Tokens(spec::Color::kBlack), 2);
    EXPECT_EQ(game.Tokens(spec::Color::kWhite), 1);
    return *game.result();
  };
  EXPECT_EQ(scores("", 375, 340).black_x2, 363);
  EXPECT_EQ(scores("", 375, 340).white_x2, 334);
  EXPECT_EQ(scores("", 375, 340).winner, spec::Color::kBlack);
  EXPECT_EQ(scores("", 346, 340).winner, std::nullopt);
  EXPECT_EQ(scores("", 345, 340).winner, spec::Color::kWhite);
  EXPECT_EQ(scores(",tally=stones", 346, 340).white_x2, 336);
  EXPECT_EQ(scores(",tally=stones", 346, 340).winner, spec::Color::kWhite);
  EXPECT_EQ(PenaltyPoints(3, PairGoTally::kPoints), 9);
  EXPECT_EQ(PenaltyPoints(3, PairGoTally::kStones), 8);
  EXPECT_EQ(PenaltyPoints(2, PairGoTally::kStones), 6);
}

TEST(PairGoTest, WhatNoEventCanBe) {
  PairGoGame game((PairGoRules()));
  EXPECT_THAT(game.Apply(By(kWhiteWoman)).status().message(),
              HasSubstr("WF makes a move, but Black is to move: BF, or out of rotation BM"));
  for (int i = 0; i < kMostPairGoMoves / 100; ++i) {
    for (int j = 0; j < 25; ++j)
      RulingsOf(game, {By(kBlackWoman), By(kWhiteWoman), By(kBlackMan), By(kWhiteMan)});
  }
  EXPECT_THAT(game.Apply(By(kBlackWoman)).status().message(), HasSubstr("more than 10000 moves"));
  EXPECT_TRUE(game.Apply(PairGoCount{0, 0}).ok());
}

}  // namespace
}  // namespace hotstone::tournament
