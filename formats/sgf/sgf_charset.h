// Character sets of SGF texts: what CA says, and the bytes of a value as UTF-8.
//
// FF[4] has CA for the charset of texts and ISO-8859-1 where CA is missing; what programs write without CA is
// mostly UTF-8. So a game without CA is read as UTF-8 if all its values are that, else as Latin-1, with a
// warning (sgf_game.h). Conversion is glibc's iconv; a few names mean more in practice than in their
// standards, and are read as the superset that the programs of that name wrote, as browsers do (WHATWG
// Encoding Standard): ISO-8859-1 as Windows-1252, GB2312 and GBK as GB18030, Shift_JIS as CP932, EUC-KR as
// UHC, Big5 with the Hong Kong characters.
//
// In Shift_JIS, Big5, GBK and UHC the second byte of a character may be that of ']' or '\'. Such a byte
// closes and escapes nothing: SGF is written in characters, not bytes (A. E. Brouwer, notes on SGF in use).
// The parser therefore asks PairLeads() of the charset, from the CA of a game's root on. Charsets in which
// ASCII bytes do not stand for themselves (UTF-16, UTF-7, ISO-2022, HZ) are refused.
#ifndef HOTSTONE_FORMATS_SGF_SGF_CHARSET_H_
#define HOTSTONE_FORMATS_SGF_SGF_CHARSET_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone::formats {

// The bytes that begin a character of two bytes whose second one may be an ASCII byte.
enum class PairLead { kNone, kShiftJis, kFrom81 };

struct SgfCharset {
  std::string name;        // as CA has it
  std::string iconv_name;  // as glibc has it
  PairLead pairs = PairLead::kNone;
};

// The charset that a CA value names. InvalidArgument, in words for the user, for an unknown one and for one
// that cannot be used in SGF.
absl::StatusOr<SgfCharset> FindSgfCharset(std::string_view name);

// The pairs of the charset that a CA value names; none for an unknown one. Cheap; opens nothing.
PairLead PairsOfSgfCharset(std::string_view name);

// Whether `c` begins such a pair.
bool LeadsPair(PairLead pairs, char c);

struct DecodedText {
  std::string text;      // UTF-8; U+FFFD for each byte that is no character
  size_t bad_bytes = 0;  // how many
  size_t first_bad = 0;  // offset of the first
};

// Bytes as UTF-8. Requires a charset from FindSgfCharset. O(bytes).
DecodedText DecodeSgfText(std::string_view bytes, const SgfCharset& charset);

bool IsUtf8(std::string_view bytes);

// UTF-8 text for a terminal: control characters of both sets (escape sequences among them), line separators
// and the marks that turn the direction of writing become blanks; line breaks stay.
std::string PrintableText(std::string_view text);

// Any bytes for an error message: at most `most` of them, what is not printable ASCII as \xNN.
std::string ShownBytes(std::string_view bytes, size_t most);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_CHARSET_H_
