#include "formats/case/plain_json.h"

#include <bit>
#include <cstring>

namespace hotstone::formats {
namespace {

using Kind = JsonNode::Kind;

constexpr int kNone = -1;
constexpr int kMostPlainDigits = 18;  // every such number fits into 64 bits

// In eight bytes of a text, the lowest bit that is set marks the first byte that ends a plain
// string: the quote, the backslash, a control, or one beyond ASCII. Zero if there is none.
uint64_t EndsIn(uint64_t bytes) {
  constexpr uint64_t kOnes = 0x0101010101010101;
  constexpr uint64_t kHighs = kOnes << 7;
  const auto below = [&](uint64_t word, uint64_t least) { return (word - kOnes * least) & ~word; };
  return (below(bytes ^ kOnes * '"', 1) | below(bytes ^ kOnes * '\\', 1) | below(bytes, ' ') |
          bytes) &
         kHighs;
}

// One pass over a text. A function that returns false has found text that is not plain, and all
// callers stop.
class PlainReader {
 public:
  PlainReader(std::string_view text, std::vector<JsonNode>& nodes)
      : begin_(text.data()), at_(begin_), end_(begin_ + text.size()), nodes_(nodes) {}

  bool ReadAll() {
    SkipSpace();
    if (Value(0) == kNone) return false;
    SkipSpace();
    return at_ == end_;
  }

 private:
  size_t Offset() const { return static_cast<size_t>(at_ - begin_); }
  JsonNode& Node(int number) { return nodes_[static_cast<size_t>(number)]; }

  // Texts rarely have white space here.
  void SkipSpace() {
    if (at_ != end_ && static_cast<unsigned char>(*at_) <= ' ') SkipSomeSpace();
  }
  void SkipSomeSpace() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\n' || *at_ == '\r')) ++at_;
  }
  bool Take(char byte) {
    if (at_ == end_ || *at_ != byte) return false;
    ++at_;
    return true;
  }
  bool Word(std::string_view word) {
    if (static_cast<size_t>(end_ - at_) < word.size() ||
        std::memcmp(at_, word.data(), word.size()) != 0) {
      return false;
    }
    at_ += word.size();
    return true;
  }

  // A string, from its opening quote to just after the closing one.
  bool Text(std::string_view& text) {
    if (!Take('"')) return false;
    const char* at = at_;  // loop position: a local need not be stored at each byte
    if constexpr (std::endian::native == std::endian::little) {
      for (uint64_t bytes = 0; end_ - at >= 8; at += 8) {
        std::memcpy(&bytes, at, 8);
        if (const uint64_t ends = EndsIn(bytes); ends != 0) {
          at += std::countr_zero(ends) / 8;
          break;
        }
      }
    }
    // Bytes beyond ASCII are negative when signed, so one comparison rejects them and the controls.
    while (at != end_ && *at != '"' && *at != '\\' && static_cast<signed char>(*at) >= 0x20) ++at;
    text = std::string_view(at_, static_cast<size_t>(at - at_));
    at_ = at;
    return Take('"');
  }

  bool Whole(JsonNode& node) {
    const bool negative = Take('-');
    const char* const start = at_;
    int64_t value = 0;
    while (at_ != end_ && *at_ >= '0' && *at_ <= '9' && at_ - start < kMostPlainDigits) {
      value = 10 * value + (*at_++ - '0');
    }
    const auto digits = at_ - start;
    if (digits == 0 || (*start == '0' && digits > 1)) return false;
    // Another digit, a fraction or an exponent. The caller detects any other byte that does not
    // belong here.
    if (at_ != end_ && ((*at_ >= '0' && *at_ <= '9') || *at_ == '.' || *at_ == 'e' || *at_ == 'E'))
      return false;
    node.kind = Kind::kInteger;
    node.integer = negative ? -value : value;
    node.number = static_cast<double>(node.integer);
    return true;
  }

  // The value that begins here, `depth` levels deep: returns the index of its node.
  int Value(int depth) {
    if (at_ == end_) return kNone;
    const int number = static_cast<int>(nodes_.size());
    JsonNode& node = nodes_.emplace_back();
    node.offset = Offset();
    node.kind = *at_ == '{' ? Kind::kObject : *at_ == '[' ? Kind::kArray : Kind::kString;
    const bool read = *at_ == '{'   ? Members(number, depth)
                      : *at_ == '[' ? Items(number, depth)
                      : *at_ == '"' ? Text(node.text)
                                    : WordOrNumber(node);
    return read ? number : kNone;
  }

  bool WordOrNumber(JsonNode& node) {
    node.kind = Kind::kBoolean;
    if (Word("false")) return true;
    node.boolean = Word("true");
    if (node.boolean) return true;
    node.kind = Kind::kNull;
    return Word("null") || Whole(node);
  }

  // Links `child` after `last`, the latest item or member of `parent`.
  void Join(int parent, int last, int child) {
    Node(child).parent = parent;
    Node(child).index_in_parent = Node(parent).count++;
    (last == kNone ? Node(parent).first : Node(last).next) = child;
  }

  bool Items(int list, int depth) {
    if (depth == kMaxJsonDepth) return false;
    ++at_;
    SkipSpace();
    if (Take(']')) return true;
    for (int last = kNone;;) {
      const int item = Value(depth + 1);
      if (item == kNone) return false;
      Join(list, last, item);
      last = item;
      SkipSpace();
      if (Take(']')) return true;
      if (!Take(',')) return false;
      SkipSpace();
    }
  }

  bool Members(int object, int depth) {
    if (depth == kMaxJsonDepth) return false;
    ++at_;
    SkipSpace();
    if (Take('}')) return true;
    for (int last = kNone;;) {
      std::string_view key;
      const size_t key_offset = Offset();
      if (!Text(key) || Node(object).count == kMaxJsonKeys || Has(object, key)) return false;
      SkipSpace();
      if (!Take(':')) return false;
      SkipSpace();
      const int member = Value(depth + 1);
      if (member == kNone) return false;
      Join(object, last, member);
      Node(member).key = key;
      Node(member).key_offset = key_offset;
      last = member;
      SkipSpace();
      if (Take('}')) return true;
      if (!Take(',')) return false;
      SkipSpace();
    }
  }

  bool Has(int object, std::string_view key) {
    for (int member = Node(object).first; member != kNone; member = Node(member).next) {
      if (SameKey(Node(member).key, key)) return true;
    }
    return false;
  }

  const char* begin_;
  const char* at_;
  const char* end_;
  std::vector<JsonNode>& nodes_;
};

}  // namespace

bool ReadPlainJson(std::string_view text, std::vector<JsonNode>& nodes) {
  return PlainReader(text, nodes).ReadAll();
}

}  // namespace hotstone::formats
