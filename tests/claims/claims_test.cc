#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "certify/check.h"
#include "certify/witness.h"
#include "claims/claim_table.h"
#include "spec/rules/game.h"
#include "spec/rules/variation.h"
#include "tests/certify/naive_graph.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {

using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;

namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(ClaimsTest, EveryClaimIsReportedOnceInOrderWithItsClauses) {
  auto checker = *ClaimChecker::Create(*spec::BoardSize::Create(2, 2), {});
  std::vector<std::string> order;
  checker.Check(
      *spec::ParseRuleSet("basic-only"), [](std::string_view) { return true; },
      [&](const Verdict& v) {
        order.push_back(v.claim);
        EXPECT_EQ(v.clauses.empty(),
                  v.claim == "symmetry" || v.claim == "colour-swap" || v.claim == "final-positions")
            << v.claim;
        EXPECT_NE(v.kind, VerdictKind::kUnknown) << v.claim << ": " << v.limit;
      });
  EXPECT_EQ(order, ClaimNames());
}

TEST(ClaimsTest, AClaimIsFoundByItsName) {
  for (const std::string& name : ClaimNames()) {
    ASSERT_NE(FindClaim(name), nullptr) << name;
    EXPECT_EQ(FindClaim(name)->name, name);
  }
  EXPECT_EQ(FindClaim("terminations"), nullptr);
}

TEST(ClaimsTest, OnlyWantedClaimsAreChecked) {
  const auto verdicts = Check(2, 2, "basic-only", {}, [](std::string_view claim) {
    return claim == "graph" || claim == "closure";
  });
  ASSERT_EQ(verdicts.size(), 2u);
  EXPECT_EQ(verdicts.at("graph").kind, VerdictKind::kHolds);
  EXPECT_EQ(verdicts.at("closure").kind, VerdictKind::kHolds);
}

TEST(ClaimsTest, VariationFailsUnderAnyWithoutSuperkoAndReplays) {
  // On 2x1 a stone without a liberty always takes the other one.
  for (const auto& [cols, rows] : {std::pair{1, 1}, {3, 1}, {2, 2}, {3, 2}}) {
    for (const char* rules :
         {"basic-only,self_removal=any", "basic-only,self_removal=any,cycle=ssk",
          "basic-only,self_removal=any,hot=none,cycle=nssk"}) {
      const Verdict verdict = One(cols, rows, rules, "variation");
      ASSERT_EQ(verdict.kind, VerdictKind::kFails) << rules;
      EXPECT_EQ(verdict.method, Method::kExhaustive);
      EXPECT_GT(*verdict.figure, 0u);
      ASSERT_EQ(verdict.witness->moves.size(), 1u);
      auto game = *spec::Game::Create(*spec::ParseRuleSet(rules), verdict.witness->setup,
                                      verdict.witness->to_move);
      ASSERT_TRUE(game.Play(verdict.witness->moves[0]).legal());
      EXPECT_EQ(game.position(), verdict.witness->setup);
    }
    const Verdict by_superko = One(cols, rows, "tromp-taylor", "variation");
    EXPECT_EQ(by_superko.kind, VerdictKind::kHolds);
    EXPECT_EQ(by_superko.figure, 0u);
    ASSERT_EQ(by_superko.figures.size(), 3u);  // violations, permitted_plays, superko_alone
    EXPECT_EQ(by_superko.figures[0].value, 0u);
    EXPECT_GT(by_superko.figures[2].value, 0u);
    const std::string square = "basic-only,self_removal=any,cycle=square,square_of=position";
    EXPECT_EQ(One(cols, rows, square, "variation").kind, VerdictKind::kHolds);
    EXPECT_EQ(One(cols, rows, square + ",square_gap=anywhere", "variation").kind,
              VerdictKind::kFails);
    EXPECT_EQ(One(cols, rows, "basic-only", "variation").kind, VerdictKind::kHolds);
    EXPECT_EQ(One(cols, rows, "aga-like", "variation").kind, VerdictKind::kHolds);
  }
}

