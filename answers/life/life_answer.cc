// AskLife solves the fates of the whole board, since those of one position rest on nearly all
// others, and reads the ones asked for; a board too large for that is searched (life_search.h). Who
// moves first matters to a chain if its two answers differ; then the moves that reach the better
// answer are listed.
//
// For example, in .XOO/X.OX/.XX. the black stone D2 is by turn: White removes it if he may play at
// D1 first, and Black keeps it by D1 or B2.
#include "answers/life/life_answer.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/shown/board_picture.h"
#include "base/bytes_text.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

using enumerate::Answer;
using enumerate::AnswerName;
using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::Fate;
using enumerate::FateName;
using enumerate::FateTable;

// The moves of `player` after which the answer for the stone at `point` is `wanted`.
std::vector<spec::Move> MovesTo(const FateTable& table, const BitSituation& situation, int point,
                                Answer wanted, const spec::BoardSize& size) {
  const enumerate::BitBoard stone = enumerate::BitAt(point);
  std::vector<spec::Move> moves;
  ForEachMove(
      table.grid(), table.rules(), situation,
      [&](BitMove move, const BitSituation& next, bool finished) {
        Answer answer = Answer::kKept;
        if (((next.black | next.white) & stone) == 0) {
          answer = Answer::kRemoved;
        } else if (!finished) {
          answer = enumerate::AnswerOf(table.AnswersAt(next), point);
        }
        if (answer != wanted) return;
        moves.push_back({enumerate::PlayerColor(situation.player), enumerate::ToSpec(move, size)});
      });
  return moves;
}

std::vector<std::string> Names(const std::vector<spec::Move>& moves) {
  std::vector<std::string> names;
  for (const spec::Move& move : moves) names.push_back(spec::MoveName(move));
  return names;
}

std::vector<std::string> Names(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point point : points) names.push_back(spec::PointName(point));
  return names;
}

Shown Describe(const ChainFate& chain) {
  std::vector<Shown> presets;
  for (const PresetFate& one : chain.presets) presets.push_back(Describe(one));
  Shown shown;
  return shown.Set("owner", spec::Letter(chain.color))
      .Set("stones", Names(chain.stones))
      .Set("fate", FateName(chain.fate))
      .Set("attacker_first", AnswerName(chain.fate.attacker_first))
      .Set("owner_first", AnswerName(chain.fate.owner_first))
      .Set("attacks", Names(chain.attacks))
      .Set("defences", Names(chain.defences))
      .Set("presets", std::move(presets))
      .Say("name",
           absl::StrCat(spec::ColorName(chain.color), " ", spec::PointName(chain.stones[0])))
      .Say("attacker", spec::ColorName(spec::Opponent(chain.color)))
      .Say("defender", spec::ColorName(chain.color))
      .Line(
          "  {name:<9} {fate:<9} {attacker} first: {attacker_first}{attacks? by {}}; {defender} "
          "first: {owner_first}{defences? by {}}")
      .Line("{presets}");
}

// How to read lines.
constexpr const char* kOfLines =
    "lines: the winner plays by a strategy that was checked; an owner who loses resists as long "
    "as\n"
    "it lets him; an attacker who loses follows one line out of many";

std::vector<ChainFate> ReadChains(const FateTable& table, const spec::Position& position) {
  const spec::BoardSize size = position.size();
  const enumerate::Stones stones = enumerate::FromSpec(position);
  std::vector<ChainFate> chains;
  for (const spec::Chain& chain : spec::AllChains(position)) {
    const int point = size.Index(chain.stones[0]);
    ChainFate found{
        chain.color, chain.stones, table.FateOf(stones.own, stones.opp, point), {}, {}, {}, {}};
    if (found.fate.attacker_first != found.fate.owner_first) {
      const int owner = chain.color == spec::Color::kBlack ? 0 : 1;
      found.attacks = MovesTo(table, {stones.own, stones.opp, 1 - owner, 0, 0}, point,
                              found.fate.attacker_first, size);
      found.defences = MovesTo(table, {stones.own, stones.opp, owner, 0, 0}, point,
                               found.fate.owner_first, size);
    }
    chains.push_back(std::move(found));
  }
  return chains;
}

