#include "tables/superko/superko_format.h"

#include "base/status_macros.h"

namespace hotstone::tables {
namespace {

constexpr std::string_view kWhat = "superko values";

TableFields FieldsOf(SuperkoManifest& manifest) {
  return {{"cells", &manifest.cells},
          {"states", &manifest.states},
          {"portions", &manifest.portions},
          {"legal", &manifest.legal},
          {"open", &manifest.open},
          {"empty", &manifest.empty},
          {"block_bytes", &manifest.block_bytes}};
}

}  // namespace

std::string WriteSuperkoManifest(SuperkoManifest manifest) {
  return WriteFields(kSuperkoSchema, manifest, FieldsOf(manifest));
}

absl::StatusOr<SuperkoManifest> ParseSuperkoManifest(std::string_view text) {
  SuperkoManifest manifest;
  RETURN_IF_ERROR(ReadFields(text, kSuperkoSchema, kWhat, manifest, FieldsOf(manifest)));
  if (manifest.portions > manifest.cells || manifest.open > manifest.legal) {
    return NoManifest(kWhat, "an impossible number");
  }
  return manifest;
}

}  // namespace hotstone::tables
