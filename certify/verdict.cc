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

}  // namespace hotstone::certify
