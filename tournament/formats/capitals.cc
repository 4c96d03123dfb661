#include "tournament/formats/capitals.h"

namespace hotstone::tournament {
namespace {

// The capital of a character with a two-byte code (U+0080 to U+07FF); the character itself if it
// has none.
unsigned CapitalOf(unsigned c) {
  if (c >= 0xE0 && c <= 0xFE && c != 0xF7) return c - 0x20;
  if (c == 0xFF) return 0x178;
  if (c == 0x131) return 'I';  // dotless i
  // Pairs: a capital, then its small letter.
  const bool capital_is_even = (c >= 0x100 && c <= 0x137) || (c >= 0x14A && c <= 0x177);
  const bool capital_is_odd = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
  if (capital_is_even && c != 0x130) return c - c % 2;
  if (capital_is_odd) return c % 2 == 0 ? c - 1 : c;
  if (c == 0x17F) return 'S';
  if (c == 0x3C2) return 0x3A3;  // final sigma
  if (c >= 0x3B1 && c <= 0x3C9) return c - 0x20;
  if (c >= 0x430 && c <= 0x44F) return c - 0x20;
  if (c >= 0x450 && c <= 0x45F) return c - 0x50;
  return c;
}

}  // namespace

std::string CapitalsWithoutBlanks(std::string_view name) {
  std::string capitals;
  for (size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte == ' ') continue;
    const bool two = byte >= 0xC2 && byte <= 0xDF && i + 1 < name.size() &&
                     (static_cast<unsigned char>(name[i + 1]) & 0xC0) == 0x80;
    if (!two) {
      capitals += byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 'a' + 'A') : name[i];
      continue;
    }
    const unsigned c = (byte & 0x1Fu) << 6 | (static_cast<unsigned char>(name[++i]) & 0x3Fu);
    if (c == 0xDF) {
      capitals += "SS";
      continue;
    }
    const unsigned capital = CapitalOf(c);
    if (capital < 0x80) {
      capitals += static_cast<char>(capital);
    } else {
      capitals += static_cast<char>(0xC0 | capital >> 6);
      capitals += static_cast<char>(0x80 | (capital & 0x3F));
    }
  }
  return capitals;
}

}  // namespace hotstone::tournament
