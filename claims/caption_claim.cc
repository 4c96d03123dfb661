// The captions of one board, statement by statement.
//
// Several captions share a position, and the judge of a position keeps its results about a group,
// so each position has one judge. All statements are decided even after one has failed: the figure
// counts those that fail.
//
// For example, 3x2 under basic-only has about fifteen captions. Nothing is forbidden in a cycle
// there, so play may continue in the first ko where a statement expects a refusal, and that line is
// the witness.
#include "claims/caption_claim.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/strategy.h"
#include "certify/witness.h"
#include "claims/claim_files.h"
#include "search/decide/caption_judge.h"
#include "spec/board/position.h"
#include "spec/captions/caption.h"
#include "spec/captions/statement_words.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using search::CaptionJudge;
using search::StatementVerdict;
using spec::Caption;
using spec::Statement;

namespace {

using Strategies = std::vector<std::shared_ptr<const certify::Strategy>>;

// The results so far on the board.
struct Found {
  uint64_t captions = 0;
  uint64_t statements = 0;
  uint64_t fail = 0;
  uint64_t unknown = 0;
  std::string first_unknown;  // in words
  Strategies strategies;      // of all statements, each once
  std::optional<certify::Witness> witness;
  Strategies against;  // those that show the witness
};

std::string InWords(const Caption& caption, const Statement& statement, const std::string& remark) {
  return absl::StrCat(std::string(caption.id), " (", std::string(caption.clause),
                      ") says: ", std::string(statement.says), remark.empty() ? "" : " Here ",
                      remark);
}

void AddOnce(const StatementVerdict& decided, Strategies& all) {
  for (const search::ShownStrategy& shown : decided.strategies) {
    if (std::find(all.begin(), all.end(), shown.strategy) == all.end())
      all.push_back(shown.strategy);
  }
}

certify::Witness WitnessOf(const Caption& caption, const Statement& statement,
                           const spec::Position& position, const StatementVerdict& decided) {
  certify::Witness witness{.setup = position,
                           .moves = decided.moves,
                           .cycle_start = decided.cycle_start,
                           .what = InWords(caption, statement, decided.remark)};
  if (!decided.moves.empty()) witness.to_move = decided.moves.front().player;
  if (decided.moves.empty() && !decided.strategies.empty()) {
    witness.to_move = decided.strategies.front().strategy->trees.back().to_move;
  }
  return witness;
}

void Add(const Caption& caption, const Statement& statement, const spec::Position& position,
         const StatementVerdict& decided, Found& found) {
  ++found.statements;
  AddOnce(decided, found.strategies);
  switch (decided.kind) {
    case VerdictKind::kHolds:
    case VerdictKind::kCounted:
      return;
    case VerdictKind::kUnknown:
      if (found.unknown++ == 0) found.first_unknown = InWords(caption, statement, decided.remark);
      return;
    case VerdictKind::kFails:
      if (found.fail++ > 0) return;
      found.witness = WitnessOf(caption, statement, position, decided);
      AddOnce(decided, found.against);
      return;
  }
}

bool IsSameUpToRotation(const spec::BoardSize& a, const spec::BoardSize& b) {
  return a == b || (a.cols() == b.rows() && a.rows() == b.cols());
}

absl::StatusOr<Found> DecideAll(const std::vector<Caption>& captions, const ClaimState& state,
                                const spec::RuleSet& rules) {
  Found found;
  std::map<std::string_view, CaptionJudge> judges;  // by position
  for (const Caption& caption : captions) {
    if (caption.position.empty()) continue;
    ASSIGN_OR_RETURN(const auto position, spec::ParseCaptionPosition(caption.position));
    if (!IsSameUpToRotation(position.size(), state.size)) continue;
    ++found.captions;
    auto judge = judges.find(caption.position);
    if (judge == judges.end()) {
      ASSIGN_OR_RETURN(auto created,
                       CaptionJudge::Create(rules, caption, {state.options.caption_nodes},
                                            state.options.progress));
      judge = judges.emplace(caption.position, std::move(created)).first;
    }
    for (const Statement& statement : caption.statements) {
      if (!KeepGoing(state.options.progress, "captions", found.statements, 0)) {
        return absl::CancelledError("interrupted");
      }
      ASSIGN_OR_RETURN(const auto decided, judge->second.Decide(statement));
      Add(caption, statement, position, decided, found);
    }
  }
  return found;
}

// Writes the strategies as files if requested: those against the claim if it fails, otherwise all.
void WriteStrategies(const ClaimState& state, const spec::RuleSet& rules,
                     const Strategies& strategies, Verdict& verdict) {
  const auto path = CertificatePath(state, rules, verdict.claim);
  if (!path.has_value()) return;
  const std::string stem = path->substr(0, path->rfind('.'));
  for (size_t i = 0; i < strategies.size(); ++i) {
    const std::string name = absl::StrCat(stem, "-", i + 1, ".certificate");
    const auto written = certify::WriteStrategy(name, *strategies[i]);
    NoteWritten(written, verdict);
    if (!written.ok()) return;
  }
}

}  // namespace

void DecideCaptionsAmong(const std::vector<Caption>& captions, ClaimState& state,
                         const spec::RuleSet& rules, Verdict& verdict) {
  const auto decided = DecideAll(captions, state, rules);
  if (!decided.ok()) return SetUnknown(decided.status(), verdict);
  const Found& found = *decided;
  if (found.captions == 0) {
    verdict.kind = VerdictKind::kCounted;
    verdict.figure = 0;
    verdict.note = "no caption has a position on this board";
    return;
  }
  verdict.figures = {CountOf("captions", found.captions), CountOf("statements", found.statements),
                     CountOf("fail", found.fail), CountOf("unknown", found.unknown),
                     CountOf("strategies", found.strategies.size())};
  if (found.fail == 0 && found.unknown > 0) {
    verdict.limit = absl::StrCat(found.unknown, " of ", found.statements,
                                 " statements undecided, first: ", found.first_unknown);
    return;
  }
  verdict.kind = found.fail > 0 ? VerdictKind::kFails : VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.figure = found.fail;
  const Strategies& shown = found.fail > 0 ? found.against : found.strategies;
  if (!shown.empty()) verdict.level = Level::kCertified;
  if (found.fail > 0) verdict.witness = *found.witness;
  verdict.note = found.fail > 0 ? absl::StrCat(found.fail, " of ", found.statements,
                                               " statements of ", found.captions, " captions fail")
                                : absl::StrCat("all ", found.statements, " statements of ",
                                               found.captions, " captions");
  if (found.unknown > 0) absl::StrAppend(&verdict.note, ", ", found.unknown, " undecided");
  if (!shown.empty()) absl::StrAppend(&verdict.note, "; strategies checked: ", shown.size());
  WriteStrategies(state, rules, shown, verdict);
}

void DecideCaptions(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  std::vector<Caption> of_the_text;
  for (const Caption& caption : spec::Captions()) {
    if (spec::IsOfItsText(caption, rules.preset)) of_the_text.push_back(caption);
  }
  DecideCaptionsAmong(of_the_text, state, rules, verdict);
}

}  // namespace hotstone::claims
