#include "certify/verdict.h"

#include "absl/strings/str_cat.h"

namespace hotstone::certify {

const char* VerdictName(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kHolds:
      return "holds";
    case VerdictKind::kFails:
      return "fails";
    case VerdictKind::kCounted:
      return "counted";
    case VerdictKind::kUnknown:
      break;
  }
  return "unknown";
}

const char* MethodName(Method method) {
  switch (method) {
    case Method::kExhaustive:
      return "exhaustive";
    case Method::kAllBoards:
      return "all-boards";
    case Method::kBounded:
      return "bounded";
    case Method::kNone:
      break;
  }
  return nullptr;
}

const char* LevelName(Level level) {
  switch (level) {
    case Level::kEnumerated:
      return "enumerated";
    case Level::kCertified:
      return "certified";
    case Level::kCrossChecked:
      return "cross-checked";
    case Level::kNone:
      break;
  }
  return nullptr;
}

std::string BytesText(uint64_t bytes) {
  constexpr double kMebi = 1 << 20;
  const double mebi = static_cast<double>(bytes) / kMebi;
  if (mebi < 1) return absl::StrCat((bytes + 1023) / 1024, " KiB");
  if (mebi < 1024) return absl::StrCat(static_cast<int>(mebi + 0.999), " MiB");
  return absl::StrCat(static_cast<double>(static_cast<int>(mebi / 102.4 + 0.999)) / 10, " GiB");
}

}  // namespace hotstone::certify
