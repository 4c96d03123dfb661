#include "answers/kos/ko_answer.h"

#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/kos/ko_report.h"
#include "base/version.h"
#include "spec/rules/rule_keys.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {
namespace {

// "B:A1 W:pass ..." from this position.
absl::StatusOr<spec::CompletedCycle> ParseCycle(const spec::Position& start, const std::string& text) {
  spec::CompletedCycle cycle{start, spec::Color::kBlack, {}};
  const std::vector<std::string> words = absl::StrSplit(text, absl::ByAnyChar(" ,"), absl::SkipEmpty());
  for (const std::string& word : words) {
    if (word.size() < 3 || (word[0] != 'B' && word[0] != 'W') || word[1] != ':') {
      return absl::InvalidArgumentError(
          absl::StrCat("--cycle: \"", word, "\" is not a move like B:C3 or W:pass"));
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

}  // namespace

absl::StatusOr<spec::CycleReading> KoReading(const std::string& rules, const std::string& settled,
                                             const std::string& cyclic, bool has_cycle) {
  const std::array<std::pair<const char*, const std::string*>, 2> keys = {
      {{"settled", &settled}, {"cyclic", &cyclic}}};
  spec::RuleSet read;
  if (!rules.empty()) {
    const auto parsed = spec::ParseRuleSet(rules);
    if (!parsed.ok()) return parsed.status();
    read = *parsed;
  }
  for (const auto& [key, value] : keys) {
    if (value->empty()) continue;
    if (!rules.empty()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--rules and --", key, " both say how kos are read; write --rules ", rules, ",", key, "=", *value));
    }
    if (const auto status = spec::SetRule(read, key, *value); !status.ok()) return status;
  }
  if (cyclic == "disturbing" && !has_cycle) {
    return absl::InvalidArgumentError(
        "--cyclic is about cycles, and needs --cycle (ING96-AFTERWORD-rare-kos)");
  }
  return read.ReadingOfCycles();
}

absl::StatusOr<KoAnswer> AskKos(const spec::Position& position, const spec::CycleReading& reading,
                                const std::string& cycle) {
  KoAnswer answer{position, reading.settled, spec::KoPositions(position)};
  for (const spec::KoPosition& one : answer.found) {
    answer.unclear |= spec::Classify(position, one, reading.settled).ko_class == spec::KoClass::kUnclassified;
  }
  if (cycle.empty()) return answer;
  auto parsed = ParseCycle(position, cycle);
  if (!parsed.ok()) return parsed.status();
  answer.cycle = *std::move(parsed);
  auto classified = spec::ClassifyCycle(*answer.cycle, reading);
  if (!classified.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--cycle: ", std::string(classified.status().message())));
  }
  answer.verdict = *std::move(classified);
  answer.unclear = answer.verdict->verdict.ko_class == spec::KoClass::kUnclassified;
  return answer;
}

formats::JsonLine KoAnswerJson(const KoAnswer& answer) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "kos")
      .Set("board", answer.position.size().ToString())
      .Set("rows", answer.position.ToRows())
      .Set("ko_positions", KoPositionsJson(answer.position, answer.settled));
  answer.verdict.has_value() ? line.Set("cycle", CycleVerdictJson(*answer.cycle, *answer.verdict))
                             : line.SetNull("cycle");
  line.Set("version", kVersion);
  return line;
}

}  // namespace hotstone::answers
