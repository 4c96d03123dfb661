// Reads certificates: from the bytes of a file to the types of certificate.h, without judging the
// contents.
//
// Reading is strict: lines in their order, values in the one spelling that the writer uses, exactly
// as many records as stated and nothing after them. So a changed byte is an error or yields a
// different certificate.
#ifndef HOTSTONE_CERTIFY_CERTIFICATE_READER_H_
#define HOTSTONE_CERTIFY_CERTIFICATE_READER_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/certificate.h"

namespace hotstone::certify {

// The moves of a header line: points and `pass`, separated by one blank; "-" for none. A pass is
// nullopt.
absl::StatusOr<std::vector<std::optional<spec::Point>>> ParseMoves(const std::string& text,
                                                                   const spec::BoardSize& board);

// Errors have `name` before the line and column. InvalidArgument for malformed bytes.
absl::StatusOr<Certificate> ParseCertificate(std::string_view bytes, std::string_view name);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_CERTIFICATE_READER_H_
