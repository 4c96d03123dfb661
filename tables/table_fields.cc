#include "tables/table_fields.h"

#include <map>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "base/json_whole_number.h"
#include "enumerate/index/occupancy_index.h"
#include "spec/board/board.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::tables {
namespace {

using enumerate::CellValue;
using enumerate::HighOf;
using enumerate::kIllegalCell;
using enumerate::LowOf;
using Json = nlohmann::ordered_json;

constexpr uint32_t kLeastBlock = 1 << 10;
constexpr uint32_t kMostBlock = 1 << 20;

template <typename Value>
Json ToJson(const Value& value) {
  return value;
}

Json ToJson(const std::vector<CellValue>& values) {
  Json list = Json::array();
  for (const CellValue value : values) {
    list.push_back(value == kIllegalCell ? Json() : Json{int{LowOf(value)}, int{HighOf(value)}});
  }
  return list;
}

template <typename Number>
void FromJson(const Json& json, Number& value) {
  value = JsonWholeNumber<Number>(json);
}

void FromJson(const Json& json, bool& value) { value = json.get<bool>(); }

template <typename Value, size_t kCount>
void FromJson(const Json& json, std::array<Value, kCount>& values) {
  for (size_t i = 0; i < kCount; ++i) FromJson(json.at(i), values[i]);
}

void FromJson(const Json& json, std::pair<int, int>& ends) {
  FromJson(json.at(0), ends.first);
  FromJson(json.at(1), ends.second);
}

CellValue CellFrom(const Json& json) {
  if (json.is_null()) return kIllegalCell;
  std::pair<int, int> ends;
  FromJson(json, ends);
  const auto beyond = [](int end) { return end < -127 || end > 127; };
  if (json.size() != 2 || beyond(ends.first) || beyond(ends.second)) {
    return enumerate::MakeCell(1, 0);
  }
  return enumerate::MakeCell(ends.first, ends.second);
}

void FromJson(const Json& json, std::vector<CellValue>& values) {
  for (const Json& pair : json) values.push_back(CellFrom(pair));
}

}  // namespace

std::string WriteFields(std::string_view schema, const TableHead& head, const TableFields& fields) {
  Json json = {{"schema", schema},
               {"version", head.version},
               {"board", head.board},
               {"rules", spec::RuleSetName(head.rules)},
               {"rule_keys", spec::KeptKeys(head.rules)}};
  for (const auto& [key, value] : fields) {
    json[key] = std::visit([](const auto* field) { return ToJson(*field); }, value);
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

absl::Status NoManifest(std::string_view what, const std::string& why) {
  return absl::InvalidArgumentError(
      absl::StrCat("not a manifest of ", std::string(what), ": ", why));
}

absl::Status ReadFields(std::string_view text, std::string_view schema, std::string_view what,
                        TableHead& head, const TableFields& fields) {
  const auto wrong = [&](const std::string& why) { return NoManifest(what, why); };
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return wrong("not a JSON object");
  const auto found = json.find("schema");
  if (found == json.end() || *found != schema) {
    return wrong(absl::StrCat("its schema is not \"", std::string(schema), "\""));
  }
  std::string rules;
  std::map<std::string, std::string> keys;
  try {
    head.version = json.at("version").get<std::string>();
    head.board = json.at("board").get<std::string>();
    rules = json.at("rules").get<std::string>();
    keys = json.at("rule_keys").get<std::map<std::string, std::string>>();
    for (const auto& [key, value] : fields) {
      std::visit([&](auto* field) { FromJson(json.at(key), *field); }, value);
    }
  } catch (const Json::exception& error) {
    return wrong(error.what());
  }
  const auto parsed = spec::ParseRuleSet(rules);
  if (!parsed.ok()) return wrong(std::string(parsed.status().message()));
  head.rules = *parsed;
  if (const auto changed = spec::ChangedKey(head.rules, keys)) {
    return wrong(absl::StrCat("under hotstone ", head.version, " ", rules,
                              " had a different meaning (", *changed, ")"));
  }
  const auto size = spec::ParseBoardSize(head.board);
  if (!size.ok()) return wrong(std::string(size.status().message()));
  if (size->points() > enumerate::OccupancyIndex::kMaxIndexedPoints ||
      size->ToString() != head.board) {
    return wrong(absl::StrCat("the board ", head.board));
  }
  if (head.cells == 0 || head.cells > kMostCells || head.block_bytes < kLeastBlock ||
      head.block_bytes > kMostBlock) {
    return wrong("an impossible number");
  }
  return absl::OkStatus();
}

}  // namespace hotstone::tables
