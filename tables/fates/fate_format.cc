#include "tables/fates/fate_format.h"

#include "base/status_macros.h"

namespace hotstone::tables {
namespace {

TableFields FieldsOf(FateManifest& manifest) {
  return {{"cells", &manifest.cells},
          {"ko_cells", &manifest.ko_cells},
          {"stages", &manifest.stages},
          {"legal", &manifest.counts.legal},
          {"unsettled", &manifest.counts.positions},
          {"stones", &manifest.counts.stones},
          {"block_bytes", &manifest.block_bytes}};
}

}  // namespace

std::string WriteFateManifest(FateManifest manifest) {
  return WriteFields(kFatesSchema, manifest, FieldsOf(manifest));
}

absl::StatusOr<FateManifest> ParseFateManifest(std::string_view text) {
  FateManifest manifest;
  RETURN_IF_ERROR(ReadFields(text, kFatesSchema, "fates", manifest, FieldsOf(manifest)));
  if (manifest.ko_cells > kMostCells || manifest.stages < 0 ||
      manifest.stages > enumerate::kMostStages) {
    return NoManifest("fates", "an impossible number");
  }
  return manifest;
}

}  // namespace hotstone::tables
