#include "cli/census_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/json_line.h"
#include "spec/board.h"
#include "spec/version.h"

namespace hotstone::cli {
namespace {

using enumerate::ColourCensus;
using Json = nlohmann::json;

constexpr size_t kMaxFileBytes = size_t{1} << 16;  // a census of 36 points has some 2 KB
constexpr char kSchema[] = "hotstone.result/1";

uint64_t Sum(const std::vector<uint64_t>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), uint64_t{0});
}

std::vector<std::string> Texts(const std::vector<uint64_t>& numbers) {
  std::vector<std::string> texts;
  for (const uint64_t number : numbers) texts.push_back(std::to_string(number));
  return texts;
}

// A decimal number as WriteCensus spells it: a string.
bool Number(const Json& json, uint64_t& number) {
  if (!json.is_string()) return false;
  const auto& text = json.get_ref<const std::string&>();
  return absl::SimpleAtoi(text, &number) && std::to_string(number) == text;
}

bool Numbers(const Json& json, std::vector<uint64_t>& numbers) {
  if (!json.is_array() || json.size() > size_t{enumerate::kMaxCensusPoints} + 1) return false;
  for (const Json& element : json) {
    if (!Number(element, numbers.emplace_back())) return false;
  }
  return true;
}

absl::Status Bad(absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("is no census of hotstone: ", what));
}

}  // namespace

std::string WriteCensus(const ColourCensus& census, double seconds) {
  formats::JsonLine line;
  line.Set("schema", kSchema).Set("command", "census");
  line.Set("board", absl::StrCat(census.cols, "x", census.rows));
  line.Set("shard", absl::StrCat(census.shard, "/", census.shards));
  line.Set("chunks", census.chunks).Set("chunks_done", census.chunks_done);
  line.Set("colourings", std::to_string(Sum(census.colourings)));
  line.Set("legal", std::to_string(Sum(census.legal)));
  line.Set("colourings_by_stones", Texts(census.colourings));
  line.Set("legal_by_stones", Texts(census.legal));
  line.Set("seconds", seconds).Set("version", spec::kVersion);
  return line.ToString() + "\n";
}

absl::StatusOr<ColourCensus> ParseCensus(std::string_view text) {
  const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (json.is_discarded() || !json.is_object()) return Bad("not one JSON object, or cut off");
  const auto value = [&json](const char* key) { return json.contains(key) ? json[key] : Json(); };
  const auto word = [&value](const char* key) {
    const Json json_word = value(key);
    return json_word.is_string() ? json_word.get<std::string>() : std::string();
  };
  if (word("schema") != kSchema || word("command") != "census") {
    return Bad(absl::StrCat("schema and command are not ", kSchema, " and census"));
  }
  const auto size = spec::ParseBoardSize(word("board"));
  if (!size.ok()) return Bad(size.status().message());
  int shard = 0;
  int shards = 0;
  if (const absl::Status status = ParseShard(word("shard"), shard, shards); !status.ok()) {
    return Bad(status.message());
  }
  auto census = enumerate::BeginColourCensus(size->cols(), size->rows(), shard, shards);
  if (!census.ok()) return Bad(census.status().message());
  const Json chunks = value("chunks");
  const Json done = value("chunks_done");
  if (!chunks.is_number_unsigned() || !done.is_number_unsigned()) {
    return Bad("chunks and chunks_done are not both numbers");
  }
  census->chunks = chunks.get<uint64_t>();
  census->chunks_done = done.get<uint64_t>();
  census->colourings.clear();
  census->legal.clear();
  if (!Numbers(value("colourings_by_stones"), census->colourings) ||
      !Numbers(value("legal_by_stones"), census->legal)) {
    return Bad("colourings_by_stones and legal_by_stones are not lists of decimal numbers in quotes");
  }
  if (const absl::Status status = CheckColourCensus(*census); !status.ok()) return Bad(status.message());
  uint64_t colourings = 0;
  uint64_t legal = 0;
  if (!Number(value("colourings"), colourings) || !Number(value("legal"), legal) ||
      colourings != Sum(census->colourings) || legal != Sum(census->legal)) {
    return Bad("colourings and legal are not the sums of the numbers by stones");
  }
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
  return absl::InvalidArgumentError(absl::StrCat("shard \"", text, "\" is not i/n with 1 <= i <= n <= ",
                                                 enumerate::kMaxCensusShards, ", for example 2/8"));
}

absl::StatusOr<ColourCensus> ReadCensusFile(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": is a folder"));
  }
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    const int why = errno;
    const std::string message = absl::StrCat(path, ": cannot be opened: ", std::strerror(why));
    return why == ENOENT ? absl::NotFoundError(message) : absl::InvalidArgumentError(message);
  }
  std::string text(kMaxFileBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<size_t>(in.gcount()));
  if (in.bad()) return absl::InvalidArgumentError(absl::StrCat(path, ": cannot be read"));
  if (text.size() > kMaxFileBytes) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": is no census of hotstone: too long"));
  }
  auto census = ParseCensus(text);
  if (!census.ok()) return absl::InvalidArgumentError(absl::StrCat(path, ": ", census.status().message()));
  return census;
}

}  // namespace hotstone::cli
