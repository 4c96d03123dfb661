#include "tables/checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <tuple>
#include <vector>

#include "tables/stored_file.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::CellValue;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::IntervalPoint;
using enumerate::IntervalSweeps;
using enumerate::OccupancyIndex;
using enumerate::Phase;
using testing::HasSubstr;

spec::RuleSet Rules(const std::string& text = "basic-only") { return *spec::ParseRuleSet(text); }

OccupancyIndex Index(int cols, int rows) {
  return *OccupancyIndex::Create(*Grid::Create(cols, rows));
}

IntervalSweeps Fresh(const OccupancyIndex& index, bool measure = true) {
  return *IntervalSweeps::Create(index, *FiniteRules::From(Rules()), measure);
}

using Bytes = std::tuple<std::vector<CellValue>, std::vector<uint8_t>, std::vector<uint8_t>>;
Bytes BytesOf(IntervalSweeps& sweeps) {
  const enumerate::CellTable table = sweeps.table();
  const uint64_t count = sweeps.total_cells();
  return {{table.cells, table.cells + count},
          {table.stage_low, table.stage_low + count},
          {table.stage_high, table.stage_high + count}};
}

// Runs for this many layers.
void RunLayers(IntervalSweeps& sweeps, int layers) {
  const absl::Status status =
      sweeps.Run(1, nullptr, [&layers](const IntervalPoint&) { return --layers > 0; });
  ASSERT_TRUE(status.ok() || absl::IsCancelled(status)) << status;
}

TEST(Checkpoint, ARunGoesOnFromAnyLayerToTheSameBytes) {
  const std::string path = TestPath("layers");
  const OccupancyIndex index = Index(3, 3);
  IntervalSweeps whole = Fresh(index);
  ASSERT_TRUE(whole.Run(1, nullptr).ok());
  IntervalSweeps run = Fresh(index);
  int values = 0;
  int measure = 0;
  while (!run.point().finished) {
    RunLayers(run, 4);
    (run.point().phase == Phase::kValues ? values : measure) += 1;
    ASSERT_TRUE(SaveCheckpoint(path, Rules(), run).ok());
    const Bytes saved = BytesOf(run);
    const IntervalPoint point = run.point();
    run = Fresh(index);
    ASSERT_EQ(LoadCheckpoint(path, Rules(), &run), absl::OkStatus());
    EXPECT_EQ(BytesOf(run), saved);
    EXPECT_EQ(run.point().layer, point.layer);
    EXPECT_EQ(run.point().sweep, point.sweep);
    EXPECT_EQ(run.point().open_before, point.open_before);
  }
  EXPECT_GT(values, 2);
  EXPECT_GT(measure, 2);
  EXPECT_EQ(BytesOf(run), BytesOf(whole));
  const auto info = ReadCheckpointInfo(path);
  ASSERT_TRUE(info.ok());
  EXPECT_EQ(info->board, "3x3");
  EXPECT_EQ(info->rules, "basic-only");
  EXPECT_TRUE(info->measure);
  EXPECT_TRUE(info->point.finished);
  unlink(path.c_str());
}

TEST(Checkpoint, WhatIsOfAnotherRunIsRefusedAndChangesNothing) {
  const std::string path = TestPath("other");
  const OccupancyIndex index = Index(3, 2);
  IntervalSweeps run = Fresh(index);
  RunLayers(run, 9);
  ASSERT_TRUE(SaveCheckpoint(path, Rules(), run).ok());
  const auto refusal = [&](const OccupancyIndex& on, const std::string& rules, bool measure) {
    IntervalSweeps fresh = *IntervalSweeps::Create(on, *FiniteRules::From(Rules(rules)), measure);
    const Bytes before = measure ? BytesOf(fresh) : Bytes();
    const absl::Status status = LoadCheckpoint(path, Rules(rules), &fresh);
    if (!status.ok()) {
      EXPECT_TRUE(!measure || BytesOf(fresh) == before);
      EXPECT_EQ(fresh.point().sweep, 0);
    }
    return std::string(status.message());
  };
  EXPECT_EQ(refusal(index, "basic-only", true), "");
  EXPECT_EQ(refusal(Index(2, 3), "basic-only", true),
            path + ": a checkpoint of board 3x2, not of 2x3; name another file or start again");
  EXPECT_THAT(refusal(index, "basic-only,hot=none", true),
              HasSubstr("a checkpoint of rules basic-only, not of basic-only,hot=none"));
  EXPECT_THAT(refusal(index, "basic-only", false),
              HasSubstr("with the measure, not of one without"));
  EXPECT_EQ(LoadCheckpoint(path, Rules(), &run).code(), absl::StatusCode::kFailedPrecondition);
  unlink(path.c_str());
  EXPECT_THAT(refusal(index, "basic-only", true),
              HasSubstr(path + ": cannot be read: No such file"));
}

