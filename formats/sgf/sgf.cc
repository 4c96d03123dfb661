// SGF as a tree: text is parsed to nodes with properties, and written again.
//
// Reader supplies the characters and tracks line and column. Parser looks for the next '(' followed
// by ';', so that mail headers and other text before a record are harmless, and then reads one tree
// with a stack of open parentheses instead of recursion, since files may nest deeply. Nodes lie in
// one list, each with the indices of its children. Values are kept as they are in the file; only
// the end of a value must be found, and there a backslash and, in two-byte charsets, the first byte
// of a pair protect the byte that follows. Lower-case letters in the names of properties are
// dropped, as in older formats. WriteSgf does the reverse, again with a stack. SgfText and
// EscapeSgf convert between raw values and text.
//
// For example (;SZ[3];B[bb](;W[cc])(;W[])) becomes four nodes: the root, the black move as its
// child, and the two white moves as children of the black move. An error gives the place: in
// (;GM[1]SZ[3];B[bb the bracket in column 15 of line 1 is never closed.
#include "formats/sgf/sgf.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/one_line.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::formats {
namespace {

bool IsSpace(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}
bool IsUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool IsLower(char c) { return c >= 'a' && c <= 'z'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// UTF-16 and UTF-32 are recognised by their byte order mark, or by a zero byte next to their first
// character.
bool IsWide(std::string_view text) {
  const std::string_view start = text.substr(0, 4);
  return start.substr(0, 2) == "\xFF\xFE" || start.substr(0, 2) == "\xFE\xFF" ||
         (start.size() == 4 && (start[0] == '\0' || start[1] == '\0') &&
          start.find('(') != start.npos);
}

// A character for an error message: itself if printable, otherwise its code.
std::string Shown(char c) {
  if (c > ' ' && c < 0x7f) return absl::StrCat("'", std::string(1, c), "'");
  return absl::StrCat("byte ", static_cast<int>(static_cast<unsigned char>(c)));
}

// The text with a reading position, its line and its column.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool AtEnd() const { return next_ == text_.size(); }
  char Peek() const { return text_[next_]; }
  SgfPlace place() const { return place_; }

  char Take() {
    const char c = text_[next_++];
    const bool line_ends = c == '\n' || (c == '\r' && (AtEnd() || Peek() != '\n'));
    if (line_ends) {
      ++place_.line;
      place_.column = 1;
    } else {
      ++place_.column;
    }
    return c;
  }

  void SkipSpace() {
    while (!AtEnd() && IsSpace(Peek())) Take();
  }

  // Moves to the next '(' followed by ';', ignoring white space. False if there is none.
  bool SkipToTree() {
    while (!AtEnd()) {
      if (Peek() == '(') {
        const size_t follower = text_.find_first_not_of(" \t\n\r\v\f", next_ + 1);
        if (follower != std::string_view::npos && text_[follower] == ';') return true;
        if (!nodeless_.has_value() && OpensProperty(follower)) nodeless_ = place_;
        // Only white space lies before `follower`, so no tree opens there.
        const size_t stop = std::min(follower, text_.size());
        while (next_ < stop) Take();
      } else {
        Take();
      }
    }
    return false;
  }

  // The place where a '(' directly followed by a property was skipped, for lack of a ';'.
  const std::optional<SgfPlace>& nodeless() const { return nodeless_; }

 private:
  bool OpensProperty(size_t at) const {
    const size_t end = text_.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ", at);
    return at != std::string_view::npos && end != std::string_view::npos && end > at &&
           text_[end] == '[';
  }

  std::string_view text_;
  size_t next_ = 0;
  SgfPlace place_;
  std::optional<SgfPlace> nodeless_;
};

class Parser {
 public:
  Parser(std::string_view text, std::string_view source, std::string_view charset)
      : reader_(text), source_(source), charset_(charset) {}

  absl::StatusOr<std::vector<SgfTree>> Collection() {
    std::vector<SgfTree> trees;
    while (reader_.SkipToTree()) {
      SgfTree tree;
      pairs_ = PairsOfSgfCharset(charset_);
      RETURN_IF_ERROR(Tree(tree));
      trees.push_back(std::move(tree));
      reader_.SkipSpace();
      if (!reader_.AtEnd() && reader_.Peek() == ';') {
        return Error(reader_.place(),
                     "a node after the end of the game: there is one ')' too many before it");
      }
    }
    if (!trees.empty()) return trees;
    if (reader_.nodeless().has_value()) {
      return Error(*reader_.nodeless(), "no node after this '(': a game record starts with \"(;\"");
    }
    return Error(reader_.place(), "no game tree: a game record starts with \"(;\"");
  }

