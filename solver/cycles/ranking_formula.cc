#include "solver/cycles/ranking_formula.h"

#include <algorithm>
#include <array>
#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::solver {
namespace {

z3::expr Number(z3::context& context, int value) { return context.bv_val(value, kRankBits); }

z3::expr Count(z3::context& context, const std::vector<z3::expr>& booleans) {
  z3::expr sum = Number(context, 0);
  for (const z3::expr& boolean : booleans)
    sum = sum + z3::ite(boolean, Number(context, 1), Number(context, 0));
  return sum;
}

std::vector<z3::expr> FeatureTerms(z3::context& context, const SymbolicSituation& situation) {
  const z3::expr empty = Count(context, situation.position.Empty());
  const z3::expr own = Count(context, situation.position.Of(situation.to_move));
  const z3::expr passes = Count(context, situation.passes);
  return {Number(context, 1), empty,       own, passes, Count(context, situation.bans),
          passes * empty,     passes * own};
}

// The same for a situation of spec/.
int RankOf(const spec::Situation& s, const LinearRanking& ranking) {
  const int empty = static_cast<int>(s.position.EmptyPoints().size());
  const int own = s.position.StoneCount(s.to_move);
  const std::array<int, kRankingFeatures> features = {
      1, empty, own, s.passes, static_cast<int>(s.bans.size()), s.passes * empty, s.passes * own};
  int rank = 0;
  for (size_t i = 0; i < features.size(); ++i) rank += ranking.coefficients[i] * features[i];
  return rank;
}

bool HasStrayBan(const spec::Situation& s) {
  return std::any_of(s.bans.begin(), s.bans.end(), [&](spec::Point ban) {
    const auto near = s.position.size().Neighbours(ban);
    return s.passes > 0 || !s.position.IsEmpty(ban) ||
           std::none_of(near.begin(), near.end(), [&](spec::Point p) {
             return s.position.At(p) == spec::Opponent(s.to_move);
           });
  });
}

z3::expr Rank(z3::context& context, const std::vector<z3::expr>& features,
              const LinearRanking& ranking) {
  z3::expr rank = Number(context, 0);
  for (size_t i = 0; i < features.size(); ++i) {
    if (ranking.coefficients[i] != 0)
      rank = rank + Number(context, ranking.coefficients[i]) * features[i];
  }
  return rank;
}

}  // namespace

RankedPly MakeRankedPly(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law,
                        const SituationMistakes& mistakes) {
  const SymbolicSituation before = AnySituation(context, board, law, "before");
  SituationPly step = MakeSituationPly(board, before, law, "ply", mistakes);
  std::vector<Assertion> all = IsSituation(board, before, "before");
  all.insert(all.end(), step.law.begin(), step.law.end());
  std::vector<z3::expr> features_before = FeatureTerms(context, before);
  std::vector<z3::expr> features_after = FeatureTerms(context, step.after);
  return {before, std::move(step), std::move(all), std::move(features_before),
          std::move(features_after)};
}

z3::expr Lowers(z3::context& context, const RankedPly& ply, const LinearRanking& ranking) {
  const z3::expr before = Rank(context, ply.features_before, ranking);
  const z3::expr after = Rank(context, ply.features_after, ranking);
  const z3::expr zero = Number(context, 0);
  return before >= zero && (ply.step.finishes || (after >= zero && before > after));
}

std::pair<spec::Situation, std::optional<spec::Point>> PlyIn(const z3::model& model,
                                                             const SymbolicBoard& board,
                                                             const RankedPly& ply) {
  spec::Situation before{PositionIn(model, board, ply.before.position),
                         spec::Color::kBlack,
                         static_cast<int>(PointsIn(model, ply.before.passes).size()),
                         {},
                         0};
  const spec::BoardSize& size = before.position.size();
  for (const int p : PointsIn(model, ply.before.bans)) before.bans.insert(size.At(p));
  const int at = MoveIn(model, ply.step.ply);
  const auto point = at < 0 ? std::nullopt : std::optional(size.At(at));
  return {std::move(before), point};
}

Decoded DecodedPly(const SymbolicBoard& board, const spec::RuleSet& rules,
                   const LinearRanking& ranking, const RankedPly& ply, const z3::model& model) {
  const auto [before, point] = PlyIn(model, board, ply);
  Decoded decoded;
  decoded.text = absl::StrCat("Black to move, rank ", RankOf(before, ranking), "\n");
  for (const std::string& row : before.position.ToRows())
    absl::StrAppend(&decoded.text, "  ", row, "\n");
  absl::StrAppend(&decoded.text, "passes in a row: ", before.passes,
                  ", banned: ", spec::PointNames({before.bans.begin(), before.bans.end()}),
                  "\nmove: ", spec::MoveName({spec::Color::kBlack, point}));
  if (!spec::Judge(before, point, rules).legal()) {
    absl::StrAppend(&decoded.text, ", which is not legal");
    return decoded;
  }
  const spec::Situation after = spec::After(before, point, rules);
  const bool finished = spec::IsFinished(after, rules);
  const int rank = RankOf(after, ranking);
  absl::StrAppend(&decoded.text,
                  finished ? ", which finishes the game" : absl::StrCat(", to rank ", rank));
  const bool lowers =
      RankOf(before, ranking) >= 0 && (finished || (rank >= 0 && rank < RankOf(before, ranking)));
  decoded.replays = !lowers || (!finished && HasStrayBan(after));
  return decoded;
}

}  // namespace hotstone::solver
