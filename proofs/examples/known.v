(* Known positions on small boards, computed by the definitions (certificates/known_positions.v, known_answers.v).

   The owner is Black; `F` is a free point. Rows are written from below, as points are numbered. *)
From Hotstone.board Require Import board rectangle.
From Hotstone.certificates Require Import known_positions known_answers.

Local Notation X := own.
Local Notation O := opp.
Local Notation "'__'" := known_empty.
Local Notation F := free.

Definition known_of (cells : list known_cell) : known_position := fun q => nth q cells free.
Definition cells_of (B : board) (k : known_position) : list known_cell := map k all_points.

Definition own_cells (B : board) (cells : list known_cell) (p : nat) : option (list known_cell) :=
  option_map (cells_of B) (own_play (known_of cells) p).

(* `every` hot stone but `any-ko-stone` is looked at, or single ones only. *)
Definition answer_cells_of (every : bool) (B : board) (cells : list known_cell) (p : nat) :=
  match answer_at every (known_of cells) p with
  | unknown => None
  | as_pass => Some (cells, [], [])
  | leads_to after taken banned => Some (cells_of B after, taken, banned)
  end.

Notation answer_cells := (answer_cells_of false).

(* If C1 holds a stone, the play removes both of Black's. *)
Example may_remove_own_stones : own_cells (rectangle 3 1) [X; __; F] 1 = None.
Proof. reflexivity. Qed.

(* With C1 empty it does not, and the answer there takes both. *)
Example the_answer_takes_both :
  own_cells (rectangle 3 1) [X; __; __] 1 = Some [X; X; __] /\
  answer_cells (rectangle 3 1) [X; X; __] 2 = Some ([__; __; O], [0; 1], []).
Proof. split; reflexivity. Qed.

(* A stone is taken for certain, or becomes free. *)
Example taken_or_free :
  own_cells (rectangle 3 1) [O; __; __] 1 = Some [__; X; __] /\
  own_cells (rectangle 3 2) [O; __; __; F; X; __] 1 = Some [F; X; __; F; X; __].
Proof. split; reflexivity. Qed.

(* Nobody knows what White's play at D1 takes; that at C1 fills a free point. *)
Example unknown_and_filling :
  answer_cells (rectangle 4 1) [F; X; X; __] 3 = None /\
  answer_cells (rectangle 4 1) [X; __; F; __] 2 = Some ([X; __; F; __], [], []).
Proof. split; reflexivity. Qed.

(* A ko: Black takes A1 from A2 and may not be taken back at once, unless C2 may have a stone, which may be taken too. Without the
   ban White takes A2 from A1, and may ban it. *)
Example ko_bars_and_bans :
  own_cells (rectangle 3 2) [O; X; __; __; O; __] 3 = Some [__; X; __; X; O; __] /\
  @barred (rectangle 3 2) (known_of [O; X; __; __; O; __]) 3 = [0] /\
  own_cells (rectangle 3 2) [O; X; __; __; O; F] 3 = Some [__; X; __; X; F; F] /\
  @barred (rectangle 3 2) (known_of [O; X; __; __; O; F]) 3 = [] /\
  answer_cells (rectangle 3 2) [__; X; __; X; O; __] 0 = Some ([O; X; __; __; O; __], [3], [3]).
Proof. repeat split; reflexivity. Qed.

(* White plays B1. With a stone at A1 that is a pair, which Black would take at C1, and pairs may be hot. *)
Example a_pair_may_be_hot :
  answer_cells_of true (rectangle 5 1) [F; __; __; X; X] 1 = Some ([F; O; __; X; X], [], [2]) /\
  answer_cells (rectangle 5 1) [F; __; __; X; X] 1 = Some ([F; O; __; X; X], [], []).
Proof. split; reflexivity. Qed.
