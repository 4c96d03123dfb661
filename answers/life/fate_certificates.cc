// Asks enumerate/ for the rows that prove a fate, groups them by position, and has them checked.
//
// For example, White's stone in .O on 2x1 is removed no matter who moves first. The certificate has
// one position and three rows: .O B:r1 B1:r1 W:r2. White can only pass, and then Black takes.
#include "answers/life/fate_certificates.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/fates/fates.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {
namespace {

using certify::FateAnswer;
using enumerate::Answer;
using enumerate::BitSituation;

FateAnswer ToCertify(Answer answer) {
  switch (answer) {
    case Answer::kRemoved:
      return FateAnswer::kRemoved;
    case Answer::kKept:
      return FateAnswer::kKept;
    case Answer::kHangs:
      return FateAnswer::kHangs;
  }
  std::abort();  // not an enumerator
}

// The rows in the order of the file.
std::vector<certify::FatePosition> Grouped(const std::vector<enumerate::FateProofRow>& rows,
                                           const spec::BoardSize& size) {
  std::vector<certify::FatePosition> single;
  for (const enumerate::FateProofRow& row : rows) {
    spec::Situation s = enumerate::ToSpec(row.situation, size);
    single.push_back(
        {std::move(s.position),
         {{s.to_move, s.passes, std::move(s.bans), ToCertify(row.answer), row.stage}}});
  }
  std::sort(single.begin(), single.end(), [](const auto& one, const auto& other) {
    if (one.position != other.position) return one.position < other.position;
    return ComesBefore(one.rows.front(), other.rows.front());
  });
  std::vector<certify::FatePosition> grouped;
  for (certify::FatePosition& one : single) {
    if (grouped.empty() || grouped.back().position != one.position) {
      grouped.push_back(std::move(one));
    } else {
      grouped.back().rows.push_back(std::move(one.rows.front()));
    }
  }
  return grouped;
}

}  // namespace

absl::StatusOr<FateCertificate> CertifyFate(
    const enumerate::FateTable& table, const spec::RuleSet& rules, const spec::Position& position,
    const spec::Chain& chain, const enumerate::FateProofLimits& limits, Progress* progress) {
  const spec::BoardSize size = position.size();
  assert(size.points() == table.grid().points() && spec::IsLegal(position));
  const enumerate::Stones stones = enumerate::FromSpec(position);
  const int point = size.Index(chain.stones[0]);
  const int owner = chain.color == spec::Color::kBlack ? 0 : 1;
  const std::array<BitSituation, 2> asked = {
      {{stones.own, stones.opp, 1 - owner, 0, 0}, {stones.own, stones.opp, owner, 0, 0}}};
  const auto rows = ProveFate(table, point, asked, limits, progress);
  if (absl::IsResourceExhausted(rows.status()))
    return FateCertificate{nullptr, std::string(rows.status().message())};
  if (!rows.ok()) return rows.status();
  certify::Fates fates{rules, chain.color, chain.stones[0], {}, Grouped(*rows, size)};
  for (const BitSituation& s : asked) {
    fates.claims.push_back({position, enumerate::PlayerColor(s.player),
                            ToCertify(AnswerOf(table.AnswersAt(s), point))});
  }
  if (const auto checked = certify::CheckFates(fates); !checked.ok()) {
    return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the fate of ",
                                            spec::PointName(chain.stones[0]), ": ",
                                            std::string(checked.status().message())));
  }
  return FateCertificate{std::make_shared<const certify::Fates>(std::move(fates)), ""};
}

}  // namespace hotstone::answers
