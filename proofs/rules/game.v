(* A game: a situation with its whole history.

   The history is the list of all plies, the latest first. A cycle rule (folder cycle/) is a function of the
   history and a play, legal otherwise, that says whether the play is forbidden; a pass never is.
   spec/rules/cycle_rule.h keeps a memory instead and brings it up to date ply by ply: a faster way to the
   same answers.

   The game is seen by these rules as a sequence of entries (position, player to move). Each ply leads from
   one entry to the next. Moves are made in turn; stones taken off by agreement are left out (ING96-R3 "Pass
   play", G307), as in everything that `hotstone verify` says.

   Under `resume=dispute` a second pause at the same position ends the game (ING96-R4-verification, G419). *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import situation.

Definition entry : Type := position * color.

Definition entry_eqb (v w : entry) : bool := position_eqb (fst v) (fst w) && color_eqb (snd v) (snd w).

Inductive ply :=
  | played (pl : play)
  | passed (pos : position) (c : color).

Definition from (x : ply) : entry :=
  match x with played pl => (before pl, player pl) | passed pos c => (pos, c) end.

Definition to (x : ply) : entry :=
  match x with played pl => (after pl, opponent (player pl)) | passed pos c => (pos, opponent c) end.

Definition is_board_play (x : ply) : bool := match x with played _ => true | passed _ _ => false end.

(* Whether the play, legal otherwise, is forbidden after these plies. *)
Definition cycle_rule : Type := list ply -> play -> bool.

(* cycle=none *)
Definition no_cycle_rule : cycle_rule := fun _ _ => false.

Record game := {
  now : situation;
  past : list ply;               (* the latest first *)
  paused_at : list position      (* under resume=dispute: where the game was paused *)
}.

Section Game.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).

Definition start_of (setup : position) (first : color) : game :=
  {| now := start_situation rules setup first; past := []; paused_at := [] |}.

(* Why the player to move may not make this move; nothing if he may. *)
Definition judge_in_game (g : game) (m : move) : option illegality :=
  match judge rules (now g) m, m with
  | Some why, _ => Some why
  | None, pass => None
  | None, play_on p =>
      if cycle (past g) (play_at (stones (now g)) (to_move (now g)) p) then Some cycle_ban else None
  end.

Definition is_legal_move (g : game) (m : move) : bool :=
  match judge_in_game g m with None => true | Some _ => false end.

Definition ply_of (s : situation) (m : move) : ply :=
  match m with
  | pass => passed (stones s) (to_move s)
  | play_on p => played (play_at (stones s) (to_move s) p)
  end.

(* Whether a pause has just begun: the second pass in a row, and the game not over. *)
Definition pause_begins (s t : situation) : bool :=
  (passes s =? 1) && (passes t =? 2) && negb (is_finished rules t).

Definition ended (s : situation) : situation :=
  {| stones := stones s; to_move := to_move s; passes := end_passes rules; bans := bans s;
     handicap_owed := handicap_owed s |}.

(* The game after a legal move. *)
Definition next (g : game) (m : move) : game :=
  let t := after_move rules (now g) m in
  let disputed := resume_dispute rules && pause_begins (now g) t in
  let again := existsb (position_eqb (stones t)) (paused_at g) in
  {| now := if disputed && again then ended t else t;
     past := ply_of (now g) m :: past g;
     paused_at := if disputed then stones t :: paused_at g else paused_at g |}.

(* Legal moves lead from the first game to the second. *)
Inductive leads_to (g : game) : game -> Prop :=
  | no_move : leads_to g g
  | one_more : forall h m, leads_to g h -> is_legal_move h m = true -> leads_to g (next h m).

End Game.

(* The number of board plays in a history. *)
Definition board_plays (h : list ply) : nat := length (filter is_board_play h).
