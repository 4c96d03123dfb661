// JSON as a tree of nodes that know their place in the line.
//
// The library parses the text and reports each token to TreeBuilder (SAX). It does not say where a
// token began, so CountingIterator records how far it has read, and the beginning is found by
// searching backwards: to the first byte of a number or a word, or to the opening quote of a
// string. Nodes lie in one list; each knows its parent, its first item or member and the next
// sibling, and strings are kept in one buffer for the whole line. Duplicate keys, too many keys,
// too deep nesting and numbers that are too large are rejected while reading, with the place of the
// error. Parse does this only for lines that plain_json.h gives up on.
//
// For example {"id":"a","size":[3,3]} becomes five nodes: the object at byte 0, the string "a" at
// byte 6 with the key id, the list at byte 17 with the key size, and its two integers at bytes 18
// and 20. In {"size":[3,3],"size":[3,3]} the second key is rejected at its beginning, at byte 14,
// as a duplicate.
#include "formats/case/case_json.h"

#include <array>
#include <cstring>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "formats/case/plain_json.h"

namespace hotstone::formats {
namespace {

using Kind = JsonNode::Kind;

// Passes characters to the parser and records how far it has read.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, const char** latest) : at_(at), latest_(latest) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    *latest_ = at_;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
  bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  const char** latest_;
};

}  // namespace