absl::Status AddPresets(const LifeSearchLimits& limits, Progress* progress, LifeAnswer& answer) {
  for (ChainFate& chain : answer.chains) {
    if (chain.fate.attacker_first != Answer::kHangs && chain.fate.owner_first != Answer::kHangs)
      continue;
    ASSIGN_OR_RETURN(chain.presets,
                     AskPresets(answer.position, spec::ChainAt(answer.position, chain.stones[0]),
                                limits, progress));
  }
  return absl::OkStatus();
}

// Without those of answers that hang: a strategy keeps the chain, but does not make the game end.
absl::Status AddLines(LifeAnswer& answer) {
  for (size_t i = 0; i < answer.searched.size(); ++i) {
    ASSIGN_OR_RETURN(auto lines, LinesOf(answer.searched[i]));
    if (!answer.chains.empty()) {
      const Fate& fate = answer.chains[i].fate;
      std::erase_if(lines, [&](const LifeLine& line) {
        return (line.attacker_first ? fate.attacker_first : fate.owner_first) == Answer::kHangs;
      });
    }
    answer.lines.push_back(std::move(lines));
  }
  return absl::OkStatus();
}

absl::Status AddCertificates(const FateTable& table, uint64_t memory, Progress* progress,
                             LifeAnswer& answer) {
  enumerate::FateProofLimits limits;
  limits.situations = std::min<size_t>(limits.situations, memory / limits.kBytesOfASituation);
  for (ChainFate& chain : answer.chains) {
    ASSIGN_OR_RETURN(chain.certificate, CertifyFate(table, answer.rules, answer.position,
                                                    spec::ChainAt(answer.position, chain.stones[0]),
                                                    limits, progress));
  }
  return absl::OkStatus();
}

// What is kept or hangs in the table stays by the search.
bool Agree(Answer table, Searched searched) {
  return searched == Searched::kUnknown ||
         (table == Answer::kRemoved) == (searched == Searched::kRemoved);
}

absl::Status CheckAgree(const LifeAnswer& answer) {
  for (size_t i = 0; i < answer.searched.size(); ++i) {
    const Fate& fate = answer.chains[i].fate;
    const SearchedChain& searched = answer.searched[i];
    if (Agree(fate.attacker_first, searched.attacker_first.answer) &&
        Agree(fate.owner_first, searched.owner_first.answer)) {
      continue;
    }
    return absl::InternalError(
        absl::StrCat("bug in hotstone: table and search differ about the chain at ",
                     spec::PointName(answer.chains[i].stones[0])));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<FateTable> SolveFates(const spec::BoardSize& size, const LifeQuestion& question,
                                     uint64_t beside, Progress* progress) {
  ASSIGN_OR_RETURN(const auto finite, FiniteRulesFor("life", question.rules));
  ASSIGN_OR_RETURN(const uint64_t memory, MemoryLimit(question.memory));
  if (size.points() <= FateTable::kMostPoints) {
    ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
    const uint64_t needed = FateTable::Bytes(grid) + beside;
    if (needed <= memory) {
      RETURN_IF_ERROR(spec::RulesInReach(question.rules, size));
      return FateTable::Solve(grid, finite, question.threads, progress);
    }
    return absl::ResourceExhaustedError(absl::StrCat("life: the fates of ", size.ToString(),
                                                     " need about ", BytesText(needed),
                                                     "; --memory allows ", BytesText(memory)));
  }
  return absl::ResourceExhaustedError(
      absl::StrCat("life: ", size.ToString(), " has ", size.points(), " points; the limit is ",
                   FateTable::kMostPoints, ", and 4x4 takes seconds"));
}

absl::StatusOr<LifeAnswer> AskLife(const spec::Position& position, const LifeQuestion& question,
                                   Progress* progress) {
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    return absl::InvalidArgumentError(absl::StrCat("life: the position is not legal: the chain at ",
                                                   spec::PointNames(chain->stones),
                                                   " has no liberty"));
  }
  RETURN_IF_ERROR(FiniteRulesFor("life", question.rules).status());
  RETURN_IF_ERROR(spec::RulesInReach(question.rules, position.size()));
  LifeSearchLimits limits = question.search;
  ASSIGN_OR_RETURN(limits.memory_bytes, MemoryLimit(question.memory));
  LifeAnswer answer{position, question.rules, {}, {}, {}, limits.strategies};
  limits.strategies |= question.lines;
  const bool by_table = position.size().points() <= kMostTablePoints;
  if (question.presets && !by_table) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "life: only a table tells which chains hang, so --presets takes at most ", kMostTablePoints,
        " points; ", position.size().ToString(), " has ", position.size().points()));
  }
  if (by_table) {
    ASSIGN_OR_RETURN(const auto table, SolveFates(position.size(), question, 0, progress));
    answer.chains = ReadChains(table, position);
    if (question.presets) {
      RETURN_IF_ERROR(AddPresets(limits, progress, answer));
    }
    if (limits.strategies) {
      RETURN_IF_ERROR(AddCertificates(table, limits.memory_bytes, progress, answer));
    }
  }
  if (!by_table || limits.strategies) {
    ASSIGN_OR_RETURN(answer.searched, SearchLife(position, question.rules, limits, progress));
  }
  if (!answer.chains.empty()) {
    RETURN_IF_ERROR(CheckAgree(answer));
  }
  if (question.lines) {
    RETURN_IF_ERROR(AddLines(answer));
  }
  return answer;
}

