#include "enumerate/cycles/cycle_types.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

using Kinds = std::vector<EdgeKind>;

// "0 2 1 p", "s2": kinds as in a signature, without the colours.
Kinds Read(std::string_view text) {
  Kinds kinds;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == 'p') kinds.push_back({EdgeKind::kPass, 0});
    if (text[i] == 's')
      kinds.push_back({EdgeKind::kRemovesOwn, text[++i] - '0'});
    else if (text[i] >= '0' && text[i] <= '9')
      kinds.push_back({EdgeKind::kCaptures, text[i] - '0'});
  }
  return kinds;
}

// The order of kinds in signatures.
std::tuple<int, int> Order(EdgeKind kind) {
  const int group = kind.kind == EdgeKind::kCaptures     ? 0
                    : kind.kind == EdgeKind::kRemovesOwn ? 1
                                                         : 2;
  return {group, kind.stones};
}

std::string KindText(EdgeKind kind) {
  if (kind.kind == EdgeKind::kPass) return "p";
  return absl::StrCat(kind.kind == EdgeKind::kRemovesOwn ? "s" : "", kind.stones);
}

// Maps each played point to the point where plays there capture just one stone. Empty if a board
// play does anything else, or plays at one point capture at different ones.
std::map<BitMove, BitMove> SingleCaptures(std::span<const CyclePly> plies) {
  std::map<BitMove, BitMove> next;
  for (const CyclePly& ply : plies) {
    if (ply.move == kNoPoint) continue;
    if (Count(ply.captured) != 1) return {};
    const auto entry = next.try_emplace(ply.move, FirstPoint(ply.captured)).first;
    if (entry->second != FirstPoint(ply.captured)) return {};
  }
  return next;
}

BitBoard StonesOf(const CyclePly& ply, int player) { return player == 0 ? ply.black : ply.white; }

}  // namespace

const std::vector<CycleTypeEntry>& KnownCycleTypes() {
  static const auto* const types = new std::vector<CycleTypeEntry>{
      {CycleType::kSimpleKo, "simple-ko", Read("1 1")},
      {CycleType::kTakePassPass, "take-pass-pass", Read("1 1")},
      {CycleType::kSendingTwo, "sending-two-returning-one", Read("2 1 p 0")},
      {CycleType::kSelfRemoval, "self-removal", Read("s2 p 0 p")},
      {CycleType::kEternalLife, "eternal-life", Read("2 2 0 0")},
      {CycleType::kDoubleKo, "double-ko-exchange", Read("1 1 p 1 1 p")},
      {CycleType::kTripleKo, "triple-ko", Read("1 1 1 1 1 1")},
      {CycleType::kSixPly, "six-ply-2x2", Read("3 0 0 2 0 1")},
      {CycleType::kQuadrupleKo, "quadruple-ko", Read("1 1 1 1 1 1 1 1")},
      {CycleType::kPinwheel, "pinwheel", Read("1 1 1 1 1 1 1 1")},
      {CycleType::kRoundRobin, "round-robin-ko", Read("2 2 0 0 2 2 0 0")},
      {CycleType::kMolasses, "molasses-ko", Read("2 1 p 0 1 2 1 p 0 1")}};
  return *types;
}

std::string_view CycleTypeName(CycleType type) {
  for (const CycleTypeEntry& entry : KnownCycleTypes()) {
    if (entry.type == type) return entry.name;
  }
  return "";
}

std::optional<CycleType> CycleTypeFromName(std::string_view name) {
  for (const CycleTypeEntry& entry : KnownCycleTypes()) {
    if (entry.name == name) return entry.type;
  }
  return std::nullopt;
}

EdgeKind KindOf(const CyclePly& ply) {
  if (ply.move == kNoPoint) return {EdgeKind::kPass, 0};
  if (ply.self_removed != 0) return {EdgeKind::kRemovesOwn, Count(ply.self_removed)};
  return {EdgeKind::kCaptures, Count(ply.captured)};
}

