#include "answers/kos/ko_answer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/judge_link.h"
#include "base/status_macros.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/rule_keys.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

// "B:A1 W:pass ..." from this position.
absl::StatusOr<spec::CompletedCycle> ParseCycle(const spec::Position& start,
                                                const std::string& text) {
  spec::CompletedCycle cycle{start, spec::Color::kBlack, {}};
  const std::vector<std::string> words =
      absl::StrSplit(text, absl::ByAnyChar(" ,"), absl::SkipEmpty());
  for (const std::string& word : words) {
    if (word.size() < 3 || (word[0] != 'B' && word[0] != 'W') || word[1] != ':') {
      return absl::InvalidArgumentError(
          absl::StrCat("--cycle: \"", word, "\" is not a move such as B:C3 or W:pass"));
    }
    spec::Move move = spec::Pass(word[0] == 'B' ? spec::Color::kBlack : spec::Color::kWhite);
    if (word.substr(2) != "pass") {
      const auto at = spec::ParsePoint(word.substr(2), start.size());
      if (!at.ok()) {
        return absl::InvalidArgumentError(
            absl::StrCat("--cycle: \"", word, "\": ", std::string(at.status().message())));
      }
      move.at = *at;
    }
    if (cycle.moves.empty()) cycle.starter = move.player;
    cycle.moves.push_back(move);
  }
  return cycle;
}

// The keys that have options of their own.
constexpr std::array<std::pair<const char*, std::string KoWords::*>, 3> kKeys = {
    {{"settled", &KoWords::settled},
     {"cyclic", &KoWords::cyclic},
     {"class_by", &KoWords::class_by}}};

std::string OptionOf(std::string_view key) {
  return absl::StrReplaceAll(std::string(key), {{"_", "-"}});
}

}  // namespace

std::string KoWords::Options() const {
  std::string options;
  if (!rules.empty()) absl::StrAppend(&options, " --rules ", rules);
  for (const auto& [key, word] : kKeys) {
    if (!(this->*word).empty()) absl::StrAppend(&options, " --", OptionOf(key), " ", this->*word);
  }
  return options;
}

absl::StatusOr<spec::RuleSet> KoRulesFrom(const KoWords& words, bool has_cycle) {
  const std::string& rules = words.rules;
  spec::RuleSet read;
  if (!rules.empty()) {
    ASSIGN_OR_RETURN(read, spec::ParseRuleSet(rules));
    if (!HaveKoClasses(read)) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--rules ", rules,
          ": nothing in this rule set depends on the class of a ko; the classes "
          "of the text of 1996 are those of --rules ing-1996, or choose a reading with --settled, "
          "--cyclic and --class-by"));
    }
  }
  for (const auto& [key, word] : kKeys) {
    const std::string& value = words.*word;
    if (value.empty()) continue;
    if (!rules.empty()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--rules and --", OptionOf(key), " both say how to classify kos; write --rules ", rules,
          ",", key, "=", value));
    }
    const absl::Status set = spec::SetRule(read, key, value);
    if (!set.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--", OptionOf(key), ": ", std::string(set.message())));
    }
  }
  if (words.cyclic == "disturbing" && !has_cycle) {
    return absl::InvalidArgumentError(
        "--cyclic classifies cycles, and needs --cycle (ING96-AFTERWORD-rare-kos)");
  }
  return read;
}

absl::StatusOr<KoAnswer> AskKos(const spec::Position& position, const spec::RuleSet& rules,
                                const std::string& cycle, const std::string& link) {
  RETURN_IF_ERROR(spec::ClassesInReach(position.size(), rules.class_by));
  KoAnswer answer{position, rules, ClassifiedKos(position, rules.ReadingOfKos()), std::nullopt,
                  link};
  if (cycle.empty()) return answer;
  ASSIGN_OR_RETURN(auto parsed, ParseCycle(position, cycle));
  auto verdict = spec::ClassifyCycle(parsed, rules.ReadingOfCycles());
  if (!verdict.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--cycle: ", std::string(verdict.status().message())));
  }
  answer.cycle = {std::move(parsed), *std::move(verdict)};
  return answer;
}

Shown Describe(const KoAnswer& answer) {
  const auto is_unclear = [](const spec::KoVerdict& verdict) {
    return verdict.ko_class == spec::KoClass::kUnclassified;
  };
  const bool unclear = answer.cycle.has_value()
                           ? is_unclear(answer.cycle->verdict.verdict)
                           : std::any_of(answer.kos.begin(), answer.kos.end(),
                                         [&](const auto& ko) { return is_unclear(ko.verdict); });
  Shown shown = Shown::Result("kos");
  shown.Set("board", answer.position.size().ToString())
      .Set("rows", answer.position.ToRows())
      .Set("ko_positions", DescribeKos(answer.kos))
      .Set("cycle", Maybe(answer.cycle, [](const JudgedCycle& cycle) { return Describe(cycle); }))
      .Say("picture", BoardPicture(answer.position));
  const spec::CompletedCycle none{answer.position, spec::Color::kBlack, {}};
  const auto& [start, starter, moves] = answer.cycle.has_value() ? answer.cycle->cycle : none;
  AddJudgeLink(shown, answer.link, answer.rules, start, starter, moves);
  return shown.Line("{picture}")
      .Line("{ko_positions!no ko}")
      .Line("{ko_positions}")
      .Line("{cycle}")
      .Line("{link?{}}")
      .ExitWith(unclear ? kExitUnknown : kExitOk);
}

}  // namespace hotstone::answers
