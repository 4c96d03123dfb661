#include "formats/sgf/sgf_charset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::formats {
namespace {

using ::testing::HasSubstr;

std::string Decoded(const char* charset, std::string_view bytes) {
  return DecodeSgfText(bytes, *FindSgfCharset(charset)).text;
}

// Each is one character, such as U+8868, in the encodings that records declare.
TEST(SgfCharsetTest, NamesAsTheyOccur) {
  for (const char* name : {"Shift_JIS", "shift-jis", "SJIS", "x-sjis", "windows-31j", "CP932"}) {
    EXPECT_EQ(Decoded(name, "\x95\x5C"), "\xE8\xA1\xA8") << name;
  }
  for (const char* name : {"GB2312", "gb_2312-80", "GBK", "gb18030", "CP936", "EUC-CN", "GB"}) {
    EXPECT_EQ(Decoded(name, "\xB1\xED"), "\xE8\xA1\xA8") << name;
  }
  for (const char* name : {"Big5", "big-5", "BIG5-HKSCS", "CP950"}) {
    EXPECT_EQ(Decoded(name, "\xAA\xED"), "\xE8\xA1\xA8") << name;
  }
  for (const char* name : {"EUC-KR", "euc_kr", "ks_c_5601-1987", "CP949"}) {
    EXPECT_EQ(Decoded(name, "\xC7\xA5"), "\xED\x91\x9C") << name;
  }
  EXPECT_EQ(Decoded("EUC-JP", "\xC9\xBD"), "\xE8\xA1\xA8");
  EXPECT_EQ(Decoded("KOI8-R", "\xFB"), "\xD0\xA8");
  EXPECT_EQ(Decoded("ISO-8859-1", "\xE4\x96"), "\xC3\xA4\xE2\x80\x93");
  EXPECT_EQ(Decoded("ISO-8859-2", "\xB1"), "\xC4\x85");
  EXPECT_EQ(Decoded("UTF-8", "\xE8\xA1\xA8"), "\xE8\xA1\xA8");
}

TEST(SgfCharsetTest, UnknownAndUnusableOnesAreRefused) {
  for (const char* name : {"", "Klingon", "UTF-8//TRANSLIT", "a b", "\x1b[31m", "/etc/passwd"}) {
    EXPECT_THAT(std::string(FindSgfCharset(name).status().message()),
                HasSubstr("is not a known character set"))
        << name;
  }
  for (const char* name :
       {"UTF-16", "UTF-16LE", "UCS-4", "UTF-7", "ISO-2022-JP", "ISO-2022-KR", "EBCDIC-US"}) {
    EXPECT_THAT(std::string(FindSgfCharset(name).status().message()),
                HasSubstr("convert the whole file"))
        << name;
  }
}

TEST(SgfCharsetTest, BadBytesAreMarkedAndCounted) {
  const DecodedText decoded = DecodeSgfText(
      "ab\xFF"
      "c\xC3",
      *FindSgfCharset("UTF-8"));
  EXPECT_EQ(decoded.text,
            "ab\xEF\xBF\xBD"
            "c\xEF\xBF\xBD");
  EXPECT_EQ(decoded.bad_bytes, 2u);
  EXPECT_EQ(decoded.first_bad, 2u);
  EXPECT_FALSE(IsUtf8("\xC3"));
  EXPECT_FALSE(IsUtf8("\xED\xA0\x80"));  // a surrogate
  EXPECT_TRUE(IsUtf8("\xC3\xA4"));
  const std::string text(2000, '\xE4');  // longer than a block of conversion
  EXPECT_EQ(Decoded("ISO-8859-1", text).size(), 4000u);
}

TEST(SgfCharsetTest, NothingMovesTheTerminal) {
  EXPECT_EQ(PrintableText("a\x1b[31m\tb\nc\x7f\r"), "a [31m b\nc  ");
  EXPECT_EQ(PrintableText("a\xC2\x9B"
                          "31m\xE2\x80\xAE"
                          "b\xE2\x81\xA6\xD8\x9C\xE2\x80\xA8"),
            "a 31m b   ");
  EXPECT_EQ(PrintableText("\xC3\xA4\xE8\xA1\xA8\xC2"), "\xC3\xA4\xE8\xA1\xA8\xC2");
  EXPECT_EQ(ShownBytes("a\x1b\xff\nb", 10), "a\\x1B\\xFF b");
  EXPECT_EQ(ShownBytes("abc", 2), "ab...");
}

}  // namespace
}  // namespace hotstone::formats