// Builds the tree from the parser's events. An event arrives just after its token was read, so the
// token's first byte is found by searching backwards from there.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(std::string_view text, const char* const* latest, JsonTree& tree, JsonError& error)
      : text_(text), latest_(latest), tree_(tree), error_(error) {}

  bool null() override {
    Add(Kind::kNull, WordStart());
    return true;
  }
  bool boolean(bool value) override {
    Add(Kind::kBoolean, WordStart()).boolean = value;
    return true;
  }
  bool number_integer(number_integer_t value) override {
    JsonNode& node = Add(Kind::kInteger, WordStart());
    node.integer = value;
    node.number = static_cast<double>(value);
    return true;
  }
  bool number_unsigned(number_unsigned_t value) override {
    constexpr auto kLargest = static_cast<uint64_t>(std::numeric_limits<int64_t>::max());
    if (value > kLargest) return number_float(static_cast<double>(value), "");
    return number_integer(static_cast<int64_t>(value));
  }
  bool number_float(number_float_t value, const string_t&) override {
    const size_t start = WordStart();
    JsonNode& node = Add(Kind::kNumber, start);
    node.number = value;
    node.text = Keep(text_.substr(start, text_.find_first_not_of(kWordBytes, start) - start));
    return true;
  }
  bool string(string_t& value) override {
    Add(Kind::kString, StringStart()).text = Keep(value);
    return true;
  }
  bool binary(binary_t&) override { return false; }  // JSON text has none

  bool start_object(std::size_t) override { return Open(Kind::kObject); }
  bool end_object() override { return Close(); }
  bool start_array(std::size_t) override { return Open(Kind::kArray); }
  bool end_array() override { return Close(); }
  bool key(string_t& value) override {
    key_offset_ = StringStart();
    const JsonNode& object = tree_.Node(open_[depth_ - 1].node);
    if (object.count == kMaxJsonKeys) {
      return Refuse(key_offset_, absl::StrCat("an object with more than ", kMaxJsonKeys, " keys"));
    }
    for (int member = object.first; member >= 0; member = tree_.Node(member).next) {
      if (tree_.Node(member).key == value) {
        return Refuse(key_offset_, absl::StrCat("the key \"", value, "\" comes twice"));
      }
    }
    key_ = Keep(value);
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception& why) override {
    // "[json.exception.parse_error.101] parse error at line 1, column 9: syntax error while parsing
    // ..." The part that quotes the token is dropped: it may be long and may contain invalid UTF-8.
    if (why.id == 406) return Refuse(WordStart(), "the number is too large");
    std::string_view message = why.what();
    message = message.substr(0, message.find("; last read: "));
    const size_t colon = message.find(": ");
    if (colon != std::string_view::npos) message.remove_prefix(colon + 2);
    return Refuse(position == 0 ? 0 : position - 1, std::string(message));
  }

 private:
  static constexpr std::string_view kWordBytes = "+-.0123456789abcdefghijklmnopqrstuvwxyzE";

  size_t Read() const { return static_cast<size_t>(*latest_ - text_.data()); }

  // The first byte of the number or word just read; the parser may have read one byte more.
  size_t WordStart() const {
    size_t start = Read();
    const auto in_word = [&](size_t i) {
      return kWordBytes.find(text_[i]) != std::string_view::npos;
    };
    if (start > 0 && !in_word(start - 1)) --start;
    while (start > 0 && in_word(start - 1)) --start;
    return start;
  }

  // The opening quote of the string just read.
  size_t StringStart() const {
    size_t start = Read() - 1;  // the closing quote
    while (start > 0) {
      --start;
      if (text_[start] != '"') continue;
      size_t slashes = 0;
      while (slashes < start && text_[start - 1 - slashes] == '\\') ++slashes;
      if (slashes % 2 == 0) break;
    }
    return start;
  }

  // Strings never grow: an escape is longer than its value, so the capacity of the line is enough.
  std::string_view Keep(std::string_view value) {
    const size_t start = tree_.texts_.size();
    tree_.texts_ += value;
    return std::string_view(tree_.texts_).substr(start);
  }

  JsonNode& Add(Kind kind, size_t offset) {
    const int number = static_cast<int>(tree_.nodes_.size());
    JsonNode& node = tree_.nodes_.emplace_back();
    node.kind = kind;
    node.offset = offset;
    if (depth_ == 0) return node;
    OpenNode& inside = open_[depth_ - 1];
    JsonNode& parent = tree_.nodes_[static_cast<size_t>(inside.node)];
    if (parent.kind == Kind::kObject) {
      node.key = key_;
      node.key_offset = key_offset_;
    }
    node.parent = inside.node;
    node.index_in_parent = parent.count++;
    (inside.last < 0 ? parent.first : tree_.nodes_[static_cast<size_t>(inside.last)].next) = number;
    inside.last = number;
    return node;
  }
  bool Open(Kind kind) {
    const size_t offset = Read() - 1;
    if (depth_ == kMaxJsonDepth) {
      return Refuse(offset, absl::StrCat("nested deeper than ", kMaxJsonDepth, " levels"));
    }
    const int number = static_cast<int>(tree_.nodes_.size());
    Add(kind, offset);
    open_[depth_++] = {number, -1};
    return true;
  }
  bool Close() {
    --depth_;
    return true;
  }
  bool Refuse(size_t offset, std::string what) {
    error_ = {offset, std::move(what)};
    return false;
  }

  struct OpenNode {
    int node;
    int last;  // its latest item or member
  };

  std::string_view text_;
  const char* const* latest_;
  JsonTree& tree_;
  JsonError& error_;
  std::array<OpenNode, kMaxJsonDepth> open_;
  size_t depth_ = 0;
  std::string_view key_;
  size_t key_offset_ = 0;
};

bool JsonTree::Parse(std::string_view text, JsonError& error) {
  nodes_.clear();
  texts_ = text;  // the nodes point into it
  return ReadPlainJson(texts_, nodes_) || ParseInFull(text, error);
}

bool JsonTree::ParseInFull(std::string_view text, JsonError& error) {
  nodes_.clear();
  texts_.clear();
  texts_.reserve(text.size());
  // The parser treats a NUL byte as the end of the text and skips a byte order mark; both must be
  // rejected here.
  if (const size_t nul = text.find('\0'); nul != std::string_view::npos) {
    error = {nul, "the text contains a NUL byte"};
    return false;
  }
  if (text.substr(0, 3) == "\xEF\xBB\xBF") {
    error = {0, "the text begins with a byte order mark"};
    return false;
  }
  const char* latest = text.data();
  TreeBuilder builder(text, &latest, *this, error);
  return nlohmann::json::sax_parse(CountingIterator(text.data(), &latest),
                                   CountingIterator(text.data() + text.size(), &latest), &builder);
}

}  // namespace hotstone::formats
