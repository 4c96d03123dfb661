// Decodes the bytes of an SGF file: charsets by their many names, texts converted to UTF-8, and
// texts made safe to show.
//
// kKnown maps names as programs write them to iconv's names and to their lead bytes of pairs, which
// the parser must know before anything is converted: the second byte of such a pair may be a ']' or
// a backslash. FindSgfCharset passes other names to iconv unchanged, and rejects charsets in which
// ASCII bytes do not represent themselves, since SGF could not be read in them. DecodeSgfText
// converts; an invalid byte becomes U+FFFD and is counted. PrintableText removes anything that
// could control a terminal or reverse a line, and ShownBytes writes a few bytes for an error
// message.
//
// For example "GB2312", "gb-2312" and "Gb_2312" are all plain "gb2312", which is read as GB18030, a
// superset. Its pairs begin with a byte from 81 to FE, so in the bytes C6 5D the second one, which
// alone would be ']', does not end the value.
#include "formats/sgf/sgf_charset.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>
#include <memory>

#include "absl/strings/str_cat.h"

namespace hotstone::formats {
namespace {

struct Known {
  std::string_view plain;  // letters and digits of the name in lower case
  const char* iconv_name;
  PairLead pairs;
};

constexpr Known kKnown[] = {
    {"utf8", "UTF-8", PairLead::kNone},           {"unicode", "UTF-8", PairLead::kNone},
    {"iso88591", "CP1252", PairLead::kNone},      {"latin1", "CP1252", PairLead::kNone},
    {"windows1252", "CP1252", PairLead::kNone},   {"gb", "GB18030", PairLead::kFrom81},
    {"gb2312", "GB18030", PairLead::kFrom81},     {"gb231280", "GB18030", PairLead::kFrom81},
    {"euccn", "GB18030", PairLead::kFrom81},      {"gbk", "GB18030", PairLead::kFrom81},
    {"xgbk", "GB18030", PairLead::kFrom81},       {"cp936", "GB18030", PairLead::kFrom81},
    {"windows936", "GB18030", PairLead::kFrom81}, {"gb18030", "GB18030", PairLead::kFrom81},
    {"big5", "BIG5-HKSCS", PairLead::kFrom81},    {"big5hkscs", "BIG5-HKSCS", PairLead::kFrom81},
    {"cp950", "BIG5-HKSCS", PairLead::kFrom81},   {"windows950", "BIG5-HKSCS", PairLead::kFrom81},
    {"shiftjis", "CP932", PairLead::kShiftJis},   {"sjis", "CP932", PairLead::kShiftJis},
    {"xsjis", "CP932", PairLead::kShiftJis},      {"mskanji", "CP932", PairLead::kShiftJis},
    {"cp932", "CP932", PairLead::kShiftJis},      {"windows31j", "CP932", PairLead::kShiftJis},
    {"euckr", "UHC", PairLead::kFrom81},          {"ksc5601", "UHC", PairLead::kFrom81},
    {"ksc56011987", "UHC", PairLead::kFrom81},    {"cp949", "UHC", PairLead::kFrom81},
    {"windows949", "UHC", PairLead::kFrom81},     {"uhc", "UHC", PairLead::kFrom81},
    {"johab", "JOHAB", PairLead::kFrom81},        {"eucjp", "EUC-JP", PairLead::kNone},
    {"koi8", "KOI8-R", PairLead::kNone},
};

bool IsAscii(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string PlainName(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
    if (c >= 'A' && c <= 'Z') plain += static_cast<char>(c - 'A' + 'a');
  }
  return plain;
}

const Known* FindKnown(std::string_view name) {
  const std::string plain = PlainName(name);
  const auto* found = std::find_if(std::begin(kKnown), std::end(kKnown),
                                   [&](const Known& k) { return k.plain == plain; });
  return found == std::end(kKnown) ? nullptr : found;
}

// Stateful charsets, in which even ASCII bytes may change their meaning.
bool HasStates(const std::string& plain) {
  return plain.rfind("iso2022", 0) == 0 || plain.rfind("utf7", 0) == 0 || plain.rfind("hz", 0) == 0;
}

class Converter {
 public:
  explicit Converter(const std::string& charset) : handle_(iconv_open("UTF-8", charset.c_str())) {}
  ~Converter() {
    if (ok()) iconv_close(handle_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  // iconv_open reports failure this way: NOLINTNEXTLINE(performance-no-int-to-ptr)
  bool ok() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

  DecodedText Decode(std::string_view bytes) const {
    DecodedText decoded;
    std::string source(bytes);
    char* in = source.data();
    size_t in_left = source.size();
    std::array<char, 512> block;
    while (in_left > 0) {
      char* out = block.data();
      size_t out_left = block.size();
      const size_t result = iconv(handle_, &in, &in_left, &out, &out_left);
      const int error = errno;
      decoded.text.append(block.data(), block.size() - out_left);
      if (result != static_cast<size_t>(-1) || error == E2BIG) continue;
      if (decoded.bad_bytes++ == 0) decoded.first_bad = source.size() - in_left;
      decoded.text += "\xEF\xBF\xBD";
      ++in;
      --in_left;
      iconv(handle_, nullptr, nullptr, nullptr, nullptr);
    }
    char* out = block.data();
    size_t out_left = block.size();
    iconv(handle_, nullptr, nullptr, &out, &out_left);  // flushes output held for combining marks
    decoded.text.append(block.data(), block.size() - out_left);
    return decoded;
  }

 private:
  iconv_t handle_;
};

}  // namespace

PairLead PairsOfSgfCharset(std::string_view name) {
  const Known* known = FindKnown(name);
  return known == nullptr ? PairLead::kNone : known->pairs;
}

bool LeadsPair(PairLead pairs, char c) {
  const auto byte = static_cast<unsigned char>(c);
  switch (pairs) {
    case PairLead::kNone:
      return false;
    case PairLead::kShiftJis:
      return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
    case PairLead::kFrom81:
      return byte >= 0x81 && byte <= 0xfe;
  }
  return false;
}

absl::StatusOr<SgfCharset> FindSgfCharset(std::string_view name) {
  const Known* known = FindKnown(name);
  SgfCharset charset{std::string(name), known == nullptr ? std::string(name) : known->iconv_name,
                     known == nullptr ? PairLead::kNone : known->pairs};
  const std::string plain = PlainName(name);
  const bool word =
      !plain.empty() && name.size() <= 40 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '.' || c == ':';
      });
  const Converter converter(word ? charset.iconv_name : "");
  if (!word || !converter.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("\"", ShownBytes(name, 20),
                     "\" is not a known character set; known ones include UTF-8, GB18030, Big5, "
                     "Shift_JIS, EUC-KR and KOI8-R (iconv -l lists them)"));
  }
  std::string ascii;
  for (char c = ' '; c <= '~'; ++c) ascii += c;
  const DecodedText same = converter.Decode(ascii);
  if (HasStates(plain) || same.bad_bytes > 0 || same.text != ascii) {
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(name),
                     " is a character set that SGF files cannot use: convert the whole file, for "
                     "example with iconv -f ",
                     std::string(name), " -t UTF-8"));
  }
  return charset;
}

