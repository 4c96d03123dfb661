// Bytes as the files a run left on disk, sealed so that no digest rejects them: a text up to the
// first 0xFF, which is the manifest, then the bytes of the streams. A forged checkpoint misleads
// only the person who wrote it; but whatever it says, it is read or refused by name, and a run
// resumed from it ends without a step out of bounds.
//
// For example, a planes' manifest whose point is layer 1000 of a board of two points is refused
// before any plane is touched.
//
//   byte 0     what it is, an index into Read below
//   the rest   manifest, 0xFF, streams; of planes in a folder the bytes behind are patches: file,
//              place, byte
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "answers/life/circle_checkpoint.h"
#include "answers/solve/solve_checkpoint.h"
#include "answers/values/value_checkpoint.h"
#include "base/read_file.h"
#include "enumerate/planes/half_sweeps.h"
#include "enumerate/values/intervals.h"
#include "search/solution/solution_oracle.h"
#include "solver/circle/circle_search.h"
#include "tables/checkpoint.h"
#include "tables/digest.h"
#include "tables/plane_checkpoint.h"
#include "tables/plane_folder.h"
#include "tables/shard.h"
#include "tables/stored_file.h"
#include "tables/table_check.h"
#include "tables/table_law.h"
#include "tests/base/stop_at.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/scratch_folder.h"

