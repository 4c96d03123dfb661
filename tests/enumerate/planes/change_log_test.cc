// What the log of changes says of a block that got bits in several sweeps.
#include "enumerate/planes/change_log.h"

#include <gtest/gtest.h>

#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

class ChangeLogTest : public ::testing::Test {
 protected:
  ChangeLog LogOf(ChangeLog::Sweeps sweeps) const {
    ChangeLog log;
    log.Reset(index_, *FiniteRules::From(*spec::ParseRuleSet("basic-only,self_removal=none")),
              sweeps, 1);
    return log;
  }
  const OccupancyIndex index_ = *OccupancyIndex::Create(*Grid::Create(3, 2));
  const uint32_t block_ = index_.BlockOf(0b111);
};

TEST_F(ChangeLogTest, AWholeSweepSeesTheNewsOfTwoSweeps) {
  ChangeLog log = LogOf(ChangeLog::Sweeps::kWhole);
  log.Note(block_, Mover::kFirst, 2, {0b001, 0b001}, true);
  log.Note(block_, Mover::kFirst, 3, {0b010, 0b110}, true);
  EXPECT_EQ(log.Last(block_, Mover::kFirst), 3);
  EXPECT_EQ(log.NewsSince(block_, Mover::kFirst, 3).in_all, 0b010U);
  EXPECT_EQ(log.NewsSince(block_, Mover::kFirst, 3).in_some, 0b110U);
  EXPECT_EQ(log.NewsSince(block_, Mover::kFirst, 2).in_all, 0b000U);
  EXPECT_EQ(log.NewsSince(block_, Mover::kFirst, 2).in_some, 0b111U);
  EXPECT_EQ(log.Last(block_, Mover::kSecond), 1);
}

TEST_F(ChangeLogTest, AHalfSweepSeesTheLastNews) {
  ChangeLog log = LogOf(ChangeLog::Sweeps::kHalf);
  log.Note(block_, Mover::kFirst, 3, {0b001, 0b001}, true);
  log.Note(block_, Mover::kFirst, 5, {0b010, 0b110}, true);
  EXPECT_EQ(log.NewsSince(block_, Mover::kFirst, 4).in_all, 0b010U);
  EXPECT_EQ(log.NewsSince(block_, Mover::kFirst, 4).in_some, 0b110U);
}

TEST_F(ChangeLogTest, AMarkIsTakenOnceAndSetByWhatAPlayLeadsTo) {
  ChangeLog log = LogOf(ChangeLog::Sweeps::kHalf);
  const uint32_t fewer = index_.BlockOf(0b011);
  EXPECT_TRUE(log.Take(fewer, Mover::kSecond));
  EXPECT_FALSE(log.Take(fewer, Mover::kSecond));
  log.Note(block_, Mover::kFirst, 3, {0b001, 0b001}, true);
  EXPECT_TRUE(log.Take(fewer, Mover::kSecond));
  EXPECT_FALSE(log.Take(fewer, Mover::kSecond));
}

}  // namespace
}  // namespace hotstone::enumerate
