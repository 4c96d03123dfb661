// Saves and loads the state of a run.
//
// SaveCheckpoint puts the current point of the run into a manifest (PointJson) and writes the
// arrays of its phase (ArraysOf). LoadCheckpoint does the reverse: InfoOf reads the manifest and
// reports its errors, the board, the rules and the sizes are compared with the run's, and only then
// are the bytes copied into its arrays. ReadCheckpointInfo stops after the manifest.
//
// For example a run of 2x1 that was stopped in phase values has one stream, two bytes for each
// cell; stopped in the measure it has three, with the stages of both ends.
#include "tables/checkpoint.h"

#include <bit>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "spec/rules/rule_switches.h"
#include "tables/stored_file.h"

namespace hotstone::tables {
namespace {

using enumerate::CellTable;
using enumerate::CellValue;
using enumerate::IntervalPoint;
using enumerate::IntervalSweeps;
using enumerate::Phase;
using Json = nlohmann::ordered_json;

static_assert(std::endian::native == std::endian::little,
              "files store cells in memory order, which must be little-endian");

constexpr std::string_view kSchema = "hotstone.checkpoint/1";
constexpr int kMostSweeps = 1 << 20;  // no run has a thousand; lets a forged point be counted on

// The arrays of a run at this point, as bytes.
RunArrays ArraysOf(IntervalSweeps& sweeps, Phase phase) {
  const CellTable table = sweeps.table();
  const uint64_t count = sweeps.total_cells();
  RunArrays arrays = {{reinterpret_cast<uint8_t*>(table.cells), count * sizeof(CellValue)}};
  if (phase == Phase::kMeasure) {
    arrays.emplace_back(table.stage_low, count);
    arrays.emplace_back(table.stage_high, count);
  }
  return arrays;
}

Json PointJson(const IntervalPoint& point) {
  return {{"phase", point.phase == Phase::kValues ? "values" : "measure"},
          {"sweep", point.sweep},
          {"layer", point.layer},
          {"changed", point.changed},
          {"open", point.open},
          {"open_before", point.open_before},
          {"finished", point.finished}};
}

IntervalPoint PointFrom(const Json& json) {
  IntervalPoint point;
  point.phase = json.at("phase").get<std::string>() == "measure" ? Phase::kMeasure : Phase::kValues;
  point.sweep = JsonWholeNumber<int>(json.at("sweep"));
  point.layer = JsonWholeNumber<int>(json.at("layer"));
  point.changed = JsonWholeNumber<uint64_t>(json.at("changed"));
  point.open = JsonWholeNumber<uint64_t>(json.at("open"));
  point.open_before = JsonWholeNumber<uint64_t>(json.at("open_before"));
  point.finished = json.at("finished").get<bool>();
  return point;
}

absl::StatusOr<CheckpointInfo> InfoOf(const StoredFile& file) {
  const Json json = Json::parse(file.manifest(), nullptr, false);
  // A schema that is not a string is foreign, but must not cause an exception.
  const auto schema = json.find("schema");
  if (schema == json.end() || *schema != kSchema) {
    return file.Damaged(absl::StrCat("its manifest is not ", std::string(kSchema)));
  }
  CheckpointInfo info;
  try {
    info.board = json.at("board").get<std::string>();
    info.rules = json.at("rules").get<std::string>();
    info.version = json.at("version").get<std::string>();
    info.measure = json.at("measure").get<bool>();
    info.cells = JsonWholeNumber<uint64_t>(json.at("cells"));
    info.point = PointFrom(json.at("point"));
    if (JsonWholeNumber<uint64_t>(json.at("block_bytes")) != kCheckpointBlockBytes)
      return file.Damaged("its blocks have the wrong size");
    if (info.rules == RunName(certify::RobustHot::kSingle) ||
        info.rules == RunName(certify::RobustHot::kEvery)) {
      info.robust = true;
      info.bytes = file.bytes();
      return info;
    }
    // A preset may mean different rules in another version.
    const auto rules = spec::ParseRuleSet(info.rules);
    if (!rules.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(
          file.path(),
          ": damaged, or made by another version: ", std::string(rules.status().message())));
    }
    const auto kept = json.at("rule_keys").get<std::map<std::string, std::string>>();
    if (const auto changed = spec::ChangedKey(*rules, kept)) {
      return absl::InvalidArgumentError(absl::StrCat(
          file.path(), ": made by hotstone ", info.version, " under a different meaning of ",
          info.rules, " (", *changed, "); start again without it"));
    }
  } catch (const Json::exception& error) {
    return file.Damaged(error.what());
  }
  info.bytes = file.bytes();
  return info;
}

}  // namespace

