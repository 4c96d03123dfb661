#include "certify/certificate_writer.h"

#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"

namespace hotstone::certify {
namespace {

absl::Status CannotWrite(const std::string& path) {
  return absl::UnavailableError(absl::StrCat(path, ": cannot write: ", std::strerror(errno)));
}

// Appends the lowest `bytes` bytes, the lowest first.
void Append(std::string& record, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i, value >>= 8) record.push_back(static_cast<char>(value & 0xff));
}

}  // namespace

CertificateWriter::CertificateWriter(const std::string& path, size_t record, uint64_t entries)
    : path_(path), out_(path, std::ios::binary | std::ios::trunc), record_(record), missing_(entries) {}

absl::StatusOr<CertificateWriter> CertificateWriter::CreateRanking(const std::string& path,
                                                                   const spec::RuleSet& rules,
                                                                   const spec::Position& setup,
                                                                   spec::Color to_move, uint64_t entries) {
  CertificateWriter writer(path, kRankingRecord, entries);
  writer.out_ << RankingHeader(rules, setup, to_move, entries);
  if (!writer.out_) return CannotWrite(path);
  return writer;
}

absl::StatusOr<CertificateWriter> CertificateWriter::CreateIntervals(const std::string& path,
                                                                     const spec::RuleSet& rules,
                                                                     const spec::BoardSize& board,
                                                                     uint64_t entries) {
  CertificateWriter writer(path, kIntervalRecord, entries);
  writer.out_ << IntervalsHeader(rules, board, entries);
  if (!writer.out_) return CannotWrite(path);
  return writer;
}

absl::Status CertificateWriter::Add(const RankingEntry& entry) {
  std::string record;
  Append(record, entry.key, 8);
  Append(record, entry.rank, 4);
  return AddRecord(entry.key, record);
}

absl::Status CertificateWriter::Add(const IntervalEntry& entry) {
  std::string record;
  Append(record, entry.key, 8);
  Append(record, static_cast<uint16_t>(entry.lo), 2);
  Append(record, entry.lo_rank, 4);
  Append(record, static_cast<uint16_t>(entry.hi), 2);
  Append(record, entry.hi_rank, 4);
  return AddRecord(entry.key, record);
}

absl::Status CertificateWriter::AddRecord(uint64_t key, const std::string& record) {
  const auto refuse = [&](const char* why) {
    return absl::FailedPreconditionError(absl::StrCat(path_, ": entry with key ", key, " ", why));
  };
  if (record.size() != record_) return refuse("is not of the kind of this certificate");
  if (missing_ == 0) return refuse("is one more than the header states");
  if (last_key_.has_value() && key <= *last_key_) return refuse("comes after a key that is not smaller");
  out_.write(record.data(), static_cast<std::streamsize>(record.size()));
  if (!out_) return CannotWrite(path_);
  last_key_ = key;
  --missing_;
  return absl::OkStatus();
}

absl::Status CertificateWriter::Finish() {
  if (missing_ != 0) {
    return absl::FailedPreconditionError(
        absl::StrCat(path_, ": ", missing_, " entries fewer than the header states"));
  }
  out_.close();
  return out_ ? absl::OkStatus() : CannotWrite(path_);
}

absl::Status WriteLasso(const std::string& path, const Lasso& lasso) {
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out << HeaderText(lasso);
  out.close();
  return out ? absl::OkStatus() : CannotWrite(path);
}

}  // namespace hotstone::certify
