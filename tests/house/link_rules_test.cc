#include "tests/house/link_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(LinkRules, NoLinkOfTheDocumentsIsDead) {
  int documents = 0;
  for (const SourceFile& file : SourceTree()) {
    if (file.path.size() < 3 || file.path.substr(file.path.size() - 3) != ".md") continue;
    ++documents;
    EXPECT_THAT(LinkSlips(file, SourceTree()), IsEmpty());
  }
  EXPECT_GT(documents, 5);
}

std::vector<std::string> Slips(const std::string& text) {
  const SourceFile document{"docs/a.md", text};
  return LinkSlips(document,
                   {document, {"docs/b.md", "# The law\n"}, {"spec/board/board.h", "one\ntwo\n"}});
}

TEST(LinkRules, DeadLinksAreSlips) {
  EXPECT_THAT(Slips("\nsee [b](c.md)"), ElementsAre("docs/a.md:2: leads nowhere: c.md"));
  EXPECT_THAT(Slips("[b](b.md) [x](spec/board/board.h) [y](../b.md)"),
              ElementsAre("docs/a.md:1: leads nowhere: spec/board/board.h",
                          "docs/a.md:1: leads nowhere: ../b.md"));
  EXPECT_THAT(Slips("[b](/docs/b.md)"), ElementsAre("docs/a.md:1: leads nowhere: /docs/b.md"));
  EXPECT_THAT(Slips("[law](b.md#the-laws)"),
              ElementsAre("docs/a.md:1: names no heading: b.md#the-laws"));
  for (const char* line : {"L0", "L3", "L", "L1x", "l1"}) {
    EXPECT_THAT(Slips(std::string("[b](../spec/board/board.h#") + line + ")").size(), 1u) << line;
  }
  EXPECT_THAT(Slips("[b](b.md#L1)").size(), 1u);
  EXPECT_THAT(Slips("[b](../spec/board/board.h#L2)"), IsEmpty());
  EXPECT_THAT(Slips("# Top\n[law](#bottom)"),
              ElementsAre("docs/a.md:2: names no heading: #bottom"));
  EXPECT_THAT(Slips("[law][1]\n\n[1]: c.md \"title\""),
              ElementsAre("docs/a.md:3: leads nowhere: c.md"));
  EXPECT_THAT(Slips("```\ncode\n```\n[b](c.md)"), ElementsAre("docs/a.md:4: leads nowhere: c.md"));
}

TEST(LinkRules, LiveLinksAndCodeAreNot) {
  EXPECT_THAT(Slips("# Top\n[b](b.md), [law](b.md#the-law), [top](#top), [spec](../spec), "
                    "[board](../spec/board/board.h)"),
              IsEmpty());
  EXPECT_THAT(
      Slips("[w](https://example.org/x.md), [m](mailto:a@example.org)\n[1]: https://example.org"),
      IsEmpty());
  EXPECT_THAT(Slips("`[b](c.md)` and\n```\n[b](c.md)\n```\n"), IsEmpty());
}

TEST(LinkRules, HeadingsBecomeAnchors) {
  EXPECT_THAT(
      Anchors("# What is `counted`, and how?\n## Notes\n```\n# no heading\n```\n## Notes\n#tag\n<a "
              "id=\"x-1\"></a>"),
      UnorderedElementsAre("what-is-counted-and-how", "notes", "notes-1", "x-1"));
}

}  // namespace
}  // namespace hotstone::house
