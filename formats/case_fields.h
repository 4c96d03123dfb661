// The fields of a case: reads one typed value from a JSON node, or says what is wrong with it and where.
//
// A FieldReader stands on one node and knows the path to it ("expect.illegal[0].why"). Its errors are
// InvalidArgument, "FILE:LINE:COLUMN: PATH: what is wrong and what would be right"; the column is that of the
// value's first byte (of the key, where the key is wrong), counted in bytes from 1.
#ifndef HOTSTONE_FORMATS_CASE_FIELDS_H_
#define HOTSTONE_FORMATS_CASE_FIELDS_H_

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case_json.h"
#include "spec/position.h"
#include "spec/ruling.h"

namespace hotstone::formats {

// Where a line stands.
struct LineSource {
  std::string file;
  int line = 1;
};

class FieldReader {
 public:
  // The whole line. Both must outlive the reader and those made from it.
  FieldReader(const LineSource& source, const JsonNode& root) : source_(&source), node_(&root) {}

  const JsonNode& node() const { return *node_; }
  absl::Status Error(const std::string& what) const { return ErrorAt(node_->offset, path_, what); }

  // Checks that this is an object with no key outside `known`.
  absl::Status CheckKeys(std::initializer_list<std::string_view> known) const;
  // Checks that this is an object.
  absl::Status CheckObject() const;

  // A key of this object; whether it is there at all.
  bool Has(std::string_view key) const { return Find(key) != nullptr; }
  // The value of a key; NotFound, worded as an error of this object, if it is missing.
  absl::StatusOr<FieldReader> Need(std::string_view key) const;
  // The value of a key that is there.
  FieldReader At(std::string_view key) const;
  // Every key of this object with its value, in order.
  std::vector<std::pair<std::string, FieldReader>> Members() const;
  // The items of this list, of any length or of exactly that length.
  absl::StatusOr<std::vector<FieldReader>> Items() const;
  absl::StatusOr<std::vector<FieldReader>> Items(size_t count, std::string_view what) const;

  absl::StatusOr<std::string> String() const;
  absl::StatusOr<bool> Boolean() const;
  // A whole number, written without fraction or exponent, in [low, high].
  absl::StatusOr<int> Integer(int low, int high) const;
  // A number in whole or half points; |value| at most `limit` points. In half points.
  absl::StatusOr<int> HalfPoints(int limit) const;
  // One of these words.
  absl::StatusOr<std::string> OneOf(std::initializer_list<std::string_view> words) const;

  absl::StatusOr<spec::Color> Color() const;
  absl::StatusOr<spec::Point> PointOn(const spec::BoardSize& size) const;
  // "pass", or a point of the 19x19 board, whether it lies on the case's board or not.
  absl::StatusOr<spec::Move> MoveOf(spec::Color player) const;
  // A list of points of the board, none twice; in index order.
  absl::StatusOr<std::vector<spec::Point>> PointSet(const spec::BoardSize& size) const;
  // A position of this size as rows, top row first.
  absl::StatusOr<spec::Position> Rows(const spec::BoardSize& size) const;

 private:
  FieldReader(const LineSource* source, const JsonNode* node, std::string path)
      : source_(source), node_(node), path_(std::move(path)) {}
  const JsonMember* Find(std::string_view key) const;
  std::string PathOf(std::string_view key) const;
  absl::Status ErrorAt(size_t offset, const std::string& path, const std::string& what) const;
  absl::Status WrongKind(std::string_view wanted) const;

  const LineSource* source_;
  const JsonNode* node_;
  std::string path_;
};

// "FILE:LINE:COLUMN: what".
absl::Status LineError(const LineSource& source, size_t offset, const std::string& what);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_FIELDS_H_
