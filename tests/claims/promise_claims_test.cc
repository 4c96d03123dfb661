// The promises `forced` and `cooperative`: kept, broken with a witness that the law plays, unknown;
// and the arguments about passing, checked on games.
#include "claims/promise_claims.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>

#include "certify/certificate_reader.h"
#include "certify/check.h"
#include "certify/witness.h"
#include "spec/rules/game.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/certify/naive_graph.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// By situation key: who cannot force an end, by the law's own graph.
struct Unforced {
  certify::NaiveGraph graph;
  std::map<uint64_t, std::pair<bool, bool>> cannot;  // Black, White

  Unforced(const char* rules, int cols, int rows) : graph(certify::WholeGraph(rules, cols, rows)) {
    for (auto& node : graph.nodes) {
      for (int& outcome : node.outcomes) outcome = 0;
    }
    for (const auto& e : certify::NaiveIntervals(graph)) cannot[e.key] = {e.lo<0, e.hi> 0};
  }
};

TEST(PromiseClaimsTest, ForcedIsDecidedAsTheLawDecidesIt) {
  for (const char* rules :
       {"basic-only", "hot-only", "basic-only,hot=none", "basic-only,self_removal=none",
        "basic-only,self_removal=any,end_passes=2", "basic-only,capture_ends=true"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 1}, {4, 1}, {2, 2}, {3, 2}}) {
      const Unforced law(rules, cols, rows);
      uint64_t positions = 0;
      uint64_t mover = 0;
      uint64_t other = 0;
      for (const auto& node : law.graph.nodes) {
        const spec::Situation& s = node.situation;
        if (s.to_move != spec::Color::kBlack || s.passes != 0 || !s.bans.empty()) continue;
        const auto [black, white] = law.cannot.at(node.key);
        positions += black || white ? 1 : 0;
        mover += black ? 1 : 0;
        other += white ? 1 : 0;
      }
      const Verdict verdict = One(cols, rows, rules, "forced");
      EXPECT_EQ(verdict.kind, positions == 0 ? VerdictKind::kHolds : VerdictKind::kFails)
          << rules << " " << cols << "x" << rows;
      EXPECT_EQ(verdict.figure, positions) << rules << " " << cols << "x" << rows;
      ASSERT_EQ(verdict.figures.size(), 4u);
      EXPECT_EQ(verdict.figures[2].value, mover) << rules << " " << cols << "x" << rows;
      EXPECT_EQ(verdict.figures[3].value, other) << rules << " " << cols << "x" << rows;
      EXPECT_EQ(verdict.level, Level::kCertified);
      EXPECT_EQ(verdict.witness.has_value(), positions != 0);
    }
  }
}

// Known: strips and small boards of two rows on which one player alone can continue, and others on
// which he cannot.
TEST(PromiseClaimsTest, KnownBoards) {
  const auto kind = [](int cols, int rows, const char* rules) {
    return One(cols, rows, rules, "forced").kind;
  };
  for (const char* rules : {"basic-only", "hot-only"}) {
    EXPECT_EQ(kind(2, 1, rules), VerdictKind::kFails);
    EXPECT_EQ(kind(3, 1, rules), VerdictKind::kHolds);
    EXPECT_EQ(kind(5, 1, rules), VerdictKind::kFails);
    EXPECT_EQ(kind(3, 2, rules), VerdictKind::kFails);
    EXPECT_EQ(kind(4, 2, rules), VerdictKind::kHolds);
    EXPECT_EQ(kind(3, 3, rules), VerdictKind::kHolds);
  }
  EXPECT_EQ(kind(4, 1, "basic-only,hot=none"), VerdictKind::kFails);
  EXPECT_EQ(kind(3, 3, "basic-only,self_removal=any"), VerdictKind::kFails);
}

