// Planes in a folder: made, taken up, refused, broken.
#include "tables/plane_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <vector>

#include "enumerate/planes/half_sweeps.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::HalfSweeps;
using enumerate::Mover;
using enumerate::OccupancyIndex;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using testing::HasSubstr;
using Part = enumerate::PlaneStore::Part;

const spec::RuleSet& FolderRules() {
  static const spec::RuleSet rules = *spec::ParseRuleSet("basic-only,self_removal=none,end_passes=2");
  return rules;
}

struct FolderWorld {
  explicit FolderWorld(int cols, int rows, const std::string& name)
      : index(*OccupancyIndex::Create(*enumerate::Grid::Create(cols, rows))),
        layout(index),
        path(TestPath(name)) {
    std::filesystem::remove_all(path);
  }
  ~FolderWorld() { std::filesystem::remove_all(path); }
  absl::StatusOr<std::unique_ptr<PlaneFolder>> Create(int at_least = 2) const {
    return PlaneFolder::Create(path, layout, FolderRules(), at_least);
  }
  absl::StatusOr<std::unique_ptr<PlaneFolder>> Open(int at_least = 2) const {
    return PlaneFolder::Open(path, layout, FolderRules(), at_least);
  }
  HalfSweeps Sweeps(PlaneFolder& folder, int at_least = 2) const {
    const HalfSweeps::Options options{.at_least = at_least, .piece_words = 8, .save_words = 48};
    return *HalfSweeps::Create(layout, *enumerate::FiniteRules::From(FolderRules()), options, folder.point(),
                               &folder);
  }
  OccupancyIndex index;
  PlaneLayout layout;
  std::string path;
};

std::vector<uint64_t> FolderWords(const PlaneLayout& layout, PlaneFolder& folder) {
  std::vector<uint64_t> all;
  for (const Mover side : enumerate::kMovers) {
    std::vector<uint64_t> blocks(layout.block_words());
    std::vector<uint64_t> kos(layout.ko_words());
    EXPECT_EQ(folder.Read(side, Part::kBlocks, 0, blocks), absl::OkStatus());
    EXPECT_EQ(folder.Read(side, Part::kKos, 0, kos), absl::OkStatus());
    all.insert(all.end(), blocks.begin(), blocks.end());
    all.insert(all.end(), kos.begin(), kos.end());
  }
  return all;
}

TEST(PlaneFolder, ARunGoesOnFromEveryLayerToTheBitsInMemory) {
  const FolderWorld world(3, 2, "planes_on_disk");
  auto whole = *enumerate::PlaneSweeps::Create(world.layout, *enumerate::FiniteRules::From(FolderRules()),
                                               {.at_least = 2});
  ASSERT_TRUE(whole.Run(1, nullptr).ok());
  std::vector<uint64_t> expected;
  for (const Mover side : enumerate::kMovers) {
    const uint64_t* blocks = whole.planes().Blocks(side);
    const uint64_t* kos = whole.planes().Kos(side);
    expected.insert(expected.end(), blocks, blocks + world.layout.block_words());
    expected.insert(expected.end(), kos, kos + world.layout.ko_words());
  }
  int stops = 0;
  for (PlanePoint point; !point.finished; ++stops) {
    auto folder = stops == 0 ? world.Create() : world.Open();
    ASSERT_TRUE(folder.ok()) << folder.status();
    EXPECT_EQ((*folder)->point(), point);
    HalfSweeps sweeps = world.Sweeps(**folder);
    int layers = 4;
    const absl::Status run = sweeps.Run(1, nullptr, [&](const PlanePoint&) { return --layers > 0; });
    ASSERT_TRUE(run.ok() || absl::IsCancelled(run)) << run;
    point = sweeps.point();
    if (point.finished) {
      EXPECT_EQ(FolderWords(world.layout, **folder), expected);
    }
  }
  EXPECT_GT(stops, 10);
}

TEST(PlaneFolder, AnotherRunIsRefused) {
  const FolderWorld world(3, 2, "planes_refused");
  EXPECT_THAT(std::string(world.Open().status().message()), HasSubstr("there are no planes"));
  {
    const auto folder = world.Create();
    ASSERT_TRUE(folder.ok()) << folder.status();
    EXPECT_TRUE(absl::IsAlreadyExists(world.Create().status()));
    EXPECT_THAT(std::string(world.Open().status().message()), HasSubstr("another process is at work"));
  }
  EXPECT_TRUE(world.Open().ok());
  EXPECT_THAT(std::string(world.Open(3).status().message()), HasSubstr("planes of at least 2, not of 3"));
  const FolderWorld other(2, 3, "planes_other_board");
  const auto refused = PlaneFolder::Open(world.path, other.layout, FolderRules(), 2);
  EXPECT_THAT(std::string(refused.status().message()), HasSubstr("planes of board 3x2, not of 2x3"));
  const auto rules = *spec::ParseRuleSet("basic-only");
  EXPECT_THAT(std::string(PlaneFolder::Open(world.path, world.layout, rules, 2).status().message()),
              HasSubstr("not of basic-only"));
  std::filesystem::resize_file(world.path + "/second.blocks", 8);
  EXPECT_TRUE(absl::IsDataLoss(world.Open().status()));
  EXPECT_THAT(std::string(world.Open().status().message()), HasSubstr("second.blocks: damaged: 8 bytes"));
  std::filesystem::remove(world.path + "/second.blocks");
  EXPECT_TRUE(absl::IsUnavailable(world.Open().status()));
}