// Robust bounds have no rule set: their runs are identified by their kinds of hot stones.
TEST(Checkpoint, RobustRunsAreKeptByTheirKindOfHotStones) {
  const std::string path = TestPath("robust");
  const OccupancyIndex index = Index(3, 2);
  FiniteRules rules;
  rules.robust = true;
  IntervalSweeps run = *IntervalSweeps::Create(index, rules, true);
  RunLayers(run, 9);
  ASSERT_TRUE(SaveCheckpoint(path, certify::RobustHot::kSingle, run).ok());
  EXPECT_EQ(ReadCheckpointInfo(path)->rules, "robust single");
  EXPECT_GT(ReadCheckpointInfo(path)->bytes, 0u);
  IntervalSweeps again = *IntervalSweeps::Create(index, rules, true);
  const auto said = [&](const RunRules& asked) {
    return std::string(LoadCheckpoint(path, asked, &again).message());
  };
  EXPECT_THAT(said(certify::RobustHot::kEvery),
              HasSubstr("a checkpoint of rules robust single, not of robust every"));
  EXPECT_THAT(said(Rules()), HasSubstr("a checkpoint of rules robust single, not of basic-only"));
  EXPECT_EQ(said(certify::RobustHot::kSingle), "");
  EXPECT_EQ(BytesOf(again), BytesOf(run));
  unlink(path.c_str());
}

// Intact, but of a rule set of some other version.
TEST(Checkpoint, RulesThatAreNotKnownAreAnErrorOfTheFile) {
  const std::string path = TestPath("rules");
  const std::string manifest =
      R"({"schema":"hotstone.checkpoint/1","version":"9","board":"2x1","rules":"robust evexy","measure":true,)"
      R"("block_bytes":1048576,"cells":1,"point":{"phase":"values","sweep":0,"layer":0,"changed":0,"open":0,)"
      R"("open_before":0,"finished":false}})";
  ASSERT_TRUE(WriteArrays(path, {}, manifest, 1).ok());
  EXPECT_THAT(std::string(ReadCheckpointInfo(path).status().message()),
              HasSubstr(path + ": damaged, or made by another version: rule set: \"robust evexy\" "
                               "contains a blank"));
  unlink(path.c_str());
}

// Intact, but with another manifest.
TEST(Checkpoint, AManifestThatIsNoneOfARunIsRefused) {
  const std::string path = TestPath("manifest");
  for (const char* const manifest :
       {"", "7", "[]", "{}", R"({"schema":7})", R"({"schema":["hotstone.checkpoint/1"]})"}) {
    ASSERT_TRUE(WriteArrays(path, {}, manifest, 1).ok());
    EXPECT_THAT(std::string(ReadCheckpointInfo(path).status().message()),
                HasSubstr(path + ": damaged: its manifest is not hotstone.checkpoint/1"))
        << manifest;
  }
  unlink(path.c_str());
}

