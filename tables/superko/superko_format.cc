#include "tables/superko/superko_format.h"

#include <map>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "enumerate/index/occupancy_index.h"
#include "spec/board/board.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::tables {
namespace {

using Json = nlohmann::ordered_json;

constexpr uint32_t kLeastBytesOfBlock = 1 << 10;
constexpr uint32_t kMostBytesOfBlock = 1 << 20;
constexpr uint64_t kMostCells = uint64_t{1} << 40;  // no sum of sizes overflows

absl::Status NoManifest(const std::string& why) {
  return absl::InvalidArgumentError(absl::StrCat("not a manifest of superko values: ", why));
}

}  // namespace

std::string WriteSuperkoManifest(const SuperkoManifest& manifest) {
  Json keys = Json::object();
  for (const auto& [key, value] : spec::KeptKeys(manifest.rules)) keys[key] = value;
  const Json json = {{"schema", kSuperkoSchema},
                     {"version", manifest.version},
                     {"board", manifest.board},
                     {"rules", spec::RuleSetName(manifest.rules)},
                     {"rule_keys", keys},
                     {"cells", manifest.cells},
                     {"states", manifest.states},
                     {"portions", manifest.portions},
                     {"legal", manifest.legal},
                     {"open", manifest.open},
                     {"empty", {manifest.empty_lo, manifest.empty_hi}},
                     {"block_bytes", manifest.block_bytes}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

absl::StatusOr<SuperkoManifest> ParseSuperkoManifest(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return NoManifest("not a JSON object");
  const auto schema = json.find("schema");
  if (schema == json.end() || *schema != kSuperkoSchema) {
    return NoManifest(absl::StrCat("its schema is not \"", std::string(kSuperkoSchema), "\""));
  }
  SuperkoManifest manifest;
  std::string rules;
  std::map<std::string, std::string> keys;
  try {
    manifest.version = json.at("version").get<std::string>();
    manifest.board = json.at("board").get<std::string>();
    rules = json.at("rules").get<std::string>();
    keys = json.at("rule_keys").get<std::map<std::string, std::string>>();
    manifest.cells = JsonWholeNumber<uint64_t>(json.at("cells"));
    manifest.states = JsonWholeNumber<uint64_t>(json.at("states"));
    manifest.portions = JsonWholeNumber<uint64_t>(json.at("portions"));
    manifest.legal = JsonWholeNumber<uint64_t>(json.at("legal"));
    manifest.open = JsonWholeNumber<uint64_t>(json.at("open"));
    manifest.empty_lo = JsonWholeNumber<int>(json.at("empty").at(0));
    manifest.empty_hi = JsonWholeNumber<int>(json.at("empty").at(1));
    manifest.block_bytes = JsonWholeNumber<uint32_t>(json.at("block_bytes"));
  } catch (const Json::exception& error) {
    return NoManifest(error.what());
  }
  const auto parsed = spec::ParseRuleSet(rules);
  if (!parsed.ok()) return NoManifest(std::string(parsed.status().message()));
  manifest.rules = *parsed;
  if (const auto changed = spec::ChangedKey(manifest.rules, keys)) {
    return NoManifest(absl::StrCat("under hotstone ", manifest.version, " ", rules,
                                   " had a different meaning (", *changed, ")"));
  }
  const auto size = spec::ParseBoardSize(manifest.board);
  if (!size.ok()) return NoManifest(std::string(size.status().message()));
  if (size->points() > enumerate::OccupancyIndex::kMaxIndexedPoints ||
      size->ToString() != manifest.board) {
    return NoManifest(absl::StrCat("the board ", manifest.board));
  }
  if (manifest.cells == 0 || manifest.cells > kMostCells || manifest.portions > manifest.cells ||
      manifest.open > manifest.legal || manifest.block_bytes < kLeastBytesOfBlock ||
      manifest.block_bytes > kMostBytesOfBlock) {
    return NoManifest("an impossible number");
  }
  return manifest;
}

}  // namespace hotstone::tables