// Along the witness the injured player never reaches a situation where he could force an end, even
// by passing, and by the law the line cycles.
TEST(PromiseClaimsTest, TheWitnessNeverLeavesWhereNoEndIsForced) {
  for (const auto& [rules, cols, rows] : {std::tuple{"basic-only", 2, 1},
                                          {"basic-only", 2, 2},
                                          {"hot-only", 3, 2},
                                          {"basic-only,hot=none", 4, 1},
                                          {"basic-only,self_removal=any", 3, 1},
                                          {"basic-only", 5, 1}}) {
    const Unforced law(rules, cols, rows);
    const auto keys = *certify::SituationKeys::Create(law.graph.rules, law.graph.board);
    const Verdict verdict = One(cols, rows, rules, "forced");
    ASSERT_TRUE(verdict.witness.has_value()) << rules;
    const certify::Witness& witness = *verdict.witness;
    const spec::Color hurt = witness.what[0] == 'W' ? spec::Color::kBlack : spec::Color::kWhite;
    spec::Situation s = spec::StartOf(law.graph.rules, witness.setup, witness.to_move);
    spec::Situation entered = s;
    for (size_t i = 0; i < witness.moves.size(); ++i) {
      if (i == witness.cycle_start) entered = s;
      const auto [black, white] = law.cannot.at(*keys.KeyOf(s));
      EXPECT_TRUE(hurt == spec::Color::kBlack ? black : white) << rules << " move " << i;
      if (witness.moves[i].player == hurt) {
        EXPECT_TRUE(witness.moves[i].IsPass());
      }
      s = spec::After(s, witness.moves[i].at, law.graph.rules);
    }
    EXPECT_EQ(s, entered) << rules;
    EXPECT_LT(witness.cycle_start, witness.moves.size());
  }
}

TEST(PromiseClaimsTest, BeyondTheCertificatesTheSolverMeasures) {
  ClaimOptions options;
  options.certify_points = 3;
  const Verdict verdict = One(2, 2, "basic-only", "forced", options);
  EXPECT_EQ(verdict.kind, VerdictKind::kFails);
  EXPECT_EQ(verdict.level, Level::kEnumerated);
  EXPECT_EQ(verdict.figure, 57u);
  EXPECT_EQ(One(5, 2, "hot-only", "forced").level, Level::kEnumerated);
  EXPECT_EQ(One(5, 2, "hot-only", "forced").kind, VerdictKind::kHolds);
}

// If the solver lacks memory, only passing remains, provided nobody may remove own stones.
TEST(PromiseClaimsTest, ABoardTooLargeIsLeftToPasses) {
  ClaimOptions options;
  options.memory_bytes = 20 << 10;
  const Verdict none = One(3, 3, "basic-only,self_removal=none", "forced", options);
  EXPECT_EQ(none.kind, VerdictKind::kHolds);
  EXPECT_EQ(none.method, Method::kAllBoards);
  const Verdict groups = One(3, 3, "basic-only", "forced", options);
  EXPECT_EQ(groups.kind, VerdictKind::kUnknown);
  EXPECT_THAT(groups.limit, StartsWith("needs about "));
}

TEST(PromiseClaimsTest, TheCertificateIsOfEndings) {
  const TestFolder folder("promises");
  ClaimOptions options;
  options.certificate_folder = folder.path;
  EXPECT_EQ(One(2, 2, "hot-only", "forced", options).kind, VerdictKind::kFails);
  const std::string bytes = FileText(folder.path + "/2x2_hot-only_forced.certificate");
  const auto certificate = certify::ParseCertificate(bytes, "forced");
  ASSERT_TRUE(certificate.ok()) << certificate.status();
  ASSERT_TRUE(std::holds_alternative<certify::Endings>(*certificate));
  const auto checked = certify::CheckCertificate(*certificate);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->undetermined, 57u);
}

// A checker that sees too few open situations does not turn a broken promise into a kept one.
TEST(PromiseClaimsTest, OpenSituationsAreThoseOfTheChecker) {
  const auto grid = *enumerate::Grid::Create(3, 1);
  ClaimState state{
      *spec::BoardSize::Create(3, 1), grid, *enumerate::LegalIndex::Create(grid), {}, {}, {}, {}};
  Verdict verdict;
  DecideForcedAgainst(
      [](const spec::RuleSet& rules, const spec::BoardSize& board,
         std::span<const certify::IntervalEntry> entries) {
        auto checked = certify::CheckEndings(rules, board, entries);
        ++checked->undetermined_situations;
        return checked;
      },
      state, *spec::ParseRuleSet("basic-only"), verdict);
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(verdict.limit, HasSubstr("in some situations, all of them with a ban"));
}

