#include "answers/verdicts/witness_files.h"

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/witness.h"
#include "claims/claim_files.h"
#include "claims/claim_table.h"
#include "formats/case/case_writer.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"

namespace hotstone::answers {
namespace {

using certify::Verdict;
using certify::Witness;

// How often the cycle of a lasso is written out: enough to see it return twice.
constexpr int kRounds = 2;

std::vector<spec::Move> WrittenMoves(const Witness& witness) {
  std::vector<spec::Move> moves = witness.moves;
  for (int round = 1; round < kRounds; ++round) {
    moves.insert(moves.end(),
                 witness.moves.begin() + static_cast<std::ptrdiff_t>(witness.cycle_start),
                 witness.moves.end());
  }
  return moves;
}

// Expects the position at the start of the cycle, as computed by the law, and the same after each
// round.
void ExpectCycle(const Witness& witness, formats::Case& c) {
  if (witness.cycle_start == witness.moves.size()) return;
  auto game = spec::Game::Create(c.rules, witness.setup, witness.to_move);
  for (size_t i = 0; game.ok() && i < witness.cycle_start; ++i) game->Play(witness.moves[i]);
  if (!game.ok()) return;
  const auto length = static_cast<int>(witness.moves.size() - witness.cycle_start);
  for (int round = 0; round <= kRounds; ++round) {
    c.expect.rows.push_back(
        {static_cast<int>(witness.cycle_start) + round * length, game->position()});
  }
}

// Plays the moves before the last one, and expects the law's ruling on the last one.
void ExpectLine(const Witness& witness, formats::Case& c) {
  if (witness.moves.empty()) return;
  auto game = spec::Game::Create(c.rules, witness.setup, witness.to_move);
  for (size_t i = 0; game.ok() && i + 1 < witness.moves.size(); ++i) game->Play(witness.moves[i]);
  if (!game.ok()) return;
  const auto before = static_cast<int>(witness.moves.size()) - 1;
  const spec::Ruling ruling = game->Judge(witness.moves.back());
  if (ruling.legal()) {
    c.expect.legal.push_back({before, witness.moves.back(), std::nullopt});
  } else {
    c.expect.illegal.push_back({before, witness.moves.back(), ruling.why});
  }
}

formats::Case MakeCase(const spec::RuleSet& rules, const Verdict& verdict,
                       claims::WitnessShows shows, const std::string& id) {
  const Witness& witness = *verdict.witness;
  formats::Case c(witness.setup);
  c.id = id;
  c.source = absl::StrCat("hotstone verify, claim ", verdict.claim, ": ", witness.what);
  c.to_move = witness.to_move;
  c.rules = rules;
  if (shows == claims::WitnessShows::kInterval) {
    c.expect.value.push_back({0, witness.interval_lo, witness.interval_hi});
    return c;
  }
  for (const spec::Move& move : WrittenMoves(witness)) c.moves.push_back({move, std::nullopt});
  switch (shows) {
    case claims::WitnessShows::kForbiddenPlay:
      c.expect.illegal.push_back({0, witness.moves[0], spec::Illegality::kSelfRemoval});
      break;
    case claims::WitnessShows::kUnchangingPlay:
      c.expect.legal.push_back({0, witness.moves[0], std::nullopt});
      c.expect.rows.push_back({1, witness.setup});
      break;
    case claims::WitnessShows::kEndlessPlay:
      ExpectCycle(witness, c);
      break;
    case claims::WitnessShows::kLine:
      ExpectLine(witness, c);
      break;
    case claims::WitnessShows::kPlays:
    case claims::WitnessShows::kPosition:
    case claims::WitnessShows::kInterval:
    case claims::WitnessShows::kNothing:
      break;
  }
  return c;
}

}  // namespace

absl::Status WriteWitness(const std::string& folder, const spec::RuleSet& rules,
                          const Verdict& verdict) {
  const claims::Claim* claim = claims::FindClaim(verdict.claim);
  if (claim == nullptr) {
    return absl::InvalidArgumentError(absl::StrCat("unknown claim \"", verdict.claim, "\""));
  }
  const std::string name =
      claims::ClaimFileName(verdict.witness->setup.size(), rules, verdict.claim);
  const std::string path = (std::filesystem::path(folder) / name).string();
  const formats::SgfTree record = formats::SgfRecord(
      rules, verdict.witness->setup, verdict.witness->to_move, WrittenMoves(*verdict.witness));
  RETURN_IF_ERROR(WriteWholeFile(path + ".sgf", formats::WriteSgf(record)));
  return WriteWholeFile(path + ".jsonl",
                        formats::WriteCase(MakeCase(rules, verdict, claim->witness, name)) + "\n");
}

}  // namespace hotstone::answers
