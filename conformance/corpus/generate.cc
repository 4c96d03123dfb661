// The corpus as a whole: the groups of cases for each rule set and board, the files they become,
// and the cases left out because an earlier file already has them.
//
// GenerateFor makes the cases of one rule set: all situations of small boards, then the chosen
// groups, games, hot stones, cycles, endings, counting, lines. Collector turns them into files of
// lines and of records. If two rule sets give the same cases, ignoring names and rule set, the file
// is written once and the manifest names both rule sets. CheckCoverage rejects a corpus in which
// some reason or clause is asked too rarely. GenerateQuick makes the quick set instead.
// GenerateCorpus adds what separates each pair of rule sets, the perft table, the coverage table,
// the README and the manifest, and keeps everything in memory; folder.cc writes it.
//
// For example, the rule sets tromp-taylor and faulstich-2015 differ only in compensation. Their
// cases about cycles are the same, so cycles/tromp-taylor.jsonl is written once, with
// faulstich-2015 under also_for in the manifest, while their counting files differ.
#include "conformance/corpus/generate.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/manifest.h"
#include "conformance/corpus/quick.h"
#include "conformance/corpus/readme.h"
#include "formats/case/case.h"
#include "formats/case/case_writer.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::conformance {
namespace {

using spec::BoardSize;
using spec::RuleSet;

// The cases except those that show only a capture. Ids stay: they number the situations of the
// board.
Cases WithoutPlainCaptures(const Cases& cases) {
  Cases kept;
  std::copy_if(cases.begin(), cases.end(), std::back_inserter(kept), [](const formats::Case& c) {
    return !c.expect.legal_set.empty() || !c.expect.illegal.empty() || !c.expect.rows.empty();
  });
  return kept;
}

class Collector {
 public:
  explicit Collector(Corpus& corpus) : corpus_(corpus) {}

  // Files of one group, or a note in the manifest that an earlier file also serves this rule set.
  void Add(const std::string& group, const std::string& stem, const std::string& what,
           const RuleSet& rules, const Cases& all) {
    const bool tactics = group == "tactics";
    const Cases cases = tactics ? OwnPart(rules, all) : all;
    if (cases.empty()) return;
    Cases judgement = JudgementCases(cases, group == "counting");
    std::vector<Judged>& earlier = judged_[group + "/" + what];
    for (const Judged& same : earlier) {
      if (same.cases != judgement) continue;
      corpus_.files[same.file].also_for.push_back(spec::RuleSetName(rules));
      return;
    }
    // The positions of a whole board, and the captures on it, are the same under all rule sets: the
    // records, and the captures after which nothing is forbidden, are written only once. The
    // records of tactics are nearly the same.
    const bool whole = group == "situations";
    const bool first = earlier.empty() || (!whole && !tactics);
    earlier.push_back({std::move(judgement), corpus_.files.size()});
    Write(group, stem, spec::RuleSetName(rules),
          whole && !first ? WithoutPlainCaptures(cases) : cases, first);
  }

  void Write(const std::string& group, const std::string& stem, const std::string& rules,
             const Cases& cases, bool with_records = true) {
    CorpusFile lines{absl::StrCat(group, "/", stem, ".jsonl"), "", group, rules, {}, 0};
    CorpusFile records{absl::StrCat(group, "/", stem, ".sgf"), "", group, rules, {}, 0};
    for (const formats::Case& c : cases) {
      absl::StrAppend(&lines.text, formats::WriteCase(c), "\n");
      absl::StrAppend(&records.text, CaseAsSgf(c));
    }
    lines.cases = static_cast<int64_t>(cases.size());
    records.cases = lines.cases;
    corpus_.files.push_back(std::move(lines));
    if (with_records) corpus_.files.push_back(std::move(records));
  }

  // The lines of a rule set without a folder around them.
  void WriteQuick(const RuleSet& rules, const Cases& all) {
    const Cases cases = OwnPart(rules, all);
    CorpusFile lines{QuickFileName(rules), "", "quick", spec::RuleSetName(rules), {}, 0};
    for (const formats::Case& c : cases) absl::StrAppend(&lines.text, formats::WriteCase(c), "\n");
    lines.cases = static_cast<int64_t>(cases.size());
    if (lines.cases > 0) corpus_.files.push_back(std::move(lines));
  }

