#include "tests/differential/model_promela.h"

#include "absl/strings/str_cat.h"

namespace hotstone::models {
namespace {

using spec::HotLayer;
using spec::SelfRemoval;

// `cell` is the position; `after` is the position on which a play is tried.
constexpr const char* kState = R"(
c_decl {
  \#include <stdlib.h>
  \#include <string.h>
  /* PROBE=finished or PROBE=ban in the environment: steps in place that count such situations. */
  static int probe_finished, probe_ban;
  __attribute__((constructor)) static void ReadProbe(void) {
    const char* probe = getenv("PROBE");
    probe_finished = probe != 0 && strcmp(probe, "finished") == 0;
    probe_ban = probe != 0 && strcmp(probe, "ban") == 0;
  }
}

#define NOWHERE POINTS
#define EMPTY 0
#define BLACK 1
#define WHITE 2
#define OTHER(c) (3 - (c))

byte cell[POINTS];       /* A1 first, along the rows from the bottom */
byte to_move = BLACK;
byte passes = 0;         /* END_PASSES: the game is over */
byte ban = NOWHERE;      /* to_move may not play here */

byte after[POINTS], breathes[POINTS];
byte q, changed, taken, taken_at, lost;

#define HAS_LEFT(p) ((p) % COLS > 0)
#define HAS_RIGHT(p) ((p) % COLS < COLS - 1)
#define HAS_BELOW(p) ((p) >= COLS)
#define HAS_ABOVE(p) ((p) < POINTS - COLS)
#define GIVES_BREATH(p, n) (after[n] == EMPTY || (after[n] == after[p] && breathes[n]))
#define TAKES_BREATH(p) \
  ((HAS_LEFT(p) && GIVES_BREATH(p, (p) - 1)) || (HAS_RIGHT(p) && GIVES_BREATH(p, (p) + 1)) || \
   (HAS_BELOW(p) && GIVES_BREATH(p, (p) - COLS)) || (HAS_ABOVE(p) && GIVES_BREATH(p, (p) + COLS)))
#define BESIDE(p, c) \
  ((HAS_LEFT(p) && after[(p) - 1] == c) + (HAS_RIGHT(p) && after[(p) + 1] == c) + \
   (HAS_BELOW(p) && after[(p) - COLS] == c) + (HAS_ABOVE(p) && after[(p) + COLS] == c))

inline Breathe() {
  for (q : 0 .. POINTS - 1) { breathes[q] = 0 }
  changed = 1;
  do
  :: changed ->
     changed = 0;
     for (q : 0 .. POINTS - 1) {
       if
       :: after[q] != EMPTY && !breathes[q] && TAKES_BREATH(q) -> breathes[q] = 1; changed = 1
       :: else
       fi
     }
  :: else -> break
  od
}

inline RemoveOpposing() {
  for (q : 0 .. POINTS - 1) {
    if
    :: after[q] == OTHER(to_move) && !breathes[q] -> after[q] = EMPTY; taken++; taken_at = q
    :: else
    fi
  }
}

inline RemoveOwn() {
  for (q : 0 .. POINTS - 1) {
    if
    :: after[q] == to_move && !breathes[q] -> after[q] = EMPTY; lost++
    :: else
    fi
  }
}

/* Puts a stone of to_move on p and removes what does not breathe, all on `after`. */
inline Try(p) {
  for (q : 0 .. POINTS - 1) { after[q] = cell[q] }
  after[p] = to_move;
  taken = 0; taken_at = 0; lost = 0;
  Breathe();
  REMOVE_IN_ORDER
}

inline Forget() {
  for (q : 0 .. POINTS - 1) { after[q] = 0; breathes[q] = 0 }
  q = 0; changed = 0; taken = 0; taken_at = 0; lost = 0;
}
)";

// Only a play without an empty point beside it can remove own stones; the others need no trial.
constexpr const char* kSurvey = R"(
int barred = NONE_BARRED;  /* bit p: to_move may not play on p, for what that would remove */
byte s;

inline Survey() {
  barred = 0;
  for (s : 0 .. POINTS - 1) {
    for (q : 0 .. POINTS - 1) { after[q] = cell[q] }
    if
    :: cell[s] == EMPTY && BESIDE(s, EMPTY) == 0 ->
       Try(s);
       if
       :: BARS(lost) -> barred = barred | (1 << s)
       :: else
       fi
    :: else
    fi
  }
  s = 0;
}
)";

