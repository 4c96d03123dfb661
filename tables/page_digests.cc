// Tags, the file that stores them, and the journal between two saves.
//
// The journal is a sequence of records of 40 bytes: file, number of pages claimed or 0, first page,
// tag, and the beginning of the record's own tag. For example a run that writes page 3 of file 1
// after a save appends
//
//     1  256  3  0...0   check    pages 3 to 258 of file 1 may change from now on  (waits for disk)
//     1    0  3  9c4f... check    page 3 is going to have this tag
//
// and then writes the page. A truncated record was being written when the run was interrupted, and
// writing its page had not begun.
#include "tables/page_digests.h"

#include <fcntl.h>
#include <openssl/evp.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/out_of_memory.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "tables/stored_layout.h"

namespace hotstone::tables {
namespace {

constexpr std::string_view kDigestsMagic = "HOTSTONEPAGES001";
constexpr size_t kRecordBytes = 40;
constexpr size_t kCheckAt = 32;
constexpr uint64_t kClaimedPages = 256;
constexpr uint32_t kJournalFile = 0xFFFFFFFF;  // as the file of a record's own tag

absl::Status Refused(const std::string& path, int error) {
  return absl::UnavailableError(absl::StrCat(path, ": ", strerror(error)));
}

absl::Status NotAsWritten(const std::string& path, std::string_view what) {
  return absl::DataLossError(
      absl::StrCat(path, ": damaged: ", std::string(what),
                   "; --mend checks all pages and recomputes those that do not match"));
}

bool IsClear(std::span<const uint8_t> bytes) {
  // The first byte is zero, and each byte equals the previous one.
  return bytes.empty() ||
         (bytes[0] == 0 && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

}  // namespace

PageTag TagOfPage(const PageName& name, std::span<const uint8_t> bytes) {
  PageTag tag{};
  if (IsClear(bytes)) return tag;
  struct Free {
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  };
  static constexpr uint8_t kKey[16] = {'h', 'o', 't', 's', 't', 'o', 'n',
                                       'e', ' ', 'p', 'a', 'g', 'e', 's'};
  uint8_t place[12];
  PutNumber(place, name.file);
  PutNumber(place + 4, name.page);
  const std::unique_ptr<EVP_CIPHER_CTX, Free> context(EVP_CIPHER_CTX_new());
  int length = 0;
  // Data that is authenticated but not encrypted is passed without an output.
  if (context == nullptr ||
      EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, kKey, place) != 1 ||
      EVP_EncryptUpdate(context.get(), nullptr, &length, bytes.data(),
                        static_cast<int>(bytes.size())) != 1 ||
      EVP_EncryptFinal_ex(context.get(), nullptr, &length) != 1 ||
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, tag.size(), tag.data()) != 1) {
    FailAsNewDoes();
  }
  return tag;
}

PageDigests::PageDigests(const std::string& folder, const std::vector<uint64_t>& pages)
    : folder_(folder), claims_(pages.size()) {
  for (const uint64_t count : pages) tags_.emplace_back(count);
}

uint64_t PageDigests::DiskBytes(uint64_t pages) {
  return pages * (2 * sizeof(PageTag) + 2 * kRecordBytes) + (1 << 12);
}

absl::Status PageDigests::Create() {
  journal_.Set(open(JournalPath().c_str(), O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, 0666));
  return journal_.open() ? absl::OkStatus() : Refused(JournalPath(), errno);
}

absl::Status PageDigests::Open(bool despite_damage) {
  journal_.Set(
      open(JournalPath().c_str(), O_RDWR | O_CLOEXEC | (despite_damage ? O_CREAT : 0), 0666));
  if (!journal_.open()) return Refused(JournalPath(), errno);
  const absl::Status digests = ReadDigests();
  if (!digests.ok() && !despite_damage) return digests;
  return ReadJournal(despite_damage);
}

void PageDigests::Remove() {
  journal_.Close();
  unlink(JournalPath().c_str());
  unlink(DigestsPath().c_str());
}

absl::Status PageDigests::ReadDigests() {
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(DigestsPath()));
  size_t pages = 0;
  for (const auto& tags : tags_) pages += tags.size();
  const size_t sealed = kDigestsMagic.size() + pages * sizeof(PageTag);
  Digest seal;
  if (text.size() != sealed + seal.size()) {
    return NotAsWritten(DigestsPath(), "these are not the digests of these planes");
  }
  // A changed tag affects only one page, so all tags are loaded, for callers that continue despite
  // damage.
  const char* at = text.data() + kDigestsMagic.size();
  for (auto& tags : tags_) {
    std::memcpy(tags.data(), at, tags.size() * sizeof(PageTag));
    at += tags.size() * sizeof(PageTag);
  }
  Sha256 sha;
  sha.Update(text.data(), sealed);
  seal = sha.Finish();
  if (!text.starts_with(kDigestsMagic) || std::memcmp(seal.data(), at, seal.size()) != 0) {
    return NotAsWritten(DigestsPath(), "its own digest does not match");
  }
  return absl::OkStatus();
}

