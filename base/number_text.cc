#include "base/number_text.h"

#include "absl/strings/str_cat.h"

namespace hotstone {

std::string BytesText(uint64_t bytes) {
  constexpr double kMebi = 1 << 20;
  const double mebi = static_cast<double>(bytes) / kMebi;
  if (mebi < 1) return absl::StrCat((bytes + 1023) / 1024, " KiB");
  if (mebi < 1024) return absl::StrCat(static_cast<int>(mebi + 0.999), " MiB");
  double amount = mebi / 1024;
  const char* const units[] = {" GiB", " TiB", " PiB", " EiB"};
  size_t unit = 0;
  for (; amount >= 1024; amount /= 1024) ++unit;
  return absl::StrCat(static_cast<double>(static_cast<int64_t>(amount * 10 + 0.999)) / 10,
                      units[unit]);
}

}  // namespace hotstone
