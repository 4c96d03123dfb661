// A certificate file. It is opened once, its kind is read from its first lines, and then the reader
// of that kind reads it from the beginning, whole or piece by piece.
#ifndef HOTSTONE_CERTIFY_KINDS_CERTIFICATE_FILE_H_
#define HOTSTONE_CERTIFY_KINDS_CERTIFICATE_FILE_H_

#include <istream>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/statusor.h"

namespace hotstone::certify {

class CertificateFile {
 public:
  // NotFound or InvalidArgument, with the path or the place in the file, if it cannot be read, if
  // it is a folder, a pipe or a device, or if it does not begin with the lines of a certificate. A
  // pipe is not opened, because nothing may ever write to it.
  static absl::StatusOr<CertificateFile> Open(const std::string& path);

  const std::string& path() const { return path_; }
  const std::string& kind() const { return kind_; }  // the line `kind`, known or not

  // All bytes. Call it once; DataLoss if they cannot be read.
  absl::StatusOr<std::string> TakeBytes();

  // The bytes as a stream, from the beginning. Call it once.
  std::unique_ptr<std::istream> TakeStream() { return std::move(stream_); }

 private:
  CertificateFile(std::string path, std::string kind, std::unique_ptr<std::istream> stream)
      : path_(std::move(path)), kind_(std::move(kind)), stream_(std::move(stream)) {}

  std::string path_;
  std::string kind_;
  std::unique_ptr<std::istream> stream_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_KINDS_CERTIFICATE_FILE_H_
