#include "tables/plane_checkpoint.h"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "base/status_macros.h"
#include "tables/stored_file.h"

namespace hotstone::tables {
namespace {

using enumerate::Mover;
using enumerate::PlaneLayout;
using enumerate::PlaneSet;
using enumerate::PlaneSweeps;

static_assert(std::endian::native == std::endian::little,
              "files store words in memory order, which must be little-endian");

constexpr std::string_view kSchema = "hotstone.planes/1";
constexpr uint32_t kBlockBytes = 1 << 20;
constexpr int kLevel = 1;

// The arrays of a run, as bytes.
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
  manifest.board = sweeps.layout().index().grid().ToString();
  manifest.rules = spec::RuleSetName(rules);
  manifest.at_least = sweeps.at_least();
  manifest.stages = sweeps.stages();
  manifest.block_bytes = kBlockBytes;
  manifest.words = sweeps.layout().PlaneBytes() / sizeof(uint64_t);
  manifest.point = sweeps.point();
  return manifest;
}

absl::StatusOr<PlaneCheckpointInfo> InfoOf(const StoredFile& file) {
  ASSIGN_OR_RETURN(auto manifest, ParsePlaneManifest(file.path(), kSchema, file.manifest()));
  if (manifest.block_bytes != kBlockBytes) return file.Damaged("its blocks have the wrong size");
  return PlaneCheckpointInfo{std::move(manifest), file.bytes()};
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
  ASSIGN_OR_RETURN(auto writer, StoredFileWriter::Create(path, options));
  for (const std::span<uint8_t> stream : Streams(sweeps)) {
    RETURN_IF_ERROR(writer->Append(stream.data(), stream.size()));
    RETURN_IF_ERROR(writer->EndStream());
  }
  return writer->Finish(PlaneManifestText(kSchema, rules, ManifestOf(sweeps, rules))).status();
}

absl::StatusOr<PlaneCheckpointInfo> ReadPlanesInfo(const std::string& path) {
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kCheckpoint));
  return InfoOf(file);
}

absl::Status LoadPlanes(const std::string& path, const spec::RuleSet& rules, PlaneSweeps* sweeps) {
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kCheckpoint));
  ASSIGN_OR_RETURN(const auto info, InfoOf(file));
  RETURN_IF_ERROR(
      CheckSamePlanes(path, info.manifest, ManifestOf(*sweeps, rules), sweeps->layout()));
  const std::vector<std::span<uint8_t>> streams = Streams(*sweeps);
  uint64_t blocks = 0;
  for (const std::span<uint8_t> stream : streams) blocks += BlocksOf(stream.size(), kBlockBytes);
  if (blocks != file.blocks()) return file.Damaged("its manifest does not describe a run");
  // Everything is checked before anything is changed.
  RETURN_IF_ERROR(file.CheckWhole(nullptr));
  BlockReader reader(file);
  std::vector<uint8_t> looked_at(kBlockBytes);
  for (const bool take : {false, true}) {
    uint64_t number = 0;
    for (const std::span<uint8_t> stream : streams) {
      for (uint64_t at = 0; at < stream.size(); at += kBlockBytes) {
        const uint64_t count = std::min<uint64_t>(kBlockBytes, stream.size() - at);
        const std::span<uint8_t> target =
            take ? stream.subspan(at, count) : std::span(looked_at).first(count);
        RETURN_IF_ERROR(reader.Read(number++, target));
      }
    }
  }
  sweeps->SetPoint(info.manifest.point);
  return absl::OkStatus();
}

}  // namespace hotstone::tables