constexpr const char* kPlay = R"(
inline Play(p) {
  printf("move %d\n", p);
  Try(p);
  ban = NOWHERE;
  passes = 0;
  if
  :: CAPTURE_ENDS && taken + lost > 0 -> passes = END_PASSES
  :: else ->
     if
     :: BASIC_BAN && taken == 1 && LONE_AND_TIGHT(p) -> ban = taken_at
     :: else
     fi
  fi;
  for (q : 0 .. POINTS - 1) { cell[q] = after[q] }
  to_move = OTHER(to_move);
  SURVEY
  Forget()
}

inline Pass() {
  printf("move pass\n");
  passes++;
  LIFT_BAN
  to_move = OTHER(to_move);
  SURVEY
  Forget()
}
)";

std::string Define(const char* name, const std::string& value) {
  return absl::StrCat("#define ", name, " ", value, "\n");
}

// The plays that the self-removal option bars, given how many own stones they would remove.
std::string BarsMacro(const ModelRequest& request) {
  if (request.rules.self_removal == SelfRemoval::kNone) return "((n) > 0)";
  if (request.mutant == Mutant::kSelfRemovalRefused) return "((n) > 1)";
  return "((n) == 1)";
}

}  // namespace

absl::StatusOr<std::string> PromelaModel(const ModelRequest& request) {
  if (absl::Status status = CheckModelled(request); !status.ok()) return status;
  const spec::RuleSet& rules = request.rules;
  const int points = request.size.points();
  const bool survey =
      rules.self_removal != SelfRemoval::kAny || request.mutant == Mutant::kSelfRemovalRefused;
  std::string text = absl::StrCat(
      "/* The situation graph of Go on ", request.size.ToString(), " under ", RuleSetName(rules),
      request.mutant == Mutant::kNone ? "" : ", with a wrong rule put in", ". */\n");
  text += Define("COLS", absl::StrCat(request.size.cols()));
  text += Define("POINTS", absl::StrCat(points));
  text += Define("END_PASSES", absl::StrCat(rules.end_passes));
  text += Define("BASIC_BAN", rules.hot == HotLayer::kBasic ? "1" : "0");
  text += Define("CAPTURE_ENDS", rules.capture_ends ? "1" : "0");
  text += Define("LONE_AND_TIGHT(p)", request.mutant == Mutant::kEveryCaptureBans
                                          ? "1"
                                          : "(BESIDE(p, to_move) == 0 && BESIDE(p, EMPTY) == 1)");
  text += Define("LIFT_BAN", request.mutant == Mutant::kBanSurvivesPass ? "" : "ban = NOWHERE;");
  text += Define("REMOVE_IN_ORDER",
                 request.mutant == Mutant::kOwnStonesFirst
                     ? "RemoveOwn(); if :: lost == 0 -> RemoveOpposing() :: else fi;"
                     : "RemoveOpposing(); if :: taken == 0 -> RemoveOwn() :: else fi;");
  text += Define("SURVEY", survey ? "Survey();" : "");
  text += kState;
  if (survey) {
    // On the empty board only the 1x1 board has a point without an empty neighbour.
    text += Define("NONE_BARRED",
                   points == 1 && request.mutant != Mutant::kSelfRemovalRefused ? "1" : "0");
    text += Define("BARS(n)", BarsMacro(request));
    text += kSurvey;
  }
  text += kPlay;
  text += absl::StrCat("\n#define MAY_PLAY(p) (passes < END_PASSES && cell[p] == EMPTY && ban != p",
                       survey ? " && !(barred & (1 << p))" : "", ")\n\n");
  text += "active proctype Game() {\nend_game:\naccept_every_state:\n  do\n";
  for (int p = 0; p < points; ++p) {
    text += absl::StrCat("  :: d_step { MAY_PLAY(", p, ") -> Play(", p, ") }\n");
  }
  text += "  :: d_step { passes < END_PASSES -> Pass() }\n";
  text += "  :: c_expr { probe_finished } && passes == END_PASSES\n";
  text += "  :: c_expr { probe_ban } && ban != NOWHERE\n";
  text += "  od\n}\n";
  return text;
}

}  // namespace hotstone::models
