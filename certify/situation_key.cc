#include "certify/situation_key.h"

#include <algorithm>
#include <limits>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"

namespace hotstone::certify {

using spec::Color;

absl::Status CertifiableRules(const spec::RuleSet& rules) {
  const std::string name = spec::RuleSetName(rules);
  if (!rules.HasFiniteMemory()) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name,
                     " depends on the whole game; certificates need cycle=none and resume=free"));
  }
  if (rules.handicap != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name, " has a handicap; certificates need handicap=0"));
  }
  return absl::OkStatus();
}

uint64_t SituationKeys::SlotsOf(const spec::RuleSet& rules, const spec::BoardSize& board) {
  const auto passes = static_cast<uint64_t>(rules.end_passes);
  const auto points = static_cast<uint64_t>(board.points());
  if (rules.hot != spec::HotLayer::kHot) return passes + 1 + points;
  return passes + (uint64_t{1} << std::min(points, uint64_t{62}));
}

uint64_t SituationKeys::SlotOf(const spec::Situation& s) const {
  const auto passes = static_cast<uint64_t>(rules_.end_passes);
  if (s.bans.empty()) return static_cast<uint64_t>(s.passes);
  if (!HasBanSets()) return passes + 1 + static_cast<uint64_t>(board_.Index(*s.bans.begin()));
  uint64_t set = 0;
  for (const spec::Point p : s.bans) set |= uint64_t{1} << board_.Index(p);
  return passes + set;
}

absl::StatusOr<SituationKeys> SituationKeys::Create(const spec::RuleSet& rules,
                                                    const spec::BoardSize& board) {
  RETURN_IF_ERROR(CertifiableRules(rules));
  const SituationKeys keys(rules, board);
  uint64_t count = 2 * keys.slots_;
  for (int i = 0; i < board.points(); ++i) {
    if (count > std::numeric_limits<uint64_t>::max() / 3) {
      return absl::InvalidArgumentError(absl::StrCat("board ", board.ToString(), " has ",
                                                     board.points(),
                                                     " points; 64-bit keys hold up to 36"));
    }
    count *= 3;
  }
  return keys;
}

absl::StatusOr<uint64_t> SituationKeys::KeyOf(const spec::Situation& s) const {
  if (s.position.size() != board_ || s.handicap_owed != 0 || s.passes < 0 ||
      s.passes > rules_.end_passes || (!s.bans.empty() && s.passes != 0) ||
      (s.bans.size() > 1 && !HasBanSets())) {
    return absl::InternalError(absl::StrCat("this situation has no key:\n", Diagram(s)));
  }
  uint64_t key = 0;
  for (int i = board_.points() - 1; i >= 0; --i) {
    const auto stone = s.position.At(board_.At(i));
    key = 3 * key + (!stone.has_value() ? 0 : *stone == Color::kBlack ? 1 : 2);
  }
  return (2 * key + (s.to_move == Color::kWhite ? 1 : 0)) * slots_ + SlotOf(s);
}

absl::StatusOr<spec::Situation> SituationKeys::SituationAt(uint64_t key) const {
  const uint64_t slot = key % slots_;
  const auto passes = static_cast<uint64_t>(rules_.end_passes);
  spec::Situation s{
      spec::Position(board_), (key / slots_) % 2 == 0 ? Color::kBlack : Color::kWhite, 0, {}, 0};
  uint64_t code = key / slots_ / 2;
  for (int i = 0; i < board_.points(); ++i, code /= 3) {
    if (code % 3 != 0) s.position.Put(board_.At(i), code % 3 == 1 ? Color::kBlack : Color::kWhite);
  }
  if (code != 0) return absl::FailedPreconditionError("the key is too large for this board");
  if (slot == passes)
    return absl::FailedPreconditionError("the key is that of a finished situation");
  if (slot < passes) {
    s.passes = static_cast<int>(slot);
  } else if (!HasBanSets()) {
    s.bans.insert(board_.At(static_cast<int>(slot - passes - 1)));
  } else {
    for (int i = 0; i < board_.points(); ++i) {
      if (((slot - passes) >> i & 1) != 0) s.bans.insert(board_.At(i));
    }
  }
  const auto refuse = [&s](const std::string& why) {
    return absl::FailedPreconditionError(absl::StrCat(why, "\n", Diagram(s)));
  };
  if (const auto chain = spec::ChainWithoutLiberty(s.position)) {
    return refuse(absl::StrCat("the chain ", spec::PointNames(chain->stones), " has no liberty"));
  }
  if (!s.bans.empty() && rules_.hot == spec::HotLayer::kNone)
    return refuse("these rules have no bans");
  for (const spec::Point p : s.bans) {
    if (!s.position.IsEmpty(p)) return refuse("the banned point is not empty");
  }
  return s;
}

std::string Diagram(const spec::Situation& s) {
  std::string text =
      absl::StrCat("  ", spec::ColorName(s.to_move), " to move, consecutive passes ", s.passes);
  for (const spec::Point p : s.bans) absl::StrAppend(&text, ", ban at ", spec::PointName(p));
  return absl::StrCat(text, "\n    ", absl::StrJoin(s.position.ToRows(), "\n    "));
}

}  // namespace hotstone::certify
