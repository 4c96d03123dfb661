// AskLife solves the fates of the whole board, since those of one position rest on nearly all
// others, or opens a stored table, and reads the ones asked for (chain_fates.h). A board too large
// for that is searched (life_search.h).
//
// For example, life --position .XOO/X.OX/.XX. makes the table of 4x3 and reads from it that the
// black stone D2 is by turn. With --table it reads the same from a file.
#include "answers/life/life_answer.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/asked/other_command.h"
#include "answers/shown/board_picture.h"
#include "base/status_macros.h"
#include "search/plays/board_plays.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_switches.h"
#include "tables/fates/fate_file.h"

namespace hotstone::answers {
namespace {

using enumerate::Answer;
using enumerate::AnswerName;
using enumerate::Fate;
using enumerate::FateName;
using enumerate::FateTable;

// How to read lines.
constexpr const char* kOfLines =
    "lines: the winner plays by a strategy that was checked; an owner who loses resists as long "
    "as\n"
    "it lets him; an attacker who loses follows one line out of many";

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

// `stored`: the file of the table, if it was read from one.
absl::Status CheckAgree(const LifeAnswer& answer, const std::string& stored) {
  for (size_t i = 0; i < answer.searched.size(); ++i) {
    const Fate& fate = answer.chains[i].fate;
    const SearchedChain& searched = answer.searched[i];
    if (Agree(fate.attacker_first, searched.attacker_first.answer) &&
        Agree(fate.owner_first, searched.owner_first.answer)) {
      continue;
    }
    const std::string chain = spec::PointName(answer.chains[i].stones[0]);
    if (stored.empty()) {
      return absl::InternalError(
          absl::StrCat("bug in hotstone: table and search differ about the chain at ", chain));
    }
    return absl::DataLossError(
        absl::StrCat(stored, ": a search finds another fate of the chain at ", chain,
                     "; hotstone table verify --all shows which entry is wrong"));
  }
  return absl::OkStatus();
}

// The stored table, if it is of this board and of the rules asked about.
absl::StatusOr<std::unique_ptr<tables::FateFile>> OpenTable(const LifeQuestion& question,
                                                            const spec::BoardSize& size) {
  ASSIGN_OR_RETURN(auto table, tables::FateFile::Open(question.table));
  if (table->size() != size) {
    return absl::InvalidArgumentError(absl::StrCat(question.table, ": is a table of ",
                                                   table->size().ToString(), ", not of ",
                                                   size.ToString()));
  }
  const std::string made_under = spec::RuleSetName(table->rules());
  const std::string asked = spec::RuleSetName(question.rules);
  if (made_under != asked) {
    return absl::InvalidArgumentError(
        absl::StrCat(question.table, ": is a table under ", made_under, ", not ", asked));
  }
  return table;
}

}  // namespace

absl::StatusOr<FateTable> SolveFates(const spec::BoardSize& size, const LifeQuestion& question,
                                     uint64_t beside, Progress* progress,
                                     const std::string& instead) {
  ASSIGN_OR_RETURN(const auto finite, FiniteRulesFor("life", question.rules));
  if (size.points() <= FateTable::kMostPoints) {
    RETURN_IF_ERROR(spec::RulesInReach(question.rules, size));
    ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
    const auto same = [&](const spec::BoardSize& board) {
      return absl::StrCat("hotstone life --board ", board.ToString(), " --rules ",
                          spec::RuleSetName(question.rules));
    };
    RETURN_IF_ERROR(
        CheckFits({"life: the fates", size, question.memory,
                   [&](const auto& other) { return FateTable::Bytes(other) + beside; }, same},
                  instead));
    return FateTable::Solve(grid, finite, question.threads, progress);
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "life: ", size.ToString(), " has ", size.points(), " points; the limit is ",
      FateTable::kMostPoints, "; this takes seconds: hotstone life --board 4x4 --rules ",
      spec::RuleSetName(question.rules)));
}

absl::StatusOr<LifeAnswer> AskLife(const spec::Position& position, const LifeQuestion& question,
                                   Progress* progress) {
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    return absl::InvalidArgumentError(absl::StrCat("life: the position is not legal: the chain at ",
                                                   spec::PointNames(chain->stones),
                                                   " has no liberty"));
  }
  RETURN_IF_ERROR(question.rules.HasFiniteMemory() ? FiniteRulesFor("life", question.rules).status()
                                                   : search::BoardPlays::Admits(question.rules));
  RETURN_IF_ERROR(spec::RulesInReach(question.rules, position.size()));
  LifeSearchLimits limits = question.search;
  ASSIGN_OR_RETURN(limits.memory_bytes, MemoryLimit(question.memory));
  LifeAnswer answer{position, question.rules, {}, {}, {}, limits.strategies};
  limits.strategies |= question.lines;
  const bool is_stored = !question.table.empty();
  assert(!is_stored || !answer.strategies);
  answer.by_table = is_stored || (!question.by_search && question.rules.HasFiniteMemory() &&
                                  position.size().points() <= kMostTablePoints);
  if (question.presets && !answer.by_table) {
    return absl::ResourceExhaustedError(
        absl::StrCat("life: only a table tells which chains hang, so --presets takes at most ",
                     kMostTablePoints, " points without --table, and rules without history",
                     LifeInstead(position, question.rules)));
  }
  if (is_stored) {
    ASSIGN_OR_RETURN(const auto table, OpenTable(question, position.size()));
    ASSIGN_OR_RETURN(answer.chains, ReadChains(*table, position));
  } else if (answer.by_table) {
    ASSIGN_OR_RETURN(const auto table, SolveFates(position.size(), question, 0, progress,
                                                  LifeInstead(position, question.rules)));
    answer.chains = ReadChains(table, position);
    if (answer.strategies) {
      RETURN_IF_ERROR(AddCertificates(table, limits.memory_bytes, progress, answer));
    }
  }
  if (question.presets) {
    RETURN_IF_ERROR(AddPresets(limits, progress, answer));
  }
  if (!answer.by_table || limits.strategies) {
    ASSIGN_OR_RETURN(answer.searched, SearchLife(position, question.rules, limits, progress));
  }
  if (!answer.chains.empty()) {
    RETURN_IF_ERROR(CheckAgree(answer, question.table));
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
      .Set("method", answer.by_table ? "table" : "search")
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