TEST(PromiseClaimsTest, UnderAMemoryEachWayHasItsArgument) {
  const auto why = [](const char* rules) {
    const Verdict verdict = One(2, 2, rules, "forced");
    EXPECT_EQ(verdict.kind, VerdictKind::kHolds) << rules;
    EXPECT_EQ(verdict.method, Method::kAllBoards) << rules;
    return verdict.note;
  };
  for (const char* rules : {"ing-1996", "ing-1991", "ing-1996-recycling", "tromp-taylor",
                            "aga-like", "basic-only,cycle=nssk", "basic-only,cycle=fixed",
                            "basic-only,cycle=square,capture_ends=true",
                            "basic-only,cycle=starter-first,self_removal=none"}) {
    EXPECT_THAT(why(rules), StartsWith("every game ends, whatever the players want")) << rules;
  }
  for (const char* rules :
       {"ing-1996,unnamed=nobody", "hot-only,cycle=disturber", "basic-only,cycle=disturber",
        "basic-only,cycle=second-cycle,recycling=disturbing", "ing-1991,recycling=disturbing"}) {
    EXPECT_THAT(
        why(rules),
        StartsWith("a player who only passes ends the game, because the opponent is the disturber"))
        << rules;
  }
  EXPECT_THAT(
      why("basic-only,cycle=square,self_removal=none"),
      StartsWith("a player who only passes ends the game, because the opponent may not remove"));
  for (const char* rules : {"basic-only,cycle=square", "basic-only,cycle=starter-first",
                            "basic-only,cycle=starter-first,self_removal=any"}) {
    const Verdict verdict = One(2, 2, rules, "forced");
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown) << rules;
    EXPECT_THAT(verdict.limit, HasSubstr("depends on the whole game")) << rules;
  }
  EXPECT_EQ(One(1, 1, "basic-only,cycle=square", "forced").method, Method::kExhaustive);
  EXPECT_EQ(One(1, 1, "basic-only,cycle=square,self_removal=any", "forced").kind,
            VerdictKind::kUnknown);
}

// On 2x2 a player keeps play going without a pause, so it does not matter when a pause ends it. On
// 3x1 nobody can, and pauses may matter.
TEST(PromiseClaimsTest, WithoutAPauseADisputeMakesNoDifference) {
  const char* rules = "hot-only,resume=dispute";
  const Verdict fails = One(2, 2, rules, "forced");
  EXPECT_EQ(fails.kind, VerdictKind::kFails);
  EXPECT_EQ(fails.level, Level::kCertified);
  ASSERT_TRUE(fails.witness.has_value());
  size_t passes = 0;
  for (const spec::Move& move : fails.witness->moves) {
    passes = move.IsPass() ? passes + 1 : 0;
    EXPECT_LT(passes, 2u);
  }
  EXPECT_EQ(One(3, 1, rules, "forced").kind, VerdictKind::kUnknown);
  EXPECT_EQ(One(2, 2, "hot-only,resume=dispute,self_removal=none", "forced").kind,
            VerdictKind::kHolds);
  const Verdict handicap = One(2, 2, "hot-only,resume=dispute,handicap=2", "forced");
  EXPECT_EQ(handicap.kind, VerdictKind::kUnknown);
  EXPECT_THAT(handicap.limit, HasSubstr("handicap"));
}

TEST(PromiseClaimsTest, CooperativeHoldsUnderEveryRuleSet) {
  for (const char* rules : {"basic-only", "hot-only", "ing-1996", "basic-only,cycle=square",
                            "tromp-taylor", "basic-only,cycle=starter-first"}) {
    const Verdict verdict = One(2, 2, rules, "cooperative");
    EXPECT_EQ(verdict.kind, VerdictKind::kHolds) << rules;
    EXPECT_EQ(verdict.method, Method::kAllBoards) << rules;
    EXPECT_THAT(verdict.argument->obligations, ElementsAre("ends-passes-alone")) << rules;
  }
  EXPECT_EQ(One(3, 2, "basic-only", "cooperative").figure, 4u);
  EXPECT_EQ(One(3, 2, "basic-only", "cooperative").situations,
            certify::WholeGraph("basic-only", 3, 2).nodes.size());
  EXPECT_EQ(One(3, 2, "basic-only,end_passes=2", "cooperative").figure, 2u);
  ClaimOptions options;
  options.certify_points = 3;
  EXPECT_FALSE(One(2, 2, "basic-only", "cooperative", options).figure.has_value());
}

// All games in which one player only passes, by the law with its whole memory; nothing if one
// exceeds `plies`.
std::optional<size_t> LongestAlone(const spec::Game& game, spec::Color passes, size_t plies) {
  if (game.ended()) return 0;
  if (plies == 0) return std::nullopt;
  size_t longest = 0;
  std::vector<std::optional<spec::Point>> moves = {std::nullopt};
  if (game.to_move() != passes) {
    for (int i = 0; i < game.position().size().points(); ++i)
      moves.push_back(game.position().size().At(i));
  }
  for (const auto& at : moves) {
    spec::Game next = game;
    if (!next.Play({game.to_move(), at}).legal()) continue;
    const auto rest = LongestAlone(next, passes, plies - 1);
    if (!rest.has_value()) return std::nullopt;
    longest = std::max(longest, *rest + 1);
  }
  return longest;
}

