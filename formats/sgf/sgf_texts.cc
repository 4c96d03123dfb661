#include "formats/sgf/sgf_texts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::formats {
namespace {

std::string PlaceName(const std::string& source, SgfPlace at) {
  return absl::StrCat(source, ":", at.line, ":", at.column);
}

// The place of the byte at `offset` of a raw value.
SgfPlace PlaceWithin(const SgfValue& value, size_t offset) {
  SgfPlace at{value.at.line, value.at.column + 1};
  for (size_t i = 0; i < offset; ++i) {
    const char c = value.raw[i];
    const bool line_ends =
        c == '\n' || (c == '\r' && (i + 1 == value.raw.size() || value.raw[i + 1] != '\n'));
    at = line_ends ? SgfPlace{at.line + 1, 1} : SgfPlace{at.line, at.column + 1};
  }
  return at;
}

// The first value of the tree that is not valid UTF-8.
const SgfValue* FirstNotUtf8(const SgfTree& tree) {
  for (const SgfNode& node : tree.nodes) {
    for (const SgfProperty& property : node.properties) {
      for (const SgfValue& value : property.values) {
        if (!IsUtf8(value.raw)) return &value;
      }
    }
  }
  return nullptr;
}

}  // namespace

absl::StatusOr<SgfTexts> SgfTexts::Create(const SgfTree& tree, std::string_view source,
                                          const std::string& charset) {
  const std::string name(source);
  if (!charset.empty()) {
    ASSIGN_OR_RETURN(auto found, FindSgfCharset(charset));
    return SgfTexts(name, std::move(found));
  }
  std::string unknown;
  const SgfProperty* declared = tree.nodes[0].Find("CA");
  if (declared != nullptr &&
      declared->values[0].raw.find_first_not_of(" \t\r\n") != std::string::npos) {
    auto found = FindSgfCharset(declared->values[0].raw);
    if (found.ok()) return SgfTexts(name, *std::move(found));
    unknown = absl::StrCat(PlaceName(name, declared->values[0].at),
                           ": CA: ", std::string(found.status().message()), "; ");
  }
  const SgfValue* bad = FirstNotUtf8(tree);
  SgfTexts texts(name, *FindSgfCharset(bad == nullptr ? "UTF-8" : "ISO-8859-1"));
  if (!unknown.empty()) {
    texts.charset_warning_ =
        absl::StrCat(unknown, "read as ", texts.charset_.name, " (--charset NAME overrides this)");
  } else if (bad != nullptr) {
    texts.charset_warning_ =
        absl::StrCat(PlaceName(name, bad->at),
                     ": no charset is declared (CA) and this is not UTF-8: read as ISO-8859-1, the "
                     "default of FF[4] (--charset NAME overrides this)");
  }
  return texts;
}

std::string SgfTexts::Read(const SgfValue& value) {
  const DecodedText decoded = DecodeSgfText(value.raw, charset_);
  if (decoded.bad_bytes > 0) {
    if (bad_bytes_ == 0) first_bad_ = PlaceName(source_, PlaceWithin(value, decoded.first_bad));
    bad_bytes_ += decoded.bad_bytes;
  }
  return SgfText(decoded.text);
}

std::vector<std::string> SgfTexts::Warnings() const {
  std::vector<std::string> warnings;
  if (!charset_warning_.empty()) warnings.push_back(charset_warning_);
  if (bad_bytes_ > 0) {
    warnings.push_back(
        absl::StrCat(first_bad_, ": ", bad_bytes_ == 1 ? "this byte is" : "from here on ",
                     bad_bytes_ == 1 ? "" : absl::StrCat(bad_bytes_, " bytes are"),
                     " not valid in ", ShownBytes(charset_.name, 40),
                     " and shown as U+FFFD (--charset NAME selects another character set)"));
  }
  return warnings;
}

}  // namespace hotstone::formats
