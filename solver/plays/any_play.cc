#include "solver/plays/any_play.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/witness.h"
#include "spec/board/board_play.h"

namespace hotstone::solver {
namespace {

struct WrongRemoval {
  Mutant mutant;
  Removal removal;
};

const std::vector<WrongRemoval>& AllWrongRemovals() {
  static const auto* const all = new std::vector<WrongRemoval>{
      {{"captured-stay", "opposing chains without a liberty stay on the board"},
       {.opposing = false}},
      {{"own-stay", "the player's own chains without a liberty stay on the board"}, {.own = false}},
      {{"own-first",
        "the player's own chains without a liberty are removed first, opposing ones only if there "
        "are none"},
       {.own_first = true}},
      {{"both-at-once", "chains of both colours without a liberty are removed at once"},
       {.always_both = true}},
      {{"by-the-stone",
        "only the stones of a captured chain that are adjacent to the stone played are removed"},
       {.by_the_stone = true}},
      {{"point-is-free", "the point played still counts as a liberty"}, {.point_is_free = true}},
      {{"some-may-stay", "any of several chains without a liberty may stay"},
       {.some_may_stay = true}},
  };
  return *all;
}

std::string Picture(const spec::Position& position) {
  return absl::StrCat(absl::StrJoin(position.ToRows(), "\n"), "\n");
}

std::string Words(const spec::BoardPlay& play) {
  return absl::StrCat(spec::ColorName(play.player), " ", spec::PointName(play.at), " captures ",
                      spec::PointNames(play.captured), ", removes its own ",
                      spec::PointNames(play.self_removed));
}

spec::BoardPlay Replayed(const z3::model& model, const SymbolicPlay& play,
                         const spec::Position& before) {
  return spec::PlayAt(before, play.player, before.size().At(PointPlayedIn(model, play)));
}

certify::Witness WitnessOf(const std::vector<spec::BoardPlay>& plays) {
  certify::Witness witness{plays[0].before, plays[0].player, {}, plays.size(), {}, 0, 0};
  std::vector<std::string> words;
  for (const spec::BoardPlay& play : plays) {
    witness.moves.push_back({play.player, play.at});
    words.push_back(Words(play));
  }
  witness.what = absl::StrJoin(words, "; ");
  return witness;
}

}  // namespace

AnyPlay MakeAnyPlay(z3::context& context, const SymbolicBoard& board, const Removal& removal) {
  const SymbolicPosition before = FreshPosition(context, board, "before");
  const Ranks ranks = FreshRanks(context, board, "before_rank");
  const SymbolicPlay play =
      MakePlay(board, before, spec::Color::kBlack, FreshSet(context, board, "at"), "play", removal);
  AnyPlay any{board, before, ranks, play, {}};
  any.assumptions.push_back({"the position is legal", IsLegal(board, before, ranks)});
  any.assumptions.insert(any.assumptions.end(), play.law.begin(), play.law.end());
  return any;
}

std::vector<Mutant> WrongRemovals(const std::vector<std::string>& names) {
  std::vector<Mutant> mutants;
  for (const std::string& name : names) {
    for (const WrongRemoval& wrong : AllWrongRemovals()) {
      if (wrong.mutant.name == name) mutants.push_back(wrong.mutant);
    }
  }
  return mutants;
}

Removal RemovalUnder(const std::string& mutant) {
  for (const WrongRemoval& wrong : AllWrongRemovals()) {
    if (wrong.mutant.name == mutant) return wrong.removal;
  }
  return {};
}

Decoded DecodePlay(const z3::model& model, const AnyPlay& any,
                   const std::function<bool(const spec::BoardPlay&)>& breaks) {
  const spec::Position before = PositionIn(model, any.board, any.before);
  const spec::BoardPlay play = Replayed(model, any.play, before);
  Decoded decoded;
  decoded.text =
      absl::StrCat(Picture(before), Words(play), "\nby the formulas the position is then\n",
                   Picture(PositionIn(model, any.board, any.play.after)));
  decoded.witness = WitnessOf({play});
  decoded.replays = breaks(play);
  return decoded;
}

Decoded DecodeTwoPlays(
    const z3::model& model, const AnyPlay& any, const SymbolicPlay& second,
    const std::function<bool(const spec::BoardPlay&, const spec::BoardPlay&)>& breaks) {
  const spec::Position before = PositionIn(model, any.board, any.before);
  const spec::BoardPlay play = Replayed(model, any.play, before);
  Decoded decoded;
  decoded.text =
      absl::StrCat(Picture(before), Words(play), "\nby the formulas the position is then\n",
                   Picture(PositionIn(model, any.board, any.play.after)));
  const spec::Point next = before.size().At(PointPlayedIn(model, second));
  if (!play.after.IsEmpty(next)) {
    absl::StrAppend(&decoded.text, "and then ", spec::PointName(next), ", which is occupied");
    return decoded;
  }
  const spec::BoardPlay reply = spec::PlayAt(play.after, second.player, next);
  absl::StrAppend(&decoded.text, Words(reply), "\nby the formulas the position is then\n",
                  Picture(PositionIn(model, any.board, second.after)));
  decoded.witness = WitnessOf({play, reply});
  decoded.replays = breaks(play, reply);
  return decoded;
}

}  // namespace hotstone::solver
