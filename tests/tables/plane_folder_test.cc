// Planes in a folder: created, resumed, refused, damaged.
#include "tables/plane_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <map>
#include <vector>

#include "base/split_mix.h"
#include "enumerate/planes/half_sweeps.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
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
  static const spec::RuleSet rules =
      *spec::ParseRuleSet("basic-only,self_removal=none,end_passes=2");
  return rules;
}

struct FolderWorld {
  explicit FolderWorld(int cols, int rows, const std::string& name)
      : index(*OccupancyIndex::Create(*enumerate::Grid::Create(cols, rows))),
        layout(index),
        path(TestPath(name)) {}
  ~FolderWorld() { std::filesystem::remove_all(path); }
  absl::StatusOr<std::unique_ptr<PlaneFolder>> Create(int at_least = 2) const {
    return PlaneFolder::Create(path, layout, FolderRules(), at_least);
  }
  absl::StatusOr<std::unique_ptr<PlaneFolder>> Open(int at_least = 2) const {
    return PlaneFolder::Open(path, layout, FolderRules(), at_least);
  }
  HalfSweeps Sweeps(PlaneFolder& folder, uint64_t save_words = 48) const {
    const HalfSweeps::Options options{.at_least = 2, .piece_words = 8, .save_words = save_words};
    return *HalfSweeps::Create(layout, *enumerate::FiniteRules::From(FolderRules()), options,
                               folder.point(), &folder);
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
  auto whole = *enumerate::PlaneSweeps::Create(
      world.layout, *enumerate::FiniteRules::From(FolderRules()), {.at_least = 2});
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
    const absl::Status run =
        sweeps.Run(1, nullptr, [&](const PlanePoint&) { return --layers > 0; });
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
  EXPECT_THAT(std::string(world.Open().status().message()), HasSubstr("contains no planes"));
  {
    const auto folder = world.Create();
    ASSERT_TRUE(folder.ok()) << folder.status();
    EXPECT_TRUE(absl::IsAlreadyExists(world.Create().status()));
    EXPECT_THAT(std::string(world.Open().status().message()),
                HasSubstr("another process is working"));
  }
  EXPECT_TRUE(world.Open().ok());
  EXPECT_THAT(std::string(world.Open(3).status().message()),
              HasSubstr("planes of at least 2, not of 3"));
  const FolderWorld other(2, 3, "planes_other_board");
  const auto refused = PlaneFolder::Open(world.path, other.layout, FolderRules(), 2);
  EXPECT_THAT(std::string(refused.status().message()),
              HasSubstr("planes of board 3x2, not of 2x3"));
  const auto rules = *spec::ParseRuleSet("basic-only");
  EXPECT_THAT(std::string(PlaneFolder::Open(world.path, world.layout, rules, 2).status().message()),
              HasSubstr("not of basic-only"));
  std::filesystem::resize_file(world.path + "/second.blocks", 8);
  EXPECT_TRUE(absl::IsDataLoss(world.Open().status()));
  EXPECT_THAT(std::string(world.Open().status().message()),
              HasSubstr("second.blocks: damaged: 8 bytes"));
  std::filesystem::remove(world.path + "/second.blocks");
  EXPECT_TRUE(absl::IsUnavailable(world.Open().status()));
}

// The manifest of a point.json, without its digest.
std::string PointManifest(const std::string& text) {
  return text.substr(0, text.rfind(",\"digest\":\"")) + "}";
}

// Every byte of point.json changed and every length of it: an error that names the file. With a
// matching digest it is still an error if its content is nothing that a run can write.
TEST(PlaneFolder, ADamagedPointIsRefusedOrAPointOfThisRun) {
  const FolderWorld world(2, 2, "planes_damaged");
  ASSERT_TRUE(world.Create().ok());
  const std::string path = world.path + "/point.json";
  const std::string whole = FileText(path);
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
  for (size_t length = 0; length + 2 < whole.size(); ++length)
    EXPECT_FALSE(look(whole.substr(0, length)));
  for (size_t at = 0; at + 1 < whole.size(); ++at) {
    std::string text = whole;
    text[at] = static_cast<char>(text[at] ^ 1);
    EXPECT_FALSE(look(text)) << at;
  }
  EXPECT_TRUE(look(whole));
  EXPECT_FALSE(look(whole + std::string("\0x", 2)));
  EXPECT_FALSE(look(whole + "x"));
  const std::string manifest = PointManifest(whole);
  const auto sealed = [&](const std::string& text) {
    return look(PlaneFolder::SealedPoint(text) + "\n");
  };
  EXPECT_TRUE(sealed(manifest));
  EXPECT_FALSE(sealed("{\"at_least\":3," + manifest.substr(1)));
  EXPECT_FALSE(sealed(manifest.substr(0, manifest.rfind('}')) + ",\"at_least\":2}"));
  for (const char* point : {"{\"sweep\":0,\"layer\":1,\"set\":0,\"finished\":false}",
                            "{\"sweep\":1,\"layer\":4,\"set\":0,\"finished\":false}",
                            "{\"sweep\":1,\"layer\":-2,\"set\":0,\"finished\":false}",
                            "{\"sweep\":3,\"layer\":1,\"set\":0,\"finished\":false,\"may_end\":6}",
                            "{\"sweep\":70000,\"layer\":1,\"set\":0,\"finished\":false}"}) {
    const size_t at = manifest.find("{\"sweep\"");
    ASSERT_NE(at, std::string::npos);
    EXPECT_FALSE(sealed(manifest.substr(0, at) + point + "}")) << point;
  }
}

constexpr uint64_t kNoSaves = 1 << 20;  // during the run: avoids waiting for the disk

constexpr const char* kFolderFiles[] = {"first.blocks", "first.kos", "second.blocks", "second.kos",
                                        "digests",      "journal",   "point.json"};

std::map<std::string, std::string> FolderFiles(const std::string& path) {
  std::map<std::string, std::string> files;
  for (const char* name : kFolderFiles) files[name] = FileText(path + "/" + name);
  return files;
}

void PutFiles(const std::string& path, const std::map<std::string, std::string>& files) {
  for (const auto& [name, bytes] : files) WriteBytes(path + "/" + name, bytes);
}

// One byte of any file left by a finished or a stopped run is changed: opening, or reading
// everything, names the file and leaves everything unchanged. Mending restores the original bits.
TEST(PlaneFolder, AByteThatChangesInAnyFileIsNoticed) {
  const FolderWorld world(2, 2, "planes_turned");
  std::vector<uint64_t> expected;
  {
    auto folder = *world.Create();
    HalfSweeps sweeps = world.Sweeps(*folder);
    ASSERT_TRUE(sweeps.Run(1, nullptr).ok());
    expected = FolderWords(world.layout, *folder);
  }
  const auto whole = FolderFiles(world.path);
  EXPECT_TRUE(whole.at("journal").empty());
  const auto read_all = [&](PlaneFolder& folder) {
    for (const Mover side : enumerate::kMovers) {
      std::vector<uint64_t> blocks(world.layout.block_words());
      std::vector<uint64_t> kos(world.layout.ko_words());
      absl::Status status = folder.Read(side, Part::kBlocks, 0, blocks);
      if (status.ok()) status = folder.Read(side, Part::kKos, 0, kos);
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  };
  int mended = 0;
  for (const auto& [name, bytes] : whole) {
    const size_t step = name.ends_with(".blocks") ? 7 : 1;
    for (size_t at = 0; at + (name == "point.json") < bytes.size(); at += step) {
      auto files = whole;
      files[name][at] = static_cast<char>(files[name][at] ^ (1 << at % 8));
      WriteBytes(world.path + "/" + name, files[name]);
      {
        auto folder = world.Open();
        const absl::Status status = folder.ok() ? read_all(**folder) : folder.status();
        ASSERT_TRUE(absl::IsDataLoss(status)) << name << " " << at << ": " << status;
        EXPECT_THAT(std::string(status.message()), HasSubstr(name + ": damaged"));
      }
      ASSERT_EQ(FolderFiles(world.path), files) << name << " " << at;
      if (name == "point.json" || at % 14 != 0) {
        WriteBytes(world.path + "/" + name, bytes);
        continue;
      }
      auto folder = PlaneFolder::Open(world.path, world.layout, FolderRules(), 2, true);
      ASSERT_TRUE(folder.ok()) << folder.status();
      // A page, or the page whose tag it was; for the list's own digest, none.
      EXPECT_LE((*folder)->cleared_pages(), 1U) << name;
      EXPECT_EQ((*folder)->cleared_pages(), name != "digests" || (at >= 16 && at < 16 + 4 * 16))
          << at;
      HalfSweeps sweeps = world.Sweeps(**folder, kNoSaves);
      ASSERT_TRUE(sweeps.Run(1, nullptr).ok());
      ASSERT_EQ(FolderWords(world.layout, **folder), expected) << name << " " << at;
      folder->reset();
      PutFiles(world.path, whole);
      ++mended;
    }
  }
  EXPECT_GT(mended, 10);
}

// Any bytes in place of the digests, of any length, give an error that names the file, or else are
// just the piece of a record that a kill leaves.
TEST(PlaneFolder, DigestsAndJournalsOfAnyBytesAreRefused) {
  const FolderWorld world(2, 1, "planes_any_bytes");
  ASSERT_TRUE(world.Create().ok());
  const auto whole = FolderFiles(world.path);
  SplitMix random(5);
  for (int round = 0; round < 300; ++round) {
    const std::string name = round % 3 == 0 ? "journal" : "digests";
    std::string bytes;
    if (round % 3 == 1) {
      bytes = whole.at(name).substr(0, random.Below(whole.at(name).size()));
    } else {
      bytes.resize(random.Below(200));
      for (char& byte : bytes) byte = static_cast<char>(random.Next());
    }
    WriteBytes(world.path + "/" + name, bytes);
    const absl::Status status = world.Open().status();
    if (name == "digests" || bytes.size() >= 40) {
      ASSERT_TRUE(absl::IsDataLoss(status))
          << name << " of " << bytes.size() << " bytes: " << status;
      EXPECT_THAT(std::string(status.message()), HasSubstr(name + ": damaged"));
    } else {
      EXPECT_EQ(status, absl::OkStatus());
    }
    PutFiles(world.path, whole);
  }
}

// What a kill leaves: the journal says what was being written. A page half old and half new is
// cleared, and the run that continues has the same bits; a page with all of its new bytes is kept.
// A journal with a changed byte is refused, and one that ends within a record is what a kill
// leaves.
TEST(PlaneFolder, APageThatWasBeingWrittenIsNoDamage) {
  const FolderWorld world(3, 2, "planes_torn");
  std::vector<uint64_t> expected;
  std::vector<std::map<std::string, std::string>> states;  // in which a kill could have left it
  {
    auto folder = *world.Create();
    HalfSweeps sweeps = world.Sweeps(*folder, 60);  // so that some of the points are later ones
    ASSERT_TRUE(sweeps
                    .Run(1, nullptr,
                         [&](const PlanePoint&) {
                           states.push_back(FolderFiles(world.path));
                           return true;
                         })
                    .ok());
    expected = FolderWords(world.layout, *folder);
  }
  const auto ends_as_expected = [&](bool torn) {
    auto folder = world.Open();
    ASSERT_TRUE(folder.ok()) << folder.status();
    EXPECT_EQ((*folder)->cleared_pages() > 0, torn);
    EXPECT_TRUE(FileText(world.path + "/journal").empty());
    HalfSweeps sweeps = world.Sweeps(**folder, kNoSaves);
    ASSERT_TRUE(sweeps.Run(1, nullptr).ok());
    EXPECT_EQ(FolderWords(world.layout, **folder), expected);
  };
  int torn = 0;
  for (size_t i = 0; i + 1 < states.size(); ++i) {
    if (states[i] == states[i + 1] || i % 3 != 0) continue;
    const std::string& journal = states[i].at("journal");
    // Between the two the point was not saved.
    if (states[i + 1].at("journal").size() <= journal.size()) continue;
    ASSERT_EQ(journal.size() % 40, 0U);
    PutFiles(world.path, states[i]);
    ends_as_expected(false);
    // The journal of the later state with the pages of the earlier one, or with a mixture of both.
    auto files = states[i];
    files["journal"] = states[i + 1].at("journal");
    PutFiles(world.path, files);
    ends_as_expected(false);
    files["journal"] += "a piece of a record";
    PutFiles(world.path, files);
    ends_as_expected(false);
    for (const char* name : {"first.blocks", "second.blocks"}) {
      const std::string& after = states[i + 1].at(name);
      size_t differs = 0;
      for (size_t at = 0; at < after.size(); ++at) differs += after[at] != states[i].at(name)[at];
      if (differs < 2) continue;
      std::string mixed = states[i].at(name);
      for (size_t at = 0, left = differs / 2; left > 0; ++at) {
        if (mixed[at] == after[at]) continue;
        mixed[at] = after[at];
        --left;
      }
      files[name] = mixed;
      files["journal"] = states[i + 1].at("journal").substr(0, journal.size() + 40);
      PutFiles(world.path, files);
      // Unless the half is one of the announced pieces.
      auto folder = world.Open();
      ASSERT_TRUE(folder.ok()) << folder.status();
      const bool was_torn = (*folder)->cleared_pages() > 0;
      folder->reset();
      PutFiles(world.path, files);
      ends_as_expected(was_torn);
      torn += was_torn;
    }
    for (size_t at = i * 7 % 40; at < journal.size(); at += 120) {
      auto changed = states[i];
      changed["journal"][at] = static_cast<char>(journal[at] ^ 16);
      PutFiles(world.path, changed);
      const auto refused = world.Open();
      ASSERT_TRUE(absl::IsDataLoss(refused.status())) << refused.status();
      EXPECT_THAT(std::string(refused.status().message()),
                  HasSubstr("journal: damaged: the record at byte "));
    }
  }
  EXPECT_GT(torn, 2);
}

// Pages that a read or a write covers only in part are also checked against their digests.
TEST(PlaneFolder, WordsOfManyPagesComeBackAndEachIsHeldAgainstItsDigest) {
  const FolderWorld world(4, 4, "planes_pages");
  auto folder = *world.Create();
  const uint64_t words = world.layout.block_words();
  constexpr uint64_t kPageWords = kPageBytes / sizeof(uint64_t);
  ASSERT_GT(words, 2 * kPageWords + 100);
  std::vector<uint64_t> expected(words);
  for (const auto& [from, to] :
       std::vector<std::pair<uint64_t, uint64_t>>{{100, 2 * kPageWords + 7},
                                                  {kPageWords - 1, kPageWords + 1},
                                                  {words - 5, words},
                                                  {0, kPageWords}}) {
    std::vector<uint64_t> piece;
    for (uint64_t i = from; i < to; ++i)
      piece.push_back(expected[i] = i * 0x9E3779B97F4A7C15U + to);
    ASSERT_EQ(folder->Write(Mover::kSecond, Part::kBlocks, from, piece), absl::OkStatus());
  }
  ASSERT_EQ(folder->SavePoint({}), absl::OkStatus());
  folder.reset();
  folder = *world.Open();
  std::vector<uint64_t> there(words);
  ASSERT_EQ(folder->Read(Mover::kSecond, Part::kBlocks, 0, there), absl::OkStatus());
  EXPECT_EQ(there, expected);
  folder.reset();
  std::string bytes = FileText(world.path + "/second.blocks");
  bytes[kPageBytes + 3] = static_cast<char>(bytes[kPageBytes + 3] ^ 1);
  WriteBytes(world.path + "/second.blocks", bytes);
  folder = *world.Open();
  std::vector<uint64_t> one(1);
  EXPECT_EQ(folder->Read(Mover::kSecond, Part::kBlocks, kPageWords - 1, one), absl::OkStatus());
  EXPECT_EQ(folder->Read(Mover::kSecond, Part::kBlocks, 2 * kPageWords, one), absl::OkStatus());
  EXPECT_TRUE(
      absl::IsDataLoss(folder->Read(Mover::kSecond, Part::kBlocks, 2 * kPageWords - 1, one)));
  EXPECT_TRUE(absl::IsDataLoss(folder->Write(Mover::kSecond, Part::kBlocks, kPageWords + 9, one)));
  // The same page at another place, or in another file, is refused.
  folder.reset();
  bytes = bytes.substr(0, kPageBytes) + bytes.substr(0, kPageBytes) + bytes.substr(2 * kPageBytes);
  WriteBytes(world.path + "/second.blocks", bytes);
  folder = *world.Open();
  EXPECT_TRUE(absl::IsDataLoss(folder->Read(Mover::kSecond, Part::kBlocks, kPageWords, one)));
}

// The disk is full. While the files are created, nothing of them remains; later the run ends with
// an error, and continues from what exists once there is room again.
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
  HalfSweeps sweeps = world.Sweeps(**folder, kNoSaves);
  ASSERT_TRUE(
      absl::IsCancelled(sweeps.Run(1, nullptr, [](const PlanePoint& p) { return p.sweep < 4; })));
  limit(700);
  const absl::Status failed = sweeps.Run(1, nullptr);
  limit(before.rlim_cur);
  std::signal(SIGXFSZ, handler);
  EXPECT_TRUE(absl::IsUnavailable(failed)) << failed;
  folder->reset();
  auto again = world.Open();
  ASSERT_TRUE(again.ok()) << again.status();
  HalfSweeps taken_up = world.Sweeps(**again, kNoSaves);
  ASSERT_TRUE(taken_up.Run(1, nullptr).ok());
  const FolderWorld undisturbed(3, 3, "planes_not_full");
  auto other = undisturbed.Create();
  ASSERT_TRUE(other.ok());
  HalfSweeps whole = undisturbed.Sweeps(**other, kNoSaves);
  ASSERT_TRUE(whole.Run(1, nullptr).ok());
  EXPECT_EQ(FolderWords(world.layout, **again), FolderWords(undisturbed.layout, **other));
}

}  // namespace
}  // namespace hotstone::tables
