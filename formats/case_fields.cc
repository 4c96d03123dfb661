#include "formats/case_fields.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hotstone::formats {
namespace {

using Kind = JsonNode::Kind;

// Text from a file, fit for a message: on one line and not endless.
std::string Quoted(const std::string& text) {
  constexpr size_t kLongest = 60;
  if (text.size() <= kLongest) return absl::StrCat("\"", absl::Utf8SafeCEscape(text), "\"");
  size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // whole characters
  return absl::StrCat("\"", absl::Utf8SafeCEscape(text.substr(0, end)), "...\"");
}

std::string Words(std::initializer_list<std::string_view> words) {
  return absl::StrJoin(words, ", ", [](std::string* out, std::string_view word) { out->append(word); });
}

}  // namespace

absl::Status LineError(const LineSource& source, size_t offset, const std::string& what) {
  return absl::InvalidArgumentError(absl::StrCat(source.file, ":", source.line, ":", offset + 1, ": ", what));
}

absl::Status FieldReader::ErrorAt(size_t offset, const std::string& path, const std::string& what) const {
  return LineError(*source_, offset, path.empty() ? what : absl::StrCat(path, ": ", what));
}

absl::Status FieldReader::WrongKind(std::string_view wanted) const {
  return Error(absl::StrCat("expected ", std::string(wanted), ", found ", std::string(node_->KindName())));
}

std::string FieldReader::PathOf(std::string_view key) const {
  // A key that is not a plain word would make the path unreadable.
  std::string name = absl::Utf8SafeCEscape(std::string(key.substr(0, 60)));
  return path_.empty() ? name : absl::StrCat(path_, ".", name);
}

const JsonMember* FieldReader::Find(std::string_view key) const {
  for (const JsonMember& member : node_->members) {
    if (member.key == key) return &member;
  }
  return nullptr;
}

absl::Status FieldReader::CheckObject() const {
  return node_->kind == Kind::kObject ? absl::OkStatus() : WrongKind("an object");
}

