#include "tables/plane_manifest.h"

#include <map>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "base/json_whole_number.h"
#include "base/version.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::tables {
namespace {

using Json = nlohmann::ordered_json;

absl::Status DamagedManifest(const std::string& path, std::string_view what) {
  return absl::DataLossError(absl::StrCat(path, ": damaged: ", std::string(what),
                                          "; start again without it, or from another copy"));
}

}  // namespace

std::string PlaneManifestText(std::string_view schema, const spec::RuleSet& rules,
                              const PlaneManifest& manifest) {
  Json keys;
  for (const auto& [key, value] : spec::KeptKeys(rules)) keys[key] = value;
  const enumerate::PlanePoint& point = manifest.point;
  Json json = {{"schema", schema},         {"version", kVersion},
               {"board", manifest.board},  {"rules", spec::RuleSetName(rules)},
               {"rule_keys", keys},        {"at_least", manifest.at_least},
               {"stages", manifest.stages}};
  if (manifest.block_bytes != 0) json["block_bytes"] = manifest.block_bytes;
  json["words"] = manifest.words;
  json["point"] = {{"sweep", point.sweep},
                   {"layer", point.layer},
                   {"set", point.changed},
                   {"finished", point.finished}};
  if (point.may_end != 0) json["point"]["may_end"] = point.may_end;
  return json.dump();
}

absl::StatusOr<PlaneManifest> ParsePlaneManifest(const std::string& path, std::string_view schema,
                                                 const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  PlaneManifest manifest;
  try {
    // A duplicate key would hide one of its values, and the parser sees nothing after a zero byte.
    if (json.is_object() && json.dump() != absl::StripSuffix(text, "\n")) {
      return DamagedManifest(path, "its manifest has been changed");
    }
    if (!json.is_object() || json.value("schema", "") != schema) {
      return absl::InvalidArgumentError(
          absl::StrCat(path, ": not planes of a run (", std::string(schema), ")"));
    }
    manifest.board = json.at("board").get<std::string>();
    manifest.rules = json.at("rules").get<std::string>();
    manifest.version = json.at("version").get<std::string>();
    manifest.at_least = JsonWholeNumber<int>(json.at("at_least"));
    manifest.stages = json.at("stages").get<bool>();
    manifest.block_bytes = JsonWholeNumberOr<uint64_t>(json, "block_bytes", 0);
    manifest.words = JsonWholeNumber<uint64_t>(json.at("words"));
    const Json& point = json.at("point");
    manifest.point = {JsonWholeNumber<int>(point.at("sweep")),
                      JsonWholeNumber<int>(point.at("layer")),
                      JsonWholeNumber<uint64_t>(point.at("set")), point.at("finished").get<bool>(),
                      JsonWholeNumberOr<int>(point, "may_end", 0)};
    const auto rules = spec::ParseRuleSet(manifest.rules);
    if (!rules.ok()) return DamagedManifest(path, std::string(rules.status().message()));
    // A preset may mean different rules in another version.
    const auto kept = json.at("rule_keys").get<std::map<std::string, std::string>>();
    if (const auto changed = spec::ChangedKey(*rules, kept)) {
      return absl::InvalidArgumentError(absl::StrCat(
          path, ": made by hotstone ", manifest.version, " under a different meaning of ",
          manifest.rules, " (", *changed, "); start again without it"));
    }
  } catch (const Json::exception& error) {
    return DamagedManifest(path, error.what());
  }
  return manifest;
}

absl::Status CheckSamePlanes(const std::string& path, const PlaneManifest& there,
                             const PlaneManifest& wanted, const enumerate::PlaneLayout& layout) {
  const auto other = [&](const std::string& is, const std::string& asked) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": planes of ", is, ", not of ", asked,
                                                   "; name another path or start again"));
  };
  if (there.board != wanted.board) return other("board " + there.board, wanted.board);
  if (there.rules != wanted.rules) return other("rules " + there.rules, wanted.rules);
  if (there.at_least != wanted.at_least) {
    return other(absl::StrCat("at least ", there.at_least), absl::StrCat(wanted.at_least));
  }
  if (there.stages != wanted.stages) {
    const auto text = [](bool stages) { return stages ? "with stages" : "without stages"; };
    return other(std::string("a run ") + text(there.stages),
                 std::string("one ") + text(wanted.stages));
  }
  const int points = layout.index().grid().points();
  const enumerate::PlanePoint& point = there.point;
  if (there.words != wanted.words || point.sweep < 1 || point.layer < -1 || point.layer >= points ||
      point.sweep > enumerate::kMostPlaneSweeps || point.may_end < 0 ||
      point.may_end > point.sweep + 2) {
    return DamagedManifest(path, "its manifest does not describe a run");
  }
  return absl::OkStatus();
}

}  // namespace hotstone::tables
