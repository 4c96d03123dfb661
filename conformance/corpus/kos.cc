// Cases about hot stones and about cycles (conformance/corpus/groups.h).
//
// Variants makes shapes of one kind: first on their own small board, then placed on the requested
// boards in rotation, each only once; when all are used up, it starts again with a pass of the
// other player before the first move. HotCases plays a shape round once. Whenever something is hot,
// WriteBans records the banned points with their reasons and the liberties of the hot stones; if
// the next move of the shape is banned, both players pass, which lifts the ban, and the move is
// recorded as legal. CycleCases goes round twice (PlayRounds), until the cycle rule of the rule set
// refuses a move, and records the refusal and all plays that are legal then.
//
// For example, the simple ko on 2x1 under basic-only: Black takes, the case records that White may
// not retake at once, by clause ING96-G508, both pass, the retake is recorded as legal and made.
// Under tromp-taylor, which has no hot stones, the same shape in CycleCases ends at White's retake,
// which is refused as superko.
#include <algorithm>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/scribe.h"
#include "conformance/corpus/shapes.h"
#include "spec/board/chains.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Illegality;
using spec::Move;

// The number of points up to which a case records whole sets of points.
constexpr int kWholeLook = 20;

// Two passes, unless they would end the game: they lift the bans of hot stones (ING96-G305).
bool PassTwice(CaseScribe& scribe) {
  if (scribe.game().rules().end_passes == 2 || scribe.game().situation().passes > 1) return false;
  return scribe.Play(std::nullopt) && scribe.Play(std::nullopt);
}

// Everything that is hot at this moment: the banned points with their reasons, and the hot stones.
void WriteBans(CaseScribe& scribe) {
  if (scribe.game().situation().bans.empty()) return;
  const Color color = scribe.to_move();
  for (const spec::Point p : scribe.game().situation().bans) scribe.Refusal({color, p});
  scribe.KoPoints(color);
  for (const spec::HotStones& hot : scribe.game().hot_stones())
    scribe.LibertiesAt(hot.stones.front());
}

// One round, with the bans on the way.
void PlayHot(CaseScribe& scribe, const CycleShape& shape) {
  for (const Move& move : shape.cycle) {
    if (scribe.game().ended()) return;
    WriteBans(scribe);
    if (!scribe.game().Judge(move).legal()) {
      if (!PassTwice(scribe)) return;
      scribe.Legal(move);
      if (!scribe.Play(move)) return;
      continue;
    }
    scribe.Play(move);
  }
}

// The outcome of playing a cycle.
enum class Round { kRefused, kLetPass, kUnplayable };

// Plays round until the rule set refuses a move, or `rounds` times. Sets `clause` to the clause of
// the refusal.
Round PlayRounds(CaseScribe& scribe, const CycleShape& shape, int rounds, std::string& clause) {
  for (int round = 0; round < rounds; ++round) {
    for (const Move& move : shape.cycle) {
      if (scribe.game().ended()) return Round::kUnplayable;
      spec::Ruling ruling = scribe.game().Judge(move);
      if (ruling.why == Illegality::kHotStone) {
        scribe.Refusal(move);
        if (!PassTwice(scribe)) return Round::kUnplayable;
        ruling = scribe.game().Judge(move);
      }
      if (ruling.legal()) {
        scribe.Play(move);
        continue;
      }
      scribe.Refusal(move);
      if (ruling.why != Illegality::kRecycling && ruling.why != Illegality::kSuperko) {
        return Round::kUnplayable;
      }
      clause = std::string(spec::RulingClause(ruling, scribe.game().rules()));
      if (scribe.game().position().size().points() <= kWholeLook) scribe.LegalSet(move.player);
      scribe.KoPoints(move.player);
      return Round::kRefused;
    }
    if (scribe.game().position().size().points() <= kWholeLook) scribe.Rows();
  }
  return Round::kLetPass;
}

// The name of a cycle's class in the coverage table.
std::string ClassOf(const spec::ClassifiedCycle& cycle) {
  if (!cycle.verdict.has_value()) return "unclassified";
  if (cycle.verdict->disturbing.has_value()) {
    return std::string(spec::DisturbingKindName(*cycle.verdict->disturbing));
  }
  return std::string(spec::KoClassName(cycle.verdict->ko_class));
}

// Shapes of a kind, first on its own board and then on the requested boards, in rotation.
class Variants {
 public:
  Variants(std::string kind, const std::vector<spec::BoardSize>& boards, uint64_t seed)
      : kind_(std::move(kind)), random_(seed, absl::StrCat("shape-", kind_)) {
    for (const spec::BoardSize& board : boards) {
      CorpusRandom probe(0, "probe");
      if (PlacedShape(kind_, board, 0, probe).has_value()) boards_.push_back(board);
    }
  }

  // Another new shape; nothing after many attempts. When its symmetric shapes are used up, each is
  // repeated with a pass of the other player before it.
  std::optional<CycleShape> Next() {
    auto shape = NextPlain();
    if (!shape.has_value() && !pass_first_) {
      pass_first_ = true;
      seen_.clear();
      made_ = 0;
      shape = NextPlain();
    }
    return shape;
  }

