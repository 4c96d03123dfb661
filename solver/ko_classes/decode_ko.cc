#include "solver/ko_classes/decode_ko.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/witness.h"
#include "spec/board/board_play.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::solver {

using spec::Color;
using spec::HotClass;
using spec::HotUnclassified;
using spec::KoClass;
using spec::SettledBy;

std::string ReadingName(spec::SettledBy settled) {
  return settled == spec::SettledBy::kLife ? "settled=life" : "settled=outcome";
}

std::function<absl::StatusOr<Decoded>(const z3::model&)> DecodeKo(
    const SymbolicBoard& board, const SymbolicPosition& at, const PointSet& named,
    spec::SettledBy settled, std::function<bool(const spec::KoVerdict&)> breaks) {
  return [board, at, named, settled,
          breaks = std::move(breaks)](const z3::model& model) -> absl::StatusOr<Decoded> {
    const spec::Position position = PositionIn(model, board, at);
    const std::vector<int> first = PointsIn(model, named);
    Decoded decoded;
    decoded.text = absl::StrCat(absl::StrJoin(position.ToRows(), "\n"), "\n");
    for (const spec::KoPosition& ko : spec::KoPositions(position)) {
      if (first.empty() || ko.groups.empty()) continue;
      if (position.size().Index(ko.groups[0].stones[0]) != first[0]) continue;
      const spec::KoVerdict verdict = spec::Classify(position, ko, {settled});
      absl::StrAppend(&decoded.text, "the ko position of ", board.Name(first[0]), " by the law, ",
                      ReadingName(settled), ": ", spec::VerdictName(verdict),
                      verdict.settled ? ", settled" : "", verdict.balanced ? ", balanced\n" : "\n");
      decoded.replays = breaks(verdict);
    }
    return decoded;
  };
}

std::function<absl::StatusOr<Decoded>(const z3::model&)> DecodeTake(
    const SymbolicBoard& board, const SymbolicPlay& take, const z3::expr& unclassified_is_hot,
    SettledBy settled, HotClass class_of) {
  return [board, before = take.before, at = take.at, unclassified_is_hot, settled,
          class_of](const z3::model& model) -> absl::StatusOr<Decoded> {
    const spec::Position position = PositionIn(model, board, before);
    const std::vector<int> played = PointsIn(model, at);
    Decoded decoded;
    if (played.empty()) return decoded;
    const spec::BoardPlay play =
        spec::PlayAt(position, Color::kBlack, position.size().At(played[0]));
    spec::HotLaw law;
    law.kinds = law.fighting_only = {spec::HotKind::kSingle};
    law.class_of = class_of;
    law.reading.settled = settled;
    law.unclassified = model.eval(unclassified_is_hot, true).is_true() ? HotUnclassified::kHot
                                                                       : HotUnclassified::kCold;
    const bool hot = !spec::FindHotStones(play, law).empty();
    const KoClass after = spec::ClassOfHotKo(
        play, {Color::kBlack, {play.at}, play.captured.empty() ? play.at : play.captured[0]},
        class_of, {settled});
    decoded.text = absl::StrCat(absl::StrJoin(position.ToRows(), "\n"), "\nBlack takes at ",
                                spec::PointName(play.at), ", ", ReadingName(settled), "\n");
    for (const spec::KoPosition& ko : spec::KoPositions(position)) {
      for (const spec::KoBetween& between : ko.kos) {
        if (between.ko.holder != Color::kWhite || between.ko.stones != play.captured) continue;
        const KoClass taken = spec::Classify(position, ko, {settled}).ko_class;
        absl::StrAppend(&decoded.text, "the ko is ", std::string(spec::KoClassName(taken)),
                        ", by hot_class ", std::string(spec::KoClassName(after)), "; the stone is ",
                        hot ? "hot" : "not hot",
                        law.unclassified == HotUnclassified::kHot ? " (hot_unclassified=hot)\n"
                                                                  : " (hot_unclassified=cold)\n");
        decoded.replays = hot ? taken == KoClass::kDisturbing : taken == KoClass::kFighting;
      }
    }
    decoded.witness = certify::Witness{
        position, Color::kBlack, {{Color::kBlack, play.at}}, 1, decoded.text, 0, 0};
    return decoded;
  };
}

}  // namespace hotstone::solver