std::vector<NamedStrategy> StrategiesOf(const LifeAnswer& answer) {
  std::vector<NamedStrategy> all;
  for (const SearchedChain& chain : answer.searched) {
    for (const bool attacker : {true, false}) {
      const SearchedAnswer& one = attacker ? chain.attacker_first : chain.owner_first;
      if (one.strategy == nullptr) continue;
      all.push_back({absl::StrCat(spec::PointName(chain.chain.stones[0]),
                                  attacker ? "-attacker-first" : "-owner-first", ".strategy"),
                     one.strategy});
    }
  }
  return all;
}

std::vector<NamedFates> FatesOf(const LifeAnswer& answer) {
  std::vector<NamedFates> all;
  for (const ChainFate& chain : answer.chains) {
    if (chain.certificate.fates == nullptr) continue;
    all.push_back(
        {absl::StrCat(spec::PointName(chain.stones[0]), ".fates"), chain.certificate.fates});
  }
  return all;
}

Shown Describe(const LifeAnswer& answer) {
  std::vector<Shown> chains;
  for (const ChainFate& chain : answer.chains) chains.push_back(Describe(chain));
  bool decided = true;
  if (answer.chains.empty()) {
    for (const SearchedChain& chain : answer.searched) {
      chains.push_back(Describe(chain));
      decided = decided && IsDecided(chain);
    }
  }
  bool has_lines = false;
  for (size_t i = 0; i < chains.size(); ++i) {
    std::vector<Shown> lines;
    if (!answer.lines.empty()) {
      for (const LifeLine& line : answer.lines[i])
        lines.push_back(Describe(line, answer.searched[i].chain.color, !answer.chains.empty()));
    }
    has_lines |= !lines.empty();
    chains[i].Set("lines", std::move(lines)).Line("{lines}");
  }
  std::vector<std::string> certificates;
  if (answer.strategies) {
    for (const NamedFates& one : FatesOf(answer)) certificates.push_back(one.name);
    for (const NamedStrategy& one : StrategiesOf(answer)) certificates.push_back(one.name);
  }
  std::vector<std::string> too_large;
  for (const ChainFate& chain : answer.chains) {
    if (chain.certificate.too_large.empty()) continue;
    too_large.push_back(absl::StrCat(spec::PointName(chain.stones[0]), ".fates (",
                                     chain.certificate.too_large, ")"));
  }
  const bool all_written = too_large.empty();
  Shown shown = Shown::Result("life");
  shown.Set("board", answer.position.size().ToString())
      .Set("rules", spec::RuleSetName(answer.rules))
      .Set("rows", answer.position.ToRows())
      .Set("method", answer.position.size().points() <= kMostTablePoints ? "table" : "search")
      .Set("chains", std::move(chains))
      .Set("certificates", std::move(certificates))
      .Set("too_large", std::move(too_large))
      .Say("picture", BoardPicture(answer.position))
      .Line("{picture}")
      .Line("{rules}, nothing played before")
      .Line("{chains}")
      .Say("of_lines", has_lines ? kOfLines : nullptr)
      .Line("{of_lines}")
      .Line("{certificates?certificates: {certificates:, }}")
      .Line("{too_large?too large to write: {too_large:, }}");
  return shown.ExitWith(decided && all_written ? kExitOk : kExitUnknown);
}