  // Whether the shapes now begin with a pass.
  bool pass_first() const { return pass_first_; }

 private:
  std::optional<CycleShape> NextPlain() {
    for (int attempt = 0; attempt < 400; ++attempt) {
      const size_t number = made_++;
      const bool own = boards_.empty() || number % 2 == 0;
      auto shape =
          own ? OwnBoardShape(kind_, boards_.empty() ? number : number / 2)
              : PlacedShape(kind_, boards_[number / 2 % boards_.size()], number / 2, random_);
      if (!shape.has_value()) continue;
      const auto key = std::pair{shape->setup, shape->to_move};
      if (seen_.insert(key).second) return shape;
    }
    return std::nullopt;
  }

  std::string kind_;
  CorpusRandom random_;
  std::vector<spec::BoardSize> boards_;
  size_t made_ = 0;
  bool pass_first_ = false;
  std::set<std::pair<spec::Position, Color>> seen_;
};

// The shapes that make stones hot.
const std::vector<std::string>& HotShapes() {
  static const auto* const kinds = new std::vector<std::string>{
      "simple-ko", "double-ko", "triple-ko", "eternal-life", "sending-two", "six-ply-2x2"};
  return *kinds;
}

}  // namespace

absl::StatusOr<Cases> HotCases(const spec::RuleSet& rules,
                               const std::vector<spec::BoardSize>& boards, uint64_t seed,
                               Coverage& coverage, Progress* progress) {
  Cases cases;
  if (rules.hot == spec::HotLayer::kNone) return cases;
  constexpr size_t kEach = 20;
  for (const std::string& kind : HotShapes()) {
    Variants variants(kind, boards, seed);
    for (size_t made = 0; made < kEach;) {
      if (!KeepGoing(progress, "hot stones", cases.size(), 0)) {
        return absl::CancelledError("interrupted");
      }
      const auto shape = variants.Next();
      if (!shape.has_value()) break;
      Coverage counted;
      CaseScribe scribe(NumberedId(absl::StrCat("hot-", kind, "-", shape->setup.size().ToString()),
                                   RuleSetSlug(rules), made + 1, 2),
                        rules, shape->setup,
                        variants.pass_first() ? spec::Opponent(shape->to_move) : shape->to_move,
                        counted);
      if (!scribe.ok()) continue;
      if (variants.pass_first()) scribe.Play(std::nullopt);
      PlayHot(scribe, *shape);
      ++made;
      if (counted.Of("why:hot-stone") == 0) continue;
      coverage.Add(counted);
      std::string clauses;
      for (const auto& [thing, count] : counted.counts()) {
        if (thing.rfind("clause:", 0) == 0)
          absl::StrAppend(&clauses, clauses.empty() ? "" : ", ", thing.substr(7));
      }
      cases.push_back(scribe.Take(
          absl::StrCat("hot stones in a ", kind, " and how a pass lifts the ban (", clauses, ")")));
    }
  }
  return cases;
}

absl::StatusOr<Cases> CycleCases(const spec::RuleSet& rules,
                                 const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                 Coverage& coverage, Progress* progress) {
  Cases cases;
  // Without a cycle layer every cycle is permitted: a few of each kind show it.
  const size_t each = rules.cycle.empty() ? 2 : kRequired;
  for (const std::string& kind : CycleKinds()) {
    Variants variants(kind, boards, seed);
    for (size_t made = 0; made < each;) {
      if (!KeepGoing(progress, "cycles", cases.size(), 0)) {
        return absl::CancelledError("interrupted");
      }
      const auto shape = variants.Next();
      if (!shape.has_value()) break;
      ++made;
      CaseScribe scribe(NumberedId(absl::StrCat(kind, "-", shape->setup.size().ToString()),
                                   RuleSetSlug(rules), made, 2),
                        rules, shape->setup,
                        variants.pass_first() ? spec::Opponent(shape->to_move) : shape->to_move,
                        coverage);
      if (!scribe.ok()) continue;
      if (variants.pass_first()) scribe.Play(std::nullopt);
      std::string clause(rules.cycle.empty() ? "ING96-R5" : spec::CycleLayerClause(rules));
      const Round round = PlayRounds(scribe, *shape, 2, clause);
      if (round != Round::kUnplayable) coverage.Count(absl::StrCat("cycle:", kind));
      std::set<std::string> classes;
      for (const spec::ClassifiedCycle& cycle : scribe.game().classified_cycles()) {
        classes.insert(ClassOf(cycle));
      }
      for (const std::string& name : classes) coverage.Count(absl::StrCat("class:", name));
      const std::string how = round == Round::kRefused   ? "is refused"
                              : round == Round::kLetPass ? "is repeated twice"
                                                         : "cannot be repeated";
      cases.push_back(scribe.Take(absl::StrCat(kind, " that ", how, " (", clause, ")")));
    }
  }
  return cases;
}

}  // namespace hotstone::conformance
