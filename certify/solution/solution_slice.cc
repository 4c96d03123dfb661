#include "certify/solution/solution_slice.h"

#include <algorithm>

#include "base/status_macros.h"

namespace hotstone::certify {

absl::Status SolutionSlice::Load(const ReadRecords& read, uint64_t first, uint64_t most) {
  keys_.clear();
  ranks_.clear();
  moves_.clear();
  below_.reset();
  std::vector<SolutionEntry> piece(static_cast<size_t>(std::min<uint64_t>(most + 1, 1 << 14)));
  for (bool more = true; more;) {
    ASSIGN_OR_RETURN(const auto count, read(first + keys_.size(), piece));
    more = count > 0;
    for (const SolutionEntry& entry : std::span(piece).first(count)) {
      if (keys_.size() >= most && entry.key != keys_.back()) {
        below_ = entry.key;
        more = false;
        break;
      }
      keys_.push_back(entry.key);
      ranks_.push_back(entry.rank);
      moves_.push_back(entry.move);
    }
  }
  from_ = first == 0 || keys_.empty() ? 0 : keys_.front();
  return absl::OkStatus();
}

bool SolutionSlice::Owns(uint64_t key) const {
  return key >= from_ && (!below_.has_value() || key < *below_);
}

std::optional<SolutionSlice::Listed> SolutionSlice::Find(uint64_t key) const {
  const auto found = std::lower_bound(keys_.begin(), keys_.end(), key);
  if (found == keys_.end() || *found != key) return std::nullopt;
  const auto begin = static_cast<size_t>(found - keys_.begin());
  size_t end = begin;
  while (end < keys_.size() && keys_[end] == key) ++end;
  return Listed{ranks_[begin], std::span(moves_).subspan(begin, end - begin)};
}

}  // namespace hotstone::certify
