#include "tables/table_format.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "base/status_macros.h"
#include "enumerate/index/occupancy_index.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::tables {
namespace {

using enumerate::CellValue;
using enumerate::HighOf;
using enumerate::kIllegalCell;
using enumerate::LowOf;
using Json = nlohmann::ordered_json;

constexpr uint32_t kLeastBlock = 1 << 10;
constexpr uint32_t kMostBlock = 1 << 20;
constexpr uint64_t kMostCells = uint64_t{1} << 40;  // no sum of sizes overflows

absl::Status Wrong(const std::string& why) {
  return absl::InvalidArgumentError(absl::StrCat("not a manifest of a table: ", why));
}

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

CellValue PairFrom(const Json& json) {
  if (json.is_null()) return kIllegalCell;
  const int low = JsonWholeNumber<int>(json.at(0));
  const int high = JsonWholeNumber<int>(json.at(1));
  constexpr int kMost = 127;  // anything larger is rejected by the size of the board
  if (json.size() != 2 || low < -kMost || low > kMost || high < -kMost || high > kMost) {
    return enumerate::MakeCell(1, 0);  // out of order whatever the board
  }
  return enumerate::MakeCell(low, high);
}

absl::Status CheckRules(const TableManifest& manifest, const Json& keys) {
  std::map<std::string, std::string> kept;
  for (const auto& [key, value] : keys.items())
    kept[key] = value.is_string() ? value.get<std::string>() : "";
  const auto changed = spec::ChangedKey(manifest.rules, kept);
  if (!changed.has_value()) return absl::OkStatus();
  return Wrong(absl::StrCat("under hotstone ", manifest.version, " ",
                            spec::RuleSetName(manifest.rules), " had a different meaning (",
                            *changed, ")"));
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

std::string WriteTableManifest(const TableManifest& manifest) {
  Json keys = Json::object();
  for (const auto& [key, value] : spec::KeptKeys(manifest.rules)) keys[key] = value;
  Json dictionary = Json::array();
  for (const CellValue value : manifest.dictionary) {
    if (value == kIllegalCell) {
      dictionary.push_back(nullptr);
    } else {
      dictionary.push_back(Json::array({int{LowOf(value)}, int{HighOf(value)}}));
    }
  }
  const Json json = {{"schema", kTableSchema},
                     {"version", manifest.version},
                     {"board", manifest.board},
                     {"rules", spec::RuleSetName(manifest.rules)},
                     {"rule_keys", keys},
                     {"cells", manifest.cells},
                     {"ko_cells", manifest.ko_cells},
                     {"legal", manifest.legal},
                     {"undetermined", manifest.undetermined},
                     {"empty", Json::array({manifest.empty_lo, manifest.empty_hi})},
                     {"measure", manifest.measure},
                     {"block_bytes", manifest.block_bytes},
                     {"dictionary", dictionary}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

absl::StatusOr<TableManifest> ParseTableManifest(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return Wrong("not a JSON object");
  const auto schema = json.find("schema");
  if (schema == json.end() || *schema != kTableSchema) {
    return Wrong(absl::StrCat("its schema is not \"", std::string(kTableSchema), "\""));
  }
  TableManifest manifest;
  std::string rules;
  try {
    manifest.version = json.at("version").get<std::string>();
    manifest.board = json.at("board").get<std::string>();
    rules = json.at("rules").get<std::string>();
    manifest.cells = JsonWholeNumber<uint64_t>(json.at("cells"));
    manifest.ko_cells = JsonWholeNumber<uint64_t>(json.at("ko_cells"));
    manifest.legal = JsonWholeNumber<uint64_t>(json.at("legal"));
    manifest.undetermined = JsonWholeNumber<uint64_t>(json.at("undetermined"));
    manifest.empty_lo = JsonWholeNumber<int>(json.at("empty").at(0));
    manifest.empty_hi = JsonWholeNumber<int>(json.at("empty").at(1));
    manifest.measure = json.at("measure").get<bool>();
    manifest.block_bytes = JsonWholeNumber<uint32_t>(json.at("block_bytes"));
    for (const Json& pair : json.at("dictionary")) manifest.dictionary.push_back(PairFrom(pair));
    if (!json.at("rule_keys").is_object()) return Wrong("rule_keys is not an object");
  } catch (const Json::exception& error) {
    return Wrong(error.what());
  }
  const auto parsed = spec::ParseRuleSet(rules);
  if (!parsed.ok()) return Wrong(std::string(parsed.status().message()));
  manifest.rules = *parsed;
  RETURN_IF_ERROR(CheckRules(manifest, json.at("rule_keys")));
  const auto size = spec::ParseBoardSize(manifest.board);
  if (!size.ok()) return Wrong(std::string(size.status().message()));
  if (size->points() > enumerate::OccupancyIndex::kMaxIndexedPoints ||
      size->ToString() != manifest.board) {
    return Wrong(absl::StrCat("the board ", manifest.board));
  }
  const int points = size->points();
  if (manifest.cells == 0 || manifest.cells > kMostCells || manifest.ko_cells > kMostCells ||
      manifest.undetermined > manifest.legal || manifest.legal > kMostCells ||
      manifest.block_bytes < kLeastBlock || manifest.block_bytes > kMostBlock ||
      manifest.block_bytes % 2 != 0 || manifest.dictionary.size() > 65536 ||
      manifest.empty_lo < -points || manifest.empty_hi > points ||
      manifest.empty_lo > manifest.empty_hi) {
    return Wrong("an impossible number");
  }
  RETURN_IF_ERROR(CheckDictionary(manifest, points));
  return manifest;
}

}  // namespace hotstone::tables