  void WriteTable(const std::string& path, std::string text) {
    corpus_.files.push_back({path, std::move(text), "about", "", {}, 0});
  }

 private:
  // For a rule set that no program plays, the tactics that the first rule set judges differently.
  Cases OwnPart(const RuleSet& rules, const Cases& all) {
    if (tactics_.empty()) return tactics_ = all;
    return IsPlayedByPrograms(rules) ? all : TellsApart(all, tactics_);
  }

  struct Judged {
    Cases cases;
    size_t file;  // of the lines
  };
  Corpus& corpus_;
  Cases tactics_;  // of the first rule set
  std::map<std::string, std::vector<Judged>> judged_;
};

absl::Status CheckOptions(const CorpusOptions& options) {
  if (options.rules.empty()) return absl::InvalidArgumentError("no rule set given");
  if (options.boards.empty() && !options.quick) return absl::InvalidArgumentError("no board given");
  std::set<std::string> slugs;
  for (const RuleSet& rules : options.rules) {
    if (!slugs.insert(RuleSetSlug(rules)).second) {
      return absl::InvalidArgumentError(
          absl::StrCat("the rule set ", spec::RuleSetName(rules), " is given twice"));
    }
    if (rules.handicap != 0 || rules.capture_ends) {
      return absl::InvalidArgumentError(
          absl::StrCat("the rule set ", spec::RuleSetName(rules), ": a corpus is made without ",
                       rules.handicap != 0 ? "handicap; it has its own cases with handicap passes"
                                           : "capture_ends"));
    }
  }
  if (std::set<BoardSize>(options.boards.begin(), options.boards.end()).size() !=
      options.boards.size()) {
    return absl::InvalidArgumentError("a board is given twice");
  }
  return absl::OkStatus();
}

using Group = std::function<absl::StatusOr<Cases>(const RuleSet&, const std::vector<BoardSize>&,
                                                  uint64_t, Coverage&, Progress*)>;

const std::vector<std::pair<std::string, Group>>& ChosenGroups() {
  static const auto* const groups = new std::vector<std::pair<std::string, Group>>{
      {"games", GameCases},     {"hot", HotCases},           {"cycles", CycleCases},
      {"endings", EndingCases}, {"counting", CountingCases}, {"lines", LineCases},
      {"tactics", TacticCases}};
  return *groups;
}

absl::Status GenerateFor(const RuleSet& rules, const Corpus& corpus, Collector& collector,
                         Coverage& coverage, Progress* progress) {
  const std::string slug = RuleSetSlug(rules);
  for (const BoardSize& board : corpus.options.boards) {
    if (board.points() > kWholeBoardPoints) continue;
    ASSIGN_OR_RETURN(const auto cases, SituationCases(rules, board, coverage, progress));
    collector.Add("situations", absl::StrCat(board.ToString(), "-", slug), board.ToString(), rules,
                  cases);
  }
  const std::vector<BoardSize> chosen = ChosenBoards(corpus.options.boards);
  if (chosen.empty()) return absl::OkStatus();
  for (const auto& [name, group] : ChosenGroups()) {
    ASSIGN_OR_RETURN(const auto cases,
                     group(rules, chosen, corpus.options.seed, coverage, progress));
    collector.Add(name, slug, "", rules, cases);
  }
  return absl::OkStatus();
}

// Everything that is asked too rarely over all rule sets; small boards alone cannot show
// everything.
absl::Status CheckCoverage(const Corpus& corpus) {
  const auto& boards = corpus.options.boards;
  const bool enough = std::any_of(boards.begin(), boards.end(), [](const BoardSize& board) {
    return board.cols() >= 9 && board.rows() >= 9;
  });
  if (!enough) return absl::OkStatus();
  std::vector<std::string> missing;
  for (size_t i = 0; i < corpus.coverage.size(); ++i) {
    for (const std::string& thing :
         Shortfalls(corpus.options.rules[i], corpus.coverage[i].second)) {
      missing.push_back(absl::StrCat(corpus.coverage[i].first, " ", thing));
    }
  }
  if (missing.empty()) return absl::OkStatus();
  return absl::InternalError(absl::StrCat("asked fewer than ", kRequired, " times: ",
                                          absl::StrJoin(missing, ", "), "; nothing was written"));
}

// README.md and manifest.json, the last of all.
absl::Status Finish(const Corpus& corpus, Collector& collector) {
  collector.WriteTable("README.md", CorpusReadme(corpus));
  ASSIGN_OR_RETURN(auto manifest, ManifestOf(corpus));
  collector.WriteTable(kManifestName, WriteManifest(manifest));
  return absl::OkStatus();
}

// The quick set: a file for each rule set.
absl::Status GenerateQuick(Corpus& corpus, Collector& collector, Progress* progress) {
  for (const RuleSet& rules : corpus.options.rules) {
    Coverage coverage;
    ASSIGN_OR_RETURN(const auto cases, QuickCases(rules, corpus.options.seed, coverage, progress));
    collector.WriteQuick(rules, cases);
    corpus.coverage.emplace_back(spec::RuleSetName(rules), std::move(coverage));
  }
  return absl::OkStatus();
}

}  // namespace

