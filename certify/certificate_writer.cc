#include "certify/certificate_writer.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/positions/packed_number.h"

namespace hotstone::certify {

absl::StatusOr<CertificateWriter> CertificateWriter::Create(const std::string& path,
                                                            const std::string& header,
                                                            size_t record, uint64_t entries) {
  ASSIGN_OR_RETURN(auto file, WholeFile::Create(path));
  RETURN_IF_ERROR(file.Add(header));
  return CertificateWriter(path, std::move(file), record, entries);
}

absl::StatusOr<CertificateWriter> CertificateWriter::CreateRanking(const std::string& path,
                                                                   const spec::RuleSet& rules,
                                                                   const spec::Position& setup,
                                                                   spec::Color to_move,
                                                                   uint64_t entries) {
  return Create(path, RankingHeader(rules, setup, to_move, entries), kRankingRecord, entries);
}

absl::StatusOr<CertificateWriter> CertificateWriter::CreateIntervals(const std::string& path,
                                                                     const spec::RuleSet& rules,
                                                                     const spec::BoardSize& board,
                                                                     uint64_t entries,
                                                                     const std::string& kind) {
  return Create(path, IntervalsHeader(rules, board, entries, kind), kIntervalRecord, entries);
}

absl::Status CertificateWriter::Add(const RankingEntry& entry) {
  std::string record;
  PackNumber(record, entry.key);
  PackNumber(record, entry.rank);
  return AddRecord(entry.key, record);
}

absl::Status CertificateWriter::Add(const IntervalEntry& entry) {
  std::string record;
  PackNumber(record, entry.key);
  PackNumber(record, entry.lo);
  PackNumber(record, entry.lo_rank);
  PackNumber(record, entry.hi);
  PackNumber(record, entry.hi_rank);
  return AddRecord(entry.key, record);
}

absl::Status CertificateWriter::AddRecord(uint64_t key, const std::string& record) {
  const auto refuse = [&](const char* why) {
    return absl::FailedPreconditionError(absl::StrCat(path_, ": entry with key ", key, " ", why));
  };
  if (record.size() != record_) return refuse("is not of the kind of this certificate");
  if (missing_ == 0) return refuse("exceeds the number of entries declared in the header");
  if (last_key_.has_value() && key <= *last_key_)
    return refuse("does not have a larger key than the entry before it");
  RETURN_IF_ERROR(file_.Add(record));
  last_key_ = key;
  --missing_;
  return absl::OkStatus();
}

absl::Status CertificateWriter::Finish() {
  if (missing_ != 0) {
    return absl::FailedPreconditionError(
        absl::StrCat(path_, ": ", missing_, " entries fewer than the header declares"));
  }
  return file_.Finish();
}

absl::Status WriteLasso(const std::string& path, const Lasso& lasso) {
  return WriteWholeFile(path, HeaderText(lasso));
}

}  // namespace hotstone::certify