namespace {

using hotstone::fuzz::Require;
using hotstone::fuzz::ScratchFolder;
using namespace hotstone;  // NOLINT(google-build-using-namespace): a program of its own

constexpr uint32_t kBlockBytes = 1 << 20;  // of checkpoints
constexpr uint64_t kMostCells = 4000;      // of a table that is scanned
constexpr int kReports = 2000;             // of a run that would take long

struct Board {
  Board(int cols, int rows)
      : grid(*enumerate::Grid::Create(cols, rows)),
        index(*enumerate::OccupancyIndex::Create(grid)),
        layout(index) {}
  enumerate::Grid grid;
  enumerate::OccupancyIndex index;
  enumerate::PlaneLayout layout;
};

const Board& Small() {
  static const Board board(2, 1);
  return board;
}

const spec::RuleSet& Rules() {
  static const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  return rules;
}

std::string Path() { return ScratchFolder::Get().Path("kept"); }

// Cuts the bytes into streams of these sizes; surplus bytes make one more stream, missing bytes
// stay missing.
using Streams = std::vector<std::string_view>;
Streams Cut(std::string_view bytes, const std::vector<uint64_t>& sizes) {
  Streams streams;
  for (const uint64_t size : sizes) {
    streams.push_back(bytes.substr(0, size));
    bytes.remove_prefix(streams.back().size());
  }
  if (!bytes.empty()) streams.push_back(bytes);
  return streams;
}

void Seal(tables::FileKind kind, uint32_t block_bytes, std::string_view manifest,
          const Streams& streams) {
  const auto writer = tables::StoredFileWriter::Create(
      Path(), {.kind = kind, .block_bytes = block_bytes, .replace = true});
  Require(writer.ok(), "a file");
  for (const std::string_view stream : streams) {
    Require((*writer)->Append(stream.data(), stream.size()).ok() && (*writer)->EndStream().ok(),
            "a stream");
  }
  Require((*writer)->Finish(manifest).ok(), "a sealed file");
}

void RequireNamed(const absl::Status& status) {
  Require(status.ok() || std::string(status.message()).rfind(Path(), 0) == 0,
          "an error names the file");
}

void Intervals(std::string_view manifest, std::string_view bytes, bool robust) {
  enumerate::FiniteRules rules = *enumerate::FiniteRules::From(Rules());
  if (robust) {
    rules = {};
    rules.robust = true;
  }
  auto sweeps = *enumerate::IntervalSweeps::Create(Small().index, rules, true);
  const uint64_t cells = sweeps.total_cells();
  Seal(tables::FileKind::kCheckpoint, kBlockBytes, manifest, Cut(bytes, {2 * cells, cells, cells}));
  const auto info = tables::ReadCheckpointInfo(Path());
  RequireNamed(info.status());
  const absl::Status loaded =
      robust ? tables::LoadCheckpoint(Path(), certify::RobustHot::kSingle, &sweeps)
             : tables::LoadCheckpoint(Path(), Rules(), &sweeps);
  RequireNamed(loaded);
  if (!loaded.ok()) return;
  Require(info.ok(), "what is loaded has a manifest");
  StopAt progress(kReports);
  if (sweeps.Run(1, &progress).ok())
    Require(sweeps.Count().legal <= 9, "no more positions than colourings");
}

void Planes(std::string_view manifest, std::string_view bytes, bool stages) {
  const enumerate::PlaneLayout& layout = Small().layout;
  auto sweeps = *enumerate::PlaneSweeps::Create(layout, *enumerate::FiniteRules::From(Rules()),
                                                {.at_least = 1, .stages = stages});
  const uint64_t blocks = layout.block_words();
  const uint64_t kos = layout.ko_words();
  const std::vector<uint64_t> sizes =
      stages ? std::vector<uint64_t>{8 * blocks, 8 * kos, 64 * blocks, 64 * kos,
                                     8 * blocks, 8 * kos, 64 * blocks, 64 * kos}
             : std::vector<uint64_t>{8 * blocks, 8 * kos, 8 * blocks, 8 * kos};
  Seal(tables::FileKind::kCheckpoint, kBlockBytes, manifest, Cut(bytes, sizes));
  RequireNamed(tables::ReadPlanesInfo(Path()).status());
  const absl::Status loaded = tables::LoadPlanes(Path(), Rules(), &sweeps);
  RequireNamed(loaded);
  if (!loaded.ok()) return;
  StopAt progress(kReports);
  if (!sweeps.Run(1, &progress).ok()) return;
  (void)sweeps.Count();
  const enumerate::BitSituation empty{};
  if (sweeps.Forces(empty, 0) && stages) (void)sweeps.Rank(empty, 0);
}

void Shard(std::string_view manifest, std::string_view bytes) {
  auto sweeps = *enumerate::IntervalSweeps::Create(Small().index,
                                                   *enumerate::FiniteRules::From(Rules()), true);
  Seal(tables::FileKind::kShard, kBlockBytes, manifest, Cut(bytes, {2 * sweeps.total_cells()}));
  const auto merged = tables::MergeShards({Path()}, Rules(), "start", &sweeps);
  Require(merged.ok() || !merged.status().message().empty(), "an error says something");
  StopAt progress(kReports);
  if (merged.ok()) (void)sweeps.Run(1, &progress);
}

void StoredTable(std::string_view manifest, std::string_view bytes) {
  const auto parsed = tables::ParseTableManifest(manifest);
  if (parsed.ok() && parsed->total_cells() > kMostCells) return;  // its index is slow
  Streams streams = {bytes};
  uint32_t block_bytes = 1 << 15;
  if (parsed.ok()) {
    const uint64_t cells = parsed->total_cells();
    streams = Cut(bytes, {cells * parsed->value_bytes(), parsed->measure ? cells : 0,
                          parsed->measure ? cells : 0});
    block_bytes = parsed->block_bytes;
  }
  Seal(tables::FileKind::kTable, block_bytes, manifest, streams);
  const auto table = tables::Table::Open(Path());
  RequireNamed(table.status());
  if (!table.ok()) return;
  tables::TableCursor cursor(**table);
  for (uint64_t cell = 0; cell < (*table)->manifest().total_cells(); ++cell) {
    const auto value = cursor.Value(cell);
    RequireNamed(value.status());
    if (value.ok() && (*table)->manifest().measure) RequireNamed(cursor.StagesOf(cell).status());
  }
  tables::TableLaw law(**table);
  const auto answer = law.Probe({spec::Position((*table)->size()), {}, 0, {}, 0});
  Require(answer.ok() || !answer.status().message().empty(), "an error says something");
  StopAt progress(kReports);
  if ((*table)->manifest().total_cells() > 200) return;
  const auto checked = tables::CheckTable(**table, {.all = true}, &progress);
  Require(checked.ok() || !checked.status().message().empty(), "an error says something");
}

void Value(std::string_view text) {
  const spec::RuleSet rules = *spec::ParseRuleSet("tromp-taylor");
  const spec::Situation situation{*spec::Position::FromRows({"X."}), spec::Color::kWhite, 0, {}, 0};
  tables::Sha256 sha;
  sha.Update(text.data(), text.size());
  ScratchFolder::Get().Write("kept",
                             std::string(text) + "sha256 " + tables::Hex(sha.Finish()) + "\n");
  const auto bounds = answers::ReadValueCheckpoint(Path(), situation, rules);
  RequireNamed(bounds.status());
  if (!bounds.ok()) return;
  Require(answers::WriteValueCheckpoint(Path(), situation, rules, *bounds).ok(),
          "bounds are written");
  const auto again = answers::ReadValueCheckpoint(Path(), situation, rules);
  Require(again.ok() && *again == *bounds, "and read back");
}

void Solve(std::string_view manifest, std::string_view bytes) {
  static const auto* const table = new enumerate::IntervalTable(*enumerate::IntervalTable::Solve(
      *enumerate::Grid::Create(3, 3), *enumerate::FiniteRules::From(Rules()), {.measure = true},
      nullptr));
  const certify::SolutionHeader header{.at_least = 9,
                                       .start = spec::Position(*spec::BoardSize::Create(3, 3))};
  search::IntervalOracle oracle(*table, 9, 0, 9);
  const auto search = search::SolutionSearch::Create(header, oracle, 20'000);
  Require(search.ok(), "a search");
  const std::string head = std::string(manifest) + "\nbytes " + std::to_string(bytes.size()) +
                           "\n" + certify::SolutionHeaderText(header, 0);
  Seal(tables::FileKind::kCheckpoint, kBlockBytes, head, {bytes});
  answers::Guide guide;
  guide.name = "intervals";
  const absl::Status loaded = answers::LoadSolve(Path(), header, guide, search->get());
  RequireNamed(loaded);
  StopAt progress(kReports);
  if (loaded.ok()) (void)(*search)->Run(&progress);
}

// The steps of a search in which each take is called as it is called.
void Circle(std::string_view steps) {
  constexpr size_t kTakes = 3;
  const answers::CircleQuestion question{
      *spec::BoardSize::Create(3, 2), Rules(), {}, {}, steps.size() % 2 == 1};
  Require(answers::WriteCircleCheckpoint(Path(), question, kTakes, {}).ok(), "a file");
  const auto empty = ReadWholeFile(Path(), 10000);
  Require(empty.ok(), "what was written is there");
  const std::string text =
      std::string(*tables::BeforeDigestLine(*empty)) + "reading\n" + std::string(steps);
  ScratchFolder::Get().Write("kept", text + tables::DigestLine(text));
  auto logs = answers::ReadCircleCheckpoint(Path(), question, kTakes);
  RequireNamed(logs.status());
  if (!logs.ok()) return;
  StopAt progress(kReports);
  const solver::CircleSearch asked{
      .takes = kTakes,
      .all = question.second_rule ? enumerate::kAnyCall : enumerate::kWithoutDisturber,
      .anew_every = 2};
  const auto outcome = solver::SearchCircle(
      asked, [](const std::vector<enumerate::Calls>& calls) { return calls; }, &progress,
      &(*logs)[0]);
  Require(outcome.ok() || !outcome.status().message().empty(), "an error says something");
}

// Planes in a folder, left by a stopped run and then changed.
void Folder(std::string_view manifest, std::string_view patches) {
  static constexpr const char* kFiles[] = {"first.blocks", "first.kos", "second.blocks",
                                           "second.kos",   "digests",   "journal",
                                           "point.json"};
  const Board& board = Small();
  const auto rules = *spec::ParseRuleSet("basic-only,self_removal=none,end_passes=2");
  const std::string path = Path();
  const enumerate::HalfSweeps::Options options{.at_least = 1, .piece_words = 8, .save_words = 8};
  const auto run = [&](tables::PlaneFolder& folder, int layers) {
    auto sweeps = enumerate::HalfSweeps::Create(board.layout, *enumerate::FiniteRules::From(rules),
                                                options, folder.point(), &folder);
    if (!sweeps.ok()) return;
    StopAt progress(kReports);
    const absl::Status ended =
        sweeps->Run(1, &progress, [&](const enumerate::PlanePoint&) { return --layers != 0; });
    if (ended.ok()) (void)sweeps->Count(&progress);
  };
  {
    const auto folder = tables::PlaneFolder::Create(path, board.layout, rules, 1);
    Require(folder.ok(), "a folder");
    run(**folder, 3);
  }
  if (!manifest.empty()) {
    ScratchFolder::Get().Write("kept/point.json",
                               tables::PlaneFolder::SealedPoint(std::string(manifest)));
  }
  for (; patches.size() >= 4; patches.remove_prefix(4)) {
    const auto byte = [&](size_t i) { return static_cast<unsigned char>(patches[i]); };
    std::fstream file(path + "/" + kFiles[byte(0) % std::size(kFiles)],
                      std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(byte(1) | byte(2) << 8);
    file.put(patches[3]);
  }
  const auto folder = tables::PlaneFolder::Open(path, board.layout, rules, 1);
  Require(folder.ok() || !folder.status().message().empty(), "an error says something");
  if (folder.ok()) return run(**folder, -1);
  const auto mended = tables::PlaneFolder::Open(path, board.layout, rules, 1, true);
  Require(mended.ok() || !mended.status().message().empty(), "an error says something");
  if (mended.ok()) run(**mended, -1);
}

void Read(uint8_t kind, std::string_view manifest, std::string_view bytes) {
  switch (kind % 10) {
    case 0:
      return Intervals(manifest, bytes, false);
    case 1:
      return Intervals(manifest, bytes, true);
    case 2:
      return Planes(manifest, bytes, false);
    case 3:
      return Planes(manifest, bytes, true);
    case 4:
      return Shard(manifest, bytes);
    case 5:
      return StoredTable(manifest, bytes);
    case 6:
      return Value(manifest);
    case 7:
      return Solve(manifest, bytes);
    case 8:
      return Folder(manifest, bytes);
    case 9:
      return Circle(manifest);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  const size_t cut = std::min(rest.find('\xff'), rest.size());
  ScratchFolder::Get().Renew();
  Read(data[0], rest.substr(0, cut), cut < rest.size() ? rest.substr(cut + 1) : std::string_view());
  return 0;
}
