// Character sets of SGF texts: the meaning of CA, and the bytes of a value as UTF-8.
//
// FF[4] uses CA for the charset of texts, and ISO-8859-1 if CA is missing; but programs that omit
// CA mostly write UTF-8. So a game without CA is read as UTF-8 if all its values are valid UTF-8,
// otherwise as Latin-1, with a warning (sgf_game.h). glibc's iconv does the conversion. A few names
// mean more in practice than in their standards, and are read as the superset that programs wrote
// under that name, as browsers do (WHATWG Encoding Standard): ISO-8859-1 as Windows-1252, GB2312
// and GBK as GB18030, Shift_JIS as CP932, EUC-KR as UHC, Big5 with the Hong Kong characters.
//
// In Shift_JIS, Big5, GBK and UHC the second byte of a character may equal ']' or '\'. Such a byte
// closes and escapes nothing: SGF is written in characters, not bytes (A. E. Brouwer, notes on SGF
// in use). So the parser asks the charset for its PairLead, from the CA of a game's root on.
// Charsets in which ASCII bytes do not represent themselves (UTF-16, UTF-7, ISO-2022, HZ) are
// rejected.
#ifndef HOTSTONE_FORMATS_SGF_SGF_CHARSET_H_
#define HOTSTONE_FORMATS_SGF_SGF_CHARSET_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone::formats {

// The lead bytes of two-byte characters whose second byte may be an ASCII byte.
enum class PairLead { kNone, kShiftJis, kFrom81 };

struct SgfCharset {
  std::string name;        // as in CA
  std::string iconv_name;  // as in glibc
  PairLead pairs = PairLead::kNone;
};

// The charset named by a CA value. InvalidArgument, worded for the user, for an unknown charset and
// for one that cannot be used in SGF.
absl::StatusOr<SgfCharset> FindSgfCharset(std::string_view name);

// The pairs of the charset named by a CA value; none for an unknown one. Cheap; opens nothing.
PairLead PairsOfSgfCharset(std::string_view name);

// Whether `c` begins such a pair.
bool LeadsPair(PairLead pairs, char c);

struct DecodedText {
  std::string text;      // UTF-8; U+FFFD for each invalid byte
  size_t bad_bytes = 0;  // number of invalid bytes
  size_t first_bad = 0;  // offset of the first invalid byte
};

// Bytes as UTF-8. Requires a charset from FindSgfCharset. O(bytes).
DecodedText DecodeSgfText(std::string_view bytes, const SgfCharset& charset);

bool IsUtf8(std::string_view bytes);

// UTF-8 text for a terminal: control characters of both sets (including escape sequences), line
// separators and the marks that change the writing direction become blanks; line breaks stay.
std::string PrintableText(std::string_view text);

// Any bytes for an error message: at most `most` of them, with anything but printable ASCII as
// \xNN.
std::string ShownBytes(std::string_view bytes, size_t most);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_CHARSET_H_