std::string CaseAsSgf(const formats::Case& c) {
  formats::SgfTree tree = formats::SgfRecord(c.rules, c.setup, c.to_move, {});
  const auto add = [&tree](const std::string& name, std::vector<std::string> raws) {
    formats::SgfProperty property{name, {}, {}};
    for (std::string& raw : raws) property.values.push_back({std::move(raw), {}});
    tree.nodes.back().properties.push_back(std::move(property));
  };
  add("GN", {formats::EscapeSgf(c.id)});
  if (!c.source.empty()) add("C", {formats::EscapeSgf(c.source)});
  const BoardSize& size = c.setup.size();
  for (const formats::CaseEntry& entry : c.moves) {
    tree.nodes.back().children = {static_cast<int>(tree.nodes.size())};
    tree.nodes.emplace_back();
    if (entry.dead.has_value()) {
      std::vector<std::string> stones;
      for (const spec::Point p : *entry.dead) stones.push_back(formats::SgfPointName(p, size));
      add("AE", std::move(stones));
    } else {
      add(spec::Letter(entry.move.player),
          {entry.move.IsPass() ? "" : formats::SgfPointName(*entry.move.at, size)});
    }
  }
  return formats::WriteSgf(tree);
}

absl::StatusOr<Corpus> GenerateCorpus(const CorpusOptions& options, Progress* progress) {
  RETURN_IF_ERROR(CheckOptions(options));
  Corpus corpus{options, {}, {}};
  Collector collector(corpus);
  if (options.quick) {
    absl::Status status = GenerateQuick(corpus, collector, progress);
    if (status.ok()) status = Finish(corpus, collector);
    if (!status.ok()) return status;
    return corpus;
  }
  for (const RuleSet& rules : options.rules) {
    Coverage coverage;
    RETURN_IF_ERROR(GenerateFor(rules, corpus, collector, coverage, progress));
    corpus.coverage.emplace_back(spec::RuleSetName(rules), std::move(coverage));
  }
  RETURN_IF_ERROR(CheckCoverage(corpus));
  if (options.rules.size() > 1) {
    ASSIGN_OR_RETURN(auto differences, DifferenceCases(options.rules, progress));
    collector.Write("differences", "differences", "", differences.cases);
    collector.WriteTable("differences.tsv",
                         absl::StrCat("rules_a\trules_b\tboard\tplies\thow\ta_says\tb_says\n",
                                      absl::StrJoin(differences.lines, "\n"), "\n"));
  }
  ASSIGN_OR_RETURN(auto perft, PerftTable(options.rules, ChosenBoards(options.boards), progress));
  collector.WriteTable("perft.tsv", std::move(perft));
  collector.WriteTable("coverage.tsv", CoverageTable(corpus));
  RETURN_IF_ERROR(Finish(corpus, collector));
  return corpus;
}

}  // namespace hotstone::conformance
