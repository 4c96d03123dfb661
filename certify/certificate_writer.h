// Writes certificates: plain serialisation of the layout in certificate.h, without judging the
// contents.
//
// Records are streamed, so the caller need not hold them all in a vector; their number must be
// known first, because the header states it. The file appears when all of them are written
// (base/whole_file.h): a writer abandoned half way leaves the previous file at the path.
#ifndef HOTSTONE_CERTIFY_CERTIFICATE_WRITER_H_
#define HOTSTONE_CERTIFY_CERTIFICATE_WRITER_H_

#include <optional>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "base/whole_file.h"
#include "certify/certificate.h"

namespace hotstone::certify {

class CertificateWriter {
 public:
  // Starts the file with the header; `kind` is intervals or endings. `entries` records must follow.
  // Unavailable with the path and the system's reason if the file cannot be written; the same from
  // every other function here.
  static absl::StatusOr<CertificateWriter> CreateRanking(const std::string& path,
                                                         const spec::RuleSet& rules,
                                                         const spec::Position& setup,
                                                         spec::Color to_move, uint64_t entries);
  static absl::StatusOr<CertificateWriter> CreateIntervals(const std::string& path,
                                                           const spec::RuleSet& rules,
                                                           const spec::BoardSize& board,
                                                           uint64_t entries,
                                                           const std::string& kind = "intervals");

  // Writes the next record. FailedPrecondition if its key is not above the last one's, if it is of
  // the other kind, or if `entries` records are already written.
  absl::Status Add(const RankingEntry& entry);
  absl::Status Add(const IntervalEntry& entry);

  // Must be called last. FailedPrecondition if records are missing.
  absl::Status Finish();

 private:
  CertificateWriter(const std::string& path, WholeFile file, size_t record, uint64_t entries)
      : path_(path), file_(std::move(file)), record_(record), missing_(entries) {}
  static absl::StatusOr<CertificateWriter> Create(const std::string& path,
                                                  const std::string& header, size_t record,
                                                  uint64_t entries);
  absl::Status AddRecord(uint64_t key, const std::string& record);

  std::string path_;
  WholeFile file_;
  size_t record_;     // bytes
  uint64_t missing_;  // records still to come
  std::optional<uint64_t> last_key_;
};

// The whole file at once.
absl::Status WriteLasso(const std::string& path, const Lasso& lasso);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_CERTIFICATE_WRITER_H_