absl::Status FieldReader::CheckKeys(std::initializer_list<std::string_view> known) const {
  if (auto status = CheckObject(); !status.ok()) return status;
  for (const JsonMember& member : node_->members) {
    if (std::find(known.begin(), known.end(), member.key) == known.end()) {
      return ErrorAt(member.offset, path_,
                     absl::StrCat("unknown key ", Quoted(member.key), "; good keys: ", Words(known)));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<FieldReader> FieldReader::Need(std::string_view key) const {
  const JsonMember* member = Find(key);
  if (member == nullptr) return Error(absl::StrCat("the key \"", std::string(key), "\" is missing"));
  return FieldReader(source_, &member->value, PathOf(key));
}

FieldReader FieldReader::At(std::string_view key) const {
  return FieldReader(source_, &Find(key)->value, PathOf(key));
}

std::vector<std::pair<std::string, FieldReader>> FieldReader::Members() const {
  std::vector<std::pair<std::string, FieldReader>> result;
  for (const JsonMember& member : node_->members) {
    result.emplace_back(member.key, FieldReader(source_, &member.value, PathOf(member.key)));
  }
  return result;
}

absl::StatusOr<std::vector<FieldReader>> FieldReader::Items() const {
  if (node_->kind != Kind::kArray) return WrongKind("a list");
  std::vector<FieldReader> result;
  result.reserve(node_->items.size());
  for (size_t i = 0; i < node_->items.size(); ++i) {
    result.push_back(FieldReader(source_, &node_->items[i], absl::StrCat(path_, "[", i, "]")));
  }
  return result;
}

absl::StatusOr<std::vector<FieldReader>> FieldReader::Items(size_t count, std::string_view what) const {
  auto items = Items();
  if (!items.ok() || items->size() != count) return Error(absl::StrCat("expected ", std::string(what)));
  return items;
}

absl::StatusOr<std::string> FieldReader::String() const {
  if (node_->kind != Kind::kString) return WrongKind("a string");
  return node_->text;
}

absl::StatusOr<bool> FieldReader::Boolean() const {
  if (node_->kind != Kind::kBoolean) return WrongKind("true or false");
  return node_->boolean;
}

absl::StatusOr<int> FieldReader::Integer(int low, int high) const {
  const std::string range = absl::StrCat("a whole number from ", low, " to ", high);
  if (node_->kind != Kind::kInteger) return WrongKind(range);
  if (node_->integer < low || node_->integer > high) {
    return Error(absl::StrCat("expected ", range, ", found ", node_->integer));
  }
  return static_cast<int>(node_->integer);
}

absl::StatusOr<int> FieldReader::HalfPoints(int limit) const {
  if (node_->kind != Kind::kInteger && node_->kind != Kind::kNumber) {
    return WrongKind("a number of points, whole or half");
  }
  const double x2 = 2 * node_->number;
  if (std::abs(x2) > 2 * limit || x2 != std::floor(x2)) {
    return Error(absl::StrCat("expected whole or half points, at most ", limit, ", found ", node_->number));
  }
  return static_cast<int>(x2);
}

absl::StatusOr<std::string> FieldReader::OneOf(std::initializer_list<std::string_view> words) const {
  if (node_->kind != Kind::kString) return WrongKind(absl::StrCat("one of ", Words(words)));
  if (std::find(words.begin(), words.end(), node_->text) == words.end()) {
    return Error(absl::StrCat(Quoted(node_->text), " is not one of ", Words(words)));
  }
  return node_->text;
}

absl::StatusOr<spec::Color> FieldReader::Color() const {
  const auto word = OneOf({"B", "W"});
  if (!word.ok()) return word.status();
  return *word == "B" ? spec::Color::kBlack : spec::Color::kWhite;
}

absl::StatusOr<spec::Point> FieldReader::PointOn(const spec::BoardSize& size) const {
  if (node_->kind != Kind::kString) return WrongKind("a point, for example \"C3\"");
  if (node_->text.size() > 3) return Error(absl::StrCat(Quoted(node_->text), " is not a point"));
  const auto point = spec::ParsePoint(node_->text, size);
  if (!point.ok()) return Error(std::string(point.status().message()));
  return *point;
}

absl::StatusOr<spec::Move> FieldReader::MoveOf(spec::Color player) const {
  if (node_->kind == Kind::kString && node_->text == "pass") return spec::Pass(player);
  if (node_->kind != Kind::kString) return WrongKind("a point or \"pass\"");
  const auto largest = spec::BoardSize::Create(spec::kMaxSide, spec::kMaxSide);
  const auto point = PointOn(*largest);
  if (!point.ok()) return point.status();
  return spec::Move{player, *point};
}

absl::StatusOr<std::vector<spec::Point>> FieldReader::PointSet(const spec::BoardSize& size) const {
  const auto items = Items();
  if (!items.ok()) return items.status();
  std::vector<spec::Point> points;
  std::vector<bool> seen(static_cast<size_t>(size.points()));
  for (const FieldReader& item : *items) {
    const auto point = item.PointOn(size);
    if (!point.ok()) return point.status();
    const auto index = static_cast<size_t>(size.Index(*point));
    if (seen[index]) return item.Error(absl::StrCat(spec::PointName(*point), " comes twice"));
    seen[index] = true;
  }
  for (int i = 0; i < size.points(); ++i) {
    if (seen[static_cast<size_t>(i)]) points.push_back(size.At(i));
  }
  return points;
}

absl::StatusOr<spec::Position> FieldReader::Rows(const spec::BoardSize& size) const {
  const auto items = Items();
  if (!items.ok()) return items.status();
  std::vector<std::string> rows;
  for (const FieldReader& item : *items) {
    const auto row = item.String();
    if (!row.ok()) return row.status();
    rows.push_back(*row);
  }
  if (rows.size() != static_cast<size_t>(size.rows())) {
    return Error(absl::StrCat("expected ", size.rows(), " rows, top row first, found ", rows.size()));
  }
  for (const FieldReader& item : *items) {
    const std::string& row = item.node().text;
    if (row.size() != static_cast<size_t>(size.cols()) || row.find_first_not_of("XO.") != std::string::npos) {
      return item.Error(
          absl::StrCat("expected ", size.cols(), " of the characters X, O and '.', found ", Quoted(row)));
    }
  }
  return spec::Position::FromRows(rows);
}

}  // namespace hotstone::formats