// What holds on all boards holds on small ones too, where their graph is not rendered.
TEST(ClaimsTest, ArgumentsNeedNoGraph) {
  EXPECT_EQ(One(2, 2, "basic-only,handicap=2", "cooperative").kind, VerdictKind::kHolds);
  for (const char* claim : {"termination", "forced"}) {
    EXPECT_EQ(One(2, 2, "basic-only,handicap=2,capture_ends=true", claim).method,
              Method::kAllBoards);
    EXPECT_EQ(One(2, 2, "basic-only,handicap=2", claim).kind, VerdictKind::kUnknown);
  }
}

// By hand on 1x1: one empty position; either colour's stone removes itself.
TEST(ClaimsTest, OnePointByHand) {
  const Verdict verdict = One(1, 1, "basic-only,self_removal=any", "variation");
  EXPECT_EQ(verdict.figure, 2u);
  EXPECT_EQ(verdict.situations, 2u);
  EXPECT_EQ(verdict.transitions, 2u);
}

TEST(ClaimsTest, FreedomFailsUnderNoneAndReplays) {
  for (const char* rules :
       {"basic-only,self_removal=none", "aga-like", "ing-1996,self_removal=none"}) {
    const Verdict verdict = One(3, 2, rules, "freedom");
    ASSERT_EQ(verdict.kind, VerdictKind::kFails) << rules;
    ASSERT_EQ(verdict.witness->moves.size(), 1u);
    const spec::Move move = verdict.witness->moves[0];
    const auto play = spec::PlayAt(verdict.witness->setup, move.player, *move.at);
    EXPECT_TRUE(spec::ChangesPosition(play));
    EXPECT_GE(play.self_removed.size(), 2u);
  }
  EXPECT_EQ(One(3, 2, "basic-only", "freedom").kind, VerdictKind::kHolds);
  EXPECT_EQ(One(3, 2, "ing-1996", "freedom").kind, VerdictKind::kHolds);
  EXPECT_EQ(One(3, 2, "tromp-taylor", "freedom").kind, VerdictKind::kHolds);
}

TEST(ClaimsTest, TerminationFailsWithALassoThatTheCheckerAccepts) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const char* text :
         {"basic-only", "basic-only,hot=none", "basic-only,self_removal=none,end_passes=2"}) {
      const spec::RuleSet rules = *spec::ParseRuleSet(text);
      const Verdict verdict = One(cols, rows, text, "termination");
      // If two passes end the game and single stones may not remove themselves, 2x1 has no cycle.
      if (verdict.kind == VerdictKind::kHolds) {
        EXPECT_EQ(std::pair(cols, rows), std::pair(2, 1)) << text;
        EXPECT_EQ(rules.end_passes, 2) << text;
        continue;
      }
      ASSERT_EQ(verdict.kind, VerdictKind::kFails)
          << cols << "x" << rows << " " << text << " " << verdict.limit;
      EXPECT_EQ(verdict.level, Level::kCertified);
      EXPECT_EQ(verdict.method, Method::kExhaustive);
      EXPECT_THAT(verdict.note, HasSubstr("situations on cycles, in 1 component; "));
      certify::Lasso lasso{rules, verdict.witness->setup, verdict.witness->to_move, {}, {}};
      for (size_t i = 0; i < verdict.witness->moves.size(); ++i) {
        (i < verdict.witness->cycle_start ? lasso.stem : lasso.cycle)
            .push_back(verdict.witness->moves[i].at);
      }
      EXPECT_EQ(verdict.figure, lasso.cycle.size());
      const auto checked = certify::CheckLasso(lasso);
      EXPECT_TRUE(checked.ok()) << checked.status();
    }
  }
}

// The figure is the longest play, here compared with the naive ranking of the law.
TEST(ClaimsTest, TerminationHoldsWhereTheFirstCaptureEndsTheGame) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {2, 2}, {3, 2}}) {
    const char* rules = "basic-only,capture_ends=true";
    const Verdict verdict = One(cols, rows, rules, "termination");
    ASSERT_EQ(verdict.kind, VerdictKind::kHolds) << verdict.limit;
    EXPECT_EQ(verdict.method, Method::kExhaustive);
    EXPECT_EQ(verdict.level, Level::kCertified);
    EXPECT_FALSE(verdict.witness.has_value());
    uint32_t longest = 0;
    const auto graph = certify::ReachableGraph(rules, cols, rows);
    for (const auto& entry : certify::NaiveRanking(graph))
      longest = std::max(longest, entry.rank + 1);
    EXPECT_EQ(verdict.figure, longest);
    EXPECT_EQ(verdict.situations, graph.nodes.size());
  }
}