std::string RunName(const RunRules& rules) {
  if (const auto* set = std::get_if<spec::RuleSet>(&rules)) return spec::RuleSetName(*set);
  return std::get<certify::RobustHot>(rules) == certify::RobustHot::kEvery ? "robust every"
                                                                           : "robust single";
}

absl::Status SaveCheckpoint(const std::string& path, const RunRules& rules, IntervalSweeps& sweeps,
                            int threads) {
  const auto* const set = std::get_if<spec::RuleSet>(&rules);
  const IntervalPoint& point = sweeps.point();
  const Json manifest = {
      {"schema", kSchema},
      {"version", kVersion},
      {"board", sweeps.index().grid().ToString()},
      {"rules", RunName(rules)},
      {"rule_keys", set != nullptr ? Json(spec::KeptKeys(*set)) : Json::object()},
      {"measure", sweeps.measure()},
      {"block_bytes", kCheckpointBlockBytes},
      {"cells", sweeps.total_cells()},
      {"point", PointJson(point)}};
  return WriteArrays(path, ArraysOf(sweeps, point.phase), manifest.dump(), threads);
}

absl::StatusOr<CheckpointInfo> ReadCheckpointInfo(const std::string& path) {
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kCheckpoint));
  return InfoOf(file);
}

absl::Status LoadCheckpoint(const std::string& path, const RunRules& rules,
                            IntervalSweeps* sweeps) {
  const IntervalPoint& now = sweeps->point();
  if (now.phase != Phase::kValues || now.sweep != 0 || now.layer != IntervalPoint::kTop) {
    return absl::FailedPreconditionError(
        "a checkpoint was loaded into a run that has already begun");
  }
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kCheckpoint));
  ASSIGN_OR_RETURN(const auto info, InfoOf(file));
  const auto other = [&](std::string_view what, const std::string& there,
                         const std::string& wanted) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": a checkpoint of ", std::string(what),
                                                   " ", there, ", not of ", wanted,
                                                   "; name another file or start again"));
  };
  const std::string board = sweeps->index().grid().ToString();
  if (info.board != board) return other("board", info.board, board);
  const std::string name = RunName(rules);
  if (info.rules != name) return other("rules", info.rules, name);
  if (info.measure != sweeps->measure()) {
    const auto text = [](bool measure) {
      return measure ? "with the measure" : "without the measure";
    };
    return other("a run", text(info.measure), std::string("one ") + text(sweeps->measure()));
  }
  const int points = sweeps->index().grid().points();
  if (info.cells != sweeps->total_cells() || info.point.sweep < 0 ||
      info.point.sweep > kMostSweeps || info.point.layer < -1 ||
      (info.point.layer >= points && info.point.layer != IntervalPoint::kTop) ||
      (info.point.phase == Phase::kMeasure && !info.measure)) {
    return file.Damaged("its manifest does not describe a run");
  }
  RETURN_IF_ERROR(ReadArrays(file, ArraysOf(*sweeps, info.point.phase)));
  sweeps->set_point(info.point);
  return absl::OkStatus();
}

}  // namespace hotstone::tables
