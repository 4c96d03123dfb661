#include "formats/json_line.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::formats {
namespace {

using Json = nlohmann::json;

// Printable ASCII except quotation mark and backslash represents itself.
bool IsPlain(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; });
}

std::string Dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void AppendText(std::string_view value, std::string& out) {
  if (!IsPlain(value)) {
    out += Dump(Json(value));
    return;
  }
  out += '"';
  out += value;
  out += '"';
}

}  // namespace

// The members as written, back to back with a comma after each.
struct JsonLine::Object {
  Object() {
    text.reserve(256);
    members.reserve(16);
  }
  struct Member {
    std::string key;
    size_t value_at;
    size_t end;  // after its comma
  };
  std::string text;
  std::vector<Member> members;

  // A key that is set again keeps its position.
  void Set(std::string_view key, std::string_view value) {
    const auto old =
        std::find_if(members.begin(), members.end(), [&](const Member& m) { return m.key == key; });
    if (old == members.end()) {
      AppendText(key, text);
      text += ':';
      const size_t value_at = text.size();
      text += value;
      text += ',';
      members.push_back({std::string(key), value_at, text.size()});
      return;
    }
    const size_t length = old->end - 1 - old->value_at;
    text.replace(old->value_at, length, value);
    for (auto member = old; member != members.end(); ++member) {
      if (member != old) member->value_at += value.size() - length;
      member->end += value.size() - length;
    }
  }
  std::string Whole() const {
    return absl::StrCat("{", text.substr(0, text.empty() ? 0 : text.size() - 1), "}");
  }
};

JsonLine::JsonLine() : object_(std::make_unique<Object>()) {}
JsonLine::~JsonLine() = default;
JsonLine::JsonLine(JsonLine&&) noexcept = default;
JsonLine& JsonLine::operator=(JsonLine&&) noexcept = default;

JsonLine& JsonLine::Set(std::string_view key, std::string_view value) {
  std::string text;
  AppendText(value, text);
  object_->Set(key, text);
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, int64_t value) {
  object_->Set(key, std::to_string(value));
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, uint64_t value) {
  object_->Set(key, std::to_string(value));
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, double value) {
  object_->Set(key, Dump(Json(value)));
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, bool value) {
  object_->Set(key, value ? "true" : "false");
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, const std::vector<std::string>& values) {
  std::string text = "[";
  for (const std::string& value : values) {
    if (text.size() > 1) text += ',';
    AppendText(value, text);
  }
  text += ']';
  object_->Set(key, text);
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, const JsonLine& object) {
  object_->Set(key, object.object_->Whole());
  return *this;
}
JsonLine& JsonLine::Set(std::string_view key, const std::vector<JsonLine>& objects) {
  std::string text = "[";
  for (const JsonLine& object : objects) {
    if (text.size() > 1) text += ',';
    text += object.object_->Whole();
  }
  text += ']';
  object_->Set(key, text);
  return *this;
}
JsonLine& JsonLine::SetNull(std::string_view key) {
  object_->Set(key, "null");
  return *this;
}

std::string JsonLine::ToString() const { return object_->Whole(); }

}  // namespace hotstone::formats
