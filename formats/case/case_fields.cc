// Reads values of a case with the right type, or rejects them with their place and path.
//
// A FieldReader is a node of the JSON tree together with its line. Each function reads one kind of
// value: an integer within bounds, half points, one of a few words, a colour, a point, a set of
// points, the rows of a position. If the value does not match, the error says what was expected and
// what was found, preceded by file, line and column and the path to the value. Texts from the file
// are quoted on one line and truncated.
//
// For example a case without moves that expects something after one move gets the error "1:78:
// expect.area[0].after: 1 is too many, the case has 0 moves". The path is built from the value
// upwards: the key after, the item 0 of the list area, the key expect.
#include "formats/case/case_fields.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <utility>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/one_line.h"
#include "base/status_macros.h"
#include "spec/board/position.h"

namespace hotstone::formats {
namespace {

using Kind = JsonNode::Kind;

// The longest quoted file text in a message.
constexpr size_t kLongest = 60;

// File text made fit for a message: on one line and truncated.
std::string Quoted(std::string_view text) {
  if (text.size() <= kLongest)
    return absl::StrCat("\"", absl::Utf8SafeCEscape(std::string(text)), "\"");
  return absl::StrCat("\"", absl::Utf8SafeCEscape(std::string(TextStart(text, kLongest))), "...\"");
}

std::string Words(std::span<const std::string_view> words) {
  return absl::StrJoin(words, ", ",
                       [](std::string* out, std::string_view word) { out->append(word); });
}

}  // namespace

absl::Status LineError(const LineSource& source, size_t offset, const std::string& what) {
  return absl::InvalidArgumentError(
      absl::StrCat(source.file, ":", source.line, ":", offset + 1, ": ", what));
}

absl::Status FieldReader::ErrorAt(size_t offset, const std::string& what) const {
  const std::string path = Path();
  return LineError(*source_, offset, path.empty() ? what : absl::StrCat(path, ": ", what));
}

absl::Status FieldReader::WrongKind(std::string_view wanted) const {
  return Error(
      absl::StrCat("expected ", std::string(wanted), ", found ", std::string(node().KindName())));
}

std::string FieldReader::Path() const {
  std::string path;
  for (int at = number_; tree_->Node(at).parent >= 0; at = tree_->Node(at).parent) {
    const JsonNode& node = tree_->Node(at);
    const JsonNode& parent = tree_->Node(node.parent);
    if (parent.kind == Kind::kArray) {
      path = absl::StrCat("[", node.index_in_parent, "]", path);
    } else {
      // A key that is not a plain word would make the path unreadable.
      path = absl::StrCat(parent.parent < 0 ? "" : ".",
                          absl::Utf8SafeCEscape(std::string(TextStart(node.key, kLongest))), path);
    }
  }
  return path;
}

int FieldReader::Find(std::string_view key) const {
  if (node().kind != Kind::kObject) return -1;
  int member = node().first;
  while (member >= 0 && !SameKey(tree_->Node(member).key, key)) member = tree_->Node(member).next;
  return member;
}

absl::Status FieldReader::CheckObject() const {
  return node().kind == Kind::kObject ? absl::OkStatus() : WrongKind("an object");
}

absl::Status FieldReader::CheckKeys(std::initializer_list<std::string_view> known) const {
  return CheckKeysIn({known.begin(), known.end()});
}

absl::Status FieldReader::CheckKeysIn(std::span<const std::string_view> known) const {
  RETURN_IF_ERROR(CheckObject());
  for (const FieldReader& member : Members()) {
    const std::string_view key = member.node().key;
    if (std::none_of(known.begin(), known.end(), [&](auto word) { return SameKey(word, key); })) {
      return ErrorAt(member.node().key_offset,
                     absl::StrCat("unknown key ", Quoted(key), "; known keys: ", Words(known)));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<FieldReader> FieldReader::Need(std::string_view key) const {
  const int member = Find(key);
  if (member < 0) return Error(absl::StrCat("the key \"", std::string(key), "\" is missing"));
  return FieldReader(source_, tree_, member);
}

FieldReader FieldReader::At(std::string_view key) const {
  return FieldReader(source_, tree_, Find(key));
}

FieldReader FieldList::operator[](int i) const {
  Iterator at = begin();
  for (; i > 0; --i) ++at;
  return *at;
}

absl::StatusOr<FieldList> FieldReader::Items() const {
  if (node().kind != Kind::kArray) return WrongKind("a list");
  return FieldList(*this);
}

absl::StatusOr<FieldList> FieldReader::Items(int count, std::string_view what) const {
  if (node().kind != Kind::kArray || node().count != count) {
    return Error(absl::StrCat("expected ", std::string(what)));
  }
  return FieldList(*this);
}

absl::StatusOr<std::string> FieldReader::String() const {
  if (node().kind != Kind::kString) return WrongKind("a string");
  return std::string(node().text);
}

absl::StatusOr<bool> FieldReader::Boolean() const {
  if (node().kind != Kind::kBoolean) return WrongKind("true or false");
  return node().boolean;
}

absl::StatusOr<int> FieldReader::Integer(int low, int high) const {
  const bool whole = node().kind == Kind::kInteger;
  if (whole && node().integer >= low && node().integer <= high)
    return static_cast<int>(node().integer);
  const std::string range = absl::StrCat("a whole number from ", low, " to ", high);
  if (whole) return Error(absl::StrCat("expected ", range, ", found ", node().integer));
  if (node().kind != Kind::kNumber) return WrongKind(range);
  // A fraction, an exponent, or more digits than any bound has.
  const bool digits = node().text.find_first_of(".eE") == std::string_view::npos;
  return Error(absl::StrCat("expected ", range, digits ? "" : " written with digits only",
                            ", found ", Found()));
}

std::string FieldReader::Found() const {
  if (node().kind != Kind::kNumber) return std::string(node().KindName());
  const std::string_view text = node().text;  // plain bytes
  return absl::StrCat(std::string(text.substr(0, kLongest)), text.size() > kLongest ? "..." : "");
}

absl::StatusOr<int> FieldReader::HalfPoints(int limit) const {
  if (node().kind != Kind::kInteger && node().kind != Kind::kNumber) {
    return WrongKind("a number of points, whole or half");
  }
  const double x2 = 2 * node().number;
  if (std::abs(x2) > 2 * limit || x2 != std::floor(x2)) {
    return Error(
        absl::StrCat("expected whole or half points, at most ", limit, ", found ", node().number));
  }
  return static_cast<int>(x2);
}

absl::StatusOr<std::string_view> FieldReader::OneOf(
    std::initializer_list<std::string_view> words) const {
  if (node().kind != Kind::kString) return WrongKind(absl::StrCat("one of ", Words(words)));
  if (std::find(words.begin(), words.end(), node().text) == words.end()) {
    return Error(absl::StrCat(Quoted(node().text), " is not one of ", Words(words)));
  }
  return node().text;
}

absl::StatusOr<spec::Color> FieldReader::Color() const {
  ASSIGN_OR_RETURN(const auto word, OneOf({"B", "W"}));
  return word == "B" ? spec::Color::kBlack : spec::Color::kWhite;
}

absl::StatusOr<spec::Point> FieldReader::PointOn(const spec::BoardSize& size) const {
  if (node().kind != Kind::kString) return WrongKind("a point, for example \"C3\"");
  if (node().text.size() > 3) return Error(absl::StrCat(Quoted(node().text), " is not a point"));
  const auto point = spec::ParsePoint(node().text, size);
  if (!point.ok()) return Error(std::string(point.status().message()));
  return *point;
}

absl::StatusOr<spec::Move> FieldReader::MoveOf(spec::Color player) const {
  if (node().kind == Kind::kString && node().text == "pass") return spec::Pass(player);
  if (node().kind != Kind::kString) return WrongKind("a point or \"pass\"");
  const auto largest = spec::BoardSize::Create(spec::kMaxSide, spec::kMaxSide);
  ASSIGN_OR_RETURN(const auto point, PointOn(*largest));
  return spec::Move{player, point};
}

absl::StatusOr<std::vector<spec::Point>> FieldReader::PointSet(const spec::BoardSize& size) const {
  ASSIGN_OR_RETURN(const auto items, Items());
  std::bitset<spec::kMaxSide * spec::kMaxSide> seen;
  for (const FieldReader& item : items) {
    ASSIGN_OR_RETURN(const auto point, item.PointOn(size));
    const auto index = static_cast<size_t>(size.Index(point));
    if (seen[index]) return item.Error(absl::StrCat(spec::PointName(point), " comes twice"));
    seen.set(index);
  }
  std::vector<spec::Point> points;
  points.reserve(static_cast<size_t>(items.size()));
  for (int i = 0; i < size.points(); ++i) {
    if (seen[static_cast<size_t>(i)]) points.push_back(size.At(i));
  }
  return points;
}

absl::StatusOr<spec::Position> FieldReader::Rows(const spec::BoardSize& size) const {
  ASSIGN_OR_RETURN(const auto items, Items());
  std::vector<std::string> rows;
  for (const FieldReader& item : items) {
    ASSIGN_OR_RETURN(const auto row, item.String());
    rows.push_back(row);
  }
  if (rows.size() != static_cast<size_t>(size.rows())) {
    return Error(
        absl::StrCat("expected ", size.rows(), " rows, top row first, found ", rows.size()));
  }
  for (const FieldReader& item : items) {
    const std::string_view row = item.node().text;
    if (row.size() != static_cast<size_t>(size.cols()) ||
        row.find_first_not_of("XO.") != std::string::npos) {
      return item.Error(absl::StrCat("expected ", size.cols(),
                                     " of the characters X, O and '.', found ", Quoted(row)));
    }
  }
  return spec::Position::FromRows(rows);
}

}  // namespace hotstone::formats
