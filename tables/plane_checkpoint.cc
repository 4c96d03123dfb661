#include "tables/plane_checkpoint.h"

#include <bit>

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

// The arrays of a run, as bytes.
RunArrays ArraysOf(PlaneSweeps& sweeps) {
  PlaneSet& planes = sweeps.planes();
  const PlaneLayout& layout = sweeps.layout();
  RunArrays arrays;
  const auto add_words = [&](uint64_t* words, uint64_t count) {
    arrays.emplace_back(reinterpret_cast<uint8_t*>(words), count * sizeof(uint64_t));
  };
  for (const Mover mover : {Mover::kFirst, Mover::kSecond}) {
    add_words(planes.Blocks(mover), layout.block_words());
    add_words(planes.Kos(mover), layout.ko_words());
    if (!sweeps.stages()) continue;
    arrays.emplace_back(planes.BlockStages(mover), layout.block_words() << enumerate::kWordBits);
    arrays.emplace_back(planes.KoStages(mover), layout.ko_words() << enumerate::kWordBits);
  }
  return arrays;
}

PlaneManifest ManifestOf(const PlaneSweeps& sweeps, const spec::RuleSet& rules) {
  PlaneManifest manifest;
  manifest.board = sweeps.layout().index().grid().ToString();
  manifest.rules = spec::RuleSetName(rules);
  manifest.at_least = sweeps.at_least();
  manifest.stages = sweeps.stages();
  manifest.block_bytes = kCheckpointBlockBytes;
  manifest.words = sweeps.layout().PlaneBytes() / sizeof(uint64_t);
  manifest.point = sweeps.point();
  return manifest;
}

absl::StatusOr<PlaneCheckpointInfo> InfoOf(const StoredFile& file) {
  ASSIGN_OR_RETURN(auto manifest, ParsePlaneManifest(file.path(), kSchema, file.manifest()));
  if (manifest.block_bytes != kCheckpointBlockBytes)
    return file.Damaged("its blocks have the wrong size");
  return PlaneCheckpointInfo{std::move(manifest), file.bytes()};
}

}  // namespace

absl::Status SavePlanes(const std::string& path, const spec::RuleSet& rules, PlaneSweeps& sweeps,
                        int threads) {
  const std::string manifest = PlaneManifestText(kSchema, rules, ManifestOf(sweeps, rules));
  return WriteArrays(path, ArraysOf(sweeps), manifest, threads);
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
  RETURN_IF_ERROR(ReadArrays(file, ArraysOf(*sweeps)));
  sweeps->SetPoint(info.manifest.point);
  return absl::OkStatus();
}

}  // namespace hotstone::tables