// The arguments about passing, in all games of two boards. Without self-removal and under disturber
// they end; under starter-first, which lets a player continue alone, they do not, so the test can
// fail.
TEST(PromiseClaimsTest, WhoOnlyPassesEndsTheGame) {
  const auto longest = [](const char* rules, int cols, int rows, spec::Color passes, size_t plies) {
    return LongestAlone(*spec::Game::Create(*spec::ParseRuleSet(rules),
                                            spec::Position(*spec::BoardSize::Create(cols, rows)),
                                            spec::Color::kBlack),
                        passes, plies);
  };
  for (const spec::Color passes : {spec::Color::kBlack, spec::Color::kWhite}) {
    for (const char* rules : {"ing-1996,unnamed=nobody,end_passes=2",
                              "basic-only,hot=none,cycle=disturber,end_passes=2",
                              "basic-only,cycle=square,self_removal=none,end_passes=2"}) {
      EXPECT_TRUE(longest(rules, 2, 1, passes, 60).has_value()) << rules;
    }
    EXPECT_TRUE(longest("basic-only,cycle=square,self_removal=none,end_passes=2", 2, 2, passes, 60)
                    .has_value());
    EXPECT_FALSE(longest("basic-only,hot=none,cycle=starter-first,end_passes=2", 2, 1,
                         spec::Color::kWhite, 60)
                     .has_value());
  }
}

// On a larger board at random: the other player plays whatever he may and passes only when he must.
TEST(PromiseClaimsTest, WhoOnlyPassesEndsRandomGames) {
  std::mt19937 random(7);
  const spec::RuleSet rules = *spec::ParseRuleSet("ing-1996,unnamed=nobody");
  for (int round = 0; round < 4; ++round) {
    spec::Game game = *spec::Game::Create(rules, spec::Position(*spec::BoardSize::Create(2, 2)),
                                          spec::Color::kBlack);
    size_t plies = 0;
    for (; !game.ended() && plies < 2000; ++plies) {
      std::vector<spec::Point> points;
      for (int i = 0; i < 4; ++i) points.push_back(game.position().size().At(i));
      std::shuffle(points.begin(), points.end(), random);
      bool played = false;
      if (game.to_move() == spec::Color::kWhite) {
        for (const spec::Point at : points) {
          if (played) break;
          played = game.Play({spec::Color::kWhite, at}).legal();
        }
      }
      if (!played) {
        ASSERT_TRUE(game.Play({game.to_move(), std::nullopt}).legal());
      }
    }
    EXPECT_TRUE(game.ended()) << plies;
    EXPECT_GT(plies, 8u);
  }
}

// Under starter-first earlier plays may leave a player nothing but passes, while the other
// continues alone.
TEST(PromiseClaimsTest, UnderStarterFirstAPlayerMayBeLeftWithPasses) {
  const spec::BoardSize board = *spec::BoardSize::Create(2, 1);
  spec::Game game =
      *spec::Game::Create(*spec::ParseRuleSet("basic-only,hot=none,cycle=starter-first"),
                          spec::Position(board), spec::Color::kBlack);
  const spec::Point a1 = board.At(0);
  const spec::Point b1 = board.At(1);
  const std::optional<spec::Point> pass;
  for (const auto& at :
       {std::optional(b1), std::optional(a1), pass, std::optional(b1), std::optional(a1),
        std::optional(b1), std::optional(a1), pass, std::optional(b1), pass}) {
    ASSERT_TRUE(game.Play({game.to_move(), at}).legal());
  }
  size_t memory = 0;
  for (int round = 0; round < 10; ++round) {
    for (const spec::Point white : {b1, a1}) {
      for (const spec::Point black : {a1, b1}) {
        spec::Game other = game;
        EXPECT_FALSE(other.Play({spec::Color::kBlack, black}).legal()) << "round " << round;
      }
      ASSERT_TRUE(game.Play({spec::Color::kBlack, pass}).legal());
      ASSERT_TRUE(game.Play({spec::Color::kWhite, white}).legal());
    }
    // From the second round on nothing is learned, so it goes on for ever.
    if (round >= 2) {
      EXPECT_EQ(game.cycle_memory(), memory);
    }
    memory = game.cycle_memory();
  }
}

// The page names the arguments by their obligations.
TEST(PromiseClaimsTest, ThePageNamesTheObligations) {
  const std::string page = SourceText("docs/explanation/termination.md");
  for (const char* rules :
       {"basic-only,cycle=square,self_removal=none", "ing-1996,unnamed=nobody"}) {
    for (const char* claim : {"forced", "cooperative"}) {
      const Verdict verdict = One(2, 2, rules, claim);
      for (const std::string& obligation : verdict.argument->obligations) {
        EXPECT_THAT(page, HasSubstr(obligation));
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::claims
