#include "answers/numbers/census_file.h"

#include <cassert>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/read_file.h"
#include "base/sealed_text.h"
#include "base/status_macros.h"
#include "formats/census_line.h"
#include "spec/board/board.h"
#include "tables/digest.h"

namespace hotstone::answers {
namespace {

using enumerate::ColourCensus;

constexpr size_t kMaxFileBytes = size_t{1} << 16;  // a census of 36 points has about 2 KB

absl::Status Bad(absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("is not a census written by hotstone: ", what));
}

// For a census with a digest: the census without it, if the digest matches.
absl::StatusOr<std::string> Unsealed(std::string_view text) {
  const auto sealed = UnsealText(text);
  if (!sealed.has_value()) return std::string(text);  // written by a version without digests
  if (sealed->digest == tables::HexOf(sealed->object)) return sealed->object;
  return absl::InvalidArgumentError("was damaged or changed: its digest does not match");
}

}  // namespace

std::string WriteCensus(const ColourCensus& census, double seconds) {
  assert(spec::BoardSize::Create(census.cols, census.rows).ok());
  formats::CensusLine line{*spec::BoardSize::Create(census.cols, census.rows),
                           absl::StrCat(census.shard, "/", census.shards),
                           census.chunks,
                           census.chunks_done,
                           census.colourings,
                           census.legal};
  const std::string written = formats::WriteCensusLine(line, seconds);
  const std::string object = written.substr(0, written.size() - 1);
  return SealText(object, tables::HexOf(object)) + "\n";
}

absl::StatusOr<ColourCensus> ParseCensus(std::string_view text) {
  ASSIGN_OR_RETURN(const auto object, Unsealed(text));
  ASSIGN_OR_RETURN(auto line, formats::ParseCensusLine(object));
  int shard = 0;
  int shards = 0;
  if (const absl::Status status = ParseShard(line.shard, shard, shards); !status.ok()) {
    return Bad(status.message());
  }
  auto census = enumerate::BeginColourCensus(line.size.cols(), line.size.rows(), shard, shards);
  if (!census.ok()) return Bad(census.status().message());
  census->chunks = line.chunks;
  census->chunks_done = line.chunks_done;
  census->colourings = std::move(line.colourings);
  census->legal = std::move(line.legal);
  if (const absl::Status status = CheckColourCensus(*census); !status.ok())
    return Bad(status.message());
  return census;
}

absl::Status ParseShard(const std::string& text, int& shard, int& shards) {
  const std::vector<std::string> parts = absl::StrSplit(text, '/');
  const auto number = [](const std::string& part, int& value) {
    return absl::SimpleAtoi(part, &value) && std::to_string(value) == part && value >= 1 &&
           value <= enumerate::kMaxCensusShards;
  };
  if (parts.size() == 2 && number(parts[0], shard) && number(parts[1], shards) && shard <= shards) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "shard \"", text, "\" is not i/n with 1 <= i <= n <= ", enumerate::kMaxCensusShards,
      ", for example 2/8"));
}

absl::StatusOr<ColourCensus> ReadCensusFile(const std::string& path) {
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(path, kMaxFileBytes + 1));
  if (text.size() > kMaxFileBytes) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": is not a census written by hotstone: too long"));
  }
  auto census = ParseCensus(text);
  if (!census.ok())
    return absl::InvalidArgumentError(absl::StrCat(path, ": ", census.status().message()));
  return census;
}

}  // namespace hotstone::answers
