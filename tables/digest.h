// SHA-256 (FIPS 180-4) of bytes that arrive in pieces, computed by OpenSSL. It can fail only for
// lack of memory: then all of these functions act like `new` (base/out_of_memory.h), since an
// invalid digest must never be written or compared.
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
  // The digest of all bytes since the start or the last Finish; starts over.
  Digest Finish();

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  void Begin();

  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

// 64 lower-case hexadecimal digits.
std::string Hex(const Digest& digest);

// The digest of a text, in the same form.
std::string HexOf(std::string_view text);

// "sha256 DIGITS\n", the last line of a text file: the digest of everything before it.
std::string DigestLine(std::string_view text);

// The text before that line; nothing if the text does not end with the matching line.
std::optional<std::string_view> BeforeDigestLine(std::string_view text);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_DIGEST_H_