// Every byte of point.json changed and every length of it: an error that names the file, or a point of this run.
TEST(PlaneFolder, ADamagedPointIsRefusedOrAPointOfThisRun) {
  const FolderWorld world(2, 2, "planes_damaged");
  ASSERT_TRUE(world.Create().ok());
  const std::string path = world.path + "/point.json";
  const std::string whole = ReadBytes(path);
  const auto look = [&](const std::string& text) {
    WriteBytes(path, text);
    const auto folder = world.Open();
    if (folder.ok()) {
      EXPECT_LT((*folder)->point().layer, 4);
      return true;
    }
    EXPECT_THAT(std::string(folder.status().message()), HasSubstr("point.json: "));
    return false;
  };
  for (size_t length = 0; length + 2 < whole.size(); ++length) EXPECT_FALSE(look(whole.substr(0, length)));
  size_t refused = 0;
  for (size_t at = 0; at < whole.size(); ++at) {
    std::string text = whole;
    text[at] = static_cast<char>(text[at] ^ 1);
    refused += !look(text);
  }
  EXPECT_GT(refused, whole.size() * 9 / 10);
  EXPECT_TRUE(look(whole));
  EXPECT_FALSE(look(whole + std::string("\0x", 2)));
  EXPECT_FALSE(look(whole + "x"));
  EXPECT_FALSE(look("{\"at_least\":3," + whole.substr(1)));
  EXPECT_FALSE(look(whole.substr(0, whole.rfind('}')) + ",\"at_least\":2}"));
  for (const char* point : {"{\"sweep\":0,\"layer\":1,\"set\":0,\"finished\":false}",
                            "{\"sweep\":1,\"layer\":4,\"set\":0,\"finished\":false}",
                            "{\"sweep\":1,\"layer\":-2,\"set\":0,\"finished\":false}",
                            "{\"sweep\":3,\"layer\":1,\"set\":0,\"finished\":false,\"may_end\":6}",
                            "{\"sweep\":70000,\"layer\":1,\"set\":0,\"finished\":false}"}) {
    const size_t at = whole.find("{\"sweep\"");
    ASSERT_NE(at, std::string::npos);
    EXPECT_FALSE(look(whole.substr(0, at) + point + "}")) << point;
  }
}

// The disk is full: when the files are made nothing is left of them; later the run ends with an error and goes
// on from what is there when there is room again.
TEST(PlaneFolder, AFullDiskStopsARunThatCanGoOn) {
  const FolderWorld world(3, 3, "planes_full");
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const auto limit = [&](rlim_t bytes) {
    const rlimit now{bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
  };
  limit(700);
  const auto refused = world.Create();
  limit(before.rlim_cur);
  EXPECT_TRUE(absl::IsUnavailable(refused.status())) << refused.status();
  EXPECT_FALSE(std::filesystem::exists(world.path));

  auto folder = world.Create();
  ASSERT_TRUE(folder.ok()) << folder.status();
  HalfSweeps sweeps = world.Sweeps(**folder);
  ASSERT_TRUE(absl::IsCancelled(sweeps.Run(1, nullptr, [](const PlanePoint& p) { return p.sweep < 4; })));
  limit(700);
  const absl::Status failed = sweeps.Run(1, nullptr);
  limit(before.rlim_cur);
  std::signal(SIGXFSZ, handler);
  EXPECT_TRUE(absl::IsUnavailable(failed)) << failed;
  folder->reset();
  auto again = world.Open();
  ASSERT_TRUE(again.ok()) << again.status();
  HalfSweeps taken_up = world.Sweeps(**again);
  ASSERT_TRUE(taken_up.Run(1, nullptr).ok());
  const FolderWorld undisturbed(3, 3, "planes_not_full");
  auto other = undisturbed.Create();
  ASSERT_TRUE(other.ok());
  HalfSweeps whole = undisturbed.Sweeps(**other);
  ASSERT_TRUE(whole.Run(1, nullptr).ok());
  EXPECT_EQ(FolderWords(world.layout, **again), FolderWords(undisturbed.layout, **other));
}

}  // namespace
}  // namespace hotstone::tables
