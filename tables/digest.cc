#include "tables/digest.h"

#include <openssl/evp.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/out_of_memory.h"

namespace hotstone::tables {

void Sha256::Free::operator()(evp_md_ctx_st* context) const { EVP_MD_CTX_free(context); }

Sha256::Sha256() : context_(EVP_MD_CTX_new()) { Begin(); }

void Sha256::Begin() {
  if (context_ == nullptr || EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) != 1)
    FailAsNewDoes();
}

void Sha256::Update(const void* bytes, size_t count) {
  if (EVP_DigestUpdate(context_.get(), bytes, count) != 1) FailAsNewDoes();
}

Digest Sha256::Finish() {
  Digest digest{};
  unsigned int length = 0;
  if (EVP_DigestFinal_ex(context_.get(), digest.data(), &length) != 1) FailAsNewDoes();
  Begin();
  return digest;
}

std::string Hex(const Digest& digest) {
  std::string text;
  for (const uint8_t byte : digest) absl::StrAppendFormat(&text, "%02x", byte);
  return text;
}

std::string HexOf(std::string_view text) {
  Sha256 sha;
  sha.Update(text.data(), text.size());
  return Hex(sha.Finish());
}

std::string DigestLine(std::string_view text) { return absl::StrCat("sha256 ", HexOf(text), "\n"); }

std::optional<std::string_view> BeforeDigestLine(std::string_view text) {
  const size_t at = text.rfind("sha256 ");
  if (at == std::string_view::npos || text.substr(at) != DigestLine(text.substr(0, at)))
    return std::nullopt;
  if (at > 0 && text[at - 1] != '\n') return std::nullopt;  // not on its own line
  return text.substr(0, at);
}

}  // namespace hotstone::tables
