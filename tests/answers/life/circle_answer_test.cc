#include "answers/life/circle_answer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <string>

#include "answers/life/circle_shown.h"
#include "answers/shown/exit_codes.h"
#include "tests/base/temporary.h"

namespace hotstone::answers {
namespace {

using ::testing::HasSubstr;

struct Said {
  int exit_code;
  std::string text;
};

// With a program that says this about every question.
Said WithSecond(const std::string& word) {
  const std::string says = "*--version*) echo 'This is cvc5 version 0.0' ;; *) echo " + word;
  const TestFile program("says-" + word, "#!/bin/sh\ncase \"$*\" in " + says + " ;; esac\n");
  chmod(program.path.c_str(), 0700);
  const auto answer = AskCircle({*spec::BoardSize::Create(3, 2),
                                 *spec::ParseRuleSet("basic-only"),
                                 enumerate::NotSettled::kUnsettled,
                                 {},
                                 false,
                                 20,
                                 program.path},
                                nullptr);
  EXPECT_TRUE(answer.ok()) << answer.status();
  const Shown shown = Describe(*answer);
  return {shown.exit_code(), ToText(shown)};
}

TEST(CircleAnswerTest, TheExitCodeSaysWhatASecondSolverSays) {
  const Said agrees = WithSecond("unsat");
  EXPECT_EQ(agrees.exit_code, kExitOk);
  EXPECT_THAT(agrees.text, HasSubstr("confirms 3 of the 3 searches"));
  const Said contradicts = WithSecond("sat");
  EXPECT_EQ(contradicts.exit_code, kExitFails);
  EXPECT_THAT(contradicts.text,
              HasSubstr("confirms 0 of the 3 searches in which Z3 found nothing more, and "
                        "contradicts 3"));
  const Said gives_up = WithSecond("unknown");
  EXPECT_EQ(gives_up.exit_code, kExitUnknown);
  EXPECT_THAT(gives_up.text, HasSubstr("confirms 0 of the 3"));
}

}  // namespace
}  // namespace hotstone::answers