DecodedText DecodeSgfText(std::string_view bytes, const SgfCharset& charset) {
  assert(!charset.iconv_name.empty());
  if (IsAscii(bytes)) return {std::string(bytes), 0, 0};
  return Converter(charset.iconv_name).Decode(bytes);
}

bool IsUtf8(std::string_view bytes) {
  return IsAscii(bytes) || Converter("UTF-8").Decode(bytes).bad_bytes == 0;
}

std::string PrintableText(std::string_view text) {
  // Sequences that become a blank, by their first bytes and the range of their last byte.
  struct Range {
    std::string_view head;
    unsigned char first;
    unsigned char last;
  };
  static constexpr Range kBlank[] = {
      {"\xC2", 0x80, 0x9F},      // C1 controls
      {"\xD8", 0x9C, 0x9C},      // U+061C
      {"\xE2\x80", 0x8E, 0x8F},  // U+200E, U+200F
      {"\xE2\x80", 0xA8, 0xAE},  // line and paragraph separator, U+202A to U+202E
      {"\xE2\x81", 0xA6, 0xA9},  // U+2066 to U+2069
  };
  std::string printable;
  for (size_t i = 0; i < text.size();) {
    const auto* range = std::find_if(std::begin(kBlank), std::end(kBlank), [&](const Range& r) {
      const size_t last = i + r.head.size();
      if (last >= text.size() || text.substr(i, r.head.size()) != r.head) return false;
      const auto byte = static_cast<unsigned char>(text[last]);
      return byte >= r.first && byte <= r.last;
    });
    if (range != std::end(kBlank)) {
      printable += ' ';
      i += range->head.size() + 1;
      continue;
    }
    const auto byte = static_cast<unsigned char>(text[i++]);
    const bool control = (byte < ' ' && byte != '\n') || byte == 0x7f;
    printable += control ? ' ' : static_cast<char>(byte);
  }
  return printable;
}

std::string ShownBytes(std::string_view bytes, size_t most) {
  static constexpr char kHex[] = "0123456789ABCDEF";
  std::string shown;
  for (const char c : bytes.substr(0, most)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= ' ' && byte < 0x7f) {
      shown += c;
    } else if (byte == '\n' || byte == '\r' || byte == '\t') {
      shown += ' ';
    } else {
      absl::StrAppend(&shown, "\\x", std::string(1, kHex[byte >> 4]),
                      std::string(1, kHex[byte & 15]));
    }
  }
  if (bytes.size() > most) shown += "...";
  return shown;
}

}  // namespace hotstone::formats
