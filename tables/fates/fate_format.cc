#include "tables/fates/fate_format.h"

#include <map>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "spec/board/board.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::tables {
namespace {

using Json = nlohmann::ordered_json;

constexpr uint32_t kLeastBytesOfBlock = 1 << 10;
constexpr uint32_t kMostBytesOfBlock = 1 << 20;
constexpr uint64_t kMostOfAnything = uint64_t{1} << 40;  // no sum of sizes overflows

absl::Status NoManifest(const std::string& why) {
  return absl::InvalidArgumentError(absl::StrCat("not a manifest of fates: ", why));
}

}  // namespace

std::string WriteFateManifest(const FateManifest& manifest) {
  Json keys = Json::object();
  for (const auto& [key, value] : spec::KeptKeys(manifest.rules)) keys[key] = value;
  const Json json = {{"schema", kFatesSchema},
                     {"version", manifest.version},
                     {"board", manifest.board},
                     {"rules", spec::RuleSetName(manifest.rules)},
                     {"rule_keys", keys},
                     {"cells", manifest.cells},
                     {"ko_cells", manifest.ko_cells},
                     {"stages", manifest.stages},
                     {"legal", manifest.counts.legal},
                     {"unsettled", manifest.counts.positions},
                     {"stones", manifest.counts.stones},
                     {"block_bytes", manifest.block_bytes}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

absl::StatusOr<FateManifest> ParseFateManifest(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return NoManifest("not a JSON object");
  const auto schema = json.find("schema");
  if (schema == json.end() || *schema != kFatesSchema) {
    return NoManifest(absl::StrCat("its schema is not \"", std::string(kFatesSchema), "\""));
  }
  FateManifest manifest;
  std::string rules;
  std::map<std::string, std::string> keys;
  try {
    manifest.version = json.at("version").get<std::string>();
    manifest.board = json.at("board").get<std::string>();
    rules = json.at("rules").get<std::string>();
    keys = json.at("rule_keys").get<std::map<std::string, std::string>>();
    manifest.cells = JsonWholeNumber<uint64_t>(json.at("cells"));
    manifest.ko_cells = JsonWholeNumber<uint64_t>(json.at("ko_cells"));
    manifest.stages = JsonWholeNumber<int>(json.at("stages"));
    manifest.counts.legal = JsonWholeNumber<uint64_t>(json.at("legal"));
    manifest.counts.positions = JsonWholeNumber<uint64_t>(json.at("unsettled"));
    for (size_t i = 0; i < 3; ++i) {
      for (size_t j = 0; j < 3; ++j)
        manifest.counts.stones[i][j] = JsonWholeNumber<uint64_t>(json.at("stones").at(i).at(j));
    }
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
  if (manifest.cells == 0 || manifest.cells > kMostOfAnything ||
      manifest.ko_cells > kMostOfAnything || manifest.stages < 0 ||
      manifest.stages > enumerate::kMostStages || manifest.block_bytes < kLeastBytesOfBlock ||
      manifest.block_bytes > kMostBytesOfBlock) {
    return NoManifest("an impossible number");
  }
  return manifest;
}

}  // namespace hotstone::tables
