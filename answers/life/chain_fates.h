// What becomes of each chain of a position, read from a table of fates: one in memory, or a stored
// one. Both give the same answer.
#ifndef HOTSTONE_ANSWERS_LIFE_CHAIN_FATES_H_
#define HOTSTONE_ANSWERS_LIFE_CHAIN_FATES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "answers/life/fate_certificates.h"
#include "answers/life/life_presets.h"
#include "answers/shown/shown.h"
#include "enumerate/fates/fates.h"
#include "spec/board/move.h"
#include "spec/board/position.h"

namespace hotstone::tables {
class FateFile;
}  // namespace hotstone::tables

namespace hotstone::answers {

// A chain with its fate. A move is good for a player if the answer after it is as good as before
// it, and the other answer was possible: it removes the chain, keeps it, or leaves it hanging.
struct ChainFate {
  spec::Color color = spec::Color::kBlack;
  std::vector<spec::Point> stones;  // in index order
  enumerate::Fate fate;
  std::vector<spec::Move> attacks;   // good moves of the attacker, if he moves first
  std::vector<spec::Move> defences;  // of the owner, if he does
  std::vector<PresetFate> presets;   // if asked for and it hangs
  FateCertificate certificate;       // if strategies are wanted
};

// The chains by their first stones, without presets and certificates. Requires a legal position on
// the board of the table. DataLoss if what is read of the file is damaged.
std::vector<ChainFate> ReadChains(const enumerate::FateTable& table,
                                  const spec::Position& position);
absl::StatusOr<std::vector<ChainFate>> ReadChains(const tables::FateFile& table,
                                                  const spec::Position& position);

Shown Describe(const ChainFate& chain);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_CHAIN_FATES_H_
