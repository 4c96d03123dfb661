#include "tests/differential/model_murphi.h"

#include "absl/strings/str_cat.h"

namespace hotstone::models {
namespace {

using spec::HotLayer;
using spec::SelfRemoval;

constexpr const char* kState = R"(  NOWHERE: POINTS;

type
  point_t: 0 .. POINTS - 1;  -- A1 first, along the rows from the bottom
  count_t: 0 .. POINTS;
  cell_t: enum { empty, black, white };
  board_t: array [point_t] of cell_t;
  chain_t: array [point_t] of boolean;

var
  board: board_t;
  to_move: cell_t;
  passes: 0 .. END_PASSES;  -- END_PASSES: the game is over
  ban: 0 .. NOWHERE;        -- to_move may not play here

function Other(c: cell_t): cell_t;
begin
  return c = black ? white : black;
end;

function Adjacent(p: point_t; r: point_t): boolean;
begin
  return (p / COLS = r / COLS & (p = r + 1 | r = p + 1)) | p = r + COLS | r = p + COLS;
end;

-- Adds to `chain` the stones joined to the one on p.
procedure Flood(b: board_t; p: point_t; var chain: chain_t);
begin
  chain[p] := true;
  for r: point_t do
    if Adjacent(p, r) & b[r] = b[p] & !chain[r] then
      Flood(b, r, chain);
    end;
  end;
end;

procedure FindChain(b: board_t; p: point_t; var chain: chain_t);
begin
  for r: point_t do
    chain[r] := false;
  end;
  Flood(b, p, chain);
end;

function Stones(chain: chain_t): count_t;
var
  n: count_t;
begin
  n := 0;
  for r: point_t do
    if chain[r] then
      n := n + 1;
    end;
  end;
  return n;
end;

function IsLiberty(b: board_t; chain: chain_t; p: point_t): boolean;
begin
  return b[p] = empty & exists r: point_t do chain[r] & Adjacent(p, r) end;
end;

function Liberties(b: board_t; chain: chain_t): count_t;
var
  n: count_t;
begin
  n := 0;
  for r: point_t do
    if IsLiberty(b, chain, r) then
      n := n + 1;
    end;
  end;
  return n;
end;

-- Removes the chain of the stone on p if it has no liberty, and adds its stones to `removed`.
procedure RemoveIfDead(var b: board_t; p: point_t; var removed: count_t);
var
  chain: chain_t;
begin
  FindChain(b, p, chain);
  if Liberties(b, chain) = 0 then
    removed := removed + Stones(chain);
    for r: point_t do
      if chain[r] then
        b[r] := empty;
      end;
    end;
  end;
end;

procedure RemoveOpposing(var b: board_t; p: point_t; mover: cell_t; var captured: count_t);
begin
  for n: point_t do
    if Adjacent(p, n) & b[n] = Other(mover) then
      RemoveIfDead(b, n, captured);
    end;
  end;
end;

procedure Place(var b: board_t; p: point_t; mover: cell_t; var captured: count_t; var lost: count_t);
begin
  b[p] := mover;
  captured := 0;
  lost := 0;
)";

constexpr const char* kOpponentFirst = R"(  RemoveOpposing(b, p, mover, captured);
  if captured = 0 then
    RemoveIfDead(b, p, lost);
  end;
end;
)";

constexpr const char* kOwnFirst = R"(  RemoveIfDead(b, p, lost);
  if lost = 0 then
    RemoveOpposing(b, p, mover, captured);
  end;
end;
)";

constexpr const char* kBan = R"(
-- Where the opponent may not play after the capture of one stone by the stone on p.
function BanAfter(b: board_t; p: point_t): count_t;
var
  chain: chain_t;
begin
  FindChain(b, p, chain);
  if Stones(chain) = 1 & Liberties(b, chain) = 1 then
    for r: point_t do
      if IsLiberty(b, chain, r) then
        return r;
      end;
    end;
  end;
  return NOWHERE;
end;
)";

// For the mutant: the captured point, which is the one that the play emptied.
constexpr const char* kBanAlways = R"(
function BanAfter(b: board_t; before: board_t): count_t;
begin
  for r: point_t do
    if b[r] = empty & before[r] != empty then
      return r;
    end;
  end;
  return NOWHERE;
end;
)";

constexpr const char* kMayPlay = R"(
function MayPlay(p: point_t): boolean;
var
  b: board_t;
  captured: count_t;
  lost: count_t;
begin
  if passes = END_PASSES | board[p] != empty | ban = p then
    return false;
  end;
)";

constexpr const char* kStart = R"(
startstate "empty board"
begin
  for p: point_t do
    board[p] := empty;
  end;
  to_move := black;
  passes := 0;
  ban := NOWHERE;
end;

ruleset p: point_t do
  rule "play" MayPlay(p) ==>
  var
    before: board_t;
    captured: count_t;
    lost: count_t;
  begin
    before := board;
    Place(board, p, to_move, captured, lost);
    passes := 0;
    ban := NOWHERE;
)";

}  // namespace

absl::StatusOr<std::string> MurphiModel(const ModelRequest& request) {
  if (absl::Status status = CheckModelled(request); !status.ok()) return status;
  const spec::RuleSet& rules = request.rules;
  const bool ban_always = request.mutant == Mutant::kEveryCaptureBans;
  std::string text = absl::StrCat(
      "-- The situation graph of Go on ", request.size.ToString(), " under ", RuleSetName(rules),
      request.mutant == Mutant::kNone ? "" : ", with a wrong rule put in", ".\n");
  text +=
      absl::StrCat("const\n  COLS: ", request.size.cols(), ";\n  POINTS: ", request.size.points(),
                   ";\n  END_PASSES: ", rules.end_passes, ";\n");
  text += kState;
  text += request.mutant == Mutant::kOwnStonesFirst ? kOwnFirst : kOpponentFirst;
  text += ban_always ? kBanAlways : kBan;
  const bool restricted =
      rules.self_removal != SelfRemoval::kAny || request.mutant == Mutant::kSelfRemovalRefused;
  text += kMayPlay;
  if (restricted) text += "  b := board;\n  Place(b, p, to_move, captured, lost);\n";
  if (rules.self_removal == SelfRemoval::kNone) {
    text += "  return lost = 0;\n";
  } else if (request.mutant == Mutant::kSelfRemovalRefused) {
    text += "  return lost < 2;\n";
  } else if (rules.self_removal == SelfRemoval::kGroups) {
    text += "  return exists r: point_t do b[r] != board[r] end;\n";
  } else {
    text += "  return true;\n";
  }
  text += "end;\n";
  text += kStart;
  if (rules.hot == HotLayer::kBasic) {
    text += absl::StrCat("    if captured = 1 then\n      ban := BanAfter(board, ",
                         ban_always ? "before" : "p", ");\n    end;\n");
  }
  if (rules.capture_ends) {
    text +=
        "    if captured + lost > 0 then\n      passes := END_PASSES;\n      ban := NOWHERE;\n    "
        "end;\n";
  }
  text += "    to_move := Other(to_move);\n  end;\nend;\n\n";
  text += "rule \"pass\" passes < END_PASSES ==>\nbegin\n  passes := passes + 1;\n";
  if (request.mutant != Mutant::kBanSurvivesPass) text += "  ban := NOWHERE;\n";
  text += "  to_move := Other(to_move);\nend;\n\n";
  text += "cover \"finished\" passes = END_PASSES;\ncover \"without a ban\" ban = NOWHERE;\n";
  return text;
}

}  // namespace hotstone::models
