// Any bytes as a stored table, a checkpoint and the manifests of both; checkpoint_fuzz covers
// sealed files. Reading never crashes, errors have a message, and a manifest that parses is written
// and read back as the same text.
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "spec/board/position.h"
#include "spec/rules/situation.h"
#include "tables/checkpoint.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_law.h"
#include "tables/plane_manifest.h"
#include "tables/table_format.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

void AsManifest(std::string_view text) {
  using hotstone::tables::ParseTableManifest;
  using hotstone::tables::WriteTableManifest;
  const auto manifest = ParseTableManifest(text);
  if (!manifest.ok()) {
    Require(!manifest.status().message().empty(), "an error says something");
    return;
  }
  const std::string written = WriteTableManifest(*manifest);
  const auto again = ParseTableManifest(written);
  Require(again.ok(), "what was written is read");
  Require(WriteTableManifest(*again) == written, "the second writing is the first");
}

void AsFateManifest(std::string_view text) {
  const auto manifest = hotstone::tables::ParseFateManifest(text);
  if (!manifest.ok()) {
    Require(!manifest.status().message().empty(), "an error says something");
    return;
  }
  const std::string written = hotstone::tables::WriteFateManifest(*manifest);
  const auto again = hotstone::tables::ParseFateManifest(written);
  Require(again.ok() && hotstone::tables::WriteFateManifest(*again) == written,
          "what was written is read");
}

void AsFates(const std::string& path) {
  const auto table = hotstone::tables::FateFile::Open(path);
  if (!table.ok()) {
    Require(!table.status().message().empty(), "an error says something");
    return;
  }
  hotstone::tables::FateLaw law(**table);
  const auto answer = law.Probe({hotstone::spec::Position((*table)->size()), {}, 0, {}, 0});
  Require(answer.ok() || !answer.status().message().empty(), "an error says something");
}

void AsFile(const uint8_t* data, size_t size) {
  const int file = memfd_create("table_fuzz", MFD_CLOEXEC);
  Require(file >= 0 && write(file, data, size) == static_cast<ssize_t>(size), "a file in memory");
  const std::string path = "/proc/self/fd/" + std::to_string(file);
  const auto info = hotstone::tables::ReadCheckpointInfo(path);
  Require(info.ok() || !info.status().message().empty(), "an error says something");
  const auto table = hotstone::tables::Table::Open(path);
  if (table.ok()) {
    hotstone::tables::TableCursor cursor(**table);
    const uint64_t cells = (*table)->manifest().total_cells();
    for (uint64_t cell = 0; cell < cells; cell += 1 + cells / 64) {
      const auto value = cursor.Value(cell);
      if (value.ok() && (*table)->manifest().measure) {
        const auto stages = cursor.StagesOf(cell);
        Require(stages.ok() || !stages.status().message().empty(), "an error says something");
      }
    }
    hotstone::tables::TableLaw law(**table);
    const auto answer = law.Probe({hotstone::spec::Position((*table)->size()), {}, 0, {}, 0});
    Require(answer.ok() || !answer.status().message().empty(), "an error says something");
  } else {
    Require(!table.status().message().empty(), "an error says something");
  }
  AsFates(path);
  close(file);
}

void AsPlanes(std::string_view text) {
  const auto manifest =
      hotstone::tables::ParsePlaneManifest("fuzz", "hotstone.plane-folder/1", std::string(text));
  Require(manifest.ok() || manifest.status().message().find("fuzz: ") == 0,
          "an error names the file");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  AsManifest(std::string_view(reinterpret_cast<const char*>(data), size));
  AsFateManifest(std::string_view(reinterpret_cast<const char*>(data), size));
  AsPlanes(std::string_view(reinterpret_cast<const char*>(data), size));
  AsFile(data, size);
  return 0;
}