 private:
  // An open parenthesis: its place, the node that its first node continues, and its last node.
  struct Open {
    SgfPlace at;
    int parent;
    int last;  // -1: none yet
    bool has_variations;
  };

  absl::Status Error(SgfPlace at, const std::string& message) const {
    return SgfError(source_, at, message);
  }

  absl::Status Tree(SgfTree& tree) {
    std::vector<Open> open;
    do {
      reader_.SkipSpace();
      if (reader_.AtEnd()) return Error(open.back().at, "this '(' is never closed by ')'");
      const SgfPlace at = reader_.place();
      const char c = reader_.Take();
      if (c == '(') {
        if (!open.empty() && open.back().last < 0) {
          return Error(at, "a variation starts before the first node of its tree: expected ';'");
        }
        if (static_cast<int>(open.size()) == kMaxSgfNesting) {
          return Error(at, absl::StrCat("variations nest deeper than ", kMaxSgfNesting));
        }
        const int parent = open.empty() ? -1 : open.back().last;
        if (!open.empty()) open.back().has_variations = true;
        open.push_back({at, parent, -1, false});
      } else if (c == ')') {
        if (open.back().last < 0) return Error(at, "an empty game tree: expected ';' and a node");
        open.pop_back();
      } else if (c == ';') {
        Open& here = open.back();
        if (here.has_variations) {
          return Error(at,
                       "a node after a variation: all nodes of a tree come before its variations");
        }
        const int index = static_cast<int>(tree.nodes.size());
        const int parent = here.last >= 0 ? here.last : here.parent;
        if (parent >= 0) tree.nodes[static_cast<size_t>(parent)].children.push_back(index);
        here.last = index;
        tree.nodes.push_back({{}, {}, at});
        RETURN_IF_ERROR(Properties(tree.nodes.back(), index == 0));
      } else {
        return Error(
            at,
            absl::StrCat(Shown(c), " is not expected here: a tree consists of ';', '(' and ')'"));
      }
    } while (!open.empty());
    return absl::OkStatus();
  }

  absl::Status Properties(SgfNode& node, bool is_root) {
    for (reader_.SkipSpace(); !reader_.AtEnd(); reader_.SkipSpace()) {
      const char first = reader_.Peek();
      if (first == ';' || first == '(' || first == ')') break;
      SgfProperty property{{}, {}, reader_.place(), {}};
      RETURN_IF_ERROR(Name(property));
      RETURN_IF_ERROR(Values(property));
      if (is_root && property.name == "CA" && charset_.empty())
        pairs_ = PairsOfSgfCharset(property.values[0].raw);
      node.properties.push_back(std::move(property));
    }
    return absl::OkStatus();
  }

  absl::Status Name(SgfProperty& property) {
    std::string written;
    while (!reader_.AtEnd() && (IsUpper(reader_.Peek()) || IsLower(reader_.Peek()) ||
                                (IsDigit(reader_.Peek()) && !written.empty()))) {
      written += reader_.Take();
      if (!IsLower(written.back())) property.name += written.back();
    }
    if (property.name.empty() || !IsUpper(property.name[0])) {
      return Error(
          property.at,
          absl::StrCat(written.empty()
                           ? Shown(reader_.Peek())
                           : absl::StrCat("\"", std::string(TextStart(written, 20)), "\""),
                       " is not expected here: a node consists of properties such as B[cc], "
                       "followed by ';', '(' or ')' (within a text, write ']' as \"\\]\")"));
    }
    if (written != property.name) property.written = std::move(written);
    return absl::OkStatus();
  }