TEST(ClaimsTest, HistoryRulesTerminateAndAreDeterminateOnAllBoards) {
  for (const char* rules :
       {"tromp-taylor", "aga-like", "basic-only,cycle=nssk", "basic-only,cycle=fixed",
        "ing-1996-recycling", "ing-1991", "basic-only,cycle=second-cycle,cycle_colour=either",
        "basic-only,cycle=starter-first,self_removal=none"}) {
    const auto verdicts = Check(2, 1, rules);
    EXPECT_EQ(verdicts.at("termination").kind, VerdictKind::kHolds);
    EXPECT_EQ(verdicts.at("termination").method, Method::kAllBoards);
    EXPECT_EQ(verdicts.at("determinacy").kind, VerdictKind::kHolds) << rules;
    EXPECT_EQ(verdicts.at("determinacy").method, Method::kAllBoards);
    EXPECT_EQ(verdicts.at("determinacy").argument->obligations,
              verdicts.at("termination").argument->obligations);
    const bool counted = rules == std::string("tromp-taylor") || rules == std::string("aga-like");
    EXPECT_EQ(verdicts.at("graph").kind, counted ? VerdictKind::kHolds : VerdictKind::kUnknown)
        << rules;
    EXPECT_THAT(verdicts.at("graph").limit, HasSubstr(counted ? "" : "not counted: ")) << rules;
  }
}

// A list ends play where a member does, and names the member; a step that may not recur also ends
// it.
TEST(ClaimsTest, ListsEndWhereAMemberDoes) {
  for (const char* rules :
       {"basic-only,cycle=square+psk", "basic-only,cycle=starter-first+second-cycle",
        "ing-1996,cycle=square+disturber", "basic-only,cycle=square+fixed",
        "basic-only,cycle=square,square_gap=anywhere", "ing-1996,resume=dispute"}) {
    const Verdict verdict = One(3, 2, rules, "termination");
    EXPECT_EQ(verdict.kind, VerdictKind::kHolds) << rules;
    EXPECT_EQ(verdict.method, Method::kAllBoards) << rules;
    const std::string list = rules;
    EXPECT_EQ(verdict.note.find(" alone") != std::string::npos, list.find('+') != std::string::npos)
        << rules;
  }
}

// The flat ban as a ban on squares, with a disturber that is never named: on 2x2 there are no kos.
TEST(ClaimsTest, SquareBesideTheDisturberFailsWhereNobodyIsNamed) {
  for (const char* rules : {"ing-1996,unnamed=nobody,cycle=disturber+square",
                            "basic-only,hot=none,cycle=square+disturber"}) {
    const Verdict verdict = One(2, 2, rules, "termination");
    EXPECT_EQ(verdict.kind, VerdictKind::kFails) << rules << ": " << verdict.limit;
    EXPECT_EQ(verdict.level, Level::kCertified);
    EXPECT_THAT(verdict.note, HasSubstr("has a disturber"));
  }
  EXPECT_EQ(One(2, 2, "ing-1996,cycle=disturber+square", "termination").kind, VerdictKind::kHolds);
}

