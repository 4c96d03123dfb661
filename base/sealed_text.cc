#include "base/sealed_text.h"

#include "absl/strings/str_cat.h"

namespace hotstone {
namespace {

constexpr std::string_view kKey = ",\"digest\":\"";
constexpr std::string_view kEnd = "\"}";
constexpr size_t kDigits = 64;

}  // namespace

std::string SealText(std::string_view object, std::string_view digest) {
  return absl::StrCat(std::string(object.substr(0, object.size() - 1)), std::string(kKey),
                      std::string(digest), std::string(kEnd));
}

std::optional<SealedText> UnsealText(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  constexpr size_t kSeal = kKey.size() + kDigits + kEnd.size();
  if (text.size() < kSeal || !text.ends_with(kEnd)) return std::nullopt;
  const std::string_view seal = text.substr(text.size() - kSeal);
  if (!seal.starts_with(kKey)) return std::nullopt;
  return SealedText{std::string(text.substr(0, text.size() - kSeal)) + "}",
                    std::string(seal.substr(kKey.size(), kDigits))};
}

}  // namespace hotstone
