#include "certify/situation_key.h"

#include <limits>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/chains.h"

namespace hotstone::certify {

using spec::Color;

absl::Status CertifiableRules(const spec::RuleSet& rules) {
  const std::string name = spec::RuleSetName(rules);
  if (const auto missing = spec::MissingPart(rules)) {
    return absl::UnimplementedError(
        absl::StrCat("rule set ", name, " needs ", *missing, ", which is not implemented"));
  }
  if (!rules.HasFiniteMemory()) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name, " remembers the whole game; certificates need cycle=none"));
  }
  if (rules.handicap != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name, " has a handicap; certificates need handicap=0"));
  }
  return absl::OkStatus();
}

absl::StatusOr<SituationKeys> SituationKeys::Create(const spec::RuleSet& rules,
                                                    const spec::BoardSize& board) {
  if (const auto status = CertifiableRules(rules); !status.ok()) return status;
  const SituationKeys keys(rules, board);
  uint64_t count = 2 * static_cast<uint64_t>(keys.slots_);
  for (int i = 0; i < board.points(); ++i) {
    if (count > std::numeric_limits<uint64_t>::max() / 3) {
      return absl::InvalidArgumentError(absl::StrCat("board ", board.ToString(), " has ", board.points(),
                                                     " points; keys of 64 bits hold up to 36"));
    }
    count *= 3;
  }
  return keys;
}

absl::StatusOr<uint64_t> SituationKeys::KeyOf(const spec::Situation& s) const {
  if (s.position.size() != board_ || s.handicap_owed != 0 || s.passes < 0 || s.passes > rules_.end_passes ||
      (s.ban.has_value() && s.passes != 0)) {
    return absl::InternalError(absl::StrCat("this situation has no key:\n", Diagram(s)));
  }
  uint64_t key = 0;
  for (int i = board_.points() - 1; i >= 0; --i) {
    const auto stone = s.position.At(board_.At(i));
    key = 3 * key + (!stone.has_value() ? 0 : *stone == Color::kBlack ? 1 : 2);
  }
  const int slot = s.ban.has_value() ? rules_.end_passes + 1 + board_.Index(*s.ban) : s.passes;
  return (2 * key + (s.to_move == Color::kWhite ? 1 : 0)) * static_cast<uint64_t>(slots_) +
         static_cast<uint64_t>(slot);
}

absl::StatusOr<spec::Situation> SituationKeys::SituationAt(uint64_t key) const {
  const auto slots = static_cast<uint64_t>(slots_);
  const int slot = static_cast<int>(key % slots);
  spec::Situation s{spec::Position(board_), (key / slots) % 2 == 0 ? Color::kBlack : Color::kWhite, 0, {}, 0};
  uint64_t code = key / slots / 2;
  for (int i = 0; i < board_.points(); ++i, code /= 3) {
    if (code % 3 != 0) s.position.Put(board_.At(i), code % 3 == 1 ? Color::kBlack : Color::kWhite);
  }
  if (code != 0) return absl::FailedPreconditionError("the key is larger than any of this board");
  if (slot == rules_.end_passes) return absl::FailedPreconditionError("the key is of a finished situation");
  if (slot < rules_.end_passes) {
    s.passes = slot;
  } else {
    s.ban = board_.At(slot - rules_.end_passes - 1);
  }
  const auto refuse = [&s](const std::string& why) {
    return absl::FailedPreconditionError(absl::StrCat(why, "\n", Diagram(s)));
  };
  if (const auto chain = spec::ChainWithoutLiberty(s.position)) {
    return refuse(absl::StrCat("the chain ", spec::PointNames(chain->stones), " has no liberty"));
  }
  if (s.ban.has_value() && rules_.hot == spec::HotLayer::kNone) return refuse("these rules know no ban");
  if (s.ban.has_value() && !s.position.IsEmpty(*s.ban)) return refuse("the ban is not at an empty point");
  return s;
}

std::string Diagram(const spec::Situation& s) {
  std::string text =
      absl::StrCat("  ", spec::ColorName(s.to_move), " to move, consecutive passes ", s.passes);
  if (s.ban.has_value()) absl::StrAppend(&text, ", ban at ", spec::PointName(*s.ban));
  return absl::StrCat(text, "\n    ", absl::StrJoin(s.position.ToRows(), "\n    "));
}

}  // namespace hotstone::certify