std::vector<EdgeKind> LeastSignature(std::span<const CyclePly> plies) {
  Kinds kinds;
  for (const CyclePly& ply : plies) kinds.push_back(KindOf(ply));
  Kinds best = kinds;
  for (size_t i = 1; i < kinds.size(); ++i) {
    std::rotate(kinds.begin(), kinds.begin() + 1, kinds.end());
    if (std::lexicographical_compare(kinds.begin(), kinds.end(), best.begin(), best.end(),
                                     [](EdgeKind a, EdgeKind b) { return Order(a) < Order(b); })) {
      best = kinds;
    }
  }
  return best;
}

std::string SignatureText(std::span<const CyclePly> plies) {
  std::string text;
  for (const CyclePly& ply : plies) {
    absl::StrAppend(&text, text.empty() ? "" : " ", ply.player == 0 ? "B" : "W",
                    KindText(KindOf(ply)));
  }
  return text;
}

std::string SignatureText(const std::vector<EdgeKind>& kinds) {
  std::string text;
  for (size_t i = 0; i < kinds.size(); ++i) {
    absl::StrAppend(&text, i == 0 ? "" : " ", i % 2 == 0 ? "B" : "W", KindText(kinds[i]));
  }
  return text;
}

int KosOf(std::span<const CyclePly> plies) {
  const auto next = SingleCaptures(plies);
  for (const auto& [at, captured] : next) {
    const auto other = next.find(captured);
    if (other == next.end() || other->second != at) return 0;
  }
  return static_cast<int>(next.size()) / 2;
}

int RingOf(std::span<const CyclePly> plies) {
  const auto next = SingleCaptures(plies);
  if (next.size() < 3) return 0;
  BitMove at = next.begin()->first;
  for (size_t i = 1; i <= next.size(); ++i) {
    const auto step = next.find(at);
    if (step == next.end()) return 0;
    at = step->second;
    // Back at the first point: only after all of them.
    if ((at == next.begin()->first) != (i == next.size())) return 0;
  }
  return static_cast<int>(next.size());
}

std::optional<int> OnlyPasses(std::span<const CyclePly> plies) {
  for (const int player : {0, 1}) {
    if (std::all_of(plies.begin(), plies.end(), [&](const CyclePly& ply) {
          return ply.player != player || ply.move == kNoPoint;
        })) {
      return player;
    }
  }
  return std::nullopt;
}

bool HasOtherStones(std::span<const CyclePly> plies) {
  BitBoard removed = 0;
  for (const CyclePly& ply : plies) removed |= ply.captured | ply.self_removed;
  return std::any_of(plies.begin(), plies.end(), [&](const CyclePly& ply) {
    return ((StonesOf(ply, 0) | StonesOf(ply, 1)) & ~removed) != 0;
  });
}

std::optional<CycleType> TypeOf(std::span<const CyclePly> plies) {
  if (OnlyPasses(plies).has_value()) return CycleType::kSelfRemoval;
  static const auto* const named = new std::vector<std::pair<Kinds, CycleType>>{
      {Read("1 1"), CycleType::kSimpleKo},
      {Read("0 2 1 p"), CycleType::kSendingTwo},
      {Read("0 0 2 2"), CycleType::kEternalLife},
      {Read("0 0 2 0 1 3"), CycleType::kSixPly},
      {Read("0 0 2 2 0 0 2 2"), CycleType::kRoundRobin},
      {Read("0 1 2 1 p 0 1 2 1 p"), CycleType::kMolasses}};
  const Kinds kinds = LeastSignature(plies);
  for (const auto& [signature, type] : *named) {
    if (kinds == signature) return type;
  }
  const bool pairs_only = std::all_of(plies.begin(), plies.end(), [](const CyclePly& ply) {
    return ply.move != kNoPoint || ply.of_pair;
  });
  const int kos = KosOf(plies);
  if (kinds == Read("1 p p 1 p p") && pairs_only) return CycleType::kTakePassPass;
  if (kinds == Read("1 1 p 1 1 p") && kos == 2) return CycleType::kDoubleKo;
  if (kinds == Read("1 1 1 1 1 1") && kos == 3) return CycleType::kTripleKo;
  if (kinds != Read("1 1 1 1 1 1 1 1")) return std::nullopt;
  if (kos == 4) return CycleType::kQuadrupleKo;
  if (RingOf(plies) == 8) return CycleType::kPinwheel;
  return std::nullopt;
}

}  // namespace hotstone::enumerate
