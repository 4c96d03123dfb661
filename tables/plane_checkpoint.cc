#include "tables/plane_checkpoint.h"

#include <algorithm>
#include <bit>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "spec/rules/rule_switches.h"
#include "tables/stored_file.h"

namespace hotstone::tables {
namespace {

using enumerate::Mover;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using enumerate::PlaneSet;
using enumerate::PlaneSweeps;
using Json = nlohmann::ordered_json;

static_assert(std::endian::native == std::endian::little, "words go to the file as they lie in memory");

constexpr std::string_view kSchema = "hotstone.planes/1";
constexpr uint32_t kBlockBytes = 1 << 20;
constexpr int kLevel = 1;

std::string BoardText(const PlaneSweeps& sweeps) {
  const enumerate::Grid& grid = sweeps.layout().index().grid();
  return absl::StrCat(grid.cols(), "x", grid.rows());
}

// The arrays that a run consists of, as bytes.
std::vector<std::span<uint8_t>> Streams(PlaneSweeps& sweeps) {
  PlaneSet& planes = sweeps.planes();
  const PlaneLayout& layout = sweeps.layout();
  std::vector<std::span<uint8_t>> streams;
  const auto add_words = [&](uint64_t* words, uint64_t count) {
    streams.emplace_back(reinterpret_cast<uint8_t*>(words), count * sizeof(uint64_t));
  };
  for (const Mover mover : {Mover::kFirst, Mover::kSecond}) {
    add_words(planes.Blocks(mover), layout.block_words());
    add_words(planes.Kos(mover), layout.ko_words());
    if (!sweeps.stages()) continue;
    streams.emplace_back(planes.BlockStages(mover), layout.block_words() << enumerate::kWordBits);
    streams.emplace_back(planes.KoStages(mover), layout.ko_words() << enumerate::kWordBits);
  }
  return streams;
}

uint64_t Words(const PlaneSweeps& sweeps) { return sweeps.layout().PlaneBytes() / sizeof(uint64_t); }

absl::StatusOr<PlaneCheckpointInfo> InfoOf(const StoredFile& file) {
  const Json json = Json::parse(file.manifest(), nullptr, false);
  if (!json.is_object() || json.value("schema", "") != kSchema) {
    return absl::InvalidArgumentError(
        absl::StrCat(file.path(), ": a checkpoint, but not of planes (", std::string(kSchema), ")"));
  }
  PlaneCheckpointInfo info;
  try {
    info.board = json.at("board").get<std::string>();
    info.rules = json.at("rules").get<std::string>();
    info.version = json.at("version").get<std::string>();
    info.at_least = json.at("at_least").get<int>();
    info.stages = json.at("stages").get<bool>();
    info.words = json.at("words").get<uint64_t>();
    const Json& point = json.at("point");
    info.point = {point.at("sweep").get<int>(), point.at("layer").get<int>(), point.at("set").get<uint64_t>(),
                  point.at("finished").get<bool>()};
    if (json.at("block_bytes").get<uint64_t>() != kBlockBytes) {
      return file.Damaged("its blocks have another size");
    }
    // A preset may mean other rules in another version.
    const auto rules = spec::ParseRuleSet(info.rules);
    if (!rules.ok()) return rules.status();
    const auto kept = json.at("rule_keys").get<std::map<std::string, std::string>>();
    if (const auto changed = spec::ChangedKey(*rules, kept)) {
      return absl::InvalidArgumentError(absl::StrCat(file.path(), ": made by hotstone ", info.version,
                                                     " under another meaning of ", info.rules, " (", *changed,
                                                     "); begin anew without it"));
    }
  } catch (const Json::exception& error) {
    return file.Damaged(error.what());
  }
  info.bytes = file.bytes();
  return info;
}

}  // namespace

absl::Status SavePlanes(const std::string& path, const spec::RuleSet& rules, PlaneSweeps& sweeps,
                        int threads) {
  StoredFileWriter::Options options;
  options.kind = FileKind::kCheckpoint;
  options.block_bytes = kBlockBytes;
  options.level = kLevel;
  options.threads = threads;
  options.replace = true;
  auto writer = StoredFileWriter::Create(path, options);
  if (!writer.ok()) return writer.status();
  for (const std::span<uint8_t> stream : Streams(sweeps)) {
    if (absl::Status status = (*writer)->Append(stream.data(), stream.size()); !status.ok()) return status;
    if (absl::Status status = (*writer)->EndStream(); !status.ok()) return status;
  }
  Json keys;
  for (const auto& [key, value] : spec::KeptKeys(rules)) keys[key] = value;
  const PlanePoint& point = sweeps.point();
  const Json at = {
      {"sweep", point.sweep}, {"layer", point.layer}, {"set", point.set}, {"finished", point.finished}};
  const Json manifest = {{"schema", kSchema},          {"version", kVersion},
                         {"board", BoardText(sweeps)}, {"rules", spec::RuleSetName(rules)},
                         {"rule_keys", keys},          {"at_least", sweeps.at_least()},
                         {"stages", sweeps.stages()},  {"block_bytes", kBlockBytes},
                         {"words", Words(sweeps)},     {"point", at}};
  return (*writer)->Finish(manifest.dump()).status();
}

absl::StatusOr<PlaneCheckpointInfo> ReadPlanesInfo(const std::string& path) {
  const auto file = StoredFile::Open(path, FileKind::kCheckpoint);
  if (!file.ok()) return file.status();
  return InfoOf(*file);
}

absl::Status LoadPlanes(const std::string& path, const spec::RuleSet& rules, PlaneSweeps* sweeps) {
  const auto file = StoredFile::Open(path, FileKind::kCheckpoint);
  if (!file.ok()) return file.status();
  const auto info = InfoOf(*file);
  if (!info.ok()) return info.status();
  const auto other = [&](const std::string& there, const std::string& wanted) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": a checkpoint of ", there, ", not of ", wanted,
                                                   "; name another file or begin anew"));
  };
  const std::string board = BoardText(*sweeps);
  if (info->board != board) return other("board " + info->board, board);
  const std::string name = spec::RuleSetName(rules);
  if (info->rules != name) return other("rules " + info->rules, name);
  if (info->at_least != sweeps->at_least()) {
    return other(absl::StrCat("at least ", info->at_least), absl::StrCat(sweeps->at_least()));
  }
  if (info->stages != sweeps->stages()) {
    const auto text = [](bool stages) { return stages ? "with stages" : "without stages"; };
    return other(std::string("a run ") + text(info->stages), std::string("one ") + text(sweeps->stages()));
  }
  const std::vector<std::span<uint8_t>> streams = Streams(*sweeps);
  uint64_t blocks = 0;
  for (const std::span<uint8_t> stream : streams) blocks += BlocksOf(stream.size(), kBlockBytes);
  const int points = sweeps->layout().index().grid().points();
  if (info->words != Words(*sweeps) || blocks != file->blocks() || info->point.sweep < 1 ||
      info->point.layer < -1 || info->point.layer >= points) {
    return file->Damaged("its manifest describes no run");
  }
  // First all of it is looked at, then it is taken over.
  if (absl::Status status = file->CheckWhole(nullptr); !status.ok()) return status;
  BlockReader reader(*file);
  std::vector<uint8_t> looked_at(kBlockBytes);
  for (const bool take : {false, true}) {
    uint64_t number = 0;
    for (const std::span<uint8_t> stream : streams) {
      for (uint64_t at = 0; at < stream.size(); at += kBlockBytes) {
        const uint64_t count = std::min<uint64_t>(kBlockBytes, stream.size() - at);
        const std::span<uint8_t> target =
            take ? stream.subspan(at, count) : std::span(looked_at).first(count);
        if (absl::Status status = reader.Read(number++, target); !status.ok()) return status;
      }
    }
  }
  sweeps->SetPoint(info->point);
  return absl::OkStatus();
}

}  // namespace hotstone::tables
