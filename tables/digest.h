// SHA-256 (FIPS 180-4) of bytes that come piece by piece. The work is OpenSSL's. What it can fail for is memory: then all of
// these do what `new` does (base/out_of_memory.h), as a digest that is none must neither be written nor compared.
#ifndef HOTSTONE_TABLES_DIGEST_H_
#define HOTSTONE_TABLES_DIGEST_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace hotstone::tables {

using Digest = std::array<uint8_t, 32>;

class Sha256 {
 public:
  Sha256();
  void Update(const void* bytes, size_t count);
  // Of all bytes since the start or the last Finish; begins anew.
  Digest Finish();

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  void Begin();

  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

// 64 hexadecimal digits, small letters.
std::string Hex(const Digest& digest);

// Of a text, in these digits.
std::string HexOf(std::string_view text);

// "sha256 DIGITS\n", the last line of a file of lines: of all that is before it.
std::string DigestLine(std::string_view text);

// What is before that line; nothing if the text does not end with the line that belongs to it.
std::optional<std::string_view> BeforeDigestLine(std::string_view text);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_DIGEST_H_
