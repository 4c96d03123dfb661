#include "answers/solve/solve_checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>

#include "answers/solve/solve_answer.h"

namespace hotstone::answers {
namespace {

using ::testing::HasSubstr;

// A search that finds nothing leaves its table, which serves only the same question.
TEST(SolveCheckpointTest, IsOfOneQuestion) {
  SolveQuestion question;
  question.board = "2x2";
  question.at_least = 4;
  question.guide.by = "deepening";
  question.by_given = true;
  question.out = testing::TempDir() + "solve_checkpoint.out";
  question.keep.path = testing::TempDir() + "solve_checkpoint";
  std::remove(question.keep.path.c_str());
  const auto said = [&] { return std::string(AskSolve(question).status().message()); };
  EXPECT_THAT(said(), HasSubstr("not found within"));
  question.keep.resume = true;
  EXPECT_THAT(said(), HasSubstr("not found within"));
  SolveQuestion other = question;
  question.first = "A1";
  EXPECT_THAT(said(), HasSubstr("guide deepening plays 1, not deepening first A1 plays 1"));
  question = other;
  question.guide.plays = 2;
  question.plays_given = true;
  EXPECT_THAT(said(), HasSubstr("guide deepening plays 1, not deepening plays 2"));
  question = other;
  question.to_move = "W";
  EXPECT_THAT(said(), HasSubstr("a checkpoint of another solution: "));
}

}  // namespace
}  // namespace hotstone::answers
