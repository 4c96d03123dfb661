#include "tables/table_format.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::tables {
namespace {

using enumerate::CellValue;
using enumerate::HighOf;
using enumerate::kIllegalCell;
using enumerate::LowOf;

constexpr std::string_view kWhat = "a table";

absl::Status Wrong(const std::string& why) { return NoManifest(kWhat, why); }

// By low, then by high.
std::pair<int, int> Order(CellValue value) { return {LowOf(value), HighOf(value)}; }

absl::Status CheckDictionary(const TableManifest& manifest, int points) {
  bool first = true;
  std::pair<int, int> before;
  for (size_t i = 0; i < manifest.dictionary.size(); ++i) {
    const CellValue value = manifest.dictionary[i];
    if (value == kIllegalCell) {
      if (i > 0) return Wrong("null before the end of the dictionary");
      continue;
    }
    const auto [low, high] = Order(value);
    if (low < -points || high > points || low > high) {
      return Wrong(absl::StrCat("the pair [", low, ",", high, "] in its dictionary"));
    }
    if (!first && Order(value) <= before) return Wrong("its dictionary is not in order");
    before = Order(value);
    first = false;
  }
  return first ? Wrong("its dictionary has no values") : absl::OkStatus();
}

TableFields FieldsOf(TableManifest& manifest) {
  return {{"cells", &manifest.cells},
          {"ko_cells", &manifest.ko_cells},
          {"legal", &manifest.legal},
          {"undetermined", &manifest.undetermined},
          {"empty", &manifest.empty},
          {"measure", &manifest.measure},
          {"block_bytes", &manifest.block_bytes},
          {"dictionary", &manifest.dictionary}};
}

}  // namespace

StreamPlace TableManifest::PlaceOf(Stream stream) const {
  const uint64_t values = total_cells() * value_bytes();
  const uint64_t value_blocks = BlocksOf(values, block_bytes);
  if (stream == kValues) return {0, values};
  const uint64_t stage_blocks = BlocksOf(total_cells(), block_bytes);
  return {value_blocks + (stream == kHigh ? stage_blocks : 0), total_cells()};
}

uint64_t TableManifest::Blocks() const {
  const StreamPlace last = PlaceOf(measure ? kHigh : kValues);
  return last.first_block + BlocksOf(last.bytes, block_bytes);
}

std::string WriteTableManifest(TableManifest manifest) {
  return WriteFields(kTableSchema, manifest, FieldsOf(manifest));
}

absl::StatusOr<TableManifest> ParseTableManifest(std::string_view text) {
  TableManifest manifest;
  RETURN_IF_ERROR(ReadFields(text, kTableSchema, kWhat, manifest, FieldsOf(manifest)));
  const int points = spec::ParseBoardSize(manifest.board)->points();
  if (manifest.ko_cells > kMostCells || manifest.undetermined > manifest.legal ||
      manifest.legal > kMostCells || manifest.block_bytes % 2 != 0 ||
      manifest.dictionary.size() > 65536 || manifest.empty.first < -points ||
      manifest.empty.second > points || manifest.empty.first > manifest.empty.second) {
    return Wrong("an impossible number");
  }
  RETURN_IF_ERROR(CheckDictionary(manifest, points));
  return manifest;
}

}  // namespace hotstone::tables
