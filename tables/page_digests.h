// Digests of the pages of files that are written over in place (plane_folder.h), so that a bit that the disk
// turns by itself is noticed when the page is read.
//
//     DIR/digests   a tag for each page of each file, written anew as a whole, with its own digest at the end
//     DIR/journal   what has been written since: tags of pages, each before the page itself
//
// The difficulty is a kill, or a power cut, in the midst of a page: then neither the old tag nor the new one
// fits, and nothing is damaged. So a page is written only after the journal has said, on the disk, that it
// may be (a claim, for many pages at once, that the disk is not waited for at each write), and what
// its new tag will be. Of a run that was broken off, a page named there may fit any tag that it had or was to
// have. If it fits none it was being written, and its owner forgets what is in it. All other pages must fit.
//
// A tag is the GMAC (NIST SP 800-38D, the work is OpenSSL's) of a page with its place, under a key that
// everyone knows: no help against forgers, but of damage next to nothing goes unnoticed. It goes at several
// GB a second, where SHA-256 goes at 0.4. A page of zero bytes has the tag zero: what was never written needs
// none.
//
// Errors: DataLoss for files that are not as they were written, Unavailable, with the system's reason, for
// all else.
#ifndef HOTSTONE_TABLES_PAGE_DIGESTS_H_
#define HOTSTONE_TABLES_PAGE_DIGESTS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/descriptor.h"

namespace hotstone::tables {

inline constexpr uint64_t kPageBytes = 1 << 18;

using PageTag = std::array<uint8_t, 16>;

// Of a file of the folder, and of all files together the tags of pages that the journal names.
struct PageName {
  uint32_t file;
  uint64_t page;
  friend auto operator<=>(const PageName&, const PageName&) = default;
};

// If OpenSSL has no memory, what `new` does (base/out_of_memory.h).
PageTag TagOfPage(const PageName& name, std::span<const uint8_t> bytes);

class PageDigests {
 public:
  // Nothing is opened or written yet; all pages count as clear. `pages`: how many each file has.
  PageDigests(const std::string& folder, const std::vector<uint64_t>& pages);

  absl::Status Create();
  // Takes over what was kept. With `despite_damage` what cannot be read is left out, and what is not as it
  // was written counts all the same.
  absl::Status Open(bool despite_damage);
  // Removes the files.
  void Remove();

  const PageTag& tag(const PageName& name) const { return tags_[name.file][name.page]; }
  void set_tag(const PageName& name, const PageTag& tag) { tags_[name.file][name.page] = tag; }

  // To be called before pages of a file, from this one on, get contents of these tags. They count once
  // set_tag is called.
  absl::Status Announce(uint32_t file, uint64_t from, std::span<const PageTag> tags);

  // Pages that were announced or claimed since Save, by Open's journal, with the tags that were announced.
  const std::map<PageName, std::vector<PageTag>>& unsettled() const { return unsettled_; }

  // What the tags say of now is kept; the journal is empty again. To be called when all pages are on the
  // disk.
  absl::Status Save();

  // Bytes that both files take at most, with the copy that is made while one is written.
  static uint64_t DiskBytes(uint64_t pages);

 private:
  struct Claim {
    uint64_t from = 0, to = 0;
  };
  std::string DigestsPath() const { return folder_ + "/digests"; }
  std::string JournalPath() const { return folder_ + "/journal"; }
  absl::Status Append(const std::string& records);
  absl::Status ReadDigests();
  absl::Status ReadJournal(bool despite_damage);
  std::string Record(uint64_t number, uint32_t file, uint32_t claimed, uint64_t page,
                     const PageTag& tag) const;

  const std::string folder_;
  std::vector<std::vector<PageTag>> tags_;
  std::vector<Claim> claims_;
  std::map<PageName, std::vector<PageTag>> unsettled_;
  Descriptor journal_;
  uint64_t journal_records_ = 0;
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PAGE_DIGESTS_H_
