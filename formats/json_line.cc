#include "formats/json_line.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hotstone::formats {

struct JsonLine::Object {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
};

JsonLine::JsonLine() : object_(std::make_unique<Object>()) {}
JsonLine::~JsonLine() = default;
JsonLine::JsonLine(JsonLine&&) noexcept = default;
JsonLine& JsonLine::operator=(JsonLine&&) noexcept = default;

JsonLine& JsonLine::Set(std::string_view key, std::string_view value) {
  object_->json[std::string(key)] = value;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, int64_t value) {
  object_->json[std::string(key)] = value;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, uint64_t value) {
  object_->json[std::string(key)] = value;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, double value) {
  object_->json[std::string(key)] = value;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, bool value) {
  object_->json[std::string(key)] = value;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, const std::vector<std::string>& values) {
  object_->json[std::string(key)] = values;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, const JsonLine& object) {
  object_->json[std::string(key)] = object.object_->json;
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, const std::vector<JsonLine>& objects) {
  nlohmann::ordered_json array = nlohmann::ordered_json::array();
  for (const JsonLine& object : objects) array.push_back(object.object_->json);
  object_->json[std::string(key)] = std::move(array);
  return *this;
}
JsonLine& JsonLine::SetNull(std::string_view key) {
  object_->json[std::string(key)] = nullptr;
  return *this;
}

std::string JsonLine::ToString() const {
  return object_->json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace hotstone::formats
