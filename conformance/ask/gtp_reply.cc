#include "conformance/ask/gtp_reply.h"

#include <algorithm>
#include <limits>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"

namespace hotstone::conformance {
namespace {

constexpr size_t kMostBlanks = 100;  // around a text shown on one line

bool IsDropped(char c) { return c != '\t' && absl::ascii_iscntrl(static_cast<unsigned char>(c)); }

// A line as the protocol reads it: control characters dropped, tabs as spaces.
std::string Cleaned(std::string_view line) {
  std::string text;
  for (const char c : line) {
    if (!IsDropped(c)) text += c == '\t' ? ' ' : c;
  }
  return text;
}

bool IsEmpty(std::string_view line) { return std::all_of(line.begin(), line.end(), IsDropped); }

// The first character that is kept; 0 if there is none.
char FirstOf(std::string_view line) {
  const auto first = std::find_if_not(line.begin(), line.end(), IsDropped);
  return first == line.end() ? '\0' : *first;
}

bool Begins(std::string_view line) { return FirstOf(line) == '=' || FirstOf(line) == '?'; }

// The byte order mark that some systems write before UTF-8 text; after it a reply does not begin
// with its sign.
constexpr std::string_view kMark = "\xEF\xBB\xBF";
bool BeginsBehindMark(std::string_view line) {
  return line.substr(0, kMark.size()) == kMark && Begins(line.substr(kMark.size()));
}

// Iterates over the lines of a text. The last one may lack its line end.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}
  bool Next() {
    if (at_ >= text_.size()) return false;
    const size_t end = text_.find('\n', at_);
    whole_ = end != std::string_view::npos;
    line_ = text_.substr(at_, whole_ ? end - at_ : std::string_view::npos);
    at_ = whole_ ? end + 1 : text_.size();
    return true;
  }
  std::string_view line() const { return line_; }
  bool whole() const { return whole_; }
  size_t end() const { return at_; }

 private:
  std::string_view text_;
  std::string_view line_;
  size_t at_ = 0;
  bool whole_ = false;
};

void AddLine(std::string& text, const std::string& line) {
  absl::StrAppend(&text, text.empty() ? "" : "\n", line);
}

// Removes the number at the front of the text after '=' or '?'.
std::optional<uint64_t> TakeId(std::string& text) {
  size_t length = 0;
  uint64_t id = 0;
  while (length < text.size() && absl::ascii_isdigit(static_cast<unsigned char>(text[length]))) {
    const uint64_t digit = static_cast<uint64_t>(text[length] - '0');
    if (id > (std::numeric_limits<uint64_t>::max() - digit) / 10) return std::nullopt;
    id = id * 10 + digit;
    ++length;
  }
  if (length == 0 || (length < text.size() && text[length] != ' ')) return std::nullopt;
  text.erase(0, length);
  return id;
}

}  // namespace

size_t GtpReplyEnd(std::string_view unread) {
  Lines lines(unread);
  bool begun = false;
  while (lines.Next()) {
    if (!lines.whole()) return 0;
    if (!begun) {
      begun = Begins(lines.line()) || BeginsBehindMark(lines.line());
    } else if (IsEmpty(lines.line())) {
      return lines.end();
    }
  }
  return 0;
}

GtpReply ParseGtpReply(std::string_view text) {
  GtpReply reply;
  reply.complete = false;
  Lines lines(text);
  bool marked = false;
  while (lines.Next()) {
    const std::string line = Cleaned(lines.line());
    if (marked && IsEmpty(lines.line()) && lines.whole()) {
      reply.complete = true;
      break;
    }
    if (marked) {
      AddLine(reply.noise, line);
      continue;
    }
    if (reply.kind == GtpReply::Kind::kNone) {
      if (Begins(lines.line())) {
        reply.kind = line[0] == '=' ? GtpReply::Kind::kSuccess : GtpReply::Kind::kFailure;
        reply.text = line.substr(1);
        reply.id = TakeId(reply.text);
        reply.text = std::string(absl::StripLeadingAsciiWhitespace(reply.text));
      } else if (!absl::StripAsciiWhitespace(line).empty()) {
        AddLine(reply.noise, line);
        marked = BeginsBehindMark(lines.line());
      }
    } else if (IsEmpty(lines.line()) && lines.whole()) {
      reply.complete = true;
      break;
    } else {
      AddLine(reply.text, line);
    }
  }
  reply.text = std::string(absl::StripTrailingAsciiWhitespace(reply.text));
  return reply;
}

std::string OneLine(std::string_view text, size_t most) {
  std::string shown(absl::StripAsciiWhitespace(std::string(text.substr(0, most + kMostBlanks))));
  const bool cut = shown.size() > most || text.size() > most + kMostBlanks;
  size_t keep = std::min(most, shown.size());
  while (cut && keep > 0 && (static_cast<unsigned char>(shown[keep - 1]) & 0xC0) == 0x80) --keep;
  // Never ends in half a character.
  if (cut && keep > 0 && static_cast<unsigned char>(shown[keep - 1]) >= 0xC0) --keep;
  shown.resize(keep);
  std::string line;
  for (const char c : shown) {
    if (c == '\n') {
      line += " / ";
    } else if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) {
      if (c != '\r') line += absl::CEscape(std::string(1, c));
    } else {
      line += c;
    }
  }
  return cut ? absl::StrCat(line, "...") : line;
}

}  // namespace hotstone::conformance
