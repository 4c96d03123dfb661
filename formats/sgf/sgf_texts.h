// The texts of one game tree: their charset, and the parts that could not be decoded.
#ifndef HOTSTONE_FORMATS_SGF_SGF_TEXTS_H_
#define HOTSTONE_FORMATS_SGF_SGF_TEXTS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::formats {

class SgfTexts {
 public:
  // The charset is `charset` if not empty; otherwise the root's CA; otherwise UTF-8 if every value
  // of the tree is valid UTF-8; otherwise Latin-1. An unknown CA is ignored with a warning. Fails
  // if `charset` is unknown.
  static absl::StatusOr<SgfTexts> Create(const SgfTree& tree, std::string_view source,
                                         const std::string& charset);

  // The text of a value as UTF-8, escapes resolved. Invalid bytes become U+FFFD.
  std::string Read(const SgfValue& value);

  // Warnings about the charset and the first invalid byte. At most two lines.
  std::vector<std::string> Warnings() const;

 private:
  SgfTexts(std::string source, SgfCharset charset)
      : source_(std::move(source)), charset_(std::move(charset)) {}

  std::string source_;
  SgfCharset charset_;
  std::string charset_warning_;
  std::string first_bad_;  // FILE:LINE:COLUMN
  size_t bad_bytes_ = 0;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_SGF_SGF_TEXTS_H_
