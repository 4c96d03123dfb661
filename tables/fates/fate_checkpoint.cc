// For example, a run for 2x1 that was stopped in its second sweep has 8 bytes: those of the two
// cells with a stone and of the two ko cells, some still 0.
#include "tables/fates/fate_checkpoint.h"

#include <cassert>
#include <map>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "spec/rules/rule_switches.h"
#include "tables/stored_file.h"

namespace hotstone::tables {
namespace {

using enumerate::SweepPoint;
using Json = nlohmann::ordered_json;

constexpr std::string_view kSchema = "hotstone.fates-checkpoint/1";

SweepPoint PointFrom(const Json& json) {
  SweepPoint point;
  point.sweep = JsonWholeNumber<int>(json.at("sweep"));
  point.layer = JsonWholeNumber<int>(json.at("layer"));
  point.changed = JsonWholeNumber<uint64_t>(json.at("changed"));
  point.open = JsonWholeNumber<uint64_t>(json.at("open"));
  point.open_before = JsonWholeNumber<uint64_t>(json.at("open_before"));
  point.finished = json.at("finished").get<bool>();
  return point;
}

absl::StatusOr<FateCheckpointInfo> InfoOf(const StoredFile& file) {
  const Json json = Json::parse(file.manifest(), nullptr, false);
  const auto schema = json.find("schema");
  if (schema == json.end() || *schema != kSchema) {
    return absl::InvalidArgumentError(
        absl::StrCat(file.path(), ": a checkpoint, but not of a run for fates"));
  }
  FateCheckpointInfo info;
  try {
    info.board = json.at("board").get<std::string>();
    info.rules = json.at("rules").get<std::string>();
    info.point = PointFrom(json.at("point"));
    if (JsonWholeNumber<uint64_t>(json.at("block_bytes")) != kCheckpointBlockBytes)
      return file.Damaged("its blocks have the wrong size");
    const auto rules = spec::ParseRuleSet(info.rules);
    if (!rules.ok()) return file.Damaged(std::string(rules.status().message()));
    const auto kept = json.at("rule_keys").get<std::map<std::string, std::string>>();
    if (const auto changed = spec::ChangedKey(*rules, kept)) {
      return absl::InvalidArgumentError(
          absl::StrCat(file.path(), ": made under a different meaning of ", info.rules, " (",
                       *changed, "); start again without it"));
    }
  } catch (const Json::exception& error) {
    return file.Damaged(error.what());
  }
  return info;
}

}  // namespace

absl::Status SaveFates(const std::string& path, const spec::RuleSet& rules,
                       enumerate::FateTable& table, int threads) {
  assert(table.stages() != nullptr);
  const SweepPoint& point = table.point();
  const Json manifest = {{"schema", kSchema},
                         {"version", kVersion},
                         {"board", table.grid().ToString()},
                         {"rules", spec::RuleSetName(rules)},
                         {"rule_keys", spec::KeptKeys(rules)},
                         {"block_bytes", kCheckpointBlockBytes},
                         {"point",
                          {{"sweep", point.sweep},
                           {"layer", point.layer},
                           {"changed", point.changed},
                           {"open", point.open},
                           {"open_before", point.open_before},
                           {"finished", point.finished}}}};
  return WriteArrays(path, {table.stages()->bytes()}, manifest.dump(), threads);
}

absl::StatusOr<FateCheckpointInfo> ReadFatesInfo(const std::string& path) {
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kCheckpoint));
  return InfoOf(file);
}

absl::Status LoadFates(const std::string& path, const spec::RuleSet& rules,
                       enumerate::FateTable* table) {
  assert(table->stages() != nullptr && table->point() == SweepPoint());
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kCheckpoint));
  ASSIGN_OR_RETURN(const auto info, InfoOf(file));
  const auto other = [&](const std::string& there, const std::string& wanted) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": a checkpoint of ", there, ", not of ",
                                                   wanted, "; name another file or start again"));
  };
  const std::string board = table->grid().ToString();
  if (info.board != board) return other("board " + info.board, board);
  const std::string name = spec::RuleSetName(rules);
  if (info.rules != name) return other("rules " + info.rules, "rules " + name);
  const int points = table->grid().points();
  if (info.point.sweep < 0 || info.point.sweep > enumerate::kMostStages + 1 ||
      info.point.layer < -1 ||
      (info.point.layer >= points && info.point.layer != SweepPoint::kTop)) {
    return file.Damaged("its manifest does not describe a run");
  }
  RETURN_IF_ERROR(ReadArrays(file, {table->stages()->bytes()}));
  table->Resume(info.point);
  return absl::OkStatus();
}

}  // namespace hotstone::tables
