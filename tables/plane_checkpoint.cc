#include "tables/plane_checkpoint.h"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "tables/stored_file.h"

namespace hotstone::tables {
namespace {

using enumerate::Mover;
using enumerate::PlaneLayout;
using enumerate::PlaneSet;
using enumerate::PlaneSweeps;

static_assert(std::endian::native == std::endian::little, "words go to the file as they lie in memory");

constexpr std::string_view kSchema = "hotstone.planes/1";
constexpr uint32_t kBlockBytes = 1 << 20;
constexpr int kLevel = 1;

// The arrays that a run consists of, as bytes.
std::vector<std::span<uint8_t>> Streams(PlaneSweeps& sweeps) {
  PlaneSet& planes = sweeps.planes();
  const PlaneLayout& layout = sweeps.layout();
  std::vector<std::span<uint8_t>> streams;
  const auto add_words = [&](uint64_t* words, uint64_t count) {
    streams.emplace_back(reinterpret_cast<uint8_t*>(words), count * sizeof(uint64_t));
  };
  for (const Mover mover : {Mover::kFirst, Mover::kSecond}) {
    add_words(planes.Blocks(mover), layout.block_words());
    add_words(planes.Kos(mover), layout.ko_words());
    if (!sweeps.stages()) continue;
    streams.emplace_back(planes.BlockStages(mover), layout.block_words() << enumerate::kWordBits);
    streams.emplace_back(planes.KoStages(mover), layout.ko_words() << enumerate::kWordBits);
  }
  return streams;
}

PlaneManifest ManifestOf(const PlaneSweeps& sweeps, const spec::RuleSet& rules) {
  PlaneManifest manifest;
  manifest.board = PlaneBoardText(sweeps.layout());
  manifest.rules = spec::RuleSetName(rules);
  manifest.at_least = sweeps.at_least();
  manifest.stages = sweeps.stages();
  manifest.block_bytes = kBlockBytes;
  manifest.words = sweeps.layout().PlaneBytes() / sizeof(uint64_t);
  manifest.point = sweeps.point();
  return manifest;
}

absl::StatusOr<PlaneCheckpointInfo> InfoOf(const StoredFile& file) {
  auto manifest = ParsePlaneManifest(file.path(), kSchema, file.manifest());
  if (!manifest.ok()) return manifest.status();
  if (manifest->block_bytes != kBlockBytes) return file.Damaged("its blocks have another size");
  return PlaneCheckpointInfo{*std::move(manifest), file.bytes()};
}

}  // namespace

absl::Status SavePlanes(const std::string& path, const spec::RuleSet& rules, PlaneSweeps& sweeps,
                        int threads) {
  StoredFileWriter::Options options;
  options.kind = FileKind::kCheckpoint;
  options.block_bytes = kBlockBytes;
  options.level = kLevel;
  options.threads = threads;
  options.replace = true;
  auto writer = StoredFileWriter::Create(path, options);
  if (!writer.ok()) return writer.status();
  for (const std::span<uint8_t> stream : Streams(sweeps)) {
    if (absl::Status status = (*writer)->Append(stream.data(), stream.size()); !status.ok()) return status;
    if (absl::Status status = (*writer)->EndStream(); !status.ok()) return status;
  }
  return (*writer)->Finish(PlaneManifestText(kSchema, rules, ManifestOf(sweeps, rules))).status();
}

absl::StatusOr<PlaneCheckpointInfo> ReadPlanesInfo(const std::string& path) {
  const auto file = StoredFile::Open(path, FileKind::kCheckpoint);
  if (!file.ok()) return file.status();
  return InfoOf(*file);
}

absl::Status LoadPlanes(const std::string& path, const spec::RuleSet& rules, PlaneSweeps* sweeps) {
  const auto file = StoredFile::Open(path, FileKind::kCheckpoint);
  if (!file.ok()) return file.status();
  const auto info = InfoOf(*file);
  if (!info.ok()) return info.status();
  absl::Status same = CheckSamePlanes(path, info->manifest, ManifestOf(*sweeps, rules), sweeps->layout());
  if (!same.ok()) return same;
  const std::vector<std::span<uint8_t>> streams = Streams(*sweeps);
  uint64_t blocks = 0;
  for (const std::span<uint8_t> stream : streams) blocks += BlocksOf(stream.size(), kBlockBytes);
  if (blocks != file->blocks()) return file->Damaged("its manifest describes no run");
  // First all of it is looked at, then it is taken over.
  if (absl::Status status = file->CheckWhole(nullptr); !status.ok()) return status;
  BlockReader reader(*file);
  std::vector<uint8_t> looked_at(kBlockBytes);
  for (const bool take : {false, true}) {
    uint64_t number = 0;
    for (const std::span<uint8_t> stream : streams) {
      for (uint64_t at = 0; at < stream.size(); at += kBlockBytes) {
        const uint64_t count = std::min<uint64_t>(kBlockBytes, stream.size() - at);
        const std::span<uint8_t> target =
            take ? stream.subspan(at, count) : std::span(looked_at).first(count);
        if (absl::Status status = reader.Read(number++, target); !status.ok()) return status;
      }
    }
  }
  sweeps->SetPoint(info->manifest.point);
  return absl::OkStatus();
}

}  // namespace hotstone::tables
