#include "tables/shard.h"

#include <nlohmann/json.hpp>
#include <span>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "enumerate/index/occupancy_shares.h"
#include "tables/stored_file.h"

namespace hotstone::tables {
namespace {

using enumerate::CellValue;
using enumerate::IntervalPoint;
using enumerate::IntervalSweeps;
using enumerate::Phase;
using Json = nlohmann::ordered_json;

constexpr std::string_view kSchema = "hotstone.shard/1";
constexpr uint32_t kBlockBytes = 1 << 20;

// The cells of a share, in the order of the file.
std::vector<std::span<CellValue>> Pieces(IntervalSweeps& sweeps, Shard shard) {
  const enumerate::OccupancyIndex& index = sweeps.index();
  CellValue* cells = sweeps.table().cells;
  std::vector<std::span<CellValue>> pieces;
  for (int layer = 0; layer < index.grid().points(); ++layer) {
    const enumerate::LayerShare share = enumerate::ShareOfLayer(index, layer, shard.i, shard.n);
    pieces.emplace_back(cells + share.first_cell, share.last_cell - share.first_cell);
    pieces.emplace_back(cells + share.first_ko_cell, share.last_ko_cell - share.first_ko_cell);
  }
  return pieces;
}

// A shard as an independent share of the sweeps; counts the changes of all sweeps.
class CountedShare final : public enumerate::SweepShare {
 public:
  CountedShare(const enumerate::OccupancyIndex& index, Shard shard)
      : SweepShare(index, shard.i, shard.n) {}
  absl::StatusOr<bool> Agree(enumerate::SweepCounts* counts) override {
    changed_ += counts->changed;
    return true;
  }
  uint64_t changed() const { return changed_; }

 private:
  uint64_t changed_ = 0;
};

uint64_t BytesOf(const std::vector<std::span<CellValue>>& pieces) {
  uint64_t bytes = 0;
  for (const std::span<CellValue> piece : pieces) bytes += piece.size_bytes();
  return bytes;
}

bool ValuesAreSettled(const IntervalPoint& point) {
  return point.finished || point.phase == Phase::kMeasure;
}

absl::Status SettledAlready() {
  return absl::FailedPreconditionError(
      "all values of this state are settled, so nothing is left for shards; continue with hotstone "
      "table build --resume");
}

// The parts of a manifest that must be the same in all shards of a round.
Json Common(const spec::RuleSet& rules, const std::string& base, const IntervalSweeps& sweeps) {
  return {{"schema", kSchema},
          {"version", kVersion},
          {"board", sweeps.index().grid().ToString()},
          {"rules", spec::RuleSetName(rules)},
          {"base", base},
          {"measure", sweeps.measure()}};
}

}  // namespace

absl::StatusOr<std::string> StateName(const std::string& checkpoint) {
  if (checkpoint.empty()) return "start";
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(checkpoint, FileKind::kCheckpoint));
  return Hex(file.digest());
}

absl::StatusOr<uint64_t> RunShard(const std::string& path, const spec::RuleSet& rules,
                                  const std::string& base, Shard shard, int threads,
                                  Progress* progress, IntervalSweeps* sweeps) {
  if (ValuesAreSettled(sweeps->point())) return SettledAlready();
  // Starts a sweep of this share; an unfinished start is completed first.
  IntervalPoint point;
  point.sweep = sweeps->point().sweep;
  if (point.sweep == 0) point.layer = sweeps->point().layer;
  sweeps->set_point(point);
  CountedShare share(sweeps->index(), shard);
  RETURN_IF_ERROR(sweeps->Run(threads, progress, nullptr, {.share = &share, .values_only = true}));

  ASSIGN_OR_RETURN(auto writer, StoredFileWriter::Create(
                                    path, {.kind = FileKind::kShard, .block_bytes = kBlockBytes}));
  for (const std::span<CellValue> piece : Pieces(*sweeps, shard)) {
    RETURN_IF_ERROR(writer->Append(piece.data(), piece.size_bytes()));
  }
  RETURN_IF_ERROR(writer->EndStream());
  Json manifest = Common(rules, base, *sweeps);
  manifest["shard"] = shard.i;
  manifest["of"] = shard.n;
  manifest["changed"] = share.changed();
  RETURN_IF_ERROR(writer->Finish(manifest.dump()).status());
  return share.changed();
}

