#include "tests/house/switch_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(SwitchRules, NothingInTheHouseIsDecidedByDefault) {
  for (const SourceFile& file : SourceTree()) {
    if (!IsCode(file.path)) continue;
    EXPECT_THAT(DefaultSlips(file), IsEmpty());
  }
}

TEST(SwitchRules, TheLabelIsASlip) {
  const std::string text =
      "switch (cycle) {\n  case Cycle::kPsk:\n    return 1;\n  default:\n    return 0;\n}\n";
  EXPECT_THAT(DefaultSlips({"solver/cycles/a.cc", text}),
              ElementsAre("solver/cycles/a.cc:4: decides by default:"));
  EXPECT_THAT(DefaultSlips({"spec/rules/a.h", "case kPsk: return 1; default : return 0;"}),
              ElementsAre("spec/rules/a.h:1: decides by default:"));
}

TEST(SwitchRules, OtherUsesOfTheWordAreNot) {
  EXPECT_THAT(
      DefaultSlips({"spec/rules/a.h",
                    "A() = default;\n  // default: the first\n\"more memory (default: most)\"\n"
                    "\"plies to search; default: 20\"\n"
                    "bool by_default = x ? a : b;\n"}),
      IsEmpty());
  EXPECT_THAT(DefaultSlips({"tests/spec/a_test.cc", "  default:\n"}), IsEmpty());
}

// A file that no longer has such a switch must leave the list.
TEST(SwitchRules, TheExceptionsHaveTheLabel) {
  std::set<std::string> found;
  for (SourceFile file : SourceTree()) {
    if (SwitchesOverOthers().count(file.path) == 0) continue;
    const std::string path = file.path;
    file.path = "spec/rules/made_up.cc";
    if (!DefaultSlips(file).empty()) found.insert(path);
  }
  EXPECT_EQ(found, SwitchesOverOthers());
}

}  // namespace
}  // namespace hotstone::house
