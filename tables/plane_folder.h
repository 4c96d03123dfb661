// Planes that do not fit into memory, in a folder: a file for the blocks and one for the kos of either side
// to move, word for word as they would lie in memory, and what they are.
//
//     DIR/first.blocks   DIR/first.kos      the first side to move
//     DIR/second.blocks  DIR/second.kos     the other side to move
//     DIR/point.json                        plane_manifest.h, "hotstone.plane-folder/2", and its digest
//     DIR/digests       DIR/journal         of each page of those files: page_digests.h
//
// The files have their full size, and their place on the disk, before a run begins: a disk that is full is
// found out at once and not after hours. Words are written over where they are. A kill at any moment, and in
// the midst of a word, leaves old and new bits, and any such mixture is a state to go on from
// (enumerate/planes/plane_store.h says why); point.json is written anew as a whole, after the files have
// reached the disk.
//
// What is read is held against the digest of its page: a bit that the disk turns by itself is DataLoss, with
// the file and the place, before anything is made of it. A page that a kill or a power cut left half written
// is no damage. It is found when the folder is opened, is cleared, and the run takes all bits that it has as
// its beginning: a clear bit is always a right one to go on from, but that those of illegal positions are set
// in half-sweep 1. The same is done with damaged pages if one asks for it (`mend`).
//
// After a write that failed all calls fail: what is in that page is known when the folder is opened again.
//
// While a run is at work the folder is locked: a second one is refused.
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
  // A run that has not begun. AlreadyExists if something is at `path`; ResourceExhausted, with both figures,
  // if the disk has not the room; Unavailable, with the path and the system's reason, for all else. After an
  // error nothing of it is left. The layout must outlive the folder.
  static absl::StatusOr<std::unique_ptr<PlaneFolder>> Create(const std::string& path,
                                                             const enumerate::PlaneLayout& layout,
                                                             const spec::RuleSet& rules, int at_least);

  // The run that was left there. NotFound if there is none; errors of plane_manifest.h; DataLoss for files of
  // other sizes or damaged ones; Unavailable if another process is at work on it. With `mend` all pages are
  // looked at, and those that do not fit are cleared.
  static absl::StatusOr<std::unique_ptr<PlaneFolder>> Open(const std::string& path,
                                                           const enumerate::PlaneLayout& layout,
                                                           const spec::RuleSet& rules, int at_least,
                                                           bool mend = false);

  // Pages that were cleared when it was opened.
  uint64_t cleared_pages() const { return cleared_pages_; }

  // The text of a point.json with its digest; as a plane_manifest.h has it, without the last newline.
  static std::string SealedPoint(const std::string& manifest);

  // Bytes of the planes' files.
  static uint64_t DiskBytes(const enumerate::PlaneLayout& layout) { return layout.PlaneBytes(); }

  // Where the run was when the folder was opened or the point saved last.
  const enumerate::PlanePoint& point() const { return manifest_.point; }

  absl::Status Read(enumerate::Mover to_move, Part part, uint64_t from, std::span<uint64_t> words) override;
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
  PlaneFolder(const std::string& path, const enumerate::PlaneLayout& layout, const spec::RuleSet& rules,
              int at_least);
  absl::Status OpenFiles(bool anew);
  void Remove();
  absl::Status ReadBytes(const File& file, uint64_t from, std::span<uint8_t> bytes) const;
  absl::Status WriteBytes(File& file, uint64_t from, std::span<const uint8_t> bytes);
  uint64_t PageBytes(const File& file, uint64_t page) const;
  // A page as it is on the disk, and whether it is what its digest says.
  absl::Status ReadPage(const PageName& name, std::span<uint8_t> bytes) const;
  absl::Status CheckPage(const PageName& name, std::span<const uint8_t> bytes) const;
  // Pages that were being written when the run was broken off, or all.
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
  absl::Status failed_;  // the first write that failed
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PLANE_FOLDER_H_
