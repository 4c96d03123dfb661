// Hand-made witnesses against the claims about single plays: the law confirms exactly those that
// break a claim. Where no rule set breaks a claim, a modified law does.
#include "claims/plays/play_replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_split.h"
#include "certify/witness.h"
#include "claims/play_claims.h"

namespace hotstone::claims {
namespace {

using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using spec::BoardPlay;
using spec::Color;
using spec::Move;
using spec::Point;
using spec::Position;
using spec::RuleSet;

RuleSet Rules(const char* text) { return *spec::ParseRuleSet(text); }

// Plays of alternating players, the first by `to_move`.
Witness Plays(const std::vector<std::string>& rows, Color to_move, const std::string& points) {
  Witness witness{*Position::FromRows(rows), to_move, {}, 0, "", 0, 0};
  const std::vector<std::string> names = absl::StrSplit(points, ' ');
  Color player = to_move;
  for (const std::string& name : names) {
    witness.moves.push_back({player, *spec::ParsePoint(name, witness.setup.size())});
    player = spec::Opponent(player);
  }
  return witness;
}

bool Breaks(Obligation obligation, const char* rules, const Witness& witness,
            const PlayLaw& law = LiteralPlayLaw()) {
  return BreaksClaim(obligation, Rules(rules), witness, law);
}

// A law in which a play places its stone and removes nothing.
PlayLaw NothingIsRemoved() {
  PlayLaw law = LiteralPlayLaw();
  law.play = [](const Position& before, Color player, Point at) {
    BoardPlay play{player, at, before, before, {}, {}};
    play.after.Put(at, player);
    return play;
  };
  return law;
}

// A law in which Black may not play at A1.
PlayLaw CornerForbiddenToBlack() {
  PlayLaw law = LiteralPlayLaw();
  law.judge = [](const RuleSet& rules, const Position& before, const Move& move) -> spec::Ruling {
    if (move.player == Color::kBlack && *move.at == Point{0, 0})
      return {spec::Illegality::kOccupied};
    return LiteralPlayLaw().judge(rules, before, move);
  };
  return law;
}

// A law in which each play of Black bans A1.
PlayLaw CornerBannedAfterBlack() {
  PlayLaw law = LiteralPlayLaw();
  law.bans = [](const RuleSet&, const Position&, const Move& move) {
    return move.player == Color::kBlack ? std::set<Point>{{0, 0}} : std::set<Point>{};
  };
  return law;
}

TEST(PlayReplayTest, Variation) {
  const Witness alone = Plays({"."}, Color::kBlack, "A1");
  EXPECT_TRUE(Breaks(Obligation::kVariation, "basic-only,self_removal=any", alone));
  EXPECT_TRUE(Breaks(Obligation::kVariation, "basic-only,self_removal=any,handicap=2", alone));
  EXPECT_FALSE(Breaks(Obligation::kVariation, "basic-only", alone));  // not permitted
  EXPECT_FALSE(Breaks(Obligation::kVariation, "tromp-taylor", alone));
  EXPECT_FALSE(Breaks(Obligation::kVariation, "basic-only,self_removal=any",
                      Plays({".."}, Color::kBlack, "A1")));
}

TEST(PlayReplayTest, SelfRemovalLemma) {
  // It changes nothing and removes just itself: both or neither, as the claim says.
  const Witness alone = Plays({"."}, Color::kBlack, "A1");
  const Witness two = Plays({"X."}, Color::kBlack, "B1");
  EXPECT_FALSE(Breaks(Obligation::kSelfRemovalLemma, "basic-only", alone));
  EXPECT_FALSE(Breaks(Obligation::kSelfRemovalLemma, "basic-only", two));
  PlayLaw reports_nothing = LiteralPlayLaw();
  reports_nothing.play = [](const Position& before, Color player, Point at) {
    BoardPlay play = spec::PlayAt(before, player, at);
    play.self_removed.clear();
    return play;
  };
  EXPECT_TRUE(Breaks(Obligation::kSelfRemovalLemma, "basic-only", alone, reports_nothing));
  EXPECT_FALSE(Breaks(Obligation::kSelfRemovalLemma, "basic-only", two, reports_nothing));
}

TEST(PlayReplayTest, Closure) {
  const Witness takes = Plays({"O."}, Color::kBlack, "B1");
  const Witness beside = Plays({"O.."}, Color::kBlack, "C1");
  EXPECT_FALSE(Breaks(Obligation::kClosure, "basic-only", takes));
  EXPECT_TRUE(Breaks(Obligation::kClosure, "basic-only", takes, NothingIsRemoved()));
  EXPECT_FALSE(Breaks(Obligation::kClosure, "basic-only", beside, NothingIsRemoved()));
  // A play that is not permitted does not count: here the program's law judges.
  EXPECT_FALSE(Breaks(Obligation::kClosure, "basic-only", Plays({"."}, Color::kBlack, "A1"),
                      NothingIsRemoved()));
}

TEST(PlayReplayTest, Freedom) {
  const Witness two = Plays({"X."}, Color::kBlack, "B1");
  EXPECT_TRUE(Breaks(Obligation::kFreedom, "basic-only,self_removal=none", two));
  EXPECT_TRUE(Breaks(Obligation::kFreedom, "aga-like", two));
  EXPECT_FALSE(Breaks(Obligation::kFreedom, "basic-only", two));
  EXPECT_FALSE(Breaks(Obligation::kFreedom, "aga-like", Plays({"."}, Color::kBlack, "A1")));
}

TEST(PlayReplayTest, TwoPlayLemma) {
  // A ko pair, as the claim requires; a stone that captures two and is not a ko; two that remove
  // themselves.
  const Witness ko = Plays({"O."}, Color::kBlack, "B1 A1");
  EXPECT_FALSE(Breaks(Obligation::kTwoPlayLemma, "basic-only", ko));
  EXPECT_FALSE(Breaks(Obligation::kTwoPlayLemma, "basic-only,self_removal=any",
                      Plays({".X.O."}, Color::kWhite, "A1 E1")));
  EXPECT_FALSE(
      Breaks(Obligation::kTwoPlayLemma, "basic-only", Plays({"..."}, Color::kBlack, "A1 C1")));
  EXPECT_FALSE(
      Breaks(Obligation::kTwoPlayLemma, "basic-only", Plays({"..."}, Color::kBlack, "A1")));
  // A law in which White's play removes the previous stone without counting as a capture.
  PlayLaw takes_back = LiteralPlayLaw();
  takes_back.play = [](const Position& before, Color player, Point at) {
    BoardPlay play = spec::PlayAt(before, player, at);
    if (player == Color::kWhite) play.after = *Position::FromRows({"..."});
    return play;
  };
  EXPECT_TRUE(Breaks(Obligation::kTwoPlayLemma, "basic-only",
                     Plays({"..."}, Color::kBlack, "A1 C1"), takes_back));
}

TEST(PlayReplayTest, Symmetry) {
  const Witness corner = Plays({"..", ".."}, Color::kBlack, "A1");
  const Witness oblong = Plays({"O..", "XO."}, Color::kBlack, "B2");
  EXPECT_FALSE(Breaks(Obligation::kSymmetry, "basic-only", corner));
  EXPECT_FALSE(Breaks(Obligation::kSymmetry, "hot-only", oblong));
  EXPECT_TRUE(Breaks(Obligation::kSymmetry, "basic-only", corner, CornerForbiddenToBlack()));
  EXPECT_TRUE(Breaks(Obligation::kSymmetry, "basic-only", corner, CornerBannedAfterBlack()));
  // No symmetry maps the middle of a row of three to A1, and the ban does not follow the map.
  const Witness middle = Plays({"..."}, Color::kBlack, "B1");
  EXPECT_FALSE(Breaks(Obligation::kSymmetry, "basic-only", middle, CornerForbiddenToBlack()));
  EXPECT_TRUE(Breaks(Obligation::kSymmetry, "basic-only", middle, CornerBannedAfterBlack()));
}

TEST(PlayReplayTest, ColourSwap) {
  const Witness corner = Plays({"..", ".."}, Color::kBlack, "A1");
  EXPECT_FALSE(Breaks(Obligation::kColourSwap, "basic-only", corner));
  EXPECT_FALSE(Breaks(Obligation::kColourSwap, "hot-only", Plays({"O."}, Color::kBlack, "B1")));
  EXPECT_TRUE(Breaks(Obligation::kColourSwap, "basic-only", corner, CornerForbiddenToBlack()));
  EXPECT_TRUE(Breaks(Obligation::kColourSwap, "basic-only", corner, CornerBannedAfterBlack()));
  EXPECT_FALSE(Breaks(Obligation::kColourSwap, "basic-only",
                      Plays({"..", ".."}, Color::kBlack, "B1"), CornerForbiddenToBlack()));
}

TEST(PlayReplayTest, NoPlayBreaksNothing) {
  const Witness none{*Position::FromRows({".."}), Color::kBlack, {}, 0, "", 0, 0};
  Witness pass = none;
  pass.moves = {{Color::kBlack, std::nullopt}};
  const Witness occupied = Plays({"X."}, Color::kBlack, "A1");
  for (size_t i = 0; i < kObligationCount; ++i) {
    for (const Witness& witness : {none, pass, occupied}) {
      EXPECT_FALSE(Breaks(static_cast<Obligation>(i), "basic-only,self_removal=any", witness));
    }
  }
}

// The enumerator's reports: a violation of each claim on 2x1, confirmed or rejected by the law.
TEST(PlayReplayTest, TheVerdictFollowsTheLaw) {
  const PlayLaw odd_law = [] {
    PlayLaw law = CornerForbiddenToBlack();
    law.bans = CornerBannedAfterBlack().bans;
    return law;
  }();
  for (const Obligation obligation : {Obligation::kSymmetry, Obligation::kColourSwap}) {
    ObligationReports reports;
    reports.positions = 5;
    ObligationReport& report = reports.reports[static_cast<size_t>(obligation)];
    report.checked = 8;
    report.violations = 2;
    report.witness = PlayWitness{{0, 0, 0, 0, 0}, 0, enumerate::kNoPoint};
    Verdict verdict;
    JudgePlayClaim(obligation, reports, *spec::BoardSize::Create(2, 1), Rules("basic-only"),
                   odd_law, verdict);
    EXPECT_EQ(verdict.kind, VerdictKind::kFails);
    EXPECT_EQ(verdict.figure, 2u);
    ASSERT_TRUE(verdict.witness.has_value());
    EXPECT_NE(verdict.witness->what, "");
    Verdict refused;
    JudgePlayClaim(obligation, reports, *spec::BoardSize::Create(2, 1), Rules("basic-only"),
                   LiteralPlayLaw(), refused);
    EXPECT_EQ(refused.kind, VerdictKind::kUnknown);
    EXPECT_EQ(refused.limit, kDoesNotReplay);
  }
}

}  // namespace
}  // namespace hotstone::claims