absl::StatusOr<uint64_t> MergeShards(const std::vector<std::string>& paths,
                                     const spec::RuleSet& rules, const std::string& base,
                                     IntervalSweeps* sweeps) {
  if (ValuesAreSettled(sweeps->point())) return SettledAlready();
  if (paths.empty()) return absl::InvalidArgumentError("no shards to merge");
  const Json common = Common(rules, base, *sweeps);
  std::vector<std::string> path_of;  // by shard; empty: not seen yet
  uint64_t changed = 0;
  for (const std::string& path : paths) {
    ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kShard));
    const Json json = Json::parse(file.manifest(), nullptr, false);
    if (!json.is_object()) return file.Damaged("its manifest is not a JSON object");
    for (const auto& [key, value] : common.items()) {
      if (json.contains(key) && json[key] == value) continue;
      return absl::InvalidArgumentError(
          absl::StrCat(path, ": from another round: ", key, " is ",
                       json.contains(key) ? json[key].dump() : "missing", ", not ", value.dump(),
                       "; merge shards made from the same state"));
    }
    Shard shard;
    try {
      shard = {JsonWholeNumber<int>(json.at("shard")), JsonWholeNumber<int>(json.at("of"))};
      changed += JsonWholeNumber<uint64_t>(json.at("changed"));
    } catch (const Json::exception& error) {
      return file.Damaged(error.what());
    }
    if (path_of.empty() && shard.n >= 1 && shard.n <= 1'000'000)
      path_of.resize(static_cast<size_t>(shard.n));
    if (path_of.size() != static_cast<size_t>(shard.n) || shard.i < 0 || shard.i >= shard.n) {
      return absl::InvalidArgumentError(absl::StrCat(path, ": shard ", shard.i, "/", shard.n,
                                                     " does not match the number of shards, ",
                                                     path_of.size()));
    }
    std::string& known = path_of[static_cast<size_t>(shard.i)];
    if (!known.empty()) {
      return absl::InvalidArgumentError(absl::StrCat(path, ": shard ", shard.i, "/", shard.n,
                                                     " is also in ", known,
                                                     ", so it is given twice"));
    }
    known = path;
    const std::vector<std::span<CellValue>> pieces = Pieces(*sweeps, shard);
    const uint64_t bytes = BytesOf(pieces);
    if (file.blocks() != BlocksOf(bytes, kBlockBytes))
      return file.Damaged("it has the wrong number of blocks");
    // Blocks may span several pieces.
    BlockReader reader(file);
    std::vector<uint8_t> block;
    size_t used = 0;
    uint64_t number = 0;
    for (const std::span<CellValue> piece : pieces) {
      auto* to = reinterpret_cast<uint8_t*>(piece.data());
      for (size_t left = piece.size_bytes(); left > 0;) {
        if (used == block.size()) {
          block.resize(std::min<uint64_t>(kBlockBytes, bytes - number * kBlockBytes));
          RETURN_IF_ERROR(reader.Read(number++, block));
          used = 0;
        }
        const size_t count = std::min(left, block.size() - used);
        std::copy_n(block.data() + used, count, to);
        to += count;
        used += count;
        left -= count;
      }
    }
  }
  for (size_t i = 0; i < path_of.size(); ++i) {
    if (path_of[i].empty()) {
      return absl::InvalidArgumentError(
          absl::StrCat("shard ", i, "/", path_of.size(), " is missing"));
    }
  }
  IntervalPoint point;
  point.sweep = 1;
  if (changed == 0) {
    point = IntervalPoint{};
    if (sweeps->measure()) point.phase = Phase::kMeasure;
    point.finished = !sweeps->measure();
  }
  sweeps->set_point(point);
  return changed;
}

}  // namespace hotstone::tables
