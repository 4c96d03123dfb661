#include "formats/census_line.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string_view>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "formats/json_line.h"

namespace hotstone::formats {
namespace {

using Json = nlohmann::json;

constexpr char kSchema[] = "hotstone.result/1";
constexpr std::string_view kKeys[] = {"schema",          "command", "board",
                                      "shard",           "chunks",  "chunks_done",
                                      "colourings",      "legal",   "colourings_by_stones",
                                      "legal_by_stones", "seconds", "version"};
constexpr size_t kMaxNumbers = 362;  // 0 .. 361 stones

uint64_t Sum(const std::vector<uint64_t>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), uint64_t{0});
}

std::vector<std::string> Texts(const std::vector<uint64_t>& numbers) {
  std::vector<std::string> texts;
  for (const uint64_t number : numbers) texts.push_back(std::to_string(number));
  return texts;
}

// A decimal number in its written form: in quotes, without leading zeros.
bool Number(const Json& json, uint64_t& number) {
  if (!json.is_string()) return false;
  const auto& text = json.get_ref<const std::string&>();
  return absl::SimpleAtoi(text, &number) && std::to_string(number) == text;
}

bool Numbers(const Json& json, std::vector<uint64_t>& numbers) {
  if (!json.is_array() || json.size() > kMaxNumbers) return false;
  for (const Json& element : json) {
    if (!Number(element, numbers.emplace_back())) return false;
  }
  return true;
}

absl::Status Bad(absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("is not a census of hotstone: ", what));
}

}  // namespace

std::string WriteCensusLine(const CensusLine& census, double seconds) {
  JsonLine line;
  line.Set("schema", kSchema).Set("command", "census");
  line.Set("board", census.size.ToString()).Set("shard", census.shard);
  line.Set("chunks", census.chunks).Set("chunks_done", census.chunks_done);
  line.Set("colourings", std::to_string(Sum(census.colourings)));
  line.Set("legal", std::to_string(Sum(census.legal)));
  line.Set("colourings_by_stones", Texts(census.colourings));
  line.Set("legal_by_stones", Texts(census.legal));
  line.Set("seconds", seconds).Set("version", kVersion);
  return line.ToString() + "\n";
}

absl::StatusOr<CensusLine> ParseCensusLine(std::string_view text) {
  const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (json.is_discarded() || !json.is_object())
    return Bad("it is not one JSON object, or it is truncated");
  for (const auto& [key, unread] : json.items()) {
    if (std::ranges::find(kKeys, key) == std::end(kKeys)) {
      return Bad("it has keys that do not belong in a census");
    }
  }
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
  const Json chunks = value("chunks");
  const Json done = value("chunks_done");
  if (!chunks.is_number_unsigned() || !done.is_number_unsigned()) {
    return Bad("chunks and chunks_done are not both numbers");
  }
  CensusLine census{*size, word("shard"), chunks.get<uint64_t>(), done.get<uint64_t>(), {}, {}};
  if (!Numbers(value("colourings_by_stones"), census.colourings) ||
      !Numbers(value("legal_by_stones"), census.legal)) {
    return Bad(
        "colourings_by_stones and legal_by_stones are not lists of decimal numbers in quotes");
  }
  uint64_t colourings = 0;
  uint64_t legal = 0;
  if (!Number(value("colourings"), colourings) || !Number(value("legal"), legal) ||
      colourings != Sum(census.colourings) || legal != Sum(census.legal)) {
    return Bad("colourings and legal are not the sums of the numbers by stones");
  }
  return census;
}

}  // namespace hotstone::formats