// If a second pause at the same position ends the game, play goes on for ever without two passes in
// a row.
TEST(ClaimsTest, OverDisputesPlayIsEndlessWithoutPauses) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {2, 2}, {3, 2}}) {
    for (const char* rules : {"basic-only,resume=dispute", "hot-only,resume=dispute",
                              "ing-1996,hot=none,"
                              "unnamed=nobody,resume=dispute"}) {
      const Verdict verdict = One(cols, rows, rules, "termination");
      ASSERT_NE(verdict.kind, VerdictKind::kHolds) << cols << "x" << rows << " " << rules;
      if (verdict.kind != VerdictKind::kFails) continue;
      EXPECT_EQ(verdict.level, Level::kCertified);
      const auto& moves = verdict.witness->moves;
      for (size_t i = verdict.witness->cycle_start + 1; i < moves.size(); ++i) {
        EXPECT_FALSE(moves[i].IsPass() && moves[i - 1].IsPass()) << rules;
      }
    }
  }
  EXPECT_EQ(One(3, 2, "basic-only,resume=dispute", "termination").kind, VerdictKind::kFails);
  // On two points without self-removal every cycle has a pause in it.
  const Verdict paused = One(2, 1, "basic-only,self_removal=none,resume=dispute", "termination");
  EXPECT_EQ(paused.kind, VerdictKind::kHolds) << paused.limit;
  EXPECT_EQ(One(2, 1, "basic-only,self_removal=none", "termination").kind, VerdictKind::kFails);
  // After a pause, play continues from each of the five positions of 2x1 with either player to move
  // and one pass before or none; four more situations have a ban.
  const Verdict behind = One(2, 1, "basic-only,resume=dispute,self_removal=none", "termination");
  EXPECT_EQ(behind.kind, VerdictKind::kHolds);
  EXPECT_EQ(behind.situations, 24u);
  const Verdict one_point = One(1, 1, "basic-only,resume=dispute", "termination");
  EXPECT_EQ(one_point.kind, VerdictKind::kHolds);
  EXPECT_EQ(one_point.level, Level::kEnumerated);
}

// The loophole of starter-first: a certified lasso in which one player only passes.
TEST(ClaimsTest, StarterFirstFailsWhereOwnStonesMayBeRemoved) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {2, 2}, {3, 2}, {4, 3}}) {
    for (const char* more :
         {"", ",end_passes=2", ",self_removal=any", ",cycle_colour=either", ",hot=hot"}) {
      const Verdict verdict =
          One(cols, rows, std::string("basic-only,cycle=starter-first") + more, "termination");
      EXPECT_EQ(verdict.kind, VerdictKind::kFails) << cols << "x" << rows << more;
      EXPECT_EQ(verdict.level, Level::kCertified);
      ASSERT_TRUE(verdict.witness.has_value());
      std::set<spec::Color> players;
      for (size_t i = verdict.witness->cycle_start; i < verdict.witness->moves.size(); ++i) {
        if (!verdict.witness->moves[i].IsPass()) players.insert(verdict.witness->moves[i].player);
      }
      EXPECT_EQ(players.size(), 1u);
    }
  }
  const Verdict one_point = One(1, 1, "basic-only,cycle=starter-first", "termination");
  EXPECT_EQ(one_point.kind, VerdictKind::kHolds);
  EXPECT_EQ(one_point.method, Method::kExhaustive);
  EXPECT_EQ(One(1, 1, "basic-only,cycle=starter-first,self_removal=any", "termination").kind,
            VerdictKind::kFails);
}

// Nobody is named for some cycle: a certified lasso on every board but the one without cycles.
TEST(ClaimsTest, DisturberFailsWhereNobodyIsNamed) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const char* rules : {"ing-1996,unnamed=nobody", "basic-only,hot=none,cycle=disturber",
                              "basic-only,cycle=disturber"}) {
      const Verdict verdict = One(cols, rows, rules, "termination");
      EXPECT_EQ(verdict.kind, VerdictKind::kFails)
          << cols << "x" << rows << " " << rules << ": " << verdict.limit;
      EXPECT_EQ(verdict.level, Level::kCertified);
      EXPECT_TRUE(verdict.witness.has_value());
      EXPECT_THAT(verdict.note, StartsWith("a cycle of ")) << rules;
      EXPECT_THAT(verdict.note, Not(HasSubstr("disturbing"))) << rules;
    }
  }
  const Verdict one_point = One(1, 1, "ing-1996,unnamed=nobody", "termination");
  EXPECT_EQ(one_point.kind, VerdictKind::kHolds);
  EXPECT_EQ(one_point.method, Method::kExhaustive);
  EXPECT_THAT(one_point.note, HasSubstr("without the rule about cycles"));
}

