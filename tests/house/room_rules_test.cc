#include "tests/house/room_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/house/floors.h"

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

SourceFile Including(const std::string& path, const std::vector<std::string>& targets) {
  SourceFile file{path, ""};
  for (const std::string& target : targets) file.text += "#include \"" + target + "\"\n";
  return file;
}

TEST(RoomRules, NoTwoRoomsOfTheTreeNeedEachOther) {
  EXPECT_THAT(KnotSlips(SourceTree()), IsEmpty());
}

TEST(RoomRules, NoFolderOfTheTreeIsCrowded) { EXPECT_THAT(CrowdSlips(SourceTree()), IsEmpty()); }

TEST(RoomRules, ARoomIsAHeaderWithWhatBelongsToIt) {
  EXPECT_EQ(RoomOf("spec/board/chains.h"), "spec/board/chains");
  EXPECT_EQ(RoomOf("spec/board/chains.cc"), "spec/board/chains");
  EXPECT_EQ(RoomOf("enumerate/lanes/lane_board-inl.h"), "enumerate/lanes/lane_board");
}

TEST(RoomRules, ARoomThatNeedsItselfOnlyIsNone) {
  EXPECT_THAT(KnotSlips({Including("spec/board/a.cc", {"spec/board/a.h", "spec/board/a-inl.h"}),
                         Including("spec/board/a.h", {}),
                         Including("spec/board/a-inl.h", {"spec/board/a.h"}),
                         Including("spec/board/b.h", {"spec/board/a.h"})}),
              IsEmpty());
}

TEST(RoomRules, TwoRoomsThatNeedEachOtherAreASlip) {
  const std::string slip = "rooms that need each other: spec/board/a, spec/board/b";
  EXPECT_THAT(KnotSlips({Including("spec/board/a.h", {"spec/board/b.h"}),
                         Including("spec/board/b.h", {"spec/board/a.h"})}),
              ElementsAre(slip));
  // Includes of the .cc file count as well.
  EXPECT_THAT(
      KnotSlips({Including("spec/board/a.h", {}), Including("spec/board/a.cc", {"spec/board/b.h"}),
                 Including("spec/board/b.h", {"spec/board/a.h"})}),
      ElementsAre(slip));
}

TEST(RoomRules, RoundACornerIsASlipToo) {
  EXPECT_THAT(
      KnotSlips({Including("base/a.h", {"base/b.h"}), Including("base/b.cc", {"base/c.h"}),
                 Including("base/b.h", {}), Including("base/c.h", {"base/a.h"}),
                 Including("base/d.h", {"base/a.h"}), Including("spec/x/a.h", {"spec/x/b.h"}),
                 Including("spec/x/b.h", {"spec/x/a.h"})}),
      ElementsAre("rooms that need each other: base/a, base/b, base/c",
                  "rooms that need each other: spec/x/a, spec/x/b"));
}

TEST(RoomRules, ACrowdedFolderIsASlip) {
  std::vector<SourceFile> tree;
  for (size_t i = 0; i < kMaxRooms; ++i) {
    tree.push_back({"spec/board/room_" + std::to_string(i) + ".h", ""});
    tree.push_back({"spec/board/room_" + std::to_string(i) + ".cc", ""});
  }
  EXPECT_THAT(CrowdSlips(tree), IsEmpty());
  tree.push_back({"spec/board/more.h", ""});
  EXPECT_THAT(CrowdSlips(tree),
              ElementsAre("spec/board/ holds 21 rooms, of at most 20: it wants another wing"));
  // The tests of a floor follow the same rule.
  for (SourceFile& file : tree) file.path = "tests/" + file.path;
  EXPECT_THAT(
      CrowdSlips(tree),
      ElementsAre("tests/spec/board/ holds 21 rooms, of at most 20: it wants another wing"));
}

TEST(RoomRules, TheTableOfFloorsPointsDownItself) {
  std::set<std::string> below;
  for (const Floor& floor : Floors()) {
    below.insert(floor.name);
    for (const std::string& seen : floor.sees) {
      EXPECT_TRUE(below.count(seen) > 0)
          << floor.name << " sees " << seen << ", which stands above it";
    }
    const std::set<std::string> wings(floor.wings.begin(), floor.wings.end());
    EXPECT_EQ(wings.size(), floor.wings.size()) << floor.name << " has a wing twice";
  }
}

// A wing without files would be meaningless.
TEST(RoomRules, EveryWingOfTheTableIsThere) {
  std::set<std::string> folders;
  for (const SourceFile& file : SourceTree()) {
    if (IsCode(file.path)) folders.insert(FolderOf(file.path));
  }
  for (const Floor& floor : Floors()) {
    for (const std::string& wing : floor.wings) {
      EXPECT_EQ(folders.count(wing.empty() ? floor.name : floor.name + "/" + wing), 1u)
          << floor.name << "/" << wing;
    }
  }
}

}  // namespace
}  // namespace hotstone::house
