// The fields of a case: reads one typed value from a JSON node, or says what is wrong with it and
// where.
//
// A FieldReader points to one node and can give its path ("expect.illegal[0].why"). Its errors are
// InvalidArgument, "FILE:LINE:COLUMN: PATH: what is wrong and what would be right". The column is
// the position of the value's first byte (the key's, if the key is wrong), counted in bytes from 1.
#ifndef HOTSTONE_FORMATS_CASE_CASE_FIELDS_H_
#define HOTSTONE_FORMATS_CASE_CASE_FIELDS_H_

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case_json.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/board/move.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::formats {

// The origin of a line.
struct LineSource {
  std::string file;
  int line = 1;
};

class FieldList;

class FieldReader {
 public:
  // Reads the whole line. Both arguments must outlive the reader and all readers derived from it,
  // and the tree must not change.
  FieldReader(const LineSource& source, const JsonTree& tree) : FieldReader(&source, &tree, 0) {}

  const JsonNode& node() const { return tree_->Node(number_); }
  absl::Status Error(const std::string& what) const { return ErrorAt(node().offset, what); }

  // Checks that this is an object with no key outside `known`.
  absl::Status CheckKeys(std::initializer_list<std::string_view> known) const;
  absl::Status CheckKeysIn(std::span<const std::string_view> known) const;
  // Checks that this is an object.
  absl::Status CheckObject() const;

  // Whether this object has the key.
  bool Has(std::string_view key) const { return Find(key) >= 0; }
  // The value of a key; NotFound, worded as an error of this object, if it is missing.
  absl::StatusOr<FieldReader> Need(std::string_view key) const;
  // The value of a key that must be present.
  FieldReader At(std::string_view key) const;
  // The values of this object's members, in order; node().key is the key of each.
  FieldList Members() const;
  // The items of this list, of any length or of exactly the given length.
  absl::StatusOr<FieldList> Items() const;
  absl::StatusOr<FieldList> Items(int count, std::string_view what) const;

  absl::StatusOr<std::string> String() const;
  absl::StatusOr<bool> Boolean() const;
  // A whole number, written without fraction or exponent, in [low, high].
  absl::StatusOr<int> Integer(int low, int high) const;
  // A description of the value for messages: "a list"; a number outside 64-bit integers as written.
  std::string Found() const;
  // A number in whole or half points with |value| at most `limit` points, returned in half points.
  absl::StatusOr<int> HalfPoints(int limit) const;
  // One of these words, as the string in the tree.
  absl::StatusOr<std::string_view> OneOf(std::initializer_list<std::string_view> words) const;

  absl::StatusOr<spec::Color> Color() const;
  absl::StatusOr<spec::Point> PointOn(const spec::BoardSize& size) const;
  // "pass", or a point of the 19x19 board, which may lie off the case's board.
  absl::StatusOr<spec::Move> MoveOf(spec::Color player) const;
  // A list of distinct points of the board, in index order.
  absl::StatusOr<std::vector<spec::Point>> PointSet(const spec::BoardSize& size) const;
  // A position of this size as rows, top row first.
  absl::StatusOr<spec::Position> Rows(const spec::BoardSize& size) const;

 private:
  friend class FieldList;
  FieldReader(const LineSource* source, const JsonTree* tree, int number)
      : source_(source), tree_(tree), number_(number) {}
  int Find(std::string_view key) const;
  std::string Path() const;
  absl::Status ErrorAt(size_t offset, const std::string& what) const;
  absl::Status WrongKind(std::string_view wanted) const;

  const LineSource* source_;
  const JsonTree* tree_;
  int number_;
};

// The items of a list or the members of an object, for one walk in order.
class FieldList {
 public:
  class Iterator {
   public:
    explicit Iterator(FieldReader at) : at_(at) {}
    const FieldReader& operator*() const { return at_; }
    Iterator& operator++() {
      at_.number_ = at_.node().next;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return at_.number_ != other.at_.number_; }

   private:
    FieldReader at_;
  };

  explicit FieldList(const FieldReader& holder) : holder_(holder) {}
  int size() const { return holder_.node().count; }
  Iterator begin() const { return At(holder_.node().first); }
  Iterator end() const { return At(-1); }
  // The i-th, 0 <= i < size(). O(i).
  FieldReader operator[](int i) const;

 private:
  Iterator At(int number) const {
    return Iterator(FieldReader(holder_.source_, holder_.tree_, number));
  }
  FieldReader holder_;
};

inline FieldList FieldReader::Members() const { return FieldList(*this); }

// "FILE:LINE:COLUMN: what".
absl::Status LineError(const LineSource& source, size_t offset, const std::string& what);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_FIELDS_H_