// The beginning of the endless game under square: the players alternate from the start, and every
// move is legal.
// ING96-G517 and the headings over S1 to S20 speak of disturbing kos. Read so, rule 3 leaves a
// fighting ko alone, and it goes on for ever; read alone, it ends every game.
TEST(ClaimsTest, AFightGoesOnWhereRecyclingIsDisturbing) {
  for (const char* rules :
       {"ing-1996,unnamed=both-if-unclassified", "ing-1996-recycling,recycling=disturbing",
        "ing-1991,recycling=disturbing"}) {
    const Verdict verdict = One(3, 2, rules, "termination");
    EXPECT_EQ(verdict.kind, VerdictKind::kFails) << rules;
    EXPECT_EQ(verdict.level, Level::kCertified) << rules;
    EXPECT_EQ(verdict.note, "a cycle of 6 plies has no disturber: fighting (single)") << rules;
  }
  for (const char* rules : {"ing-1996", "ing-1996-recycling", "ing-1991"})
    EXPECT_EQ(One(3, 2, rules, "termination").kind, VerdictKind::kHolds) << rules;
}

TEST(ClaimsTest, TheBeginningOfAnEndlessGameIsPlayedInTurn) {
  const char* rules = "basic-only,cycle=square";
  const Verdict verdict = One(2, 2, rules, "termination");
  ASSERT_TRUE(verdict.witness.has_value());
  EXPECT_EQ(verdict.method, Method::kExhaustive);
  const certify::Witness& witness = *verdict.witness;
  auto game = *spec::Game::Create(*spec::ParseRuleSet(rules), witness.setup, witness.to_move);
  for (const spec::Move& move : witness.moves) {
    EXPECT_EQ(move.player, game.to_move());
    ASSERT_TRUE(game.Play(move).legal());
  }
  // A stem of one move, then each cycle once, and nothing that repeats.
  EXPECT_EQ(witness.moves.size(), *verdict.figure + 1);
  EXPECT_EQ(witness.cycle_start, witness.moves.size());
}

// The ranking and the graph count cover the same situations, apart from the finished ones of the
// count.
TEST(ClaimsTest, RankingAndGraphCountTheSameSituations) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {2, 2}, {3, 2}}) {
    const auto verdicts =
        Check(cols, rows, "basic-only,capture_ends=true", {},
              [](std::string_view claim) { return claim == "graph" || claim == "termination"; });
    const Verdict& ranking = verdicts.at("termination");
    const Verdict& graph = verdicts.at("graph");
    std::map<std::string, int64_t> figures;
    for (const certify::Figure& figure : graph.figures) figures[figure.name] = figure.value;
    ASSERT_EQ(figures.size(), 5u);  // situations, transitions, finished, with_ban, depth
    EXPECT_GT(figures.at("finished"), 0);
    EXPECT_EQ(ranking.situations.value() + static_cast<uint64_t>(figures.at("finished")),
              graph.situations.value());
    EXPECT_EQ(ranking.transitions.value(), graph.transitions.value());
    EXPECT_GT(ranking.transitions.value(), ranking.situations.value());
  }
}

TEST(ClaimsTest, ARefutationAndTheGraphCountTheSame) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {2, 2}, {3, 2}}) {
    const auto verdicts = Check(cols, rows, "basic-only", {}, [](std::string_view claim) {
      return claim == "graph" || claim == "termination";
    });
    const Verdict& refuted = verdicts.at("termination");
    const Verdict& graph = verdicts.at("graph");
    ASSERT_EQ(refuted.kind, VerdictKind::kFails);
    EXPECT_GT(graph.transitions.value(), graph.situations.value());
    EXPECT_EQ(refuted.transitions.value(), graph.transitions.value());
  }
}

// The level to which a verdict was checked is reported, but not part of the record.
TEST(ClaimsTest, LevelsAreThoseThatThePagesPromise) {
  EXPECT_EQ(One(3, 3, "basic-only", "graph").level, Level::kCrossChecked);
  EXPECT_EQ(One(3, 3, "basic-only", "determinacy").level, Level::kCertified);
  EXPECT_EQ(One(3, 3, "basic-only", "termination").level, Level::kCertified);
  EXPECT_EQ(One(2, 2, "basic-only,cycle=square", "termination").level, Level::kCertified);
  EXPECT_EQ(One(2, 2, "basic-only,cycle=disturber", "termination").level, Level::kCertified);
  EXPECT_EQ(One(3, 2, "basic-only,cycle=starter-first", "termination").level, Level::kCertified);
  EXPECT_EQ(One(2, 2, "basic-only,capture_ends=true", "termination").level, Level::kCertified);
  for (const char* claim :
       {"variation", "closure", "symmetry", "counting", "final-positions", "robust"}) {
    EXPECT_EQ(One(2, 2, "basic-only", claim).level, Level::kEnumerated) << claim;
  }
}