// Intact, but at a point that no run reaches.
TEST(Checkpoint, APointThatNoRunComesToIsRefused) {
  const std::string path = TestPath("point");
  const OccupancyIndex index = Index(2, 1);
  IntervalSweeps run = Fresh(index);
  ASSERT_TRUE(SaveCheckpoint(path, Rules(), run).ok());
  const std::string good = StoredFile::Open(path, FileKind::kCheckpoint)->manifest();
  const auto loaded = [&](const std::string& key, const std::string& value) {
    std::string manifest = good;
    const size_t at = manifest.find("\"" + key + "\":") + key.size() + 3;
    manifest.replace(at, manifest.find_first_of(",}", at) - at, value);
    const std::span<uint8_t> cells(reinterpret_cast<uint8_t*>(run.table().cells),
                                   run.total_cells() * sizeof(CellValue));
    EXPECT_TRUE(WriteArrays(path, {cells}, manifest, 1).ok());
    IntervalSweeps fresh = Fresh(index);
    return std::string(LoadCheckpoint(path, Rules(), &fresh).message());
  };
  EXPECT_EQ(loaded("sweep", "3"), "");
  for (const auto& [key, value] :
       {std::pair("sweep", "2147483647"), std::pair("sweep", "-1"), std::pair("layer", "2"),
        std::pair("layer", "-2"), std::pair("cells", "5")}) {
    EXPECT_THAT(loaded(key, value), HasSubstr(": its manifest does not describe a run"))
        << key << value;
  }
  unlink(path.c_str());
}

TEST(Checkpoint, EveryFlippedByteAndEveryLengthIsRefused) {
  const std::string path = TestPath("damaged");
  const OccupancyIndex index = Index(2, 2);
  IntervalSweeps run = Fresh(index);
  RunLayers(run, 9);
  ASSERT_TRUE(SaveCheckpoint(path, Rules(), run).ok());
  const std::string good = FileText(path);
  IntervalSweeps fresh = Fresh(index);
  const Bytes before = BytesOf(fresh);
  const auto refused = [&](const std::string& bytes) {
    WriteBytes(path, bytes);
    const absl::Status status = LoadCheckpoint(path, Rules(), &fresh);
    EXPECT_THAT(std::string(status.message()), testing::StartsWith(path + ": "));
    return !status.ok();
  };
  for (size_t i = 0; i < good.size(); ++i) {
    std::string flipped = good;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << (i % 8)));
    EXPECT_TRUE(refused(flipped)) << i;
    EXPECT_TRUE(refused(good.substr(0, i))) << i;
  }
  EXPECT_TRUE(refused(good + "x"));
  EXPECT_TRUE(refused(std::string(1000, 'x')));
  EXPECT_EQ(BytesOf(fresh), before);
  WriteBytes(path, good);
  EXPECT_TRUE(LoadCheckpoint(path, Rules(), &fresh).ok());
  unlink(path.c_str());
}

TEST(StoredFile, TwoWritersOfOnePathDoNotMeet) {
  const std::string path = TestPath("two_writers");
  auto first = StoredFileWriter::Create(path, {});
  ASSERT_TRUE(first.ok()) << first.status();
  const auto second = StoredFileWriter::Create(path, {});
  EXPECT_EQ(second.status().code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(second.status().message()),
              testing::HasSubstr("another process is writing it"));
  EXPECT_TRUE((*first)->Finish("{}").ok());  // the second removed nothing
  EXPECT_TRUE(StoredFile::Open(path, FileKind::kTable).ok());
  unlink(path.c_str());
}

TEST(Checkpoint, WhatCannotBeWrittenLeavesTheOlderOne) {
  const std::string path = TestPath("full");
  const OccupancyIndex index = Index(3, 3);
  IntervalSweeps run = Fresh(index);
  ASSERT_TRUE(SaveCheckpoint(path, Rules(), run).ok());
  const std::string older = FileText(path);
  RunLayers(run, 40);
  // A limit on file size makes a write fail just as a full disk does.
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit small{500, limit.rlim_max};
  const auto handler = signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &small);
  const absl::Status full = SaveCheckpoint(path, Rules(), run);
  setrlimit(RLIMIT_FSIZE, &limit);
  signal(SIGXFSZ, handler);
  EXPECT_EQ(full.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(full.message()), HasSubstr(path + ": cannot be written: File too large"));
  EXPECT_EQ(FileText(path), older);
  struct stat there {};
  EXPECT_NE(stat((path + ".partial").c_str(), &there), 0);

  for (const std::string& place :
       {path + "/below_a_file", TestPath("nowhere") + "/x", std::string("/proc/x")}) {
    const absl::Status status = SaveCheckpoint(place, Rules(), run);
    EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
    EXPECT_THAT(std::string(status.message()),
                testing::StartsWith(place + ": cannot be written: "));
  }
  unlink(path.c_str());
}

}  // namespace
}  // namespace hotstone::tables