  absl::Status Values(SgfProperty& property) {
    for (reader_.SkipSpace(); !reader_.AtEnd() && reader_.Peek() == '['; reader_.SkipSpace()) {
      SgfValue value{{}, reader_.place()};
      reader_.Take();
      while (!reader_.AtEnd() && reader_.Peek() != ']') {
        const bool two = reader_.Peek() == '\\' || LeadsPair(pairs_, reader_.Peek());
        value.raw += reader_.Take();
        if (two && !reader_.AtEnd()) value.raw += reader_.Take();
      }
      if (reader_.AtEnd()) return Error(value.at, "this '[' is never closed by ']'");
      reader_.Take();
      property.values.push_back(std::move(value));
    }
    if (property.values.empty()) {
      const std::string name(
          TextStart(property.written.empty() ? property.name : property.written, 20));
      return Error(property.at, absl::StrCat("property ", name, " has no value: expected ", name,
                                             "[...] (within a text, write ']' as \"\\]\")"));
    }
    return absl::OkStatus();
  }

  Reader reader_;
  std::string source_;
  std::string charset_;
  PairLead pairs_ = PairLead::kNone;  // of the charset in the root, once read
};

}  // namespace

const SgfProperty* SgfNode::Find(std::string_view name) const {
  for (const SgfProperty& property : properties) {
    if (property.name == name) return &property;
  }
  return nullptr;
}

absl::Status SgfError(std::string_view source, SgfPlace at, const std::string& message) {
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(source), ":", at.line, ":", at.column, ": ", message));
}

absl::StatusOr<std::vector<SgfTree>> ParseSgf(std::string_view text, std::string_view source,
                                              std::string_view charset) {
  if (text.size() > kMaxSgfBytes) {
    return absl::InvalidArgumentError(absl::StrCat(std::string(source), ": larger than ",
                                                   kMaxSgfBytes >> 20, " MiB, the limit for SGF"));
  }
  if (IsWide(text)) {
    return SgfError(source, {},
                    "this is UTF-16 or UTF-32, which is not supported for SGF: convert it, for "
                    "example with iconv -f UTF-16 -t UTF-8");
  }
  return Parser(text, source, charset).Collection();
}

absl::StatusOr<std::vector<SgfTree>> ReadSgfFile(const std::string& path) {
  return ReadSgfFileAs(path, {});
}

absl::StatusOr<std::vector<SgfTree>> ReadSgfFileAs(const std::string& path,
                                                   std::string_view charset) {
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(path, kMaxSgfBytes + 1));
  return ParseSgf(text, path, charset);
}

std::string WriteSgf(const SgfTree& tree) {
  assert(!tree.nodes.empty());
  constexpr size_t kLineLength = 72;
  std::string text = "(";
  size_t line_start = 0;
  // A stack of what is still to be written: a node, or -1 for the end of a variation.
  std::vector<int> rest = {-1, 0};
  std::vector<bool> opens(tree.nodes.size(), false);
  while (!rest.empty()) {
    const int index = rest.back();
    rest.pop_back();
    if (index < 0) {
      text += ')';
      continue;
    }
    const SgfNode& node = tree.nodes[static_cast<size_t>(index)];
    const bool variation = opens[static_cast<size_t>(index)];
    if (variation || text.size() - line_start > kLineLength) {
      text += '\n';
      line_start = text.size();
    }
    if (variation) text += '(';
    text += ';';
    for (const SgfProperty& property : node.properties) {
      text += property.written.empty() ? property.name : property.written;
      for (const SgfValue& value : property.values) absl::StrAppend(&text, "[", value.raw, "]");
    }
    const bool splits = node.children.size() > 1;
    for (auto child = node.children.rbegin(); child != node.children.rend(); ++child) {
      if (splits) rest.push_back(-1);
      rest.push_back(*child);
      opens[static_cast<size_t>(*child)] = splits;
    }
  }
  text += '\n';
  return text;
}

std::string SgfText(std::string_view raw) {
  std::string text;
  for (size_t i = 0; i < raw.size(); ++i) {
    char c = raw[i];
    const bool escaped = c == '\\' && i + 1 < raw.size();
    if (escaped) c = raw[++i];
    if (c == '\r' || c == '\n') {
      // CR LF and LF CR count as one line break.
      const char other = c == '\r' ? '\n' : '\r';
      if (i + 1 < raw.size() && raw[i + 1] == other) ++i;
      if (!escaped) text += '\n';
    } else {
      text += IsSpace(c) ? ' ' : c;
    }
  }
  return text;
}

std::string EscapeSgf(std::string_view text) {
  std::string raw;
  for (const char c : text) {
    if (c == ']' || c == '\\' || c == ':') raw += '\\';
    raw += c;
  }
  return raw;
}

}  // namespace hotstone::formats