TEST(ClaimsTest, WhatNeedsNoGraphIsDecidedUnderDisturber) {
  for (const char* preset : {"ing-1996", "basic-only,cycle=disturber"}) {
    const auto verdicts = Check(2, 2, preset);
    const bool ends = preset == std::string("ing-1996");
    EXPECT_EQ(verdicts.at("determinacy").kind, ends ? VerdictKind::kHolds : VerdictKind::kUnknown)
        << preset;
    EXPECT_EQ(verdicts.at("graph").kind, VerdictKind::kUnknown) << preset;
    EXPECT_THAT(verdicts.at("graph").limit, HasSubstr("not counted: ")) << preset;
    for (const char* claim :
         {"variation", "self-removal-lemma", "closure", "freedom", "counting"}) {
      EXPECT_EQ(verdicts.at(claim).kind, VerdictKind::kHolds) << preset << " " << claim;
    }
  }
  EXPECT_EQ(One(2, 2, "basic-only,handicap=2", "graph").kind, VerdictKind::kUnknown);
}

TEST(ClaimsTest, DeterminacyCountsUndeterminedPositions) {
  const char* rules = "basic-only,self_removal=none,end_passes=2";
  const Verdict verdict = One(2, 2, rules, "determinacy");
  ASSERT_EQ(verdict.kind, VerdictKind::kFails);
  EXPECT_EQ(verdict.level, Level::kCertified);
  EXPECT_EQ(verdict.method, Method::kExhaustive);
  EXPECT_EQ(verdict.witness->interval_lo, -4);
  EXPECT_EQ(verdict.witness->interval_hi, 4);
  EXPECT_THAT(verdict.note, HasSubstr(" of 57 positions"));
  // The law's own graph and values.
  const auto graph = certify::WholeGraph(rules, 2, 2);
  uint64_t undetermined = 0;
  const auto entries = certify::NaiveIntervals(graph);
  for (size_t i = 0; i < entries.size(); ++i) {
    const spec::Situation& s = graph.nodes[i].situation;
    if (s.to_move != spec::Color::kBlack || s.passes != 0 || !s.bans.empty()) continue;
    undetermined += entries[i].lo < entries[i].hi ? 1 : 0;
  }
  EXPECT_EQ(verdict.figure, undetermined);
  ClaimOptions uncertified;
  uncertified.certify_points = 3;
  EXPECT_EQ(One(2, 2, rules, "determinacy", uncertified).level, Level::kEnumerated);
}

TEST(ClaimsTest, SharedResultsAreTheSameForEachRuleSet) {
  auto checker = *ClaimChecker::Create(*spec::BoardSize::Create(3, 2), {});
  for (const char* rules :
       {"basic-only", "basic-only,compensation=7", "basic-only,self_removal=any", "basic-only",
        "basic-only,end_passes=2", "tromp-taylor", "basic-only,capture_ends=true", "basic-only"}) {
    const auto alone = Check(3, 2, rules);
    checker.Check(
        *spec::ParseRuleSet(rules), [](std::string_view) { return true; },
        [&](const Verdict& verdict) {
          const Verdict& expected = alone.at(verdict.claim);
          EXPECT_EQ(verdict.kind, expected.kind) << rules << " " << verdict.claim;
          EXPECT_EQ(verdict.figure, expected.figure) << rules << " " << verdict.claim;
          EXPECT_EQ(verdict.note, expected.note) << rules << " " << verdict.claim;
          EXPECT_EQ(verdict.limit, expected.limit) << rules << " " << verdict.claim;
        });
  }
}

}  // namespace
}  // namespace hotstone::claims
