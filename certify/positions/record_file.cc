#include "certify/positions/record_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"

namespace hotstone::certify {
namespace {

constexpr size_t kLongestLine = 2000;  // a start on 19x19 has 383 bytes

bool IsPipeOrDevice(std::filesystem::file_type type) {
  using std::filesystem::file_type;
  return type != file_type::regular && type != file_type::directory && type != file_type::not_found;
}

}  // namespace

absl::StatusOr<std::unique_ptr<std::istream>> OpenStream(const std::string& path) {
  std::error_code error;
  const auto type = std::filesystem::status(path, error).type();
  if (!error && IsPipeOrDevice(type)) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": not a regular file"));
  }
  auto stream = std::make_unique<std::ifstream>(path, std::ios::binary);
  if (!*stream || type == std::filesystem::file_type::directory) {
    const auto why = ReadWholeFile(path, 1).status();
    return why.ok() ? absl::NotFoundError(absl::StrCat(path, ": cannot be opened")) : why;
  }
  return stream;
}

std::optional<std::string> NextLine(std::istream& bytes) {
  std::string line;
  for (char c = 0; line.size() <= kLongestLine && bytes.get(c);) {
    if (c == '\n') return line;
    line += c;
  }
  return std::nullopt;
}

absl::StatusOr<RecordFile> RecordFile::Create(std::unique_ptr<std::istream> bytes, std::string name,
                                              size_t record_size, uint64_t records, size_t line) {
  const auto error = [&](const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat(name, ":", line, ":1: ", what));
  };
  const auto begin = static_cast<int64_t>(bytes->tellg());
  bytes->seekg(0, std::ios::end);
  const auto end = static_cast<int64_t>(bytes->tellg());
  if (!*bytes || begin < 0 || end < begin)
    return error("cannot seek in these bytes, which must be read more than once");
  const auto size = static_cast<uint64_t>(end - begin);
  if (size % record_size != 0 || size / record_size != records) {
    return error(absl::StrCat(records, " entries of ", record_size,
                              " bytes each are declared, but ", size, " bytes follow"));
  }
  return RecordFile(std::move(bytes), std::move(name), record_size, records,
                    static_cast<uint64_t>(begin));
}

absl::StatusOr<std::string_view> RecordFile::Read(uint64_t first, size_t most) {
  if (first >= records_) return std::string_view();
  raw_.resize(static_cast<size_t>(std::min<uint64_t>(most, records_ - first)) * record_size_);
  bytes_->clear();
  bytes_->seekg(static_cast<std::streamoff>(begin_ + first * record_size_));
  bytes_->read(raw_.data(), static_cast<std::streamsize>(raw_.size()));
  if (!*bytes_)
    return absl::DataLossError(absl::StrCat(name_, ": record ", first, " cannot be read"));
  return std::string_view(raw_);
}

}  // namespace hotstone::certify
