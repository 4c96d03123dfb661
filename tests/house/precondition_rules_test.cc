#include "tests/house/precondition_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/house/floors.h"

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(PreconditionRules, EveryPreconditionIsAsserted) {
  std::map<std::string, std::string> sources;
  for (const SourceFile& file : SourceTree()) {
    if (file.path.ends_with(".cc")) sources[file.path] = file.text;
  }
  size_t preconditions = 0;
  for (const SourceFile& file : SourceTree()) {
    if (!file.path.ends_with(".h") || file.path.starts_with("tests/")) continue;
    preconditions += Preconditions(file);
    const std::string source = file.path.substr(0, file.path.size() - 1) + "cc";
    EXPECT_THAT(PreconditionSlips(file, sources[source]), IsEmpty());
  }
  EXPECT_GT(preconditions, 80u);
}

std::vector<std::string> Slips(const std::string& header, const std::string& source) {
  return PreconditionSlips({"spec/a.h", header}, source);
}

TEST(PreconditionRules, TheDefinitionHasTheAssertion) {
  const std::string header = "// The chain.\n// Requires a stone.\nChain ChainAt(Point p);\n";
  const std::string slip = "spec/a.h:3: ChainAt has a precondition that nothing asserts";
  EXPECT_THAT(Slips(header, "Chain ChainAt(Point p) {\n  assert(p);\n}\n"), IsEmpty());
  EXPECT_THAT(Slips(header, "Chain ChainAt(Point p) {\n  std::abort();\n}\n"), IsEmpty());
  EXPECT_THAT(Slips(header, "Chain ChainAt(Point p) {\n  return {};\n}\n"), ElementsAre(slip));
  EXPECT_THAT(Slips(header, ""), ElementsAre(slip));
  // That of another function does not count, before or behind.
  const std::string other = "void Other() {\n  if (ChainAt(p)) {\n    assert(p);\n  }\n}\n";
  EXPECT_THAT(Slips(header, other + "Chain ChainAt(Point p) {\n  return {};\n}\n" + other),
              ElementsAre(slip));
  EXPECT_THAT(Slips(header, "void MyChainAt() {\n  assert(p);\n}\n"), ElementsAre(slip));
}

TEST(PreconditionRules, DefinitionsInTheHeaderAndInClasses) {
  const std::string begin = "class A {\n  // Requires n > 0.\n";
  EXPECT_THAT(Slips(begin + "  A(int n) : n_{n} {\n    assert(n > 0);\n  }\n};\n", ""), IsEmpty());
  EXPECT_THAT(Slips(begin + "  int At(int n) const {\n    assert(n > 0);\n  }\n};\n", ""),
              IsEmpty());
  EXPECT_THAT(
      Slips(begin + "  int At(int n) const { return n; }\n  void B() {\n    assert(x);\n  }\n};\n",
            ""),
      ElementsAre("spec/a.h:3: At has a precondition that nothing asserts"));
  EXPECT_THAT(Slips(begin + "  int At(int n) const;\n};\n",
                    "int A::At(int n) const {\n  assert(n > 0);\n}\n"),
              IsEmpty());
}

TEST(PreconditionRules, ACommentOnTheFileIsAboutAllOfIt) {
  const std::string header = "// Requires legal positions.\n#ifndef A_H_\nvoid F();\n";
  EXPECT_EQ(Preconditions({"spec/a.h", header}), 1u);
  EXPECT_THAT(Slips(header, "void G() {\n  assert(x);\n}\n"), IsEmpty());
  EXPECT_THAT(Slips(header, ""),
              ElementsAre("spec/a.h:2: the file has a precondition that nothing asserts"));
  EXPECT_EQ(Preconditions({"spec/a.h", "// Nothing is required.\nvoid F();\n"}), 0u);
}

}  // namespace
}  // namespace hotstone::house
