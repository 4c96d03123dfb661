// The layout of numbers and words in a stored file (stored_file.h), shared by writer and reader.
#ifndef HOTSTONE_TABLES_STORED_LAYOUT_H_
#define HOTSTONE_TABLES_STORED_LAYOUT_H_

#include <cstdint>
#include <cstring>
#include <string_view>

#include "tables/digest.h"
#include "tables/stored_file.h"

namespace hotstone::tables {

inline constexpr std::string_view kMagic = "HOTSTONE";
inline constexpr std::string_view kEndMagic = "HOTSTEND";
inline constexpr size_t kHeaderBytes = 16;
inline constexpr size_t kEntryBytes = 16;  // of the list of blocks
inline constexpr size_t kFooterBytes = 104;
inline constexpr size_t kDigestAt = 32;  // in the footer
inline constexpr size_t kSealAt = 64;
inline constexpr size_t kEndMagicAt = 96;
inline constexpr size_t kChecksumBytes = 8;

inline std::string_view KindMagic(FileKind kind) {
  switch (kind) {
    case FileKind::kTable:
      return "TABL";
    case FileKind::kCheckpoint:
      return "CKPT";
    case FileKind::kShard:
      return "SHRD";
    case FileKind::kFates:
      return "FATE";
    case FileKind::kSuperko:
      return "SUPK";
  }
  return "";
}

template <typename T>
void PutNumber(uint8_t* at, T number) {
  for (size_t i = 0; i < sizeof(T); ++i) at[i] = static_cast<uint8_t>(number >> (8 * i));
}

template <typename T>
T GetNumber(const uint8_t* at) {
  T number = 0;
  for (size_t i = 0; i < sizeof(T); ++i)
    number = static_cast<T>(number | static_cast<T>(at[i]) << (8 * i));
  return number;
}

inline std::array<uint8_t, kHeaderBytes> HeaderOf(FileKind kind) {
  std::array<uint8_t, kHeaderBytes> header{};
  std::memcpy(header.data(), kMagic.data(), kMagic.size());
  std::memcpy(header.data() + 8, KindMagic(kind).data(), 4);
  PutNumber<uint32_t>(header.data() + 12, kStoredFileVersion);
  return header;
}

// Binds a block's number and bytes.
inline Digest BlockDigest(Sha256& sha, uint64_t number, const uint8_t* bytes, size_t count) {
  std::array<uint8_t, 8> text{};
  PutNumber(text.data(), number);
  sha.Update(text.data(), text.size());
  sha.Update(bytes, count);
  return sha.Finish();
}

inline Digest SealOf(const uint8_t* header, std::string_view manifest, const uint8_t* footer) {
  Sha256 sha;
  sha.Update(header, kHeaderBytes);
  sha.Update(manifest.data(), manifest.size());
  sha.Update(footer, kSealAt);
  return sha.Finish();
}

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_STORED_LAYOUT_H_
