// Planes that do not fit into memory, in a folder: for each side to move, a file for the blocks and
// one for the kos, word for word as in memory, and their description.
//
//     DIR/first.blocks   DIR/first.kos   the first side to move
//     DIR/second.blocks  DIR/second.kos  the other side to move
//     DIR/point.json                     plane_manifest.h ("hotstone.plane-folder/2"), digest
//     DIR/digests        DIR/journal     of each page of those files: page_digests.h
//
// The files have their full size, and their space on disk, before a run begins: a full disk is
// detected at once and not after hours. Words are overwritten in place. A kill at any moment, even
// in the middle of a word, leaves old and new bits, and any such mixture is a valid state to
// continue from (enumerate/planes/plane_store.h says why); point.json is rewritten as a whole after
// the files have reached the disk.
//
// Everything read is checked against the digest of its page: a bit flipped by the disk is DataLoss,
// with the file and the place, before it is used. A page half written at a kill or a power cut is
// not damage. Opening the folder finds it and clears it, and the run starts from all bits that
// remain: a clear bit is always valid to continue from, except that half-sweep 1 sets the bits of
// illegal positions. Damaged pages are treated the same way on request (`mend`).
//
// After a failed write all calls fail: the contents of that page are known only when the folder is
// opened again.
//
// While a run uses the folder it is locked: a second run is rejected.
#ifndef HOTSTONE_TABLES_PLANE_FOLDER_H_
#define HOTSTONE_TABLES_PLANE_FOLDER_H_

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/descriptor.h"
#include "enumerate/planes/plane_store.h"
#include "spec/rules/rule_set.h"
#include "tables/page_digests.h"
#include "tables/plane_manifest.h"

namespace hotstone::tables {

class PlaneFolder final : public enumerate::PlaneStore {
 public:
  // A run that has not begun. AlreadyExists if something is at `path`; ResourceExhausted, with both
  // figures, if the disk lacks the space; otherwise Unavailable, with the path and the system's
  // reason. After an error nothing is left behind. The layout must outlive the folder.
  static absl::StatusOr<std::unique_ptr<PlaneFolder>> Create(const std::string& path,
                                                             const enumerate::PlaneLayout& layout,
                                                             const spec::RuleSet& rules,
                                                             int at_least);

  // The run saved there. NotFound if there is none; errors of plane_manifest.h; DataLoss for
  // damaged files or files of other sizes; Unavailable if another process is using it. With `mend`
  // all pages are checked, and those that do not match are cleared.
  static absl::StatusOr<std::unique_ptr<PlaneFolder>> Open(const std::string& path,
                                                           const enumerate::PlaneLayout& layout,
                                                           const spec::RuleSet& rules, int at_least,
                                                           bool mend = false);

  // Pages that were cleared when it was opened.
  uint64_t cleared_pages() const { return cleared_pages_; }

  // The text of a point.json with its digest, from a manifest of plane_manifest.h, without the
  // final newline.
  static std::string SealedPoint(const std::string& manifest);

  // The size of the planes' files in bytes.
  static uint64_t DiskBytes(const enumerate::PlaneLayout& layout) { return layout.PlaneBytes(); }

  // The point of the run when the folder was opened or the point was last saved.
  const enumerate::PlanePoint& point() const { return manifest_.point; }

  absl::Status Read(enumerate::Mover to_move, Part part, uint64_t from,
                    std::span<uint64_t> words) override;
  absl::Status Write(enumerate::Mover to_move, Part part, uint64_t from,
                     std::span<const uint64_t> words) override;
  absl::Status SavePoint(const enumerate::PlanePoint& point) override;

 private:
  struct File {
    std::string path;
    uint64_t bytes = 0;
    Descriptor descriptor;
    bool written = false;  // since the last point
  };
  PlaneFolder(const std::string& path, const enumerate::PlaneLayout& layout,
              const spec::RuleSet& rules, int at_least);
  absl::Status OpenFiles(bool anew);
  void Remove();
  absl::Status ReadBytes(const File& file, uint64_t from, std::span<uint8_t> bytes) const;
  absl::Status WriteBytes(File& file, uint64_t from, std::span<const uint8_t> bytes);
  uint64_t PageBytes(const File& file, uint64_t page) const;
  // A page as it is on disk, and whether it matches its digest.
  absl::Status ReadPage(const PageName& name, std::span<uint8_t> bytes) const;
  absl::Status CheckPage(const PageName& name, std::span<const uint8_t> bytes) const;
  // Checks the pages that were being written when the run was interrupted, or all pages.
  absl::Status Settle(bool all);
  absl::Status WritePoint(const enumerate::PlanePoint& point);
  static uint32_t FileNumber(enumerate::Mover to_move, Part part) {
    return static_cast<uint32_t>(2 * enumerate::Number(to_move) + static_cast<size_t>(part));
  }
  std::string PointPath() const { return path_ + "/point.json"; }

  const std::string path_;
  const enumerate::PlaneLayout& layout_;
  const spec::RuleSet rules_;
  PlaneManifest manifest_;
  std::array<File, 4> files_;
  std::unique_ptr<PageDigests> digests_;
  uint64_t cleared_pages_ = 0;
  absl::Status failed_;  // the first failed write
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PLANE_FOLDER_H_
