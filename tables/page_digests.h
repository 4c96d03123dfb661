// Digests of the pages of files that are overwritten in place (plane_folder.h), so that a bit
// flipped by the disk is detected when the page is read.
//
//     DIR/digests   a tag for each page of each file, rewritten as a whole, its own digest last
//     DIR/journal   what has been written since: tags of pages, each before the page itself
//
// The difficulty is a kill or a power cut in the middle of a page: then neither the old tag nor the
// new one matches, although nothing is damaged. So a page is written only after the journal on disk
// says that it may be written (a claim for many pages at once, which saves waiting for the disk at
// each write) and what its new tag will be. After an interrupted run, a page named there may match
// any tag that it had or was to have. If it matches none, it was being written, and its owner
// discards its contents. All other pages must match.
//
// A tag is the GMAC (NIST SP 800-38D, computed by OpenSSL) of a page with its place, under a public
// key: it does not stop forgers, but almost no damage goes undetected. It runs at several GB a
// second, against 0.4 for SHA-256. A page of zero bytes has the tag zero, so a page that was never
// written needs none.
//
// Errors: DataLoss for files that are not as they were written, otherwise Unavailable with the
// system's reason.
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

// A page of a file of the folder. Tags in the journal have it as their key.
struct PageName {
  uint32_t file;
  uint64_t page;
  friend auto operator<=>(const PageName&, const PageName&) = default;
};

// If OpenSSL has no memory, acts like `new` (base/out_of_memory.h).
PageTag TagOfPage(const PageName& name, std::span<const uint8_t> bytes);

class PageDigests {
 public:
  // Opens and writes nothing yet; all pages count as clear. `pages`: the number of pages of each
  // file.
  PageDigests(const std::string& folder, const std::vector<uint64_t>& pages);

  absl::Status Create();
  // Loads what was saved. With `despite_damage`, unreadable parts are skipped and altered parts are
  // used anyway.
  absl::Status Open(bool despite_damage);
  // Removes the files.
  void Remove();

  const PageTag& tag(const PageName& name) const { return tags_[name.file][name.page]; }
  void set_tag(const PageName& name, const PageTag& tag) { tags_[name.file][name.page] = tag; }

  // To be called before pages of a file, starting at `from`, get contents with these tags. The tags
  // take effect once set_tag is called.
  absl::Status Announce(uint32_t file, uint64_t from, std::span<const PageTag> tags);

  // Pages announced or claimed since Save, according to Open's journal, with the announced tags.
  const std::map<PageName, std::vector<PageTag>>& unsettled() const { return unsettled_; }

  // Saves the current tags and empties the journal. To be called when all pages are on disk.
  absl::Status Save();

  // The most bytes that both files take, including the copy made while one is written.
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