absl::StatusOr<LifeCounts> AskLifeCounts(const spec::BoardSize& size, const LifeQuestion& question,
                                         Progress* progress) {
  std::optional<enumerate::KoBreaths> learned;
  if (question.rule_from.has_value()) {
    ASSIGN_OR_RETURN(const auto table, SolveFates(*question.rule_from, question, 0, progress));
    learned = CollectKoBreaths(table);
  }
  ASSIGN_OR_RETURN(const auto table, SolveFates(size, question, 0, progress));
  LifeCounts counts{size, question.rules, table.Count(), std::nullopt};
  if (!question.kos) return counts;
  const enumerate::KoBreaths breaths = CollectKoBreaths(table);
  LifeKos& kos = counts.kos.emplace(LifeKos{.size = size,
                                            .made_on = question.rule_from.value_or(size),
                                            .fates = CountKoFates(table),
                                            .breaths = ScoreOf(breaths),
                                            .pair = LeastPair(breaths),
                                            .claims = CountBreathClaims(table)});
  if (learned.has_value()) kos.transfer = Apply(*learned, breaths);
  if (question.rule_steps > 0) {
    kos.rule = BestRule(ByCounts(learned.has_value() ? *learned : breaths), question.rule_steps);
    kos.rule_right = RightOf(*kos.rule, ByCounts(breaths));
  }
  return counts;
}

std::vector<Shown> DescribeFates(const enumerate::FateCounts& counts) {
  std::vector<Shown> rows;
  for (const Answer attacker : {Answer::kRemoved, Answer::kKept, Answer::kHangs}) {
    for (const Answer owner : {Answer::kRemoved, Answer::kKept, Answer::kHangs}) {
      const uint64_t stones =
          counts.stones[static_cast<size_t>(attacker)][static_cast<size_t>(owner)];
      if (stones == 0) continue;
      Shown row;
      rows.push_back(row.Set("fate", FateName({attacker, owner}))
                         .Set("attacker_first", AnswerName(attacker))
                         .Set("owner_first", AnswerName(owner))
                         .Set("stones", stones)
                         .Line("  {stones:>12}  {fate:<9} attacker first: {attacker_first}; owner "
                               "first: {owner_first}"));
    }
  }
  return rows;
}

Shown Describe(const LifeCounts& answer) {
  Shown shown = Shown::Result("life");
  shown.Set("board", answer.size.ToString())
      .Set("rules", spec::RuleSetName(answer.rules))
      .Set("positions", answer.counts.legal)
      .Set("unsettled_positions", answer.counts.positions)
      .Line(
          "{board}, {rules}: {positions} legal positions, {unsettled_positions} with a stone that "
          "is neither dead nor alive")
      .Line("stones by their fate:");
  shown.Set("fates", DescribeFates(answer.counts)).Line("{fates}");
  if (answer.kos.has_value()) shown.Set("kos", Describe(*answer.kos)).Line("{kos}");
  return shown;
}

}  // namespace hotstone::answers
