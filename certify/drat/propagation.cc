#include "certify/drat/propagation.h"

#include <algorithm>

namespace hotstone::certify {

Propagation::Propagation(int variables)
    : watches_(2 * static_cast<size_t>(variables) + 2),
      true_(2 * static_cast<size_t>(variables) + 2),
      made_by_(static_cast<size_t>(variables) + 1, kAssumed) {}

void Propagation::MakeTrue(int literal, ClauseId by) {
  true_[At(literal)] = 1;
  made_by_[Variable(literal)] = by;
  trail_.push_back(literal);
  ++propagations_;
}

void Propagation::Conflict(ClauseId id) {
  conflict_ = id;
  if (assuming_) return;
  refuted_ = true;
  clauses_[id].reason = true;
}

Propagation::ClauseId Propagation::Add(std::span<const int> clause) {
  const auto id = static_cast<ClauseId>(clauses_.size());
  const size_t begin = literals_.size();
  literals_.insert(literals_.end(), clause.begin(), clause.end());
  clauses_.push_back({begin, static_cast<uint32_t>(clause.size()), true, false});
  int* literals = literals_.data() + begin;
  // Literals that are not false come first.
  const auto open =
      static_cast<size_t>(std::stable_partition(literals, literals + clause.size(),
                                                [this](int l) { return !IsFalse(l); }) -
                          literals);
  if (std::any_of(literals, literals + open, [this](int l) { return IsTrue(l); }))
    return id;  // for good
  if (open == 0) {
    Conflict(id);
  } else if (open == 1) {
    clauses_[id].reason = true;
    MakeTrue(literals[0], id);
    Propagate();
  } else {
    watches_[At(literals[0])].push_back({id, literals[1]});
    watches_[At(literals[1])].push_back({id, literals[0]});
  }
  return id;
}

bool Propagation::Assume(int literal) {
  assuming_ = true;
  if (IsFalse(literal)) return false;
  if (!IsTrue(literal)) MakeTrue(literal, kAssumed);
  return true;
}

bool Propagation::Visit(Watched& watched, int literal, bool& keeps) {
  keeps = true;
  if (IsTrue(watched.other)) return true;
  Stored& stored = clauses_[watched.clause];
  if (!stored.alive) {
    keeps = false;
    return true;
  }
  int* literals = literals_.data() + stored.begin;
  if (literals[0] == literal) std::swap(literals[0], literals[1]);
  watched.other = literals[0];
  if (IsTrue(literals[0])) return true;
  for (uint32_t i = 2; i < stored.size; ++i) {
    if (IsFalse(literals[i])) continue;
    std::swap(literals[1], literals[i]);
    watches_[At(literals[1])].push_back({watched.clause, literals[0]});
    keeps = false;
    return true;
  }
  if (IsFalse(literals[0])) {
    Conflict(watched.clause);
    return false;
  }
  if (!assuming_) stored.reason = true;
  MakeTrue(literals[0], watched.clause);
  return true;
}

bool Propagation::Propagate() {
  bool agrees = !refuted_;
  while (agrees && next_ < trail_.size()) {
    const int falsified = -trail_[next_++];
    std::vector<Watched>& watches = watches_[At(falsified)];
    size_t kept = 0;
    size_t i = 0;
    while (agrees && i < watches.size()) {
      Watched watched = watches[i++];
      bool keeps = true;
      agrees = Visit(watched, falsified, keeps);
      if (keeps) watches[kept++] = watched;
    }
    watches.erase(watches.begin() + static_cast<std::ptrdiff_t>(kept),
                  watches.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (!assuming_) for_good_ = trail_.size();
  return agrees;
}

void Propagation::TakeBack(size_t depth) {
  depth = std::max(depth, for_good_);
  while (trail_.size() > depth) {
    true_[At(trail_.back())] = 0;
    trail_.pop_back();
  }
  next_ = std::min(next_, depth);
  if (depth == for_good_) assuming_ = false;
}

}  // namespace hotstone::certify
