// The certificates that `hotstone life` writes, against the table that they come from.
#include "answers/life/fate_certificates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "certify/fates/fates.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "tests/base/stop_at.h"
#include "tests/enumerate/fates/solved_fates.h"
#include "tests/spec/fillings.h"

namespace hotstone::answers {
namespace {

using certify::FateAnswer;
using enumerate::Answer;

bool IsSame(FateAnswer one, Answer other) {
  return certify::FateAnswerName(one) == enumerate::AnswerName(other);
}

// What was found, and in how many rows.
struct Found {
  int chains = 0;
  size_t rows = 0;
  std::set<Answer> answers;
};

// Every `step`th position: each chain's file is read back, accepted, and says what the table says.
Found CertifyAll(int cols, int rows, const std::string& text, uint64_t step) {
  const spec::RuleSet rules = *spec::ParseRuleSet(text);
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  const enumerate::FateTable table = enumerate::SolvedFates(cols, rows, text);
  Found found;
  for (const spec::Position& position : spec::LegalPositions(size, step)) {
    SCOPED_TRACE(position.ToText());
    for (const spec::Chain& chain : spec::AllChains(position)) {
      const auto made = CertifyFate(table, rules, position, chain, {}, nullptr);
      if (!made.ok()) {
        ADD_FAILURE() << made.status();
        continue;
      }
      const auto read = certify::ParseFates(certify::FatesText(*made->fates), "file");
      if (!read.ok()) {
        ADD_FAILURE() << read.status();
        continue;
      }
      const auto checked = certify::CheckFates(*read);
      EXPECT_TRUE(checked.ok()) << checked.status();
      if (checked.ok()) found.rows += checked->situations;
      ++found.chains;
      const enumerate::Stones stones = enumerate::FromSpec(position);
      const auto fate = table.FateOf(stones.own, stones.opp, size.Index(chain.stones[0]));
      found.answers.insert({fate.attacker_first, fate.owner_first});
      EXPECT_EQ(read->stone, chain.stones[0]);
      EXPECT_EQ(read->owner, chain.color);
      EXPECT_EQ(read->claims.size(), 2u);
      EXPECT_EQ(read->claims[0].position, position);
      EXPECT_EQ(read->claims[1].position, position);
      EXPECT_EQ(read->claims[0].to_move, spec::Opponent(chain.color));
      EXPECT_EQ(read->claims[1].to_move, chain.color);
      EXPECT_TRUE(IsSame(read->claims[0].answer, fate.attacker_first));
      EXPECT_TRUE(IsSame(read->claims[1].answer, fate.owner_first));
    }
  }
  return found;
}

TEST(FateCertificatesTest, AllPositionsOfSmallBoards) {
  for (const char* rules : {"basic-only", "basic-only,hot=none", "hot-only"}) {
    SCOPED_TRACE(rules);
    EXPECT_EQ(CertifyAll(2, 2, rules, 1).chains, 88);
    const Found found = CertifyAll(3, 2, rules, 1);
    EXPECT_EQ(found.chains, 1070);
    const bool hangs = std::string(rules) == "basic-only,hot=none";
    EXPECT_EQ(found.answers.size(), hangs ? 3u : 2u);
  }
}

TEST(FateCertificatesTest, SomePositionsOf3x3) {
  for (const char* rules : {"basic-only", "basic-only,hot=none"}) {
    SCOPED_TRACE(rules);
    const Found found = CertifyAll(3, 3, rules, 101);
    EXPECT_GT(found.chains, 300);
    EXPECT_EQ(found.answers.size(), 3u);
  }
}

// B1 hangs if Black moves first. A table that leaves out what it does not need is small.
TEST(FateCertificatesTest, AHangingStone) {
  const auto position = *spec::Position::FromText(".O./OXO/OX.");
  const auto table = enumerate::SolvedFates(3, 3, "basic-only");
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  const spec::Chain chain = spec::ChainAt(position, spec::Point{1, 0});
  const auto made = CertifyFate(table, rules, position, chain, {}, nullptr);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->too_large, "");
  const auto checked = certify::CheckFates(*made->fates);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->claim,
            "B1 of .O./OXO/OX. is removed within 1 ply if White moves first and hangs if Black "
            "moves first under basic-only");
  EXPECT_EQ(checked->situations, 1066u);
  EXPECT_EQ(certify::FatesText(*made->fates).size(), 11291u);
}

TEST(FateCertificatesTest, WhatIsTooLargeIsNotMade) {
  const auto position = *spec::Position::FromText(".O./OXO/OX.");
  const auto table = enumerate::SolvedFates(3, 3, "basic-only");
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  for (const auto& [x, rows, situations, why] :
       {std::tuple{1, size_t{600}, size_t{100'000}, "more than 600 rows"},
        std::tuple{2, size_t{20}, size_t{100'000}, "more than 20 rows"},
        std::tuple{1, size_t{1'000}, size_t{500}, "more than 500 situations may matter"}}) {
    const spec::Chain chain = spec::ChainAt(position, spec::Point{x, x == 1 ? 0 : 1});
    const auto made = CertifyFate(table, rules, position, chain, {rows, situations}, nullptr);
    ASSERT_TRUE(made.ok()) << made.status();
    EXPECT_EQ(made->fates, nullptr);
    EXPECT_EQ(made->too_large, why);
  }
}

TEST(FateCertificatesTest, Stops) {
  const auto position = *spec::Position::FromText(".O./OXO/OX.");
  const auto table = enumerate::SolvedFates(3, 3, "basic-only");
  StopAt stop(0);
  const auto made = CertifyFate(table, *spec::ParseRuleSet("basic-only"), position,
                                spec::ChainAt(position, spec::Point{1, 0}), {}, &stop);
  EXPECT_TRUE(absl::IsCancelled(made.status())) << made.status();
}

}  // namespace
}  // namespace hotstone::answers