std::string PageDigests::Record(uint64_t number, uint32_t file, uint32_t claimed, uint64_t page,
                                const PageTag& tag) const {
  std::string record(kRecordBytes, '\0');
  auto* const bytes = reinterpret_cast<uint8_t*>(record.data());
  PutNumber(bytes, file);
  PutNumber(bytes + 4, claimed);
  PutNumber(bytes + 8, page);
  std::memcpy(bytes + 16, tag.data(), tag.size());
  const PageTag check = TagOfPage({kJournalFile, number}, {bytes, kCheckAt});
  std::memcpy(bytes + kCheckAt, check.data(), kRecordBytes - kCheckAt);
  return record;
}

absl::Status PageDigests::ReadJournal(bool despite_damage) {
  ASSIGN_OR_RETURN(const auto text, ReadDescriptor(journal_.number(), JournalPath()));
  for (size_t at = 0; at + kRecordBytes <= text.size(); at += kRecordBytes) {
    const auto* const bytes = reinterpret_cast<const uint8_t*>(text.data() + at);
    const auto file = GetNumber<uint32_t>(bytes);
    const auto claimed = GetNumber<uint32_t>(bytes + 4);
    const auto page = GetNumber<uint64_t>(bytes + 8);
    PageTag tag;
    std::memcpy(tag.data(), bytes + 16, tag.size());
    const bool whole =
        Record(at / kRecordBytes, file, claimed, page, tag) == text.substr(at, kRecordBytes) &&
        file < tags_.size() && page < tags_[file].size() && claimed <= tags_[file].size() - page;
    if (!whole && despite_damage) continue;
    if (!whole) return NotAsWritten(JournalPath(), absl::StrCat("the record at byte ", at));
    for (uint64_t i = 0; i < claimed; ++i) unsettled_.try_emplace({file, page + i});
    if (claimed == 0) unsettled_[{file, page}].push_back(tag);
  }
  journal_records_ = text.size() / kRecordBytes;
  return absl::OkStatus();
}

absl::Status PageDigests::Append(const std::string& records) {
  auto at = static_cast<off_t>(journal_records_ * kRecordBytes);
  for (size_t done = 0; done < records.size();) {
    const ssize_t count =
        pwrite(journal_.number(), records.data() + done, records.size() - done, at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Refused(JournalPath(), count < 0 ? errno : ENOSPC);
    done += static_cast<size_t>(count);
    at += count;
  }
  journal_records_ += records.size() / kRecordBytes;
  return absl::OkStatus();
}

absl::Status PageDigests::Announce(uint32_t file, uint64_t from, std::span<const PageTag> tags) {
  Claim& claim = claims_[file];
  const uint64_t to = from + tags.size();
  if (from < claim.from || to > claim.to) {
    claim = {from, std::min<uint64_t>(std::max(to, from + kClaimedPages), tags_[file].size())};
    const std::string record = Record(journal_records_, file,
                                      static_cast<uint32_t>(claim.to - claim.from), claim.from, {});
    RETURN_IF_ERROR(Append(record));
    if (fdatasync(journal_.number()) != 0) return Refused(JournalPath(), errno);
  }
  std::string records;
  for (size_t i = 0; i < tags.size(); ++i) {
    records += Record(journal_records_ + i, file, 0, from + i, tags[i]);
  }
  return Append(records);
}

absl::Status PageDigests::Save() {
  ASSIGN_OR_RETURN(auto out, WholeFile::Create(DigestsPath(), {.replace = true, .durable = true}));
  std::string text(kDigestsMagic);
  for (const auto& tags : tags_) {
    text.append(reinterpret_cast<const char*>(tags.data()), tags.size() * sizeof(PageTag));
  }
  Sha256 sha;
  sha.Update(text.data(), text.size());
  const Digest seal = sha.Finish();
  text.append(reinterpret_cast<const char*>(seal.data()), seal.size());
  RETURN_IF_ERROR(out.Add(text));
  RETURN_IF_ERROR(out.Finish());
  if (ftruncate(journal_.number(), 0) != 0) return Refused(JournalPath(), errno);
  journal_records_ = 0;
  unsettled_.clear();
  std::fill(claims_.begin(), claims_.end(), Claim{});
  return absl::OkStatus();
}

}  // namespace hotstone::tables
