#include "spec/fates/fates_of.h"

#include "base/kept_once.h"
#include "spec/fates/plain_fates.h"

namespace hotstone::spec {
namespace {

FateSource the_source = PlainFates;

}  // namespace

void UseFateSource(FateSource source) { the_source = source; }

absl::StatusOr<const BoardFates*> FatesOf(const BoardSize& size) {
  static auto* const boards = new KeptOnce<BoardSize, BoardFates>;
  return boards->Get(size, [&] { return the_source(size); });
}

}  // namespace hotstone::spec
