#include "certify/kinds/certificate_file.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/positions/record_file.h"

namespace hotstone::certify {

absl::StatusOr<CertificateFile> CertificateFile::Open(const std::string& path) {
  ASSIGN_OR_RETURN(auto stream, OpenStream(path));
  std::string kind;
  size_t line = 0;
  for (const std::string keyword : {"hotstone-certificate ", "kind "}) {
    ++line;
    const std::optional<std::string> text = NextLine(*stream);
    const auto wrong = [&](size_t column, const std::string& what) {
      return absl::InvalidArgumentError(absl::StrCat(path, ":", line, ":", column, ": ", what));
    };
    if (!text.has_value() || text->compare(0, keyword.size(), keyword) != 0) {
      return wrong(1, absl::StrCat("expected a line \"", keyword, "...\""));
    }
    kind = text->substr(keyword.size());
    if (line == 1 && kind != "1") return wrong(keyword.size() + 1, "only version 1 is supported");
  }
  stream->seekg(0);
  return CertificateFile(path, std::move(kind), std::move(stream));
}

absl::StatusOr<std::string> CertificateFile::TakeBytes() {
  const auto stream = TakeStream();
  std::string bytes;
  constexpr size_t kPiece = 1 << 16;
  while (stream->good()) {
    const size_t before = bytes.size();
    bytes.resize(before + kPiece);
    stream->read(bytes.data() + before, kPiece);
    bytes.resize(before + static_cast<size_t>(stream->gcount()));
  }
  if (stream->bad())
    return absl::DataLossError(absl::StrCat(path_, ": reading failed before the end of the file"));
  return bytes;
}

}  // namespace hotstone::certify
