#include "tables/plane_checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <vector>

#include "tables/checkpoint.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::Mover;
using enumerate::OccupancyIndex;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using enumerate::PlaneSweeps;
using testing::HasSubstr;

spec::RuleSet PlaneRules(const std::string& text = "basic-only") {
  return *spec::ParseRuleSet(text);
}

struct PlaneBoard {
  PlaneBoard(int cols, int rows)
      : index(*OccupancyIndex::Create(*Grid::Create(cols, rows))), layout(index) {}
  PlaneSweeps Fresh(int at_least, bool stages) const {
    return *PlaneSweeps::Create(layout, *FiniteRules::From(PlaneRules()),
                                {.at_least = at_least, .stages = stages});
  }
  OccupancyIndex index;
  PlaneLayout layout;
};

// Everything that makes up a run.
std::vector<uint64_t> AllWords(PlaneSweeps& sweeps) {
  std::vector<uint64_t> all;
  const PlaneLayout& layout = sweeps.layout();
  for (const Mover mover : {Mover::kFirst, Mover::kSecond}) {
    const uint64_t* blocks = sweeps.planes().Blocks(mover);
    const uint64_t* kos = sweeps.planes().Kos(mover);
    all.insert(all.end(), blocks, blocks + layout.block_words());
    all.insert(all.end(), kos, kos + layout.ko_words());
    if (!sweeps.stages()) continue;
    const uint8_t* stages = sweeps.planes().BlockStages(mover);
    all.insert(all.end(), stages, stages + 64 * layout.block_words());
    const uint8_t* ko_stages = sweeps.planes().KoStages(mover);
    all.insert(all.end(), ko_stages, ko_stages + 64 * layout.ko_words());
  }
  return all;
}

TEST(PlaneCheckpoint, ARunGoesOnFromAnyLayerToTheSameBytes) {
  const std::string path = TestPath("planes_layers");
  const PlaneBoard board(3, 3);
  for (const bool stages : {false, true}) {
    PlaneSweeps whole = board.Fresh(3, stages);
    ASSERT_TRUE(whole.Run(1, nullptr).ok());
    PlaneSweeps run = board.Fresh(3, stages);
    int stops = 0;
    while (!run.point().finished) {
      int layers = 4;
      const absl::Status status =
          run.Run(1, nullptr, [&](const PlanePoint&) { return --layers > 0; });
      ASSERT_TRUE(status.ok() || absl::IsCancelled(status)) << status;
      ++stops;
      ASSERT_TRUE(SavePlanes(path, PlaneRules(), run).ok());
      const std::vector<uint64_t> saved = AllWords(run);
      const PlanePoint point = run.point();
      run = board.Fresh(3, stages);
      ASSERT_EQ(LoadPlanes(path, PlaneRules(), &run), absl::OkStatus());
      EXPECT_EQ(AllWords(run), saved);
      EXPECT_EQ(run.point(), point);
    }
    EXPECT_GT(stops, 3);
    EXPECT_EQ(AllWords(run), AllWords(whole));
    EXPECT_EQ(run.point(), whole.point());
  }
  unlink(path.c_str());
}

TEST(PlaneCheckpoint, EveryFlippedByteIsRefused) {
  const std::string path = TestPath("planes_flipped");
  const PlaneBoard board(2, 1);
  for (const bool stages : {false, true}) {
    PlaneSweeps run = board.Fresh(1, stages);
    ASSERT_TRUE(SavePlanes(path, PlaneRules(), run).ok());
    const std::vector<uint64_t> before = AllWords(run);
    ForEachFlippedByte(FileText(path), [&](const std::string& bytes, size_t i) {
      WriteBytes(path, bytes);
      const absl::Status status = LoadPlanes(path, PlaneRules(), &run);
      ASSERT_FALSE(status.ok()) << i;
      EXPECT_THAT(std::string(status.message()), testing::StartsWith(path + ": ")) << i;
    });
    EXPECT_EQ(AllWords(run), before);
  }
  unlink(path.c_str());
}

TEST(PlaneCheckpoint, AnotherRunIsRefused) {
  const std::string path = TestPath("planes_other");
  const PlaneBoard board(3, 2);
  PlaneSweeps run = board.Fresh(2, false);
  ASSERT_TRUE(SavePlanes(path, PlaneRules(), run).ok());
  const auto refusal = [&](PlaneSweeps sweeps, const std::string& rules) {
    return std::string(LoadPlanes(path, PlaneRules(rules), &sweeps).message());
  };
  EXPECT_THAT(refusal(board.Fresh(3, false), "basic-only"),
              HasSubstr("planes of at least 2, not of 3"));
  EXPECT_THAT(refusal(board.Fresh(2, true), "basic-only"), HasSubstr("a run without stages"));
  EXPECT_THAT(refusal(board.Fresh(2, false), "basic-only,end_passes=2"),
              HasSubstr("rules basic-only, not of"));
  const PlaneBoard other(2, 3);
  EXPECT_THAT(refusal(other.Fresh(2, false), "basic-only"), HasSubstr("board 3x2, not of 2x3"));
  EXPECT_THAT(std::string(ReadCheckpointInfo(path).status().message()),
              HasSubstr("its manifest is not"));
  unlink(path.c_str());
  EXPECT_TRUE(absl::IsNotFound(ReadPlanesInfo(path).status()));
}

}  // namespace
}  // namespace hotstone::tables
